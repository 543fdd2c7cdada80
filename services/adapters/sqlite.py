"""SQLite files that keep what they acknowledged: WAL, a stated durability, no open ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from eventsourcing.persistence import ConnectionUnavailableError, OperationalError, PersistenceError
from eventsourcing.sqlite import (
    SQLiteConnection,
    SQLiteConnectionPool,
    SQLiteCursor,
    SQLiteDatastore,
)

from services.application.ports import Busy, Uncertain

Synchronous = Literal["FULL", "NORMAL"]
"""FULL: a commit survives a loss of power. NORMAL: it survives the end of the process."""

LOCK_TIMEOUT_SECONDS: Final = 5
_LEVELS: Final[dict[Synchronous, int]] = {"NORMAL": 1, "FULL": 2}
_REFUSALS: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
}


class NotDurable(Exception):  # noqa: N818 — says how the connection stands
    """A connection has not the settings that an acknowledgement relies on."""


class DurableConnection(SQLiteConnection):
    """A connection that is outside any transaction whenever it is handed back."""

    def commit(self) -> None:
        """Commit, or roll back and raise."""
        try:
            super().commit()
        except sqlite3.Error:
            # SQLite keeps the transaction open after some failed commits; the pool's next
            # user could then not begin one.
            self.rollback()
            raise


class DurablePool(SQLiteConnectionPool):
    """Connections whose journal mode and durability were set and read back."""

    def __init__(self, path: Path, synchronous: Synchronous) -> None:
        super().__init__(db_name=str(path), lock_timeout=LOCK_TIMEOUT_SECONDS)
        self._synchronous = synchronous

    def _create_connection(self) -> DurableConnection:
        made = super()._create_connection()._sqlite_conn  # noqa: SLF001 — a subclass's business
        made.execute(f"PRAGMA synchronous={self._synchronous}")
        settings = (_pragma(made, "journal_mode"), _pragma(made, "synchronous"))
        if settings != ("wal", _LEVELS[self._synchronous]):
            made.close()
            raise NotDurable(f"{self.db_name}: journal mode, synchronous = {settings}")
        return DurableConnection(made, max_age=self.max_age)


class DurableDatastore(SQLiteDatastore):
    """One file: a writer at a time, readers beside it."""

    def __init__(self, path: Path, synchronous: Synchronous = "FULL") -> None:
        super().__init__(db_name=str(path))
        self.pool = DurablePool(path, synchronous)
        self._looking: sqlite3.Connection | None = None

    def mark(self) -> int | None:
        """Another number than before once anybody committed; None when that cannot be seen.

        For one thread. It looks into memory that the file's connections share, and waits
        for nobody.
        """
        try:
            if self._looking is None:
                self._looking = sqlite3.connect(
                    self.pool.db_name, timeout=0, check_same_thread=False
                )
            row: tuple[int] = self._looking.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:
            return None
        return row[0]

    def close(self) -> None:
        """Close all connections."""
        super().close()
        if self._looking is not None:
            self._looking.close()


class SQLiteDatabase:
    """One file; implements Database."""

    def __init__(self, path: Path, synchronous: Synchronous = "FULL") -> None:
        self.datastore = DurableDatastore(path, synchronous)

    @contextmanager
    def reading(self) -> Iterator[SQLiteCursor]:
        """One consistent look at the file."""
        try:
            with refusing(), self.datastore.transaction(commit=False) as cursor:
                yield cursor
        except OperationalError as error:
            raise Busy from error

    @contextmanager
    def writing(self) -> Iterator[SQLiteCursor]:
        """One transaction; others that write wait for it."""
        try:
            with refusing(), self.datastore.transaction(commit=True) as cursor:
                yield cursor
        except OperationalError as error:
            raise Uncertain(str(error)) from error

    def close(self) -> None:
        """Close the file; calls after this are refused."""
        self.datastore.close()


@contextmanager
def refusing() -> Iterator[None]:
    """Raises Busy for a fault that has certainly left nothing behind."""
    try:
        yield
    except PersistenceError as error:
        if nothing_stored(error):
            raise Busy from error
        raise


def nothing_stored(error: PersistenceError) -> bool:
    """Whether the failed transaction has certainly left nothing behind.

    So it is when the disk was full or the file locked. After an input/output error
    during a commit nobody knows what a recovery will find.
    """
    if isinstance(error, ConnectionUnavailableError):
        return True
    code = getattr(error.__cause__, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _REFUSALS


def _pragma(connection: sqlite3.Connection, name: str) -> object:
    row: tuple[object] = connection.execute(f"PRAGMA {name}").fetchone()
    return row[0]
