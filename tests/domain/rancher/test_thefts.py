"""Theft, and how stolen herds come back."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import BuyFarm, RideOn, StealHerd
from domain.games.rancher.events import (
    Event,
    FarmBought,
    FarmReturned,
    HerdDriven,
    HerdRecovered,
    HerdSold,
    HerdStolen,
    MoneyPaid,
    Rode,
    RodeOn,
)
from domain.games.rancher.state import Lot
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.rancher.table import act, at, given, question, roll, spent

FINE = MoneyPaid(1, 0, 5_000, "fine")


@pytest.mark.rule("RA-19")
@pytest.mark.rule("RA-20")
@pytest.mark.parametrize(
    ("farm", "number", "before", "half"),
    [
        ("hells_gate", 0, 7, 2_500),
        ("devils_creek", 1, 11, 2_500),
        ("glover_leaf", 2, 16, 2_200),
        ("blue_bell_ranch", 3, 31, 1_900),
        ("green_valley", 4, 38, 1_500),
        ("red_river", 5, 48, 1_200),
        ("three_oaks", 6, 55, 1_000),
    ],
)
def test_a_thief_takes_the_whole_herd_and_the_farm_goes_back_for_half_its_price(
    farm: str, number: int, before: int, half: int
) -> None:
    bought = FarmBought(1, farm, 6)  # type: ignore[arg-type]
    landed = roll(given(bought, at(0, before)), 0, 1).state

    done = act(landed, 0, StealHerd())

    assert question(landed) == (0, "steal", farm)
    assert done.events == [
        HerdStolen(0, 1, farm, 6),  # type: ignore[arg-type]
        FarmReturned(1, farm),  # type: ignore[arg-type]
        MoneyPaid(None, 1, half, "robbed"),
    ]
    assert done.state.farms[number] is None
    assert done.state.ranchers[0].tow == (Lot(1, farm, 6),)  # type: ignore[arg-type]
    assert done.state.ranchers[1].cash == 15_000 + half
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-19")
def test_nobody_has_to_steal() -> None:
    landed = roll(given(FarmBought(1, "hells_gate", 6), at(0, 7)), 0, 1).state

    assert act(landed, 0, RideOn()).events == [RodeOn(0)]


@pytest.mark.rule("RA-19")
@pytest.mark.parametrize("farm", [[], [FarmBought(0, "hells_gate", 6)]], ids=["bank", "own"])
def test_only_anothers_herd_can_be_stolen(farm: list[Event]) -> None:
    landed = roll(given(at(0, 7), *farm), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, StealHerd())
    assert refusal.value.rule_id == "RA-19"


@pytest.mark.rule("RA-29")
@pytest.mark.rule("RA-20")
def test_a_farm_robbed_in_this_landing_is_not_for_sale_in_the_same_turn() -> None:
    landed = roll(given(FarmBought(1, "hells_gate", 6), at(0, 7)), 0, 1).state
    robbed = act(landed, 0, StealHerd()).state

    with pytest.raises(NotAwaited):
        rules.decide(robbed, 0, BuyFarm(1))
    assert question(robbed) == (1, "roll", "")


@pytest.mark.rule("RA-21")
@pytest.mark.rule("RA-23")
@pytest.mark.rule("RA-24")
@pytest.mark.parametrize(
    ("thief", "before", "after"),
    [
        (33, [], [Rode(0, (34, 35, 36))]),
        (35, [Rode(0, (34, 35))], [Rode(0, (36,))]),
        (36, [Rode(0, (34, 35, 36))], []),
    ],
    ids=["at the start", "on the way", "at the end"],
)
def test_a_victim_that_meets_the_thief_in_its_own_move_takes_the_herd_back(
    thief: int, before: list[Event], after: list[Event]
) -> None:
    state = given(HerdStolen(1, 0, "red_river", 6), at(1, thief), at(0, 33))

    done = roll(state, 0, 3)

    assert done.events == [*before, HerdRecovered(0, 1, "red_river", 6), FINE, *after]
    assert done.state.ranchers[0].tow == (Lot(0, "red_river", 6),)
    assert done.state.ranchers[0].cash == 20_000
    assert done.state.ranchers[1].tow == ()
    assert done.state.ranchers[1].cash == 10_000


@pytest.mark.rule("RA-21")
@pytest.mark.parametrize("thief", [32, 37], ids=["just behind", "just ahead"])
def test_a_thief_that_is_not_met_keeps_the_herd(thief: int) -> None:
    state = given(HerdStolen(1, 0, "red_river", 6), at(1, thief), at(0, 33))

    assert roll(state, 0, 3).events == [Rode(0, (34, 35, 36))]


@pytest.mark.rule("RA-21")
def test_two_herds_taken_back_at_once_cost_the_thief_10000() -> None:
    state = given(
        HerdStolen(1, 0, "red_river", 6),
        HerdStolen(1, 0, "three_oaks", 2),
        at(1, 34),
        at(0, 33),
    )

    done = roll(state, 0, 1)

    assert done.events == [
        Rode(0, (34,)),
        HerdRecovered(0, 1, "red_river", 6),
        HerdRecovered(0, 1, "three_oaks", 2),
        MoneyPaid(1, 0, 10_000, "fine"),
    ]
    assert done.state.ranchers[0].tow == (Lot(0, "red_river", 6), Lot(0, "three_oaks", 2))


@pytest.mark.rule("RA-21")
def test_two_herds_stolen_from_the_same_farm_are_two_herds() -> None:
    state = given(
        HerdStolen(1, 0, "red_river", 3), HerdStolen(1, 0, "red_river", 3), at(1, 34), at(0, 33)
    )

    done = roll(state, 0, 1)

    assert done.events[1:] == [
        HerdRecovered(0, 1, "red_river", 3),
        HerdRecovered(0, 1, "red_river", 3),
        MoneyPaid(1, 0, 10_000, "fine"),
    ]
    assert done.state.ranchers[1].tow == ()


@pytest.mark.rule("RA-22")
def test_the_thief_rides_on_with_the_herds_of_others() -> None:
    state = given(
        HerdStolen(1, 2, "green_valley", 4),
        HerdStolen(1, 0, "red_river", 6),
        HerdDriven(1, "three_oaks", 1),
        at(1, 34),
        at(0, 33),
        seats=3,
    )

    done = roll(state, 0, 1)

    assert done.events == [Rode(0, (34,)), HerdRecovered(0, 1, "red_river", 6), FINE]
    assert done.state.ranchers[1].tow == (Lot(2, "green_valley", 4), Lot(1, "three_oaks", 1))


@pytest.mark.rule("RA-23")
@pytest.mark.parametrize("value", [1, 2], ids=["lands on the victim", "passes the victim"])
def test_the_thiefs_own_move_gives_nothing_back(value: int) -> None:
    state = given(HerdStolen(0, 1, "red_river", 6), at(0, 33), at(1, 34))

    assert [type(event) for event in roll(state, 0, value).events] == [Rode]


@pytest.mark.rule("RA-23")
def test_a_thief_that_rides_up_to_its_victim_is_met_when_the_victim_moves() -> None:
    state = given(HerdStolen(0, 1, "red_river", 6), at(0, 33), at(1, 34))

    done = roll(roll(state, 0, 1).state, 1, 2)

    assert done.events == [
        HerdRecovered(1, 0, "red_river", 6),
        MoneyPaid(0, 1, 5_000, "fine"),
        Rode(1, (35, 36)),
    ]


@pytest.mark.rule("RA-23")
def test_a_third_riders_move_gives_nothing_back() -> None:
    state = given(HerdStolen(1, 2, "red_river", 6), at(1, 34), at(2, 34), at(0, 33), seats=3)

    assert roll(state, 0, 3).events == [Rode(0, (34, 35, 36))]


@pytest.mark.rule("RA-23")
def test_only_spaces_really_ridden_through_count() -> None:
    state = given(HerdStolen(1, 0, "red_river", 6), at(1, 30), at(0, 68))
    skipped = given(HerdStolen(1, 0, "red_river", 6), at(1, 29), at(0, 68))

    assert HerdRecovered(0, 1, "red_river", 6) in roll(state, 0, 4).events
    assert roll(skipped, 0, 4).events == [Rode(0, (69, 70, 30, 31))]


@pytest.mark.rule("RA-23")
def test_two_thieves_on_the_way_pay_separately() -> None:
    state = given(
        HerdStolen(1, 0, "red_river", 6),
        HerdStolen(2, 0, "three_oaks", 2),
        at(1, 36),
        at(2, 34),
        at(0, 33),
        seats=3,
    )

    assert roll(state, 0, 4).events == [
        Rode(0, (34,)),
        HerdRecovered(0, 2, "three_oaks", 2),
        MoneyPaid(2, 0, 5_000, "fine"),
        Rode(0, (35, 36)),
        HerdRecovered(0, 1, "red_river", 6),
        FINE,
        Rode(0, (37,)),
    ]


@pytest.mark.rule("RA-23")
def test_two_thieves_on_one_space_pay_separately() -> None:
    state = given(
        HerdStolen(1, 0, "red_river", 6),
        HerdStolen(2, 0, "three_oaks", 2),
        at(1, 34),
        at(2, 34),
        at(0, 33),
        seats=3,
    )

    assert roll(state, 0, 1).events == [
        Rode(0, (34,)),
        HerdRecovered(0, 1, "red_river", 6),
        FINE,
        HerdRecovered(0, 2, "three_oaks", 2),
        MoneyPaid(2, 0, 5_000, "fine"),
    ]


@pytest.mark.rule("RA-23")
def test_ranchers_who_robbed_each_other_each_take_back_in_their_own_move() -> None:
    state = given(
        HerdStolen(1, 0, "red_river", 6),
        HerdStolen(0, 1, "three_oaks", 2),
        at(1, 34),
        at(0, 33),
    )

    first = roll(state, 0, 1)
    second = roll(first.state, 1, 1)

    assert first.events == [Rode(0, (34,)), HerdRecovered(0, 1, "red_river", 6), FINE]
    assert second.events == [
        HerdRecovered(1, 0, "three_oaks", 2),
        MoneyPaid(0, 1, 5_000, "fine"),
        Rode(1, (35,)),
    ]
    assert [rancher.cash for rancher in second.state.ranchers] == [15_000, 15_000]


@pytest.mark.rule("RA-24")
def test_a_herd_taken_back_is_the_victims_own_and_nobody_elses_to_take() -> None:
    state = given(HerdStolen(1, 0, "red_river", 6), at(1, 34), at(0, 33))
    recovered = roll(state, 0, 1).state

    passed = roll(recovered, 1, 1)
    sold = roll(given(*recovered_at(57)), 0, 1)

    assert passed.events == [Rode(1, (35,))]
    assert sold.events[1:] == [
        HerdSold(0, (Lot(0, "red_river", 6),)),
        MoneyPaid(None, 0, 3_000, "sale"),
    ]


def recovered_at(space: int) -> list[Event]:
    """Seat 0 has taken a herd back and is on this space."""
    return [HerdStolen(1, 0, "red_river", 6), HerdRecovered(0, 1, "red_river", 6), at(0, space)]


@pytest.mark.rule("RA-26")
def test_a_recovered_herd_still_counts_for_its_colour() -> None:
    recovered = given(
        HerdStolen(1, 0, "devils_creek", 20),
        HerdRecovered(0, 1, "devils_creek", 20),
        FarmBought(0, "hells_gate", 20),
        at(0, 48),
    )

    assert question(roll(recovered, 0, 1).state) == (1, "roll", "")


@pytest.mark.rule("RA-30")
@pytest.mark.parametrize("value", [1, 2], ids=["landing there", "passing"])
def test_a_herd_in_tow_cannot_be_stolen(value: int) -> None:
    state = given(HerdDriven(1, "red_river", 6), at(1, 34), at(0, 33))

    done = roll(state, 0, value)

    assert [type(event) for event in done.events] == [Rode]
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-30")
def test_a_herd_that_is_sold_is_gone() -> None:
    state = given(HerdStolen(1, 0, "red_river", 6), at(1, 57), at(0, 57), first=1)
    sold = roll(state, 1, 1).state

    assert roll(sold, 0, 1).events == [Rode(0, (58,))]


@pytest.mark.rule("RA-20")
def test_compensation_is_money_like_any_other() -> None:
    state = given(spent(1, 15_000), FarmBought(1, "hells_gate", 6), at(0, 7))

    robbed = act(roll(state, 0, 1).state, 0, StealHerd()).state

    assert robbed.ranchers[1].cash == 2_500
