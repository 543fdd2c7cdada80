"""A table in any position, and turns on it with dice that the test chooses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from domain.games.rancher import rules
from domain.games.rancher.actions import Action, RollDice
from domain.games.rancher.events import (
    Event,
    FirstChosen,
    MoneyPaid,
    Rode,
    RodeOn,
    Rolled,
    TurnBegan,
)
from domain.games.rancher.previews import Preview
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import RancherState
from domain.kernel.rules import AwaitChance, AwaitSeats, Decision, Option, Proceed, Setup

STEPS_MAX = 1_000


@dataclass
class Done:
    """The table after something was done, and what happened, in order."""

    state: RancherState
    events: list[Event]


def given(
    *events: Event,
    seats: int = 2,
    first: int = 0,
    rounds: Literal[40, 80, 120] = 80,
    turns: int = 0,
    automatic_rolls: bool = False,
    minutes: Literal[0, 30, 60, 90, 120, 180, 240] = 0,
) -> RancherState:
    """The fold of these events over a new table; the turn after `turns` others is next.

    `first` is the seat that opens each round. A ride counts as the roll that it took.
    """
    state = rules.start(Setup(seats, TableOptions(rounds, automatic_rolls, minutes)))
    state = and_then(rules.evolve(state, FirstChosen(first)), *events)
    for turn in range(turns):
        seat = (first + turn) % seats
        for event in (TurnBegan(seat, turn // seats + 1), RodeOn(seat)):
            state = rules.evolve(state, event)
    return state


def and_then(state: RancherState, *events: Event) -> RancherState:
    """The fold of more events over a table between turns, which stays so."""
    for event in events:
        if isinstance(event, Rode):
            state = rules.evolve(state, Rolled(event.seat, len(event.path)))
        state = rules.evolve(state, event)
    return rules.evolve(state, RodeOn(0)) if events else state


def at(seat: int, space: int) -> Rode:
    """The seat's rider is on this space, in the lap that it was in."""
    return Rode(seat, (space,))


def lap(seat: int, space: int) -> Rode:
    """The seat's rider has passed the arrow once more and is on this space."""
    return Rode(seat, (0, space))


def spent(seat: int, amount: int) -> MoneyPaid:
    """The seat has this much less than it began with."""
    return MoneyPaid(seat, None, amount, "farm")


def settled(state: RancherState, *dice: int) -> Done:
    """Whatever happens by itself with these rolls, until a seat is asked or dice are out."""
    done, left = Done(state, []), list(dice)
    for _ in range(STEPS_MAX):
        match rules.pending(done.state):
            case AwaitChance() if left:
                _fold(done, rules.resolve(done.state, left.pop(0)))
            case Proceed():
                _fold(done, rules.resolve(done.state, None))
            case _:
                assert not left, f"nobody rolled {left}"
                return done
    raise AssertionError("the table does not come to rest")


def act(state: RancherState, seat: int, action: Action, *dice: int) -> Done:
    """The action and what follows from it by itself, with these rolls."""
    decided = Done(state, [])
    _fold(decided, rules.decide(state, seat, action))
    then = settled(decided.state, *dice)
    return Done(then.state, decided.events + then.events)


def _fold(done: Done, events: Sequence[Event]) -> None:
    for event in events:
        done.state = rules.evolve(done.state, event)
        done.events.append(event)


def roll(state: RancherState, seat: int, value: int) -> Done:
    """The seat rolls this value; the events after the roll itself."""
    done = act(state, seat, RollDice(), value)
    assert isinstance(done.events[0], TurnBegan)
    assert done.events[1] == Rolled(seat, value)
    return Done(done.state, done.events[2:])


def asked(state: RancherState) -> tuple[int, Decision]:
    """The one seat that is asked, and what."""
    pending = rules.pending(state)
    assert isinstance(pending, AwaitSeats)
    [(seat, decision)] = pending.decisions.items()
    return seat, decision


def question(state: RancherState) -> tuple[int, str, str]:
    """Who is asked what about which farm."""
    seat, decision = asked(state)
    return seat, decision.ask, decision.about


def offers(state: RancherState) -> list[Option[Action, Preview]]:
    """The options of the seat that is asked."""
    return rules.options(rules.view(state, asked(state)[0]), None)
