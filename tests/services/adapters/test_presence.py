"""Who is there is known to all processes, is told when it changes, and is forgotten.

Of every kind: of one process, and of two by way of each Redis-protocol server.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from uuid import UUID, uuid4

import pytest
import redis

from services.adapters.presence import FRESH_ROUNDS, NOBODY, STALE_ROUNDS, Attendance
from services.adapters.redis_presence import PREFIX, RedisExchange
from services.adapters.redis_side import connected
from services.application.ports import Present
from tests.faults.proxy import TcpProxy
from tests.servers import Valkey, redis_programs, valkey


@dataclass
class Place:
    """Where presence is kept, with what it has stirred."""

    attendance: Attendance
    stirred: list[UUID] = field(default_factory=list)


@asynccontextmanager
async def place(url: str = "", life_ms: int = 20_000) -> AsyncIterator[Place]:
    """A process's attendance, whose rounds the test makes."""
    stirred: list[UUID] = []
    if not url:
        yield Place(Attendance(stirred.append), stirred)
        return
    client = connected(url)
    exchange = RedisExchange(client, life_ms=life_ms)
    yield Place(Attendance(stirred.append, exchange), stirred)
    await client.aclose()


@pytest.fixture(scope="module")
def urls() -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(valkey(program)).url()
            for name, program in redis_programs().items()
        }


@pytest.fixture(params=["one process", *redis_programs()])
async def two(
    request: pytest.FixtureRequest, urls: dict[str, str]
) -> AsyncIterator[tuple[Place, Place]]:
    """Two places from which one and the same presence is seen."""
    async with AsyncExitStack() as stack:
        if request.param == "one process":
            one = await stack.enter_async_context(place())
            yield one, one
            return
        url = urls[request.param]
        yield (
            await stack.enter_async_context(place(url)),
            await stack.enter_async_context(place(url)),
        )


async def go_round(*places: Place) -> None:
    """So many rounds that everybody has heard of everybody."""
    for _ in range(2 * FRESH_ROUNDS):
        for one in places:
            await one.attendance.go_round()


async def test_players_are_named_and_others_counted(two: tuple[Place, Place]) -> None:
    one, other = two
    match_id = uuid4()
    with (
        one.attendance.watching(match_id, "ada") as ada,
        other.attendance.watching(match_id, "ben") as ben,
        one.attendance.watching(match_id, "cleo"),
        other.attendance.watching(match_id, None),
        other.attendance.watching(match_id, None),
        other.attendance.watching(uuid4(), "dora"),
    ):
        ada.plays = ben.plays = True
        await go_round(*two)

        for where in two:
            assert where.attendance.of(match_id) == Present(("ada", "ben"), 3)


async def test_who_has_left_is_there_no_more(two: tuple[Place, Place]) -> None:
    one, other = two
    match_id = uuid4()
    with one.attendance.watching(match_id, "ada"):
        with other.attendance.watching(match_id, "ben"):
            await go_round(*two)
        await go_round(*two)

        assert one.attendance.of(match_id) == Present((), 1)
    await go_round(*two)

    for where in two:
        assert where.attendance.of(match_id) == NOBODY
        assert not where.attendance._told
        assert not where.attendance._elsewhere
        assert not where.attendance._here


async def test_one_person_with_two_tabs_is_one(two: tuple[Place, Place]) -> None:
    one, _ = two
    match_id = uuid4()
    with (
        one.attendance.watching(match_id, "ada") as ada,
        one.attendance.watching(match_id, "ada"),
        one.attendance.watching(match_id, "ben"),
        one.attendance.watching(match_id, "ben"),
    ):
        await go_round(*two)
        assert one.attendance.of(match_id) == Present((), 2)
        ada.plays = True
        await go_round(*two)
        assert one.attendance.of(match_id) == Present(("ada",), 1)


