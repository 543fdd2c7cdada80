"""Between JSON and the structs of all games that a service knows."""

from collections.abc import Mapping
from typing import Union, cast

import msgspec
from msgspec import Raw, Struct

from domain.kernel.game import AnyGame
from domain.kernel.rules import Setup
from services.application.events import OptionValue, ServiceEvent
from services.application.refusals import Refused
from services.application.table import Table
from services.application.wording import sentence

encode = msgspec.json.Encoder().encode


class _Tagged(Struct):
    type: str


class Codec:
    """The games by name, with decoders for what arrives and what is stored."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        """Prepare the decoders once."""
        self.games = games
        kinds = tuple(game.event_type for game in games.values())
        self.event_type: object = Union[(ServiceEvent, *kinds)]
        self._actions = {
            name: msgspec.json.Decoder(game.action_type) for name, game in games.items()
        }

    def game(self, name: str) -> AnyGame:
        """The game of that name; refuses an unknown one."""
        if name not in self.games:
            raise Refused("game_not_found", f"There is no game called {name[:40]!r}.")
        return self.games[name]

    def action(self, game: str, raw: Raw | bytes) -> Struct:
        """A submitted action; refuses what is not one of the game's."""
        try:
            return cast("Struct", self._actions[game].decode(raw))
        except msgspec.ValidationError as error:
            raise _not_an_action(game, raw, error) from error

    def options(self, game: str, given: Mapping[str, OptionValue]) -> Struct:
        """A table's options; refuses what the game does not offer."""
        try:
            return msgspec.convert(given, self.game(game).options_type)
        except msgspec.ValidationError as error:
            raise Refused("invalid_options", sentence(error)) from error

    def clock(self, table: Table) -> tuple[int, Struct] | None:
        """After how many seconds which action of the table's is due; None without a clock."""
        clock = self.game(table.game).clock
        return None if clock is None else clock(self.options(table.game, table.options))

    def setup(self, table: Table) -> Setup[Struct]:
        """How the game of a started table begins."""
        return Setup(len(table.seats), self.options(table.game, table.options))


def _not_an_action(game: str, raw: Raw | bytes, error: msgspec.ValidationError) -> Refused:
    try:
        tag = msgspec.json.decode(raw, type=_Tagged).type
    except msgspec.ValidationError:
        return Refused("unknown_action", "An action is an object with a type.")
    if "Invalid value" in str(error) and str(error).endswith("`$.type`"):
        return Refused("unknown_action", f"{game} has no action called {tag[:40]!r}.")
    code = "unknown_field" if "unknown field" in str(error) else "invalid_body"
    return Refused(code, sentence(error))
