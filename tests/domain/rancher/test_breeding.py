"""How herds grow."""

import pytest

from domain.games.rancher import agenda, breeding
from domain.games.rancher.actions import ChooseWay
from domain.games.rancher.data import FARM_AT
from domain.games.rancher.events import (
    Event,
    FarmBought,
    HerdDriven,
    HerdGrew,
    HerdStolen,
    Limit,
    Rode,
    WayChosen,
)
from domain.games.rancher.state import Farm
from domain.kernel.rules import NumberAsk
from tests.domain.rancher.table import act, and_then, at, given, lap, offers, question, roll


@pytest.mark.rule("RA-13")
def test_red_river_grows_from_3_to_6_to_8() -> None:
    state = given(FarmBought(0, "red_river", 3), lap(0, 48))
    grown = []
    for _ in range(3):
        done = roll(state, 0, 2)
        grown += [event for event in done.events if isinstance(event, HerdGrew)]
        state = roll(done.state, 1, 1).state
        state = and_then(state, lap(0, 48))

    assert grown == [
        HerdGrew(0, "red_river", 3, 6, None),
        HerdGrew(0, "red_river", 2, 8, "pasture"),
        HerdGrew(0, "red_river", 0, 8, "pasture"),
    ]


@pytest.mark.rule("RA-13")
@pytest.mark.rule("RA-14")
def test_a_herd_does_not_grow_in_the_lap_of_its_purchase() -> None:
    done = roll(given(at(0, 48), FarmBought(0, "red_river", 3)), 0, 6)

    assert done.events == [Rode(0, (49, 50, 51, 52, 53, 54))]


@pytest.mark.rule("RA-13")
def test_a_herd_grows_for_its_owner_alone() -> None:
    done = roll(given(FarmBought(1, "red_river", 3), lap(0, 48)), 0, 6)

    assert done.events == [Rode(0, (49, 50, 51, 52, 53, 54))]


@pytest.mark.rule("RA-14")
@pytest.mark.parametrize(
    ("value", "rest"),
    [(1, []), (2, [Rode(0, (50,))]), (3, [Rode(0, (50, 51))]), (4, [Rode(0, (50, 51, 52))])],
    ids=["lands on the first", "passes the first", "lands on the second", "passes both"],
)
def test_a_herd_grows_once_a_lap_at_the_first_space_reached_or_passed(
    value: int, rest: list[Event]
) -> None:
    done = roll(given(FarmBought(0, "red_river", 3), lap(0, 48)), 0, value)

    assert done.events == [Rode(0, (49,)), HerdGrew(0, "red_river", 3, 6, None), *rest]
    assert done.state.farms[5] == Farm(owner=0, chips=6, grows_from_lap=2)


@pytest.mark.rule("RA-14")
def test_a_lap_begins_on_the_arrow_whether_reached_or_passed() -> None:
    reached = roll(given(at(0, 60)), 0, 2).state
    passed = roll(given(at(0, 60)), 0, 3).state
    short = roll(given(at(0, 60)), 0, 1).state

    assert [state.ranchers[0].lap for state in (reached, passed, short)] == [1, 1, 0]


@pytest.mark.rule("RA-14")
def test_a_farm_close_behind_the_arrow_grows_in_the_move_that_begins_the_lap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beside_the_arrow = [0 if space == 3 else -1 for space in range(len(FARM_AT))]
    for chapter in (agenda, breeding):
        monkeypatch.setattr(chapter, "FARM_AT", beside_the_arrow)

    done = roll(given(FarmBought(0, "hells_gate", 3), at(0, 60)), 0, 6)

    assert done.events == [
        Rode(0, (61, 0, 1, 2, 3)),
        HerdGrew(0, "hells_gate", 3, 6, None),
        Rode(0, (4,)),
    ]


@pytest.mark.rule("RA-14")
def test_a_farm_bought_just_before_the_arrow_grows_in_the_next_lap() -> None:
    state = given(at(0, 56), FarmBought(0, "three_oaks", 2), lap(0, 52))

    assert roll(state, 0, 1).events[1] == HerdGrew(0, "three_oaks", 2, 4, None)


