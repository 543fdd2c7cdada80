"""Regions of land, flooded as bits of an int: which ranches are cut off from all others (PR-22).

A gate is an edge between two hexes of land that no track closes. There are three kinds, by
the direction in which they lead; each is a set of the hexes that they lead from.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from domain.games.pioneer_rails.data import SHEETS, SheetId
from domain.games.pioneer_rails.maps import BARRIERS, MAPS, Map
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Hex

GATES_KEPT: Final = 2048
"""Planning asks for the same few gates again and again."""
Gates = tuple[int, int, int]
"""Open gates to the north-east, east and south-east."""


class Regions:
    """One map's land: which gates there are before any track, and where its ranches lie."""

    def __init__(self, of: Map) -> None:
        """Number the hexes so that each direction is one shift."""
        columns = [at.q for at in of.ground]
        self._first = min(columns)
        self._width = max(columns) - self._first + 3
        land = {at for at, kind in of.ground.items() if kind not in BARRIERS}
        self.gate: dict[int, tuple[int, int]] = {}
        """For an edge between land and land: the kind of its gate, and its place in the set."""
        for number, edge in enumerate(of.edges):
            one, other = hexgrid.beside(edge)
            if one in land and other in land:
                self.gate[number] = (edge.side, 1 << self._place(one))
        self.ranches = {
            at.id: 1 << self._place(Hex(at.q, at.r)) for at in of.sheet.hexes if at.kind == "ranch"
        }
        self._herds = sum(self.ranches.values())
        gates = [0, 0, 0]
        for side, place in self.gate.values():
            gates[side] |= place
        self.open: Gates = (gates[0], gates[1], gates[2])
        self._all_alone = lru_cache(GATES_KEPT)(self._lone)

    def _place(self, at: Hex) -> int:
        return (at.r + 1) * self._width + at.q - self._first + 1

    def closed(self, gates: Gates, edge: int) -> Gates:
        """The gates that are open once this edge carries track."""
        gate = self.gate.get(edge)
        if gate is None:
            return gates
        side, place = gate
        north_east, east, south_east = gates
        if side == 0:
            return north_east & ~place, east, south_east
        if side == 1:
            return north_east, east & ~place, south_east
        return north_east, east, south_east & ~place

    def alone(self, gates: Gates, ranch: str) -> bool:
        """Whether no other ranch lies in this ranch's region."""
        region = self.ranches[ranch]
        others = self._herds ^ region
        north_east, east, south_east = gates
        wide, less = self._width, self._width - 1
        while True:
            grown = (
                region
                | (region & north_east) >> less
                | (region << less) & north_east
                | (region & east) << 1
                | (region >> 1) & east
                | (region & south_east) << wide
                | (region >> wide) & south_east
            )
            if grown & others:
                return False
            if grown == region:
                return True
            region = grown

    def parted(self, gates: Gates, done: tuple[str, ...]) -> Iterator[str]:
        """The ranches beside `done` that are cut off from every other one."""
        return (ranch for ranch in self._all_alone(gates) if ranch not in done)

    def _lone(self, gates: Gates) -> tuple[str, ...]:
        return tuple(ranch for ranch in self.ranches if self.alone(gates, ranch))


REGIONS: Final[dict[SheetId, Regions]] = {sheet: Regions(MAPS[sheet]) for sheet in SHEETS}
