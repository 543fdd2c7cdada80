"""Whether a process can serve, and what it is short of."""

import asyncio
from collections.abc import Callable
from typing import Final

from services.api.problems import Missing
from services.worker.progress import Progress, Standing

ANSWER_SECONDS_MAX: Final = 2.0

Seen = tuple[Standing, bool]
"""How the lists stand, and whether the store takes writes."""


class Readiness:
    """Looks at what the process stands on. Its tables are looked at before it starts."""

    def __init__(
        self,
        progress: Progress,
        is_connected: Callable[[], bool],
        takes_writes: Callable[[], bool],
    ) -> None:
        """`is_connected`: whether other processes' doorbells are heard.

        `takes_writes`: whether the store does; for any thread, and may raise.
        """
        self._progress = progress
        self._is_connected = is_connected
        self._takes_writes = takes_writes
        self._asking: asyncio.Task[Seen | None] | None = None

    async def missing(self) -> list[Missing]:
        """What is not as it should be; without the store alone nothing can be served."""
        seen = await self._seen()
        if seen is None:
            return [Missing("store", "The store does not answer.", essential=True)]
        standing, takes_writes = seen
        missing = []
        if not takes_writes:
            missing.append(Missing("store", "The store can be read alone, not written to."))
        if not self._is_connected():
            missing.append(Missing("doorbell", "Redis is away: others' news come late."))
        if standing.stalled:
            text = f"{standing.events} events are not in the lists, which stand still."
            missing.append(Missing("lists", text))
        return missing

    async def _seen(self) -> Seen | None:
        # A store that hangs holds one thread, however often somebody asks.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._look))
        asking = self._asking
        await asyncio.wait({asking}, timeout=ANSWER_SECONDS_MAX)
        return asking.result() if asking.done() else None

    def _look(self) -> Seen | None:
        try:
            return self._progress.standing(), self._takes_writes()
        except Exception:  # noqa: BLE001 — whatever it is, and there may be nobody left to tell
            return None
