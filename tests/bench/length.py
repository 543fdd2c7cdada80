"""A long match: an action far into it, against an early one of another match in the same run."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_most
from tests.bench.line import Line
from tests.bench.machine import Span, pin, unpin
from tests.bench.server import Serving, serving
from tests.bench.tables import Table, people, tables_alone

EARLY: Final = 100
LATE: Final = 5_000
PAIRS: Final = 300
RATIO_MAX: Final = 1.2
MS: Final = 1000
BY_THE_CLOCK: Final[dict[str, OptionValue]] = {"minutes": 240, "automatic_rolls": False}


def run() -> list[Figure]:
    """Actions of both matches in turn; the medians."""
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
    early, late = await tables_alone(server.port, token, 2, 4, BY_THE_CLOCK)
    line = await Line.to(server.port)
    for table, actions in ((early, EARLY), (late, LATE)):
        for _ in range(actions):
            await _act(line, table)
    with Span(server.pid) as span:
        pairs = [(await _act(line, early), await _act(line, late)) for _ in range(PAIRS)]
    line.close()
    at_first, later = (MS * median(some) for some in zip(*pairs, strict=True))
    return [
        Figure(f"an action after {EARLY}", f"{at_first:.2f} ms"),
        Figure(f"an action after {LATE}", f"{later:.2f} ms"),
        at_most("  against one another", later / at_first, RATIO_MAX, f"{later / at_first:.2f}"),
        Figure("  meanwhile others used", f"{span.others:.1f} cores"),
    ]


async def _act(line: Line, table: Table) -> float:
    request = table.request()
    began = time.perf_counter()
    answer = await line.ask(request)
    table.take_in(answer.body)
    return answer.at - began
