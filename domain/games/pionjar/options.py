"""What a seat may do next, from its view alone."""

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
from domain.games.pionjar.auctions import highest_bid
from domain.games.pionjar.city import Bill, Offer, bill, equip_bill, offer_to
from domain.games.pionjar.data import (
    BID_STEP,
    CITY,
    DIE_SIDES,
    EQUIPMENT_PRICE,
    MISSOURI,
    RAIDER_CIRCLES,
    SALOONS,
    TRAIL_IDS,
    TrailId,
    road_kind,
)
from domain.games.pionjar.previews import (
    BidPreview,
    BranchPreview,
    EquipPreview,
    LeasePreview,
    Preview,
    RaiderPreview,
    Reach,
    RidePreview,
    RollPreview,
    TrailPreview,
    VisitPreview,
    WagerPreview,
)
from domain.games.pionjar.ring import squares_ahead
from domain.games.pionjar.road import end_of_drive, unclaimed
from domain.games.pionjar.saloon import lease_price
from domain.games.pionjar.trails import end_of_walk, meeting
from domain.games.pionjar.view import PionjarView, SeatView
from domain.kernel.rules import AwaitSeats, ChoiceAsk, Decision, NumberAsk, Option
from domain.kernel.violations import RuleViolation

Offered = Option[Action, Preview]
Listed = list[Offered]
CHOICES = ("yes", "no")


def options(view: PionjarView, partial: Action | None) -> Listed:
    """The likely option first, leaving things last; none unless the view's seat is awaited."""
    if not isinstance(view.pending, AwaitSeats):
        return []
    decision = view.pending.decisions.get(view.viewer)
    if decision is None:
        return []
    listed = _listed(view, decision, partial)
    return listed if partial is None else [one for one in listed if _goes_on(one.action, partial)]


def _goes_on(action: Action, partial: Action) -> bool:
    """Whether the option is the partial action, or one way to fill it in."""
    if isinstance(partial, ChooseBranch | ChooseTrail | PlaceRaider) and partial != type(partial)():
        return action == partial
    return type(action) is type(partial)


def _listed(view: PionjarView, decision: Decision, partial: Action | None) -> Listed:
    seat = view.seats[view.viewer]
    match decision.ask:
        case "move":
            return [Option(Move(), None, _move_preview(view, seat))]
        case "depart":
            return [Option(Move(), None, _ride_preview(seat)), Option(EnterTrail())]
        case "branch":
            return _branches(view, seat)
        case "trail":
            return [_trail(view, trail) for trail in TRAIL_IDS]
        case "raider":
            return _raiders("hunting" if decision.about == "hunting" else "fishing")
        case "equip":
            return [*_equip(seat, partial), Option(RideOn())]
        case "visit":
            return [*_visit(view, seat, partial), Option(RideOn())]
        case "wager":
            return [*_wager(view, seat, partial), Option(RideOn())]
        case "lease":
            preview = LeasePreview(lease_price(view.saloon), view.saloon)
            return [Option(TakeLease(), None, preview), Option(RideOn())]
        case "ticket":
            return [Option(TakeStagecoach()), Option(RideOn())]
        case _:
            return [*_bid(view, seat, partial), Option(PassBid())]


def _move_preview(view: PionjarView, seat: SeatView) -> Preview:
    if seat.where == "ring":
        return _ride_preview(seat)
    return RollPreview(tuple(_reach(view, seat, value) for value in range(1, DIE_SIDES + 1)))


def _ride_preview(seat: SeatView) -> RidePreview:
    ride = seat.ahead[0]
    path = squares_ahead(seat.at, ride.steps)
    return RidePreview(
        ride.month, ride.steps, ride.square, CITY in path, not SALOONS.isdisjoint(path)
    )


def _reach(view: PionjarView, seat: SeatView, value: int) -> Reach:
    match seat.where:
        case "road":
            end = end_of_drive(seat.at, value, seat.branch)
            if seat.branch is None and seat.at + value > MISSOURI:
                return Reach(value, end, "fork")
            return Reach(value, end, road_kind(end, seat.branch))
        case "hunting" | "fishing" as trail:
            return Reach(value, *end_of_walk(trail, seat.at, value))
        case _:
            return Reach(value, seat.at, "fork")


def _branches(view: PionjarView, seat: SeatView) -> Listed:
    listed: Listed = []
    for name in unclaimed(view.seats):
        end = end_of_drive(seat.at, view.left, name)
        preview = BranchPreview(name, end, road_kind(end, name))
        listed.append(Option(ChooseBranch(name), None, preview))
    return listed


def _trail(view: PionjarView, trail: TrailId) -> Offered:
    raider = (view.raiders.hunting if trail == "hunting" else view.raiders.fishing) or 0
    end, kind = end_of_walk(trail, 0, view.left)
    preview = TrailPreview(trail, end, kind, meeting(raider, 0, view.left))
    return Option(ChooseTrail(trail), None, preview)


def _raiders(trail: TrailId) -> Listed:
    near, far = RAIDER_CIRCLES[trail]
    return [
        Option(PlaceRaider("near"), None, RaiderPreview(trail, near)),
        Option(PlaceRaider("far"), None, RaiderPreview(trail, far)),
    ]


def _equip(seat: SeatView, partial: Action | None) -> Listed:
    action = partial if isinstance(partial, Equip) else Equip()
    offer = offer_to(seat, trading_post_free=False)
    try:
        found = equip_bill(offer, seat.cash, action)
    except RuleViolation:
        return []
    preview = EquipPreview(offer.harvest, offer.timber, EQUIPMENT_PRICE, found.cash)
    return [Option(action, _ask(found), preview)]


def _visit(view: PionjarView, seat: SeatView, partial: Action | None) -> Listed:
    action = partial if isinstance(partial, Visit) else Visit()
    offer = offer_to(seat, trading_post_free=view.trading_post is None)
    try:
        found = bill(offer, action)
    except RuleViolation:
        return []
    return [Option(action, _ask(found), _visit_preview(offer, found))]


def _visit_preview(offer: Offer, found: Bill) -> VisitPreview:
    return VisitPreview(
        offer.land,
        offer.harvest,
        offer.timber,
        EQUIPMENT_PRICE,
        offer.trading_post,
        found.cash,
    )


def _ask(found: Bill) -> NumberAsk | ChoiceAsk | None:
    match found.open:
        case None:
            return None
        case "harvest" | "timber" as field:
            return NumberAsk(field, 0, found.most)
        case field:
            return ChoiceAsk(field, CHOICES)


def _wager(view: PionjarView, seat: SeatView, partial: Action | None) -> Listed:
    action = partial if isinstance(partial, Wager) else Wager()
    preview = WagerPreview(view.saloon, seat.cash)
    if not action.stake:
        return [Option(action, NumberAsk("stake", 1, seat.cash), preview)]
    return [Option(action, None, preview)] if 0 < action.stake <= seat.cash else []


def _bid(view: PionjarView, seat: SeatView, partial: Action | None) -> Listed:
    auction = view.auction
    if auction is None:
        return []
    action = partial if isinstance(partial, Bid) else Bid()
    preview = BidPreview(
        auction.goods, auction.lot, auction.lots, auction.bid, auction.bidder, auction.lowest
    )
    most = highest_bid(seat.cash)
    ask = NumberAsk("amount", auction.lowest, most, BID_STEP)
    if not action.amount:
        return [Option(action, ask, preview)]
    stands = auction.lowest <= action.amount <= most and action.amount % BID_STEP == 0
    return [Option(action, None, preview)] if stands else []
