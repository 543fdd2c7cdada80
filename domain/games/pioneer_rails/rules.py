"""Pioneer Rails by its rulebook: the functions of the Rules protocol. START HERE.

`agenda.next_due` says what is due; `planning` checks a turn's tracks, `activating` its
buildings, `turns` settles it for all; RULES.md numbers the rules.
"""

from collections.abc import Sequence

from domain.games.pioneer_rails.actions import Action, PickCard, SubmitTurn
from domain.games.pioneer_rails.agenda import next_due, pending
from domain.games.pioneer_rails.dealing import drawn
from domain.games.pioneer_rails.events import CardPicked, Event, RoundBegan, TurnSubmitted
from domain.games.pioneer_rails.evolve import evolve
from domain.games.pioneer_rails.options import options
from domain.games.pioneer_rails.setup import TableOptions, laid_out
from domain.games.pioneer_rails.state import RailsState
from domain.games.pioneer_rails.turns import checked, desk_of, settled
from domain.games.pioneer_rails.view import redact, view
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


def start(setup: Setup[TableOptions]) -> RailsState:
    """The table before goals are drawn."""
    return laid_out(setup)


def resolve(state: RailsState, outcome: Outcome | None) -> Sequence[Event]:
    """The consequences of a draw, of a round's end, or of the last plan of a turn."""
    if isinstance(outcome, int):
        return drawn(state, outcome)
    if next_due(state) == "round":
        return [RoundBegan(state.round + 1)]
    return settled(state)


def unasked(state: RailsState, seat: int) -> RuleViolation:
    """The rule by which a seat that is not awaited cannot act now."""
    if next_due(state) == "pick":
        return RuleViolation("PR-2", "The dealer picks a card before the others choose theirs.")
    return RuleViolation("PR-6", "A turn is submitted once; yours is.")


def decide(state: RailsState, actor: int, action: Action) -> Sequence[Event]:
    """The consequences of an action; raises RuleViolation, or NotAwaited for another seat."""
    step = next_due(state)
    match action:
        case PickCard(card):
            if step != "pick":
                raise RuleViolation("PR-2", "The dealer picks a card once, before all plan.")
            if actor != state.dealer:
                raise NotAwaited(actor)
            if card not in state.cards:
                raise RuleViolation("PR-2", "That card does not lie open.")
            return [CardPicked(actor, card)]
        case SubmitTurn():
            if step != "turn":
                raise RuleViolation("PR-6", "Turns are planned once the dealer has picked.")
            if not 0 <= actor < len(state.sheets) or state.submitted[actor] is not None:
                raise NotAwaited(actor)
            checked(desk_of(state, actor), action)
            return [TurnSubmitted(actor, action)]
