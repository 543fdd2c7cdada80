"""Appends a second through the store, beside raw sqlite3 on the same disk in the same run.

python -m tests.services.adapters.bench_append
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Final
from uuid import UUID, uuid4

import uvloop

from services.adapters.event_store import SQLiteEventStore
from services.application.recorded import Recorded
from tests.services.adapters.streams import EVENT_TYPE, stream

MATCHES: Final = 200
ROUNDS: Final = 100
RUNS: Final = 3


def main() -> None:
    """Print the best of some alternating runs."""
    best: dict[str, tuple[float, float]] = {}
    for _ in range(RUNS):
        for name, run in (("raw", _raw), ("append", _append)):
            with tempfile.TemporaryDirectory() as folder:
                figures = run(Path(folder) / "events.db", _streams())
            best[name] = max(best.get(name, figures), figures)
    for name, (rate, cpu) in best.items():
        print(f"{name:8} {rate:8.0f} durable appends/s   {cpu:6.1f} us CPU each")


def _streams() -> list[list[Recorded]]:
    return [stream(uuid4(), ROUNDS) for _ in range(MATCHES)]


def _measured(work: Callable[[], None]) -> tuple[float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    count = MATCHES * ROUNDS
    return count / (time.perf_counter() - wall), (time.process_time() - cpu) / count * 1e6


def _raw(path: Path, streams: Sequence[Sequence[Recorded]]) -> tuple[float, float]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE events (id INTEGER PRIMARY KEY, match TEXT, version INTEGER,"
        " topic TEXT, state BLOB, UNIQUE (match, version))"
    )
    insert = "INSERT INTO events (match, version, topic, state) VALUES (?,?,?,?)"

    def work() -> None:
        for number in range(ROUNDS):
            rows = [_row(events[number]) for events in streams]
            connection.execute("BEGIN")
            connection.executemany(insert, rows)
            connection.execute("COMMIT")

    figures = _measured(work)
    connection.close()
    return figures


def _row(event: Recorded) -> tuple[str, int, str, bytes]:
    match_id: UUID = event.originator_id
    return match_id.hex, event.originator_version, event.topic, event.stored


def _append(path: Path, streams: Sequence[Sequence[Recorded]]) -> tuple[float, float]:
    async def play(store: SQLiteEventStore, events: Sequence[Recorded]) -> None:
        for event in events:
            await store.append([event])

    async def run() -> None:
        store = SQLiteEventStore(path, EVENT_TYPE)
        await asyncio.gather(*(play(store, events) for events in streams))
        await store.close()

    def work() -> None:
        job: Coroutine[None, None, None] = run()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(job)

    return _measured(work)


if __name__ == "__main__":
    main()
