"""Folding of auctions."""

from msgspec.structs import replace

from domain.games.pionjar.auctions import best_sealed
from domain.games.pionjar.events import (
    AuctionBegan,
    AuctionEvent,
    BidMade,
    BidPassed,
    BidSealed,
    BidsOpened,
    LotSold,
    LotUnsold,
)
from domain.games.pionjar.fold_trade import taken
from domain.games.pionjar.state import Auction, PionjarState


def fold_auction(state: PionjarState, event: AuctionEvent) -> PionjarState:
    """The table after the event."""
    if isinstance(event, AuctionBegan):
        return _lot(state, Auction(event.goods, event.lots, event.auctioneer, event.auctioneer))
    auction = state.auction
    if auction is None:
        raise ValueError("nothing is auctioned")
    match event:
        case BidMade(seat=seat, amount=amount):
            auction = replace(auction, bid=amount, bidder=seat, last=seat)
        case BidPassed(seat=seat):
            auction = replace(auction, passed=(*auction.passed, seat), last=seat)
        case BidSealed(seat=seat, amount=amount):
            bids = (*auction.bids[:seat], amount, *auction.bids[seat + 1 :])
            auction = replace(auction, bids=bids)
        case BidsOpened(bids=bids):
            bid, bidder = best_sealed(bids, auction.auctioneer)
            auction = replace(auction, bid=bid, bidder=bidder, opened=True)
        case LotSold(seat=seat, goods=goods, value=value):
            return _next_lot(taken(state, seat, goods, value), auction)
        case LotUnsold():
            return _next_lot(state, auction)
    return replace(state, auction=auction)


def _next_lot(state: PionjarState, auction: Auction) -> PionjarState:
    if auction.lot == auction.lots:
        return replace(state, stage="landed", auction=None)
    seat = auction.auctioneer
    return _lot(state, Auction(auction.goods, auction.lots, seat, seat, auction.lot + 1))


def _lot(state: PionjarState, auction: Auction) -> PionjarState:
    bids = (None,) * len(state.pioneers) if state.sealed else ()
    return replace(state, stage="bidding", auction=replace(auction, bids=bids))
