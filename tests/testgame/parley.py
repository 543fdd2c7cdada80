"""Parley: a small game made to use everything that the kernel offers.

Each round every seat draws a hidden card and bids in secret: a guess (high or low) and a
stake, a compound action. When all have bid, the cards are shown and the best guesser
takes the stakes; an automatic step closes the round. The clock may bid for the slow.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.chance import DrawFrom, Outcome
from domain.kernel.rules import (
    EVERYONE,
    TABLE,
    Ask,
    AwaitChance,
    AwaitSeats,
    ChoiceAsk,
    Decision,
    Finished,
    NumberAsk,
    Option,
    Pending,
    Proceed,
    Setup,
)
from domain.kernel.violations import RuleViolation

CHIPS: Final = 10
CARDS: Final = (3, 3, 3, 3)
"""How many cards of each value 0 to 3 the deck holds."""

Guess = Literal["", "high", "low"]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds are played, and how many seconds there are for the first bids."""

    rounds: Literal[1, 3, 5] = 3
    seconds: Literal[0, 60] = 0


class Bid(Struct, frozen=True, tag_field="type", tag="parley.bid", forbid_unknown_fields=True):
    """A seat's secret bid; fields at their defaults are not chosen yet."""

    guess: Guess = ""
    stake: int = 0


class RunOut(
    Struct, frozen=True, tag_field="type", tag="parley.run_out", forbid_unknown_fields=True
):
    """The clock bids one chip on low for everyone who has not."""


Action = Bid | RunOut


class CardDealt(Struct, frozen=True, tag_field="type", tag="parley.card_dealt"):
    """A seat drew a card; others see that it did, not which."""

    seat: int
    card: int | None


class BidMade(Struct, frozen=True, tag_field="type", tag="parley.bid_made"):
    """A seat bid in secret; others see at most that it is no longer awaited."""

    seat: int
    bid: Bid


class ClockRanOut(Struct, frozen=True, tag_field="type", tag="parley.clock_ran_out"):
    """The clock was used this round."""


class BidsShown(Struct, frozen=True, tag_field="type", tag="parley.bids_shown"):
    """All cards and bids are open, and one seat takes the stakes."""

    cards: tuple[int, ...]
    bids: tuple[Bid, ...]
    winner: int
    pot: int


class RoundClosed(Struct, frozen=True, tag_field="type", tag="parley.round_closed"):
    """The next round begins, or the match ends."""


Event = CardDealt | BidMade | ClockRanOut | BidsShown | RoundClosed


class State(Struct, frozen=True, omit_defaults=True):
    """Chips per seat, hidden cards and bids, what is left in the deck."""

    rounds: int
    chips: tuple[int, ...]
    cards: tuple[int, ...] = ()
    bids: tuple[Bid | None, ...] = ()
    deck: tuple[int, ...] = CARDS
    round: int = 1
    shown: bool = False


class View(Struct, frozen=True):
    """The table as a viewer may know it."""

    viewer: int
    round: int
    chips: tuple[int, ...]
    cards: tuple[int | None, ...]
    bid: Bid | None
    pending: Pending


class Preview(Struct, frozen=True, tag_field="type", tag="parley.preview"):
    """What the bid would cost."""

    left: int


def clock(options: TableOptions) -> tuple[int, Action] | None:
    """The clock bids once, if the table has one."""
    return (options.seconds, RunOut()) if options.seconds else None


def start(setup: Setup[TableOptions]) -> State:
    """Everyone holds ten chips."""
    none: tuple[Bid | None, ...] = (None,) * setup.seats
    return State(setup.options.rounds, (CHIPS,) * setup.seats, bids=none)


def pending(state: State) -> Pending:
    """Cards, then bids of all at once, then the automatic close."""
    if state.round > state.rounds or min(state.chips) == 0:
        best = max(state.chips)
        winners = tuple(seat for seat, chips in enumerate(state.chips) if chips == best)
        return Finished(state.chips, winners)
    if state.shown:
        return Proceed()
    if len(state.cards) < len(state.chips):
        return AwaitChance(DrawFrom(state.deck))
    if None not in state.bids:
        return Proceed()
    asked = Decision("bid", state.round, state.round - 1)
    return AwaitSeats({seat: asked for seat, bid in enumerate(state.bids) if bid is None})


