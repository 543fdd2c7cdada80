"""Open streams: waiting for news with a heartbeat, and an end for all of them at once."""

import asyncio
import random
from typing import Final

from services.application.ports import AtOnce, Heard, Watch

HEARTBEAT_SECONDS: Final = 12.0
"""So often a stream looks into the store, whatever it hears: well within 15 seconds."""
STORE_AWAY_SECONDS: Final = 2.0
RETRY_MS: Final = 1_000
RETRY_MS_MAX: Final = 3_000


class Beat:
    """The heartbeat of one stream: when it last looked into the store."""

    def __init__(self, seconds: float) -> None:
        """It is about to look for the first time."""
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._looked = self._loop.time()

    @property
    def left(self) -> float:
        """Seconds until it has to look again; 0 when it is time."""
        return max(0.0, self._looked + self._seconds - self._loop.time())

    def looked(self) -> None:
        """It has looked."""
        self._looked = self._loop.time()

    async def miss(self) -> None:
        """The store is away: wait a little, and then look at once."""
        self._looked = -self._seconds
        await asyncio.sleep(STORE_AWAY_SECONDS)


class OpenStreams:
    """The streams that wait for news, so that a server that stops can end them at once."""

    def __init__(self, heartbeat_seconds: float = HEARTBEAT_SECONDS) -> None:
        """None is open yet."""
        self.closing = False
        self.heartbeat_seconds = heartbeat_seconds
        self._waits: set[asyncio.Timeout] = set()

    def beat(self) -> Beat:
        """The heartbeat of a stream that opens."""
        return Beat(self.heartbeat_seconds)

    async def heard(self, watch: Watch, beat: Beat, at_once: AtOnce | None = None) -> Heard:
        """What the watch hears until the next beat; nothing as soon as the server stops."""
        wait = asyncio.timeout(None)
        try:
            async with wait:
                self._waits.add(wait)
                return await watch.heard(0 if self.closing else beat.left, at_once)
        except TimeoutError:
            return Heard()
        finally:
            self._waits.discard(wait)

    def retry(self) -> bytes:
        """After how long whoever loses the stream comes back; spread out when all lose it."""
        spread = random.randint(RETRY_MS, RETRY_MS_MAX)  # noqa: S311 — no secret
        return b"retry: %d\n\n" % (spread if self.closing else RETRY_MS)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for wait in self._waits:
            wait.reschedule(0)
