"""What lies ahead of the viewer: what cards, trails, wagers and auctions are worth, in money.

Whole numbers alone; shares are in percent.
"""

from typing import Final

from domain.games.pionjar.calendar import DECEMBER
from domain.games.pionjar.data import (
    BID_STEP,
    DECKS,
    DEEDS,
    GOODS,
    MONTHS_A_YEAR,
    PROCLAMATIONS,
    TRADING_POST_PRICE,
    TRAIL_IDS,
    TRAILS,
    Goods,
    PropertyId,
    TrailId,
)
from domain.games.pionjar.market import PERCENT
from domain.games.pionjar.saloon import lease_price
from domain.games.pionjar.state import Spoils
from domain.games.pionjar.view import PionjarView, SeatView

WHOLE_TRAIL: Final = 5
"""Turns from the trailhead to the exit, on average."""
RING_TURN: Final = 700
"""What a turn on the ring brings: harvests, timber, wagers."""
SQUARES_A_TURN: Final = 5
SALOON_WORTH: Final = 14
"""What a wager on the way past the saloon brings, in percent of what is in it."""
WAGERS_A_YEAR: Final = 2
"""How often each pioneer comes to the saloon in a year, and wagers."""
LOT_SHARE: Final = 80
"""At which share of its mean value a card is still a good buy."""
LOST_TO_RAIDERS: Final = 64
"""What a raider on the way takes of a haul on average, in percent."""
AUCTIONS_A_HUNDRED: Final = 2
"""How many auctions there are in a hundred months of one pioneer."""
BEHIND_OTHERS: Final = 4_000
AHEAD_OF_OTHERS: Final = 1_500
DOTS: Final = {"black": -600, "red": 500}
WORKING_CASH: Final = 4_000
"""What a pioneer likes to have at hand for wagers, tools and bids."""
LAST_VISITS: Final = 14
"""Within so many months of the end there may be no other visit."""


def me(view: PionjarView) -> SeatView:
    """The viewer's own seat."""
    return view.seats[view.viewer]


def months_left(view: PionjarView) -> int:
    """How many months are to come after the marked one."""
    return view.last_month - max(view.month, 0)


def mean_value(view: PionjarView, goods: Goods) -> int:
    """What an unseen card is worth on average, to one who counts."""
    hand = me(view).hand or Spoils()
    seen = (*view.gone.of(goods), *hand.of(goods))
    deck = _deck(goods)
    unseen = len(deck) - len(seen)
    return (sum(deck) - sum(seen)) // unseen if unseen else 0


def _deck(goods: Goods) -> tuple[int, ...]:
    return Spoils(DECKS.buffalo, DECKS.fish, DECKS.gold).of(goods)


def redemption_due(seat: SeatView) -> int:
    """What has to be at hand when the first lap ends; 0 once that is behind."""
    if seat.property is None or seat.owner or seat.laps:
        return 0
    return DEEDS[seat.property].redemption


def branch_worth(view: PionjarView, name: PropertyId, kind: str) -> int:
    """What it is worth to head for this property, rivals on its branch considered."""
    deed, worth = DEEDS[name], DOTS.get(kind, 0)
    for seat, rival in enumerate(view.seats):
        if seat != view.viewer and rival.branch == name:
            worth -= BEHIND_OTHERS if rival.at >= me(view).at else AHEAD_OF_OTHERS
    return worth + deed.worth - deed.redemption


def land_pays(view: PionjarView) -> bool:
    """Whether to buy the land now: late in the match, or with cash left to go on with.

    It counts at the end alone, and until then the money serves better elsewhere.
    """
    seat = me(view)
    if seat.property is None:
        return False
    left = seat.cash - DEEDS[seat.property].full_value
    return left >= WORKING_CASH or months_left(view) <= LAST_VISITS


def trail_worth(view: PionjarView, trail: TrailId) -> int:
    """What a trail brings beyond the same turns on the ring."""
    turns = min(WHOLE_TRAIL, months_left(view) - 1)
    if turns <= 0:
        return -RING_TURN
    haul = _a_circle(view, trail) * turns
    raider = view.raiders.hunting if trail == "hunting" else view.raiders.fishing
    if raider is not None:
        hand = me(view).hand or Spoils()
        before = haul * raider // len(TRAILS[trail].circles)
        haul -= (hand.total + before) * LOST_TO_RAIDERS // PERCENT
    detour = WHOLE_TRAIL + 1 - TRAILS[trail].exit_square // SQUARES_A_TURN
    return haul - detour * RING_TURN - _wager_worth(view)


