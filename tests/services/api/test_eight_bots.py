"""A full table of Pioneer Rails over HTTP: eight bots, all variants, a record that holds."""

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from services.application.codec import Codec
from services.application.match import Match, state_hash
from services.application.recorded import Recorded, first_broken
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running, running
from tests.testgame.games import ALL_GAMES

SECONDS_MAX = 120
ALL_VARIANTS: dict[str, Any] = {
    "sheet": "forest_b",
    "advanced_hand": True,
    "owners": True,
    "jokers": True,
}


async def stored(server: Running, match: UUID) -> list[Recorded]:
    """The match's events as the store has them."""
    return [*await server.backend.matches._store.read(match, 0, None)]


@pytest.mark.thorough
async def test_the_record_of_eight_bots_replays_to_the_same_states(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.url) as ada:
        await ada.become_guest("Ada")
        bots = ["bot"] * 8
        table = (await ada.opened(*bots, game="pioneer_rails", **ALL_VARIANTS))["table"]
        await ada.made(f"/matches/{table['id']}/start")

        async def has_ended() -> bool:
            return await ada.status(table["id"]) == "finished"

        await eventually(has_ended, SECONDS_MAX)
        frames = (await ada.read(f"/matches/{table['id']}/frames"))["frames"]
        events = await stored(server, UUID(table["id"]))

    match, hashes = Match(UUID(table["id"]), Codec(ALL_GAMES)), 0
    for event in events:
        if match.fold(event):
            hashes += 1
            assert state_hash(match.table, match.state) == event.meta.state
    assert first_broken(events) is None
    assert hashes == len(frames)
    assert frames[-1]["pending"]["finished"]
    assert [len(seat["points"]) for seat in frames[-1]["view"]["seats"]] == [4] * 8
