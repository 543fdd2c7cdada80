"""Folding: what each event does to the table."""

from domain.games.pionjar.events import CardEvent, Event, TradeEvent, TravelEvent, TurnEvent
from domain.games.pionjar.fold_auctions import fold_auction
from domain.games.pionjar.fold_cards import fold_card
from domain.games.pionjar.fold_trade import fold_trade
from domain.games.pionjar.fold_travel import fold_travel
from domain.games.pionjar.fold_turns import fold_turn
from domain.games.pionjar.state import PionjarState


def evolve(state: PionjarState, event: Event) -> PionjarState:
    """The table after the event."""
    if isinstance(event, TurnEvent):
        return fold_turn(state, event)
    if isinstance(event, TravelEvent):
        return fold_travel(state, event)
    if isinstance(event, TradeEvent):
        return fold_trade(state, event)
    if isinstance(event, CardEvent):
        return fold_card(state, event)
    return fold_auction(state, event)
