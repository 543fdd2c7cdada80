"""Fan-out: how soon 500 spectators have a frame, beside a bare server that writes as much."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import uvloop

from tests.bench.figures import Figure, at_most
from tests.bench.line import Line, post
from tests.bench.listeners import Listener, listening
from tests.bench.machine import Span, pin, unpin
from tests.bench.server import Serving, serving, started
from tests.bench.tables import API, Table, people, tables_alone

SPECTATORS: Final = 500
ROUNDS: Final = 30
RATIO_MAX: Final = 3
MS: Final = 1000


class Spread(NamedTuple):
    """Milliseconds until the first, the median and the last had it."""

    first: float
    middle: float
    last: float

    def __str__(self) -> str:
        return f"first {self.first:.1f}, median {self.middle:.1f}, last {self.last:.1f} ms"


def run() -> list[Figure]:
    """Alternating rounds; of each kind the one whose last spectator waited least."""
    pin(1)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder)) as server,
            started([sys.executable, "-m", "tests.bench.bare"]) as bare,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            return runner.run(_measured(server, bare))
    finally:
        unpin()


async def _measured(server: Serving, bare: Serving) -> list[Figure]:
    (token,) = await people(server.port, 1)
    (table,) = await tables_alone(server.port, token, 1, 4, {"rounds": 120})
    line, plain = await Line.to(server.port), await Line.to(bare.port)
    path = f"{API}/matches/{table.match}/stream"
    sizes: list[int] = []
    frames: list[Spread] = []
    bares: list[Spread] = []
    async with (
        listening(server.port, [path] * SPECTATORS) as spectators,
        listening(bare.port, ["/"] * SPECTATORS) as others,
    ):
        with Span(server.pid) as span:
            for _ in range(ROUNDS):
                frames.append(await _spread(spectators, b"event: frame", _act(table, line, sizes)))
                bares.append(await _spread(others, b"event: frame", _write(plain, sizes[-1])))
    ours, theirs = min(frames, key=lambda one: one.last), min(bares, key=lambda one: one.last)
    ratio = ours.last / theirs.last
    middle = median(one.last for one in frames) / median(one.last for one in bares)
    line.close()
    plain.close()
    return [
        Figure(f"frame of {sizes[-1]} bytes at {SPECTATORS} spectators", str(ours)),
        Figure("as much from a bare server", str(theirs)),
        at_most("  last against last", ratio, RATIO_MAX, f"{ratio:.2f}"),
        Figure("  the same of the median rounds", f"{middle:.2f}"),
        Figure("  meanwhile others used", f"{span.others:.1f} cores"),
    ]


async def _spread(
    listeners: list[Listener], mark: bytes, send: Callable[[], Awaitable[float]]
) -> Spread:
    for one in listeners:
        one.await_mark(mark)
    began = await send()
    times = sorted([await one.arrived() - began for one in listeners])
    return Spread(MS * times[0], MS * times[len(times) // 2], MS * times[-1])


def _act(table: Table, line: Line, sizes: list[int]) -> Callable[[], Awaitable[float]]:
    async def act() -> float:
        request = table.request()
        began = time.perf_counter()
        frame = (await line.ask(request)).body
        table.take_in(frame)
        sizes.append(len(frame))
        return began

    return act


def _write(line: Line, size: int) -> Callable[[], Awaitable[float]]:
    async def write() -> float:
        message = b"event: frame\ndata: " + b"x" * size + b"\n\n"
        began = time.perf_counter()
        await line.ask(post("/", message))
        return began

    return write
