"""Whether a process can serve, and what it is short of."""

import asyncio
from collections.abc import Callable
from typing import Final

from services.api.problems import Missing
from services.worker.progress import Progress, Standing

ANSWER_SECONDS_MAX: Final = 2.0


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
        self._asking: asyncio.Task[tuple[Standing, bool]] | None = None

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

    async def _seen(self) -> tuple[Standing, bool] | None:
        # A store that hangs holds one thread, however often somebody asks.
        asking = self._asking or asyncio.create_task(asyncio.to_thread(self._look))
        self._asking = asking
        await asyncio.wait({asking}, timeout=ANSWER_SECONDS_MAX)
        if not asking.done():
            return None
        self._asking = None
        return None if asking.cancelled() or asking.exception() else asking.result()

    def _look(self) -> tuple[Standing, bool]:
        return self._progress.standing(), self._takes_writes()
