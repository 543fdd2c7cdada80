"""Row 6: the lists take in each event once, whoever writes, dies and takes over."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Final
from uuid import UUID, uuid4

import psycopg
import pytest
from eventsourcing.persistence import StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder
from psycopg import Connection, Cursor
from psycopg.rows import DictRow

from domain.registry import GAMES
from services.adapters.postgres import SharedDatastore
from services.adapters.postgres_events import EVENTS, PostgresEvents
from services.application.codec import Codec
from services.application.match import Match
from services.application.recorded import Recorded
from services.application.summary import MatchSummary
from services.settings import DatabaseAddress
from tests.faults.forks import Fork, Forks, environment
from tests.faults.players import Journal, audit, playing
from tests.services.api.people import eventually
from tests.sizes import sized
from tests.stores import Kept

WRITERS: Final = 8
TAKEOVERS: Final = sized(8, 200)
CAUGHT_UP_SECONDS_MAX: Final = 20
COMMANDS: Final = sized(40, 1_000)


async def test_the_lists_are_the_fold_of_the_log_whoever_was_killed(
    kept: Kept, source: Forks, journal: Journal, redis_url: str
) -> None:
    told = environment(kept, redis_url)
    apis = [source.api(told) for _ in range(2)]
    workers = [source.worker(told) for _ in range(2)] if kept.address else apis
    async with playing([api.port for api in apis], WRITERS, journal):
        for number in range(TAKEOVERS):
            await journal.grown(WRITERS)
            await asyncio.to_thread(_replace, workers[number % 2])
            if kept.address is not None and number % 2:
                _drop_listeners(kept.address)

    codec = Codec(GAMES)
    async with kept.opened(codec.event_type) as ports:

        async def has_caught_up() -> bool:
            return ports.lists.position() == ports.store.position()

        began = time.monotonic()
        await eventually(has_caught_up, CAUGHT_UP_SECONDS_MAX)
        caught_up = time.monotonic() - began
        listed = {one.id: one for one in ports.lists.find(limit=10_000).items}
        moved = [one.match_id for one in ports.store.moved(0)]
        folded = {match: _folded(codec, match, ports.store.load(match)) for match in moved}

    await audit(kept, journal)
    print(f"caught up after {caught_up:.2f} s")
    assert listed == folded
    assert set(folded) == {promise.match for promise in journal.promises()}


def _replace(worker: Fork) -> None:
    worker.kill()
    worker.start()


def _drop_listeners(address: DatabaseAddress) -> None:
    with psycopg.connect(address.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )


def _folded(codec: Codec, match_id: UUID, events: Sequence[Recorded]) -> MatchSummary:
    match = Match(match_id, codec)
    for event in events:
        match.fold(event)
    return match.summary()


# The log itself


class Follower:
    """Reads on from where it was, as the lists do, and notes each version that it saw."""

    def __init__(self, recorder: PostgresEvents) -> None:
        """At the beginning."""
        self.seen: list[tuple[UUID, int]] = []
        self._recorder = recorder
        self._position = 0

    def look(self) -> None:
        """Take in what was stored since."""
        found = self._recorder.select_notifications(self._position, 1_000, inclusive_of_start=False)
        self.seen += [(one.originator_id, one.originator_version) for one in found]
        if found:
            self._position = found[-1].id


@pytest.fixture
def datastore(database: DatabaseAddress) -> Iterator[SharedDatastore]:
    with closing(SharedDatastore(database, WRITERS + 2)) as made:
        yield made


def test_who_follows_the_log_of_eight_writers_misses_nothing(datastore: SharedDatastore) -> None:
    recorder = PostgresEvents(datastore)
    follower, ended = Follower(recorder), threading.Event()

    def write() -> None:
        match = uuid4()
        for version in range(1, COMMANDS + 1):
            recorder.insert_groups([[StoredEvent(match, version, "topic", b"state")]])

    def follow() -> None:
        while not ended.is_set():
            follower.look()

    writers = [threading.Thread(target=write) for _ in range(WRITERS)]
    following = threading.Thread(target=follow)
    for thread in (following, *writers):
        thread.start()
    for thread in writers:
        thread.join()
    ended.set()
    following.join()
    follower.look()

    assert len(follower.seen) == len(set(follower.seen)) == WRITERS * COMMANDS


class WithoutLock(PostgresEvents):
    """Ours, but for the lock on the table."""

    def _lock_table(self, curs: Cursor[DictRow]) -> None:
        pass


Insert = Callable[[Connection[DictRow], StoredEvent], None]


def _without_the_lock(datastore: SharedDatastore) -> Insert:
    recorder = WithoutLock(datastore)
    return lambda connection, event: recorder._insert_stored_events(connection.cursor(), [event])


def _by_the_librarys_function(datastore: SharedDatastore) -> Insert:
    recorder = PostgresApplicationRecorder(datastore, events_table_name=EVENTS)
    with datastore.get_connection() as connection:
        connection.execute(recorder.sql_create_pg_function_insert_events)

    def insert(connection: Connection[DictRow], event: StoredEvent) -> None:
        row = recorder.construct_pg_stored_event(
            event.originator_id, event.originator_version, event.topic, event.state
        )
        connection.execute(recorder.sql_invoke_pg_function_insert_events, ([row],))

    return insert


@pytest.mark.parametrize("way", [_without_the_lock, _by_the_librarys_function])
def test_without_the_lock_a_follower_passes_by_what_is_committed_late(
    datastore: SharedDatastore, way: Callable[[SharedDatastore], Insert]
) -> None:
    insert, follower = way(datastore), Follower(PostgresEvents(datastore))
    early, late = (StoredEvent(uuid4(), 1, "topic", b"state") for _ in range(2))
    with datastore.get_connection() as one, datastore.get_connection() as other:
        with one.transaction():
            insert(one, early)
            with other.transaction():
                insert(other, late)
            follower.look()
        follower.look()

    assert [match for match, _ in follower.seen] == [late.originator_id]