@pytest.mark.rule("RA-14")
def test_growth_comes_before_the_landing_is_dealt_with() -> None:
    landed = roll(given(FarmBought(0, "hells_gate", 6), lap(0, 7)), 0, 1)

    assert landed.events == [Rode(0, (8,)), HerdGrew(0, "hells_gate", 6, 12, None)]
    assert question(landed.state) == (0, "drive", "hells_gate")
    assert offers(landed.state)[0].ask == NumberAsk("cattle", 1, 12)


@pytest.mark.rule("RA-14")
def test_a_lap_by_the_shortcut_gives_nothing_to_the_farm_it_skips_and_is_not_made_up_for() -> None:
    state = given(FarmBought(0, "glover_leaf", 3), lap(0, 15))
    asking = roll(state, 0, 1).state
    past = act(asking, 0, ChooseWay("shortcut"))

    assert past.events == [WayChosen(0, "shortcut"), Rode(0, (62,))]
    assert past.state.farms[2] == Farm(owner=0, chips=3, grows_from_lap=1)

    later = and_then(roll(past.state, 1, 1).state, lap(0, 16))
    assert roll(later, 0, 1).events[1] == HerdGrew(0, "glover_leaf", 3, 6, None)


@pytest.mark.rule("RA-14")
def test_a_farm_skipped_in_part_grows_at_its_other_space() -> None:
    state = given(FarmBought(0, "blue_bell_ranch", 4), lap(0, 69))

    done = roll(state, 0, 5)

    assert done.events == [
        Rode(0, (70, 30, 31, 32)),
        HerdGrew(0, "blue_bell_ranch", 4, 8, None),
        Rode(0, (33,)),
    ]


@pytest.mark.rule("RA-1")
@pytest.mark.rule("RA-14")
@pytest.mark.parametrize(
    ("others", "herd", "added", "limit"),
    [
        (20, 6, 6, None),
        (34, 3, 3, None),
        (34, 4, 2, "supply"),
        (36, 4, 0, "supply"),
        (20, 11, 9, "pasture"),
        (20, 13, 7, "pasture"),
        (25, 14, 1, "supply"),
    ],
)
def test_growth_stops_at_the_pasture_or_at_the_chips_of_the_colour(
    others: int, herd: int, added: int, limit: Limit | None
) -> None:
    state = given(
        FarmBought(0, "devils_creek", others - 10),
        HerdDriven(0, "green_valley", 10),
        FarmBought(0, "hells_gate", herd),
        lap(0, 7),
    )

    grown = roll(state, 0, 1).events[1]

    assert grown == HerdGrew(0, "hells_gate", added, herd + added, limit)


@pytest.mark.rule("RA-26")
def test_stolen_chips_count_against_the_colour_of_the_robbed_until_they_are_sold() -> None:
    state = given(
        FarmBought(0, "hells_gate", 10),
        HerdStolen(1, 0, "devils_creek", 20),
        HerdStolen(1, 0, "green_valley", 8),
        at(1, 57),
        lap(0, 7),
        first=1,
    )
    early = roll(roll(state, 1, 2).state, 0, 1)
    late = roll(roll(state, 1, 1).state, 0, 1)

    assert early.events[1] == HerdGrew(0, "hells_gate", 2, 12, "supply")
    assert late.events[1] == HerdGrew(0, "hells_gate", 10, 20, None)


@pytest.mark.rule("RA-26")
def test_stolen_chips_do_not_count_against_the_colour_of_the_thief() -> None:
    state = given(
        FarmBought(0, "hells_gate", 10),
        HerdStolen(0, 1, "devils_creek", 20),
        HerdStolen(0, 1, "green_valley", 8),
        lap(0, 7),
    )

    assert roll(state, 0, 1).events[1] == HerdGrew(0, "hells_gate", 10, 20, None)


@pytest.mark.rule("RA-18")
def test_herds_breed_while_another_is_in_tow() -> None:
    state = given(FarmBought(0, "hells_gate", 4), HerdDriven(0, "red_river", 2), lap(0, 7))

    assert roll(state, 0, 2).events == [
        Rode(0, (8,)),
        HerdGrew(0, "hells_gate", 4, 8, None),
        Rode(0, (9,)),
    ]
