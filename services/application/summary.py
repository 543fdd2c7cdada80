"""A match in a list: enough to say what it is and whose turn, without its position."""

from uuid import UUID

from msgspec import Struct

from services.application.events import OptionValue, Seat, Visibility
from services.application.table import Status


class Awaited(Struct, frozen=True, omit_defaults=True):
    """A seat that the match waits for.

    `ask`, `about`, `round`, `turn` are the game's Decision; `since` is the version at
    which it became this one, the lowest that an action on it may expect. `due_at` is when
    the time for it runs out if the service is up all the while; empty without a clock.
    """

    seat: int
    ask: str
    round: int
    turn: int
    since: int
    about: str = ""
    due_at: str = ""


class Deadline(Struct, frozen=True):
    """When the time of a seat for the question of version `since` runs out.

    `began` and `due` are milliseconds since 1970; time in which nobody could play comes on
    top of `due`.
    """

    seat: int
    since: int
    began: int
    due: int


class MatchSummary(Struct, frozen=True):
    """What the lists keep of a match; times in milliseconds since 1970.

    `started_at` is None in the lobby, `ends_at` for a match that is not played by the clock.
    `turn_seconds` is 0 where a decision may take as long as it likes. `due` is when somebody
    has to look after the match, even if nobody touches it; None for never.
    """

    id: UUID
    game: str
    status: Status
    version: int
    host: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    awaits: tuple[Awaited, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    created_at: int
    updated_at: int
    visibility: Visibility = "public"
    started_at: int | None = None
    ends_at: int | None = None
    rematch: UUID | None = None
    turn_seconds: int = 0
    deadlines: tuple[Deadline, ...] = ()
    due: int | None = None
