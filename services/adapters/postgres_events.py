"""Events in PostgreSQL: append-only, in the order of their commits, many commands at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast
from uuid import UUID

import psycopg
from eventsourcing.persistence import (
    BaseInfrastructureFactory,
    InfrastructureFactory,
    IntegrityError,
    StoredEvent,
)
from eventsourcing.postgres import (
    PostgresApplicationRecorder,
    PostgresDatastore,
    PostgresFactory,
)
from eventsourcing.utils import Environment
from psycopg import Cursor
from psycopg.rows import DictRow, tuple_row
from psycopg.sql import SQL, Identifier

from services.adapters.event_store import CONNECTIONS_MAX, DurableEventStore
from services.adapters.mapper import UPCASTERS, StructMapper, Upcaster
from services.adapters.postgres import SharedDatastore, committing, takes_writes
from services.adapters.postgres_bell import PostgresBell
from services.adapters.recorder import VERSION_MAX, Group, Moved
from services.settings import DatabaseAddress

EVENTS: Final = "stored_events"
Key = tuple[UUID | str, int]
"""A match and a version."""


class PostgresEvents(PostgresApplicationRecorder):
    """The library's recorder: its insert with its lock on the table, without its retries.

    The lock makes positions ascend in the order of the commits, so that whoever follows
    the log misses nothing; under group commit it costs nothing. The library offers a
    database function without it, which must never come to be. Events travel as columns,
    which costs a quarter of writing out the library's rows.
    """

    def __init__(self, datastore: PostgresDatastore, *, events_table_name: str = EVENTS) -> None:
        super().__init__(datastore, events_table_name=events_table_name)
        del self.sql_create_statements[self.create_insert_function_statement_index]
        names = {
            "table": Identifier(self.datastore.schema, self.events_table_name),
            "id_type": Identifier(self.datastore.originator_id_type),
        }
        self._insert_columns = SQL(
            "INSERT INTO {table} (originator_id, originator_version, topic, state)"
            " SELECT * FROM unnest(%b::{id_type}[], %b::bigint[], %b::text[], %b::bytea[])"
            " RETURNING notification_id"
        ).format(**names)
        self._select_position = SQL("SELECT MAX(notification_id) FROM {table}").format(**names)
        self._select_moved = SQL(
            "SELECT originator_id, MAX(originator_version), MAX(notification_id) AS position"
            " FROM {table} WHERE notification_id > %s GROUP BY originator_id ORDER BY position"
        ).format(**names)
        self._select_match = SQL(
            "SELECT originator_version, topic, state FROM {table}"
            " WHERE originator_id = %s AND originator_version > %s AND originator_version <= %s"
            " ORDER BY originator_version"
        ).format(**names)
        self._select_taken = SQL(
            "SELECT originator_id, originator_version FROM {table}"
            " JOIN unnest(%s::{id_type}[], %s::bigint[]) AS asked (id, version)"
            " ON originator_id = id AND originator_version = version"
        ).format(**names)

    def position(self) -> int:
        """The last notification's id, 0 while there is none."""
        with self.datastore.get_connection() as connection:
            row = connection.cursor(row_factory=tuple_row).execute(self._select_position).fetchone()
        return (row and row[0]) or 0

    def takes_writes(self) -> bool:
        """Whether the database can be written to as well as read."""
        with self.datastore.get_connection() as connection:
            cursor = connection.cursor(row_factory=tuple_row)
            writable = takes_writes(cursor)
            if not writable:
                connection.close()  # it would stay like that when the database does not
        return writable

    def select_moved(self, after: int) -> list[Moved]:
        """The matches with notifications after a given one, in the order of their last ones."""
        with self.datastore.get_connection() as connection:
            cursor = connection.cursor(row_factory=tuple_row)
            return [Moved(*row) for row in cursor.execute(self._select_moved, (after,))]

    def select_match(self, match_id: UUID, after: int, up_to: int | None) -> list[StoredEvent]:
        """A match's events with after < version <= up_to, in order."""
        asked = (match_id, after, VERSION_MAX if up_to is None else up_to)
        with self.datastore.get_connection() as connection:
            cursor = connection.cursor(row_factory=tuple_row)
            return [
                StoredEvent(match_id, *row) for row in cursor.execute(self._select_match, asked)
            ]

    def insert_groups(self, groups: Sequence[Group]) -> list[bool]:
        """Store many commands in one transaction; says of each whether it was stored.

        One that conflicts is left out whole, and so are later ones of the same match.
        Raises Busy when certainly nothing was stored, Uncertain when nobody knows.
        """
        try:
            self._insert([event for group in groups for event in group])
        except IntegrityError:
            return self._insert_fitting(groups)
        return [True] * len(groups)

    def _insert(self, events: Sequence[StoredEvent]) -> None:
        fault: psycopg.Error | None = None
        with self.datastore.get_connection() as connection:
            with (
                committing() as commit,
                connection.pipeline() as pipeline,
                connection.transaction(),
            ):
                try:
                    self._insert_stored_events(connection.cursor(), events)
                    pipeline.sync()
                except psycopg.Error as error:
                    fault = error  # raised after the pipeline, which would complain of it
                else:
                    commit.sent = True
            if fault is not None:
                raise fault

    def _insert_stored_events(
        self,
        curs: Cursor[DictRow],
        stored_events: Sequence[StoredEvent],
        **_: Any,  # noqa: ANN401 — the library's
    ) -> None:
        self._lock_table(curs)
        self._notify_channel(curs)
        rows = (
            (one.originator_id, one.originator_version, one.topic, one.state)
            for one in stored_events
        )
        curs.execute(self._insert_columns, [list(column) for column in zip(*rows, strict=True)])

    def _insert_fitting(self, groups: Sequence[Group]) -> list[bool]:
        with (
            self.datastore.get_connection() as connection,
            committing() as commit,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            # Under the lock nobody else stores anything between this look and the insert.
            self._lock_table(cursor)
            fits = fitting(groups, self._taken(cursor, groups))
            chosen = [group for group, fit in zip(groups, fits, strict=True) if fit]
            if chosen:
                self._insert_stored_events(cursor, [event for group in chosen for event in group])
            commit.sent = True
        return fits

    def _taken(self, cursor: Cursor[DictRow], groups: Sequence[Group]) -> set[Key]:
        keys = [_key(event) for group in groups for event in group]
        ids, versions = zip(*keys, strict=True)
        cursor.execute(self._select_taken, (list(ids), list(versions)))
        return {(row["originator_id"], row["originator_version"]) for row in cursor.fetchall()}


def fitting(groups: Sequence[Group], taken: set[Key]) -> list[bool]:
    """Which commands can be stored after one another beside what is taken; `taken` grows."""
    conflicts: set[UUID | str] = set()
    fits: list[bool] = []
    for group in groups:
        keys = {_key(event) for event in group}
        matches = {match_id for match_id, _ in keys}
        # A later command stands on what an earlier one of its match was to store.
        fit = conflicts.isdisjoint(matches) and taken.isdisjoint(keys)
        if fit:
            taken |= keys
        else:
            conflicts |= matches
        fits.append(fit)
    return fits


def _key(event: StoredEvent) -> Key:
    return event.originator_id, event.originator_version


class _Factory(PostgresFactory):
    application_recorder_class = PostgresEvents

    def __init__(self, datastore: SharedDatastore) -> None:
        # The library's own would make a datastore out of the environment's variables.
        BaseInfrastructureFactory.__init__(self, Environment("", {"CREATE_TABLE": "no"}))
        self.datastore = datastore


def postgres_event_store(
    address: DatabaseAddress,
    event_type: object,
    upcasters: Mapping[str, Upcaster] = UPCASTERS,
) -> DurableEventStore:
    """The events in a database whose tables are made."""
    datastore = SharedDatastore(address, CONNECTIONS_MAX)
    factory = cast("InfrastructureFactory", _Factory(datastore))
    bell = PostgresBell(address, EVENTS)
    return DurableEventStore(factory, StructMapper(event_type, upcasters), bell)
