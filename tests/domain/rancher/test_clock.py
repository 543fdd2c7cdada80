"""Matches that are played by the clock."""

from typing import Literal

import msgspec
import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import RideOn, RollDice, RunOutOfTime
from domain.games.rancher.clock import clock
from domain.games.rancher.events import MatchEnded, RodeOn, TimeRanOut, TurnBegan
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import RancherState
from domain.kernel.rules import TABLE, Finished
from domain.kernel.violations import RuleViolation
from tests.domain.rancher.table import act, at, given, question, roll, settled, spent


def by_clock(turns: int, *, seats: int = 2) -> RancherState:
    """A table of 30 minutes after so many turns, the riders far from any choice."""
    away = [at(seat, 33) for seat in range(seats)]
    return given(*away, seats=seats, turns=turns, minutes=30)


def refusal(state: RancherState, actor: int) -> RuleViolation:
    with pytest.raises(RuleViolation) as refused:
        rules.decide(state, actor, RunOutOfTime())
    return refused.value


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("minutes", [30, 60, 90, 120, 180, 240])
def test_the_clock_of_a_table_is_due_after_its_minutes(minutes: int) -> None:
    options = msgspec.convert({"minutes": minutes}, TableOptions)

    assert clock(options) == (60 * minutes, RunOutOfTime())


@pytest.mark.rule("RA-27")
def test_a_table_by_rounds_has_no_clock() -> None:
    assert clock(TableOptions()) is None
    assert refusal(given(), TABLE).rule_id == "RA-27"


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("rounds", [40, 80, 120])
def test_by_the_clock_no_number_of_rounds_ends_the_match(rounds: Literal[40, 80, 120]) -> None:
    state = given(at(1, 33), rounds=rounds, turns=2 * rounds - 1, minutes=30)

    on = roll(state, 1, 1).state

    assert question(on) == (0, "roll", "")
    assert rules.view(on, 0).rounds is None
    assert rules.view(on, 0).minutes == 30


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_round_in_which_time_runs_out_is_played_to_its_end(seats: int) -> None:
    state = by_clock(5 * seats + 1, seats=seats)

    late = act(state, TABLE, RunOutOfTime())
    assert late.events == [TimeRanOut(6)]
    assert rules.view(late.state, 0).rounds == 6
    state = late.state
    for seat in range(1, seats - 1):
        state = roll(state, seat, 1).state
        assert question(state) == (seat + 1, "roll", "")
    done = act(state, seats - 1, RollDice(), 1)

    assert done.events[0] == TurnBegan(seats - 1, 6)
    assert isinstance(done.events[-1], MatchEnded)
    assert isinstance(rules.pending(done.state), Finished)


@pytest.mark.rule("RA-27")
def test_a_round_that_waits_for_its_first_roll_is_the_last_one() -> None:
    late = act(by_clock(10), TABLE, RunOutOfTime())

    assert late.events == [TimeRanOut(6)]
    then = roll(late.state, 0, 1)
    assert question(then.state) == (1, "roll", "")
    assert isinstance(roll(then.state, 1, 1).events[-1], MatchEnded)


@pytest.mark.rule("RA-27")
def test_time_may_run_out_before_anybody_has_moved() -> None:
    late = act(given(minutes=60), TABLE, RunOutOfTime())

    assert late.events == [TimeRanOut(1)]
    assert question(late.state) == (0, "roll", "")


@pytest.mark.rule("RA-27")
def test_a_landing_that_waits_keeps_waiting_and_ends_the_match() -> None:
    landed = roll(given(at(1, 7), turns=9, minutes=30), 1, 1).state

    late = act(landed, TABLE, RunOutOfTime())
    assert question(late.state) == (1, "buy", "hells_gate")

    assert act(late.state, 1, RideOn()).events == [
        RodeOn(1),
        MatchEnded((15_000, 15_000), (0, 1)),
    ]


@pytest.mark.rule("RA-27")
def test_time_runs_out_once() -> None:
    state = act(by_clock(3), TABLE, RunOutOfTime()).state

    assert refusal(state, TABLE).rule_id == "RA-27"
    ended = roll(state, 1, 1).state
    assert refusal(ended, TABLE).rule_id == "RA-27"


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_seat_ends_the_time(seat: int) -> None:
    assert refusal(by_clock(0), seat).rule_id == "RA-27"
    assert refusal(given(), seat).rule_id == "RA-27"


@pytest.mark.rule("RA-27")
def test_by_the_clock_the_first_turn_follows_the_rolls_for_it() -> None:
    poor = (spent(seat, 15_000) for seat in range(2))
    state = given(*poor, automatic_rolls=True, minutes=30)

    turns = [event for event in settled(state, 1, 1).events if isinstance(event, TurnBegan)]

    assert turns == [TurnBegan(0, 1), TurnBegan(1, 1)]
