"""Pionjär over HTTP: six bots for five years, and the record that they leave."""

from uuid import UUID

import pytest

from services.application.codec import Codec
from services.application.match import Match, state_hash
from services.application.recorded import first_broken
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running
from tests.testgame.games import ALL_GAMES

SECONDS_MAX = 120


@pytest.mark.parametrize("auction", ["open", "sealed"])
async def test_a_five_year_match_of_six_bots_replays_to_the_same_states(
    server: Running, visitor: Person, auction: str
) -> None:
    await visitor.become_guest("Ada")
    opened = await visitor.opened(*["bot"] * 6, game="pionjar", last_year=1862, auction=auction)
    match = opened["table"]["id"]
    await visitor.made(f"/matches/{match}/start")

    async def has_ended() -> bool:
        return await visitor.status(match) == "finished"

    await eventually(has_ended, SECONDS_MAX)

    frames = (await visitor.read(f"/matches/{match}/frames?seat=all"))["frames"]
    assert frames[-1]["view"]["month"] == 59
    assert frames[-1]["view"]["pending"]["type"] == "finished"
    assert [seat["hand"] is None for seat in frames[-1]["view"]["seats"]] == [False] * 6
    events = await server.backend.matches._store.read(UUID(match))
    assert first_broken(events) is None
    replayed = Match(UUID(match), Codec(ALL_GAMES))
    hashes = 0
    for recorded in events:
        if replayed.fold(recorded):
            assert recorded.meta.state == state_hash(replayed.table, replayed.state)
            hashes += 1
    assert hashes == len(frames)
