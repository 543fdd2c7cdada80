"""Folding of what moves the pieces."""

from msgspec.structs import replace

from domain.games.pionjar.changes import after_stop, with_seat
from domain.games.pionjar.data import CITY, CLAIM, GATE, MISSOURI, SALOONS
from domain.games.pionjar.events import (
    Arrested,
    BranchChosen,
    Claimed,
    Drove,
    LapEnded,
    Released,
    RoadWasGood,
    Rode,
    StagecoachTaken,
    TrailChosen,
    TrailEntered,
    TrailLeft,
    TravelEvent,
    TurnedBack,
    Walked,
    WashedOut,
)
from domain.games.pionjar.state import NO_MONTH, NOBODY, PionjarState, Stage


def fold_travel(state: PionjarState, event: TravelEvent) -> PionjarState:
    """The table after the event."""
    match event:
        case Rode():
            return _rode(state, event)
        case Drove(seat=seat, path=path):
            left = 0 if path[-1] == CLAIM else state.left - len(path)
            return with_seat(_on(state, left), seat, at=path[-1])
        case Walked(seat=seat, path=path):
            return with_seat(_on(state, state.left - len(path)), seat, at=path[-1])
        case LapEnded(seat=seat, lap=lap):
            return with_seat(replace(state, stage="visit"), seat, laps=lap)
        case TrailEntered(seat=seat):
            entered = replace(state, stage="landed", left=0)
            return with_seat(entered, seat, where="trailhead", at=0)
        case TrailChosen(seat=seat, trail=trail):
            return with_seat(state, seat, where=trail)
        case TrailLeft(seat=seat, square=square):
            return with_seat(_on(state, 0), seat, where="ring", at=square)
        case BranchChosen(seat=seat, property=chosen):
            return with_seat(state, seat, branch=chosen)
        case WashedOut(seat=seat):
            return with_seat(replace(state, stage="resting"), seat, skips=True)
        case RoadWasGood(steps=steps):
            return _on(state, steps)
        case Claimed():
            return _claimed(state, event)
        case TurnedBack(seat=seat):
            # PJ-50: a skip that was still to come is forgotten.
            return with_seat(state, seat, at=MISSOURI, branch=None, skips=False)
        case Arrested(seat=seat, free_from=free_from):
            taken = replace(state, stage="resting", left=0)
            return with_seat(taken, seat, where="prison", at=0, free_from=free_from)
        case Released(seat=seat):
            return with_seat(state, seat, where="ring", at=GATE, free_from=NO_MONTH)
        case StagecoachTaken(seat=seat):
            taken = replace(state, stage="arriving", left=0, drawn=None)
            return with_seat(taken, seat, at=CITY)


def _on(state: PionjarState, left: int) -> PionjarState:
    return replace(state, left=left, stage=after_stop(left))


def _rode(state: PionjarState, event: Rode) -> PionjarState:
    square, left = event.path[-1], state.left - len(event.path)
    stage: Stage = after_stop(left)
    if square == CITY:
        stage = "arriving"
    elif square in SALOONS and not state.anywhere:
        stage = "saloon"
    return with_seat(replace(state, left=left, stage=stage), event.seat, at=square)


def _claimed(state: PionjarState, event: Claimed) -> PionjarState:
    pacemaker = event.seat if state.pacemaker == NOBODY else state.pacemaker
    claimed = replace(state, stage="equip", pacemaker=pacemaker)
    return with_seat(
        claimed, event.seat, where="ring", at=CITY, branch=None, property=event.property
    )
