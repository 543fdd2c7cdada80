"""Catch-up: a whole match at once, as bytes on the wire and as CPU time of the server."""

import asyncio
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_most
from tests.bench.histories import matches_in, played_out, started
from tests.bench.line import Line, get
from tests.bench.machine import Span
from tests.bench.server import Serving, serving

SEATS: Final = 4
ROUNDS: Final = 120
READINGS: Final = 10
ROUNDS_READ: Final = 3
ENCODINGS: Final = ("br", "gzip")
WIRE_KB_MAX: Final = 150
CPU_MS_MAX: Final = 50
KB: Final = 1000
PER: Final = 1000
"""Figures are for so many actions."""


def run() -> list[Figure]:
    """The longest table there is, read again and again.

    Where rolls are automatic, an action is several turns long, and a table has few.
    """
    rolled = _measured(automatic_rolls=False)
    automatic = _measured(automatic_rolls=True)
    return [
        Figure("a roll each", rolled.size),
        *rolled.figures(),
        Figure("automatic rolls", automatic.size),
        Figure("  KB for 1,000 actions", f"{automatic.wire_kb['br']:.0f} KB"),
        Figure("  ms of CPU for 1,000 actions", f"{automatic.cpu_ms['br']:.0f} ms"),
    ]


class Catchup(NamedTuple):
    """What a reader at the start of a match was sent, for 1,000 actions and by encoding."""

    size: str
    wire_kb: dict[str, float]
    cpu_ms: dict[str, float]

    def figures(self) -> list[Figure]:
        """Browsers take Brotli over https, gzip over http."""
        figures: list[Figure] = []
        for encoding in ENCODINGS:
            wire, cpu = self.wire_kb[encoding], self.cpu_ms[encoding]
            figures += [
                at_most(f"  KB for 1,000 actions, {encoding}", wire, WIRE_KB_MAX, f"{wire:.0f} KB"),
                at_most(
                    f"  ms of CPU for 1,000 actions, {encoding}", cpu, CPU_MS_MAX, f"{cpu:.0f} ms"
                ),
            ]
        return figures


def _measured(*, automatic_rolls: bool) -> Catchup:
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        path, actions = runner.run(_played(Path(folder), automatic_rolls=automatic_rolls))
        with serving(Path(folder)) as server:
            return runner.run(_read(server, path, actions))


async def _played(data: Path, *, automatic_rolls: bool) -> tuple[str, int]:
    async with matches_in(data) as matches:
        options: dict[str, OptionValue] = {
            "rounds": ROUNDS,
            "automatic_rolls": automatic_rolls,
        }
        match = await started(matches, SEATS, options)
        actions = await played_out(matches, match)
        return f"/api/v1/matches/{match.id}/frames?after=0", actions


async def _read(server: Serving, path: str, actions: int) -> Catchup:
    line = await Line.to(server.port)
    wire: dict[str, float] = {}
    cpu: dict[str, float] = {}
    for encoding in ENCODINGS:
        request = get(path, accept="application/x-ndjson", accept_encoding=encoding)
        body = (await line.ask(request)).body
        wire[encoding] = len(body) / KB * PER / actions
        cpu[encoding] = (
            min([await _cpu_ms(server, line, request) for _ in range(ROUNDS_READ)]) * PER / actions
        )
    plain = (await line.ask(get(path, accept="application/x-ndjson"))).body
    line.close()
    return Catchup(f"{actions} actions, {len(plain) / KB:,.0f} KB plain", wire, cpu)


async def _cpu_ms(server: Serving, line: Line, request: bytes) -> float:
    with Span(server.pid) as span:
        for _ in range(READINGS):
            await line.ask(request)
    return 1000 * span.cpu[server.pid] / READINGS
