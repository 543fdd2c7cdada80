"""Resigning: a bot takes the seat for good, and the match goes on at once."""

from typing import Any

import msgspec
import pytest

from services.application.actors import key_of
from services.application.frames import Perspective
from services.application.match import Match
from services.application.refusals import Refused
from tests.services.tables import HOST, Service, command, guest, is_finished, raw, until
from tests.testgame import parley
from tests.testgame.games import ALL_GAMES

CONTRIBUTIONS = ("11" * 16, "22" * 16)
BID = raw(parley.Bid("low", 1))


async def bids(service: Service, match: Match) -> None:
    """Let the loop run until the bot has had its turn."""
    await until(service.matches, match, lambda now: now.awaited_bot() is None)


async def test_the_bot_plays_on_at_once_where_the_player_was_awaited() -> None:
    service = Service()
    match = await service.started("parley", contributions=CONTRIBUTIONS)
    version = match.version

    await service.matches.resign(match.id, guest(1), command(9), 1)
    frame: Any = msgspec.json.decode(await service.matches.frame(match, Perspective(HOST)))
    await bids(service, match)

    seat = match.table.seats[1]
    assert (seat.kind, seat.holder, seat.level) == ("bot", "", "standard")
    assert (seat.former, seat.label) == (guest(1), guest(1))
    assert frame["events"] == [{"type": "match.seat_to_bot", "seat": 1, "level": "standard"}]
    assert [awaited["seat"] for awaited in frame["pending"]["awaits"]] == [0, 1]
    assert [awaited.seat for awaited in match.awaits()] == [0]
    assert match.version == version + 2


async def test_the_others_question_stays_the_same() -> None:
    service = Service()
    match = await service.started("parley")
    version = match.version
    await service.matches.resign(match.id, guest(1), command(9), 1)

    frame = await service.matches.act(match.id, HOST, command(10), 0, BID, version)

    assert msgspec.json.decode(frame)["seat"] == 0


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
async def test_the_dice_stay_those_that_were_promised(game: str) -> None:
    """The share that the seat gave goes on counting, in memory and after a restart."""
    service = Service()
    match = await service.started(game, contributions=CONTRIBUTIONS)
    key = key_of(service.vault.seed(match.id), match.table)
    await service.matches.resign(match.id, guest(1), command(9), 1)

    cold = await service.another().match(match.id)

    assert cold.table == match.table
    assert key_of(service.vault.seed(match.id), cold.table) == key


async def test_a_match_that_all_have_left_is_played_to_its_end_by_bots() -> None:
    service = Service()
    match = await service.started("rancher")
    await service.matches.resign(match.id, guest(1), command(9), 1)
    await service.matches.resign(match.id, HOST, command(9), 0)

    await until(service.matches, match, is_finished)

    assert match.table.users == ()


async def test_a_repeat_changes_nothing_and_the_way_back_is_closed() -> None:
    service = Service()
    match = await service.started("parley")
    await service.matches.resign(match.id, guest(1), command(9), 1)
    await bids(service, match)
    appends = service.store.appends

    await service.matches.resign(match.id, guest(1), command(9), 1)

    assert service.store.appends == appends
    with pytest.raises(Refused, match="command_reused"):
        await service.matches.resign(match.id, guest(1), command(9), 0)
    with pytest.raises(Refused, match="not_your_seat"):
        await service.matches.resign(match.id, guest(1), command(10), 1)
    with pytest.raises(Refused, match="not_your_seat"):
        await service.matches.act(match.id, guest(1), command(11), 1, BID, match.version)
    assert Perspective(guest(1)).viewer(match) == -1


async def test_seats_that_cannot_be_given_up() -> None:
    service = Service()
    lobby = await service.lobby("parley", ["me", "bot"], number=5)
    match = await service.started("parley")
    for at, user, seat, code in (
        (lobby.id, HOST, 0, "not_running"),
        (match.id, HOST, 1, "not_your_seat"),
        (match.id, "", 1, "not_your_seat"),
        (match.id, HOST, 2, "seat_not_found"),
    ):
        with pytest.raises(Refused, match=code):
            await service.matches.resign(at, user, command(9), seat)
