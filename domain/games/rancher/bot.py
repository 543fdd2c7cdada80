"""A rancher that weighs: buys, drives and steals where the odds say that it pays."""

from functools import partial
from typing import Final

from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    StealHerd,
)
from domain.games.rancher.data import CHIP_PRICE, CIRCUIT, DEEDS, FARM_AT
from domain.games.rancher.odds import ahead
from domain.games.rancher.options import options
from domain.games.rancher.previews import StealPreview
from domain.games.rancher.prospects import (
    herd_worth,
    outlook,
    theft_risk,
    theft_worth,
    trail_worth,
    turns_left,
)
from domain.games.rancher.view import RancherView
from domain.kernel.rules import Draw, NumberAsk, Option

RESERVE: Final = 1_000
"""Cash in marks that is not spent on a farm."""
SHORTCUT_WORTH: Final = 200
"""What the shortcut saves in marks."""


def advise(view: RancherView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat; the same for the same view."""
    match options(view, None)[0]:
        case Option(action=BuyFarm(), ask=NumberAsk(max=most)):
            return _buy(view, most)
        case Option(action=DriveHerd(), ask=NumberAsk(max=herd)):
            return _drive(view, herd)
        case Option(preview=StealPreview(victim=victim)):
            return StealHerd() if _theft_worth(view, victim) > 0 else RideOn()
        case Option(action=ChooseWay()):
            return ChooseWay("trail" if trail_worth(view) > SHORTCUT_WORTH else "shortcut")
        case option:
            return option.action


def _buy(view: RancherView, most: int) -> Action:
    number = _farm_here(view)
    spendable = view.ranchers[view.viewer].cash - RESERVE - DEEDS[number].price
    herds = range(1, min(most, spendable // CHIP_PRICE) + 1)
    worth = partial(herd_worth, outlook(view, number))
    best = max(herds, key=worth, default=0)
    return BuyFarm(best) if worth(best) > 0 else RideOn()


def _drive(view: RancherView, herd: int) -> Action:
    """Leaves the number on the pasture that has the best prospect, rather more than less."""
    worth = partial(herd_worth, outlook(view, _farm_here(view)))
    best = max(range(herd, -1, -1), key=worth)
    return DriveHerd(herd - best) if best < herd else RideOn()


def _theft_worth(view: RancherView, victim: int) -> int:
    number, space = _farm_here(view), view.ranchers[view.viewer].space
    gap = ahead(view.ranchers[victim].space, space) % CIRCUIT
    risk = theft_risk(gap, space, turns_left(view))
    return theft_worth(number, view.farms[number].chips, risk, len(view.ranchers) - 1)


def _farm_here(view: RancherView) -> int:
    return FARM_AT[view.ranchers[view.viewer].space]
