"""Every game by its name: the only module that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from domain.games.pionjar import bot as pionjar_bot
from domain.games.pionjar import greenhorn as pionjar_greenhorn
from domain.games.pionjar import rules as pionjar_rules
from domain.games.pionjar.actions import Action as PionjarAction
from domain.games.pionjar.balance import PIONJAR_BALANCE
from domain.games.pionjar.data import SEATS_MAX as PIONJAR_SEATS_MAX
from domain.games.pionjar.data import SEATS_MIN as PIONJAR_SEATS_MIN
from domain.games.pionjar.durations import DURATIONS as PIONJAR_DURATIONS
from domain.games.pionjar.events import Event as PionjarEvent
from domain.games.pionjar.previews import Preview as PionjarPreview
from domain.games.pionjar.setup import TableOptions as PionjarOptions
from domain.games.pionjar.state import PionjarState
from domain.games.pionjar.view import PionjarView
from domain.games.rancher import bot as rancher_bot
from domain.games.rancher import greenhorn as rancher_greenhorn
from domain.games.rancher import rules as rancher_rules
from domain.games.rancher.actions import Action as RancherAction
from domain.games.rancher.balance import RANCHER_BALANCE
from domain.games.rancher.clock import clock as rancher_clock
from domain.games.rancher.data import SEATS_MAX as RANCHER_SEATS_MAX
from domain.games.rancher.data import SEATS_MIN as RANCHER_SEATS_MIN
from domain.games.rancher.durations import DURATIONS
from domain.games.rancher.events import Event as RancherEvent
from domain.games.rancher.previews import Preview as RancherPreview
from domain.games.rancher.setup import TableOptions as RancherOptions
from domain.games.rancher.state import RancherState
from domain.games.rancher.view import RancherView
from domain.kernel import balance
from domain.kernel.balance import AnyBalance
from domain.kernel.game import AnyGame, Game, erased

RANCHER: Final[
    Game[RancherState, RancherAction, RancherEvent, RancherView, RancherOptions, RancherPreview]
] = Game(
    name="rancher",
    rules_version=1,
    seats_min=RANCHER_SEATS_MIN,
    seats_max=RANCHER_SEATS_MAX,
    rules=rancher_rules,
    bots={"greenhorn": rancher_greenhorn, "standard": rancher_bot},
    clock=rancher_clock,
    durations=DURATIONS,
    state_type=RancherState,
    action_type=RancherAction,
    event_type=RancherEvent,
    view_type=RancherView,
    options_type=RancherOptions,
    preview_type=RancherPreview,
)

PIONJAR: Final[
    Game[PionjarState, PionjarAction, PionjarEvent, PionjarView, PionjarOptions, PionjarPreview]
] = Game(
    name="pionjar",
    rules_version=1,
    seats_min=PIONJAR_SEATS_MIN,
    seats_max=PIONJAR_SEATS_MAX,
    rules=pionjar_rules,
    bots={"greenhorn": pionjar_greenhorn, "standard": pionjar_bot},
    durations=PIONJAR_DURATIONS,
    state_type=PionjarState,
    action_type=PionjarAction,
    event_type=PionjarEvent,
    view_type=PionjarView,
    options_type=PionjarOptions,
    preview_type=PionjarPreview,
)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {RANCHER.name: erased(RANCHER), PIONJAR.name: erased(PIONJAR)}
)

BALANCE: Final[Mapping[str, AnyBalance]] = MappingProxyType(
    {
        RANCHER.name: balance.erased(RANCHER_BALANCE),
        PIONJAR.name: balance.erased(PIONJAR_BALANCE),
    }
)
