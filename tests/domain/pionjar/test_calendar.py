"""Time: the first claim, the marker, January, the last month."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import Equip, Move, RideOn
from domain.games.pionjar.data import DEEDS
from domain.games.pionjar.events import (
    Claimed,
    Drove,
    LeaseEnded,
    MatchEnded,
    MoneyPaid,
    MonthBegan,
    PricesLapsed,
    Rode,
    Rolled,
    SetOut,
    TurnBegan,
    TurnSkipped,
)
from domain.games.pionjar.state import NOBODY, Pioneer, PionjarState, PriceChange
from domain.kernel.rules import Finished
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    begins_by_itself,
    question,
    roll,
    settler,
    table,
    turn,
    wagon,
)

FAR = 20
"""A square of prairie country from which no ride of eight ends at anything that asks."""


def first_claim() -> PionjarState:
    """The first squatter of all has claimed Green Valley, with a wagon behind."""
    state = table(wagon(28, "green_valley"), wagon(), month=-1, pacemaker=NOBODY)
    return act(roll(state, 1).state, 0, RideOn()).state


@pytest.mark.rule("PJ-12")
@pytest.mark.rule("PJ-52")
def test_january_lasts_two_rounds_then_each_turn_of_the_first_moves_the_marker() -> None:
    claimed = first_claim()
    others = roll(claimed, 2)
    january = turn(others.state)
    moved = act(january.state, 0, Move())
    others = roll(moved.state, 4)
    february = turn(others.state)

    assert (claimed.month, claimed.pacemaker) == (0, 0)
    assert january.events == [TurnBegan(0, 2)]
    assert january.state.month == 0
    assert moved.events[0] == SetOut(0, DEEDS["green_valley"].numbers[0])
    assert february.events[:3] == [
        TurnBegan(0, 3),
        MonthBegan(1),
        SetOut(0, DEEDS["green_valley"].numbers[1]),
    ]


@pytest.mark.rule("PJ-12")
@pytest.mark.parametrize("month", [0, 1, 17, 59])
def test_everybody_else_moves_by_the_own_number_for_the_marked_month(month: int) -> None:
    mover = settler(FAR, property="great_lakes")
    done = turn(table(mover, NEIGHBOUR, month=month))

    steps = DEEDS["great_lakes"].numbers[month]
    assert done.events[1] == SetOut(0, steps)
    assert done.events[2] == Rode(0, tuple(range(FAR + 1, FAR + 1 + steps)))
    assert done.state.month == month


@pytest.mark.rule("PJ-13")
def test_wagons_go_on_by_the_die_until_they_claim_and_start_in_the_marked_month() -> None:
    rolled = turn(table(wagon(28, "great_lakes"), NEIGHBOUR, month=6), 2)
    claimed = act(rolled.state, 0, Equip(0, 0)).state
    next_month = turn(claimed)
    departing = turn(next_month.state)
    started = act(departing.state, 0, Move())

    assert rolled.events == [
        TurnBegan(0, 1),
        Rolled(0, 2),
        Drove(0, (29,)),
        Claimed(0, "great_lakes"),
    ]
    assert next_month.events[1] == MonthBegan(7)
    assert question(departing.state) == (0, "depart", "")
    assert started.events[0] == SetOut(0, DEEDS["great_lakes"].numbers[7])


@pytest.mark.rule("PJ-14")
@pytest.mark.parametrize(
    "first",
    [
        replace(settler(where="prison"), free_from=9),
        settler(3, where="hunting"),
        settler(where="trailhead"),
    ],
    ids=["in prison", "on a trail", "at the trailhead"],
)
def test_time_never_stands_still(first: Pioneer) -> None:
    state = table(NEIGHBOUR, first, month=3, turn=0)

    assert turn(state).events[:2] == [TurnBegan(1, 1), MonthBegan(4)]


@pytest.mark.rule("PJ-14")
def test_nobody_elses_turn_moves_the_marker() -> None:
    prisoner = replace(settler(where="prison"), free_from=9)

    done = turn(table(prisoner, NEIGHBOUR, month=3))

    assert done.events == [TurnBegan(0, 1), TurnSkipped(0, "prison")]


@pytest.mark.rule("PJ-39")
@pytest.mark.rule("PJ-44")
@pytest.mark.rule("PJ-52")
def test_a_new_year_ends_price_changes_and_the_lease_and_fills_the_saloon() -> None:
    state = table(
        NEIGHBOUR,
        settler(FAR),
        month=11,
        turn=0,
        saloon=23_400,
        lease=0,
        changes=(PriceChange("gold", 25),),
        post_used=("sheriff",),
    )

    done = turn(state)

    assert done.events[:7] == [
        TurnBegan(1, 1),
        MonthBegan(12),
        PricesLapsed(),
        MoneyPaid("saloon", 0, 23_400, "lease_end"),
        LeaseEnded(0),
        MoneyPaid("bank", "saloon", 10_000, "january"),
        SetOut(1, DEEDS["green_valley"].numbers[12]),
    ]
    assert (done.state.saloon, done.state.lease, done.state.changes) == (10_000, NOBODY, ())
    assert done.state.post_used == ("sheriff", "saloon_lease")


@pytest.mark.rule("PJ-52")
def test_a_new_year_without_changes_or_lease_brings_the_banks_money_alone() -> None:
    done = turn(table(NEIGHBOUR, settler(FAR), month=23, turn=0, saloon=0))

    assert done.events[1:3] == [
        MonthBegan(24),
        MoneyPaid("bank", "saloon", 10_000, "january"),
    ]


@pytest.mark.rule("PJ-44")
def test_an_empty_saloon_pays_nothing_when_the_lease_ends() -> None:
    done = turn(table(NEIGHBOUR, settler(FAR), month=11, turn=0, saloon=0, lease=0))

    assert done.events[1:4] == [
        MonthBegan(12),
        LeaseEnded(0),
        MoneyPaid("bank", "saloon", 10_000, "january"),
    ]


@pytest.mark.rule("PJ-39")
def test_january_1858_brings_no_money_and_other_months_none() -> None:
    assert first_claim().saloon == 10_000
    done = turn(table(NEIGHBOUR, settler(FAR), month=4, turn=0))
    assert done.events[1:3] == [MonthBegan(5), SetOut(1, DEEDS["green_valley"].numbers[5])]


@pytest.mark.rule("PJ-45")
@pytest.mark.rule("PJ-53")
@pytest.mark.parametrize(
    ("last_year", "last_month"), [(1859, 23), (1860, 35), (1861, 47), (1862, 59)]
)
def test_everybody_has_a_turn_in_the_last_month_and_then_the_match_is_over(
    last_year: int, last_month: int
) -> None:
    prisoner = replace(settler(where="prison"), free_from=99)
    state = table(
        prisoner,
        prisoner,
        month=last_month - 1,
        pacemaker=0,
        last_year=last_year,
        saloon=0,
    )
    opened = turn(state)
    others = turn(opened.state)

    assert opened.events[1] == MonthBegan(last_month)
    assert opened.state.last_month == last_month
    assert begins_by_itself(opened.state)
    assert others.events[0] == TurnBegan(1, 1)
    assert isinstance(others.events[-1], MatchEnded)


@pytest.mark.rule("PJ-53")
def test_the_last_month_ends_with_the_turn_before_the_first_squatters() -> None:
    state = table(settler(FAR), settler(FAR, property="great_lakes"), month=59, saloon=0)

    done = turn(state)

    assert done.events[0] == TurnBegan(0, 1)
    assert isinstance(done.events[-1], MatchEnded)


@pytest.mark.rule("PJ-38")
@pytest.mark.rule("PJ-45")
def test_a_match_may_end_for_those_in_prison() -> None:
    prisoner = replace(settler(where="prison"), free_from=61)

    done = turn(table(prisoner, NEIGHBOUR, month=59, saloon=0))

    assert done.events[1] == TurnSkipped(0, "prison")
    assert isinstance(done.events[-1], MatchEnded)
    assert isinstance(rules.pending(done.state), Finished)
