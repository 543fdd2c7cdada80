"""How tasks end that would go on for ever."""

import asyncio
from collections.abc import Collection
from typing import Final

AGAIN_SECONDS: Final = 0.1


async def ended(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel them, again and again until all have ended.

    Once is not enough: a cancellation that meets an answer just coming in, or a time limit
    just running out, can be swallowed below us, and the task would go on for ever.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
