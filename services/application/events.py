"""The service's own events: what happens to a table rather than in its game.

They carry opaque ids alone; names of people, bots and tables live in mutable tables.
"""

from typing import Final, Literal, TypeGuard, get_args

from msgspec import Struct

OptionValue = bool | int | str
SeatKind = Literal["open", "invited", "user", "device", "bot"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A place at the table.

    `holder` is the user who plays it (none for a bot), `label` the key under which its
    name is kept, `contribution` the seat's share of the match key in hex.
    """

    kind: SeatKind
    holder: str = ""
    label: str = ""
    contribution: str = ""


class MatchCreated(Struct, frozen=True, tag_field="type", tag="match.created"):
    """A lobby was opened; `commitment` is the SHA-256 of the seed."""

    game: str
    options: dict[str, OptionValue]
    host: str
    seats: tuple[Seat, ...]
    commitment: str


class SeatTaken(Struct, frozen=True, tag_field="type", tag="match.seat_taken"):
    """A free seat of the lobby was taken."""

    seat: int
    by: Seat


class SeatLeft(Struct, frozen=True, tag_field="type", tag="match.seat_left"):
    """A seat of the lobby is free again."""

    seat: int


class MatchStarted(Struct, frozen=True, tag_field="type", tag="match.started"):
    """The match began with these seats of the lobby; they are 0, 1, … from now on."""

    rules_version: int
    seats: tuple[int, ...]


class MatchCancelled(Struct, frozen=True, tag_field="type", tag="match.cancelled"):
    """The lobby was closed without a match."""


class MatchFinished(Struct, frozen=True, tag_field="type", tag="match.finished"):
    """The game is over: points per seat, and all seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class SeedRevealed(Struct, frozen=True, tag_field="type", tag="match.seed_revealed"):
    """The secret seed in hex, so that everyone can draw again."""

    seed: str


ServiceEvent = (
    MatchCreated
    | SeatTaken
    | SeatLeft
    | MatchStarted
    | MatchCancelled
    | MatchFinished
    | SeedRevealed
)
_KINDS: Final = frozenset(get_args(ServiceEvent))


def is_service(event: Struct) -> TypeGuard[ServiceEvent]:
    """Whether the event is one of the service's own rather than its game's."""
    return type(event) in _KINDS


def public(event: ServiceEvent) -> ServiceEvent:
    """The event as frames show it: without ids of users and without contributions."""
    match event:
        case MatchCreated(game, options, _, seats, commitment):
            shown = tuple(Seat(seat.kind) for seat in seats)
            return MatchCreated(game, options, "", shown, commitment)
        case SeatTaken(seat, by):
            return SeatTaken(seat, Seat(by.kind))
        case _:
            return event
