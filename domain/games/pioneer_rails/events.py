"""What happens in Pioneer Rails, as stored: names and fields never change their meaning.

Seats are 0 and up; rounds and lines count from 1, turns from 0 within the match.
"""

from typing import Literal

from msgspec import Struct

from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.data import GoalId, Kind, OwnerId, Rank, Suit
from domain.games.pioneer_rails.hands import Hand
from domain.games.pioneer_rails.state import Effect, Laid


class DealerDrawn(Struct, frozen=True, tag="pioneer_rails.dealer_drawn"):
    """The lot fell on the first dealer (PR-2)."""

    seat: int


class GoalRevealed(Struct, frozen=True, tag="pioneer_rails.goal_revealed"):
    """A goal is in play (PR-40)."""

    goal: GoalId


class RoundBegan(Struct, frozen=True, tag="pioneer_rails.round_began"):
    """All cards are shuffled anew (PR-1)."""

    round: int


class OwnerRevealed(Struct, frozen=True, tag="pioneer_rails.owner_revealed"):
    """A company owner's rule is in force for the round (PR-45)."""

    owner: OwnerId
    round: int


class SecretDealt(Struct, frozen=True, tag="pioneer_rails.secret_dealt"):
    """A seat got its card of the fifth turn (PR-44); others see that it did, not which."""

    seat: int
    card: str | None


class CardRevealed(Struct, frozen=True, tag="pioneer_rails.card_revealed"):
    """A card lies open (PR-2)."""

    card: str


class JokerPutBack(Struct, frozen=True, tag="pioneer_rails.joker_put_back"):
    """A second joker of one reveal goes under the deck (PR-46)."""

    card: str


class CardSetAside(Struct, frozen=True, tag="pioneer_rails.card_set_aside"):
    """The lot took this card out of the turn (PR-3)."""

    card: str


class CardPicked(Struct, frozen=True, tag="pioneer_rails.card_picked"):
    """The dealer took this card (PR-2)."""

    seat: int
    card: str


class TurnSubmitted(Struct, frozen=True, tag="pioneer_rails.turn_submitted"):
    """A seat has planned its turn (PR-6); what it planned is its own until all have."""

    seat: int
    turn: SubmitTurn | None


class TurnPlayed(Struct, frozen=True, tag="pioneer_rails.turn_played"):
    """A seat wrote down a rank and laid its tracks.

    `suit` is the turn's suit after a change. `symbol`: a town symbol was crossed, for an
    extra track and `effect`. `power`: the owner's rule was used. `towns` were connected
    for the first time; `network` is how many the largest network has now, `fort_tracks`
    how often track lies on forts' edges.
    """

    seat: int
    card: str
    rank: Rank
    suit: Suit
    tracks: tuple[Laid, ...]
    symbol: bool
    effect: Effect
    power: bool
    towns: tuple[str, ...]
    network: int
    fort_tracks: int


class BuildingActivated(Struct, frozen=True, tag="pioneer_rails.building_activated"):
    """A building was crossed out and marked on a score track (PR-20).

    `points` is what it adds to the score now; without a symbol left, nothing is `circled`
    (PR-52). A bank takes `gold` pieces at `multiplier`. A Desert saloon circles a `round`,
    a Forest saloon a `rank`, a jail the box `jail`; a bandit sits in `jail`, or escapes
    when that is 0. `mixed`: completed with tracks of several stations.
    """

    seat: int
    building: str
    kind: Kind
    points: int
    circled: bool = False
    gold: int = 0
    multiplier: int = 0
    round: int = 0
    rank: Literal["", Rank] = ""
    jail: int = 0
    mixed: bool = False


class GoalReached(Struct, frozen=True, tag="pioneer_rails.goal_reached"):
    """A seat reached a goal (PR-40); in solo it gets no points, its target falls by `less`."""

    seat: int
    goal: GoalId
    points: int
    less: int = 0


class HandScored(Struct, frozen=True, tag="pioneer_rails.hand_scored"):
    """A round's hand was scored (PR-7): the hand's points × `factor` + `bonus` = `points`."""

    seat: int
    round: int
    hand: Hand
    factor: int
    bonus: int
    points: int


class TurnEnded(Struct, frozen=True, tag="pioneer_rails.turn_ended"):
    """The cards are discarded; `dealer` deals next."""

    dealer: int | None


class MatchEnded(Struct, frozen=True, tag="pioneer_rails.match_ended"):
    """The last round is over: points per seat, and who won; nobody in a solo that fell short."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    TurnPlayed
    | BuildingActivated
    | TurnSubmitted
    | CardRevealed
    | CardPicked
    | TurnEnded
    | GoalReached
    | HandScored
    | CardSetAside
    | JokerPutBack
    | SecretDealt
    | OwnerRevealed
    | RoundBegan
    | GoalRevealed
    | DealerDrawn
    | MatchEnded
)
