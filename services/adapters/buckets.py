"""Token buckets of one process."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from services.application.ports import Limit

BUCKETS_MAX: Final = 100_000
ROUNDING_SECONDS: Final = 1e-6

Now = Callable[[], float]


class Buckets:
    """Implements the Limiter port in memory. Only for the thread of the event loop.

    Of each bucket only the moment is kept at which it is full again: a bucket that has
    filled up is as good as forgotten, and a token is a span of time until then.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        """All are full; `now` is in seconds."""
        self.refused = 0
        self._now = now
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def pass_by(self, limit: Limit, key: str) -> float:
        """Take a token; else the seconds until there is one."""
        now, bucket = self._now(), (limit.name, key)
        full_at = max(self._full_at.get(bucket, now), now) + limit.seconds_a_token
        wait = full_at - now - limit.seconds_to_fill
        if wait > ROUNDING_SECONDS:
            self.refused += 1
            return wait
        self._keep(bucket, full_at)
        return 0.0

    async def take(self, limit: Limit, key: str) -> float:
        """The same, for several processes at once."""
        return self.pass_by(limit, key)

    async def give_back(self, limit: Limit, key: str) -> None:
        """Undo a take."""
        self.put_back(limit, key)

    def put_back(self, limit: Limit, key: str) -> None:
        """The same, at once."""
        bucket = (limit.name, key)
        full_at = self._full_at.get(bucket)
        if full_at is not None:
            self._full_at[bucket] = full_at - limit.seconds_a_token

    def settle(self, limit: Limit, key: str, seconds: float) -> None:
        """Others have taken tokens as well: it will not be full before so many seconds."""
        bucket, full_at = (limit.name, key), self._now() + seconds
        if full_at > self._full_at.get(bucket, 0.0):
            self._keep(bucket, full_at)

    def _keep(self, bucket: tuple[str, str], full_at: float) -> None:
        self._full_at[bucket] = full_at
        self._full_at.move_to_end(bucket)
        if len(self._full_at) > BUCKETS_MAX:
            self._full_at.popitem(last=False)
