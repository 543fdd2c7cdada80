"""The wagon road: dots, branches, claims (PJ-6 to PJ-11)."""

from collections.abc import Iterable
from typing import Final, Protocol

from domain.games.pionjar.data import (
    CLAIM,
    MISSOURI,
    PROPERTIES,
    RED_STEPS,
    PropertyId,
    RoadKind,
    road_kind,
)
from domain.games.pionjar.events import (
    BranchChosen,
    Claimed,
    Drove,
    Event,
    MonthBegan,
    RoadWasGood,
    TurnedBack,
    WashedOut,
)
from domain.games.pionjar.state import NOBODY, PionjarState
from domain.kernel.violations import RuleViolation

FIRST_MONTH: Final = 0


class Claimant(Protocol):
    """Somebody who may have a property; a pioneer of the state or of a view."""

    @property
    def property(self) -> PropertyId | None:
        """The property, if any."""


def unclaimed(claimants: Iterable[Claimant]) -> list[PropertyId]:
    """The properties that nobody has, in the order of PJ-4."""
    taken = {claimant.property for claimant in claimants}
    return [name for name in PROPERTIES if name not in taken]


def end_of_drive(place: int, steps: int, branch: PropertyId | None) -> int:
    """Where so many steps lead; to Missouri at most while no branch is taken."""
    return min(place + steps, MISSOURI if branch is None else CLAIM)


def drive(state: PionjarState, seat: int) -> list[Event]:
    """The wagon goes on as far as the move and the road lead."""
    pioneer = state.pioneers[seat]
    end = end_of_drive(pioneer.at, state.left, pioneer.branch)
    return [Drove(seat, tuple(range(pioneer.at + 1, end + 1)))]


def choose_branch(state: PionjarState, seat: int, wanted: str) -> list[Event]:
    """The way on from Missouri; raises RuleViolation for one that is not open."""
    if not wanted:
        raise RuleViolation("PJ-7", "Choose the property to head for.")
    for name in unclaimed(state.pioneers):
        if name == wanted:
            return [BranchChosen(seat, name)]
    raise RuleViolation("PJ-10", "That property is claimed already.")


def dot_of(state: PionjarState, seat: int) -> RoadKind:
    """What the wagon stands on."""
    pioneer = state.pioneers[seat]
    return road_kind(pioneer.at, pioneer.branch)


def land_on_dot(state: PionjarState, seat: int) -> list[Event]:
    """A black or red dot, or the end of the branch."""
    match dot_of(state, seat):
        case "black":
            return [WashedOut(seat)]
        case "red":
            return [RoadWasGood(seat, RED_STEPS)]
        case _:
            return _claim(state, seat)


def _claim(state: PionjarState, seat: int) -> list[Event]:
    branch = state.pioneers[seat].branch
    if branch is None:
        raise AssertionError("a branch leads to each claim")
    events: list[Event] = [Claimed(seat, branch)]
    events += [
        TurnedBack(other)
        for other, pioneer in enumerate(state.pioneers)
        if other != seat and pioneer.branch == branch
    ]
    if state.pacemaker == NOBODY:
        events.append(MonthBegan(FIRST_MONTH))
    return events
