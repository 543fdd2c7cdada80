"""Events in an SQLite file: append-only, many commands in one transaction."""

import os
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast
from uuid import UUID

from eventsourcing.persistence import InfrastructureFactory, IntegrityError, StoredEvent
from eventsourcing.sqlite import (
    SQLiteApplicationRecorder,
    SQLiteCursor,
    SQLiteDatastore,
    SQLiteFactory,
)
from eventsourcing.utils import Environment

from services.adapters.event_store import DurableEventStore
from services.adapters.mapper import UPCASTERS, StructMapper, Upcaster
from services.adapters.recorder import VERSION_MAX, Group, Moved
from services.adapters.sqlite import DurableDatastore, Synchronous, refusing


class SQLiteEvents(SQLiteApplicationRecorder):
    """The library's recorder with notification ids that are never used twice."""

    def __init__(
        self, datastore: SQLiteDatastore, events_table_name: str = "stored_events"
    ) -> None:
        super().__init__(datastore, events_table_name)
        self.insert_events_statement = (
            f"INSERT INTO {events_table_name} "  # noqa: S608 — the name is ours
            "(originator_id, originator_version, topic, state) VALUES (?,?,?,?)"
        )

    def construct_create_table_statements(self) -> list[str]:
        """The library's columns; the row id is a column of its own.

        Without AUTOINCREMENT SQLite would give the id of a deleted last row again, and
        without a column VACUUM may give new ids to all rows.
        """
        columns = (
            "rowid INTEGER PRIMARY KEY AUTOINCREMENT",
            "originator_id TEXT NOT NULL",
            "originator_version INTEGER NOT NULL",
            "topic TEXT NOT NULL",
            "state BLOB NOT NULL",
            "UNIQUE (originator_id, originator_version)",
        )
        return [f"CREATE TABLE IF NOT EXISTS {self.events_table_name} ({', '.join(columns)})"]

    def position(self) -> int:
        """The last notification's id, 0 while there is none."""
        with refusing():
            return self.max_notification_id() or 0

    def takes_writes(self) -> bool:
        """Whether the file may be written to."""
        return os.access(self.datastore.pool.db_name, os.W_OK)

    def select_moved(self, after: int) -> list[Moved]:
        """The matches with notifications after a given one, in the order of their last ones."""
        # The index would have it walk through all matches to group them.
        select = (
            "SELECT originator_id, MAX(originator_version), MAX(rowid) AS position "  # noqa: S608
            f"FROM {self.events_table_name} NOT INDEXED "
            "WHERE rowid > ? GROUP BY originator_id ORDER BY position"
        )
        with refusing(), self.datastore.transaction(commit=False) as cursor:
            cursor.execute(select, (after,))
            return [Moved(UUID(row[0]), row[1], row[2]) for row in cursor.fetchall()]

    def select_match(self, match_id: UUID, after: int, up_to: int | None) -> list[StoredEvent]:
        """A match's events with after < version <= up_to, in order.

        At half the cost of `select_events`, which makes an id out of every row.
        """
        select = (
            f"SELECT originator_version, topic, state FROM {self.events_table_name} "  # noqa: S608
            "WHERE originator_id = ? AND originator_version > ? AND originator_version <= ? "
            "ORDER BY originator_version"
        )
        with refusing(), self.datastore.transaction(commit=False) as cursor:
            cursor.execute(select, (match_id.hex, after, VERSION_MAX if up_to is None else up_to))
            return [StoredEvent(match_id, *row) for row in cursor.fetchall()]

    def insert_groups(self, groups: Sequence[Group]) -> list[bool]:
        """Store many commands in one transaction; says of each whether it was stored.

        One that conflicts is left out whole, and so are later ones of the same match.
        Raises Busy when certainly nothing was stored.
        """
        rows = [_row(event) for group in groups for event in group]
        try:
            with refusing(), self.datastore.transaction(commit=True) as cursor:
                cursor.executemany(self.insert_events_statement, rows)
        except IntegrityError:
            with refusing(), self.datastore.transaction(commit=True) as cursor:
                return self._insert_each(cursor, groups)
        return [True] * len(groups)

    def _insert_each(self, cursor: SQLiteCursor, groups: Sequence[Group]) -> list[bool]:
        conflicts: set[UUID | str] = set()
        stored: list[bool] = []
        for group in groups:
            # A later command stands on what an earlier one of its match was to store.
            fits = conflicts.isdisjoint(event.originator_id for event in group)
            if not (fits and self._insert_one(cursor, group)):
                conflicts.update(event.originator_id for event in group)
            stored.append(conflicts.isdisjoint(event.originator_id for event in group))
        return stored

    def _insert_one(self, cursor: SQLiteCursor, group: Group) -> bool:
        cursor.execute("SAVEPOINT command")
        try:
            cursor.executemany(self.insert_events_statement, [_row(event) for event in group])
        except sqlite3.IntegrityError:
            cursor.execute("ROLLBACK TO command")
            return False
        finally:
            cursor.execute("RELEASE command")
        return True


def _row(event: StoredEvent) -> tuple[Any, ...]:
    match_id = event.originator_id
    key = match_id.hex if isinstance(match_id, UUID) else match_id
    return (key, event.originator_version, event.topic, event.state)


class _Factory(SQLiteFactory):
    application_recorder_class = SQLiteEvents

    def __init__(self, datastore: SQLiteDatastore) -> None:
        super().__init__(Environment("", {"SQLITE_DBNAME": datastore.pool.db_name}))
        self.datastore = datastore


def sqlite_event_store(
    path: Path,
    event_type: object,
    *,
    synchronous: Synchronous = "FULL",
    upcasters: Mapping[str, Upcaster] = UPCASTERS,
) -> DurableEventStore:
    """The events in one file."""
    datastore = DurableDatastore(path, synchronous)
    factory = cast("InfrastructureFactory", _Factory(datastore))
    return DurableEventStore(factory, StructMapper(event_type, upcasters), mark=datastore.mark)
