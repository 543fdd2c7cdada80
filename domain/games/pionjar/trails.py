"""The hunting and fishing trails, and the raiders on them (PJ-27 to PJ-33, PJ-48)."""

from typing import Literal

from domain.games.pionjar.data import (
    RAIDER_CIRCLES,
    TRAILS,
    CircleKind,
    Goods,
    TrailId,
    circle_kind,
)
from domain.games.pionjar.events import (
    Event,
    Found,
    HaulLost,
    HaulSurrendered,
    MoneyPaid,
    RaiderPlaced,
    TrailChosen,
    TrailLeft,
    Walked,
)
from domain.games.pionjar.state import Pioneer, PionjarState, Spoils, raider_on
from domain.kernel.violations import RuleViolation

Meeting = Literal["", "met", "passed"]


def trail_of(pioneer: Pioneer) -> TrailId:
    """The trail that the pioneer is on."""
    match pioneer.where:
        case "hunting":
            return "hunting"
        case "fishing":
            return "fishing"
        case _:
            raise AssertionError("the pioneer is on no trail")


def end_of_walk(
    trail: TrailId, circle: int, steps: int
) -> tuple[int, CircleKind | Literal["exit"]]:
    """Where so many steps lead from a circle (0: the trailhead), and what is there."""
    end, last = circle + steps, len(TRAILS[trail].circles)
    if end > last:
        return TRAILS[trail].exit_square, "exit"
    return end, circle_kind(trail, end)


def meeting(raider: int, circle: int, steps: int) -> Meeting:
    """Whether a walk of so many steps meets the raider's circle, or passes it (PJ-32, PJ-33)."""
    if not circle < raider <= circle + steps:
        return ""
    return "met" if raider == circle + steps else "passed"


def choose_trail(seat: int, wanted: TrailId | Literal[""]) -> list[Event]:
    """The way on from the trailhead; raises RuleViolation while none is named."""
    if not wanted:
        raise RuleViolation("PJ-27", "Choose hunting or fishing.")
    return [TrailChosen(seat, wanted)]


def walk(state: PionjarState, seat: int) -> list[Event]:
    """The whole walk: raiders on the way, and the exit if it is reached."""
    pioneer = state.pioneers[seat]
    trail = trail_of(pioneer)
    raider, last = raider_on(state, trail), len(TRAILS[trail].circles)
    path = tuple(range(pioneer.at + 1, min(pioneer.at + state.left, last) + 1))
    events: list[Event] = []
    match meeting(raider, pioneer.at, state.left):
        case "met":
            events += [Walked(seat, trail, path), *_lose(pioneer, seat)]
        case "passed":
            # PJ-33: passing is settled before what lies beyond.
            here = raider - pioneer.at
            events += [Walked(seat, trail, path[:here]), *_surrender(pioneer, seat)]
            path = path[here:]
            events += [Walked(seat, trail, path)] if path else []
        case "":
            events += [Walked(seat, trail, path)] if path else []
    if pioneer.at + state.left > last:
        events.append(TrailLeft(seat, trail, TRAILS[trail].exit_square))
    return events


def _lose(pioneer: Pioneer, seat: int) -> list[Event]:
    haul = pioneer.spoils
    if haul == Spoils():
        return []
    return [HaulLost(seat, len(haul.buffalo), len(haul.fish), len(haul.gold), haul)]


def _surrender(pioneer: Pioneer, seat: int) -> list[Event]:
    haul = pioneer.spoils
    if haul == Spoils():
        return []
    half = MoneyPaid("bank", seat, haul.total // 2, "surrendered")
    return [HaulSurrendered(seat, haul), half]


def findable(state: PionjarState, seat: int) -> Goods | None:
    """What the circle under the piece gives; None for nothing, or from an empty stack (PJ-28)."""
    pioneer = state.pioneers[seat]
    match circle_kind(trail_of(pioneer), pioneer.at):
        case "path" | "raider":
            return None
        case goods:
            return goods if state.stacks.of(goods) else None


def find(state: PionjarState, seat: int, goods: Goods, place: int) -> list[Event]:
    """The card at this place of the stack."""
    return [Found(seat, goods, state.stacks.of(goods)[place])]


def place_raider(seat: int, trail: TrailId, place: Literal["", "near", "far"]) -> list[Event]:
    """The raider stands on one of the two circles; raises RuleViolation while none is named."""
    near, far = RAIDER_CIRCLES[trail]
    match place:
        case "near":
            return [RaiderPlaced(seat, trail, near)]
        case "far":
            return [RaiderPlaced(seat, trail, far)]
        case "":
            raise RuleViolation("PJ-48", "Choose the circle for the raider.")
