"""A pioneer that weighs: land, tools, trails, wagers and bids where the odds say that it pays."""

from typing import Final

from domain.games.pionjar.actions import (
    Action,
    Bid,
    ChooseBranch,
    ChooseTrail,
    EnterTrail,
    Equip,
    Move,
    PassBid,
    PlaceRaider,
    RideOn,
    TakeLease,
    TakeStagecoach,
    Visit,
    Wager,
)
from domain.games.pionjar.data import BID_STEP
from domain.games.pionjar.filling import filled
from domain.games.pionjar.market import PERCENT
from domain.games.pionjar.options import Offered, options
from domain.games.pionjar.previews import (
    BidPreview,
    BranchPreview,
    RaiderPreview,
    TrailPreview,
    VisitPreview,
)
from domain.games.pionjar.prospects import (
    bid_limit,
    branch_worth,
    land_pays,
    lease_pays,
    me,
    months_left,
    raider_worth,
    stage_pays,
    stake,
    trading_post_pays,
    trail_pays,
    trail_worth,
)
from domain.games.pionjar.view import PionjarView
from domain.kernel.rules import ChoiceAsk, Draw, NumberAsk, Option

MONTHS_TO_SELL: Final = 5
"""No tools are bought when fewer months are left to sell what they bring."""
OPENING: Final = 75
"""The share of its limit, in percent, that an open bid begins with: fewer bids, same end."""


def advise(view: PionjarView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat; the same for the same view."""
    listed = options(view, None)
    match listed[0]:
        case Option(action=Move()):
            enters = len(listed) > 1 and trail_pays(view, me(view).cash)
            return EnterTrail() if enters else Move()
        case Option(action=ChooseBranch() | ChooseTrail() | PlaceRaider()):
            return max(listed, key=lambda option: _way_worth(view, option)).action
        case Option(action=Equip() | Visit()) as option:
            return filled(view, option, lambda ask, so_far: _shops(view, ask, so_far))
        case Option(action=Wager()):
            staked = stake(view)
            return Wager(staked) if staked > 0 else RideOn()
        case Option(action=TakeLease()):
            return TakeLease() if lease_pays(view) else RideOn()
        case Option(action=TakeStagecoach()):
            return TakeStagecoach() if stage_pays(view) else RideOn()
        case Option(action=Bid(), preview=BidPreview() as lot):
            return _bids(view, lot)
        case option:
            return option.action


def _way_worth(view: PionjarView, option: Offered) -> int:
    match option.preview:
        case BranchPreview(property=name, kind=kind):
            return branch_worth(view, name, kind)
        case TrailPreview(trail=trail):
            return trail_worth(view, trail)
        case RaiderPreview(trail=trail, circle=circle):
            return raider_worth(view, trail, circle)
        case _:
            return 0


def _shops(view: PionjarView, ask: NumberAsk | ChoiceAsk, so_far: Offered) -> int | str:
    if isinstance(ask, NumberAsk):
        return ask.max if months_left(view) >= MONTHS_TO_SELL else 0
    match ask.field:
        case "land":
            return "yes" if land_pays(view) else "no"
        case "trading_post":
            return "yes" if trading_post_pays(view) else "no"
        case _:
            cash = so_far.preview.cash_after if isinstance(so_far.preview, VisitPreview) else 0
            return "yes" if trail_pays(view, cash) else "no"


def _bids(view: PionjarView, lot: BidPreview) -> Action:
    limit = bid_limit(view, lot.goods)
    limit -= limit % BID_STEP
    if limit < lot.lowest:
        return PassBid()
    if view.options.auction == "sealed":
        return Bid(limit)
    opening = limit * OPENING // PERCENT
    return Bid(max(lot.lowest, opening - opening % BID_STEP))
