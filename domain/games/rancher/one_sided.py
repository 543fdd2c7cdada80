"""Ranchers of one idea each, who else play as well as they can: none of them may do too well."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from domain.games.rancher import bot
from domain.games.rancher.actions import Action, BuyFarm, DriveHerd, RideOn, StealHerd
from domain.games.rancher.data import DEEDS, FARM_AT, FarmDeed
from domain.games.rancher.view import RancherView
from domain.kernel.rules import AwaitSeats, Draw

PRICES: Final = sorted(deed.price for deed in DEEDS)


@dataclass(frozen=True)
class OneSided:
    """The standard rancher, but that it has this done instead."""

    instead: Callable[[RancherView, Action], Action]

    def advise(self, view: RancherView, draw: Draw) -> Action:
        """A legal action for the view's awaited seat."""
        return self.instead(view, bot.advise(view, draw))


def _never(kind: type[Action]) -> OneSided:
    return OneSided(lambda _, advised: RideOn() if isinstance(advised, kind) else advised)


def _buying(suits: Callable[[RancherView, FarmDeed], bool]) -> OneSided:
    def instead(view: RancherView, advised: Action) -> Action:
        deed = DEEDS[FARM_AT[view.ranchers[view.viewer].space]]
        return RideOn() if isinstance(advised, BuyFarm) and not suits(view, deed) else advised

    return OneSided(instead)


def _steals(view: RancherView, advised: Action) -> Action:
    asked = isinstance(view.pending, AwaitSeats) and view.pending.decisions[view.viewer].ask
    return StealHerd() if asked == "steal" else advised


def _owns_none(view: RancherView, _: FarmDeed) -> bool:
    return all(farm.owner != view.viewer for farm in view.farms)


ONE_SIDED: Final[Mapping[str, OneSided]] = MappingProxyType(
    {
        "never buys": _never(BuyFarm),
        "never steals": _never(StealHerd),
        "always steals": OneSided(_steals),
        "never drives": _never(DriveHerd),
        "buys the dearest": _buying(lambda _, deed: deed.price == PRICES[-1]),
        "buys the cheapest": _buying(lambda _, deed: deed.price <= PRICES[1]),
        "owns one farm at most": _buying(_owns_none),
    }
)
"""By what they do."""
