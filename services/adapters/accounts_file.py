"""The file of what is not in the events: names, secrets, table codes, secret seeds, outages."""

from pathlib import Path
from typing import Final

from services.adapters.sqlite import SQLiteDatabase
from services.application.ports import NotReady

SCHEMA_VERSION: Final = 3
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
    "CREATE TABLE IF NOT EXISTS beats (part TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS outages (began INTEGER NOT NULL, ended INTEGER NOT NULL)",
)


class AccountsFile(SQLiteDatabase):
    """One SQLite file, durable at every commit; may be used from any thread."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        with self.reading() as cursor:
            cursor.execute("PRAGMA user_version")
            version: int = cursor.fetchone()[0]
        if version > SCHEMA_VERSION:
            self.close()
            raise NotReady(f"{path} was made by a newer version of this program.")
        if version < SCHEMA_VERSION:
            self._create()

    def _create(self) -> None:
        with self.writing() as cursor:
            for statement in _SCHEMA:
                cursor.execute(statement)
            cursor.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
