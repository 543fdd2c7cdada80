"""Token buckets: a burst, then a steady trickle, and never one token too many.

Of every kind: of one process, and of two by way of each Redis-protocol server.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from typing import Any
from uuid import uuid4

import pytest
import redis

from services.adapters import buckets
from services.adapters.buckets import Buckets
from services.adapters.redis_buckets import RedisBuckets
from services.adapters.redis_side import connected
from services.application.ports import Limit, Limiter
from tests.faults.proxy import TcpProxy
from tests.servers import Valkey, redis_programs, valkey

HOUR = 3600
QUICK = 0.02
Two = tuple[Limiter, Limiter]


@asynccontextmanager
async def redis_buckets(url: str) -> AsyncIterator[RedisBuckets]:
    """A process's buckets."""
    client = connected(url)
    made = RedisBuckets(client, settling_seconds=QUICK)
    made.start()
    try:
        yield made
    finally:
        await made.close()
        await client.aclose()


@pytest.fixture(scope="module")
def urls() -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(valkey(program)).url()
            for name, program in redis_programs().items()
        }


@pytest.fixture(params=["one process", *redis_programs()])
async def two(request: pytest.FixtureRequest, urls: dict[str, str]) -> AsyncIterator[Two]:
    """Two who give tokens away from the same buckets."""
    async with AsyncExitStack() as stack:
        if request.param == "one process":
            one: Limiter = Buckets()
            yield one, one
            return
        url = urls[request.param]
        yield (
            await stack.enter_async_context(redis_buckets(url)),
            await stack.enter_async_context(redis_buckets(url)),
        )


def limit(burst: int, per_second: float) -> Limit:
    """A limit that no other test has."""
    return Limit(uuid4().hex, burst, per_second)


async def given(limiter: Limiter, of: Limit, key: str, asked: int) -> int:
    """How many of so many tokens are given, asked for all at once."""
    waits = await asyncio.gather(*(limiter.take(of, key) for _ in range(asked)))
    return sum(not wait for wait in waits)


async def test_a_burst_is_given_and_then_the_wait_for_the_next_is_told(two: Two) -> None:
    one, other = two
    hourly = limit(3, 1 / HOUR)

    assert await given(one, hourly, "ada", 3) == 3
    for limiter in two:
        assert HOUR - 60 < await limiter.take(hourly, "ada") <= HOUR
    assert await given(other, hourly, "ben", 4) == 3


async def test_a_token_comes_back_after_the_time_that_was_told(two: Two) -> None:
    one, other = two
    # A bucket of one holds no second token, however late it is looked at.
    quick = limit(1, 2)
    assert await given(one, quick, "ada", 3) == 1
    for limiter in (one, other, one):
        await asyncio.sleep(await limiter.take(quick, "ada") + 0.01)

        assert await limiter.take(quick, "ada") == 0
        assert await limiter.take(quick, "ada") > 0


