"""Pioneers of one idea each, who else play as well as they can: none of them may do too well."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from domain.games.pionjar import bot
from domain.games.pionjar.actions import (
    Action,
    Bid,
    EnterTrail,
    Equip,
    Move,
    PassBid,
    RideOn,
    Visit,
)
from domain.games.pionjar.auctions import highest_bid
from domain.games.pionjar.filling import filled
from domain.games.pionjar.options import options
from domain.games.pionjar.prospects import me, mean_value, redemption_due
from domain.games.pionjar.view import PionjarView
from domain.kernel.rules import ChoiceAsk, Draw, NumberAsk


@dataclass(frozen=True)
class OneSided:
    """The standard pioneer, but that it has this done instead."""

    instead: Callable[[PionjarView, Action], Action]

    def advise(self, view: PionjarView, draw: Draw) -> Action:
        """A legal action for the view's awaited seat."""
        return self.instead(view, bot.advise(view, draw))


def _visiting(**always: int | str) -> Callable[[PionjarView, Action], Action]:
    """The standard visit, but that these fields are always answered like this."""

    def instead(view: PionjarView, advised: Action) -> Action:
        if not isinstance(advised, Visit):
            return advised

        def answers(ask: NumberAsk | ChoiceAsk, _: object) -> int | str:
            given: int | str = always.get(ask.field, getattr(advised, ask.field))
            if isinstance(ask, NumberAsk):
                return min(ask.max, max(0, int(given)))
            return given or "no"

        return filled(view, options(view, None)[0], answers)

    return instead


_stays = _visiting(trail="no")
_goes = _visiting(trail="yes")


def _never_trails(view: PionjarView, advised: Action) -> Action:
    return Move() if isinstance(advised, EnterTrail) else _stays(view, advised)


def _always_trails(view: PionjarView, advised: Action) -> Action:
    departs = len(options(view, None)) > 1 and isinstance(advised, Move)
    return EnterTrail() if departs else _goes(view, advised)


_sows_nothing = _visiting(harvest=0, timber=0)


def _never_equips(view: PionjarView, advised: Action) -> Action:
    return RideOn() if isinstance(advised, Equip) else _sows_nothing(view, advised)


def _never_bids(_: PionjarView, advised: Action) -> Action:
    return PassBid() if isinstance(advised, Bid) else advised


def _bids_high(view: PionjarView, advised: Action) -> Action:
    auction = view.auction
    if auction is None or not isinstance(advised, Bid | PassBid):
        return advised
    seat = me(view)
    wanted = min(mean_value(view, auction.goods) * 5 // 4, seat.cash - redemption_due(seat))
    return Bid(highest_bid(wanted)) if highest_bid(wanted) >= auction.lowest else PassBid()


ONE_SIDED: Final[Mapping[str, OneSided]] = MappingProxyType(
    {
        "never trails": OneSided(_never_trails),
        "always trails": OneSided(_always_trails),
        "never buys land": OneSided(_visiting(land="no")),
        "never bids": OneSided(_never_bids),
        "bids high": OneSided(_bids_high),
        "never equips": OneSided(_never_equips),
        "buys the trading post first": OneSided(_visiting(trading_post="yes")),
    }
)
"""By what they do."""
