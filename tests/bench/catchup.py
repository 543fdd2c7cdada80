"""Catch-up: a whole match at once, as bytes on the wire and as CPU time of the server."""

import asyncio
import tempfile
from pathlib import Path
from typing import Final

import uvloop

from services.application.events import OptionValue
from tests.bench.figures import Figure, at_most
from tests.bench.histories import matches_in, played_out, started
from tests.bench.line import Line, get
from tests.bench.machine import Span
from tests.bench.server import Serving, serving

SEATS: Final = 4
ROUNDS: Final = 120
READINGS: Final = 20
WIRE_KB_MAX: Final = 150
CPU_MS_MAX: Final = 50
KB: Final = 1000
PER: Final = 1000
"""Figures are for so many actions."""


def run() -> list[Figure]:
    """The longest table there is, read again and again; a roll an action and automatic ones."""
    figures: list[Figure] = []
    for name, automatic in (("a roll each", False), ("automatic rolls", True)):
        with (
            tempfile.TemporaryDirectory() as folder,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            path, actions = runner.run(_played(Path(folder), automatic_rolls=automatic))
            with serving(Path(folder)) as server:
                figures += runner.run(_read(server, path, actions, name))
    return figures


async def _played(data: Path, *, automatic_rolls: bool) -> tuple[str, int]:
    async with matches_in(data) as matches:
        options: dict[str, OptionValue] = {
            "rounds": ROUNDS,
            "automatic_rolls": automatic_rolls,
        }
        match = await started(matches, SEATS, options)
        actions = await played_out(matches, match)
        return f"/api/v1/matches/{match.id}/frames?after=0", actions


async def _read(server: Serving, path: str, actions: int, name: str) -> list[Figure]:
    line = await Line.to(server.port)
    zipped = get(path, accept="application/x-ndjson", accept_encoding="gzip")
    answer = await line.ask(zipped)
    with Span(server.pid) as span:
        for _ in range(READINGS):
            await line.ask(zipped)
    plain = await line.ask(get(path, accept="application/x-ndjson"))
    line.close()
    share = PER / actions
    wire = len(answer.body) / KB * share
    cpu = 1000 * span.cpu[server.pid] / READINGS * share
    return [
        Figure(
            f"frames of a match, {name}", f"{actions} actions, {len(plain.body) / KB:,.0f} KB plain"
        ),
        at_most("  KB on the wire for 1,000 actions", wire, WIRE_KB_MAX, f"{wire:.0f} KB"),
        at_most("  ms of CPU for 1,000 actions", cpu, CPU_MS_MAX, f"{cpu:.0f} ms"),
    ]
