"""Work that goes on for as long as the process: no failure ends it, and none is silent."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from services.application.ports import Busy
from services.ending import ended

PAUSE_SECONDS: Final = 1.0
BACKOFF_SECONDS: Final = (0.5, 1.0, 2.0, 5.0)

Step = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def going_on(what: str, step: Step) -> AsyncIterator[None]:
    """Take the step every second, whatever becomes of it, until this is left."""
    task = asyncio.create_task(_steadily(what, step), name=what)
    try:
        yield
    finally:
        await ended([task])


async def _steadily(what: str, step: Step) -> None:
    failures = 0
    while True:
        pause = PAUSE_SECONDS
        try:
            await step()
            failures = 0
        except Exception as error:
            # A store that is away says no more than that; anything else is a fault of ours.
            shown = None if isinstance(error, Busy) else error
            log.warning("%s failed; trying again", what, exc_info=shown)
            pause = BACKOFF_SECONDS[min(failures, len(BACKOFF_SECONDS) - 1)]
            failures += 1
        await asyncio.sleep(pause)
