"""What a seat may do next, from its view alone."""

from itertools import chain

from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    RollDice,
    StealHerd,
)
from domain.games.rancher.buying import CATTLE_MIN, chips_most
from domain.games.rancher.data import CHIP_PRICE, DEEDS, FARM_AT, SHORTCUT_FIRST
from domain.games.rancher.driving import DRIVEN_MIN
from domain.games.rancher.previews import (
    BuyPreview,
    DrivePreview,
    Preview,
    RollPreview,
    StealPreview,
    WayPreview,
)
from domain.games.rancher.reach import after, reach
from domain.games.rancher.supply import chips_left
from domain.games.rancher.thefts import compensation
from domain.games.rancher.view import RancherView
from domain.kernel.rules import AwaitSeats, NumberAsk, Option

Listed = list[Option[Action, Preview]]


def options(view: RancherView, partial: Action | None) -> Listed:
    """The likely option first, riding on last; none unless the view's seat is awaited."""
    if not isinstance(view.pending, AwaitSeats):
        return []
    decision = view.pending.decisions.get(view.viewer)
    if decision is None:
        return []
    if partial is None:
        return _listed(view, decision.ask, 0)
    chosen = partial.cattle if isinstance(partial, BuyFarm | DriveHerd) else 0
    listed = _listed(view, decision.ask, chosen)
    return [option for option in listed if _goes_on(option.action, partial)]


def _listed(view: RancherView, ask: str, cattle: int) -> Listed:
    """Everything open to the seat; a number of cattle other than 0 counts as chosen."""
    match ask:
        case "roll":
            return [Option(RollDice(), None, RollPreview(reach(view)))]
        case "way":
            return _ways(view)
        case "buy":
            return [*_purchase(view, cattle), Option(RideOn())]
        case "drive":
            return [*_drive(view, cattle), Option(RideOn())]
        case _:
            return [*_theft(view), Option(RideOn())]


def _goes_on(action: Action, partial: Action) -> bool:
    if isinstance(partial, ChooseWay) and partial.way:
        return action == partial
    return type(action) is type(partial)


def _ways(view: RancherView) -> Listed:
    space = view.ranchers[view.viewer].space
    shortcut = WayPreview("shortcut", after(SHORTCUT_FIRST, view.left - 1))
    return [
        Option(ChooseWay("trail"), None, WayPreview("trail", after(space, view.left))),
        Option(ChooseWay("shortcut"), None, shortcut),
    ]


def _purchase(view: RancherView, cattle: int) -> Listed:
    number = FARM_AT[view.ranchers[view.viewer].space]
    deed, cash = DEEDS[number], view.ranchers[view.viewer].cash
    tows = (rancher.tow for rancher in view.ranchers)
    most = chips_most(deed, cash, chips_left(view.viewer, chain(view.farms, *tows)))
    spent = deed.price + CHIP_PRICE * (cattle or CATTLE_MIN)
    preview = BuyPreview(deed.id, deed.price, CHIP_PRICE, cash - spent)
    return _numbered(BuyFarm(cattle), CATTLE_MIN, most, preview)


def _drive(view: RancherView, cattle: int) -> Listed:
    number = FARM_AT[view.ranchers[view.viewer].space]
    deed, herd = DEEDS[number], view.farms[number].chips
    driven = cattle or DRIVEN_MIN
    preview = DrivePreview(deed.id, driven, deed.price if driven == herd else 0)
    return _numbered(DriveHerd(cattle), DRIVEN_MIN, herd, preview)


def _numbered(
    action: BuyFarm | DriveHerd, least: int, most: int, preview: BuyPreview | DrivePreview
) -> Listed:
    """The action still asking for its number, or as it is when that lies within the bounds."""
    if action.cattle == 0:
        return [Option(action, NumberAsk("cattle", least, most), preview)]
    return [Option(action, None, preview)] if least <= action.cattle <= most else []


def _theft(view: RancherView) -> Listed:
    number = FARM_AT[view.ranchers[view.viewer].space]
    deed, farm = DEEDS[number], view.farms[number]
    if farm.owner is None:
        return []
    preview = StealPreview(deed.id, farm.owner, farm.chips, compensation(deed))
    return [Option(StealHerd(), None, preview)]
