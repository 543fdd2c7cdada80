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
from domain.games.rancher.data import CIRCUIT, FARM_AT
from domain.games.rancher.odds import ahead
from domain.games.rancher.options import options
from domain.games.rancher.previews import StealPreview
from domain.games.rancher.prospects import (
    best_purchase,
    herd_worth,
    outlook,
    trail_worth,
    turns_left,
)
from domain.games.rancher.raids import stakes, theft_risk
from domain.games.rancher.view import RancherView
from domain.kernel.rules import Draw, NumberAsk, Option

SHORTCUT_WORTH: Final = 200
"""What the shortcut saves in marks."""


def advise(view: RancherView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat; the same for the same view."""
    match options(view, None)[0]:
        case Option(action=BuyFarm()):
            return _buy(view)
        case Option(action=DriveHerd(), ask=NumberAsk(max=herd)):
            return _drive(view, herd)
        case Option(preview=StealPreview(victim=victim)):
            return StealHerd() if _theft_pays(view, victim) else RideOn()
        case Option(action=ChooseWay()):
            return ChooseWay("trail" if trail_worth(view) > SHORTCUT_WORTH else "shortcut")
        case option:
            return option.action


def _buy(view: RancherView) -> Action:
    herd, worth = best_purchase(view, _farm_here(view))
    return BuyFarm(herd) if worth > 0 else RideOn()


def _drive(view: RancherView, herd: int) -> Action:
    """Leaves the number on the pasture that has the best prospect, rather more than less."""
    worth = partial(herd_worth, outlook(view, _farm_here(view)))
    best = max(range(herd, -1, -1), key=worth)
    return DriveHerd(herd - best) if best < herd else RideOn()


def _theft_pays(view: RancherView, victim: int) -> bool:
    number, space = _farm_here(view), view.ranchers[view.viewer].space
    gap = ahead(view.ranchers[victim].space, space) % CIRCUIT
    risk = theft_risk(gap, space, turns_left(view))
    return stakes(number, view.farms[number].chips, len(view.ranchers) - 1).pays(risk)


def _farm_here(view: RancherView) -> int:
    return FARM_AT[view.ranchers[view.viewer].space]
