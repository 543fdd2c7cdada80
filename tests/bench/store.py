"""Appends through the store, beside bare sqlite3 on the same disk."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from uuid import uuid4

import uvloop

from services.adapters.event_store import DurableEventStore
from services.adapters.sqlite_events import sqlite_event_store
from services.application.recorded import Recorded
from tests.bench.figures import Figure
from tests.bench.machine import Span
from tests.services.adapters.streams import EVENT_TYPE, stream

MATCHES: Final = 200
EVENTS: Final = 60
ROUNDS: Final = 4

Streams = Sequence[Sequence[Recorded]]
Measured = tuple[float, float]
"""Appends a second, and appends a second of CPU time."""


def run() -> list[Figure]:
    """The best of some alternating rounds; one event an append, one append a match at a time."""
    bare, store = zip(*(_round() for _ in range(ROUNDS)), strict=True)
    rates = [max(rate for rate, _ in kind) for kind in (bare, store)]
    cpu = [max(rate for _, rate in kind) for kind in (bare, store)]
    return [
        Figure("executemany of bare sqlite3", f"{rates[0]:,.0f}/s, {1e6 / cpu[0]:.0f} us CPU each"),
        Figure("EventStore.append", f"{rates[1]:,.0f}/s, {1e6 / cpu[1]:.0f} us CPU each"),
        Figure(
            "  rate and CPU against bare", f"{rates[1] / rates[0]:.2f} and {cpu[1] / cpu[0]:.2f}"
        ),
    ]


def _round() -> tuple[Measured, Measured]:
    streams = [stream(uuid4(), EVENTS) for _ in range(MATCHES)]
    return _on_disk(_bare, streams), _on_disk(_appended, streams)


def _on_disk(work: Callable[[Path, Streams], None], streams: Streams) -> Measured:
    with tempfile.TemporaryDirectory() as folder, Span(os.getpid()) as span:
        work(Path(folder) / "events.db", streams)
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


def _appended(path: Path, streams: Streams) -> None:
    async def play(store: DurableEventStore, events: Sequence[Recorded]) -> None:
        for event in events:
            await store.append([event])

    async def work() -> None:
        store = sqlite_event_store(path, EVENT_TYPE)
        await asyncio.gather(*(play(store, events) for events in streams))
        await store.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())
