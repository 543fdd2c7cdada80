"""The file of what people gave us: names, secrets, table codes and secret seeds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from eventsourcing.persistence import PersistenceError
from eventsourcing.sqlite import SQLiteCursor

from services.adapters.sqlite import DurableDatastore, nothing_stored
from services.application.ports import Busy

SCHEMA_VERSION: Final = 2
_SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS users (
        id TEXT PRIMARY KEY, guest INTEGER NOT NULL, erased INTEGER NOT NULL DEFAULT 0,
        digest TEXT NOT NULL, created_at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS secrets (
        hash BLOB PRIMARY KEY, user TEXT NOT NULL, kind TEXT NOT NULL,
        id TEXT NOT NULL UNIQUE, label TEXT NOT NULL, created_at INTEGER NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS secrets_of_user ON secrets (user)",
    """CREATE TABLE IF NOT EXISTS links (
        hash BLOB PRIMARY KEY, user TEXT NOT NULL, expires_at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS names (key TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS invites (match TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE)",
    "CREATE TABLE IF NOT EXISTS seeds (match TEXT PRIMARY KEY, seed BLOB NOT NULL)",
)


class AccountsFile:
    """One SQLite file, durable at every commit; may be used from any thread."""

    def __init__(self, path: Path) -> None:
        self._datastore = DurableDatastore(path)
        with self.reading() as cursor:
            cursor.execute("PRAGMA user_version")
            version: int = cursor.fetchone()[0]
        if version > SCHEMA_VERSION:
            self.close()
            raise ValueError(f"{path} was made by a newer version of this program")
        if version < SCHEMA_VERSION:
            self._create()

    def _create(self) -> None:
        with self.writing() as cursor:
            for statement in _SCHEMA:
                cursor.execute(statement)
            cursor.execute(f"PRAGMA user_version={SCHEMA_VERSION}")

    @contextmanager
    def reading(self) -> Iterator[SQLiteCursor]:
        """One consistent look at the file."""
        with self._datastore.transaction(commit=False) as cursor:
            yield cursor

    @contextmanager
    def writing(self) -> Iterator[SQLiteCursor]:
        """One transaction, committed at the end unless an error leaves it.

        It must begin with a write. Raises Busy when the file cannot be written just now.
        """
        try:
            with self._datastore.transaction(commit=True) as cursor:
                yield cursor
        except PersistenceError as error:
            if nothing_stored(error):
                raise Busy from error
            raise

    def close(self) -> None:
        """Close the file; calls after this are refused."""
        self._datastore.close()
