"""A rancher that weighs: buys, drives and steals where the odds say that it pays."""

from typing import Final

from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    StealHerd,
)
from domain.games.rancher.data import CHIP_PRICE, CIRCUIT, DEEDS, FARM_AT, FINE_PER_HERD, TOWN
from domain.games.rancher.odds import CERTAIN, ahead, caught
from domain.games.rancher.options import options
from domain.games.rancher.prospects import herd_prospect, trail_prospect, turns_left
from domain.games.rancher.thefts import compensation
from domain.games.rancher.view import RancherView
from domain.kernel.rules import Draw, NumberAsk, Option

RESERVE: Final = 1_000
"""Cash in marks that is not spent on a farm."""
TOW_COST: Final = 300
"""What it costs in marks to tow a herd instead of riding free: the shortcut."""
SHORTCUT_WORTH: Final = 400
"""What the shortcut saves in marks."""
SPACES_PER_TURN: Final = 3
"""What a rider may count on; a roll brings a little more."""
TOWN_MISSED: Final = 260_000
"""How often a rider passes Beefy Town without landing where cattle are sold, in millionths."""
TURNS_PER_LAP: Final = 18


def advise(view: RancherView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat; the same for the same view."""
    match options(view, None)[0]:
        case Option(action=BuyFarm(), ask=NumberAsk(max=most)):
            return _buy(view, most)
        case Option(action=DriveHerd(), ask=NumberAsk(max=herd)):
            return _drive(view, herd)
        case Option(action=StealHerd()):
            return StealHerd() if _theft_prospect(view) > 0 else RideOn()
        case Option(action=ChooseWay()):
            return ChooseWay("trail" if trail_prospect(view) > SHORTCUT_WORTH else "shortcut")
        case option:
            return option.action


def _buy(view: RancherView, most: int) -> Action:
    number = _farm_here(view)
    spendable = view.ranchers[view.viewer].cash - RESERVE - DEEDS[number].price
    herds = range(1, min(most, spendable // CHIP_PRICE) + 1)
    best = max(herds, key=lambda herd: herd_prospect(view, number, herd), default=0)
    return BuyFarm(best) if herd_prospect(view, number, best) > 0 else RideOn()


def _drive(view: RancherView, herd: int) -> Action:
    """Leaves the number on the pasture that has the best prospect."""
    number = _farm_here(view)
    cost = 0 if view.ranchers[view.viewer].tow else TOW_COST

    def worth(driven: int) -> int:
        return herd_prospect(view, number, herd - driven) - (cost if driven else 0)

    best = max(range(herd + 1), key=worth)
    return DriveHerd(best) if best else RideOn()


def _theft_prospect(view: RancherView) -> int:
    """What stealing the herd here is worth in marks, rivals' losses shared among them."""
    number, left = _farm_here(view), turns_left(view)
    space = view.ranchers[view.viewer].space
    farm, rivals = view.farms[number], len(view.ranchers) - 1
    victim = view.ranchers[farm.owner or 0]
    gap = ahead(victim.space, space) % CIRCUIT
    sale = min(ahead(space, town) for town in TOWN) // SPACES_PER_TURN + 1
    soon, late = caught(gap, min(sale, left)), caught(gap, min(sale + TURNS_PER_LAP, left))
    risk = soon + (late - soon) * TOWN_MISSED // CERTAIN
    herd, paid = CHIP_PRICE * farm.chips, compensation(DEEDS[number])
    kept = herd + (herd + paid) // rivals
    lost = FINE_PER_HERD + (FINE_PER_HERD - paid) // rivals
    return (CERTAIN - risk) * kept - risk * lost


def _farm_here(view: RancherView) -> int:
    return FARM_AT[view.ranchers[view.viewer].space]
