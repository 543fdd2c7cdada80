"""Where the almanac leads next: months and squares of the rides to come (PJ-12, PJ-14)."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from domain.games.pionjar.calendar import steps_in
from domain.games.pionjar.data import CIRCUIT, GATE
from domain.games.pionjar.state import NO_MONTH, PionjarState, mover

RIDES_AHEAD: Final = 3


class Ride(Struct, frozen=True):
    """A ride to come: in which month, how far, and to which square if nothing else happens."""

    month: int
    steps: int
    square: int


def rides_ahead(state: PionjarState, seat: int) -> tuple[Ride, ...]:
    """The seat's next rides; none on the road and on trails, where the die decides."""
    pioneer = state.pioneers[seat]
    if pioneer.where not in ("ring", "prison") or pioneer.property is None:
        return ()
    square = GATE if pioneer.where == "prison" else pioneer.at
    rides: list[Ride] = []
    for month in _months_ahead(state, seat):
        if month < pioneer.free_from:
            continue
        if month > state.last_month or len(rides) == RIDES_AHEAD:
            break
        steps = steps_in(pioneer, month)
        square = (square + steps) % CIRCUIT
        rides.append(Ride(month, steps, square))
    return tuple(rides)


def _months_ahead(state: PionjarState, seat: int) -> Iterator[int]:
    """The month of each of the seat's turns to come, this one included while it has not moved."""
    if state.month == NO_MONTH:
        return
    seats, now = len(state.pioneers), mover(state)
    turns = 0 if seat == now and state.stage == "setting_out" else (seat - now - 1) % seats + 1
    to_pacemaker = (state.pacemaker - now - 1) % seats + 1
    month = state.month
    while month <= state.last_month:
        # The marker moves on with each turn of the first squatter, but in January 1858 (PJ-52).
        begun = (turns - to_pacemaker) // seats + 1
        month = state.month + max(0, begun - state.january)
        yield month
        turns += seats
