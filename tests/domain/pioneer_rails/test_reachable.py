"""Everything on every sheet can be reached: matches in which it was, played anew."""

from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import bot, rules
from domain.games.pioneer_rails.data import SHEET_IDS, SHEETS, GoalId, SheetId
from domain.games.pioneer_rails.goals import Holding, reached
from domain.games.pioneer_rails.maps import MAPS
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import RailsState
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Setup
from tests.domain.pioneer_rails.table import decks
from tests.driver import key_of

Played = tuple[tuple[GoalId, GoalId, GoalId], int]
"""Goals in play, and the seed of a solo match of the standard bot."""
PROOFS: dict[SheetId, Sequence[Played]] = {
    "desert_a": [(("1B", "1I", "1K"), 2), (("1B", "1J", "1M"), 3), (("1B", "1H", "1K"), 8)],
    "desert_b": [
        (("1B", "1I", "1M"), 2),
        (("1B", "1I", "1K"), 0),
        (("1B", "1I", "1M"), 0),
        (("1B", "1J", "1M"), 9),
    ],
    "forest_a": [(("2A", "1I", "1K"), 4), (("2A", "1I", "1K"), 1), (("2A", "1J", "1M"), 13)],
    "forest_b": [
        (("2A", "1H", "1M"), 7),
        (("2A", "1J", "1K"), 3),
        (("2A", "2D", "1N"), 2),
        (("2A", "1I", "1M"), 7),
    ],
}


@cache
def final(sheet: SheetId, played: Played) -> RailsState:
    """The end of such a match."""
    goals, seed = played
    done = begin(rules, Setup(1, TableOptions(sheet)), key_of(seed))
    state, draws = replace(done.state, goals=goals), done.draws_made
    while isinstance(rules.pending(state), AwaitSeats):
        action = bot.advise(rules.view(state, 0), lambda _: 0)
        done = submit(rules, state, 0, action, key_of(seed), draws)
        state, draws = done.state, done.draws_made
    return state


def had(sheet: SheetId, state: RailsState) -> set[str]:
    """Buildings activated, bandits caught, towns connected, and all goals that are reached."""
    [paper] = state.sheets
    held = Holding(MAPS[sheet], position(MAPS[sheet], paper.tracks), paper)
    built = {place for place in paper.done if not place.startswith("bandit")}
    goals = {goal for goal in decks(sheet) if reached(held, goal)}
    return built | {*paper.caught, *paper.towns} | goals


def wanted(sheet: SheetId) -> set[str]:
    """All that there is to reach."""
    printed = SHEETS[sheet]
    built = {at.id for at in printed.hexes if at.edges_needed or at.kind == "ranch"}
    return built | {town.id for town in printed.towns} | decks(sheet)


@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_every_building_ranch_town_and_goal_can_be_reached(sheet: SheetId) -> None:
    found: set[str] = set()
    for played in PROOFS[sheet]:
        found |= had(sheet, final(sheet, played))

    assert wanted(sheet) - found == set()
