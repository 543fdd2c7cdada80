"""Small steps of folding that many events share."""

from msgspec.structs import replace

from domain.games.pionjar.events import Purse
from domain.games.pionjar.state import PionjarState, Stage


def with_seat(state: PionjarState, seat: int, **changes: object) -> PionjarState:
    """The table with these fields of the seat's pioneer changed."""
    pioneers = state.pioneers
    pioneer = replace(pioneers[seat], **changes)
    return replace(state, pioneers=(*pioneers[:seat], pioneer, *pioneers[seat + 1 :]))


def paid(state: PionjarState, payer: Purse, payee: Purse, amount: int) -> PionjarState:
    """The table after a payment."""
    return _received(_received(state, payer, -amount), payee, amount)


def _received(state: PionjarState, purse: Purse, amount: int) -> PionjarState:
    if purse == "bank":
        return replace(state, bank=state.bank + amount)
    if purse == "saloon":
        return replace(state, saloon=state.saloon + amount)
    return with_seat(state, purse, cash=state.pioneers[purse].cash + amount)


def after_stop(left: int) -> Stage:
    """Where a move stands after a stop with so many steps left."""
    return "moving" if left else "landing"
