"""Distances over plain track on each sheet, for bots: made once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from domain.games.pioneer_rails.data import SheetId
from domain.games.pioneer_rails.maps import MAPS, Map, Way, bits

FAR: Final = 99
Field = tuple[int, ...]
"""For each corner, how many plain tracks it is away."""


def field(of: Map, sources: Iterable[int]) -> Field:
    """The distance of every corner from the nearest of these."""
    away = dict.fromkeys(sources, 0)
    todo = list(away)
    for corner in todo:
        for beside, _, way in of.ways[corner]:
            if way == "rail" and beside not in away:
                away[beside] = away[corner] + 1
                todo.append(beside)
    return tuple(away.get(corner, FAR) for corner in range(len(of.corners)))


def _corners(of: Map, edges: int) -> list[int]:
    return [
        corner
        for corner, ways in enumerate(of.ways)
        if any(edges >> edge & 1 for _, edge, _ in ways)
    ]


@lru_cache
def building_fields(sheet: SheetId) -> dict[str, Field]:
    """The distance from each building and ranch."""
    of = MAPS[sheet]
    edges = {building.id: building.edges for building in of.buildings} | {**of.ranch_edges}
    return {name: field(of, _corners(of, mask)) for name, mask in edges.items()}


@lru_cache
def town_fields(sheet: SheetId) -> dict[int, Field]:
    """The distance from each town, by its corner."""
    of = MAPS[sheet]
    return {corner: field(of, [corner]) for corner in bits(of.towns)}


@lru_cache
def way_field(sheet: SheetId, way: Way) -> Field:
    """The distance from the nearest edge for a bridge or tunnel."""
    of = MAPS[sheet]
    near = [
        corner for corner, ways in enumerate(of.ways) if any(kind == way for _, _, kind in ways)
    ]
    return field(of, near)
