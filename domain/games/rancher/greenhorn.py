"""A rancher who is new to the trade: buys and steals as it comes, and looks no further."""

from typing import Final

from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    StealHerd,
)
from domain.games.rancher.data import DEEDS, FARM_AT
from domain.games.rancher.options import options
from domain.games.rancher.view import RancherView
from domain.kernel.rules import Draw, NumberAsk, Option

STEALS_ONE_IN: Final = 3


def advise(view: RancherView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat."""
    match options(view, None)[0]:
        case Option(action=BuyFarm(), ask=NumberAsk(max=most)):
            return BuyFarm(most)
        case Option(action=DriveHerd(), ask=NumberAsk(max=herd)):
            capacity = DEEDS[FARM_AT[view.ranchers[view.viewer].space]].capacity
            return DriveHerd(herd) if herd == capacity else RideOn()
        case Option(action=StealHerd()):
            return RideOn() if draw(STEALS_ONE_IN) else StealHerd()
        case Option(action=ChooseWay()):
            return ChooseWay("shortcut" if draw(2) else "trail")
        case option:
            return option.action
