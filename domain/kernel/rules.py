"""The Rules protocol: the questions that every game answers. START HERE.

A game is a module of pure functions over frozen structs. It never draws, waits or
stores: it asks for chance, says what happened as events, and folds events to a state.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

from domain.kernel.chance import Outcome, Request
from domain.kernel.violations import RuleViolation

TABLE: Final = -1
"""The actor of clock actions; seats are 0 and up."""
SPECTATOR: Final = -1
"""The viewer who sits nowhere and knows what is open."""
EVERYONE: Final = -2
"""The viewer who sees all seats' knowledge at once; allowed for finished matches alone."""


class Decision(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked; equal decisions are the same question, still unanswered.

    `ask` is the game's word for the kind of choice, `about` the thing it concerns
    (a farm, a card) where there is one; `turn` counts turns from 0 within the match.
    """

    ask: str
    round: int
    turn: int
    about: str = ""


class AwaitSeats(Struct, frozen=True, tag="seats"):
    """The named seats must act, in any order."""

    decisions: dict[int, Decision]


class AwaitChance(Struct, frozen=True, tag="chance"):
    """The kernel must draw before anyone can act."""

    request: Request


class Proceed(Struct, frozen=True, tag="proceed"):
    """An automatic step: the kernel calls resolve with no outcome."""


class Finished(Struct, frozen=True, tag="finished"):
    """The match is over: points per seat, and every seat that shares the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Pending = AwaitSeats | AwaitChance | Proceed | Finished

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")
Options = TypeVar("Options")
Preview = TypeVar("Preview")

Action_co = TypeVar("Action_co", covariant=True)
View_contra = TypeVar("View_contra", contravariant=True)


class Setup(Struct, Generic[Options], frozen=True):
    """How a table was set up: the number of seats, and the game's own table options."""

    seats: int
    options: Options


class NumberAsk(Struct, frozen=True, tag="number"):
    """The action's `field` still needs a number from min to max in steps."""

    field: str
    min: int
    max: int
    step: int = 1


class ChoiceAsk(Struct, frozen=True, tag="choice"):
    """The action's `field` still needs one of the values."""

    field: str
    values: tuple[str, ...]


class StepAsk(Struct, frozen=True, tag="step"):
    """The action's `field`, a list, goes on: options for the action as partial list each step.

    Every step is an option whose action is one longer.
    """

    field: str


Ask = NumberAsk | ChoiceAsk | StepAsk


class Option(Struct, Generic[Action, Preview], frozen=True, omit_defaults=True):
    """Something that the view's seat may do next.

    `action` as far as it is filled; `ask` what is still to be given (absent: submit it
    as it is); `preview` what it would do, in the game's own words.
    """

    action: Action
    ask: Ask | None = None
    preview: Preview | None = None


class Rules(Protocol[State, Action, Event, View, Options, Preview]):
    """What a game module answers."""

    def start(self, setup: Setup[Options], /) -> State:
        """The table before the first decision."""

    def pending(self, state: State, /) -> Pending:
        """Who or what must act now."""

    def decide(self, state: State, actor: int, action: Action, /) -> Sequence[Event]:
        """The consequences of an action by an awaited seat or TABLE; raises RuleViolation."""

    def unasked(self, state: State, seat: int, /) -> RuleViolation:
        """Why a seat that is not awaited cannot act now: nothing that it may not know."""

    def resolve(self, state: State, outcome: Outcome | None, /) -> Sequence[Event]:
        """The consequences of a chance outcome, or (None) of an automatic step."""

    def evolve(self, state: State, event: Event, /) -> State:
        """The next state; trusts the event, never refuses."""

    def view(self, state: State, viewer: int, /) -> View:
        """What a seat, SPECTATOR or EVERYONE may know; holds `viewer` and `pending`."""

    def redact(self, event: Event, viewer: int, /) -> Event | None:
        """The same for one event; None when the viewer may not know that it happened."""

    def options(self, view: View, partial: Action | None, /) -> list[Option[Action, Preview]]:
        """What the view's seat may do next, in a stable order, from the view alone.

        With `partial`, an action whose unfilled fields keep their defaults, only the
        ways to go on from it.
        """


Draw = Callable[[int], int]
"""Gives a number from 0 to n - 1, each as likely: a bot's only source of chance."""


class Bot(Protocol[View_contra, Action_co]):
    """What a game's bot module answers."""

    def advise(self, view: View_contra, draw: Draw, /) -> Action_co:
        """A complete legal action for the view's awaited seat."""