def decide(state: State, actor: int, action: Action) -> Sequence[Event]:
    """A bid, or the clock's bids for the slow."""
    match action:
        case RunOut():
            return _run_out(state, actor)
        case Bid(guess, stake):
            if not guess:
                raise RuleViolation("PA-1", "A bid guesses high or low.")
            if not 1 <= stake <= state.chips[actor]:
                raise RuleViolation("PA-2", f"A stake is 1 to {state.chips[actor]} chips.")
            return [BidMade(actor, action)]


def unasked(state: State, seat: int) -> RuleViolation:
    """Everybody bids at once, and once."""
    return RuleViolation("PA-1", "A bid is made once a round.")


def _run_out(state: State, actor: int) -> Sequence[Event]:
    if actor != TABLE:
        raise RuleViolation("PA-3", "Only the clock ends the time to bid.")
    late = [seat for seat, bid in enumerate(state.bids) if bid is None]
    return [ClockRanOut(), *(BidMade(seat, Bid("low", 1)) for seat in late)]


def resolve(state: State, outcome: Outcome | None) -> Sequence[Event]:
    """The card drawn, the show, or the close of the round."""
    if isinstance(outcome, int):
        return [CardDealt(len(state.cards), outcome)]
    if state.shown:
        return [RoundClosed()]
    bids = tuple(bid for bid in state.bids if bid is not None)
    winner = max(range(len(bids)), key=lambda seat: (_worth(state, seat, bids[seat]), -seat))
    return [BidsShown(state.cards, bids, winner, sum(bid.stake for bid in bids))]


def _worth(state: State, seat: int, bid: Bid) -> int:
    card = state.cards[seat]
    return card if bid.guess == "high" else len(CARDS) - 1 - card


def evolve(state: State, event: Event) -> State:
    """The next state."""
    match event:
        case CardDealt(_, card):
            deck = tuple(count - (kind == card) for kind, count in enumerate(state.deck))
            return replace(state, cards=(*state.cards, card), deck=deck)
        case BidMade(seat, bid):
            return replace(state, bids=(*state.bids[:seat], bid, *state.bids[seat + 1 :]))
        case BidsShown(_, bids, winner, pot):
            chips = [held - bid.stake for held, bid in zip(state.chips, bids, strict=True)]
            chips[winner] += pot
            return replace(state, chips=tuple(chips), shown=True)
        case RoundClosed():
            none: tuple[Bid | None, ...] = (None,) * len(state.chips)
            return replace(
                state, cards=(), bids=none, deck=CARDS, round=state.round + 1, shown=False
            )
        case ClockRanOut():
            return state


def view(state: State, viewer: int) -> View:
    """Own card and bid; others' once shown."""
    cards = tuple(
        card if state.shown or viewer in {seat, EVERYONE} else None
        for seat, card in enumerate(state.cards)
    )
    bid = state.bids[viewer] if viewer >= 0 else None
    return View(viewer, state.round, state.chips, cards, bid, pending(state))


def redact(event: Event, viewer: int) -> Event | None:
    """Others' cards lose their value, others' bids vanish."""
    match event:
        case CardDealt(seat) if viewer not in {seat, EVERYONE}:
            return CardDealt(seat, None)
        case BidMade(seat) if viewer not in {seat, EVERYONE}:
            return None
        case _:
            return event


def options(view: View, partial: Action | None) -> list[Option[Action, Preview]]:
    """First the guess, then the stake."""
    waits = view.pending
    if not isinstance(waits, AwaitSeats) or view.viewer not in waits.decisions:
        return []
    chips = view.chips[view.viewer]
    bid = partial if isinstance(partial, Bid) else Bid()
    if not bid.guess:
        ask: Ask = ChoiceAsk("guess", ("high", "low"))
        return [Option(bid, ask, Preview(chips - max(1, bid.stake)))]
    if not bid.stake:
        return [Option(bid, NumberAsk("stake", 1, chips), Preview(chips - 1))]
    return [Option(bid, None, Preview(chips - bid.stake))] if 1 <= bid.stake <= chips else []
