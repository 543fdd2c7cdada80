"""Folding of turns, time and rolls."""

from msgspec.structs import replace

from domain.games.pionjar.changes import after_stop, with_seat
from domain.games.pionjar.contests import rolled
from domain.games.pionjar.events import (
    DieTaken,
    FirstChosen,
    LastRolled,
    MatchEnded,
    MonthBegan,
    OrderRolled,
    PricesLapsed,
    RodeOn,
    Rolled,
    SetOut,
    TurnBegan,
    TurnEvent,
    TurnSkipped,
)
from domain.games.pionjar.state import NO_MONTH, PionjarState


def fold_turn(state: PionjarState, event: TurnEvent) -> PionjarState:
    """The table after the event."""
    match event:
        case TurnBegan(seat=seat):
            january = state.january and seat != state.pacemaker  # PJ-12
            return replace(
                state, stage="setting_out", turn=state.turn + 1, roll=0, left=0, january=january
            )
        case MonthBegan(month=month):
            january = state.month == NO_MONTH
            return replace(state, month=month, january=january)
        case SetOut(steps=steps):
            return replace(state, stage="moving", left=steps)
        case Rolled(value=value):
            return replace(state, stage="moving", roll=value, left=value)
        case RodeOn():
            return _rode_on(state)
        case TurnSkipped(seat=seat, why=why):
            skipped = replace(state, stage="resting")
            return with_seat(skipped, seat, skips=False) if why == "washed_out" else skipped
        case DieTaken():
            return replace(state, stage="rolling")
        case OrderRolled(value=value):
            return rolled(state, value)
        case FirstChosen(seat=seat):
            return replace(state, stage="resting", first=seat, contenders=(), order_rolls=())
        case PricesLapsed():
            return replace(state, changes=())
        case LastRolled(value=value):
            return replace(rolled(state, value), stage="last_rolls")
        case MatchEnded():
            return replace(state, stage="ended")


def _rode_on(state: PionjarState) -> PionjarState:
    match state.stage:
        case "visit" | "saloon":
            return replace(state, stage=after_stop(state.left))
        case "card":
            return replace(state, stage="landed", drawn=None)
        case _:
            return replace(state, stage="resting")
