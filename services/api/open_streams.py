"""Open streams: waiting for news with a heartbeat, and an end for all of them at once."""

import asyncio
from typing import Final

from services.application.ports import News, Watch

HEARTBEAT_SECONDS: Final = 15.0


class OpenStreams:
    """The streams that wait for news, so that a server that stops can end them at once."""

    def __init__(self) -> None:
        """None is open yet."""
        self.closing = False
        self._waits: set[asyncio.Timeout] = set()

    async def heard(self, watch: Watch) -> list[News]:
        """What the watch hears within a heartbeat; nothing as soon as the server stops."""
        wait = asyncio.timeout(None)
        try:
            async with wait:
                self._waits.add(wait)
                return await watch.heard(0 if self.closing else HEARTBEAT_SECONDS)
        except TimeoutError:
            return []
        finally:
            self._waits.discard(wait)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for wait in self._waits:
            wait.reschedule(0)
