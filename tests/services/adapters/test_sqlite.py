"""Every connection has the durability that was asked for, and no transaction stays open."""

import os
import sqlite3
from pathlib import Path

import pytest
from eventsourcing.persistence import ConnectionUnavailableError, OperationalError, PersistenceError

from services.adapters.sqlite import (
    DurableDatastore,
    NotDurable,
    Synchronous,
    nothing_stored,
)
from services.adapters.sqlite_events import SQLiteEvents


@pytest.mark.parametrize(("synchronous", "level"), [("FULL", 2), ("NORMAL", 1)])
def test_every_connection_is_as_durable_as_was_asked(
    tmp_path: Path, synchronous: Synchronous, level: int
) -> None:
    datastore = DurableDatastore(tmp_path / "some.db", synchronous)
    connections = [datastore.pool.get_connection() for _ in range(4)]

    for connection in connections:
        raw = connection._sqlite_conn
        assert raw.execute("PRAGMA synchronous").fetchone()[0] == level
        assert raw.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        datastore.pool.put_connection(connection)


def test_a_file_without_a_write_ahead_log_is_refused() -> None:
    datastore = DurableDatastore(Path(":memory:"))

    with pytest.raises(NotDurable):
        datastore.pool.get_connection()


def test_a_commit_that_fails_leaves_no_transaction_behind(tmp_path: Path) -> None:
    datastore = DurableDatastore(tmp_path / "some.db")
    with datastore.transaction(commit=True) as cursor:
        cursor.execute("CREATE TABLE mother (id INTEGER PRIMARY KEY)")
        cursor.execute(
            "CREATE TABLE child (mother INTEGER REFERENCES mother DEFERRABLE INITIALLY DEFERRED)"
        )
    datastore.pool._pool[0]._sqlite_conn.execute("PRAGMA foreign_keys=ON")

    # A deferred key is checked by COMMIT, which fails and keeps its transaction open.
    with pytest.raises(PersistenceError), datastore.transaction(commit=True) as cursor:
        cursor.execute("INSERT INTO child VALUES (1)")
    with datastore.transaction(commit=True) as cursor:
        cursor.execute("INSERT INTO mother VALUES (2)")

    with datastore.transaction(commit=False) as cursor:
        cursor.execute("SELECT (SELECT count(*) FROM child), (SELECT count(*) FROM mother)")
        assert tuple(cursor.fetchone()) == (0, 1)


@pytest.mark.parametrize(
    ("code", "clear"),
    [
        (sqlite3.SQLITE_FULL, True),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, True),
        (sqlite3.SQLITE_IOERR_FSYNC, False),
        (sqlite3.SQLITE_CORRUPT, False),
    ],
    ids=["full", "busy", "fsync failed", "corrupt"],
)
def test_only_faults_before_the_commit_are_known_to_store_nothing(code: int, clear: bool) -> None:
    cause = sqlite3.OperationalError("fault")
    cause.sqlite_errorcode = code
    error = OperationalError(cause)
    error.__cause__ = cause

    assert nothing_stored(error) is clear


def test_waiting_in_vain_for_a_connection_stores_nothing() -> None:
    assert nothing_stored(ConnectionUnavailableError("timed out"))


def test_a_file_that_may_not_be_written_to_is_seen_without_a_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = SQLiteEvents(DurableDatastore(tmp_path / "events.db"))
    events.create_table()
    before = events.takes_writes()
    monkeypatch.setattr(os, "access", lambda _, mode: mode == os.R_OK)  # root may write anywhere

    assert (before, events.takes_writes()) == (True, False)
