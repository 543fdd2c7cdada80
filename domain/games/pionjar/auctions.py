"""Auctions, open and sealed (PJ-41 to PJ-43)."""

from collections.abc import Sequence

from domain.games.pionjar.data import BID_LOWEST, BID_STEP
from domain.games.pionjar.events import (
    BidMade,
    BidPassed,
    BidSealed,
    BidsOpened,
    Event,
    LotSold,
    LotUnsold,
    MoneyPaid,
    Purse,
)
from domain.games.pionjar.state import NOBODY, Auction, PionjarState
from domain.kernel.violations import RuleViolation


def in_order(after: int, seats: int) -> list[int]:
    """All seats from the one to the left of this seat on, which is the last."""
    return [(after + step) % seats for step in range(1, seats + 1)]


def lowest_bid(auction: Auction) -> int:
    """The least that may be bid now: the goods' lowest, then more than the highest so far."""
    return max(BID_LOWEST[auction.goods], auction.bid + BID_STEP if auction.bid else 0)


def highest_bid(cash: int) -> int:
    """The most that may be bid with so much cash: in whole hundreds (PJ-42)."""
    return cash - cash % BID_STEP


def bidders(auction: Auction, cash: Sequence[int]) -> list[int]:
    """Who is to bid now, by what each seat has: one seat, or all that still may seal a bid."""
    lowest = lowest_bid(auction)
    if auction.bids:
        if auction.opened:
            return []
        return [
            seat for seat, bid in enumerate(auction.bids) if bid is None and cash[seat] >= lowest
        ]
    for seat in in_order(auction.last, len(cash)):
        if seat != auction.bidder and seat not in auction.passed and cash[seat] >= lowest:
            return [seat]
    return []


def best_sealed(bids: Sequence[int], auctioneer: int) -> tuple[int, int]:
    """The highest bid and whose it is; of equal ones the nearest to the auctioneer's left."""
    best = max(bids)
    if not best:
        return 0, NOBODY
    order = in_order(auctioneer, len(bids))
    return best, next(seat for seat in order if bids[seat] == best)


def bid(state: PionjarState, auction: Auction, seat: int, amount: int) -> list[Event]:
    """A bid, on the table or sealed; raises RuleViolation for one that cannot stand."""
    lowest = lowest_bid(auction)
    if amount % BID_STEP:
        raise RuleViolation("PJ-42", "Bids are in whole hundreds.")
    if amount < lowest:
        raise RuleViolation("PJ-42", f"Bid {lowest} at least, or pass.")
    if amount > state.pioneers[seat].cash:
        raise RuleViolation("PJ-42", f"Bid no more than your cash: {state.pioneers[seat].cash}.")
    return [BidSealed(seat, amount) if state.sealed else BidMade(seat, amount)]


def pass_bid(state: PionjarState, seat: int) -> list[Event]:
    """No bid, or none any more."""
    return [BidSealed(seat, 0) if state.sealed else BidPassed(seat)]


def open_bids(auction: Auction) -> list[Event]:
    """All sealed bids at once."""
    return [BidsOpened(tuple(bid or 0 for bid in auction.bids))]


def knock_down(state: PionjarState, auction: Auction, place: int) -> list[Event]:
    """The card at this place of the stack is the winner's, who pays for it (PJ-41, PJ-42)."""
    seat, owner = auction.bidder, state.trading_post
    payee: Purse = "bank" if owner in (NOBODY, seat) else owner
    value = state.stacks.of(auction.goods)[place]
    return [
        LotSold(seat, auction.goods, auction.bid, value),
        MoneyPaid(seat, payee, auction.bid, "auction"),
    ]


def put_back(auction: Auction) -> list[Event]:
    """The card goes back under its stack, as unseen as it was."""
    return [LotUnsold(auction.goods)]
