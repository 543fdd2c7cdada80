"""What a seat may ask for in Pioneer Rails. A field at its default is not chosen yet."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from domain.games.pioneer_rails.data import BANKED_MAX, Rank, Suit
from domain.games.pioneer_rails.maps import Way

Name = Annotated[str, Meta(max_length=16)]
Gold = Annotated[int, Meta(ge=0, le=BANKED_MAX)]
JailNumber = Annotated[int, Meta(ge=0, le=3)]
TRACKS_MAX = 5
"""Three, one for a town's symbol and one for an owner."""
ACTIVATIONS_MAX = 64


class PickCard(Struct, frozen=True, forbid_unknown_fields=True, tag="pioneer_rails.pick_card"):
    """Take one of the three cards as the dealer (PR-2)."""

    card: Name = ""


class Track(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A track from a corner where the line is, or of the station, to a new corner."""

    start: Name
    end: Name
    way: Way = "rail"


class Activation(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A building activated, and what is chosen for it.

    `gold` pieces for a bank (PR-25), a `rank` for a Forest saloon (PR-28), the `jail` box
    circled (PR-30) or that a bandit goes to (PR-29).
    """

    building: Name
    gold: Gold = 0
    rank: Literal["", Rank] = ""
    jail: JailNumber = 0


class SubmitTurn(Struct, frozen=True, forbid_unknown_fields=True, tag="pioneer_rails.submit_turn"):
    """A whole turn (PR-6).

    `rank` and `suit` name a joker. `changed` is the suit that the turn's becomes by a
    town's effect (PR-19). `closed` says that no more track follows; then come the
    `activations`, in order.
    """

    card: Name = ""
    rank: Literal["", Rank] = ""
    suit: Literal["", Suit] = ""
    changed: Literal["", Suit] = ""
    tracks: Annotated[tuple[Track, ...], Meta(max_length=TRACKS_MAX)] = ()
    closed: bool = False
    activations: Annotated[tuple[Activation, ...], Meta(max_length=ACTIVATIONS_MAX)] = ()


Action = PickCard | SubmitTurn
