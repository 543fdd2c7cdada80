"""What comes next: the order of things within a turn and between turns (RA-8, RA-29)."""

from typing import Final, Literal, get_args

from domain.games.rancher.breeding import is_due
from domain.games.rancher.buying import is_offered
from domain.games.rancher.data import DEEDS, FARM_AT, NO_FARM, TOWN
from domain.games.rancher.ending import finished
from domain.games.rancher.money import is_debt_due
from domain.games.rancher.movement import stands_at_open_fork
from domain.games.rancher.state import BY_THE_CLOCK, RancherState
from domain.games.rancher.thefts import is_thief_here
from domain.kernel.chance import Die
from domain.kernel.rules import AwaitChance, AwaitSeats, Decision, Pending, Proceed

Question = Literal["roll", "way", "buy", "drive", "steal"]
"""What a seat is asked."""
Step = Question | Literal["draw", "serve_debts", "recover", "grow", "ride", "sell", "end", "over"]
"""A question, or what happens by itself."""

QUESTIONS: Final = frozenset(get_args(Question))
LANDING: Final = frozenset({"buy", "drive", "steal"})
ROLL_DIE: Final = AwaitChance(Die())
PROCEED: Final = Proceed()


def pending(state: RancherState) -> Pending:
    """Who or what must act now."""
    return pending_at(state, next_step(state))


def pending_at(state: RancherState, step: Step) -> Pending:
    """The same when the step that is due is known."""
    match step:
        case "draw":
            return ROLL_DIE
        case "roll" | "way" | "buy" | "drive" | "steal":
            return _awaited(state, step)
        case "over":
            return finished(state)
        case _:
            return PROCEED


def next_step(state: RancherState) -> Step:
    """The step that is due, in the order of the rulebook."""
    stage = state.stage
    if stage in ("rolling", "order"):
        return "draw"
    if stage == "ended":
        return "over"
    if is_debt_due(state):  # RA-25: before anything else is done with money
        return "serve_debts"
    if stage == "riding":
        step = _step_of_move(state, mover(state))
        if step is not None:
            return step
    return _step_between_turns(state)


def _step_of_move(state: RancherState, seat: int) -> Step | None:
    """RA-29: on each space recovery, then growth; last, the landing. None: the turn is over."""
    if is_thief_here(state, seat):
        return "recover"
    rancher = state.ranchers[seat]
    if is_due(state, seat, rancher.space, rancher.lap):
        return "grow"
    if state.left:
        return "way" if stands_at_open_fork(state, seat) else "ride"
    if rancher.tow and rancher.space in TOWN:
        return "sell"
    return _landing_choice(state, seat, FARM_AT[rancher.space])


def _landing_choice(state: RancherState, seat: int, number: int) -> Step | None:
    if number == NO_FARM:
        return None
    farm = state.farms[number]
    if farm is None:
        return "buy" if is_offered(state, seat, number) else None
    return "drive" if farm.owner == seat else "steal"


def _step_between_turns(state: RancherState) -> Step:
    # RA-27: by the clock, no round is the last before time runs out.
    if state.rounds != BY_THE_CLOCK and state.turn + 1 == state.rounds * len(state.ranchers):
        return "end"
    return "draw" if state.automatic_rolls else "roll"


def mover(state: RancherState) -> int:
    """The seat whose turn it is, or was last."""
    return seat_of(state, state.turn)


def seat_of(state: RancherState, turn: int) -> int:
    """The seat that a turn belongs to: clockwise from the first (RA-7)."""
    return (state.first + turn) % len(state.ranchers)


def round_of(state: RancherState, turn: int) -> int:
    """The round that a turn belongs to, from 1."""
    return turn // len(state.ranchers) + 1


def turn_at(state: RancherState, step: Step) -> int:
    """The turn that the step belongs to: the next one once the last is settled."""
    if step == "roll" or (step == "draw" and state.stage != "rolling"):
        return state.turn + 1
    return max(state.turn, 0)


def _awaited(state: RancherState, question: Question) -> AwaitSeats:
    turn = turn_at(state, question)
    seat = seat_of(state, turn)
    about = DEEDS[FARM_AT[state.ranchers[seat].space]].id if question in LANDING else ""
    return AwaitSeats({seat: Decision(question, round_of(state, turn), turn, about)})
