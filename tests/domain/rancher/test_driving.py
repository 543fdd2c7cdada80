"""Driving herds and selling them."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import Action, BuyFarm, DriveHerd, RideOn, StealHerd
from domain.games.rancher.events import (
    Event,
    FarmBought,
    FarmReturned,
    HerdDriven,
    HerdSold,
    HerdStolen,
    MoneyPaid,
    Rode,
    RodeOn,
)
from domain.games.rancher.state import Farm, Lot
from domain.kernel.rules import NumberAsk
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.rancher.table import act, at, given, offers, question, roll


@pytest.mark.rule("RA-15")
def test_a_part_of_an_own_herd_may_be_taken_in_tow() -> None:
    landed = roll(given(at(0, 7), FarmBought(0, "hells_gate", 10)), 0, 1).state

    done = act(landed, 0, DriveHerd(4))

    assert offers(landed)[0].ask == NumberAsk("cattle", 1, 10)
    assert done.events == [HerdDriven(0, "hells_gate", 4)]
    assert done.state.farms[0] == Farm(owner=0, chips=6, grows_from_lap=1)
    assert done.state.ranchers[0].tow == (Lot(0, "hells_gate", 4),)
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-15")
def test_the_herd_may_stay() -> None:
    landed = roll(given(at(0, 7), FarmBought(0, "hells_gate", 10)), 0, 1).state

    assert act(landed, 0, RideOn()).events == [RodeOn(0)]


@pytest.mark.rule("RA-15")
@pytest.mark.parametrize("cattle", [0, -1, 11], ids=["not chosen", "negative", "too many"])
def test_only_chips_that_are_there_are_driven(cattle: int) -> None:
    landed = roll(given(at(0, 7), FarmBought(0, "hells_gate", 10)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, DriveHerd(cattle))
    assert refusal.value.rule_id == "RA-15"


@pytest.mark.rule("RA-15")
@pytest.mark.parametrize("farm", [[], [FarmBought(1, "hells_gate", 3)]], ids=["bank", "other"])
def test_only_an_own_herd_is_driven(farm: list[Event]) -> None:
    landed = roll(given(*farm, at(0, 7)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, DriveHerd(1))
    assert refusal.value.rule_id == "RA-15"


@pytest.mark.rule("RA-16")
@pytest.mark.parametrize(
    ("farm", "number", "before", "price"),
    [("hells_gate", 0, 7, 5_000), ("glover_leaf", 2, 21, 4_400), ("three_oaks", 6, 52, 2_000)],
)
def test_taking_the_whole_herd_returns_the_farm_for_its_full_price(
    farm: str, number: int, before: int, price: int
) -> None:
    bought = FarmBought(0, farm, 7)  # type: ignore[arg-type]
    landed = roll(given(at(0, before), bought), 0, 1).state

    done = act(landed, 0, DriveHerd(7))

    assert done.events == [
        HerdDriven(0, farm, 7),  # type: ignore[arg-type]
        FarmReturned(0, farm),  # type: ignore[arg-type]
        MoneyPaid(None, 0, price, "farm_returned"),
    ]
    assert done.state.farms[number] is None
    assert done.state.ranchers[0].cash == 15_000 + price


@pytest.mark.rule("RA-16")
@pytest.mark.rule("RA-29")
def test_a_farm_emptied_in_this_landing_is_not_for_sale_in_the_same_turn() -> None:
    landed = roll(given(at(0, 7), FarmBought(0, "hells_gate", 10)), 0, 1).state
    emptied = act(landed, 0, DriveHerd(10)).state

    assert question(emptied) == (1, "roll", "")
    with pytest.raises(NotAwaited):
        rules.decide(emptied, 0, BuyFarm(1))


@pytest.mark.rule("RA-17")
@pytest.mark.parametrize("space", [2, 4, 58, 60])
def test_everything_in_tow_is_sold_on_an_orange_space_of_beefy_town(space: int) -> None:
    state = given(
        HerdDriven(0, "hells_gate", 6),
        HerdStolen(0, 1, "red_river", 3),
        at(0, space - 1),
    )

    done = roll(state, 0, 1)

    assert done.events == [
        Rode(0, (space,)),
        HerdSold(0, (Lot(0, "hells_gate", 6), Lot(1, "red_river", 3))),
        MoneyPaid(None, 0, 4_500, "sale"),
    ]
    assert done.state.ranchers[0].tow == ()
    assert done.state.ranchers[0].cash == 19_500
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-17")
@pytest.mark.parametrize(
    ("start", "value"),
    [(56, 3), (57, 4), (60, 2), (1, 2), (3, 2)],
    ids=["between", "past both", "the arrow", "between again", "past the last"],
)
def test_a_herd_is_not_sold_elsewhere_in_or_past_beefy_town(start: int, value: int) -> None:
    done = roll(given(HerdDriven(0, "hells_gate", 6), at(0, start)), 0, value)

    assert [type(event) for event in done.events] == [Rode]
    assert done.state.ranchers[0].tow == (Lot(0, "hells_gate", 6),)


@pytest.mark.rule("RA-17")
def test_who_has_nothing_to_sell_just_stands_there() -> None:
    assert roll(given(at(0, 57)), 0, 1).events == [Rode(0, (58,))]


@pytest.mark.rule("RA-17")
def test_a_herd_taken_before_the_turn_on_a_town_space_is_not_sold_by_leaving_it() -> None:
    state = given(HerdDriven(0, "hells_gate", 6), at(0, 58))

    assert roll(state, 0, 1).events == [Rode(0, (59,))]


@pytest.mark.rule("RA-18")
@pytest.mark.parametrize(
    ("farm", "action", "happened"),
    [
        (
            [],
            BuyFarm(2),
            [
                MoneyPaid(0, None, 5_000, "farm"),
                MoneyPaid(0, None, 1_000, "cattle"),
                FarmBought(0, "hells_gate", 2),
            ],
        ),
        ([FarmBought(0, "hells_gate", 5)], DriveHerd(2), [HerdDriven(0, "hells_gate", 2)]),
        (
            [FarmBought(1, "hells_gate", 5)],
            StealHerd(),
            [
                HerdStolen(0, 1, "hells_gate", 5),
                FarmReturned(1, "hells_gate"),
                MoneyPaid(None, 1, 2_500, "robbed"),
            ],
        ),
    ],
    ids=["buy", "drive more", "steal more"],
)
def test_a_rider_with_a_herd_in_tow_does_what_others_do(
    farm: list[Event], action: Action, happened: list[Event]
) -> None:
    state = given(at(0, 7), *farm, HerdDriven(0, "three_oaks", 1), HerdStolen(0, 1, "red_river", 3))

    done = act(roll(state, 0, 1).state, 0, action)

    assert done.events == happened
    assert done.state.ranchers[0].tow[:2] == (Lot(0, "three_oaks", 1), Lot(1, "red_river", 3))
