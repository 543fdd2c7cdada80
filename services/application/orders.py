"""What people ask of the lobby, and the digest that tells a repeat from another request."""

import hashlib
from typing import Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from domain.kernel.game import Level
from services.application.events import OptionValue, Visibility

SEATS_MAX: Final = 8


class NewSeat(Struct, frozen=True):
    """A place of a new table; `name` is for bots and seats on the same device, `level` for bots."""

    kind: Literal["me", "open", "invited", "bot", "device"]
    name: str | None = None
    level: Level = "standard"


class NewMatch(Struct, frozen=True):
    """A new table; `contribution` is 32 hex digits for the host's own seat.

    An order without `turn_seconds` has the digest that it had before there were turn clocks.
    """

    game: str
    options: dict[str, OptionValue]
    seats: tuple[NewSeat, ...]
    name: str | None = None
    contribution: str = ""
    visibility: Visibility = "public"
    turn_seconds: int | UnsetType = UNSET


class SeatWish(Struct, frozen=True):
    """A wish to sit down, or the host's to seat a bot or someone on the same device.

    Without `seat`, the lowest free one. `code` opens the seats kept for invited people.
    """

    seat: int | None = None
    code: str | None = None
    contribution: str = ""
    kind: Literal["me", "bot", "device"] = "me"
    name: str | None = None
    level: Level = "standard"


_encode = msgspec.json.Encoder().encode


def digest_of(*asked: object) -> str:
    """A fingerprint of what was asked: equal for equal requests."""
    return hashlib.blake2b(_encode(asked), digest_size=16).hexdigest()
