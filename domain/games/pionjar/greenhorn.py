"""A pioneer who is new to the trade: takes things as they come, and looks no further."""

from typing import Final

from domain.games.pionjar.actions import (
    Action,
    Bid,
    ChooseBranch,
    ChooseTrail,
    Equip,
    PassBid,
    PlaceRaider,
    RideOn,
    TakeLease,
    Visit,
    Wager,
)
from domain.games.pionjar.filling import filled
from domain.games.pionjar.options import options
from domain.games.pionjar.view import PionjarView
from domain.kernel.rules import ChoiceAsk, Draw, NumberAsk, Option

ONE_IN: Final = 4
"""How often a greenhorn tries what it does not understand."""
PENNY: Final = 100


def advise(view: PionjarView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat."""
    listed = options(view, None)
    match listed[0]:
        case Option(action=ChooseBranch() | ChooseTrail() | PlaceRaider()):
            return listed[draw(len(listed))].action
        case Option(action=Equip() | Visit()) as option:
            # One card of each kind is enough to begin with.
            enters = draw(ONE_IN) == 0
            return filled(view, option, lambda ask, _: _answer(ask, enters=enters))
        case Option(action=Wager(), ask=NumberAsk(max=cash)):
            return RideOn() if draw(ONE_IN) else Wager(min(PENNY, cash))
        case Option(action=Bid(), ask=NumberAsk(min=least)):
            return PassBid() if draw(ONE_IN) else Bid(least)
        case Option(action=TakeLease()):
            return RideOn()
        case option:
            return option.action


def _answer(ask: NumberAsk | ChoiceAsk, *, enters: bool) -> int | str:
    if isinstance(ask, NumberAsk):
        return min(1, ask.max)
    return "yes" if ask.field == "trail" and enters else "no"
