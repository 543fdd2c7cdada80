"""Riding the squares as the almanac says (PJ-12, PJ-15, PJ-18)."""

from collections.abc import Iterable

from domain.games.pionjar.calendar import steps_in
from domain.games.pionjar.data import CIRCUIT, CITY, SALOONS
from domain.games.pionjar.events import Event, Rode, SetOut
from domain.games.pionjar.saloon import may_wager
from domain.games.pionjar.state import PionjarState


def squares_ahead(square: int, steps: int) -> list[int]:
    """The next squares clockwise."""
    return [(square + step) % CIRCUIT for step in range(1, steps + 1)]


def set_out(state: PionjarState, seat: int) -> list[Event]:
    """The almanac's number for the marked month, and the ride as far as the first stop."""
    steps = steps_in(state.pioneers[seat], state.month)
    return [SetOut(seat, steps), _ride(state, seat, steps)]


def ride(state: PionjarState, seat: int) -> list[Event]:
    """The ride goes on to the next stop, or to its end."""
    return [_ride(state, seat, state.left)]


def _ride(state: PionjarState, seat: int, steps: int) -> Rode:
    path = squares_ahead(state.pioneers[seat].at, steps)
    stops = {CITY}
    if not state.anywhere and may_wager(state, seat):
        stops |= SALOONS
    return Rode(seat, _up_to_first(path, stops))


def _up_to_first(path: list[int], stops: Iterable[int]) -> tuple[int, ...]:
    ends = [path.index(stop) for stop in stops if stop in path]
    return tuple(path[: min(ends) + 1] if ends else path)
