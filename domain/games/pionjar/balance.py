"""How Pionjär's balance is measured, and what is wanted of it."""

import statistics
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from domain.games.pionjar.actions import Action
from domain.games.pionjar.conserved import conserved
from domain.games.pionjar.data import PROPERTIES, SEATS_MAX, SEATS_MIN
from domain.games.pionjar.ending import finished, standing
from domain.games.pionjar.events import MoneyPaid, TradingPostBought
from domain.games.pionjar.one_sided import ONE_SIDED
from domain.games.pionjar.state import PionjarState
from domain.games.pionjar.view import PionjarView
from domain.kernel.balance import Balance, Wish

THOUSAND: Final = 1_000
USED: Final = 80
PROPERTY_SPREAD: Final = 70
ALL_SIZES: Final = frozenset(range(SEATS_MIN, SEATS_MAX + 1))


def figures(events: Sequence[Struct], state: PionjarState) -> dict[str, int]:
    """Of a finished match: what its property won, whether the last roll decided it, and more.

    Shares are of 1,000; the winner's capital is in thousandths of the median loser's.
    """
    totals, winners = standing(state), finished(state).winners
    losers = [total for seat, total in enumerate(totals) if seat not in winners]
    taken: dict[str, int] = {
        f"won by {pioneer.property}": THOUSAND // len(winners) * (seat in winners)
        for seat, pioneer in enumerate(state.pioneers)
        if pioneer.property is not None
    }
    bought = any(isinstance(event, TradingPostBought) for event in events)
    taken["trading post bought"] = THOUSAND * bought
    taken["decided by the last roll"] = THOUSAND * _last_roll_decides(events, totals, winners)
    if losers:
        taken["lead"] = max(totals) * THOUSAND // max(1, int(statistics.median(losers)))
    return taken


def _last_roll_decides(
    events: Sequence[Struct], totals: Sequence[int], winners: Sequence[int]
) -> bool:
    for event in events:
        match event:
            case MoneyPaid(payee=int(seat), amount=amount, reason="last_roll"):
                before = [total - amount * (other == seat) for other, total in enumerate(totals)]
                best = max(before)
                return [other for other, total in enumerate(before) if total == best] != [*winners]
            case _:
                pass
    return False


PIONJAR_BALANCE: Final[Balance[PionjarState, PionjarView, Action]] = Balance(
    conserved=conserved,
    standing=standing,
    one_sided=ONE_SIDED,
    seat_spread=6,
    seen={
        ("pionjar.wagered", ""): USED,
        ("pionjar.trail_entered", ""): USED,
        ("pionjar.lot_sold", ""): USED,
    },
    figures=figures,
    wishes=(
        *(
            Wish(
                about=f"the holder of {name} wins within 7 points of equal",
                figure=f"won by {name}",
                reading="share",
                seats=frozenset({SEATS_MAX}),
                least=THOUSAND // SEATS_MAX - PROPERTY_SPREAD,
                most=THOUSAND // SEATS_MAX + PROPERTY_SPREAD,
            )
            for name in PROPERTIES
        ),
        Wish(
            about="the trading post is bought in 50 % of matches",
            figure="trading post bought",
            reading="share",
            seats=frozenset({SEATS_MIN}),
            least=500,
        ),
        Wish(
            about="the trading post is bought in 80 % of matches",
            figure="trading post bought",
            reading="share",
            seats=ALL_SIZES - {SEATS_MIN},
            least=800,
        ),
        Wish(
            about="the last roll decides at most 20 % of matches",
            figure="decided by the last roll",
            reading="share",
            seats=ALL_SIZES,
            most=200,
        ),
        Wish(
            about="the winner has 2.2 times the median loser's capital at most",
            figure="lead",
            reading="median",
            seats=ALL_SIZES,
            most=2_200,
        ),
    ),
)
