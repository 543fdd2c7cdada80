"""The wagon road, up to the claims."""

import pytest

from domain.games.pionjar import rules
from domain.games.pionjar.actions import ChooseBranch, Equip, RideOn
from domain.games.pionjar.data import PROPERTIES
from domain.games.pionjar.events import (
    BranchChosen,
    Claimed,
    Drove,
    Equipped,
    MoneyPaid,
    MonthBegan,
    RoadWasGood,
    RodeOn,
    TurnBegan,
    TurnedBack,
    TurnSkipped,
    WashedOut,
)
from domain.games.pionjar.state import NOBODY, Pioneer
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    begins_by_itself,
    follow,
    in_missouri,
    offers,
    question,
    roll,
    settler,
    table,
    turn,
    wagon,
)

NO_TIME = {"month": -1, "pacemaker": NOBODY}


@pytest.mark.rule("PJ-6")
@pytest.mark.parametrize("value", [1, 2, 4, 6])
def test_a_wagon_moves_by_the_whole_number_of_the_die(value: int) -> None:
    done = roll(table(wagon(), wagon(), **NO_TIME), value)

    assert done.events == [Drove(0, tuple(range(1, value + 1)))]
    assert done.state.pioneers[0].at == value
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-8")
def test_a_black_dot_costs_the_next_turn_and_no_more() -> None:
    landed = roll(table(wagon(4), wagon(), **NO_TIME), 1)
    other = roll(landed.state, 1)
    skipped = turn(other.state)
    after = turn(roll(skipped.state, 1).state, 6)

    assert landed.events == [Drove(0, (5,)), WashedOut(0)]
    assert skipped.events == [TurnBegan(0, 2), TurnSkipped(0, "washed_out")]
    assert after.state.pioneers[0] == Pioneer(cash=5_000, at=11)


@pytest.mark.rule("PJ-9")
def test_a_red_dot_leads_five_steps_farther() -> None:
    done = roll(table(wagon(1), wagon(), **NO_TIME), 2)

    assert done.events == [Drove(0, (2, 3)), RoadWasGood(0, 5), Drove(0, (4, 5, 6, 7, 8))]


@pytest.mark.rule("PJ-9")
def test_where_the_five_steps_end_counts_as_landing() -> None:
    # no red dot of the board leads to a black one: the steps are given on the start
    state = rules.evolve(table(wagon(), wagon(), **NO_TIME), TurnBegan(0, 1))
    state = rules.evolve(state, RoadWasGood(0, 5))

    assert follow(state).events == [Drove(0, (1, 2, 3, 4, 5)), WashedOut(0)]


@pytest.mark.rule("PJ-7")
@pytest.mark.rule("PJ-50")
def test_whoever_leaves_missouri_chooses_a_branch_and_goes_on_along_it() -> None:
    asking = roll(table(wagon(15), wagon(), **NO_TIME), 3)

    done = act(asking.state, 0, ChooseBranch("silent_forest"))

    assert asking.events == [Drove(0, (16,))]
    assert question(asking.state) == (0, "branch", "")
    assert [option.action for option in offers(asking.state)] == [
        ChooseBranch(name) for name in PROPERTIES
    ]
    assert done.events == [BranchChosen(0, "silent_forest"), Drove(0, (17, 18))]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-50")
def test_a_move_that_ends_in_missouri_leaves_the_choice_to_the_next_one() -> None:
    ended = roll(table(wagon(15), wagon(), **NO_TIME), 1)

    assert ended.events == [Drove(0, (16,))]
    assert begins_by_itself(ended.state)
    assert question(roll(table(in_missouri(), wagon(), **NO_TIME), 1).state) == (0, "branch", "")


@pytest.mark.rule("PJ-50")
def test_the_five_steps_of_a_red_dot_may_lead_through_missouri() -> None:
    # the common road's last red dot is too far from Missouri: the steps are given to a wagon
    state = rules.evolve(table(wagon(14), wagon(), **NO_TIME), TurnBegan(0, 1))
    state = rules.evolve(state, RoadWasGood(0, 5))
    state = rules.evolve(state, Drove(0, (15, 16)))

    done = act(state, 0, ChooseBranch("great_lakes"))

    assert question(state) == (0, "branch", "")
    assert done.events == [BranchChosen(0, "great_lakes"), Drove(0, (17, 18, 19)), WashedOut(0)]


@pytest.mark.rule("PJ-50")
def test_where_one_property_is_left_nothing_is_asked() -> None:
    others = [settler(property=name) for name in PROPERTIES[:5]]
    done = roll(table(in_missouri(), *others), 2)

    assert done.events == [BranchChosen(0, "silent_forest"), Drove(0, (17, 18))]


