"""Time: turns that begin, the marker that moves on, what a new year brings (PJ-12 to PJ-14)."""

from typing import Final

from domain.games.pionjar.data import (
    DEEDS,
    MONTHS_A_YEAR,
    SALOON_JANUARY,
)
from domain.games.pionjar.events import (
    Event,
    LeaseEnded,
    MoneyPaid,
    MonthBegan,
    PricesLapsed,
    Released,
    TurnBegan,
    TurnSkipped,
)
from domain.games.pionjar.state import NOBODY, Pioneer, PionjarState, round_of, seat_of

DECEMBER: Final = MONTHS_A_YEAR - 1


def is_december(month: int) -> bool:
    """Whether the month ends a year."""
    return month % MONTHS_A_YEAR == DECEMBER


def is_over(state: PionjarState) -> bool:
    """Whether the marker would leave the last month with the next turn (PJ-53)."""
    return state.month == state.last_month and seat_of(state, state.turn + 1) == state.pacemaker


def begin(state: PionjarState) -> list[Event]:
    """The next turn, the month that begins with it, and what makes the turn fall away."""
    turn = state.turn + 1
    seat = seat_of(state, turn)
    pioneer, month = state.pioneers[seat], state.month
    events: list[Event] = [TurnBegan(seat, round_of(state, turn))]
    if seat == state.pacemaker and not state.january:
        month += 1
        events += _month(state, month)
    if pioneer.skips:
        events.append(TurnSkipped(seat, "washed_out"))
    elif pioneer.where == "prison":
        inside = month < pioneer.free_from
        events.append(TurnSkipped(seat, "prison") if inside else Released(seat))
    return events


def _month(state: PionjarState, month: int) -> list[Event]:
    events: list[Event] = [MonthBegan(month)]
    if month % MONTHS_A_YEAR:
        return events
    # PJ-52: prices lapse, the lease pays, the bank adds its money, and then a piece moves.
    if state.changes:
        events.append(PricesLapsed())
    if state.lease != NOBODY:
        events += lease_pays(state)
        events.append(LeaseEnded(state.lease))
    events.append(MoneyPaid("bank", "saloon", SALOON_JANUARY, "january"))
    return events


def lease_pays(state: PionjarState) -> list[Event]:
    """What is in the saloon goes to the leaseholder (PJ-44)."""
    if not state.saloon:
        return []
    return [MoneyPaid("saloon", state.lease, state.saloon, "lease_end")]


def steps_in(pioneer: Pioneer, month: int) -> int:
    """How far the almanac of the pioneer's property leads in this month (PJ-12)."""
    return 0 if pioneer.property is None else DEEDS[pioneer.property].numbers[month]
