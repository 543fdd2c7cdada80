"""Pieces, prices and the beginning of a match."""

import msgspec
import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import BuyFarm, RideOn
from domain.games.rancher.data import CASH_START, DEEDS
from domain.games.rancher.events import (
    FarmBought,
    FirstChosen,
    HerdDriven,
    HerdSold,
    HerdStolen,
    MoneyPaid,
    OrderRolled,
    Rode,
    Rolled,
    TurnBegan,
)
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import Lot, Rancher
from domain.kernel.rules import NumberAsk, Setup
from domain.kernel.violations import RuleViolation
from domain.registry import GAMES
from tests.domain.rancher.table import act, at, given, offers, question, roll, settled


@pytest.mark.rule("RA-1")
def test_two_to_four_seats_play() -> None:
    game = GAMES["rancher"]

    assert (game.seats_min, game.seats_max) == (2, 4)


@pytest.mark.rule("RA-1")
@pytest.mark.parametrize(("farms", "asks"), [(4, "buy"), (5, "roll")], ids=["fifth", "sixth"])
def test_nobody_owns_more_than_five_farms(farms: int, asks: str) -> None:
    owned = ["devils_creek", "glover_leaf", "blue_bell_ranch", "green_valley", "red_river"][:farms]
    state = given(*[FarmBought(0, farm, 1) for farm in owned], at(0, 7))  # type: ignore[arg-type]

    done = roll(state, 0, 1)

    assert done.events == [Rode(0, (8,))]
    assert question(done.state)[1] == asks


@pytest.mark.rule("RA-1")
def test_no_more_cattle_are_bought_than_chips_are_left() -> None:
    state = given(
        FarmBought(0, "hells_gate", 20),
        FarmBought(0, "devils_creek", 10),
        HerdDriven(0, "devils_creek", 3),
        FarmBought(0, "green_valley", 6),
        at(0, 48),
    )
    landed = roll(state, 0, 1).state

    assert offers(landed)[0].ask == NumberAsk("cattle", 1, 4)
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, BuyFarm(5))
    assert refusal.value.rule_id == "RA-1"
    assert act(landed, 0, BuyFarm(4)).events[-1] == FarmBought(0, "red_river", 4)


@pytest.mark.rule("RA-1")
def test_without_a_chip_left_no_farm_is_offered() -> None:
    state = given(FarmBought(0, "hells_gate", 20), FarmBought(0, "devils_creek", 20), at(0, 48))

    assert question(roll(state, 0, 1).state) == (1, "roll", "")


@pytest.mark.rule("RA-2")
@pytest.mark.parametrize(
    ("space", "farm", "name", "price"),
    [
        (8, "hells_gate", "Hell’s Gate", 5_000),
        (12, "devils_creek", "Devil’s Creek", 5_000),
        (17, "glover_leaf", "Glover Leaf", 4_400),
        (32, "blue_bell_ranch", "Blue Bell Ranch", 3_800),
        (39, "green_valley", "Green Valley", 3_000),
        (49, "red_river", "Red River", 2_400),
        (56, "three_oaks", "Three Oaks", 2_000),
    ],
)
def test_a_farm_costs_its_printed_price(space: int, farm: str, name: str, price: int) -> None:
    landed = roll(given(at(0, space - 1)), 0, 1).state

    bought = act(landed, 0, BuyFarm(1))

    assert question(landed) == (0, "buy", farm)
    assert [deed.name for deed in DEEDS if deed.id == farm] == [name]
    assert bought.events[0] == MoneyPaid(0, None, price, "farm")


@pytest.mark.rule("RA-3")
def test_cattle_are_bought_and_sold_for_the_same_price() -> None:
    landed = roll(given(at(0, 48)), 0, 1).state
    towing = given(HerdStolen(0, 1, "red_river", 7), at(0, 57))

    assert act(landed, 0, BuyFarm(7)).events[1] == MoneyPaid(0, None, 3_500, "cattle")
    assert roll(towing, 0, 1).events[1:] == [
        HerdSold(0, (Lot(1, "red_river", 7),)),
        MoneyPaid(None, 0, 3_500, "sale"),
    ]


@pytest.mark.rule("RA-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_alike_on_the_arrow(seats: int) -> None:
    state = rules.start(Setup(seats, TableOptions()))

    assert state.ranchers == (Rancher(cash=15_000, space=0),) * seats
    assert state.farms == (None,) * 7
    assert state.bank == -seats * CASH_START


@pytest.mark.rule("RA-7")
def test_the_highest_roll_opens_and_the_others_follow_clockwise() -> None:
    state = rules.start(Setup(3, TableOptions(automatic_rolls=False)))

    done = settled(state, 2, 3, 6)

    assert done.events == [
        OrderRolled(0, 2),
        OrderRolled(1, 3),
        OrderRolled(2, 6),
        FirstChosen(2),
    ]
    turns = []
    for _ in range(4):
        seat, ask, _ = question(done.state)
        turns.append(seat)
        assert ask == "roll"
        done = roll(done.state, seat, 1)
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("RA-7")
def test_a_tie_at_the_top_is_rolled_again_among_the_tied_alone() -> None:
    state = rules.start(Setup(4, TableOptions(automatic_rolls=False)))

    done = settled(state, 5, 2, 5, 5, 1, 4, 4, 6, 3)

    assert done.events == [
        OrderRolled(0, 5),
        OrderRolled(1, 2),
        OrderRolled(2, 5),
        OrderRolled(3, 5),
        OrderRolled(0, 1),
        OrderRolled(2, 4),
        OrderRolled(3, 4),
        OrderRolled(2, 6),
        OrderRolled(3, 3),
        FirstChosen(2),
    ]
    assert question(done.state) == (2, "roll", "")


@pytest.mark.rule("RA-7")
def test_rolls_for_the_first_turn_move_nobody() -> None:
    done = settled(rules.start(Setup(2, TableOptions())), 6, 1)

    assert [rancher.space for rancher in done.state.ranchers] == [0, 0]
    assert done.events == [OrderRolled(0, 6), OrderRolled(1, 1), FirstChosen(0)]
    assert settled(done.state, 2).events == [TurnBegan(0, 1), Rolled(0, 2), Rode(0, (1, 2))]


@pytest.mark.rule("RA-8")
def test_forced_rolls_happen_by_themselves_until_somebody_has_a_choice() -> None:
    state = given(at(0, 2), at(1, 5), automatic_rolls=True)

    done = settled(state, 4, 2, 2)

    assert [event for event in done.events if isinstance(event, Rode)] == [
        Rode(0, (3, 4, 5, 6)),
        Rode(1, (6, 7)),
        Rode(0, (7, 8)),
    ]
    assert question(done.state) == (0, "buy", "hells_gate")
    on = act(done.state, 0, RideOn(), 1)
    assert question(on.state) == (1, "buy", "hells_gate")


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("rounds", [40, 80, 120])
def test_a_table_chooses_its_rounds(rounds: int) -> None:
    options = msgspec.convert({"rounds": rounds}, TableOptions)

    assert rules.start(Setup(2, options)).rounds == rounds


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("body", [{"rounds": 41}, {"rounds": "80"}, {"minutes": 45}], ids=str)
def test_a_table_cannot_choose_anything_else(body: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, TableOptions)


@pytest.mark.rule("RA-27")
@pytest.mark.rule("RA-8")
def test_eighty_rounds_and_automatic_rolls_are_what_a_table_gets_unasked() -> None:
    assert TableOptions() == TableOptions(rounds=80, automatic_rolls=True)
