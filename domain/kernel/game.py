"""A game as the services know it: its rules, bots and clock, and the types of its structs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, cast, get_args

from msgspec import Struct

from domain.kernel.rules import Action, Bot, Event, Options, Preview, Rules, State, View

Level = Literal["greenhorn", "standard"]
"""How well a bot plays: plainly, or as well as it can."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


class Duration(Struct, frozen=True):
    """How long a match of so many seats and rounds takes, as simulation tells.

    `turns` counts those of all seats, and one that all take at once as one; `minutes` is time
    at the table, nobody away.
    """

    seats: int
    rounds: int
    turns: int
    minutes: int


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Action, Event, View, Options, Preview]):
    """One entry of the registry.

    The `*_type` fields are what msgspec decodes to: a struct or a union of tagged
    structs. `rules_version` goes up when a change would decide differently. `clock`
    answers for a table's options after how many seconds of a match which action by TABLE
    is due, or None for a table that time does not touch; None: for no table of the game.
    `correspondence` is what a table plays that says nothing else and gives each decision a
    day or more; None: the same as any other.
    """

    name: str
    rules_version: int
    seats_min: int
    seats_max: int
    rules: Rules[State, Action, Event, View, Options, Preview]
    bots: Mapping[Level, Bot[View, Action]]
    state_type: object
    action_type: object
    event_type: object
    view_type: object
    options_type: type[Options]
    preview_type: object
    clock: Callable[[Options], tuple[int, Action] | None] | None = None
    durations: Sequence[Duration] = ()
    correspondence: Options | None = None


AnyGame = Game[Struct, Struct, Struct, Struct, Struct, Struct]


def erased(game: Game[State, Action, Event, View, Options, Preview]) -> AnyGame:
    """The same game with its types forgotten: the services treat all games alike."""
    return cast("AnyGame", game)
