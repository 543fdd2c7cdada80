"""Appends through either store, beside the bare driver on the same disk or server."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from uuid import uuid4

import psycopg
import uvloop

from services.adapters.event_store import DurableEventStore
from services.adapters.postgres_tables import migrate
from services.application.recorded import Recorded
from services.settings import DatabaseAddress
from tests import servers
from tests.bench.figures import Figure
from tests.bench.machine import Span
from tests.services.adapters.streams import EVENT_TYPE, stream
from tests.stores import Kept

MATCHES: Final = 200
EVENTS: Final = 60
ROUNDS: Final = 4

Streams = Sequence[Sequence[Recorded]]
Measured = tuple[float, float]
"""Appends a second, and appends a second of CPU time."""


def run() -> list[Figure]:
    """The best of some alternating rounds; one event an append, one append a match at a time."""
    with ExitStack() as stack:
        server = stack.enter_context(servers.postgres())
        folders = (
            Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2 * ROUNDS)
        )
        rounds = [_round(server, folders) for _ in range(ROUNDS)]
    bare, store, bare_server, store_server = map(_best, zip(*rounds, strict=True))
    return [
        Figure("executemany of bare sqlite3", _text(bare)),
        Figure("EventStore.append, SQLite", _text(store)),
        Figure("  rate and CPU against bare", _ratio(store, bare)),
        Figure("executemany of bare psycopg", _text(bare_server)),
        Figure("EventStore.append, PostgreSQL", _text(store_server)),
        Figure("  rate and CPU against bare", _ratio(store_server, bare_server)),
    ]


def _best(measured: Sequence[Measured]) -> Measured:
    rates, of_cpu = zip(*measured, strict=True)
    return max(rates), max(of_cpu)


def _text(measured: Measured) -> str:
    rate, of_cpu = measured
    return f"{rate:,.0f}/s, {1e6 / of_cpu:.0f} us CPU each"


def _ratio(ours: Measured, bare: Measured) -> str:
    return f"{ours[0] / bare[0]:.2f} and {ours[1] / bare[1]:.2f}"


def _round(server: servers.Postgres, folders: Iterator[Path]) -> list[Measured]:
    streams = [stream(uuid4(), EVENTS) for _ in range(MATCHES)]
    addresses = [DatabaseAddress(server.url(server.create())) for _ in range(2)]
    migrate(addresses[1])
    return [
        _timed(lambda: _bare(next(folders) / "events.db", streams)),
        _timed(lambda: _appended(Kept(next(folders)), streams)),
        _timed(lambda: _bare_server(addresses[0].url, streams)),
        _timed(lambda: _appended(Kept(Path(), addresses[1]), streams)),
    ]


def _timed(work: Callable[[], None]) -> Measured:
    with Span(os.getpid()) as span:
        work()
    count = MATCHES * EVENTS
    return count / span.seconds, count / span.cpu[os.getpid()]


def _bare(path: Path, streams: Streams) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE events (id INTEGER PRIMARY KEY, match TEXT, version INTEGER,"
        " topic TEXT, state BLOB, UNIQUE (match, version))"
    )
    insert = "INSERT INTO events (match, version, topic, state) VALUES (?,?,?,?)"
    for number in range(EVENTS):
        connection.execute("BEGIN")
        connection.executemany(insert, [_row(events[number]) for events in streams])
        connection.execute("COMMIT")
    connection.close()


def _row(event: Recorded) -> tuple[str, int, str, bytes]:
    return event.originator_id.hex, event.originator_version, event.topic, event.stored


def _bare_server(url: str, streams: Streams) -> None:
    insert = "INSERT INTO events (match, version, topic, state) VALUES (%s,%s,%s,%s)"
    with psycopg.connect(url) as connection:
        connection.execute(
            "CREATE TABLE events (id BIGSERIAL PRIMARY KEY, match TEXT, version INTEGER,"
            " topic TEXT, state BYTEA, UNIQUE (match, version))"
        )
        connection.commit()
        for number in range(EVENTS):
            with connection.cursor() as cursor:
                cursor.executemany(insert, [_row(events[number]) for events in streams])
            connection.commit()


def _appended(kept: Kept, streams: Streams) -> None:
    async def play(store: DurableEventStore, events: Sequence[Recorded]) -> None:
        for event in events:
            await store.append([event])

    async def work() -> None:
        store = kept.events(EVENT_TYPE)
        await asyncio.gather(*(play(store, events) for events in streams))
        await store.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())
