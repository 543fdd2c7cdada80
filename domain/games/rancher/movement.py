"""Riding: which spaces a rider goes through, and where it has to stop on the way."""

from domain.games.rancher.breeding import is_due
from domain.games.rancher.data import FORK, NEXT, SHORTCUT_FIRST, START
from domain.games.rancher.events import Event, Rode, Rolled, WayChosen
from domain.games.rancher.state import RancherState, Way
from domain.games.rancher.thefts import is_thief_here, thieves
from domain.kernel.violations import RuleViolation


def stands_at_open_fork(state: RancherState, seat: int) -> bool:
    """Whether the rider has to be asked for its way: free, at the fork, more to ride (RA-9)."""
    rancher = state.ranchers[seat]
    # RA-10: with a herd in tow there is nothing to choose.
    return rancher.space == FORK and not rancher.tow and not state.way


def choose_way(seat: int, way: Way) -> list[Event]:
    """The way on from the fork; raises RuleViolation while none is named."""
    if way == "":
        raise RuleViolation("RA-9", "Choose the herd path or the shortcut.")
    return [WayChosen(seat, way)]


def set_out(state: RancherState, seat: int, value: int) -> list[Event]:
    """The roll, and the ride unless something is due where the rider still stands."""
    events: list[Event] = [Rolled(seat, value)]
    if not is_thief_here(state, seat) and not stands_at_open_fork(state, seat):
        events.append(ride(state, seat, value))
    return events


def ride(state: RancherState, seat: int, spaces: int) -> Rode:
    """The ride, up to the first space where something happens or is asked (RA-8, RA-29)."""
    rancher = state.ranchers[seat]
    met = {state.ranchers[thief].space for thief in thieves(state, seat)}
    space, lap, free = rancher.space, rancher.lap, not rancher.tow
    path = []
    for _ in range(spaces):
        space = SHORTCUT_FIRST if space == FORK and state.way == "shortcut" else NEXT[space]
        path.append(space)
        if space == START:
            lap += 1
        if space in met or is_due(state, seat, space, lap) or (space == FORK and free):
            break
    return Rode(seat, tuple(path))
