"""Riding the squares, and Pioneer City."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import EnterTrail, Move, RideOn, Visit, Wager
from domain.games.pionjar.events import (
    Equipped,
    LandBought,
    LapEnded,
    MoneyPaid,
    Rode,
    RodeOn,
    SetOut,
    TradingPostBought,
    TrailEntered,
    TurnBegan,
)
from domain.games.pionjar.state import Spoils
from domain.kernel.rules import ChoiceAsk, NumberAsk
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    begins_by_itself,
    offers,
    onto,
    question,
    ride,
    settler,
    table,
    turn,
)

SQUATTER = settler(owner=False, laps=0)
ALL_NO = Visit(land="no", harvest=0, timber=0, trading_post="no", trail="no")


@pytest.mark.rule("PJ-15")
def test_pieces_go_clockwise_and_round_the_corner() -> None:
    done = turn(table(settler(42), NEIGHBOUR))

    assert done.events == [
        TurnBegan(0, 1),
        SetOut(0, 4),
        Rode(0, (43, 0)),
        LapEnded(0, 3),
    ]
    assert done.state.left == 2


@pytest.mark.rule("PJ-17")
@pytest.mark.rule("PJ-49")
def test_passing_pioneer_city_is_a_visit_that_interrupts_the_move() -> None:
    state = turn(table(settler(42, cash=400), NEIGHBOUR)).state

    done = act(state, 0, RideOn())

    assert question(state) == (0, "visit", "")
    assert done.events == [RodeOn(0), Rode(0, (1, 2))]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-17")
@pytest.mark.rule("PJ-18")
def test_landing_on_pioneer_city_is_a_visit_too() -> None:
    landed = ride(onto(0, settler()))

    done = act(landed.state, 0, RideOn())

    assert landed.events == [LapEnded(0, 3)]
    assert done.events == [RodeOn(0)]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-18")
@pytest.mark.parametrize("prairie", [5, 9, 15, 31, 37])
def test_what_is_passed_on_the_way_to_the_prairie_does_not_count(prairie: int) -> None:
    spoils = Spoils((1_000,), (500,), (2_000,))
    stocked = settler(cash=0, harvest=3, timber=1, spoils=spoils)

    done = ride(onto(prairie, stocked))

    assert done.events == []
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-17")
def test_a_visit_offers_everything_in_its_order_and_asks_for_each_thing_on_offer() -> None:
    rich = settler(42, cash=21_000, owner=False, laps=1)
    state = turn(table(rich, NEIGHBOUR)).state
    asks = []
    visit = Visit()
    for given in (("land", "yes"), ("harvest", 2), ("timber", 1), ("trading_post", "yes")):
        [option] = offers(state, visit)
        assert isinstance(option.ask, NumberAsk | ChoiceAsk)
        asks.append(option.ask)
        visit = replace(visit, **{given[0]: given[1]})
    [last] = offers(state, visit)
    asks.append(last.ask)  # type: ignore[arg-type]

    assert asks == [
        ChoiceAsk("land", ("yes", "no")),
        NumberAsk("harvest", 0, 3),
        NumberAsk("timber", 0, 1),
        ChoiceAsk("trading_post", ("yes", "no")),
        ChoiceAsk("trail", ("yes", "no")),
    ]


@pytest.mark.rule("PJ-17")
@pytest.mark.rule("PJ-22")
@pytest.mark.rule("PJ-27")
@pytest.mark.rule("PJ-41")
def test_a_visit_is_one_action_whose_parts_happen_in_order() -> None:
    rich = settler(42, cash=21_000, owner=False, laps=1)
    state = turn(table(rich, NEIGHBOUR)).state

    done = act(state, 0, Visit("yes", 2, 1, "no", "no"))
    all_of_it = act(
        turn(table(replace(rich, cash=25_000), NEIGHBOUR)).state,
        0,
        Visit("yes", 3, 0, "yes", "yes"),
    )

    assert done.events == [
        MoneyPaid(0, "bank", 12_000, "full_value"),
        LandBought(0, "green_valley", "full_value", 12_000),
        MoneyPaid(0, "bank", 1_500, "equipment"),
        Equipped(0, 2, 1),
        RodeOn(0),
        Rode(0, (1, 2)),
        *done.events[6:],
    ]
    assert all_of_it.events == [
        MoneyPaid(0, "bank", 12_000, "full_value"),
        LandBought(0, "green_valley", "full_value", 12_000),
        MoneyPaid(0, "bank", 1_500, "equipment"),
        Equipped(0, 3, 0),
        MoneyPaid(0, "bank", 7_000, "trading_post"),
        TradingPostBought(0),
        TrailEntered(0),
    ]
    assert all_of_it.state.pioneers[0].where == "trailhead"
    assert all_of_it.state.left == 0
    assert all_of_it.state.trading_post == 0
    assert begins_by_itself(all_of_it.state)


@pytest.mark.rule("PJ-17")
@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        (Visit(), "PJ-17"),
        (replace(ALL_NO, trail=""), "PJ-17"),
        (replace(ALL_NO, timber=-1), "PJ-17"),
        (replace(ALL_NO, land=""), "PJ-17"),
        (replace(ALL_NO, trading_post=""), "PJ-17"),
        (replace(ALL_NO, harvest=4), "PJ-11"),
        (replace(ALL_NO, timber=2), "PJ-11"),
        (replace(ALL_NO, land="yes", harvest=3, trading_post="yes"), "PJ-41"),
    ],
    ids=[
        "all open",
        "trail open",
        "timber open",
        "land open",
        "trading post open",
        "fields",
        "stands",
        "too dear together",
    ],
)
def test_a_visit_that_is_open_or_wants_too_much_is_refused_whole(wanted: Visit, rule: str) -> None:
    state = turn(table(settler(42, cash=20_400, owner=False, laps=1), NEIGHBOUR)).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, wanted)

    assert refusal.value.rule_id == rule
    assert question(state) == (0, "visit", "")
    assert state.pioneers[0].cash == 20_400


@pytest.mark.rule("PJ-17")
def test_what_is_not_on_offer_may_stay_open_or_be_declined_but_not_bought() -> None:
    poor = settler(42, cash=100, harvest=3)
    state = turn(table(poor, NEIGHBOUR)).state

    assert act(state, 0, Visit(trail="no")).events[0] == RodeOn(0)
    assert act(state, 0, ALL_NO).events[0] == RodeOn(0)
    for wanted, rule in (
        (replace(ALL_NO, land="yes"), "PJ-22"),
        (replace(ALL_NO, harvest=1), "PJ-11"),
        (replace(ALL_NO, timber=1), "PJ-11"),
        (replace(ALL_NO, trading_post="yes"), "PJ-41"),
    ):
        with pytest.raises(RuleViolation) as refusal:
            rules.decide(state, 0, wanted)
        assert refusal.value.rule_id == rule


@pytest.mark.rule("PJ-41")
def test_the_trading_post_is_sold_once() -> None:
    rich = settler(42, cash=20_000)
    sold = turn(table(rich, NEIGHBOUR, trading_post=1)).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(sold, 0, replace(ALL_NO, trading_post="yes"))

    assert refusal.value.rule_id == "PJ-41"
    assert [option.ask for option in offers(sold, Visit(harvest=0, timber=0, trail="no"))] == [None]


@pytest.mark.rule("PJ-21")
@pytest.mark.parametrize(("cash", "pays"), [(6_000, True), (5_999, False)])
def test_the_first_lap_pays_the_redemption_sum_if_there_is_cash(cash: int, *, pays: bool) -> None:
    done = turn(table(replace(SQUATTER, at=42, cash=cash), NEIGHBOUR))

    redemption = [
        MoneyPaid(0, "bank", 6_000, "redemption"),
        LandBought(0, "green_valley", "redemption", 6_000),
    ]
    assert done.events[3:] == [LapEnded(0, 1), *(redemption if pays else [])]
    assert done.state.pioneers[0].owner is pays
    assert question(done.state) == (0, "visit", "")


@pytest.mark.rule("PJ-22")
@pytest.mark.parametrize(
    ("cash", "laps", "offered"), [(12_000, 1, True), (11_999, 1, False), (5_000, 0, False)]
)
def test_later_the_land_costs_its_full_value(cash: int, laps: int, *, offered: bool) -> None:
    state = turn(table(replace(SQUATTER, at=42, cash=cash, laps=laps), NEIGHBOUR)).state

    first = offers(state)[0].ask

    assert isinstance(first, ChoiceAsk | NumberAsk)
    assert (first.field == "land") is offered
    if not offered:
        with pytest.raises(RuleViolation) as refusal:
            rules.decide(state, 0, replace(ALL_NO, land="yes"))
        assert refusal.value.rule_id == "PJ-22"


@pytest.mark.rule("PJ-22")
def test_an_owner_does_not_buy_the_land_again() -> None:
    state = turn(table(settler(42, cash=30_000), NEIGHBOUR)).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, replace(ALL_NO, land="yes"))

    assert refusal.value.rule_id == "PJ-22"


@pytest.mark.rule("PJ-27")
@pytest.mark.rule("PJ-49")
def test_a_turn_that_begins_in_pioneer_city_may_go_to_the_trailhead_instead() -> None:
    state = turn(table(settler(0), NEIGHBOUR)).state

    entered = act(state, 0, EnterTrail())
    rode = act(state, 0, Move())

    assert question(state) == (0, "depart", "")
    assert entered.events == [TrailEntered(0)]
    assert entered.state.pioneers[0].where == "trailhead"
    assert begins_by_itself(entered.state)
    assert rode.events[:2] == [SetOut(0, 4), Rode(0, (1, 2, 3, 4))]


@pytest.mark.rule("PJ-49")
def test_a_lap_ends_after_prison_and_trail_as_well() -> None:
    from_prison = replace(SQUATTER, where="prison", free_from=2, cash=6_000)
    state = table(from_prison, NEIGHBOUR, month=2)
    released = turn(state)

    assert released.state.pioneers[0].laps == 0
    near_the_end = replace(released.state.pioneers[0], at=42)
    done = turn(table(near_the_end, NEIGHBOUR, month=2))
    assert LapEnded(0, 1) in done.events


@pytest.mark.rule("PJ-49")
def test_on_the_trailhead_nothing_is_bought() -> None:
    state = turn(table(settler(0, where="trailhead", cash=20_000), NEIGHBOUR), 3).state

    assert question(state) == (0, "trail", "")
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, ALL_NO)
    assert refusal.value.rule_id == "PJ-17"


def test_nobody_else_visits() -> None:
    state = turn(table(settler(42), NEIGHBOUR)).state

    with pytest.raises(NotAwaited):
        rules.decide(state, 1, RideOn())
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, Wager(100))
    assert refusal.value.rule_id == "PJ-37"