def _a_circle(view: PionjarView, trail: TrailId) -> int:
    """What a circle of the trail gives on average."""
    stacks = {
        "buffalo": view.stacks.buffalo,
        "fish": view.stacks.fish,
        "gold": view.stacks.gold,
    }
    kinds = [circle.kind for circle in TRAILS[trail].circles]
    found = sum(kinds.count(goods) * mean_value(view, goods) for goods in GOODS if stacks[goods])
    return found // len(kinds)


def _wager_worth(view: PionjarView) -> int:
    return 0 if view.lease == view.viewer else view.saloon * SALOON_WORTH // PERCENT


def trail_pays(view: PionjarView, cash: int) -> bool:
    """Whether to enter the trails, with this much cash left."""
    if cash < redemption_due(me(view)):
        return False
    return max(trail_worth(view, trail) for trail in TRAIL_IDS) > 0


def stake(view: PionjarView) -> int:
    """A sixth of what is in the saloon wins most, if it can be spared."""
    seat = me(view)
    due = redemption_due(seat)
    spare = seat.cash - due if seat.cash >= due else seat.cash
    wanted = -(-view.saloon // (6 * BID_STEP)) * BID_STEP
    return min(wanted, spare)


def lease_pays(view: PionjarView) -> bool:
    """Whether the lease is likely to bring more than it costs by the end of the year."""
    months = DECEMBER - view.month % MONTHS_A_YEAR
    yearly = MONTHS_A_YEAR if view.options.saloon == "anywhere" else WAGERS_A_YEAR
    left = view.saloon
    for _ in range((len(view.seats) - 1) * months * yearly // MONTHS_A_YEAR):
        left -= left * SALOON_WORTH // PERCENT
    price = lease_price(view.saloon)
    return left > price + view.saloon * SALOON_WORTH // PERCENT and me(view).cash - price >= (
        redemption_due(me(view))
    )


def bid_limit(view: PionjarView, goods: Goods) -> int:
    """The most that a card is worth bidding for."""
    seat, seats = me(view), len(view.seats)
    limit = mean_value(view, goods) * LOT_SHARE // PERCENT
    if view.trading_post == view.viewer:
        limit = limit * 2 // 3  # what another pays is the owner's
    elif view.trading_post is not None:
        limit = limit * seats // (seats + 1)  # what is paid helps a rival
    spare = seat.cash - _kept_back(seat)
    return min(limit, spare - spare % BID_STEP)


def _kept_back(seat: SeatView) -> int:
    if seat.property is None:
        return 3_000  # tools for the claim, and something for the redemption
    return redemption_due(seat)


def trading_post_pays(view: PionjarView) -> bool:
    """Whether the auctions to come are likely to bring its price, with the land redeemed."""
    seats = len(view.seats)
    if redemption_due(me(view)):
        return False
    an_auction = (
        2 * _lots(view, "buffalo") * mean_value(view, "buffalo")
        + _lots(view, "gold") * mean_value(view, "gold")
    ) // 3
    paid = an_auction * LOT_SHARE * (seats - 1) // (PERCENT * seats)
    auctions = months_left(view) * seats * AUCTIONS_A_HUNDRED
    return paid * auctions // PERCENT > TRADING_POST_PRICE


def _lots(view: PionjarView, goods: Goods) -> int:
    card = PROCLAMATIONS["gold_auction" if goods == "gold" else "buffalo_auction"]
    left = view.stacks.gold if goods == "gold" else view.stacks.buffalo
    return min(card.cards[str(len(view.seats))], left)


def stage_pays(view: PionjarView) -> bool:
    """Whether to take the stagecoach: there is land to redeem or a field to be bought for."""
    seat = me(view)
    if seat.property is None or seat.cash < redemption_due(seat):
        return False
    deed = DEEDS[seat.property]
    return seat.laps == 0 or 2 * (seat.harvest + seat.timber) < deed.farmland + deed.forest


def raider_worth(view: PionjarView, trail: TrailId, circle: int) -> int:
    """How much a raider on this circle takes from rivals rather than from the viewer."""
    worth = 0
    for number, seat in enumerate(view.seats):
        if seat.where == trail and seat.at < circle:
            cards = 1 + seat.buffalo + seat.fish + seat.gold
            worth += -cards * len(view.seats) if number == view.viewer else cards
    return worth
