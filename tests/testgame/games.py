"""All games that the suites run on: the registry's, and Parley beside them."""

from collections.abc import Mapping
from typing import Final

from domain.kernel.game import AnyGame, Game, erased
from domain.registry import GAMES
from tests.testgame import bot, parley

PARLEY: Final = Game(
    name="parley",
    rules_version=1,
    seats_min=2,
    seats_max=4,
    rules=parley,
    bots={"greenhorn": bot, "standard": bot},
    clock=parley.clock,
    state_type=parley.State,
    action_type=parley.Action,
    event_type=parley.Event,
    view_type=parley.View,
    options_type=parley.TableOptions,
    preview_type=parley.Preview,
)

ALL_GAMES: Final[Mapping[str, AnyGame]] = {**GAMES, "parley": erased(PARLEY)}
