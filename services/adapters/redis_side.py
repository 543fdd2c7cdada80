"""All that several processes do through Redis. Without it they go on, each by itself."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from services.adapters.buckets import Buckets
from services.adapters.hub import Hub
from services.adapters.presence import Attendance
from services.adapters.redis_buckets import RedisBuckets
from services.adapters.redis_hub import RedisHub
from services.adapters.redis_presence import RedisExchange
from services.settings import RedisAddress

ANSWER_SECONDS_MAX: Final = 1.0
CONNECTIONS_MAX: Final = 32


@dataclass(frozen=True, kw_only=True)
class Side:
    """The ports that stand beside the store."""

    hub: Hub | RedisHub
    limiter: Buckets | RedisBuckets
    presence: Attendance


@asynccontextmanager
async def beside(address: RedisAddress | None) -> AsyncIterator[Side]:
    """The doorbell, limits and presence: shared by way of Redis, or this process's own."""
    async with AsyncExitStack() as stack:
        if address is None:
            hub = Hub()
            presence = Attendance(hub.stir)
            side = Side(hub=hub, limiter=Buckets(), presence=presence)
        else:
            side = await stack.enter_async_context(_shared(address.url))
        side.presence.start()
        stack.push_async_callback(side.presence.close)
        yield side


@asynccontextmanager
async def _shared(url: str) -> AsyncIterator[Side]:
    async with AsyncExitStack() as stack:
        redis = connected(url)
        stack.push_async_callback(redis.aclose)
        hub, limiter = RedisHub(redis), RedisBuckets(redis)
        for part in (hub, limiter):
            part.start()
            stack.push_async_callback(part.close)
        presence = Attendance(hub.stir, RedisExchange(redis))
        yield Side(hub=hub, limiter=limiter, presence=presence)


def connected(url: str) -> Redis:
    """A client that says at once when Redis does not answer, and never tries again by itself."""
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS_MAX,
        timeout=ANSWER_SECONDS_MAX,
        socket_timeout=ANSWER_SECONDS_MAX,
        socket_connect_timeout=ANSWER_SECONDS_MAX,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
    return Redis.from_pool(pool)
