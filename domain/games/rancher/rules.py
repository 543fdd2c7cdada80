"""Rancher by its rulebook: the functions of the Rules protocol. START HERE.

`agenda.next_step` says what is due; each chapter of the rulebook is a module beside this
one; RULES.md numbers the rules.
"""

from collections.abc import Sequence

from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    RollDice,
    RunOutOfTime,
    StealHerd,
)
from domain.games.rancher.agenda import (
    LANDING,
    QUESTIONS,
    mover,
    next_step,
    pending,
    round_of,
    seat_of,
    turn_at,
)
from domain.games.rancher.breeding import grow
from domain.games.rancher.buying import buy
from domain.games.rancher.clock import run_out
from domain.games.rancher.data import FARM_AT
from domain.games.rancher.driving import drive, sell
from domain.games.rancher.ending import end
from domain.games.rancher.events import Event, RodeOn, TurnBegan
from domain.games.rancher.evolve import evolve
from domain.games.rancher.money import debts_due
from domain.games.rancher.movement import choose_way, ride, set_out
from domain.games.rancher.options import options
from domain.games.rancher.setup import TableOptions, laid_out, roll_for_order
from domain.games.rancher.state import RancherState
from domain.games.rancher.thefts import recover, steal
from domain.games.rancher.view import redact, view
from domain.kernel.chance import Outcome
from domain.kernel.rules import Setup
from domain.kernel.violations import NotAwaited, RuleViolation

__all__ = [
    "decide",
    "evolve",
    "options",
    "pending",
    "redact",
    "resolve",
    "start",
    "unasked",
    "view",
]


def start(setup: Setup[TableOptions]) -> RancherState:
    """The table before the rolls for the first turn (RA-4)."""
    return laid_out(setup)


def resolve(state: RancherState, outcome: Outcome | None) -> Sequence[Event]:
    """The consequences of a roll, or of the automatic step that is due."""
    if isinstance(outcome, int):
        return _rolled(state, outcome)
    seat = mover(state)
    match next_step(state):
        case "serve_debts":
            return debts_due(state)
        case "recover":
            return recover(state, seat)
        case "grow":
            return grow(state, seat)
        case "ride":
            return [ride(state, seat, state.left)]
        case "sell":
            return sell(state, seat)
        case "end":
            return end(state)
        case step:
            raise AssertionError(f"{step} is nothing that happens by itself")


def _rolled(state: RancherState, value: int) -> Sequence[Event]:
    match state.stage:
        case "order":
            return roll_for_order(state, value)
        case "rolling":
            return set_out(state, mover(state), value)
        case _:  # the roll of a turn that begins by itself
            turn = state.turn + 1
            seat = seat_of(state, turn)
            return [TurnBegan(seat, round_of(state, turn)), *set_out(state, seat, value)]


def unasked(state: RancherState, seat: int) -> RuleViolation:
    """The rule by which a seat that is not awaited cannot act now."""
    return RuleViolation("RA-7", "Turns go in the order of seats; this one is another's.")


def decide(state: RancherState, actor: int, action: Action) -> Sequence[Event]:
    """The consequences of an action; raises RuleViolation, or NotAwaited for another seat."""
    if isinstance(action, RunOutOfTime):
        return run_out(state, actor)
    step = next_step(state)
    turn = turn_at(state, step)
    if step not in QUESTIONS or actor != seat_of(state, turn):
        raise NotAwaited(actor)
    match action:
        case RollDice():
            if step != "roll":
                raise RuleViolation("RA-8", "The die is rolled once a turn, at its start.")
            return [TurnBegan(actor, round_of(state, turn))]
        case ChooseWay(way=way):
            if step != "way":
                raise RuleViolation("RA-9", "The way is chosen at the fork alone.")
            return choose_way(actor, way)
        case _:
            if step not in LANDING:
                raise RuleViolation("RA-29", "Farms and herds are dealt with on landing, once.")
            return _decide_landing(state, actor, action)


def _decide_landing(
    state: RancherState, seat: int, action: BuyFarm | DriveHerd | StealHerd | RideOn
) -> Sequence[Event]:
    number = FARM_AT[state.ranchers[seat].space]
    match action:
        case BuyFarm(cattle=cattle):
            return buy(state, seat, number, cattle)
        case DriveHerd(cattle=cattle):
            return drive(state, seat, number, cattle)
        case StealHerd():
            return steal(state, seat, number)
        case RideOn():
            return [RodeOn(seat)]
