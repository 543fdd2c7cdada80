"""The service's own events: what happens to a table rather than in its game.

They carry opaque ids alone; names of people, bots and tables live in mutable tables.
"""

from typing import Final, Literal, TypeGuard, get_args
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.game import Level

OptionValue = bool | int | str
SeatKind = Literal["open", "invited", "user", "device", "bot"]
Visibility = Literal["public", "link", "closed"]
"""Who finds a match: everyone, whoever has its address, or its players alone.

Others may not even look at a closed one.
"""


Closed = Literal["", "unstarted", "operator"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A place at the table.

    `holder` is the user who plays it (none for a bot), `label` the key under which its
    name is kept, `contribution` the seat's share of the match key in hex. `level` is how
    well a bot plays, `invitee` the user whom an invited seat is kept for (none: whoever
    has the table's code), `former` the user who gave a running match's seat to the bot.
    `away` is the kind of seat it is again when that user comes back: the bot holds it
    for them. Without it, the seat was given up for good.
    """

    kind: SeatKind
    holder: str = ""
    label: str = ""
    contribution: str = ""
    level: Level = "standard"
    invitee: str = ""
    former: str = ""
    away: Literal["", "user", "device"] = ""

    @property
    def owner(self) -> str:
        """Whose seat it is: its holder's, or of the user whom a bot holds it for."""
        return self.holder or (self.former if self.away else "")


class MatchCreated(Struct, frozen=True, tag_field="type", tag="match.created", omit_defaults=True):
    """A lobby was opened; `commitment` is the SHA-256 of the seed.

    `turn_seconds` is how long a seat may take for a decision, 0 for as long as it likes.
    """

    game: str
    options: dict[str, OptionValue]
    host: str
    seats: tuple[Seat, ...]
    commitment: str
    visibility: Visibility = "public"
    turn_seconds: int = 0


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


class MatchCancelled(
    Struct, frozen=True, tag_field="type", tag="match.cancelled", omit_defaults=True
):
    """The match was closed before its end: by its host, unless there is a `reason`.

    `unstarted`: it was a lobby for too long. `operator`: whoever runs the server closed it.
    """

    reason: Closed = ""


class SeatToBot(Struct, frozen=True, tag_field="type", tag="match.seat_to_bot", omit_defaults=True):
    """From now on a bot plays a seat of the running match.

    `held`: until its owner returns, who let the time run out again and again; without
    it, the seat was given up for good.
    """

    seat: int
    level: Level
    held: bool = False


class TurnTimedOut(Struct, frozen=True, tag_field="type", tag="match.turn_timed_out"):
    """A seat's time for a decision ran out: a bot takes this one, in the same action."""

    seat: int


class SeatReturned(Struct, frozen=True, tag_field="type", tag="match.seat_returned"):
    """The owner of a seat that a bot held plays it again."""

    seat: int


class MatchFinished(Struct, frozen=True, tag_field="type", tag="match.finished"):
    """The game is over: points per seat, and all seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class SeedRevealed(Struct, frozen=True, tag_field="type", tag="match.seed_revealed"):
    """The secret seed in hex, so that everyone can draw again."""

    seed: str


class RematchOpened(Struct, frozen=True, tag_field="type", tag="match.rematch_opened"):
    """Another match of the same players was opened; `match` is its id."""

    match: UUID


ServiceEvent = (
    MatchCreated
    | SeatTaken
    | SeatLeft
    | MatchStarted
    | MatchCancelled
    | SeatToBot
    | TurnTimedOut
    | SeatReturned
    | MatchFinished
    | SeedRevealed
    | RematchOpened
)
_KINDS: Final = frozenset(get_args(ServiceEvent))


def is_service(event: Struct) -> TypeGuard[ServiceEvent]:
    """Whether the event is one of the service's own rather than its game's."""
    return type(event) in _KINDS


def public(event: ServiceEvent) -> ServiceEvent:
    """The event as frames show it: without ids of users and without contributions."""
    match event:
        case MatchCreated(seats=seats):
            return replace(event, host="", seats=tuple(_public(seat) for seat in seats))
        case SeatTaken(seat, by):
            return SeatTaken(seat, _public(by))
        case _:
            return event


def _public(seat: Seat) -> Seat:
    return Seat(seat.kind, level=seat.level)
