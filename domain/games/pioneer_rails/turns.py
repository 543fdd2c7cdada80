"""A turn that all have submitted: what it writes on every sheet, goals, hands, and the end."""

from collections.abc import Sequence

from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.activating import activations, due
from domain.games.pioneer_rails.agenda import cards_for, owner_now, result
from domain.games.pioneer_rails.data import (
    GOAL_FIRST,
    GOAL_LATER,
    ROUNDS,
    SOLO_GOAL,
    TURNS,
    GoalId,
    OwnerId,
)
from domain.games.pioneer_rails.events import (
    Event,
    GoalReached,
    HandScored,
    MatchEnded,
    TurnEnded,
)
from domain.games.pioneer_rails.evolve import evolve
from domain.games.pioneer_rails.goals import Holding, reached
from domain.games.pioneer_rails.hands import HAND_POINTS, best_hand
from domain.games.pioneer_rails.maps import MAPS, Map
from domain.games.pioneer_rails.marking import written
from domain.games.pioneer_rails.planning import Desk, Plan, planned, played
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.state import RailsState, Sheet
from domain.kernel.violations import RuleViolation

HIGH_STAKES: OwnerId = "C-4"
HIGH_STAKES_FACTOR = 2
HIGH_STAKES_SALOON = 3
GENEROUS: OwnerId = "C-10"
GENEROUS_GOAL = 5


def desk_of(state: RailsState, seat: int) -> Desk:
    """What a seat plans its turn on."""
    return Desk(
        MAPS[state.sheet],
        seat,
        state.sheets[seat],
        cards_for(state, seat),
        owner_now(state),
        state.round,
        state.turn,
        state.secrets[seat] if state.secrets else "",
        state.set_aside,
    )


def checked(desk: Desk, asked: SubmitTurn) -> tuple[Plan, list[Event]]:
    """The plan and the events of a whole turn; raises RuleViolation at its first wrong part."""
    plan = planned(desk, asked)
    if not asked.closed:
        rule = "A turn is submitted when its tracks are all laid and closed."
        raise RuleViolation("PR-6", rule)
    turn = played(desk, plan, asked.card)
    sheet, site = written(desk.sheet, turn), desk.site(plan.at)
    marks = list(activations(site, sheet, desk.seat, asked.activations))
    if len(marks) < len(due(site, sheet.done)):
        raise RuleViolation("PR-20", "Every building that is due is activated, in some order.")
    return plan, [turn, *marks]


def settled(state: RailsState) -> Sequence[Event]:
    """Everything that follows once the last seat has submitted."""
    events: list[Event] = []
    for seat, asked in enumerate(state.submitted):
        if asked is not None:
            events += checked(desk_of(state, seat), asked)[1]
    after = _folded(state, events)
    goals = _goals(after)
    events += goals
    after = _folded(after, goals)
    last = state.turn % TURNS == TURNS - 1
    hands = [_hand(after, seat) for seat in range(len(state.sheets))] if last else []
    events += hands
    events.append(TurnEnded(_next_dealer(state)))
    if last and state.round == ROUNDS:
        events.append(MatchEnded(*result(_folded(after, hands))))
    return events


def _folded(state: RailsState, events: Sequence[Event]) -> RailsState:
    for event in events:
        state = evolve(state, event)
    return state


def _next_dealer(state: RailsState) -> int | None:
    """The seat to the left, unless nobody picked a card (PR-2, PR-55)."""
    if state.dealer is None or not state.picked:
        return state.dealer
    return (state.dealer + 1) % len(state.sheets)


def _goals(state: RailsState) -> list[Event]:
    """The goals reached in this turn: the first turn's achievers all get the most (PR-40)."""
    of, found = MAPS[state.sheet], list[Event]()
    for seat, sheet in enumerate(state.sheets):
        held = Holding(of, position(of, sheet.tracks), sheet)
        found += [
            _goal(state, seat, goal)
            for goal in goals_open(state.goals, sheet)
            if reached(held, goal)
        ]
    return found


def goals_open(goals: Sequence[GoalId], sheet: Sheet) -> list[GoalId]:
    """The goals in play that a sheet has not reached yet."""
    have = {mark.goal for mark in sheet.goals}
    return [goal for goal in goals if goal not in have]


def _goal(state: RailsState, seat: int, goal: GoalId) -> GoalReached:
    extra = GENEROUS_GOAL if owner_now(state) == GENEROUS else 0
    if len(state.sheets) == 1:  # PR-50
        return GoalReached(seat, goal, 0, less=SOLO_GOAL + extra)
    late = any(mark.goal == goal for sheet in state.sheets for mark in sheet.goals)
    return GoalReached(seat, goal, (GOAL_LATER if late else GOAL_FIRST) + extra)


def _hand(state: RailsState, seat: int) -> HandScored:
    return hand_scored(MAPS[state.sheet], state.sheets[seat], seat, owner_now(state), state.round)


def hand_scored(of: Map, sheet: Sheet, seat: int, owner: str, number: int) -> HandScored:
    """What the round's hand is worth as it stands (PR-7, PR-8, PR-28)."""
    ranks = sheet.hands[-1]
    hand = best_hand(ranks)
    factor = HIGH_STAKES_FACTOR if owner == HIGH_STAKES else 1
    bonus = 0
    if of.desert:
        if number in sheet.saloons:
            factor = (
                HIGH_STAKES_SALOON if owner == HIGH_STAKES else of.sheet.score_tracks.saloons.factor
            )
    else:
        each = of.sheet.score_tracks.saloons.points_each
        bonus = each * sum(rank in sheet.ranks for rank in ranks)
    points = HAND_POINTS[hand] * factor + bonus
    return HandScored(seat, number, hand, factor, bonus, points)
