"""How few tracks would cut a ranch off from all others, and which: a bot's aim (PR-22)."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from domain.games.pioneer_rails.data import SheetId
from domain.games.pioneer_rails.maps import BARRIERS, MAPS, mask_of
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Hex

CUT_MAX: Final = 8
"""A ranch that takes more tracks than this is no aim."""
_NEVER: Final = 99
Links = dict[int, tuple[tuple[int, int], ...]]
"""For each hex of land its neighbours of land, with the edges between."""


@lru_cache
def land(sheet: SheetId) -> tuple[Links, dict[str, int]]:
    """The land of a sheet by number, and the ranches on it."""
    of = MAPS[sheet]
    numbers = {at: number for number, at in enumerate(of.ground) if of.ground[at] not in BARRIERS}
    found: dict[int, list[tuple[int, int]]] = {number: [] for number in numbers.values()}
    for edge, place in of.edge_number.items():
        one, other = hexgrid.beside(edge)
        if one in numbers and other in numbers:
            found[numbers[one]].append((numbers[other], place))
            found[numbers[other]].append((numbers[one], place))
    ranches = {at.id: numbers[Hex(at.q, at.r)] for at in of.sheet.hexes if at.kind == "ranch"}
    return {number: tuple(links) for number, links in found.items()}, ranches


class _Flow:
    """The most ways from one ranch to the others that share no edge: as many as a cut has."""

    def __init__(self, links: Links, laid: int, stuck: int) -> None:
        self._links, self._laid, self._stuck = links, laid, stuck
        self._flow: dict[tuple[int, int], int] = {}

    def reach(self, start: int, goals: Collection[int], *, forward: bool) -> dict[int, int]:
        """From where each hex is come to, as far as the first goal."""
        came, todo = {start: start}, [start]
        flow, laid, stuck = self._flow, self._laid, self._stuck
        for at in todo:
            for beside, edge in self._links[at]:
                if beside in came or laid >> edge & 1:
                    continue
                room = _NEVER if stuck >> edge & 1 else 1
                used = flow.get((at, beside) if forward else (beside, at), 0)
                if used < room:
                    came[beside] = at
                    if beside in goals:
                        return came
                    todo.append(beside)
        return came

    def size(self, start: int, goals: Collection[int]) -> tuple[int, Collection[int]]:
        """The size of the smallest cut, and the hexes on the near side of it."""
        for size in range(CUT_MAX + 1):
            came = self.reach(start, goals, forward=True)
            at = next(reversed(came))
            if at not in goals:
                return size, came
            while at != start:
                self._push(came[at], at)
                at = came[at]
        return _NEVER, ()

    def _push(self, one: int, other: int) -> None:
        self._flow[one, other] = self._flow.get((one, other), 0) + 1
        self._flow[other, one] = self._flow.get((other, one), 0) - 1

    def border(self, inside: Collection[int]) -> int:
        """The open edges that lead out of these hexes."""
        return mask_of(
            edge
            for at in inside
            for beside, edge in self._links[at]
            if beside not in inside and not self._laid >> edge & 1
        )


def cut(sheet: SheetId, ranch: str, laid: int, stuck: int) -> tuple[int, ...]:
    """The smallest sets of edges that cut a ranch off, near it and near the others.

    None when it takes more than CUT_MAX. `stuck` are edges that no track can have any more.
    """
    links, ranches = land(sheet)
    start = ranches[ranch]
    others = [hexes for name, hexes in ranches.items() if name != ranch]
    flow = _Flow(links, laid, stuck)
    size, near = flow.size(start, others)
    if size > CUT_MAX:
        return ()
    return tuple(dict.fromkeys((flow.border(near), flow.border(_far(flow, others)))))


def _far(flow: _Flow, others: Iterable[int]) -> set[int]:
    far: set[int] = set()
    for other in others:
        far |= flow.reach(other, (), forward=False).keys()
    return far
