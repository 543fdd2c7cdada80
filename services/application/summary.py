"""A match in a list: enough to say what it is and whose turn, without its position."""

from uuid import UUID

from msgspec import Struct

from services.application.events import OptionValue, Seat, Visibility
from services.application.table import Status


class Awaited(Struct, frozen=True, omit_defaults=True):
    """A seat that the match waits for.

    `ask`, `about`, `round`, `turn` are the game's Decision; `since` is the version at
    which it became this one, the lowest that an action on it may expect.
    """

    seat: int
    ask: str
    round: int
    turn: int
    since: int
    about: str = ""


class MatchSummary(Struct, frozen=True):
    """What the lists keep of a match; times in milliseconds since 1970.

    `started_at` is None in the lobby, `ends_at` for a match that is not played by the clock.
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
