"""Backup of everything that cannot be made again, while servers run; and the way back.

A file's events are as they were at one moment, and so are the other tables at that moment
or a later one. In between nothing is missing: whatever an event relies on, its match's seed
first of all, was stored before it.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, Protocol
from uuid import UUID

from eventsourcing.persistence import StoredEvent
from psycopg import Connection, IsolationLevel
from psycopg.rows import DictRow, tuple_row

from services.adapters.accounts_file import SCHEMA_VERSION, AccountsFile
from services.adapters.backup_file import Begin, Event, Row, read
from services.adapters.backup_tables import BY_NAME, EVENTS, TABLES
from services.adapters.database import Cursor
from services.adapters.folder import DataFolder
from services.adapters.postgres import check_writable, connected
from services.adapters.postgres_tables import check_tables
from services.adapters.sqlite import DurableDatastore
from services.adapters.sqlite_events import SQLiteEvents
from services.application.ports import NotReady
from services.settings import DatabaseAddress, Settings

ROWS_AT_ONCE: Final = 1_000
PEOPLES: Final = tuple(table for table in TABLES if table.name not in {"beats", "outages"})
"""What must be empty before a restore; the others are written by a server that merely runs."""


class Source(Protocol):
    """A store at one moment. Read the events first."""

    def events(self) -> Iterator[Event]:
        """All events in the order of the log."""

    def rows(self) -> Iterator[Row]:
        """All rows of the other tables."""


def source(settings: Settings) -> AbstractContextManager[Source]:
    """The store that the settings name; raises NotReady when there is none."""
    if settings.database_url is not None:
        return _postgres_source(settings.database_url)
    return _file_source(settings.data)


def restore(path: Path, settings: Settings) -> int:
    """Put a backup into the empty store that the settings name; how many events there are.

    The file has to be checked before. Raises NotReady when the store is not empty.
    """
    if settings.database_url is not None:
        return _restore_database(path, settings.database_url)
    return _restore_folder(path, settings.data)


class _Files:
    """A data folder; each file is looked at when it is asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def events(self) -> Iterator[Event]:
        select = (
            "SELECT originator_id, originator_version, topic, state"  # noqa: S608 — our own word
            f" FROM {EVENTS} ORDER BY rowid"
        )
        with closing(_opened(self._folder / "events.db")) as connection:
            for match, version, topic, state in connection.execute(select):
                yield Event(match, version, topic, state)

    def rows(self) -> Iterator[Row]:
        with closing(_opened(self._folder / "accounts.db")) as connection:
            connection.execute("BEGIN")
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version != SCHEMA_VERSION:
                raise NotReady("The folder is of another version. Back up with that program.")
            for table in TABLES:
                for values in connection.execute(table.select):
                    yield Row(table.name, table.plain(values))


def _opened(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)
    except sqlite3.OperationalError as error:
        raise NotReady(f"There is no {path}.") from error
    connection.execute("PRAGMA query_only = 1")
    return connection


@contextmanager
def _file_source(data: Path) -> Iterator[Source]:
    yield _Files(data)


class _Database:
    """A database at one moment: that of the transaction that the connection is in."""

    def __init__(self, connection: Connection[DictRow]) -> None:
        self._connection = connection

    def events(self) -> Iterator[Event]:
        select = (
            "SELECT originator_id, originator_version, topic, state"  # noqa: S608 — our own word
            f" FROM {EVENTS} ORDER BY notification_id"
        )
        for match, version, topic, state in self._selected("events", select):
            yield Event(match.hex, version, topic, bytes(state))

    def rows(self) -> Iterator[Row]:
        for table in TABLES:
            for values in self._selected(table.name, table.select):
                yield Row(table.name, table.plain(values))

    def _selected(self, name: str, select: str) -> Iterator[tuple[Any, ...]]:
        with self._connection.cursor(name, row_factory=tuple_row) as cursor:
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(select)


@contextmanager
def _postgres_source(address: DatabaseAddress) -> Iterator[Source]:
    with closing(connected(address)) as connection:
        check_tables(connection)
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        with connection.transaction():
            yield _Database(connection)


def _restore_folder(path: Path, data: Path) -> int:
    if data.exists() and not data.is_dir():
        raise NotReady(f"{data} is no folder.")
    if data.exists() and any(data.iterdir()):
        raise NotReady(f"{data} is not empty. Name another folder, or move that one away.")
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(prefix=f"{data.name}.", dir=data.parent))
    except OSError as error:
        raise NotReady(f"{data} cannot be made: {error.strerror}.") from error
    try:
        folder = DataFolder(made)
        count = _fill_events(path, folder.events)
        _fill_accounts(path, folder.accounts)
        made.rename(data)  # also over an empty folder, at once or not at all
    except BaseException:
        shutil.rmtree(made)
        raise
    _sync(data.parent)
    return count


def _fill_events(path: Path, file: Path) -> int:
    with closing(DurableDatastore(file)) as datastore:
        recorder = SQLiteEvents(datastore)
        recorder.create_table()
        count = 0
        for some in _parts(_events(path)):
            recorder.insert_groups([some])
            count += len(some)
    return count


def _fill_accounts(path: Path, file: Path) -> None:
    with closing(AccountsFile(file)) as accounts, accounts.writing() as cursor:
        _insert_rows(cursor, path)


def _sync(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _restore_database(path: Path, address: DatabaseAddress) -> int:
    with closing(connected(address)) as connection:
        check_writable(connection)
        check_tables(connection)
        with connection.transaction(), connection.cursor() as cursor:
            _check_empty(cursor)
            insert = (
                f"INSERT INTO {EVENTS} (originator_id, originator_version, topic, state)"  # noqa: S608 — our own word
                " VALUES (?, ?, ?, ?)"
            )
            count = 0
            for some in _parts(_events(path)):
                cursor.executemany(
                    insert,
                    [(e.originator_id, e.originator_version, e.topic, e.state) for e in some],
                )
                count += len(some)
            _insert_rows(cursor, path)
    return count


def _check_empty(cursor: Cursor) -> None:
    for name in (EVENTS, *(table.name for table in PEOPLES), "matches"):
        cursor.execute(f'SELECT EXISTS (SELECT FROM "{name}") AS used')  # noqa: S608 — our own words
        if cursor.fetchone()["used"]:
            raise NotReady("The database is not empty. Name another one, and migrate it.")
    for name in ("beats", "outages"):
        cursor.execute(f'DELETE FROM "{name}"')  # noqa: S608 — likewise


def _insert_rows(cursor: Cursor, path: Path) -> None:
    for record in read(path):
        if isinstance(record, Row):
            table = BY_NAME[record.table]
            cursor.execute(table.insert, table.stored(record.values))


def _events(path: Path) -> Iterator[StoredEvent]:
    for record in read(path):
        match record:
            case Event(match, version, topic, state):
                yield StoredEvent(UUID(match), version, topic, state)
            case Row() | Begin():
                continue


def _parts(events: Iterator[StoredEvent]) -> Iterator[list[StoredEvent]]:
    part: list[StoredEvent] = []
    for event in events:
        part.append(event)
        if len(part) == ROWS_AT_ONCE:
            yield part
            part = []
    if part:
        yield part
