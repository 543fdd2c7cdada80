"""Actions: acknowledged, durable, on 200 running matches, against an empty authenticated POST.

The server has one core, the people another. Both kinds of request are sent in turn, in
short windows, and the best window of each counts: whatever else runs here hits both.
"""

import asyncio
import gc
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_least, at_most
from tests.bench.line import Line, post
from tests.bench.load import Asker, Best, Same, Window, window
from tests.bench.machine import pin, unpin
from tests.bench.server import EMPTY, Serving, serving
from tests.bench.tables import people, tables

MATCHES: Final = 200
SEATS: Final = 2
WINDOWS: Final = 8
SECONDS: Final = 0.7
ROUNDS: Final = 120
RATIO_MIN: Final = 0.5
P99_MAX: Final = 5
PEER: Final = 2_650
"""What boardgame.io 0.50 acknowledged a second on such a machine, in memory alone."""


def run() -> list[Figure]:
    """Measure both workloads: a roll an action, and rolls that happen by themselves."""
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
    tokens = await people(server.port, MATCHES * SEATS)
    figures: list[Figure] = []
    for name, automatic in (("a roll each", False), ("automatic rolls", True)):
        options: dict[str, OptionValue] = {"rounds": ROUNDS, "automatic_rolls": automatic}
        seated = await tables(server.port, tokens, SEATS, options)
        empty, acted = await _alternating(server, [_empty(token) for token in tokens], seated)
        figures += _figures(name, empty, acted)
    return figures


def _empty(token: str) -> Asker:
    return Same(post(EMPTY, authorization=f"Bearer {token}"))


async def _alternating(
    server: Serving, empty: Sequence[Asker], tables: Sequence[Asker]
) -> tuple[Best, Best]:
    lines = [await Line.to(server.port) for _ in range(MATCHES)]
    gc.collect()
    gc.freeze()
    kinds: list[tuple[Sequence[Asker], list[Window]]] = [(empty, []), (tables, [])]
    for _ in range(WINDOWS):
        for askers, windows in kinds:
            if not any(one.over for one in askers):
                windows.append(await window(server.pid, lines, askers, SECONDS))
    for line in lines:
        line.close()
    return Best.of(kinds[0][1]), Best.of(kinds[1][1])


def _figures(name: str, empty: Best, acted: Best) -> list[Figure]:
    fast, bare = acted.fastest, empty.fastest
    ratio, cpu = fast.rate / bare.rate, empty.server_cpu / acted.server_cpu
    spread = fast.p99 / fast.p50
    return [
        Figure(f"empty POST, beside {name}", str(bare)),
        Figure(f"actions, {name}", str(fast)),
        at_least("  rate against empty POST", ratio, RATIO_MIN, f"{ratio:.2f}"),
        at_least("  CPU against empty POST", cpu, RATIO_MIN, f"{cpu:.2f}"),
        at_most("  p99 against p50", spread, P99_MAX, f"{spread:.1f}"),
        at_least("  actions a second", fast.rate, PEER, f"{fast.rate:,.0f}"),
    ]
