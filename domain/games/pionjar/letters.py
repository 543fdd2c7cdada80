"""Post cards and proclamations, and what each of them does (PJ-23 to PJ-26)."""

from domain.games.pionjar.data import (
    MONTHS_INSIDE,
    POST,
    PROCLAMATIONS,
    Goods,
    PostCard,
    Proclamation,
)
from domain.games.pionjar.events import (
    Arrested,
    AuctionBegan,
    CardLost,
    Event,
    MoneyPaid,
    PostDrawn,
    PriceChanged,
    ProclamationDrawn,
    RaidersLeft,
    SheriffAppointed,
    StarReturned,
)
from domain.games.pionjar.state import NOBODY, PionjarState


def draw_post(state: PionjarState, seat: int, place: int) -> list[Event]:
    """The post card at this place of the stack, and what it brings by itself."""
    card = state.post[place]
    return [PostDrawn(seat, card), *_post(state, seat, card)]


def _post(state: PionjarState, seat: int, card: PostCard) -> list[Event]:
    pioneer, amount = state.pioneers[seat], POST[card].amount
    match card:
        case "arrested":
            return arrest(state, seat)
        case "sheriff":
            return [SheriffAppointed(seat)]
        case "inheritance":
            return [MoneyPaid("bank", seat, amount, "inheritance")]
        case "freight_bill":
            due = min(amount, pioneer.cash)  # PJ-26
            return [MoneyPaid(seat, "bank", due, "freight_bill")] if due else []
        case "grain_prize":
            won = amount * pioneer.harvest
            return [MoneyPaid("bank", seat, won, "grain_prize")] if won else []
        case "sawmill_order":
            won = amount * pioneer.timber
            return [MoneyPaid("bank", seat, won, "sawmill_order")] if won else []
        case "locusts":
            return [CardLost(seat, "harvest")] if pioneer.harvest else []
        case "forest_fire":
            return [CardLost(seat, "timber")] if pioneer.timber else []
        case "saloon_lease" | "stagecoach_ticket":
            return []  # the seat is asked


def arrest(state: PionjarState, seat: int) -> list[Event]:
    """To prison for the two months after the marked one; a sheriff gives up the star (PJ-38)."""
    events: list[Event] = [StarReturned(seat)] if state.pioneers[seat].sheriff else []
    return [*events, Arrested(seat, state.month + MONTHS_INSIDE + 1)]


def draw_proclamation(state: PionjarState, seat: int, place: int) -> list[Event]:
    """The proclamation at this place of the stack, and what it brings by itself."""
    card = state.proclamations[place]
    return [ProclamationDrawn(seat, card), *_proclaimed(state, seat, card)]


def _proclaimed(state: PionjarState, seat: int, card: Proclamation) -> list[Event]:
    text = PROCLAMATIONS[card]
    match card:
        case "buffalo_auction" | "gold_auction":
            return _auction(state, seat, card)
        case "cavalry":
            return [RaidersLeft()] if state.hunting or state.fishing else []
        case "hunting_raiders" | "fishing_raiders":
            return []  # the seat is asked
        case _:
            return [PriceChanged(goods, text.percent) for goods in text.goods]


def _auction(state: PionjarState, seat: int, card: Proclamation) -> list[Event]:
    offered = PROCLAMATIONS[card].cards[str(len(state.pioneers))]
    goods: Goods = "gold" if card == "gold_auction" else "buffalo"
    lots = min(offered, len(state.stacks.of(goods)))
    auctioneer = seat if state.trading_post == NOBODY else state.trading_post
    return [AuctionBegan(goods, lots, auctioneer)] if lots else []
