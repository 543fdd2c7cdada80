"""A game of one idea: every seat is dealt a secret word that nobody else may ever see.

The words are long and rare, so that they can be searched for in everything that is sent.
`secrets_game` also makes it with a planted leak, to see that the search finds it.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.chance import Die, Outcome
from domain.kernel.game import LEVELS, AnyGame
from domain.kernel.rules import (
    EVERYONE,
    AwaitChance,
    AwaitSeats,
    Decision,
    Draw,
    Finished,
    Option,
    Pending,
    Setup,
)
from domain.kernel.violations import RuleViolation

WORDS: Final = 10**9
Leak = Literal["", "view", "event", "refusal"]


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class Nod(Struct, frozen=True, tag="secrets.nod", forbid_unknown_fields=True):
    """The seat has read its word."""


class WordDealt(Struct, frozen=True, tag="secrets.word_dealt"):
    """A seat was dealt a word; others see that it was, not which."""

    seat: int
    word: str | None


class Nodded(Struct, frozen=True, tag="secrets.nodded"):
    """A seat has read its word."""

    seat: int


Event = WordDealt | Nodded


class Secrets(Struct, frozen=True, omit_defaults=True):
    """The words dealt so far, and who has nodded."""

    seats: int
    words: tuple[str, ...] = ()
    nodded: tuple[int, ...] = ()


class SecretsView(Struct, frozen=True):
    """One's own word alone."""

    viewer: int
    words: tuple[str | None, ...]
    pending: Pending


class Preview(Struct, frozen=True, tag="secrets.preview"):
    """What a nod tells."""

    text: str


def start(setup: Setup[NoOptions]) -> Secrets:
    """Nothing is dealt yet."""
    return Secrets(setup.seats)


def pending(state: Secrets) -> Pending:
    """A word for each seat, a nod from each seat."""
    if len(state.words) < state.seats:
        return AwaitChance(Die(WORDS))
    waiting = [seat for seat in range(state.seats) if seat not in state.nodded]
    if not waiting:
        return Finished((0,) * state.seats, tuple(range(state.seats)))
    return AwaitSeats({seat: Decision("nod", 1, 0) for seat in waiting})


def resolve(state: Secrets, outcome: Outcome | None) -> Sequence[Event]:
    """The word that was drawn."""
    return [WordDealt(len(state.words), f"canary-{outcome:010}")]


def unasked(state: Secrets, seat: int) -> RuleViolation:
    """Everybody nods once."""
    return RuleViolation("SE-2", "A nod is given once.")


def evolve(state: Secrets, event: Event) -> Secrets:
    """The next state."""
    match event:
        case WordDealt(_, word):
            return replace(state, words=(*state.words, str(word)))
        case Nodded(seat):
            return replace(state, nodded=(*state.nodded, seat))


def options(view: SecretsView, partial: Nod | None) -> list[Option[Nod, Preview]]:
    """A nod."""
    waits = view.pending
    awaited = isinstance(waits, AwaitSeats) and view.viewer in waits.decisions
    return [Option(Nod(), None, Preview("It is read."))] if awaited else []


def advise(view: SecretsView, draw: Draw) -> Nod:
    """A bot's nod."""
    return Nod()


def secrets_game(leak: Leak = "") -> AnyGame:
    """The game, or the one with a leak."""

    def decide(state: Secrets, actor: int, action: Nod) -> Sequence[Event]:
        if leak == "refusal" and actor == 1:
            raise RuleViolation("SE-1", f"Not while {state.words[0]} is in play.")
        return [Nodded(actor)]

    def view(state: Secrets, viewer: int) -> SecretsView:
        open_to_all = leak == "view" or viewer == EVERYONE
        words = tuple(
            word if open_to_all or seat == viewer else None for seat, word in enumerate(state.words)
        )
        return SecretsView(viewer, words, pending(state))

    def redact(event: Event, viewer: int) -> Event | None:
        if leak == "event" or viewer == EVERYONE or not isinstance(event, WordDealt):
            return event
        return event if viewer == event.seat else WordDealt(event.seat, None)

    rules = SimpleNamespace(
        start=start,
        pending=pending,
        decide=decide,
        unasked=unasked,
        resolve=resolve,
        evolve=evolve,
        view=view,
        redact=redact,
        options=options,
    )
    return AnyGame(
        name="secrets",
        rules_version=1,
        seats_min=2,
        seats_max=4,
        rules=cast("Any", rules),
        bots=dict.fromkeys(LEVELS, cast("Any", SimpleNamespace(advise=advise))),
        state_type=Secrets,
        action_type=Nod,
        event_type=Event,
        view_type=SecretsView,
        options_type=NoOptions,
        preview_type=Preview,
    )
