"""Pionjär: the functions of the Rules protocol. START HERE, with RULES.md beside it.

A turn begins by itself, and with it the month where it is the first squatter's
(`calendar.py`). What follows is decided by `agenda.py`; each chapter is a module.
"""

from collections.abc import Sequence

from domain.games.pionjar.actions import (
    Action,
    Bid,
    ChooseBranch,
    ChooseTrail,
    EnterTrail,
    Equip,
    Move,
    PassBid,
    PlaceRaider,
    RideOn,
    TakeLease,
    TakeStagecoach,
    Visit,
    Wager,
)
from domain.games.pionjar.agenda import (
    QUESTIONS,
    Step,
    bidding,
    lot,
    next_step,
    pending,
    raided,
)
from domain.games.pionjar.auctions import bid, knock_down, open_bids, pass_bid, put_back
from domain.games.pionjar.calendar import begin, lease_pays
from domain.games.pionjar.city import arrive, enter_trail, equip, visit
from domain.games.pionjar.ending import end, roll_for_saloon
from domain.games.pionjar.events import (
    DieTaken,
    Event,
    RodeOn,
    Rolled,
    StackShuffled,
    StagecoachTaken,
)
from domain.games.pionjar.evolve import evolve
from domain.games.pionjar.letters import draw_post, draw_proclamation
from domain.games.pionjar.market import sell
from domain.games.pionjar.misplaced import misplaced
from domain.games.pionjar.options import options
from domain.games.pionjar.ring import ride, set_out
from domain.games.pionjar.road import choose_branch, drive, land_on_dot, unclaimed
from domain.games.pionjar.saloon import gamble, take_lease, wager
from domain.games.pionjar.setup import TableOptions, laid_out, roll_for_order
from domain.games.pionjar.state import PionjarState, mover
from domain.games.pionjar.trails import choose_trail, find, findable, place_raider, walk
from domain.games.pionjar.unasked import unasked
from domain.games.pionjar.view import redact, view
from domain.kernel.chance import Outcome
from domain.kernel.rules import Setup
from domain.kernel.violations import NotAwaited

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


def start(setup: Setup[TableOptions]) -> PionjarState:
    """The table before the rolls for the first turn (PJ-3)."""
    return laid_out(setup)


def resolve(state: PionjarState, outcome: Outcome | None) -> Sequence[Event]:
    """The consequences of a roll or a card, or of the automatic step that is due."""
    step = next_step(state)
    if isinstance(outcome, int):
        return _drawn(state, step, outcome)
    seat = mover(state)
    match step:
        case "begin":
            return begin(state)
        case "set_out":
            return set_out(state, seat)
        case "drive":
            return drive(state, seat)
        case "only_branch":
            return choose_branch(state, seat, unclaimed(state.pioneers)[0])
        case "land_on_dot":
            return land_on_dot(state, seat)
        case "ride":
            return ride(state, seat)
        case "walk":
            return walk(state, seat)
        case "arrive":
            return arrive(state, seat)
        case "sell":
            return sell(state, seat)
        case "shuffle_post":
            return [StackShuffled("post")]
        case "shuffle_proclamations":
            return [StackShuffled("proclamation")]
        case "open_bids":
            return open_bids(lot(state))
        case "put_back":
            return put_back(lot(state))
        case "lease_pays":
            return lease_pays(state)
        case "end":
            return end(state)
        case _:
            raise AssertionError(f"{step} is nothing that happens by itself")


def _drawn(state: PionjarState, step: Step, outcome: int) -> Sequence[Event]:
    seat = mover(state)
    match step:
        case "post":
            return draw_post(state, seat, outcome)
        case "proclamation":
            return draw_proclamation(state, seat, outcome)
        case "lot":
            return knock_down(state, lot(state), outcome)
        case "spoil":
            goods = findable(state, seat)
            return [] if goods is None else find(state, seat, goods, outcome)
        case _:
            return _rolled(state, seat, outcome)


def _rolled(state: PionjarState, seat: int, value: int) -> Sequence[Event]:
    match state.stage:
        case "order":
            return roll_for_order(state, value)
        case "gambling":
            return gamble(state, seat, value)
        case "rolling" | "setting_out":
            return [Rolled(seat, value)]
        case _:
            return roll_for_saloon(state, value)


def decide(state: PionjarState, actor: int, action: Action) -> Sequence[Event]:
    """The consequences of an action; raises RuleViolation, or NotAwaited for another seat."""
    step = next_step(state)
    awaited = bidding(state) if step == "bid" else [mover(state)]
    if step not in QUESTIONS or actor not in awaited:
        raise NotAwaited(actor)
    match step, action:
        case "move" | "depart", Move():
            return _move(state, actor)
        case "depart", EnterTrail():
            return enter_trail(actor)
        case "branch", ChooseBranch(property=wanted):
            return choose_branch(state, actor, wanted)
        case "trail", ChooseTrail(trail=trail):
            return choose_trail(actor, trail)
        case "equip", Equip():
            return equip(state, actor, action)
        case "visit", Visit():
            return visit(state, actor, action)
        case "wager", Wager(stake=stake):
            return wager(state, actor, stake)
        case "lease", TakeLease():
            return take_lease(state, actor)
        case "ticket", TakeStagecoach():
            return [StagecoachTaken(actor)]
        case "raider", PlaceRaider(place=place):
            return place_raider(actor, raided(state), place)
        case "bid", Bid(amount=amount):
            return bid(state, lot(state), actor, amount)
        case "bid", PassBid():
            return pass_bid(state, actor)
        case "equip" | "visit" | "wager" | "lease" | "ticket", RideOn():
            return [RodeOn(actor)]
        case _:
            raise misplaced(action)


def _move(state: PionjarState, seat: int) -> Sequence[Event]:
    if state.pioneers[seat].where == "ring":
        return set_out(state, seat)
    return [DieTaken(seat)]
