"""A table in any position, and turns on it with dice and cards that the test chooses."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import Action
from domain.games.pionjar.data import CIRCUIT, CITY, DEEDS, GOODS, MISSOURI, PropertyId
from domain.games.pionjar.events import Event, Rode, Rolled, SetOut, TurnBegan
from domain.games.pionjar.previews import Preview
from domain.games.pionjar.setup import TableOptions
from domain.games.pionjar.state import Pioneer, PionjarState, Spoils, Where
from domain.kernel.rules import AwaitChance, AwaitSeats, Decision, Option, Proceed, Setup

STEPS_MAX = 1_000
JANUARY_STEPS = 4
"""What Green Valley's almanac says for January 1858."""
ONE_STEP_MONTH = 24
"""A month for which it says one."""


NOTHING = Spoils()


@dataclass
class Done:
    """The table after something was done, and what happened, in order."""

    state: PionjarState
    events: list[Event]


def wagon(at: int = 0, branch: PropertyId | None = None, *, skips: bool = False) -> Pioneer:
    """A pioneer on the road."""
    return Pioneer(cash=5_000, at=at, branch=branch, skips=skips)


def settler(
    at: int = 0,
    cash: int = 5_000,
    property: PropertyId = "green_valley",  # noqa: A002 — the state's own word
    where: Where = "ring",
    spoils: Spoils = NOTHING,
    *,
    owner: bool = True,
    laps: int = 2,
    harvest: int = 0,
    timber: int = 0,
    sheriff: bool = False,
) -> Pioneer:
    """A pioneer with land."""
    return Pioneer(
        cash=cash,
        where=where,
        at=at,
        property=property,
        owner=owner,
        laps=laps,
        harvest=harvest,
        timber=timber,
        spoils=spoils,
        sheriff=sheriff,
    )


NEIGHBOUR = settler(at=1, property="high_falls")
"""Somebody else, out of the way."""


OPTIONS = {
    "last_year": "last_year",
    "auction": "auction",
    "wagers": "saloon",
    "automatic_moves": "automatic_moves",
}
"""What a test calls a table's options, and what they are called."""


def table(*pioneers: Pioneer, **changed: object) -> PionjarState:
    """A table between turns in January 1858, two seats at least; the first is to move.

    Options and fields of the state may be other than usual. The second seat is the first
    squatter. What the pioneers hold is out of the stacks and out of the bank.
    """
    seats = pioneers if len(pioneers) > 1 else (*pioneers, NEIGHBOUR)
    chosen = {OPTIONS[name]: changed.pop(name) for name in OPTIONS if name in changed}
    state = rules.start(Setup(len(seats), msgspec.convert(chosen, TableOptions)))
    usual = {
        "pioneers": seats,
        "stacks": _without_hands(state.stacks, seats),
        "stage": "resting",
        "turn": -1,
        "month": 0,
        "pacemaker": 1,
    }
    laid = replace(state, **{**usual, **changed})
    return replace(laid, bank=-laid.saloon - sum(pioneer.cash for pioneer in seats))


def _without_hands(stacks: Spoils, pioneers: Sequence[Pioneer]) -> Spoils:
    for pioneer in pioneers:
        for goods in GOODS:
            left = [*stacks.of(goods)]
            for value in pioneer.spoils.of(goods):
                left.remove(value)
            stacks = stacks.having(goods, tuple(left))
    return stacks


def onto(square: int, pioneer: Pioneer, *others: Pioneer, **kept: object) -> PionjarState:
    """A table where the first seat, of Green Valley, is about to ride onto this square.

    In January 1858, or for squares near Pioneer City in a month with a single step.
    """
    month = 0 if square == CITY or square > JANUARY_STEPS else ONE_STEP_MONTH
    at = (square - DEEDS["green_valley"].numbers[month]) % CIRCUIT
    return table(replace(pioneer, at=at), *others, **{"month": month, **kept})


def turn(state: PionjarState, *outcomes: int) -> Done:
    """One turn with these outcomes, up to a question, the next turn, or the end."""
    begun = Done(state, [])
    _fold(begun, rules.resolve(state, None))
    return _rest(begun, outcomes)


def follow(state: PionjarState, *outcomes: int) -> Done:
    """What follows by itself in a turn that has begun."""
    return _rest(Done(state, []), outcomes)


def _rest(done: Done, outcomes: Sequence[int]) -> Done:
    """What follows by itself in the turn, until a seat is asked or outcomes are out."""
    left = list(outcomes)
    for _ in range(STEPS_MAX):
        match rules.pending(done.state):
            case AwaitChance() if left:
                events = rules.resolve(done.state, left.pop(0))
            case Proceed():
                events = rules.resolve(done.state, None)
            case _:
                break
        if isinstance(events[0], TurnBegan):
            break
        _fold(done, events)
    assert not left, f"nobody drew {left}"
    return done


def ride(state: PionjarState, *outcomes: int) -> Done:
    """The same for a ride: what happens once the piece has come to its first stop."""
    done = turn(state, *outcomes)
    kinds = [type(event) for event in done.events[:3]]
    assert kinds == [TurnBegan, SetOut, Rode]
    return Done(done.state, done.events[3:])


def roll(state: PionjarState, value: int, *outcomes: int) -> Done:
    """The same for a roll: what happens after the die has shown this value."""
    done = turn(state, value, *outcomes)
    assert isinstance(done.events[0], TurnBegan)
    assert isinstance(done.events[1], Rolled)
    return Done(done.state, done.events[2:])


def act(state: PionjarState, seat: int, action: Action, *outcomes: int) -> Done:
    """The action and what follows from it in this turn, with these outcomes."""
    decided = Done(state, [])
    _fold(decided, rules.decide(state, seat, action))
    return _rest(decided, outcomes)


def _fold(done: Done, events: Sequence[Event]) -> None:
    for event in events:
        done.state = rules.evolve(done.state, event)
        done.events.append(event)


def asked(state: PionjarState) -> tuple[int, Decision]:
    """The one seat that is asked, and what."""
    pending = rules.pending(state)
    assert isinstance(pending, AwaitSeats)
    [(seat, decision)] = pending.decisions.items()
    return seat, decision


def question(state: PionjarState) -> tuple[int, str, str]:
    """Who is asked what, about what."""
    seat, decision = asked(state)
    return seat, decision.ask, decision.about


def begins_by_itself(state: PionjarState) -> bool:
    """Whether the turn has come to its end, and the next is about to begin."""
    proceeds = isinstance(rules.pending(state), Proceed)
    return proceeds and isinstance(rules.resolve(state, None)[0], TurnBegan)


def offers(state: PionjarState, partial: Action | None = None) -> list[Option[Action, Preview]]:
    """The options of the seat that is asked."""
    return rules.options(rules.view(state, asked(state)[0]), partial)


def in_missouri() -> Pioneer:
    """A wagon in Missouri."""
    return wagon(MISSOURI)
