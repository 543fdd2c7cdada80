"""The four maps as graphs: corners, edges and hexes by number, sets of them as bits of an int."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, get_args

from domain.games.pioneer_rails.data import SHEETS, SUITS, Kind, SheetId, SheetPrint
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Corner, Hex

Way = Literal["rail", "bridge", "tunnel", "shortcut", "switch"]
"""How a track is laid; all but the first need a town's effect or an owner."""

BARRIERS: Final = ("river", "mountain", "station")
OPPOSITE: Final = 3
NO_EDGE: Final = -1
BUILDINGS: Final[tuple[Kind, ...]] = tuple(kind for kind in get_args(Kind) if kind != "ranch")


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, from low to high."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@dataclass(frozen=True)
class Building:
    """A building: its edges, and how many of them need track (0: it never activates by track)."""

    id: str
    kind: Kind
    edges: int
    needed: int


class Map:
    """One sheet's map, made once; everything in it is constant."""

    def __init__(self, sheet: SheetPrint) -> None:
        """Number the corners and edges of a sheet in reading order."""
        self.sheet = sheet
        self.desert = sheet.family == "desert"
        self.ground = {Hex(at.q, at.r): at.kind for at in sheet.hexes}
        edges = {edge for at in self.ground for edge in hexgrid.edges(at)}
        self.edges = sorted(edges, key=lambda edge: (edge.r, edge.q, edge.side))
        corners = {corner for at in self.ground for corner in hexgrid.corners(at)}
        self.corners = sorted(corners, key=lambda corner: (corner.r, corner.q, corner.end))
        self.edge_names = [hexgrid.edge_name(edge) for edge in self.edges]
        self.corner_names = [hexgrid.corner_name(corner) for corner in self.corners]
        self.corner_number = {name: number for number, name in enumerate(self.corner_names)}
        self.edge_number = {edge: number for number, edge in enumerate(self.edges)}

    @cached_property
    def ways(self) -> list[tuple[tuple[int, int, Way], ...]]:
        """For each corner, where an edge leads: (corner, edge, way); none along stations."""
        found: list[list[tuple[int, int, Way]]] = [[] for _ in self.corners]
        for number, edge in enumerate(self.edges):
            kinds = [self.ground.get(at) for at in hexgrid.beside(edge)]
            if "station" in kinds:  # PR-13
                continue
            one, other = (self._number(corner) for corner in hexgrid.ends(edge))
            way: Way = "rail"
            if kinds == ["river", "river"]:
                way = "bridge"
            elif kinds == ["mountain", "mountain"]:
                way = "tunnel"
            found[one].append((other, number, way))
            found[other].append((one, number, way))
        return [tuple(ways) for ways in found]

    @cached_property
    def shortcuts(self) -> list[tuple[tuple[int, int], ...]]:
        """For each corner, the opposite corners across empty land, and the hex as a set (PR-17)."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.corners]
        land = [at for at, kind in self.ground.items() if kind == "land"]
        for number, at in enumerate(land):
            corners = [self._number(corner) for corner in hexgrid.corners(at)]
            for one, other in zip(corners, corners[OPPOSITE:] + corners[:OPPOSITE], strict=True):
                found[one].append((other, 1 << number))
        return [tuple(across) for across in found]

    @cached_property
    def joins(self) -> Mapping[tuple[int, int], tuple[int, Way]]:
        """Between two corners: the edge, and how track is laid there; NO_EDGE across land."""
        found: dict[tuple[int, int], tuple[int, Way]] = {}
        for one, ways in enumerate(self.ways):
            found |= {(one, other): (edge, way) for other, edge, way in ways}
        for one, shortcuts in enumerate(self.shortcuts):
            found |= {(one, other): (NO_EDGE, "shortcut") for other, _ in shortcuts}
        return found

    def land_between(self, one: int, other: int) -> int:
        """The hex, as a set, that a shortcut between two opposite corners crosses."""
        return next(land for corner, land in self.shortcuts[one] if corner == other)

    @cached_property
    def station_corners(self) -> tuple[int, ...]:
        """The corners of each suit's station."""
        by_suit = {at.suit: Hex(at.q, at.r) for at in self.sheet.hexes if at.suit}
        return tuple(self._corner_mask([by_suit[suit]]) for suit in SUITS)

    @cached_property
    def town_at(self) -> Mapping[int, int]:
        """The number of the town on a corner."""
        return {self.corner_number[town.at]: number for number, town in enumerate(self.sheet.towns)}

    @cached_property
    def town_ids(self) -> tuple[str, ...]:
        """The towns by number."""
        return tuple(town.id for town in self.sheet.towns)

    @cached_property
    def town_corner(self) -> Mapping[str, int]:
        """The corner that a town stands on."""
        return {town.id: self.corner_number[town.at] for town in self.sheet.towns}

    @cached_property
    def towns(self) -> int:
        """All corners with a town."""
        return mask_of(self.town_at)

    @cached_property
    def buildings(self) -> tuple[Building, ...]:
        """Every building but ranches, in reading order; a Forest fort needs nothing."""
        return tuple(
            Building(at.id, kind, self._edge_mask([Hex(at.q, at.r)]), at.edges_needed)
            for at in self.sheet.hexes
            for kind in BUILDINGS
            if at.kind == kind
        )

    @cached_property
    def ranch_edges(self) -> Mapping[str, int]:
        """The edges of each ranch."""
        ranches = (at for at in self.sheet.hexes if at.kind == "ranch")
        return {at.id: self._edge_mask([Hex(at.q, at.r)]) for at in ranches}

    @cached_property
    def building(self) -> Mapping[str, Building]:
        """A building by its identifier."""
        return {building.id: building for building in self.buildings}

    @cached_property
    def buildings_at(self) -> list[tuple[Building, ...]]:
        """The buildings beside each edge."""
        return [
            tuple(building for building in self.buildings if building.edges >> edge & 1)
            for edge in range(len(self.edges))
        ]

    @cached_property
    def forts(self) -> int:
        """The edges of all forts."""
        return mask_of(
            edge
            for building in self.buildings
            if building.kind == "fort"
            for edge in bits(building.edges)
        )

    @cached_property
    def ranges(self) -> tuple[int, ...]:
        """The edges of each mountain range."""
        return tuple(self._edge_mask(group) for group in hexgrid.groups(self.hexes("mountain")))

    @cached_property
    def rim(self) -> int:
        """The corners on the map's edge."""
        return mask_of(
            number
            for number, corner in enumerate(self.corners)
            if any(at not in self.ground for at in hexgrid.around(corner))
        )

    @cached_property
    def mountain_corners(self) -> int:
        """The corners of mountains."""
        return self._corner_mask(self.hexes("mountain"))

    @cached_property
    def river_corners(self) -> int:
        """The corners of rivers."""
        return self._corner_mask(self.hexes("river"))

    @cached_property
    def wall_corners(self) -> int:
        """The corners at which something parts regions before any track is laid (PR-22)."""
        barriers = [at for at, kind in self.ground.items() if kind in BARRIERS]
        return self.rim | self._corner_mask(barriers)

    def hexes(self, kind: str) -> list[Hex]:
        """All hexes of a kind, in reading order."""
        return [at for at, found in self.ground.items() if found == kind]

    def _number(self, corner: Corner) -> int:
        return self.corner_number[hexgrid.corner_name(corner)]

    def _corner_mask(self, hexes: Iterable[Hex]) -> int:
        return mask_of(self._number(corner) for at in hexes for corner in hexgrid.corners(at))

    def _edge_mask(self, hexes: Iterable[Hex]) -> int:
        return mask_of(self.edge_number[edge] for at in hexes for edge in hexgrid.edges(at))


MAPS: Final[dict[SheetId, Map]] = {sheet: Map(printed) for sheet, printed in SHEETS.items()}
