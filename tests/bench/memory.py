"""Memory: the server as it comes up, with many matches open, and with a stream of each."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

import uvloop

from tests.bench.figures import Figure, at_most
from tests.bench.histories import matches_in, started
from tests.bench.line import Line, get
from tests.bench.listeners import listening
from tests.bench.machine import resident_bytes
from tests.bench.server import Serving
from tests.bench.server import started as served

MATCHES: Final = 300
SERVE: Final = (sys.executable, "-m", "services.cli", "serve", "--port", "0", "--data")
IDLE_MB_MAX: Final = 150
MB: Final = 1_000_000


def run() -> list[Figure]:
    """`chuckwagon serve` itself on a folder of running matches; then each is looked at."""
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        paths = runner.run(_matches(Path(folder)))
        with served([*SERVE, folder]) as server:
            idle, full, streaming = runner.run(_looked_at(server, paths))
    return [
        at_most("idle server, MB", idle, IDLE_MB_MAX, f"{idle:.0f} MB resident"),
        Figure("for 1,000 open matches", f"{(full - idle) * 1000 / MATCHES:.0f} MB more"),
        Figure("for 100 streams", f"{(streaming - full) * 100 / MATCHES:.1f} MB more"),
    ]


async def _matches(data: Path) -> list[str]:
    async with matches_in(data) as matches:
        made = [await started(matches, 2, {"rounds": 120}) for _ in range(MATCHES)]
        return [f"/api/v1/matches/{match.id}" for match in made]


async def _looked_at(server: Serving, paths: list[str]) -> tuple[float, float, float]:
    line = await Line.to(server.port)
    await line.ask(get("/readyz"))
    idle = resident_bytes(server.pid) / MB
    for path in paths:
        await line.ask(get(path))
    line.close()
    full = resident_bytes(server.pid) / MB
    async with listening(server.port, [f"{path}/stream" for path in paths]):
        streaming = resident_bytes(server.pid) / MB
    return idle, full, streaming
