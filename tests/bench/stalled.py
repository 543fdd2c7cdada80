"""Row 8: how long players wait while nearly all of 500 spectators have stopped reading.

Two tables on one server, played in turn by a few actions: at both some spectators read, at
the one there are others who do not.
"""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles
from typing import Final

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_most
from tests.bench.line import Line, get
from tests.bench.listeners import listening, stalled
from tests.bench.machine import Span, pin, unpin
from tests.bench.server import STALLED as STALLED_PATH
from tests.bench.server import Serving, serving
from tests.bench.tables import API, Table, people, tables_alone

STALLED: Final = 495
READERS: Final = 5
SEATS: Final = 4
TURN: Final = 10
TURNS: Final = 40
"""Of so many actions each, so that a table's match lasts."""
FILLING_TURNS_MAX: Final = 25
RATIO_MAX: Final = 1.2
MS: Final = 1000
OPTIONS: Final[dict[str, OptionValue]] = {"rounds": 120, "automatic_rolls": False}


def run() -> list[Figure]:
    """The ratio of the 99th percentiles."""
    pin(1)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder)) as server,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            return runner.run(_measured(server))
    finally:
        unpin()


async def _measured(server: Serving) -> list[Figure]:
    (token,) = await people(server.port, 1)
    quiet, watched = await tables_alone(server.port, token, 2, SEATS, OPTIONS)
    line = await Line.to(server.port)
    async with AsyncExitStack() as stack:
        for table in (quiet, watched):
            await stack.enter_async_context(listening(server.port, [_stream(table)] * READERS))
        for _ in range(STALLED):
            stack.callback((await stalled(server.port, _stream(watched))).close)
        await _filled(line, watched)
        without: list[float] = []
        beside: list[float] = []
        with Span(server.pid) as span:
            for _ in range(TURNS):
                without += await _played(line, quiet)
                beside += await _played(line, watched)
    line.close()
    ratio = _p99(beside) / _p99(without)
    return [
        Figure(f"{READERS} spectators who read", _said(without)),
        Figure(f"and {STALLED} who do not", _said(beside)),
        at_most("  p99 against p99", ratio, RATIO_MAX, f"{ratio:.2f}"),
        Figure("  meanwhile others used", f"{span.others:.1f} cores"),
    ]


def _stream(table: Table) -> str:
    return f"{API}/matches/{table.match}/stream"


async def _filled(line: Line, table: Table) -> None:
    """Play until nothing more fits into the lines of those who do not read."""
    for _ in range(FILLING_TURNS_MAX):
        if int((await line.ask(get(STALLED_PATH))).body) == STALLED:
            return
        await _played(line, table)
    raise RuntimeError("some of those who should not read take everything")


async def _played(line: Line, table: Table) -> list[float]:
    """Play a few actions; how many milliseconds each took."""
    times = []
    for _ in range(TURN):
        request = table.request()
        asked = time.perf_counter()
        answer = await line.ask(request)
        times.append(MS * (answer.at - asked))
        table.take_in(answer.body)
    return times


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def _said(times: list[float]) -> str:
    return f"p50 {quantiles(times, n=2)[0]:.2f} ms, p99 {_p99(times):.2f} ms, {len(times)} actions"
