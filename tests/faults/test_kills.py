"""Row 1: what was acknowledged is in the log, once, whoever was killed and whenever.

An API process, Redis, or all of PostgreSQL's processes are killed at a random moment while
people play, again and again; nobody else is started anew.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pytest

from domain.registry import GAMES
from services.adapters.postgres_tables import migrate
from services.application.codec import Codec
from services.application.recorded import link
from services.settings import DatabaseAddress
from tests import servers
from tests.faults.forks import Forks, environment
from tests.faults.players import Journal, audit, check, playing
from tests.sizes import sized
from tests.stores import Kept

ROUNDS: Final = sized(50, 500)
"""For each store."""
DATABASE_ROUNDS: Final = sized(30, 1_000)
"""After each, connections are tried again after a second only."""
REDIS_ROUNDS: Final = sized(12, 250)
"""For each store and each program: they have little to do with one another."""
PLAYERS: Final = 6
UNTIL_SECONDS_MAX: Final = 0.1
EACH_REDIS = pytest.mark.parametrize(
    "program", servers.redis_programs().values(), ids=servers.redis_programs()
)


async def survive(
    journal: Journal,
    port: int,
    kill: Callable[[], None],
    again: Callable[[], None],
    rounds: int = ROUNDS,
) -> int:
    """Kill and start again at random moments; how many requests had no clear answer."""
    seed = random.randrange(2**32)
    print("seed", seed)
    rng = random.Random(seed)
    async with playing([port], PLAYERS, journal) as players:
        for _ in range(rounds):
            await journal.grown(PLAYERS)
            await asyncio.sleep(rng.random() * UNTIL_SECONDS_MAX)
            await asyncio.to_thread(kill)
            await asyncio.to_thread(again)
        return sum(player.unclear for player in players)


async def test_a_killed_api_process_loses_nothing(
    kept: Kept, source: Forks, journal: Journal
) -> None:
    api = source.api(environment(kept))

    unclear = await survive(journal, api.port, api.kill, api.start)

    assert unclear >= ROUNDS
    await audit(kept, journal)


async def test_a_killed_database_loses_nothing(
    tmp_path: Path, source: Forks, journal: Journal
) -> None:
    with servers.postgres(in_memory=True) as own:
        kept = Kept(tmp_path, DatabaseAddress(own.url()))
        migrate(DatabaseAddress(own.url()))
        api = source.api(environment(kept))

        unclear = await survive(journal, api.port, own.kill, own.start, DATABASE_ROUNDS)

        assert unclear >= DATABASE_ROUNDS
        await audit(kept, journal)


@EACH_REDIS
async def test_a_killed_redis_loses_nothing_and_disturbs_nobody(
    kept: Kept, source: Forks, journal: Journal, program: Path
) -> None:
    with servers.valkey(program) as own:
        api = source.api(environment(kept, own.url()))

        unclear = await survive(journal, api.port, own.kill, own.start, REDIS_ROUNDS)

    assert unclear == 0
    await audit(kept, journal)


# The audit itself


async def test_the_audit_notices_what_is_lost_doubled_or_half_there(
    kept: Kept, source: Forks, journal: Journal
) -> None:
    api = source.api(environment(kept))
    async with playing([api.port], 1, journal):
        await journal.grown(12)
    await audit(kept, journal)
    promises = [*journal.promises()]
    match = promises[0].match
    promised = {one.command: one.version for one in promises if one.match == match}
    store = kept.events(Codec(GAMES).event_type)
    events = await store.read(match)
    await store.close()
    first = next(event for event in events if event.meta.seat is not None)
    again = link(match, len(events) + 1, events[-1].hash, first.event, first.meta)
    whole = msgspec.structs.replace(again.meta, state="…")
    doubled = link(match, len(events) + 1, events[-1].hash, first.event, whole)
    last = max(promised.values())

    check(events, promised)
    for damaged, said in (
        (events[: last - 1], "not in the log|half a command"),
        ([*events, again], "half a command"),
        ([*events, doubled], "twice"),
        ([*events[:2], *events[3:]], "an event is missing"),
    ):
        with pytest.raises(AssertionError, match=said):
            check(damaged, promised)
