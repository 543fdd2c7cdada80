"""The doorbell rings for those who listen, costs nothing for those who do not, and forgets."""

import asyncio
import gc
import time
import weakref
from uuid import uuid4

import pytest

from services.adapters.hub import Hub
from services.application.ports import News

NOW = 0.0
SOON = 2.0


async def test_watchers_of_a_match_hear_of_it_and_of_no_other() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as one, hub.watch(match_id) as two, hub.watch(uuid4()) as other:
        hub.announce(News(match_id, 1))

        assert await one.heard(SOON) == [News(match_id, 1)]
        assert await two.heard(SOON) == [News(match_id, 1)]
        assert await other.heard(NOW) == []


async def test_a_user_hears_of_every_match_they_sit_in() -> None:
    hub, first, second = Hub(), uuid4(), uuid4()
    with hub.watch(user="ada") as ada, hub.watch(user="bert") as bert:
        hub.announce(News(first, 3, ("ada", "bert")))
        hub.announce(News(second, 5, ("ada",)))

        assert await ada.heard(SOON) == [
            News(first, 3, ("ada", "bert")),
            News(second, 5, ("ada",)),
        ]
        assert await bert.heard(SOON) == [News(first, 3, ("ada", "bert"))]


async def test_who_watches_a_match_and_is_its_user_hears_once() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id, "ada") as ear:
        hub.announce(News(match_id, 1, ("ada",)))

        assert await ear.heard(SOON) == [News(match_id, 1, ("ada",))]
        assert await ear.heard(NOW) == []


async def test_news_wakes_who_waits_at_once() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0)
        started = time.monotonic()
        hub.announce(News(match_id, 9))

        assert await waiting == [News(match_id, 9)]
        assert time.monotonic() - started < SOON / 2


async def test_without_news_listening_ends_empty_after_the_time_out() -> None:
    hub = Hub()
    with hub.watch(uuid4()) as ear:
        assert await ear.heard(0.01) == []


async def test_who_has_heard_the_news_waits_for_the_next() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as ear:
        hub.announce(News(match_id, 1))
        await ear.heard(SOON)
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0.02)
        assert not waiting.done()

        hub.announce(News(match_id, 2))
        assert await waiting == [News(match_id, 2)]


async def test_a_slow_listener_finds_only_the_latest_of_each_match() -> None:
    hub, first, second = Hub(), uuid4(), uuid4()
    with hub.watch(user="ada") as ear:
        for version in range(1, 1_001):
            hub.announce(News(first, version, ("ada",)))
            hub.announce(News(second, version, ("ada",)))

        assert await ear.heard(SOON) == [
            News(first, 1_000, ("ada",)),
            News(second, 1_000, ("ada",)),
        ]


async def test_old_news_do_not_hide_newer_ones() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as ear:
        hub.announce(News(match_id, 7))
        hub.announce(News(match_id, 6))

        assert await ear.heard(SOON) == [News(match_id, 7)]


async def test_a_nudge_is_heard_although_nothing_has_moved() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(user="ada") as ada, hub.watch(user="bert") as bert:
        hub.announce(News(match_id, 7, ("ada", "bert")))
        await ada.heard(SOON)
        await bert.heard(SOON)
        nudge = News(match_id, 7, ("ada",), nudged=("ada",))
        hub.announce(nudge)

        assert await ada.heard(SOON) == [nudge]
        assert await bert.heard(NOW) == []


async def test_news_before_and_after_a_nudge_neither_hide_it_nor_are_hidden() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as ear:
        hub.announce(News(match_id, 7, ("ada", "bert")))
        hub.announce(News(match_id, 7, ("ada",), nudged=("ada",)))
        hub.announce(News(match_id, 9, ("bert",)))

        assert await ear.heard(SOON) == [News(match_id, 9, ("ada", "bert"), nudged=("ada",))]
        assert await ear.heard(NOW) == []


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


async def test_a_cancelled_listener_loses_nothing_for_the_next_call() -> None:
    hub, match_id = Hub(), uuid4()
    with hub.watch(match_id) as ear:
        waiting = asyncio.create_task(ear.heard(SOON))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        hub.announce(News(match_id, 2))

        assert await ear.heard(SOON) == [News(match_id, 2)]
