"""One action from submission to the next decision: decide, draw, fold, settle."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic

from domain.kernel.chance import Outcome, draw
from domain.kernel.rules import (
    TABLE,
    Action,
    AwaitChance,
    AwaitSeats,
    Event,
    Options,
    Pending,
    Preview,
    Proceed,
    Rules,
    Setup,
    State,
    View,
)
from domain.kernel.violations import NotAwaited, SettlingNeverEnds

SETTLING_STEPS_MAX: Final = 10_000


@dataclass(slots=True)
class Played(Generic[State, Event]):
    """What an action led to.

    `draws[i]` is the number of the draw that led to `events[i]`, given on the first
    event of its outcome and None elsewhere; `draws_made` counts all draws so far.
    `pending` is what the state waits for.
    """

    state: State
    events: list[Event]
    draws: list[int | None]
    draws_made: int
    pending: Pending = field(init=False)


def begin(
    rules: Rules[State, Action, Event, View, Options, Preview],
    setup: Setup[Options],
    key: bytes,
) -> Played[State, Event]:
    """The opening: the start of the match up to the first decision."""
    return _settle(rules, Played(rules.start(setup), [], [], 0), key)


def submit(  # noqa: PLR0913 — each part is a fact of the match
    rules: Rules[State, Action, Event, View, Options, Preview],
    state: State,
    actor: int,
    action: Action,
    key: bytes,
    draws_made: int,
) -> Played[State, Event]:
    """One action's consequences up to the next decision.

    Raises RuleViolation when a rule forbids it, NotAwaited when it is not the seat's turn.
    """
    if actor != TABLE:
        pending = rules.pending(state)
        if not isinstance(pending, AwaitSeats) or actor not in pending.decisions:
            raise NotAwaited(actor)
    played: Played[State, Event] = Played(state, [], [], draws_made)
    _fold(rules, played, rules.decide(state, actor, action), None)
    return _settle(rules, played, key)


def _settle(
    rules: Rules[State, Action, Event, View, Options, Preview],
    played: Played[State, Event],
    key: bytes,
) -> Played[State, Event]:
    for _ in range(SETTLING_STEPS_MAX):
        outcome: Outcome | None
        pending = rules.pending(played.state)
        match pending:
            case AwaitChance(request):
                number: int | None = played.draws_made
                outcome = draw(key, played.draws_made, request)
                played.draws_made += 1
            case Proceed():
                number = outcome = None
            case _:
                played.pending = pending
                return played
        _fold(rules, played, rules.resolve(played.state, outcome), number)
    raise SettlingNeverEnds


def _fold(
    rules: Rules[State, Action, Event, View, Options, Preview],
    played: Played[State, Event],
    events: Sequence[Event],
    number: int | None,
) -> None:
    for event in events:
        played.state = rules.evolve(played.state, event)
        played.events.append(event)
        played.draws.append(number)
        number = None
