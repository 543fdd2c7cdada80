"""Goals, owners and cards as they are drawn: what each outcome of chance leads to."""

from collections.abc import Sequence

from domain.games.pioneer_rails.agenda import goals_to_draw, next_due, owners_to_draw
from domain.games.pioneer_rails.data import CARDS, JOKERS
from domain.games.pioneer_rails.events import (
    CardRevealed,
    CardSetAside,
    DealerDrawn,
    Event,
    GoalRevealed,
    JokerPutBack,
    OwnerRevealed,
    SecretDealt,
)
from domain.games.pioneer_rails.state import RailsState


def drawn(state: RailsState, outcome: int) -> Sequence[Event]:
    """The consequences of a draw."""
    match next_due(state):
        case "goal":
            return [GoalRevealed(goals_to_draw(state)[outcome])]
        case "dealer":
            return [DealerDrawn(outcome)]
        case "owner":
            return [OwnerRevealed(owners_to_draw(state)[outcome], state.round)]
        case "secret":
            return [SecretDealt(len(state.secrets), CARDS[outcome])]
        case "reveal":
            return [_revealed(state, CARDS[outcome])]
        case "lot":
            return [CardSetAside(state.cards[outcome])]
        case due:
            raise AssertionError(f"{due} is nothing that is drawn for")


def _revealed(state: RailsState, card: str) -> Event:
    if card in JOKERS and any(other in JOKERS for other in state.cards):  # PR-46
        return JokerPutBack(card)
    return CardRevealed(card)
