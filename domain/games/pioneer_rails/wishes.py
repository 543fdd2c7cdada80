"""Goals as a bot's wishes: what each is worth, and how much nearer a track brings it (PR-41)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from domain.games.pioneer_rails.activating import COMPLETED, needed
from domain.games.pioneer_rails.data import (
    GOAL_FIRST,
    GOAL_LATER,
    SOLO_GOAL,
    SUITS,
    GoalId,
    Kind,
)
from domain.games.pioneer_rails.goals import GOALS, TWO_TRACKS, Holding
from domain.games.pioneer_rails.maps import NO_EDGE, Building, Map, Way
from domain.games.pioneer_rails.planning import Desk
from domain.games.pioneer_rails.position import Position, Step

SURE: Final = 0.9
"""Somebody else may be first, or it may not come about."""
PAIR: Final = 2
"""Of two things wanted the first is worth half: each takes a plan of its own."""


class Wish(NamedTuple):
    """A goal not reached yet: its worth, how much of it there is, and how much is wanted."""

    goal: GoalId
    worth: float
    has: int
    wanted: int

    def value(self, has: int) -> float:
        """What so much of it is worth: more and more towards the end."""
        if has >= self.wanted or self.wanted == PAIR:
            return self.worth * min(1, has / self.wanted)
        return float(self.worth * 0.6 * (has / self.wanted) ** 1.2)


def wishes(
    desk: Desk, at: Position, goals: Sequence[tuple[GoalId, bool]], *, solo: bool
) -> list[Wish]:
    """The goals in play that the sheet still misses; with each, whether another seat has it."""
    have, held = {mark.goal for mark in desk.sheet.goals}, Holding(desk.of, at, desk.sheet)
    found = []
    for goal, taken in goals:
        if goal not in have:
            worth = SOLO_GOAL if solo else GOAL_LATER if taken else GOAL_FIRST
            wanted, has = GOALS[goal]
            found.append(Wish(goal, SURE * worth, has(held), wanted))
    return found


Advance = Callable[[Desk, Position, Step], int]
"""How much nearer a step from a position brings a goal."""


def _new_town(desk: Desk, at: Position, step: Step) -> int:
    return int(step.end in desk.of.town_at and not at.touched >> step.end & 1)


def _station_town(desk: Desk, at: Position, step: Step) -> int:
    if step.end not in desk.of.town_at or at.corners[step.station] >> step.end & 1:
        return 0
    counts = [(corners & desk.of.towns).bit_count() for corners in at.corners]
    return int(counts[step.station] == max(counts))


def _shared_town(desk: Desk, at: Position, step: Step) -> int:
    others = at.touched & desk.of.towns & ~at.corners[step.station]
    return others >> step.end & 1


def _town_beside(corners: Callable[[Map], int]) -> Advance:
    return lambda desk, at, step: _new_town(desk, at, step) & corners(desk.of) >> step.end


def _station_at(corners: Callable[[Map], int]) -> Advance:
    def advance(desk: Desk, at: Position, step: Step) -> int:
        mask, both = corners(desk.of), 1 << step.start | 1 << step.end
        return int(bool(both & mask) and not at.corners[step.station] & mask)

    return advance


def _range(desk: Desk, at: Position, step: Step) -> int:
    if step.edge == NO_EDGE:
        return 0
    return sum(of >> step.edge & 1 and not of & at.laid for of in desk.of.ranges)


def _special(way: Way) -> Advance:
    def advance(desk: Desk, at: Position, step: Step) -> int:
        suit = SUITS[step.station]
        has = any(track.way == way and track.station == suit for track in desk.sheet.tracks)
        return int(step.way == way and not has)

    return advance


def _beside(desk: Desk, step: Step) -> tuple[Building, ...]:
    return () if step.edge == NO_EDGE else desk.of.buildings_at[step.edge]


def _completed(kind: Kind) -> Advance:
    def advance(desk: Desk, at: Position, step: Step) -> int:
        return sum(
            building.kind == kind
            and (building.edges & at.laid).bit_count() + 1 == needed(building, desk.owner)
            for building in _beside(desk, step)
        )

    return advance


def _fort_pair(desk: Desk, at: Position, step: Step) -> int:
    return sum(
        building.kind == "fort" and (building.edges & at.laid).bit_count() + 1 == TWO_TRACKS
        for building in _beside(desk, step)
    )


def _mixed(desk: Desk, at: Position, step: Step) -> int:
    return int(
        any(
            building.kind in COMPLETED
            and (building.edges & at.laid).bit_count() + 1 == needed(building, desk.owner)
            and building.edges & at.laid & ~at.edges[step.station]
            for building in _beside(desk, step)
        )
    )


def _nothing(desk: Desk, at: Position, step: Step) -> int:
    return 0


ADVANCE: Final[Mapping[GoalId, Advance]] = MappingProxyType(
    {
        "1A": _nothing,
        "1B": _completed("mine"),
        "1C": _completed("bank"),
        "1D": _completed("saloon"),
        "1E": _completed("fort"),
        "1F": _station_at(lambda of: of.rim),
        "1G": _range,
        "1H": _nothing,
        "1I": _special("tunnel"),
        "1J": _mixed,
        "1K": _new_town,
        "1L": _station_town,
        "1M": _special("bridge"),
        "1N": _shared_town,
        "1O": _completed("yard"),
        "2A": _nothing,
        "2B": _completed("jail"),
        "2C": _fort_pair,
        "2D": _station_at(lambda of: of.mountain_corners),
        "2E": _town_beside(lambda of: of.mountain_corners),
        "2F": _town_beside(lambda of: of.river_corners),
    }
)
"""Goals that no single track brings nearer are left to what their buildings are worth."""
