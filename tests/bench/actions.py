"""Actions: acknowledged, durable, on 200 running matches, against an empty authenticated POST.

The server has one core, the people another. The kinds of request are sent in turn, in
short windows, and the best window of each counts: whatever else runs here hits all.
"""

import asyncio
import gc
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_least, at_most
from tests.bench.line import Line, post
from tests.bench.load import Asker, Best, Same, Window, window
from tests.bench.machine import pin, unpin
from tests.bench.server import EMPTY, IDLE, Serving, serving
from tests.bench.tables import Table, people, tables

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
        askers: Mapping[str, Sequence[Asker]] = {
            "empty": [_empty(token) for token in tokens[:MATCHES]],
            "idle": [_idle(table) for table in seated],
            "acted": seated,
        }
        figures += _figures(name, await _alternating(server, askers))
    return figures


def _empty(token: str) -> Same:
    return Same(post(EMPTY, authorization=f"Bearer {token}"))


def _idle(table: Table) -> Same:
    return Same(table.request(IDLE.replace("{match_id:uuid}", table.match)))


async def _alternating(
    server: Serving, askers: Mapping[str, Sequence[Asker]]
) -> Mapping[str, Best]:
    lines = [await Line.to(server.port) for _ in range(MATCHES)]
    gc.collect()
    gc.freeze()
    windows: Mapping[str, list[Window]] = {kind: [] for kind in askers}
    for _ in range(WINDOWS):
        for kind, those in askers.items():
            if not any(one.over for one in those):
                windows[kind].append(await window(server.pid, lines, those, SECONDS))
    for line in lines:
        line.close()
    return {kind: Best.of(some) for kind, some in windows.items()}


def _figures(name: str, best: Mapping[str, Best]) -> list[Figure]:
    empty, idle, acted = best["empty"], best["idle"], best["acted"]
    fast = acted.fastest
    ratio, spread = fast.rate / empty.fastest.rate, fast.p99 / fast.p50
    cpu, apart = empty.server_cpu / acted.server_cpu, idle.server_cpu / acted.server_cpu
    return [
        Figure("empty POST", str(empty.fastest)),
        Figure("POST of an action, not carried out", str(idle.fastest)),
        Figure(f"actions, {name}", str(fast)),
        at_least("  rate against the empty POST", ratio, RATIO_MIN, f"{ratio:.2f}"),
        at_least("  CPU against the empty POST", cpu, RATIO_MIN, f"{cpu:.2f}"),
        Figure("  CPU against the action not carried out", f"{apart:.2f}"),
        at_most("  p99 against p50", spread, P99_MAX, f"{spread:.1f}"),
        at_least("  actions a second", fast.rate, PEER, f"{fast.rate:,.0f}"),
    ]
