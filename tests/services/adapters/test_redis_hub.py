"""Between processes hints may be lost; that something was lost must not be."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from services.adapters import redis_hub as module
from services.adapters.redis_hub import OUTGOING_MAX, Message, encode
from services.adapters.redis_side import connected
from services.application.ports import Busy, News
from tests.faults.proxy import TcpProxy
from tests.servers import Valkey, redis_programs, valkey
from tests.services.adapters.bells import SOON, Bell, heard_until, redis_hub

QUICK = 0.1


def url(proxy: TcpProxy) -> str:
    return f"redis://127.0.0.1:{proxy.port}/0"


@asynccontextmanager
async def apart(server: Valkey) -> AsyncIterator[tuple[Bell, TcpProxy]]:
    """Two processes, of which the one that listens has a line that can break."""
    async with (
        TcpProxy(server.port) as proxy,
        redis_hub(server.url()) as near,
        redis_hub(url(proxy), silence_seconds=QUICK) as far,
    ):
        yield Bell(near, far), proxy


async def test_what_another_process_stored_is_taken_in_before_it_is_told_of(
    any_redis: Valkey,
) -> None:
    watched, unwatched = uuid4(), uuid4()
    taken: list[News] = []
    going_on = asyncio.Event()

    async def take_in(news: News) -> None:
        taken.append(news)
        await going_on.wait()

    async with redis_hub(any_redis.url()) as near, redis_hub(any_redis.url()) as far:
        far.before_telling(take_in)
        near.before_telling(take_in)
        with far.watch(watched) as there, near.watch(watched) as here, far.watch(user="ada") as own:
            near.announce(News(watched, 2))
            near.announce(News(unwatched, 2, ("ada",)))

            assert (await here.heard(SOON)).news == [News(watched, 2)]
            assert [news.match_id for news in (await own.heard(SOON)).news] == [unwatched]
            assert (await there.heard(QUICK)).nothing
            going_on.set()
            assert (await there.heard(SOON)).news == [News(watched, 2)]

    assert taken == [News(watched, 2)]


async def test_what_cannot_be_taken_in_is_told_of_all_the_same(
    any_redis: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TAKEN_IN_MAX", 1)
    match_id, held = uuid4(), asyncio.Event()

    async def fail(news: News) -> None:
        if news.version == 4:
            await held.wait()
        raise {2: Busy, 3: ValueError, 4: Busy}[news.version]

    async with redis_hub(any_redis.url()) as near, redis_hub(any_redis.url()) as far:
        far.before_telling(fail)
        with far.watch(match_id) as ear:
            for version in (2, 3):
                near.announce(News(match_id, version))
                assert (await ear.heard(SOON)).news == [News(match_id, version)]
            near.announce(News(match_id, 4))
            assert (await ear.heard(QUICK)).nothing
            near.announce(News(match_id, 5))  # one more than are held up
            assert (await ear.heard(SOON)).news == [News(match_id, 5)]


async def test_after_a_cut_who_watches_is_told_to_look(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with apart(any_redis) as (bell, proxy):
        with bell.listening.watch(match_id) as ear:
            await proxy.refuse()
            bell.announcing.announce(News(match_id, 2))
            await proxy.mend()

            assert (await heard_until(ear, lambda heard: heard.missed)).news == []
            assert bell.listening.counts.reconnects == 1
            bell.announcing.announce(News(match_id, 3))
            assert (await ear.heard(SOON)).news == [News(match_id, 3)]


@pytest.mark.parametrize("program", redis_programs().values(), ids=redis_programs())
async def test_a_redis_that_was_killed_is_found_again_by_all(program: Path) -> None:
    with valkey(program) as server:
        async with redis_hub(server.url()) as near, redis_hub(server.url()) as far:
            with near.watch(uuid4()) as here, far.watch(uuid4()) as there:
                server.kill()
                await asyncio.to_thread(server.start)

                await heard_until(here, lambda heard: heard.missed)
                await heard_until(there, lambda heard: heard.missed)
            await Bell(near, far).settled()
            await Bell(far, near).settled()


async def test_a_line_that_has_fallen_silent_is_given_up(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with apart(any_redis) as (bell, proxy):
        with bell.listening.watch(match_id) as ear:
            proxy.stall()
            while bell.listening.connected:  # noqa: ASYNC110 — a hub tells only its watchers
                await asyncio.sleep(QUICK / 10)
            bell.announcing.announce(News(match_id, 2))
            await proxy.mend()

            await heard_until(ear, lambda heard: heard.missed)


async def test_a_quiet_line_is_not_given_up(any_redis: Valkey) -> None:
    async with redis_hub(any_redis.url(), silence_seconds=QUICK) as hub:
        await asyncio.sleep(10 * QUICK)

        assert hub.connected
        assert hub.counts.reconnects == 0


async def test_without_redis_announcing_goes_on_and_what_is_lost_is_noticed(
    any_redis: Valkey,
) -> None:
    first, last = uuid4(), uuid4()
    async with (
        TcpProxy(any_redis.port) as proxy,
        redis_hub(url(proxy), silence_seconds=QUICK) as near,
        redis_hub(any_redis.url()) as far,
    ):
        await Bell(near, far).settled()
        await proxy.refuse()
        with near.watch(first) as here, far.watch(first) as there, far.watch(last) as latest:
            near.announce(News(first, 2))
            for _ in range(OUTGOING_MAX):
                near.announce(News(uuid4(), 1))
            near.announce(News(last, 1))

            assert (await here.heard(SOON)).news == [News(first, 2)]
            assert near.counts.hints_dropped == 2
            await proxy.mend()
            assert (await there.heard(SOON)).missed
            await heard_until(latest, lambda heard: News(last, 1) in heard.news)
            assert far.counts.gaps_repaired == 1


async def test_news_that_wait_for_redis_are_the_latest_and_arrive(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with (
        TcpProxy(any_redis.port) as proxy,
        redis_hub(url(proxy), silence_seconds=QUICK) as near,
        redis_hub(any_redis.url()) as far,
    ):
        await proxy.refuse()
        with far.watch(match_id) as there:
            for version in range(1, 100):
                near.announce(News(match_id, version))
            await proxy.mend()

            await heard_until(there, lambda heard: heard.version(match_id) == 99)


async def test_what_waits_when_a_process_ends_is_sent(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with redis_hub(any_redis.url()) as far:
        with far.watch(match_id) as there:
            async with redis_hub(any_redis.url()) as near:
                near.announce(News(match_id, 5))

            assert (await there.heard(SOON)).news == [News(match_id, 5)]


async def test_a_process_ends_at_once_though_redis_is_away(
    any_redis: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FAREWELL_SECONDS", QUICK)
    async with (
        TcpProxy(any_redis.port) as proxy,
        asyncio.timeout(SOON),
        redis_hub(url(proxy)) as near,
    ):
        proxy.stall()
        near.announce(News(uuid4(), 1))
        await asyncio.sleep(QUICK)


async def test_a_message_that_nobody_can_read_is_a_gap(any_redis: Valkey) -> None:
    async with redis_hub(any_redis.url()) as hub:
        with hub.watch(uuid4()) as ear:
            await publish(any_redis, b"what?")

            assert (await ear.heard(SOON)).missed
            assert hub.counts.gaps_repaired == 1


async def test_a_missing_number_is_a_gap_and_a_new_process_is_none(any_redis: Valkey) -> None:
    match_id = uuid4()
    async with redis_hub(any_redis.url()) as hub:
        with hub.watch(match_id) as ear:
            for by, number, missed in (
                ("a", 7, False),
                ("a", 8, False),
                ("b", 1, False),
                ("a", 10, True),
                ("b", 2, False),
                ("a", 9, False),
            ):
                news = News(match_id, number)
                await publish(any_redis, encode(Message(by, number, [news])))
                heard = await ear.heard(SOON)
                assert (heard.news, heard.missed) == ([news], missed)

    assert hub.counts.gaps_repaired == 1


async def publish(server: Valkey, data: bytes) -> None:
    client = connected(server.url())
    await client.publish(module.CHANNEL, data)
    await client.aclose()
