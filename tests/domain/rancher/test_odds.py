"""The chances that the bot reckons with."""

import pytest

from domain.games.rancher.odds import CERTAIN, ahead, caught, lands_on


@pytest.mark.parametrize(
    ("distance", "chance"),
    [(-1, 0), (0, 1.0), (1, 1 / 6), (2, 7 / 36), (6, 16807 / 46656), (60, 2 / 7)],
)
def test_the_chance_of_landing_exactly_somewhere(distance: int, chance: float) -> None:
    assert lands_on(distance) == pytest.approx(chance * CERTAIN, abs=10)


@pytest.mark.parametrize(
    ("space", "target", "steps"),
    [(0, 8, 8), (58, 4, 8), (17, 17, 62), (66, 32, 7), (70, 30, 1), (62, 29, 70)],
)
def test_how_far_a_space_is_by_the_herd_path(space: int, target: int, steps: int) -> None:
    assert ahead(space, target) == steps


def test_a_pursuer_catches_up_in_one_turn_with_the_rolls_that_reach() -> None:
    assert caught(0, 1) == CERTAIN
    assert [round(caught(gap, 1) * 6 / CERTAIN) for gap in (1, 3, 6)] == [6, 4, 1]
    assert caught(1, 1) == CERTAIN
    assert caught(7, 1) == 0


def test_the_second_turn_counts_the_fleeing_riders_roll() -> None:
    # 6 behind: a 6 at once, or else what the gap is after both have rolled.
    later = sum(
        min(max(7 - (6 - own + other), 0), 6) for own in range(1, 6) for other in range(1, 7)
    )

    assert caught(6, 2) == pytest.approx(CERTAIN * (1 / 6 + later / 216), abs=10)


def test_more_turns_and_smaller_gaps_are_worse_for_the_thief() -> None:
    for turns in (1, 5, 20):
        chances = [caught(gap, turns) for gap in range(30)]
        assert chances == sorted(chances, reverse=True)
    by_turns = [caught(12, turns) for turns in range(30)]
    assert by_turns == sorted(by_turns)
    assert caught(5, 0) == 0


def test_a_thief_that_laps_its_victim_has_it_close_behind() -> None:
    assert caught(60, 1) == 0
    assert caught(60, 2) > caught(40, 2) == 0
