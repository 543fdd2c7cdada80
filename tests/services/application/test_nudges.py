"""Nudges: for those who play, to those who are awaited, once an hour a seat."""

import pytest

from services.adapters.buckets import Buckets
from services.application.nudges import PAUSE_SECONDS
from services.application.ports import News
from services.application.refusals import Refused
from tests.services.tables import HOST, Service, command, guest, raw
from tests.testgame import parley


async def test_a_nudge_reaches_the_seats_player_and_changes_nothing() -> None:
    service = Service()
    match = await service.started("parley")
    appends = service.store.appends

    await service.matches.nudge(match.id, HOST, 1)

    assert service.broadcaster.news[-1] == News(
        match.id, match.version, (guest(1),), nudged=(guest(1),)
    )
    assert service.store.appends == appends


async def test_a_seat_is_nudged_once_an_hour_whoever_does_it() -> None:
    began = seconds = 1000.0
    service = Service(limiter=Buckets(lambda: seconds))
    match = await service.started("parley", 3)
    await service.matches.nudge(match.id, HOST, 1)
    await service.matches.nudge(match.id, HOST, 2)
    for past, user, wait in (
        (0, HOST, PAUSE_SECONDS),
        (0.5, guest(2), PAUSE_SECONDS),
        (PAUSE_SECONDS - 1, HOST, 1),
    ):
        seconds = began + past
        with pytest.raises(Refused, match="too_soon") as refusal:
            await service.matches.nudge(match.id, user, 1)
        assert refusal.value.retry_after_seconds == wait

    seconds = began + PAUSE_SECONDS
    await service.matches.nudge(match.id, HOST, 1)

    assert len([news for news in service.broadcaster.news if news.nudged]) == 3


async def test_a_nudge_counts_in_every_process() -> None:
    service = Service()
    match = await service.started("parley")
    await service.matches.nudge(match.id, HOST, 1)

    with pytest.raises(Refused, match="too_soon"):
        await service.another().nudge(match.id, HOST, 1)


async def test_nudges_that_cannot_be() -> None:
    service = Service()
    lobby = await service.lobby("parley", ["me", "bot"], number=5)
    match = await service.started("parley", 3)
    bid = raw(parley.Bid("low", 1))
    await service.matches.act(match.id, guest(2), command(9), 2, bid, match.version)
    for at, user, seat, code in (
        (lobby.id, HOST, 0, "not_running"),
        (match.id, guest(3), 1, "not_a_player"),
        (match.id, HOST, 3, "seat_not_found"),
        (match.id, HOST, -1, "seat_not_found"),
        (match.id, HOST, 2, "not_awaited"),
    ):
        with pytest.raises(Refused, match=code):
            await service.matches.nudge(at, user, seat)
    assert not [news for news in service.broadcaster.news if news.nudged]


async def test_a_refused_nudge_does_not_count() -> None:
    service = Service()
    match = await service.started("parley")
    with pytest.raises(Refused, match="not_a_player"):
        await service.matches.nudge(match.id, guest(3), 1)

    await service.matches.nudge(match.id, HOST, 1)
