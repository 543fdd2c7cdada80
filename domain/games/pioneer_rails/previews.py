"""What options would do, for the player to see before choosing."""

from typing import Literal

from msgspec import Struct

from domain.games.pioneer_rails.data import GoalId, Kind, Rank, Suit
from domain.games.pioneer_rails.hands import Hand
from domain.games.pioneer_rails.maps import Way


class CardPreview(Struct, frozen=True, tag="pioneer_rails.card_preview"):
    """The round's ranks with this card, the hand they make and its points as it stands.

    `rank` and `suit` are "" while a joker is not named; its rank is then not counted.
    """

    card: str
    rank: Literal["", Rank]
    suit: Literal["", Suit]
    ranks: tuple[Rank, ...]
    hand: Hand
    points: int


class SuitPreview(Struct, frozen=True, tag="pioneer_rails.suit_preview"):
    """A town symbol is crossed out, and the turn has this suit (PR-19)."""

    suit: Suit


class TrackPreview(Struct, frozen=True, gc=False, tag="pioneer_rails.track_preview"):
    """One more track: whose line, which edge ("" across land), and what it comes to.

    `symbol` and `power` say that the turn then crosses a town symbol or uses the owner's
    rule; `left` plain tracks could follow at no further cost. `town` is the one reached.
    `activates` are the buildings due because of this track; `points` what the turn's
    tracks and activations would then add to the score.
    """

    station: Suit
    line: int
    edge: str
    way: Way
    symbol: bool
    power: bool
    left: int
    town: str
    activates: tuple[str, ...]
    points: int


class ActivationPreview(Struct, frozen=True, gc=False, tag="pioneer_rails.activation_preview"):
    """One activation, and what it adds to the score now."""

    building: str
    kind: Kind
    points: int


class TurnPreview(Struct, frozen=True, tag="pioneer_rails.turn_preview"):
    """A whole turn: what it costs and connects, activates in order, which goals it reaches.

    `points` is what its tracks and activations add to the score, without hand and goals.
    """

    symbol: bool
    power: bool
    towns: tuple[str, ...]
    activations: tuple[ActivationPreview, ...]
    goals: tuple[GoalId, ...]
    points: int


Preview = CardPreview | SuitPreview | TrackPreview | ActivationPreview | TurnPreview
