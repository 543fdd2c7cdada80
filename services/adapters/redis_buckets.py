"""Token buckets of several processes: the truth in Redis, a copy in each process.

Rare and precious things are taken from Redis itself. What happens often is decided on the
copy, which costs no round trip, and settled with Redis twice a second: so long each process
may give away a burst of its own. Without Redis the copies decide alone.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final

from redis.asyncio import Redis
from redis.commands.core import AsyncScript
from redis.exceptions import NoScriptError, RedisError

from services.adapters.buckets import Buckets
from services.application.ports import Limit
from services.ending import ended

PREFIX: Final = "chuckwagon:limit:"
SETTLING_SECONDS: Final = 0.5
AWAY_SECONDS: Final = 1.0
"""For so long Redis is not asked again after it did not answer."""
BATCH_MAX: Final = 500
MICROSECONDS: Final = 1_000_000

log = logging.getLogger(__name__)

# A bucket is the time in microseconds at which it is full again. ARGV: what the tokens are
# worth, and what a full bucket is, both as microseconds. The answer is the wait for a token;
# where there was one, it is below 0 by the time until the bucket is full.
_TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + ARGV[1]
local wait = full_at - now - ARGV[2]
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.0f', full_at), 'PX', math.ceil((full_at - now) / 1000))
return now - full_at
"""

# The same for what was given away already, or comes back: a bucket may be owed one filling.
_SPEND: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + ARGV[1]
full_at = math.min(full_at, now + 2 * ARGV[2])
if full_at <= now then redis.call('DEL', KEYS[1]) return 0 end
redis.call('SET', KEYS[1], string.format('%.0f', full_at), 'PX', math.ceil((full_at - now) / 1000))
return full_at - now
"""


class RedisBuckets:
    """Implements the Limiter port. Only for the thread of the event loop."""

    def __init__(self, redis: Redis, *, settling_seconds: float = SETTLING_SECONDS) -> None:
        """Nothing is settled before `start`; close the client after the buckets."""
        self.refused = 0
        self._redis = redis
        self._here = Buckets()
        self._settling_seconds = settling_seconds
        self._take = redis.register_script(_TAKE)
        self._spend = redis.register_script(_SPEND)
        self._spent: Counter[tuple[Limit, str]] = Counter()
        self._away_until = 0.0
        self._settling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to settle."""
        self._settling = asyncio.create_task(self._settle_for_ever(), name="redis-buckets")

    async def close(self) -> None:
        """End; what was given away last remains unsaid."""
        if self._settling is not None:
            await ended([self._settling])

    def pass_by(self, limit: Limit, key: str) -> float:
        """Take a token; else the seconds until there is one."""
        wait = self._here.pass_by(limit, key)
        if wait:
            self.refused += 1
        else:
            self._spent[limit, key] += 1
        return wait

    async def take(self, limit: Limit, key: str) -> float:
        """The same, for several processes at once."""
        wait = self._here.pass_by(limit, key)
        if not wait:
            told = await self._run(self._take, limit, key, 1)
            wait = max(0.0, told)
            if wait:
                self._here.put_back(limit, key)
            else:
                # The copy counted from before the round trip, and would tell too short a wait.
                self._here.settle(limit, key, -told)
        if wait:
            self.refused += 1
        return wait

    async def give_back(self, limit: Limit, key: str) -> None:
        """Undo a take."""
        self._here.put_back(limit, key)
        await self._run(self._spend, limit, key, -1)

    async def _run(self, script: AsyncScript, limit: Limit, key: str, tokens: int) -> float:
        """The script's answer in seconds; 0 while Redis is away."""
        if self._is_away():
            return 0.0
        name, *numbers = _arguments(limit, key, tokens)
        try:
            answer: int = await script([name], numbers)
        except (RedisError, OSError):
            self._stay_away()
            return 0.0
        return answer / MICROSECONDS

    async def _settle_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settling_seconds)
            spent, self._spent = list(self._spent.items()), Counter()
            try:
                for start in range(0, len(spent), BATCH_MAX):
                    if not self._is_away():
                        await self._settle(spent[start : start + BATCH_MAX])
            except (RedisError, OSError):
                self._stay_away()
            except Exception:
                log.exception("limits could not be settled")

    async def _settle(self, spent: Sequence[tuple[tuple[Limit, str], int]]) -> None:
        answers = await self._spend_all(spent)
        if any(isinstance(answer, NoScriptError) for answer in answers):
            await self._redis.script_load(_SPEND)  # it was started anew, and knows of nothing
            answers = await self._spend_all(spent)
        for ((limit, key), _), answer in zip(spent, answers, strict=True):
            if isinstance(answer, int):
                self._here.settle(limit, key, answer / MICROSECONDS)

    async def _spend_all(self, spent: Sequence[tuple[tuple[Limit, str], int]]) -> list[object]:
        async with self._redis.pipeline(transaction=False) as pipe:
            for (limit, key), tokens in spent:
                pipe.evalsha(self._spend.sha, 1, *_arguments(limit, key, tokens))
            answers: list[object] = await pipe.execute(raise_on_error=False)
            return answers

    def _is_away(self) -> bool:
        return asyncio.get_running_loop().time() < self._away_until

    def _stay_away(self) -> None:
        self._away_until = asyncio.get_running_loop().time() + AWAY_SECONDS


def _arguments(limit: Limit, key: str, tokens: int) -> tuple[str, int, int]:
    """The bucket's name in Redis, what the tokens are worth, and what a full bucket is."""
    return (
        f"{PREFIX}{limit.name}:{key}",
        round(tokens * limit.seconds_a_token * MICROSECONDS),
        round(limit.seconds_to_fill * MICROSECONDS),
    )
