"""The 21 goals: when a sheet has reached one (PR-41)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from domain.games.pioneer_rails.data import SUITS, GoalId
from domain.games.pioneer_rails.maps import Map, Way, bits
from domain.games.pioneer_rails.position import Position
from domain.games.pioneer_rails.state import Sheet

TWO_TRACKS: Final = 2


class Holding(NamedTuple):
    """A sheet after a turn, with its lines."""

    of: Map
    at: Position
    sheet: Sheet


def _done(held: Holding, kind: str) -> int:
    return sum(building.startswith(f"{kind}_") for building in held.sheet.done)


def _specials(held: Holding, way: Way) -> int:
    return len({track.station for track in held.sheet.tracks if track.way == way})


def _stations_at(held: Holding, corners: int) -> int:
    return sum(bool(used & corners) for used in held.at.corners)


def _towns_at(held: Holding, corners: int) -> int:
    return sum(corners >> held.of.town_corner[town] & 1 for town in held.sheet.towns)


def _best_station(held: Holding) -> int:
    return max((used & held.of.towns).bit_count() for used in held.at.corners)


def _best_town(held: Holding) -> int:
    return max(
        (sum(used >> town & 1 for used in held.at.corners) for town in bits(held.of.towns)),
        default=0,
    )


def _forts_with_two(held: Holding) -> int:
    return sum(
        building.kind == "fort" and (building.edges & held.at.laid).bit_count() >= TWO_TRACKS
        for building in held.of.buildings
    )


class Goal(NamedTuple):
    """How much of something is wanted, and how much of it a sheet has."""

    wanted: int
    has: Callable[[Holding], int]


GOALS: Final[Mapping[GoalId, Goal]] = MappingProxyType(
    {
        "1A": Goal(5, lambda held: held.sheet.banked),
        "1B": Goal(8, lambda held: held.sheet.gold),
        "1C": Goal(2, lambda held: _done(held, "bank")),
        "1D": Goal(3, lambda held: _done(held, "saloon")),
        "1E": Goal(1, lambda held: _done(held, "fort")),
        "1F": Goal(3, lambda held: _stations_at(held, held.of.rim)),
        "1G": Goal(4, lambda held: sum(bool(of & held.at.laid) for of in held.of.ranges)),
        "1H": Goal(5, lambda held: _done(held, "ranch")),
        "1I": Goal(2, lambda held: _specials(held, "tunnel")),
        "1J": Goal(1, lambda held: int(held.sheet.mixed)),
        "1K": Goal(6, lambda held: len(held.sheet.towns)),
        "1L": Goal(3, _best_station),
        "1M": Goal(2, lambda held: _specials(held, "bridge")),
        "1N": Goal(2, _best_town),
        "1O": Goal(2, lambda held: _done(held, "yard")),
        "2A": Goal(6, lambda held: len(held.sheet.caught)),
        "2B": Goal(2, lambda held: _done(held, "jail")),
        "2C": Goal(3, _forts_with_two),
        "2D": Goal(len(SUITS), lambda held: _stations_at(held, held.of.mountain_corners)),
        "2E": Goal(3, lambda held: _towns_at(held, held.of.mountain_corners)),
        "2F": Goal(3, lambda held: _towns_at(held, held.of.river_corners)),
    }
)


def reached(held: Holding, goal: GoalId) -> bool:
    """Whether the sheet has what the goal wants."""
    wanted, has = GOALS[goal]
    return has(held) >= wanted