async def test_the_wait_that_is_told_is_none_too_short_when_redis_is_far(
    any_redis: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = limit(1, 2)
    async with redis_buckets(any_redis.url()) as near:
        client = connected(any_redis.url())
        asked: Any = client.execute_command

        async def far(*words: Any, **more: Any) -> Any:  # noqa: ANN401 — as the client has it
            await asyncio.sleep(0.1)
            return await asked(*words, **more)

        monkeypatch.setattr(client, "execute_command", far)
        there = RedisBuckets(client)
        assert await there.take(quick, "ada") == 0
        await asyncio.sleep(await there.take(quick, "ada") + 0.01)

        assert await near.take(quick, "ada") == 0
        await client.aclose()


async def test_a_bucket_holds_no_more_than_a_burst_however_long_it_fills(two: Two) -> None:
    quick = limit(2, 50)
    await given(two[0], quick, "ada", 2)
    await asyncio.sleep(0.2)

    assert await given(two[1], quick, "ada", 9) <= 3


async def test_of_many_who_ask_at_once_not_one_gets_a_token_too_many(two: Two) -> None:
    hourly = limit(50, 1 / HOUR)

    counts = await asyncio.gather(*(given(limiter, hourly, "ada", 40) for limiter in two))

    assert sum(counts) == 50


async def test_what_is_given_back_can_be_taken_again_and_no_more(two: Two) -> None:
    one, other = two
    hourly = limit(2, 1 / HOUR)
    await given(one, hourly, "ada", 2)

    await one.give_back(hourly, "ada")

    assert await other.take(hourly, "ada") == 0
    assert await other.take(hourly, "ada") > 0
    await one.give_back(hourly, "nobody")
    assert await given(other, hourly, "nobody", 9) == 2


async def test_passing_by_takes_tokens_too_and_others_learn_of_it(two: Two) -> None:
    one, other = two
    hourly = limit(40, 1 / HOUR)

    assert sum(not one.pass_by(hourly, "ada") for _ in range(50)) == 40
    await asyncio.sleep(10 * QUICK)

    assert await other.take(hourly, "ada") > 0


async def test_who_passes_by_here_and_there_is_held_up_everywhere(two: Two) -> None:
    one, other = two
    hourly = limit(40, 1 / HOUR)
    for limiter in two:
        for _ in range(30):
            limiter.pass_by(hourly, "ada")
    async with asyncio.timeout(5):
        # Buckets are settled by the clock, and signal nobody.
        while not (one.pass_by(hourly, "ada") and other.pass_by(hourly, "ada")):  # noqa: ASYNC110
            await asyncio.sleep(QUICK)


async def test_refusals_are_counted(two: Two) -> None:
    one, _ = two
    hourly = limit(1, 1 / HOUR)
    one.pass_by(hourly, "ada")
    one.pass_by(hourly, "ada")
    await one.take(hourly, "ada")

    assert one.refused == 2  # type: ignore[attr-defined]


async def test_without_redis_each_process_decides_alone(any_redis: Valkey) -> None:
    hourly = limit(3, 1 / HOUR)
    async with (
        TcpProxy(any_redis.port) as proxy,
        redis_buckets(f"redis://127.0.0.1:{proxy.port}/0") as apart,
        redis_buckets(any_redis.url()) as near,
    ):
        assert await given(apart, hourly, "ada", 2) == 2
        await proxy.refuse()

        assert await given(apart, hourly, "ada", 9) == 1
        assert await given(apart, hourly, "ben", 9) == 3
        apart.pass_by(hourly, "cleo")
        await apart.give_back(hourly, "cleo")
        await asyncio.sleep(3 * QUICK)
        assert await given(near, hourly, "ben", 9) == 3


async def test_after_redis_was_away_it_is_asked_again(
    any_redis: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("services.adapters.redis_buckets.AWAY_SECONDS", QUICK)
    hourly = limit(3, 1 / HOUR)
    async with (
        TcpProxy(any_redis.port) as proxy,
        redis_buckets(f"redis://127.0.0.1:{proxy.port}/0") as apart,
        redis_buckets(any_redis.url()) as near,
    ):
        await proxy.refuse()
        await apart.take(hourly, "ada")
        await proxy.mend()
        await given(near, hourly, "ben", 3)
        await asyncio.sleep(2 * QUICK)

        assert await apart.take(hourly, "ben") > 0


@pytest.mark.parametrize("program", redis_programs().values(), ids=redis_programs())
async def test_a_redis_that_has_forgotten_everything_learns_it_again(program: object) -> None:
    hourly = limit(3, 1 / HOUR)
    with valkey(program) as server:  # type: ignore[arg-type]
        async with redis_buckets(server.url()) as one, redis_buckets(server.url()) as other:
            await given(one, hourly, "ada", 1)
            with redis.Redis.from_url(server.url()) as client:
                client.flushall()
                client.script_flush()
            for _ in range(2):
                one.pass_by(hourly, "ben")
            await asyncio.sleep(10 * QUICK)

            assert await given(other, hourly, "ben", 9) == 1
            assert await given(one, hourly, "ada", 9) == 2


async def test_what_fails_once_is_settled_on_later(
    any_redis: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    hourly = limit(3, 1 / HOUR)
    async with redis_buckets(any_redis.url()) as one, redis_buckets(any_redis.url()) as other:
        failed = asyncio.Event()

        async def fail(_: object) -> None:
            failed.set()
            raise ValueError

        with monkeypatch.context() as patched:
            patched.setattr(one, "_settle", fail)
            one.pass_by(hourly, "ada")
            await asyncio.wait_for(failed.wait(), 5)
        for _ in range(2):
            one.pass_by(hourly, "ben")
        await asyncio.sleep(10 * QUICK)

        assert await given(other, hourly, "ben", 9) == 1


async def test_redis_forgets_a_bucket_once_it_is_full(any_redis: Valkey) -> None:
    quick = limit(2, 10)
    async with redis_buckets(any_redis.url()) as one:
        await one.take(quick, "ada")

        with redis.Redis.from_url(any_redis.url()) as client:
            (name,) = client.keys(f"*{quick.name}*")
            assert 0 < client.pttl(name) <= 100


async def test_so_many_buckets_are_kept_in_memory_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(buckets, "BUCKETS_MAX", 3)
    made, hourly = Buckets(), limit(1, 1 / HOUR)
    for key in ("ada", "ben", "cleo", "dora"):
        made.pass_by(hourly, key)

    assert len(made._full_at) == 3
    assert made.pass_by(hourly, "dora") > 0


async def test_a_clock_that_stands_gives_nothing_more() -> None:
    made, often = Buckets(lambda: 1000.0), limit(200, 100)

    assert sum(not made.pass_by(often, "ada") for _ in range(300)) == 200