async def test_a_match_is_stirred_when_something_has_changed_and_only_then(
    two: tuple[Place, Place],
) -> None:
    one, other = two
    match_id = uuid4()
    with one.attendance.watching(match_id, "ada") as ada:
        await go_round(*two)
        assert set(one.stirred) == {match_id}
        one.stirred.clear()
        await go_round(*two)
        assert one.stirred == []
        ada.plays = True
        await go_round(*two)
        assert set(one.stirred) == {match_id}
        one.stirred.clear()
        with other.attendance.watching(match_id, None):
            await go_round(*two)
            assert set(one.stirred) == {match_id}


async def test_somebody_who_comes_and_goes_between_rounds_stirs_nothing(
    two: tuple[Place, Place],
) -> None:
    one, _ = two
    with one.attendance.watching(uuid4(), None):
        pass
    await go_round(*two)

    assert one.stirred == []


async def test_a_process_that_was_killed_is_forgotten(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with place(any_redis.url(), life_ms=50) as gone, place(any_redis.url()) as near:
        with gone.attendance.watching(match_id, None), near.attendance.watching(match_id, None):
            await go_round(gone, near)
            assert near.attendance.of(match_id).others == 2
            await asyncio.sleep(0.1)
            await go_round(near)

            assert near.attendance.of(match_id).others == 1


async def test_without_redis_those_here_are_known_and_others_forgotten_after_a_while(
    any_redis: Valkey,
) -> None:
    match_id = uuid4()
    async with (
        TcpProxy(any_redis.port) as proxy,
        place(f"redis://127.0.0.1:{proxy.port}/0") as apart,
        place(any_redis.url()) as near,
    ):
        with apart.attendance.watching(match_id, None), near.attendance.watching(match_id, None):
            await go_round(apart, near)
            await proxy.refuse()
            with apart.attendance.watching(match_id, None):
                await apart.attendance.go_round()
                assert apart.attendance.of(match_id).others == 3
                for _ in range(STALE_ROUNDS):
                    await apart.attendance.go_round()
                assert apart.attendance.of(match_id).others == 2
                await proxy.mend()
                await go_round(apart, near)
                for where in (apart, near):
                    assert where.attendance.of(match_id).others == 3


async def test_a_redis_that_was_started_anew_learns_it_again(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with place(any_redis.url()) as one, place(any_redis.url()) as other:
        with one.attendance.watching(match_id, None), other.attendance.watching(match_id, None):
            await go_round(one, other)
            with redis.Redis.from_url(any_redis.url()) as client:
                client.flushall()
                client.script_flush()
            await go_round(one, other)

            assert one.attendance.of(match_id).others == 2


async def test_redis_keeps_nothing_of_a_match_that_nobody_watches(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with place(any_redis.url(), life_ms=5_000) as one:
        with (
            redis.Redis.from_url(any_redis.url()) as client,
            one.attendance.watching(match_id, None),
        ):
            await go_round(one)
            assert 0 < client.pttl(f"{PREFIX}{match_id}") <= 5_000
        await go_round(one)
        with redis.Redis.from_url(any_redis.url()) as client:
            assert not client.exists(f"{PREFIX}{match_id}")


async def test_what_a_process_of_another_version_says_is_passed_over(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with place(any_redis.url()) as one:
        with one.attendance.watching(match_id, None):
            with redis.Redis.from_url(any_redis.url()) as client:
                client.hset(f"{PREFIX}{match_id}", "other", "99999999999999 not what we say")
            await go_round(one)

            assert one.attendance.of(match_id).others == 1


async def test_rounds_are_made_by_themselves() -> None:
    stirred: asyncio.Queue[UUID] = asyncio.Queue()
    attendance = Attendance(stirred.put_nowait, pause_seconds=0.01)
    attendance.start()
    match_id = uuid4()
    with attendance.watching(match_id, None):
        async with asyncio.timeout(5):
            assert await stirred.get() == match_id
    await attendance.close()
