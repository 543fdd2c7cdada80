"""Doorbells as the tests of the Broadcaster port ring them: in one process, or between two."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from uuid import uuid4

from services.adapters.hub import Hub
from services.adapters.redis_hub import RedisHub
from services.adapters.redis_side import connected
from services.application.ports import Broadcaster, Heard, News, Watch

NOW = 0.0
LOOK_SECONDS = 0.005
SOON = 5.0


@dataclass(frozen=True)
class Bell:
    """A hub that announces and one that listens, which may be the same."""

    announcing: Broadcaster
    listening: Hub | RedisHub

    async def settled(self) -> None:
        """Return once all that was announced until now has arrived."""
        last = News(uuid4(), 1)
        with self.listening.watch(last.match_id) as ear:
            self.announcing.announce(last)
            while last not in (await ear.heard(SOON)).news:
                pass


@asynccontextmanager
async def redis_hub(
    url: str, make: Callable[..., RedisHub] = RedisHub, **settings: object
) -> AsyncIterator[RedisHub]:
    """A process's hub that listens by now."""
    client = connected(url)
    hub = make(client, **settings)
    hub.start()
    try:
        async with asyncio.timeout(SOON):
            while not hub.connected:  # noqa: ASYNC110 — a hub tells only its watchers
                await asyncio.sleep(LOOK_SECONDS)
        yield hub
    finally:
        await hub.close()
        await client.aclose()


async def heard_until(ear: Watch, holds: Callable[[Heard], bool]) -> Heard:
    """The first thing heard of which it holds."""
    while not holds(heard := await ear.heard(SOON)):
        assert not heard.nothing, "nothing is heard any more"
    return heard