@pytest.mark.rule("PJ-7")
@pytest.mark.rule("PJ-10")
def test_a_branch_is_refused_while_none_is_named_or_its_property_is_claimed() -> None:
    state = roll(table(in_missouri(), NEIGHBOUR), 2).state

    with pytest.raises(RuleViolation) as unnamed:
        rules.decide(state, 0, ChooseBranch())
    with pytest.raises(RuleViolation) as claimed:
        rules.decide(state, 0, ChooseBranch("high_falls"))

    assert unnamed.value.rule_id == "PJ-7"
    assert claimed.value.rule_id == "PJ-10"
    assert ChooseBranch("high_falls") not in [option.action for option in offers(state)]
    assert question(state) == (0, "branch", "")


@pytest.mark.rule("PJ-10")
@pytest.mark.rule("PJ-50")
def test_the_first_to_arrive_has_the_property_and_sends_the_others_back_to_missouri() -> None:
    state = table(
        wagon(26, "high_falls"),
        wagon(25, "high_falls", skips=True),
        wagon(20, "great_lakes", skips=True),
        **NO_TIME,
    )

    done = roll(state, 3)

    assert done.events == [
        Drove(0, (27, 28, 29)),
        Claimed(0, "high_falls"),
        TurnedBack(1),
        MonthBegan(0),
    ]
    assert done.state.pioneers[1] == in_missouri()
    assert done.state.pioneers[2] == wagon(20, "great_lakes", skips=True)
    first = done.state.pioneers[0]
    assert (first.where, first.at, first.property, first.owner) == ("ring", 0, "high_falls", False)


@pytest.mark.rule("PJ-7")
def test_a_claim_needs_no_exact_roll() -> None:
    done = roll(table(wagon(28, "high_falls"), wagon(), **NO_TIME), 6)

    assert done.events[:2] == [Drove(0, (29,)), Claimed(0, "high_falls")]
    assert done.state.left == 0


@pytest.mark.rule("PJ-49")
def test_a_claim_ends_no_lap_and_is_no_visit() -> None:
    done = roll(table(wagon(28, "high_falls"), NEIGHBOUR), 1)

    assert done.state.pioneers[0].laps == 0
    assert question(done.state) == (0, "equip", "high_falls")


@pytest.mark.rule("PJ-11")
def test_a_squatter_buys_a_card_for_each_field_and_stand_and_the_turn_is_over() -> None:
    claimed = roll(table(wagon(28, "silent_forest"), NEIGHBOUR), 1).state

    done = act(claimed, 0, Equip(harvest=1, timber=3))

    assert done.events == [MoneyPaid(0, "bank", 2_000, "equipment"), Equipped(0, 1, 3)]
    assert done.state.pioneers[0].cash == 3_000
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-11")
@pytest.mark.parametrize("none", [RideOn(), Equip(harvest=0, timber=0)], ids=["ride on", "none"])
def test_a_squatter_may_buy_nothing(none: RideOn | Equip) -> None:
    claimed = roll(table(wagon(28, "silent_forest"), NEIGHBOUR), 1).state

    done = act(claimed, 0, none)

    assert done.events == [RodeOn(0)]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-11")
@pytest.mark.parametrize(
    "wanted",
    [Equip(harvest=2, timber=0), Equip(harvest=0, timber=4), Equip(harvest=1), Equip(timber=1)],
    ids=["fields", "stands", "timber open", "harvest open"],
)
def test_no_more_is_bought_than_the_property_holds_and_nothing_is_left_open(wanted: Equip) -> None:
    claimed = roll(table(wagon(28, "silent_forest"), NEIGHBOUR), 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(claimed, 0, wanted)

    assert refusal.value.rule_id == "PJ-11"


@pytest.mark.rule("PJ-11")
@pytest.mark.parametrize(("cash", "asked"), [(500, True), (499, False)])
def test_without_the_price_of_a_card_nothing_is_asked(cash: int, *, asked: bool) -> None:
    poor = Pioneer(cash=cash, at=28, branch="silent_forest")
    done = roll(table(poor, NEIGHBOUR), 1)

    assert begins_by_itself(done.state) is not asked
    if asked:
        with pytest.raises(RuleViolation, match="1 more harvest"):
            rules.decide(done.state, 0, Equip(harvest=2, timber=0))
        assert act(done.state, 0, Equip(harvest=1)).events[1] == Equipped(0, 1, 0)


def test_nobody_else_chooses_or_buys() -> None:
    choosing = roll(table(in_missouri(), wagon(), **NO_TIME), 2).state
    buying = roll(table(wagon(28, "high_falls"), wagon(), **NO_TIME), 1).state

    for state, action in ((choosing, ChooseBranch("high_falls")), (buying, Equip(1, 0))):
        with pytest.raises(NotAwaited):
            rules.decide(state, 1, action)
