"""Folding of money, goods and wagers."""

from msgspec.structs import replace

from domain.games.pionjar.changes import after_stop, paid, with_seat
from domain.games.pionjar.data import Goods
from domain.games.pionjar.events import (
    CropsSold,
    Equipped,
    Found,
    FursSold,
    HaulLost,
    HaulSurrendered,
    LandBought,
    MoneyPaid,
    SaloonRolled,
    SpoilsSold,
    TradeEvent,
    TradingPostBought,
    Wagered,
)
from domain.games.pionjar.state import PionjarState, Spoils


def fold_trade(state: PionjarState, event: TradeEvent) -> PionjarState:
    """The table after the event."""
    match event:
        case MoneyPaid(payer=payer, payee=payee, amount=amount):
            return paid(state, payer, payee, amount)
        case CropsSold(seat=seat, goods=goods):
            return with_seat(replace(state, stage="landed"), seat, **{goods: 0})
        case SpoilsSold(seat=seat, goods=goods):
            return _sold(state, seat, goods)
        case FursSold(seat=seat):
            return _sold(state, seat, "buffalo")
        case Equipped(seat=seat, harvest=harvest, timber=timber):
            pioneer = state.pioneers[seat]
            equipped = replace(state, stage="resting") if state.stage == "equip" else state
            return with_seat(
                equipped, seat, harvest=pioneer.harvest + harvest, timber=pioneer.timber + timber
            )
        case LandBought(seat=seat):
            return with_seat(state, seat, owner=True)
        case TradingPostBought(seat=seat):
            return replace(state, trading_post=seat)
        case Found(seat=seat, goods=goods, value=value):
            return replace(taken(state, seat, goods, value), stage="landed")
        case HaulLost(seat=seat):
            lost = state.lost.and_also(state.pioneers[seat].spoils)
            return with_seat(replace(state, lost=lost), seat, spoils=Spoils())
        case HaulSurrendered(seat=seat, haul=haul):
            return with_seat(replace(state, gone=state.gone.and_also(haul)), seat, spoils=Spoils())
        case Wagered(stake=stake):
            return replace(state, stage="gambling", stake=stake)
        case SaloonRolled():
            stage = "resting" if state.anywhere else after_stop(state.left)
            return replace(state, stage=stage, stake=0)


def taken(state: PionjarState, seat: int, goods: Goods, value: int | None) -> PionjarState:
    """The table once the seat has the card of this value from the goods' stack."""
    if value is None:
        raise ValueError("what others are told of a card is no event to fold")
    stack = list(state.stacks.of(goods))
    stack.remove(value)
    spoils = state.pioneers[seat].spoils
    held = spoils.having(goods, (*spoils.of(goods), value))
    stacks = state.stacks.having(goods, tuple(stack))
    return with_seat(replace(state, stacks=stacks), seat, spoils=held)


def _sold(state: PionjarState, seat: int, goods: Goods) -> PionjarState:
    spoils = state.pioneers[seat].spoils
    gone = state.gone.having(goods, state.gone.of(goods) + spoils.of(goods))
    sold = replace(state, stage="landed", gone=gone)
    return with_seat(sold, seat, spoils=spoils.having(goods, ()))
