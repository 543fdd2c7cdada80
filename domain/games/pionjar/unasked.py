"""Why the match does not wait for a seat."""

from domain.games.pionjar.agenda import next_step
from domain.games.pionjar.auctions import lowest_bid
from domain.games.pionjar.state import Auction, PionjarState
from domain.kernel.violations import RuleViolation


def unasked(state: PionjarState, seat: int) -> RuleViolation:
    """The rule by which a seat that is not awaited cannot act now."""
    if state.auction is not None and next_step(state) == "bid":
        return _not_bidding(state.auction, seat, state.pioneers[seat].cash)
    return RuleViolation("PJ-3", "Turns go in the order of seats; this one is another's.")


def _not_bidding(auction: Auction, seat: int, cash: int) -> RuleViolation:
    if auction.bids and auction.bids[seat] is not None:
        return RuleViolation("PJ-42", "Your bid for this card is sealed already.")
    if seat in auction.passed:
        return RuleViolation("PJ-42", "A pass is final for this card.")
    if seat == auction.bidder:
        return RuleViolation("PJ-42", "The highest bid is yours already.")
    if cash < lowest_bid(auction):
        return RuleViolation("PJ-42", f"Less than {lowest_bid(auction)} cannot be bid now.")
    return RuleViolation("PJ-42", "Bids go round in turn order; this one is another's.")
