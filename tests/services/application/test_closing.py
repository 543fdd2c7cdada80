"""Closing: whoever runs the server ends a match, and everybody sees why."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from services.application.frames import Perspective
from services.application.match import Match, state_hash
from services.application.recorded import Recorded
from services.application.refusals import Refused
from tests.services.fakes import MemoryStore
from tests.services.tables import HOST, Service, command, guest, is_finished, raw, until
from tests.testgame import parley
from tests.testgame.games import ALL_GAMES

BID = raw(parley.Bid("low", 1))


async def closed(service: Service, match: Match) -> Any:  # noqa: ANN401 — JSON
    """The frame that a player sees once the match was called off."""
    await service.matches.call_off(match.id)
    return msgspec.json.decode(await service.matches.frame(match, Perspective(HOST)))


@pytest.mark.parametrize("game", sorted(ALL_GAMES))
async def test_a_running_match_ends_without_a_result_and_says_why(game: str) -> None:
    service = Service()
    match = await service.started(game)
    frame = await closed(service, match)

    assert frame["events"] == [{"type": "match.cancelled", "reason": "operator"}]
    assert frame["pending"] == {"awaits": [], "finished": True}
    assert frame["options"] is None
    assert frame["view"] is not None
    summary = match.summary()
    assert (summary.status, summary.awaits, summary.winners) == ("cancelled", (), ())
    assert (match.table.closed, match.table.seed, summary.due) == ("operator", "", None)


async def test_a_lobby_ends_too() -> None:
    service = Service()
    match = await service.lobby("rancher", ["me", "open"])
    await service.matches.call_off(match.id)

    assert (match.table.status, match.table.closed) == ("cancelled", "operator")


async def test_another_process_sees_the_same() -> None:
    service = Service()
    match = await service.started("rancher")
    await service.matches.call_off(match.id)
    cold = await service.another().match(match.id)

    assert cold.table == match.table
    assert cold.awaits() == match.awaits() == ()
    assert state_hash(cold.table, cold.state) == state_hash(match.table, match.state)


async def test_nobody_plays_on() -> None:
    service = Service()
    match = await service.started("parley")
    version = match.version
    await service.matches.call_off(match.id)

    with pytest.raises(Refused, match="not_running"):
        await service.matches.act(match.id, HOST, command(8), 0, BID, version)
    with pytest.raises(Refused, match="not_running"):
        await service.matches.resign(match.id, guest(1), command(9), 1)
    with pytest.raises(Refused, match="not_running"):
        await service.matches.nudge(match.id, HOST, 1)
    assert await service.matches.look_after(match.id) is None
    assert match.version == version + 1


class WaitingStore(MemoryStore):
    """A store that lets others go on while it stores."""

    async def append(self, events: Sequence[Recorded]) -> None:
        """Store all or none, a moment later."""
        await asyncio.sleep(0)
        await super().append(events)


async def test_bots_stop_in_the_middle() -> None:
    service = Service(WaitingStore())
    match = await service.lobby("rancher", ["bot", "bot"])
    await service.matches.start(match.id, HOST, command(2))
    await until(service.matches, match, lambda now: now.version > 20)
    await service.matches.call_off(match.id)
    await until(service.matches, match, lambda _: service.matches.bots_playing == 0)

    assert match.table.status == "cancelled"
    assert not is_finished(match)


async def test_what_has_ended_stays_as_it_is() -> None:
    service = Service()
    match = await service.lobby("parley", ["bot", "bot"])
    await service.matches.start(match.id, HOST, command(2))
    await until(service.matches, match, is_finished)
    version = match.version

    with pytest.raises(Refused, match="not_running"):
        await service.matches.call_off(match.id)
    assert match.version == version
