"""The board against RA-5 and RA-6; that it can be drawn is another file's matter."""

from itertools import combinations, pairwise

import pytest

from domain.games.rancher.data import (
    BOARD,
    CIRCUIT,
    DEEDS,
    FARM_AT,
    FARM_IDS,
    FARM_SPACES,
    FORK,
    NEXT,
    REJOIN,
    SHORTCUT_FIRST,
    START,
    TOWN,
)


def way(space: int, steps: int) -> list[int]:
    """The spaces that a rider goes through by the herd path."""
    path = []
    for _ in range(steps):
        space = NEXT[space]
        path.append(space)
    return path


@pytest.mark.rule("RA-5")
def test_the_circuit_is_one_closed_ring_of_60_to_80_spaces() -> None:
    assert 60 <= CIRCUIT <= 80
    assert way(START, CIRCUIT) == [*range(1, CIRCUIT), 0]


@pytest.mark.rule("RA-5")
def test_beefy_town_has_the_arrow_and_four_orange_spaces_apart() -> None:
    assert START == 0
    assert len(TOWN) == 4
    for one, other in combinations(TOWN, 2):
        assert (one - other) % CIRCUIT not in {1, CIRCUIT - 1}


@pytest.mark.rule("RA-5")
def test_the_farms_lie_in_the_order_of_their_prices() -> None:
    met = [FARM_IDS[FARM_AT[space]] for space in way(START, CIRCUIT) if FARM_AT[space] >= 0]

    assert list(dict.fromkeys(met)) == list(FARM_IDS)
    assert [deed.id for deed in DEEDS] == list(FARM_IDS)


@pytest.mark.rule("RA-5")
def test_the_dearest_two_farms_have_one_orange_space_and_the_others_two_apart() -> None:
    assert [len(spaces) for spaces in FARM_SPACES] == [1, 1, 2, 2, 2, 2, 2]
    assert all(2 <= spaces[1] - spaces[0] <= 6 for spaces in FARM_SPACES[2:])


@pytest.mark.rule("RA-5")
def test_all_farms_lie_between_the_two_ends_of_beefy_town() -> None:
    ring = [START, *way(START, CIRCUIT - 1)]
    town = [ring.index(space) for space in sorted(TOWN)]
    farms = [ring.index(space) for spaces in FARM_SPACES for space in spaces]

    assert [place for place in town if min(farms) < place < max(farms)] == []


@pytest.mark.rule("RA-5")
def test_the_shortcut_is_30_to_50_percent_shorter_than_what_it_skips() -> None:
    dots = [dot.id for dot in BOARD.shortcut.spaces]
    long, short = REJOIN - FORK, len(dots) + 1

    assert dots[0] == SHORTCUT_FIRST
    assert [NEXT[dot] for dot in dots] == [*dots[1:], REJOIN]
    assert 30 * long <= 100 * (long - short) <= 50 * long


@pytest.mark.rule("RA-5")
def test_the_shortcut_skips_one_whole_farm_and_at_most_one_space_of_the_next() -> None:
    skipped = [sum(FORK < space < REJOIN for space in spaces) for spaces in FARM_SPACES]
    whole = [
        number
        for number, spaces in enumerate(FARM_SPACES)
        if spaces and skipped[number] == len(spaces)
    ]

    assert len(whole) == 1
    assert skipped[whole[0] + 1] <= 1
    assert sum(skipped) == len(FARM_SPACES[whole[0]]) + skipped[whole[0] + 1]


@pytest.mark.rule("RA-5")
def test_no_two_spaces_share_a_way_in_but_the_rejoin() -> None:
    entries = sorted(NEXT)
    doubled = [one for one, other in pairwise(entries) if one == other]

    assert doubled == [REJOIN]


@pytest.mark.rule("RA-6")
def test_pastures_hold_what_the_rules_say() -> None:
    assert {deed.name: deed.capacity for deed in DEEDS} == {
        "Hell’s Gate": 20,
        "Devil’s Creek": 20,
        "Glover Leaf": 18,
        "Blue Bell Ranch": 15,
        "Green Valley": 12,
        "Red River": 8,
        "Three Oaks": 9,
    }
