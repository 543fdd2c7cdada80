"""Wagers and the lease of the saloon."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import Equip, RideOn, Visit, Wager
from domain.games.pionjar.events import (
    Event,
    Found,
    MoneyPaid,
    Rode,
    RodeOn,
    SaloonRolled,
    TrailEntered,
    Wagered,
    Walked,
)
from domain.kernel.rules import NumberAsk
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    Done,
    act,
    begins_by_itself,
    offers,
    onto,
    question,
    ride,
    roll,
    settler,
    table,
    turn,
    wagon,
)

SALOON = 10
ENTER = Visit(harvest=0, timber=0, trading_post="no", trail="yes")


def at_the_bar(cash: int, saloon: int) -> Done:
    return ride(onto(SALOON, settler(cash=cash), saloon=saloon))


@pytest.mark.rule("PJ-36")
@pytest.mark.rule("PJ-39")
@pytest.mark.parametrize(
    ("stake", "saloon", "value", "paid"),
    [
        (5_000, 20_000, 6, MoneyPaid("saloon", 0, 20_000, "winnings")),
        (5_000, 50_000, 6, MoneyPaid("saloon", 0, 30_000, "winnings")),
        (10_000, 50_000, 6, MoneyPaid("saloon", 0, 50_000, "winnings")),
        (5_000, 50_000, 2, MoneyPaid("saloon", 0, 10_000, "winnings")),
        (10_000, 5_000, 2, MoneyPaid("saloon", 0, 5_000, "winnings")),
        (137, 10_000, 6, MoneyPaid("saloon", 0, 822, "winnings")),
        (5_000, 50_000, 1, None),
        (5_000, 50_000, 3, MoneyPaid(0, "saloon", 5_000, "stake")),
        (5_000, 50_000, 4, MoneyPaid(0, "saloon", 5_000, "stake")),
        (10_000, 0 + 1, 5, MoneyPaid(0, "saloon", 10_000, "stake")),
    ],
    ids=[
        "six, saloon emptied",
        "six, in full",
        "six, capped",
        "two",
        "two, capped",
        "an odd stake",
        "one",
        "three",
        "four",
        "five",
    ],
)
def test_the_die_decides_what_becomes_of_the_stake(
    stake: int, saloon: int, value: int, paid: MoneyPaid | None
) -> None:
    state = at_the_bar(10_000, saloon).state

    done = act(state, 0, Wager(stake), value)

    expected: list[Event] = [Wagered(0, stake), SaloonRolled(0, value)]
    assert done.events == expected + ([paid] if paid else [])
    change = 0 if paid is None else paid.amount if paid.payee == 0 else -paid.amount
    assert done.state.pioneers[0].cash == 10_000 + change
    assert done.state.saloon == saloon - change
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-36")
@pytest.mark.parametrize("stake", [0, 5_001, 2**31 - 1])
def test_a_stake_is_own_cash_and_something(stake: int) -> None:
    state = at_the_bar(5_000, 10_000).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, Wager(stake))

    assert refusal.value.rule_id == "PJ-36"
    assert question(state) == (0, "wager", "")
    assert offers(state)[0].ask == NumberAsk("stake", 1, 5_000)
    assert offers(state, Wager(5_001)) == []


@pytest.mark.rule("PJ-18")
@pytest.mark.rule("PJ-37")
def test_passing_the_saloon_interrupts_the_move_for_one_wager() -> None:
    done = turn(table(settler(8), NEIGHBOUR))

    lost = act(done.state, 0, Wager(100), 3)
    left = act(done.state, 0, RideOn())

    assert done.events[2] == Rode(0, (9, 10))
    assert question(done.state) == (0, "wager", "")
    assert lost.events == [
        Wagered(0, 100),
        SaloonRolled(0, 3),
        MoneyPaid(0, "saloon", 100, "stake"),
        Rode(0, (11, 12)),
    ]
    assert left.events == [RodeOn(0), Rode(0, (11, 12))]
    assert begins_by_itself(lost.state)


@pytest.mark.rule("PJ-37")
def test_a_move_that_begins_at_the_saloon_brings_no_wager() -> None:
    done = turn(table(settler(SALOON), NEIGHBOUR))

    assert done.events[2] == Rode(0, (11, 12, 13, 14))


@pytest.mark.rule("PJ-51")
@pytest.mark.parametrize(
    ("cash", "fields"),
    [(0, {}), (5_000, {"saloon": 0}), (5_000, {"lease": 0})],
    ids=["empty purse", "empty saloon", "leaseholder"],
)
def test_where_nothing_can_be_staked_or_won_the_saloon_is_passed(
    cash: int, fields: dict[str, object]
) -> None:
    passed = turn(table(settler(8, cash=cash), NEIGHBOUR, **fields))
    landed = ride(onto(SALOON, settler(cash=cash), **fields))

    assert passed.events[2] == Rode(0, (9, 10, 11, 12))
    assert landed.events == []
    assert begins_by_itself(landed.state)


@pytest.mark.rule("PJ-37")
@pytest.mark.rule("PJ-51")
def test_with_anywhere_there_is_one_wager_after_the_move_wherever_it_ends() -> None:
    done = turn(table(settler(8), NEIGHBOUR, wagers="anywhere"))

    won = act(done.state, 0, Wager(1_000), 2)
    left = act(done.state, 0, RideOn())

    assert done.events[2] == Rode(0, (9, 10, 11, 12))
    assert question(done.state) == (0, "wager", "")
    assert won.events[-1] == MoneyPaid("saloon", 0, 2_000, "winnings")
    assert begins_by_itself(won.state)
    assert left.events == [RodeOn(0)]
    assert begins_by_itself(left.state)


@pytest.mark.rule("PJ-37")
@pytest.mark.rule("PJ-51")
def test_with_anywhere_one_wagers_on_trails_but_not_on_the_road_or_in_prison() -> None:
    walked = roll(table(settler(0, where="hunting"), NEIGHBOUR, wagers="anywhere"), 2, 0)
    entered = turn(table(settler(42), NEIGHBOUR, wagers="anywhere")).state
    to_trail = act(entered, 0, ENTER)
    drove = roll(table(wagon(), NEIGHBOUR, wagers="anywhere"), 1)
    claiming = roll(table(wagon(28, "great_lakes"), NEIGHBOUR, wagers="anywhere"), 1)
    equipped = act(claiming.state, 0, Equip(1, 0))
    prison = replace(settler(where="prison"), free_from=9)
    jailed = turn(table(prison, NEIGHBOUR, wagers="anywhere"))

    assert walked.events == [Walked(0, "hunting", (1, 2)), Found(0, "buffalo", 1_000)]
    assert question(walked.state) == (0, "wager", "")
    assert to_trail.events[-1] == TrailEntered(0)
    assert question(to_trail.state) == (0, "wager", "")
    for over in (drove, equipped, jailed):
        assert begins_by_itself(over.state)


@pytest.mark.rule("PJ-51")
def test_with_anywhere_an_arrested_pioneer_does_not_wager() -> None:
    state = onto(3, settler(), wagers="anywhere")
    done = ride(state, state.post.index("arrested"))

    assert done.state.pioneers[0].where == "prison"
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-37")
def test_nobody_wagers_for_another_or_twice() -> None:
    state = at_the_bar(5_000, 10_000).state

    with pytest.raises(NotAwaited):
        rules.decide(state, 1, Wager(100))
    over = act(state, 0, Wager(100), 1).state
    with pytest.raises(NotAwaited):
        rules.decide(over, 0, Wager(100))
