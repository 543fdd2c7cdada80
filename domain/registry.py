"""Every game by its name: the only module that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from domain.games.pioneer_rails import bot as rails_bot
from domain.games.pioneer_rails import greenhorn as rails_greenhorn
from domain.games.pioneer_rails import rules as rails_rules
from domain.games.pioneer_rails.actions import Action as RailsAction
from domain.games.pioneer_rails.balance import PIONEER_RAILS_BALANCE
from domain.games.pioneer_rails.data import SEATS_MAX as RAILS_SEATS_MAX
from domain.games.pioneer_rails.data import SEATS_MIN as RAILS_SEATS_MIN
from domain.games.pioneer_rails.durations import DURATIONS as RAILS_DURATIONS
from domain.games.pioneer_rails.events import Event as RailsEvent
from domain.games.pioneer_rails.previews import Preview as RailsPreview
from domain.games.pioneer_rails.setup import TableOptions as RailsOptions
from domain.games.pioneer_rails.state import RailsState
from domain.games.pioneer_rails.view import PioneerRailsView
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
from domain.games.pionjar.setup import CORRESPONDENCE as PIONJAR_CORRESPONDENCE
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
    correspondence=PIONJAR_CORRESPONDENCE,
    state_type=PionjarState,
    action_type=PionjarAction,
    event_type=PionjarEvent,
    view_type=PionjarView,
    options_type=PionjarOptions,
    preview_type=PionjarPreview,
)

PIONEER_RAILS: Final[
    Game[RailsState, RailsAction, RailsEvent, PioneerRailsView, RailsOptions, RailsPreview]
] = Game(
    name="pioneer_rails",
    rules_version=1,
    seats_min=RAILS_SEATS_MIN,
    seats_max=RAILS_SEATS_MAX,
    rules=rails_rules,
    durations=RAILS_DURATIONS,
    bots={"greenhorn": rails_greenhorn, "standard": rails_bot},
    state_type=RailsState,
    action_type=RailsAction,
    event_type=RailsEvent,
    view_type=PioneerRailsView,
    options_type=RailsOptions,
    preview_type=RailsPreview,
)

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (erased(RANCHER), erased(PIONJAR), erased(PIONEER_RAILS))}
)

BALANCE: Final[Mapping[str, AnyBalance]] = MappingProxyType(
    {
        RANCHER.name: balance.erased(RANCHER_BALANCE),
        PIONEER_RAILS.name: balance.erased(PIONEER_RAILS_BALANCE),
        PIONJAR.name: balance.erased(PIONJAR_BALANCE),
    }
)
