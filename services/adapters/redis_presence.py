"""Who is there, told between processes: each keeps its own part in Redis, which expires."""

from collections.abc import Mapping
from typing import Final
from uuid import UUID, uuid4

import msgspec
from redis.asyncio import Redis
from redis.exceptions import NoScriptError, RedisError

from services.adapters.presence import NOBODY, PAUSE_SECONDS, STALE_ROUNDS
from services.application.ports import Present

PREFIX: Final = "chuckwagon:present:"
LIFE_MS: Final = round(1000 * PAUSE_SECONDS * STALE_ROUNDS)
BATCH_MAX: Final = 500

# A match is a hash of processes; each entry is the time at which it ends and what it says.
# ARGV: the process, what it says or nothing, and for how many milliseconds.
_EXCHANGE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f ', now + ARGV[3]) .. ARGV[2]) end
local others = {}
local entries = redis.call('HGETALL', KEYS[1])
for at = 1, #entries, 2 do
  local ends, text = string.match(entries[at + 1], '^(%d+) (.*)$')
  if tonumber(ends) <= now then redis.call('HDEL', KEYS[1], entries[at])
  elseif entries[at] ~= ARGV[1] then others[#others + 1] = text end
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return others
"""

encode = msgspec.json.Encoder().encode
_present = msgspec.json.Decoder(Present)


class RedisExchange:
    """What a process tells the others, and is told by them."""

    def __init__(self, redis: Redis, *, life_ms: int = LIFE_MS) -> None:
        """As a process of a new name; what it tells expires after so many milliseconds."""
        self._redis = redis
        self._life_ms = life_ms
        self._name = uuid4().hex
        self._sha = redis.register_script(_EXCHANGE).sha

    async def __call__(self, here: Mapping[UUID, Present]) -> dict[UUID, Present]:
        """Say who is here; who is elsewhere, of the same matches. Raises OSError."""
        matches = list(here)
        found: dict[UUID, Present] = {}
        try:
            for start in range(0, len(matches), BATCH_MAX):
                some = matches[start : start + BATCH_MAX]
                answers = await self._exchange(some, here)
                found.update(zip(some, map(_sum, answers), strict=True))
        except RedisError as error:
            raise OSError("Redis is away") from error
        return found

    async def _exchange(self, some: list[UUID], here: Mapping[UUID, Present]) -> list[list[bytes]]:
        try:
            return await self._run(some, here)
        except NoScriptError:
            await self._redis.script_load(_EXCHANGE)
            return await self._run(some, here)

    async def _run(self, some: list[UUID], here: Mapping[UUID, Present]) -> list[list[bytes]]:
        async with self._redis.pipeline(transaction=False) as pipe:
            for match_id in some:
                said = b"" if here[match_id] == NOBODY else encode(here[match_id])
                name = f"{PREFIX}{match_id}"
                pipe.evalsha(self._sha, 1, name, self._name, said, self._life_ms)
            answers: list[list[bytes]] = await pipe.execute()
            return answers


def _sum(entries: list[bytes]) -> Present:
    parts = [part for part in map(_decoded, entries) if part is not None]
    players = {player for part in parts for player in part.players}
    return Present(tuple(sorted(players)), sum(part.others for part in parts))


def _decoded(entry: bytes) -> Present | None:
    try:
        return _present.decode(entry)
    except msgspec.DecodeError:  # of a process of another version
        return None
