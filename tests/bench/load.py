"""Load: every line asks again as soon as it is answered, for a while."""

import asyncio
import os
import time
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from tests.bench.line import Line
from tests.bench.machine import Span


class Asker(Protocol):
    """Knows what to ask next."""

    @property
    def over(self) -> bool:
        """Whether there is nothing more to ask."""

    def request(self) -> bytes:
        """The next request."""

    def take_in(self, body: bytes, /) -> None:
        """Learn from the answer."""


class Same:
    """Asks the same again and again."""

    over: Final = False

    def __init__(self, request: bytes) -> None:
        self._request = request

    def request(self) -> bytes:
        """The request."""
        return self._request

    def take_in(self, body: bytes, /) -> None:
        """There is nothing to learn."""


class Window(NamedTuple):
    """What a stretch of load came to; latencies in milliseconds, CPU in seconds per 1,000."""

    rate: float
    p50: float
    p99: float
    server_cpu: float
    client_cpu: float
    others: float

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f}/s, p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms,"
            f" server {self.server_cpu:.3f} and client {self.client_cpu:.3f} CPU s/1,000,"
            f" others used {self.others:.1f} cores"
        )


async def window(
    pid: int, lines: Sequence[Line], askers: Sequence[Asker], seconds: float
) -> Window:
    """Let each asker ask on its line, one request at a time.

    Ends early when one of them is over, so that the load stays the same throughout.
    """
    latencies: list[float] = []
    end = time.perf_counter() + seconds
    ended = False

    async def go_on(line: Line, asker: Asker) -> None:
        nonlocal ended
        while not ended:
            asked = time.perf_counter()
            answer = await line.ask(asker.request())
            latencies.append(answer.at - asked)
            asker.take_in(answer.body)
            if asker.over or answer.at > end:
                ended = True

    with Span(pid, os.getpid()) as span:
        await asyncio.gather(*map(go_on, lines, askers))
    thousands = len(latencies) / 1000
    latencies.sort()
    return Window(
        rate=len(latencies) / span.seconds,
        p50=1000 * latencies[len(latencies) // 2],
        p99=1000 * latencies[len(latencies) * 99 // 100],
        server_cpu=span.cpu[pid] / thousands,
        client_cpu=span.cpu[os.getpid()] / thousands,
        others=span.others,
    )


class Best(NamedTuple):
    """The best of several windows: what the machine can do when it is let."""

    fastest: Window
    server_cpu: float

    @classmethod
    def of(cls, windows: Sequence[Window]) -> "Best":
        """By rate, and by the server's CPU time."""
        return cls(max(windows, key=lambda one: one.rate), min(one.server_cpu for one in windows))
