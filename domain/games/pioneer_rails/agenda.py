"""What is due at a table: the next step, and for whom."""

from typing import Final, Literal

from domain.games.pioneer_rails.data import (
    DEALT_TO_MAX,
    DESERT_GOALS,
    DESERT_OWNER,
    FOREST_GOALS,
    GOAL_KINDS,
    OWNERS,
    SHEETS,
    SHOWN,
    TURNS,
    GoalId,
    OwnerId,
)
from domain.games.pioneer_rails.maps import MAPS
from domain.games.pioneer_rails.scoring import scores
from domain.games.pioneer_rails.setup import target
from domain.games.pioneer_rails.state import RailsState
from domain.kernel.chance import DrawFrom
from domain.kernel.rules import (
    AwaitChance,
    AwaitSeats,
    Decision,
    Finished,
    Pending,
    Proceed,
)

Due = Literal[
    "goal", "dealer", "round", "owner", "secret", "reveal", "lot", "pick", "turn", "settle", "ended"
]
PICK: Final = "pick"
TURN: Final = "turn"


def next_due(state: RailsState) -> Due:
    """What happens next."""
    seats = len(state.sheets)
    if state.scores:
        return "ended"
    if len(state.goals) < len(GOAL_KINDS):
        return "goal"
    if 1 < seats <= DEALT_TO_MAX and state.dealer is None:
        return "dealer"
    if state.round <= state.turn // TURNS:
        return "round"
    if state.owners and len(state.owners_met) < state.round:
        return "owner"
    if state.advanced_hand and len(state.secrets) < seats:
        return "secret"
    if secret_turn(state):
        return "settle" if None not in state.submitted else "turn"
    if len(state.cards) < SHOWN:
        return "reveal"
    if seats > DEALT_TO_MAX and not state.set_aside:
        return "lot"
    if state.dealer is not None and not state.picked:
        return "pick"
    return "settle" if None not in state.submitted else "turn"


def secret_turn(state: RailsState) -> bool:
    """Whether everyone uses the secret card now (PR-44)."""
    return state.advanced_hand and state.turn % TURNS == TURNS - 1


def pending(state: RailsState) -> Pending:
    """Who or what must act now."""
    due = next_due(state)
    asked = Decision(PICK if due == "pick" else TURN, state.round, state.turn)
    match due:
        case "ended":
            return Finished(state.scores, state.winners)
        case "goal":
            return AwaitChance(DrawFrom((1,) * len(goals_to_draw(state))))
        case "dealer":
            return AwaitChance(DrawFrom((1,) * len(state.sheets)))
        case "owner":
            return AwaitChance(DrawFrom((1,) * len(owners_to_draw(state))))
        case "secret" | "reveal":
            return AwaitChance(DrawFrom(state.deck))
        case "lot":
            return AwaitChance(DrawFrom((1,) * SHOWN))
        case "pick" if state.dealer is not None:
            return AwaitSeats({state.dealer: asked})
        case "turn":
            waiting = (seat for seat, turn in enumerate(state.submitted) if turn is None)
            return AwaitSeats(dict.fromkeys(waiting, asked))
        case _:
            return Proceed()


def goals_to_draw(state: RailsState) -> tuple[GoalId, ...]:
    """The deck of the next type of goal (PR-42)."""
    decks = DESERT_GOALS if SHEETS[state.sheet].family == "desert" else FOREST_GOALS
    return decks[GOAL_KINDS[len(state.goals)]]


def owners_to_draw(state: RailsState) -> tuple[OwnerId, ...]:
    """The owners who have not been open yet; banks' one stays away from the Forest (PR-45)."""
    away = () if SHEETS[state.sheet].family == "desert" else (DESERT_OWNER,)
    return tuple(owner for owner in OWNERS if owner not in (*state.owners_met, *away))


def owner_now(state: RailsState) -> str:
    """The owner of this round, "" without one."""
    return state.owners_met[-1] if len(state.owners_met) == state.round and state.round else ""


def cards_for(state: RailsState, seat: int) -> tuple[str, ...]:
    """The cards that a seat may use this turn (PR-2, PR-3, PR-44)."""
    if secret_turn(state):
        return (state.secrets[seat],)
    if state.picked and seat == state.dealer:
        return (state.picked,)
    taken = state.picked or state.set_aside
    return tuple(card for card in state.cards if card != taken)


def result(state: RailsState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and winners as they would be now: the sum of hands parts a tie (PR-48)."""
    of = MAPS[state.sheet]
    counted = [scores(of, sheet) for sheet in state.sheets]
    totals = tuple(each.total for each in counted)
    wanted = target(state)
    if wanted is not None:  # PR-50, PR-55
        return totals, (0,) if totals[0] >= wanted else ()
    standing = [(each.total, each.hands) for each in counted]
    best = max(standing)
    return totals, tuple(seat for seat, each in enumerate(standing) if each == best)
