"""A game as the services know it: its rules, its bot, and the types of its structs."""

from dataclasses import dataclass
from typing import Generic, cast

from msgspec import Struct

from domain.kernel.rules import Action, Bot, Event, Options, Preview, Rules, State, View


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Action, Event, View, Options, Preview]):
    """One entry of the registry.

    The `*_type` fields are what msgspec decodes to: a struct or a union of tagged
    structs. `rules_version` goes up when a change would decide differently.
    """

    name: str
    rules_version: int
    seats_min: int
    seats_max: int
    rules: Rules[State, Action, Event, View, Options, Preview]
    bot: Bot[View, Action]
    state_type: object
    action_type: object
    event_type: object
    view_type: object
    options_type: type[Options]
    preview_type: object


AnyGame = Game[Struct, Struct, Struct, Struct, Struct, Struct]


def erased(game: Game[State, Action, Event, View, Options, Preview]) -> AnyGame:
    """The same game with its types forgotten: the services treat all games alike."""
    return cast("AnyGame", game)
