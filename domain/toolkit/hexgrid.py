"""Hexes in axial coordinates (q, r), with a corner at the top and at the bottom ("pointy").

Directions, edges and corners are numbered clockwise. Corners: 0 N, 1 NE, 2 SE, 3 S, 4 SW,
5 NW; edge i joins corners i and i + 1, and direction i leads across it: 0 NE, 1 E, 2 SE,
3 SW, 4 W, 5 NW. Every corner is the top (0) or the bottom (3) of exactly one hex, and every
edge is edge 0, 1 or 2 of exactly one: that is its own name, whichever hex it was asked of.
"""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

SIDES: Final = 6
TOP: Final = 0
BOTTOM: Final = 3


class Hex(NamedTuple):
    """A hex by its column q and row r."""

    q: int
    r: int


class Corner(NamedTuple):
    """The TOP or BOTTOM corner of the hex (q, r), which may lie off the map."""

    q: int
    r: int
    end: int


class Edge(NamedTuple):
    """Edge 0, 1 or 2 of the hex (q, r), which may lie off the map."""

    q: int
    r: int
    side: int


DIRECTIONS: Final = (Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1))
_CORNERS: Final = (
    Corner(0, 0, TOP),
    Corner(1, -1, BOTTOM),
    Corner(0, 1, TOP),
    Corner(0, 0, BOTTOM),
    Corner(-1, 1, TOP),
    Corner(0, -1, BOTTOM),
)


def neighbour(at: Hex, direction: int) -> Hex:
    """The hex next to this one."""
    step = DIRECTIONS[direction % SIDES]
    return Hex(at.q + step.q, at.r + step.r)


def corner(at: Hex, number: int) -> Corner:
    """Corner `number` of a hex."""
    step = _CORNERS[number % SIDES]
    return Corner(at.q + step.q, at.r + step.r, step.end)


def edge(at: Hex, number: int) -> Edge:
    """Edge `number` of a hex."""
    side = number % SIDES
    if side < BOTTOM:
        return Edge(at.q, at.r, side)
    beyond = neighbour(at, side)
    return Edge(beyond.q, beyond.r, side - BOTTOM)


def corners(at: Hex) -> tuple[Corner, ...]:
    """The six corners of a hex."""
    return tuple(corner(at, number) for number in range(SIDES))


def edges(at: Hex) -> tuple[Edge, ...]:
    """The six edges of a hex."""
    return tuple(edge(at, number) for number in range(SIDES))


def ends(of: Edge) -> tuple[Corner, Corner]:
    """The two corners that an edge joins."""
    at = Hex(of.q, of.r)
    return corner(at, of.side), corner(at, of.side + 1)


def beside(of: Edge) -> tuple[Hex, Hex]:
    """The two hexes that an edge parts."""
    at = Hex(of.q, of.r)
    return at, neighbour(at, of.side)


def around(of: Corner) -> tuple[Hex, Hex, Hex]:
    """The three hexes that meet in a corner."""
    at = Hex(of.q, of.r)
    if of.end == TOP:
        return at, neighbour(at, 5), neighbour(at, 0)
    return at, neighbour(at, 2), neighbour(at, 3)


def groups(hexes: Iterable[Hex]) -> tuple[tuple[Hex, ...], ...]:
    """Hexes parted into groups of adjoining ones, all in reading order."""
    left = sorted(set(hexes), key=_reading)
    found = []
    while left:
        group, new = {left[0]}, [left[0]]
        while new:
            new = [at for at in _next_to(new, left) if at not in group]
            group |= {*new}
        found.append(tuple(at for at in left if at in group))
        left = [at for at in left if at not in group]
    return tuple(found)


def _next_to(hexes: Iterable[Hex], among: Collection[Hex]) -> list[Hex]:
    every = (neighbour(at, direction) for at in hexes for direction in range(SIDES))
    return [at for at in every if at in among]


def _reading(at: Hex) -> tuple[int, int]:
    return at.r, at.q


def corner_name(of: Corner) -> str:
    """A corner as data files write it: "q,r:0" or "q,r:3"."""
    return f"{of.q},{of.r}:{of.end}"


def edge_name(of: Edge) -> str:
    """An edge as data files write it: "q,r/0", "/1" or "/2"."""
    return f"{of.q},{of.r}/{of.side}"
