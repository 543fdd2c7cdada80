"""The doorbell rings for those who listen, costs nothing for those who do not, and forgets.

Of every kind of hub: of one process, and of two by way of each Redis-protocol server.
"""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from uuid import uuid4

import pytest

from services.adapters.hub import NEWS_MAX, Hub
from services.application.ports import Heard, News
from tests.servers import redis_programs, valkey
from tests.services.adapters.bells import NOW, SOON, Bell, redis_hub

KINDS = [("", "here"), *((name, place) for name in redis_programs() for place in ("here", "there"))]


@pytest.fixture(scope="module")
def urls() -> Iterator[dict[str, str]]:
    with ExitStack() as stack:
        yield {
            name: stack.enter_context(valkey(program)).url()
            for name, program in redis_programs().items()
        }


@pytest.fixture(params=KINDS, ids=lambda kind: " ".join(kind).strip())
async def bell(request: pytest.FixtureRequest, urls: dict[str, str]) -> AsyncIterator[Bell]:
    """A hub that rings, and the one that is listened to."""
    server, place = request.param
    async with AsyncExitStack() as stack:
        if not server:
            hub = Hub()
            yield Bell(hub, hub)
            return
        here = await stack.enter_async_context(redis_hub(urls[server]))
        if place == "here":
            yield Bell(here, here)
        else:
            yield Bell(here, await stack.enter_async_context(redis_hub(urls[server])))


async def test_watchers_of_a_match_hear_of_it_and_of_no_other(bell: Bell) -> None:
    match_id = uuid4()
    listen = bell.listening.watch
    with listen(match_id) as one, listen(match_id) as two, listen(uuid4()) as other:
        bell.announcing.announce(News(match_id, 1))
        await bell.settled()

        assert await one.heard(NOW) == Heard([News(match_id, 1)])
        assert await two.heard(NOW) == Heard([News(match_id, 1)])
        assert (await other.heard(NOW)).nothing


async def test_a_user_hears_of_every_match_they_sit_in(bell: Bell) -> None:
    first, second = uuid4(), uuid4()
    with bell.listening.watch(user="ada") as ada, bell.listening.watch(user="bert") as bert:
        bell.announcing.announce(News(first, 3, ("ada", "bert")))
        bell.announcing.announce(News(second, 5, ("ada",)))
        await bell.settled()

        assert (await ada.heard(NOW)).news == [
            News(first, 3, ("ada", "bert")),
            News(second, 5, ("ada",)),
        ]
        assert (await bert.heard(NOW)).news == [News(first, 3, ("ada", "bert"))]


async def test_who_watches_a_match_and_is_its_user_hears_once(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id, "ada") as ear:
        bell.announcing.announce(News(match_id, 1, ("ada",)))
        await bell.settled()

        assert (await ear.heard(NOW)).news == [News(match_id, 1, ("ada",))]
        assert (await ear.heard(NOW)).nothing


async def test_news_wakes_who_waits(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0)
        bell.announcing.announce(News(match_id, 9))

        assert (await waiting).news == [News(match_id, 9)]


async def test_without_news_listening_ends_empty_after_the_time_out(bell: Bell) -> None:
    with bell.listening.watch(uuid4()) as ear:
        assert (await ear.heard(0.01)).nothing


async def test_who_has_heard_the_news_waits_for_the_next(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        bell.announcing.announce(News(match_id, 1))
        await ear.heard(SOON)
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0.02)
        assert not waiting.done()

        bell.announcing.announce(News(match_id, 2))
        assert (await waiting).news == [News(match_id, 2)]


async def test_a_slow_listener_finds_only_the_latest_of_each_match(bell: Bell) -> None:
    first, second = uuid4(), uuid4()
    with bell.listening.watch(user="ada") as ear:
        for version in range(1, 1_001):
            bell.announcing.announce(News(first, version, ("ada",)))
            bell.announcing.announce(News(second, version, ("ada",)))
        await bell.settled()

        assert (await ear.heard(NOW)).news == [
            News(first, 1_000, ("ada",)),
            News(second, 1_000, ("ada",)),
        ]


