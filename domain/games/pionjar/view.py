"""What a viewer may know of Pionjär: all but others' card values and sealed bids."""

from msgspec import Struct
from msgspec.structs import replace

from domain.games.pionjar.agenda import pending
from domain.games.pionjar.ahead import Ride, rides_ahead
from domain.games.pionjar.auctions import lowest_bid
from domain.games.pionjar.data import Goods, PropertyId
from domain.games.pionjar.ending import capital, land_worth
from domain.games.pionjar.events import BidSealed, Event, Found, HaulLost, LotSold
from domain.games.pionjar.market import price
from domain.games.pionjar.setup import TableOptions, options_of
from domain.games.pionjar.state import (
    NO_MONTH,
    NOBODY,
    Auction,
    PionjarState,
    PriceChange,
    Spoils,
    Where,
    round_of,
    seat_of,
)
from domain.kernel.rules import EVERYONE, AwaitChance, Pending, Proceed


class SeatView(Struct, frozen=True):
    """One pioneer: money, piece, property, and how many cards of each kind.

    `hand` and `capital` are None where the viewer may not know them; `land` is what the
    land counts now; `ahead` are the next rides.
    """

    cash: int
    property: PropertyId | None
    owner: bool
    where: Where
    at: int
    branch: PropertyId | None
    laps: int
    harvest: int
    timber: int
    buffalo: int
    fish: int
    gold: int
    hand: Spoils | None
    land: int
    capital: int | None
    sheriff: bool
    skips: bool
    free_from: int | None
    ahead: tuple[Ride, ...]


class StacksView(Struct, frozen=True):
    """How many cards are left in each stack."""

    buffalo: int
    fish: int
    gold: int
    post: int
    proclamation: int


class PricesView(Struct, frozen=True):
    """What a card of each crop brings this month, proclamations included."""

    harvest: int
    timber: int


class RaidersView(Struct, frozen=True):
    """The circles where raiders stand."""

    hunting: int | None
    fishing: int | None


class AuctionView(Struct, frozen=True):
    """An auction; `lot` counts from 1.

    `bid` and `bidder` are the highest so far, `lowest` may be bid now. `passed` are out of
    this open lot; `committed` have sealed a bid, of which `own_bid` is the viewer's.
    """

    goods: Goods
    lot: int
    lots: int
    auctioneer: int
    lowest: int
    bid: int | None
    bidder: int | None
    passed: tuple[int, ...]
    committed: tuple[int, ...]
    own_bid: int | None


class PionjarView(Struct, frozen=True, omit_defaults=True):
    """The table as `viewer` sees it.

    `turn` is the seat to move, `first` the one that opens each round. `month` is the marked
    one (-1 before time has begun) and `pacemaker` the first squatter. `left` steps of the
    move are still to be made, by `roll` if that is not None. `gone` are the values of cards
    that left the game openly. `wagering` is the stake whose die is out.
    """

    viewer: int
    round: int
    turn: int
    first: int
    pacemaker: int | None
    month: int
    last_month: int
    options: TableOptions
    roll: int | None
    left: int
    prices: PricesView | None
    changes: tuple[PriceChange, ...]
    saloon: int
    lease: int | None
    trading_post: int | None
    raiders: RaidersView
    stacks: StacksView
    gone: Spoils
    seats: tuple[SeatView, ...]
    auction: AuctionView | None
    wagering: int | None
    pending: Pending


def view(state: PionjarState, viewer: int) -> PionjarView:
    """The table as a seat, SPECTATOR or EVERYONE knows it."""
    turn, stacks = max(state.turn, 0), state.stacks
    return PionjarView(
        viewer=viewer,
        round=round_of(state, turn),
        turn=seat_of(state, turn),
        first=state.first,
        pacemaker=_someone(state.pacemaker),
        month=state.month,
        last_month=state.last_month,
        options=options_of(state),
        roll=state.roll or None,
        left=state.left,
        prices=_prices(state),
        changes=state.changes,
        saloon=state.saloon,
        lease=_someone(state.lease),
        trading_post=_someone(state.trading_post),
        raiders=RaidersView(state.hunting or None, state.fishing or None),
        stacks=StacksView(
            len(stacks.buffalo),
            len(stacks.fish),
            len(stacks.gold),
            len(state.post),
            len(state.proclamations),
        ),
        gone=state.gone,
        seats=tuple(_seat_view(state, seat, viewer) for seat in range(len(state.pioneers))),
        auction=None if state.auction is None else _auction_view(state.auction, viewer),
        wagering=state.stake or None,
        pending=_pending(state),
    )


def _someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _prices(state: PionjarState) -> PricesView | None:
    if state.month == NO_MONTH:
        return None
    return PricesView(
        price(state.month, "harvest", state.changes), price(state.month, "timber", state.changes)
    )


def _pending(state: PionjarState) -> Pending:
    """What chance is asked for tells how many cards of which values are left: nobody's to know."""
    waits = pending(state)
    return Proceed() if isinstance(waits, AwaitChance) else waits


def _seat_view(state: PionjarState, seat: int, viewer: int) -> SeatView:
    pioneer = state.pioneers[seat]
    spoils = pioneer.spoils
    known = viewer in (seat, EVERYONE) or state.stage == "ended"
    return SeatView(
        cash=pioneer.cash,
        property=pioneer.property,
        owner=pioneer.owner,
        where=pioneer.where,
        at=pioneer.at,
        branch=pioneer.branch,
        laps=pioneer.laps,
        harvest=pioneer.harvest,
        timber=pioneer.timber,
        buffalo=len(spoils.buffalo),
        fish=len(spoils.fish),
        gold=len(spoils.gold),
        hand=spoils if known else None,
        land=land_worth(pioneer),
        capital=capital(pioneer).total if known else None,
        sheriff=pioneer.sheriff,
        skips=pioneer.skips,
        free_from=None if pioneer.free_from == NO_MONTH else pioneer.free_from,
        ahead=rides_ahead(state, seat),
    )


def _auction_view(auction: Auction, viewer: int) -> AuctionView:
    committed = tuple(seat for seat, bid in enumerate(auction.bids) if bid is not None)
    return AuctionView(
        goods=auction.goods,
        lot=auction.lot,
        lots=auction.lots,
        auctioneer=auction.auctioneer,
        lowest=lowest_bid(auction),
        bid=auction.bid or None,
        bidder=_someone(auction.bidder),
        passed=auction.passed,
        committed=committed,
        own_bid=auction.bids[viewer] if viewer in committed else None,
    )


def redact(event: Event, viewer: int) -> Event | None:
    """The event without the values of others' cards; none for others' sealed bids."""
    match event:
        case Found(seat=seat) | LotSold(seat=seat) if viewer not in (seat, EVERYONE):
            return replace(event, value=None)
        case HaulLost(seat=seat) if viewer not in (seat, EVERYONE):
            return replace(event, haul=None)
        case BidSealed(seat=seat) if viewer not in (seat, EVERYONE):
            return None
        case _:
            return event
