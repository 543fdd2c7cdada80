"""How each event changes the table."""

from msgspec.structs import replace

from domain.games.pioneer_rails.data import CARD_NUMBER
from domain.games.pioneer_rails.events import (
    BuildingActivated,
    CardPicked,
    CardRevealed,
    CardSetAside,
    DealerDrawn,
    Event,
    GoalReached,
    GoalRevealed,
    HandScored,
    JokerPutBack,
    MatchEnded,
    OwnerRevealed,
    RoundBegan,
    SecretDealt,
    TurnEnded,
    TurnPlayed,
    TurnSubmitted,
)
from domain.games.pioneer_rails.marking import achieved, marked, summed, written
from domain.games.pioneer_rails.setup import full_deck
from domain.games.pioneer_rails.state import RailsState, Sheet


def evolve(state: RailsState, event: Event) -> RailsState:
    """The table after an event; trusts it."""
    match event:
        case TurnPlayed(seat):
            return _on_sheet(state, seat, written(state.sheets[seat], event))
        case BuildingActivated(seat):
            return _on_sheet(state, seat, marked(state.sheets[seat], event))
        case GoalReached(seat):
            return _on_sheet(state, seat, achieved(state.sheets[seat], event, state.turn))
        case HandScored(seat):
            return _on_sheet(state, seat, summed(state.sheets[seat], event))
        case TurnSubmitted(seat, turn):
            submitted = (*state.submitted[:seat], turn, *state.submitted[seat + 1 :])
            return replace(state, submitted=submitted)
        case TurnEnded(dealer):
            return _cleared(state, dealer)
        case MatchEnded(scores, winners):
            return replace(state, scores=scores, winners=winners)
        case _:
            return _dealt(state, event)


def _dealt(
    state: RailsState,
    event: CardRevealed
    | CardPicked
    | CardSetAside
    | JokerPutBack
    | SecretDealt
    | OwnerRevealed
    | RoundBegan
    | GoalRevealed
    | DealerDrawn,
) -> RailsState:
    match event:
        case CardRevealed(card):
            return replace(state, cards=(*state.cards, card), deck=_without(state.deck, card))
        case JokerPutBack(card):  # under the deck, which is never drawn to its end
            return replace(state, deck=_without(state.deck, card))
        case CardPicked(_, card):
            return replace(state, picked=card)
        case CardSetAside(card):
            return replace(state, set_aside=card)
        case SecretDealt(_, card):
            dealt = card or ""
            secrets = (*state.secrets, dealt)
            return replace(state, secrets=secrets, deck=_without(state.deck, dealt))
        case OwnerRevealed(owner):
            return replace(state, owners_met=(*state.owners_met, owner))
        case RoundBegan(number):
            sheets = tuple(replace(sheet, hands=(*sheet.hands, ())) for sheet in state.sheets)
            deck = full_deck(jokers=state.jokers)
            return replace(state, round=number, sheets=sheets, deck=deck, secrets=())
        case GoalRevealed(goal):
            return replace(state, goals=(*state.goals, goal))
        case DealerDrawn(seat):
            return replace(state, dealer=seat)


def _on_sheet(state: RailsState, seat: int, sheet: Sheet) -> RailsState:
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def _without(deck: tuple[int, ...], card: str) -> tuple[int, ...]:
    number = CARD_NUMBER[card]
    return (*deck[:number], 0, *deck[number + 1 :])


def _cleared(state: RailsState, dealer: int | None) -> RailsState:
    """The table between two turns."""
    none = (None,) * len(state.submitted)
    return replace(
        state,
        turn=state.turn + 1,
        dealer=dealer,
        cards=(),
        picked="",
        set_aside="",
        submitted=none,
    )