async def test_what_a_slow_listener_is_spared_is_counted(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        for version in (1, 2, 3):
            bell.announcing.announce(News(match_id, version))
            await bell.settled()
        await ear.heard(NOW)
        bell.announcing.announce(News(match_id, 4))
        await bell.settled()

        assert bell.listening.counts.collapses == 2


async def test_a_listener_with_news_of_too_many_matches_is_told_to_look_for_itself(
    bell: Bell,
) -> None:
    news = [News(uuid4(), 1, ("ada",)) for _ in range(NEWS_MAX + 1)]
    with bell.listening.watch(user="ada") as ear:
        for one in news:
            bell.announcing.announce(one)
        await bell.settled()

        assert await ear.heard(NOW) == Heard(news[:NEWS_MAX], missed=True)
        assert (await ear.heard(NOW)).nothing


async def test_old_news_do_not_hide_newer_ones(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        bell.announcing.announce(News(match_id, 7))
        await bell.settled()
        bell.announcing.announce(News(match_id, 6))
        await bell.settled()

        assert (await ear.heard(NOW)).news == [News(match_id, 7)]


async def test_a_nudge_is_heard_although_nothing_has_moved(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(user="ada") as ada, bell.listening.watch(user="bert") as bert:
        bell.announcing.announce(News(match_id, 7, ("ada", "bert")))
        await ada.heard(SOON)
        await bert.heard(SOON)
        nudge = News(match_id, 7, ("ada",), nudged=("ada",))
        bell.announcing.announce(nudge)
        await bell.settled()

        assert (await ada.heard(NOW)).news == [nudge]
        assert (await bert.heard(NOW)).nothing


async def test_news_before_and_after_a_nudge_neither_hide_it_nor_are_hidden(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        bell.announcing.announce(News(match_id, 7, ("ada", "bert")))
        bell.announcing.announce(News(match_id, 7, ("ada",), nudged=("ada",)))
        bell.announcing.announce(News(match_id, 9, ("bert",)))
        await bell.settled()

        assert (await ear.heard(NOW)).news == [News(match_id, 9, ("ada", "bert"), nudged=("ada",))]
        assert (await ear.heard(NOW)).nothing


async def test_after_a_gap_everyone_is_told_to_look_once(bell: Bell) -> None:
    with bell.listening.watch(uuid4()) as one, bell.listening.watch(user="ada") as other:
        bell.listening.repair()

        for ear in (one, other):
            assert await ear.heard(NOW) == Heard(missed=True)
            assert (await ear.heard(NOW)).nothing


async def test_who_has_left_is_forgotten_also_after_an_error() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id, "ada") as ear:
        left = weakref.ref(ear)
    with pytest.raises(ConnectionResetError), hub.watch(match_id, "ada"):
        raise ConnectionResetError
    del ear
    gc.collect()

    assert not hub._by_match
    assert not hub._by_user
    assert left() is None


async def test_news_that_are_seen_to_at_once_wake_nobody(bell: Bell) -> None:
    match_id = uuid4()
    seen: list[News] = []

    def at_once(news: News) -> bool:
        seen.append(news)
        return news.version != 3

    with bell.listening.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON, at_once))
        await asyncio.sleep(0)
        for version in (1, 2):
            bell.announcing.announce(News(match_id, version))
            await bell.settled()
            assert not waiting.done()
        bell.announcing.announce(News(match_id, 3))

        assert (await waiting).news == [News(match_id, 3)]
        assert seen == [News(match_id, version) for version in (1, 2, 3)]


async def test_nothing_is_seen_to_at_once_for_who_does_not_wait(bell: Bell) -> None:
    match_id = uuid4()
    asked: list[News] = []

    def at_once(news: News) -> bool:
        asked.append(news)
        return True

    with bell.listening.watch(match_id) as ear:
        assert (await ear.heard(NOW, at_once)).nothing
        bell.announcing.announce(News(match_id, 1))
        await bell.settled()

        assert (await ear.heard(NOW, at_once)).news == [News(match_id, 1)]
        assert asked == []


async def test_nothing_that_is_seen_to_at_once_overtakes_news_that_wait() -> None:
    hub, first, second = Hub(), uuid4(), uuid4()
    asked: list[News] = []

    def at_once(news: News) -> bool:
        asked.append(news)
        return news.match_id == second

    with hub.watch(first, "ada") as ear:
        waiting = asyncio.create_task(ear.heard(SOON, at_once))
        await asyncio.sleep(0)
        hub.announce(News(first, 1))
        hub.announce(News(second, 1, ("ada",)))

        assert (await waiting).news == [News(first, 1), News(second, 1, ("ada",))]
        assert asked == [News(first, 1)]


async def test_who_announces_goes_on_before_anybody_is_told() -> None:
    hub, match_id = Hub(), uuid4()
    order: list[str] = []

    def at_once(_: News) -> bool:
        order.append("told")
        return True

    with hub.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON, at_once))
        await asyncio.sleep(0)
        hub.announce(News(match_id, 1))
        order.append("answered")
        await asyncio.sleep(0)
        waiting.cancel()

    assert order == ["answered", "told"]


async def test_a_listener_that_fails_is_woken_and_the_others_hear_all_the_same() -> None:
    hub, match_id = Hub(), uuid4()

    def failing(_: News) -> bool:
        raise RuntimeError

    with hub.watch(match_id) as one, hub.watch(match_id) as other:
        waiting = [asyncio.create_task(ear.heard(SOON, failing)) for ear in (one, other)]
        await asyncio.sleep(0)
        hub.announce(News(match_id, 1))

        for heard in await asyncio.gather(*waiting):
            assert heard.news == [News(match_id, 1)]


async def test_a_cancelled_listener_loses_nothing_for_the_next_call(bell: Bell) -> None:
    match_id = uuid4()
    with bell.listening.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        bell.announcing.announce(News(match_id, 2))

        assert (await ear.heard(SOON)).news == [News(match_id, 2)]
