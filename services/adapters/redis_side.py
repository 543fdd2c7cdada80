"""All that several processes do through Redis. Without it they go on, each by itself."""

from typing import Final

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

ANSWER_SECONDS_MAX: Final = 1.0
CONNECTIONS_MAX: Final = 32


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
