"""Breeding: herds double once a lap, as far as pasture and chips allow (RA-13, RA-14)."""

from domain.games.rancher.data import DEEDS, FARM_AT, NO_FARM
from domain.games.rancher.events import Event, HerdGrew, Limit
from domain.games.rancher.state import RancherState
from domain.games.rancher.supply import chips_left, herds


def is_due(state: RancherState, seat: int, space: int, lap: int) -> bool:
    """Whether a rider of the seat on this space, in this lap, makes the herd there grow."""
    number = FARM_AT[space]
    if number == NO_FARM:
        return False
    farm = state.farms[number]
    return farm is not None and farm.owner == seat and lap >= farm.grows_from_lap


def grow(state: RancherState, seat: int) -> list[Event]:
    """The herd at the rider's space doubles up to the nearer limit."""
    number = FARM_AT[state.ranchers[seat].space]
    farm, deed = state.farms[number], DEEDS[number]
    if farm is None:
        raise AssertionError("only an owned farm breeds")
    room = deed.capacity - farm.chips
    supply = chips_left(seat, herds(state))
    added = min(farm.chips, room, supply)
    limit: Limit | None = None
    if added < farm.chips:
        limit = "pasture" if room <= supply else "supply"
    return [HerdGrew(seat, deed.id, added, farm.chips + added, limit)]
