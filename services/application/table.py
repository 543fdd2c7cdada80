"""The table: who sits where and how far the match is, folded from the service's events."""

from typing import Literal
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from services.application.events import (
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchStarted,
    OptionValue,
    RematchOpened,
    Seat,
    SeatLeft,
    SeatTaken,
    SeatToBot,
    SeedRevealed,
    ServiceEvent,
    Visibility,
)

Status = Literal["lobby", "running", "finished", "cancelled"]
FREE = ("open", "invited")
ENDED = ("finished", "cancelled")


class Table(Struct, frozen=True, omit_defaults=True):
    """A match as the service knows it; the game's own state stands beside it."""

    game: str
    options: dict[str, OptionValue]
    host: str
    seats: tuple[Seat, ...]
    commitment: str
    status: Status = "lobby"
    rules_version: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    seed: str = ""
    visibility: Visibility = "public"
    rematch: UUID | None = None

    def seats_of(self, user: str) -> list[int]:
        """The seats that a user plays, their own and those on their device."""
        return [number for number, seat in enumerate(self.seats) if user and seat.holder == user]

    @property
    def users(self) -> tuple[str, ...]:
        """Everyone who plays here."""
        return tuple(dict.fromkeys([seat.holder for seat in self.seats if seat.holder]))

    @property
    def invitees(self) -> tuple[str, ...]:
        """Everyone whom a seat is kept for."""
        return tuple(dict.fromkeys([seat.invitee for seat in self.seats if seat.invitee]))

    def is_inside(self, user: str | None) -> bool:
        """Whether the user is of this table: its host, invited, or a player now or before."""
        former = {seat.former for seat in self.seats}
        return bool(user) and user in {self.host, *self.users, *self.invitees, *former}

    def may_look(self, user: str | None) -> bool:
        """Whether the user, None for a visitor, may see the table and its frames."""
        return self.visibility != "closed" or self.is_inside(user)

    @property
    def taken(self) -> tuple[int, ...]:
        """The seats that somebody or some bot sits on."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind not in FREE)


def evolve(table: Table | None, event: ServiceEvent) -> Table:
    """The table after the event; trusts it."""
    if isinstance(event, MatchCreated):
        return Table(
            event.game,
            event.options,
            event.host,
            event.seats,
            event.commitment,
            visibility=event.visibility,
        )
    if table is None:
        raise ValueError("a match begins with match.created")
    match event:
        case SeatTaken(number, by):
            return _seated(table, number, by)
        case SeatLeft(number):
            return _seated(table, number, Seat("open"))
        case MatchStarted(version, numbers):
            seats = tuple(table.seats[number] for number in numbers)
            return replace(table, status="running", rules_version=version, seats=seats)
        case MatchCancelled():
            return replace(table, status="cancelled")
        case SeatToBot(number, level):
            # The share in the match key stays, and so does the name.
            left = table.seats[number]
            seat = replace(left, kind="bot", holder="", level=level, former=left.holder)
            return _seated(table, number, seat)
        case MatchFinished(scores, winners):
            return replace(table, status="finished", scores=scores, winners=winners)
        case SeedRevealed(seed):
            return replace(table, seed=seed)
        case RematchOpened(match):
            return replace(table, rematch=match)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return replace(table, seats=seats)
