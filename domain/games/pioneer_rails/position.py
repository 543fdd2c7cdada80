"""Where a sheet's lines run, as sets of corners and edges: which tracks may be laid."""

from collections.abc import Container
from functools import lru_cache
from typing import Final, NamedTuple

from domain.games.pioneer_rails.data import LINES_AT_A_TOWN, SUIT_NUMBER, SUITS
from domain.games.pioneer_rails.maps import NO_EDGE, Map, Way, bits, mask_of
from domain.games.pioneer_rails.regions import REGIONS, Gates
from domain.games.pioneer_rails.state import Laid

_COUNT_BITS: Final = 2
_COUNT: Final = 3
POSITIONS_KEPT: Final = 64
"""A turn is planned in many steps from one position."""


class Step(NamedTuple):
    """A track that may be laid; corners and edges by number, `edge` NO_EDGE for a shortcut.

    `station` by number of its suit; `line` counts the station's lines from 1.
    """

    station: int
    line: int
    start: int
    end: int
    edge: int
    way: Way


class Position(NamedTuple):
    """All lines of a sheet: sets are bits of ints, and tuples go by number of suit.

    `laid` edges; `touched` corners; `ends`: open ends of lines; `corners` and `edges` that
    a station's lines use; `lines` begun; `full`: towns that take no more lines, `visits`
    two bits a town; `crossed`: land with a shortcut; `gates` that are open for cattle;
    `line_at`: for corners other than towns, the number of the line.
    """

    laid: int
    touched: int
    ends: tuple[int, ...]
    corners: tuple[int, ...]
    edges: tuple[int, ...]
    lines: tuple[int, ...]
    full: int
    visits: int
    crossed: int
    gates: Gates
    line_at: dict[int, int]


def empty(of: Map) -> Position:
    """A sheet without track."""
    none = (0,) * len(SUITS)
    return Position(0, 0, none, none, none, none, 0, 0, 0, REGIONS[of.sheet.id].open, {})


def steps(of: Map, at: Position, station: int, ways: Container[Way]) -> list[Step]:
    """Every track of these kinds that a station's lines could go on with.

    Starts at the station come last; branches after the lines that they would leave.
    """
    found: list[Step] = []
    blocked = at.touched & ~of.towns | at.full  # PR-11
    laid, crossed, line_at = at.laid, at.crossed, at.line_at
    shortcuts = "shortcut" in ways
    ends, begun = at.ends[station], at.lines[station]
    fresh = of.station_corners[station] & ~at.touched  # PR-10
    for start in (*bits(ends), *bits(fresh)):
        line = line_at.get(start, begun + 1)
        for end, edge, way in of.ways[start]:
            if way in ways and not (blocked >> end & 1 or laid >> edge & 1):
                found.append(Step(station, line, start, end, edge, way))
        if shortcuts:
            for end, land in of.shortcuts[start]:
                if not (crossed & land or blocked >> end & 1):  # PR-17
                    found.append(Step(station, line, start, end, NO_EDGE, "shortcut"))
    if "switch" in ways:
        for start in bits(at.corners[station] & ~ends & ~of.towns):  # PR-18
            for end, edge, way in of.ways[start]:
                if way == "rail" and not (blocked >> end & 1 or laid >> edge & 1):
                    found.append(Step(station, line_at[start], start, end, edge, "switch"))
    return found


def after(of: Map, at: Position, step: Step) -> Position:
    """The position once a step is taken; trusts it."""
    station, line, start, end, edge, _ = step
    before, bit = at.ends[station], 1 << end
    ends, full, visits, line_at = before & ~(1 << start), at.full, at.visits, at.line_at
    if start not in line_at:
        line_at = {**line_at, start: line}
    town = of.town_at.get(end)
    if town is None:
        ends |= bit
        line_at = {**line_at, end: line}
    else:
        place = _COUNT_BITS * town
        visits += 1 << place
        if visits >> place & _COUNT >= LINES_AT_A_TOWN:
            full |= bit
    used, crossed, gates = 0, at.crossed, at.gates
    if edge == NO_EDGE:
        crossed |= of.land_between(start, end)
    else:
        used = 1 << edge
        gates = REGIONS[of.sheet.id].closed(gates, edge)
    both = 1 << start | bit
    return Position(
        at.laid | used,
        at.touched | both,
        _put(at.ends, station, ends),
        _put(at.corners, station, at.corners[station] | both),
        _put(at.edges, station, at.edges[station] | used),
        _put(at.lines, station, max(at.lines[station], line)),
        full,
        visits,
        crossed,
        gates,
        line_at,
    )


def _put(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])


@lru_cache(POSITIONS_KEPT)
def position(of: Map, tracks: tuple[Laid, ...]) -> Position:
    """The position that recorded tracks have led to; trusts them."""
    ends, corners, edges, lines = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    visits, crossed, gates = 0, 0, REGIONS[of.sheet.id].open
    line_at: dict[int, int] = {}
    numbers, joins, towns, closed = (
        of.corner_number,
        of.joins,
        of.town_at,
        REGIONS[of.sheet.id].closed,
    )
    for track in tracks:
        start, end, station = numbers[track.start], numbers[track.end], SUIT_NUMBER[track.station]
        edge, _ = joins[start, end]
        if edge == NO_EDGE:
            crossed |= of.land_between(start, end)
        else:
            edges[station] |= 1 << edge
            gates = closed(gates, edge)
        line_at[start] = track.line
        ends[station] &= ~(1 << start)
        if end in towns:
            visits += 1 << _COUNT_BITS * towns[end]
        else:
            ends[station] |= 1 << end
            line_at[end] = track.line
        corners[station] |= 1 << start | 1 << end
        lines[station] = max(lines[station], track.line)
    full = mask_of(
        corner
        for corner, town in towns.items()
        if visits >> _COUNT_BITS * town & _COUNT >= LINES_AT_A_TOWN
    )
    touched = corners[0] | corners[1] | corners[2] | corners[3]
    laid = edges[0] | edges[1] | edges[2] | edges[3]
    return Position(
        laid, touched, tuple(ends), tuple(corners), tuple(edges), tuple(lines), full, visits,
        crossed, gates, line_at,
    )  # fmt: skip
