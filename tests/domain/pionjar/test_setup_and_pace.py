"""Setting up, the order of turns, and moves that wait for their seat."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import EnterTrail, Move, RideOn
from domain.games.pionjar.data import DECKS, POST_STACK, PROCLAMATION_STACK
from domain.games.pionjar.events import (
    DieTaken,
    Drove,
    FirstChosen,
    OrderRolled,
    Rode,
    Rolled,
    SetOut,
    TurnBegan,
    TurnSkipped,
    Walked,
)
from domain.games.pionjar.setup import TableOptions
from domain.games.pionjar.state import Pioneer, PionjarState, Spoils
from domain.kernel.rules import Setup
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    begins_by_itself,
    follow,
    offers,
    question,
    settler,
    table,
    turn,
    wagon,
)


@pytest.mark.rule("PJ-1")
@pytest.mark.rule("PJ-3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_begins_with_five_thousand_on_the_start(seats: int) -> None:
    state = rules.start(Setup(seats, TableOptions()))

    assert state.pioneers == (Pioneer(cash=5_000),) * seats
    assert state.saloon == 10_000
    assert state.stacks == Spoils(DECKS.buffalo, DECKS.fish, DECKS.gold)
    assert (state.post, state.proclamations) == (POST_STACK, PROCLAMATION_STACK)
    assert state.month == -1


@pytest.mark.rule("PJ-3")
def test_the_highest_roll_begins_and_those_who_tie_roll_again() -> None:
    done = follow(rules.start(Setup(4, TableOptions())), 3, 6, 1, 6, 4, 4, 2, 5)

    assert done.events == [
        OrderRolled(0, 3),
        OrderRolled(1, 6),
        OrderRolled(2, 1),
        OrderRolled(3, 6),
        OrderRolled(1, 4),
        OrderRolled(3, 4),
        OrderRolled(1, 2),
        OrderRolled(3, 5),
        FirstChosen(3),
    ]


@pytest.mark.rule("PJ-3")
def test_the_others_follow_in_the_order_of_seats() -> None:
    state = follow(rules.start(Setup(3, TableOptions())), 1, 6, 2).state
    began = []
    for _ in range(4):
        done = turn(state, 1)
        began.append(done.events[0])
        state = done.state

    assert began == [TurnBegan(1, 1), TurnBegan(2, 1), TurnBegan(0, 1), TurnBegan(1, 2)]


def by_hand(pioneer: Pioneer) -> PionjarState:
    return turn(table(pioneer, NEIGHBOUR, automatic_moves=False)).state


@pytest.mark.rule("PJ-47")
def test_by_itself_each_step_of_a_turn_is_an_event_of_its_own() -> None:
    ridden = turn(table(settler(1), NEIGHBOUR))
    rolled = turn(table(wagon(), NEIGHBOUR), 4)

    assert ridden.events == [TurnBegan(0, 1), SetOut(0, 4), Rode(0, (2, 3, 4, 5))]
    assert rolled.events == [TurnBegan(0, 1), Rolled(0, 4), Drove(0, (1, 2, 3, 4))]
    assert begins_by_itself(ridden.state)


@pytest.mark.rule("PJ-47")
def test_without_automatic_moves_a_move_waits_for_its_seat() -> None:
    ring, road, trail = by_hand(settler(1)), by_hand(wagon()), by_hand(settler(2, where="hunting"))

    for state in (ring, road, trail):
        assert question(state) == (0, "move", "")
        assert [option.action for option in offers(state)] == [Move()]
        with pytest.raises(NotAwaited):
            rules.decide(state, 1, Move())
    assert act(ring, 0, Move()).events == [SetOut(0, 4), Rode(0, (2, 3, 4, 5))]
    assert act(road, 0, Move(), 4).events == [
        DieTaken(0),
        Rolled(0, 4),
        Drove(0, (1, 2, 3, 4)),
    ]
    assert act(trail, 0, Move(), 1).events[:3] == [
        DieTaken(0),
        Rolled(0, 1),
        Walked(0, "hunting", (3,)),
    ]


@pytest.mark.rule("PJ-47")
def test_without_automatic_moves_turns_still_begin_and_fall_away_by_themselves() -> None:
    prisoner = replace(settler(where="prison"), free_from=9)

    done = turn(table(prisoner, NEIGHBOUR, automatic_moves=False))

    assert done.events == [TurnBegan(0, 1), TurnSkipped(0, "prison")]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-47")
@pytest.mark.parametrize("action", [RideOn(), EnterTrail()])
def test_a_move_is_not_declined(action: RideOn | EnterTrail) -> None:
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(by_hand(settler(1)), 0, action)

    assert refusal.value.rule_id == ("PJ-47" if isinstance(action, RideOn) else "PJ-27")


@pytest.mark.rule("PJ-47")
def test_there_is_no_second_move() -> None:
    at_the_bar = act(by_hand(settler(8)), 0, Move()).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(at_the_bar, 0, Move())

    assert refusal.value.rule_id == "PJ-47"
