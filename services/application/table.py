"""The table: who sits where and how far the match is, folded from the service's events."""

from typing import Literal
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.game import Level
from services.application.events import (
    Closed,
    MatchCancelled,
    MatchCreated,
    MatchFinished,
    MatchStarted,
    OptionValue,
    RematchOpened,
    Seat,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    SeatToBot,
    SeedRevealed,
    ServiceEvent,
    TurnTimedOut,
    Visibility,
)

Status = Literal["lobby", "running", "finished", "cancelled"]
FREE = ("open", "invited")
ENDED = ("finished", "cancelled")


class Table(Struct, frozen=True, omit_defaults=True):
    """A match as the service knows it; the game's own state stands beside it.

    `closed` is why a cancelled one was: its host wanted it so, unless there is a reason.
    """

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
    closed: Closed = ""
    turn_seconds: int = 0

    def seats_of(self, user: str) -> list[int]:
        """A user's seats, on their device too, whether or not a bot holds them just now."""
        return [number for number, seat in enumerate(self.seats) if user and seat.owner == user]

    @property
    def users(self) -> tuple[str, ...]:
        """Everyone who has a seat here."""
        return tuple(dict.fromkeys([seat.owner for seat in self.seats if seat.owner]))

    def takes_time(self, seat: int) -> bool:
        """Whether the seat may take the whole time for a decision.

        A bot that holds a seat for its owner plays at once as long as somebody is there to
        play with. When all are away it lets the time pass, so that they can still return.
        """
        if self.seats[seat].away:
            return not any(one.holder for one in self.seats)
        return bool(self.seats[seat].holder)

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
            turn_seconds=event.turn_seconds,
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
        case MatchCancelled(reason):
            return replace(table, status="cancelled", closed=reason)
        case SeatToBot(number, level, held):
            return _seated(table, number, _left(table.seats[number], level, held))
        case SeatReturned(number):
            return _seated(table, number, _returned(table.seats[number]))
        case TurnTimedOut():
            return table
        case MatchFinished(scores, winners):
            return replace(table, status="finished", scores=scores, winners=winners)
        case SeedRevealed(seed):
            return replace(table, seed=seed)
        case RematchOpened(match):
            return replace(table, rematch=match)


def _left(seat: Seat, level: Level, held: bool) -> Seat:  # noqa: FBT001
    """The seat with a bot on it: the share in the match key stays, and so does the name."""
    away = seat.kind if held and seat.kind in {"user", "device"} else ""
    return replace(seat, kind="bot", holder="", level=level, former=seat.holder, away=away)


def _returned(seat: Seat) -> Seat:
    return Seat(seat.away or "user", seat.former, seat.label, seat.contribution)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
    return replace(table, seats=seats)
