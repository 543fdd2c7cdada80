"""The end: totals, ties, solo (PR-47 to PR-50, PR-55)."""

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.agenda import result
from domain.games.pioneer_rails.data import SHEET_IDS, SHEETS, SheetId
from domain.games.pioneer_rails.events import GoalReached, HandScored, MatchEnded, TurnEnded
from domain.games.pioneer_rails.scoring import Scores
from domain.games.pioneer_rails.state import RailsState, Reached
from domain.kernel.rules import Finished
from tests.domain.pioneer_rails.table import finished, given, hand, marked, play

RICH = {
    "points": (6, 4, 10),
    "gold": 7,
    "banked": 4,
    "banks": (8,),
    "forts": 2,
    "ranches": 3,
    "yards": 2,
    "network": 3,
    "towns": ("town_1", "town_2"),
    "escaped": 2,
    "jails": (2,),
    "cells": (0, 2, 0),
    "goals": (Reached("1B", 10, 3), Reached("1K", 5, 9)),
}


def rich(sheet: SheetId) -> RailsState:
    state = given(sheet)
    return replace(state, sheets=(replace(state.sheets[0], **RICH),))


@pytest.mark.rule("PR-47")
@pytest.mark.rule("PR-49")
def test_the_total_is_hands_buildings_and_goals_and_every_source_is_told() -> None:
    desert = rules.view(rich("desert_a"), 0).seats[0].scores
    forest = rules.view(rich("forest_a"), 0).seats[0].scores

    assert desert == Scores(
        hands=20, towns=3, ranches=9, yards=12, forts=14, gold=7, banks=8, jails=0, escaped=-2,
        goals=15, total=86,
    )  # fmt: skip
    assert (forest.forts, forest.jails) == (0, 7)
    for scores in (desert, forest):
        parts = [getattr(scores, name) for name in scores.__struct_fields__ if name != "total"]
        assert scores.total == sum(parts)


@pytest.mark.rule("PR-47")
def test_the_match_ends_after_the_last_hand_of_the_fourth_round() -> None:
    state = hand(given(seats=2, turn=19), "K", "K", "Q", "Q")

    done = play(state)

    assert [type(event) for event in done.events[-4:]] == [
        HandScored,
        HandScored,
        TurnEnded,
        MatchEnded,
    ]
    assert done.of(MatchEnded) == [MatchEnded((5, 1), (0,))]
    assert rules.pending(done.state) == Finished((5, 1), (0,))
    assert rules.options(rules.view(done.state, 0), None) == []


@pytest.mark.rule("PR-48")
@pytest.mark.parametrize(
    ("hands", "gold", "winners"),
    [
        ((5, 5, 5), (0, 1, 0), (1,)),
        ((5, 6, 4), (2, 1, 3), (1,)),
        ((6, 6, 4), (1, 1, 3), (0, 1)),
        ((5, 5, 5), (2, 2, 2), (0, 1, 2)),
        ((9, 2, 3), (0, 9, 7), (1,)),
    ],
    ids=["more points", "more for hands", "two share", "all share", "points come first"],
)
def test_of_equal_totals_the_one_with_more_for_hands_wins(
    hands: tuple[int, ...], gold: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = given(seats=3)
    for seat, (points, pieces) in enumerate(zip(hands, gold, strict=True)):
        state = marked(state, seat, points=(points,), gold=pieces)

    assert result(state)[1] == winners


@pytest.mark.rule("PR-50")
@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_alone_a_target_is_reached_or_missed(sheet: SheetId) -> None:
    state, base = given(sheet, turn=19), SHEETS[sheet].solo_base
    points = base - 1  # a town's symbol is worth the point that is missing

    won = play(marked(state, points=(points,)))
    lost = play(marked(state, points=(points - 1,)))

    assert rules.view(state, 0).target == base
    assert finished(won.state) == Finished((base,), (0,))
    assert finished(lost.state) == Finished((base - 1,), ())


@pytest.mark.rule("PR-50")
def test_alone_a_goal_brings_no_points_and_lowers_the_target_by_five() -> None:
    state = marked(given(goals=("1B", "1H", "1O")), gold=8)

    done = play(state)

    assert done.of(GoalReached) == [GoalReached(0, "1B", 0, less=5)]
    view = rules.view(done.state, 0)
    assert view.target == SHEETS["desert_a"].solo_base - 5
    assert view.seats[0].scores.goals == 0


@pytest.mark.rule("PR-50")
def test_the_targets_are_those_of_the_rules() -> None:
    bases = {sheet: SHEETS[sheet].solo_base for sheet in SHEET_IDS}

    assert bases == {"desert_a": 123, "desert_b": 124, "forest_a": 135, "forest_b": 115}
    assert rules.view(given(seats=2), 0).target is None


@pytest.mark.rule("PR-55")
def test_the_target_is_won_by_reaching_it_exactly() -> None:
    state = marked(given(turn=19), points=(SHEETS["desert_a"].solo_base - 6,), eased=5)

    assert finished(play(state).state).winners == (0,)
    assert finished(play(marked(state, eased=4)).state).winners == ()
