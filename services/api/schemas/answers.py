"""What is answered: the objects in responses and streams."""

from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

from services.api.problem_kinds import Code
from services.api.problems import FieldError, Missing
from services.api.schemas.scalars import (
    Action,
    Count,
    GameEvent,
    GameName,
    GameOptions,
    Hex,
    Label,
    Level,
    Moment,
    Name,
    Preview,
    Schema,
    SeatNumber,
    TypedCode,
    UserId,
    Version,
    View,
    Visible,
)
from services.application.table import Status


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What all answers are: closed."""


class User(Answer, frozen=True):
    """Somebody who plays; a guest has no passphrase yet."""

    id: UserId
    name: Name
    guest: bool


class Token(Answer, frozen=True):
    """A bearer token, without its secret."""

    id: str
    label: Label
    created_at: Moment


class MadeToken(Token, frozen=True):
    """A new bearer token; its secret is shown this once."""

    token: str


class Tokens(Answer, frozen=True):
    """One's bearer tokens, newest first."""

    items: tuple[Token, ...]


class LinkCode(Answer, frozen=True):
    """A code that signs the same user in on another device, once."""

    code: TypedCode
    expires_at: Moment


class Duration(Answer, frozen=True):
    """How long a match of so many seats and rounds takes, as simulated ones did.

    `turns` counts those of all seats, and one that all take at once as one; `minutes` is time
    at the table, nobody away.
    """

    seats: Count
    rounds: Count
    turns: Count
    minutes: Count


class Game(Answer, frozen=True):
    """A set of rules; `options_schema` is the JSON Schema of a table's options."""

    name: GameName
    rules_version: Count
    seats_min: Count
    seats_max: Count
    options_schema: Schema
    durations: tuple[Duration, ...]


class Games(Answer, frozen=True):
    """The games that can be played here."""

    items: tuple[Game, ...]


class Seat(Answer, frozen=True):
    """A place at the table. `mine` also for the people on one's own device.

    `name` is also that of the person whom an invited seat is kept for, to those who sit
    here; `invited_me` when that is oneself. `level` is how well a bot plays, null for others.
    `held` says that the bot holds the seat for its owner, who has been away and can take it
    back; `mine` tells whether that is oneself.
    """

    seat: SeatNumber
    kind: Literal["user", "open", "invited", "bot", "device"]
    name: str | None
    mine: bool
    level: Level | None
    invited_me: bool
    held: bool


class Result(Answer, frozen=True):
    """Points by seat, and the seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]


class Progress(Answer, frozen=True):
    """How far a running match is; `rounds` is null for a match that is played by the clock."""

    round: Count
    rounds: Count | None


class Awaited(Answer, frozen=True, omit_defaults=True):
    """A seat that the match waits for, and what it is asked.

    `since` is the version at which the question became this one: an action on it may
    expect that version or any later one. `due_at` is when the seat's time for it runs out,
    absent where there is no turn clock; time in which the server was down comes on top, as
    the table's `deadlines` tell.
    """

    seat: SeatNumber
    ask: str
    round: Count
    turn: Count
    since: Version
    about: str = ""
    due_at: Moment = ""


class Deadline(Answer, frozen=True):
    """When a seat's time for the question of version `since` runs out.

    Then a bot takes that decision, and after two such in a row it holds the seat until its
    owner comes back.
    """

    seat: SeatNumber
    since: Version
    due_at: Moment


class TableFacts(Answer, frozen=True, kw_only=True):
    """What tables and lists say of a match.

    `started_at` is null in the lobby, `ends_at` for a match that is not played by the
    clock. `rematch` is the next match of the same players, null until one of them opens it.
    `turn_seconds` is how long each decision may take, 0 for as long as one likes.
    """

    id: UUID
    game: GameName
    name: Annotated[str | None, Meta(description="The table's name")]
    status: Status
    version: Version
    host: UserId
    hosted_by_me: bool
    options: GameOptions
    visibility: Visible
    seats: tuple[Seat, ...]
    result: Result | None
    rematch: UUID | None
    created_at: Moment
    updated_at: Moment
    started_at: Moment | None
    ends_at: Moment | None
    turn_seconds: Count
    deadlines: tuple[Deadline, ...]


class MatchSummary(TableFacts, frozen=True, kw_only=True):
    """A match in a list."""

    awaits: tuple[Awaited, ...]
    progress: Progress | None
    my_turn: bool


class MatchPage(Answer, frozen=True):
    """Some matches; `next` is the cursor for more."""

    items: tuple[MatchSummary, ...]
    next: str | None


class Table(TableFacts, frozen=True, kw_only=True):
    """A match beside its position: who sits where, and how its dice can be checked.

    `commitment` is the SHA-256 of `seed`, which is shown once the match has ended.
    `invite_code` is shown to those who sit in its lobby. `closed_by` says who ended a match
    that is cancelled: its host, nobody when it was a lobby for too long, or whoever runs
    the server.
    """

    rules_version: Annotated[int, Meta(ge=0, description="0 before the start")]
    invite_code: str | None
    commitment: Hex
    seed: Hex | None
    closed_by: Literal["host", "nobody", "operator"] | None


class NumberAsk(Answer, frozen=True, tag="number"):
    """The action's `field` still needs a number from `min` to `max` in steps."""

    field: str
    min: int
    max: int
    step: int = 1


class ChoiceAsk(Answer, frozen=True, tag="choice"):
    """The action's `field` still needs one of the `values`."""

    field: str
    values: tuple[str, ...]


class StepAsk(Answer, frozen=True, tag="step"):
    """The action's `field`, a list, goes on: ask for options with the action as the partial.

    Each of them is an action that is one step longer.
    """

    field: str


class Option(Answer, frozen=True):
    """Something the seat may do next; the first is the likely one.

    Without `ask` the action can be submitted as it is. `preview` says what it would do.
    """

    action: Action
    ask: NumberAsk | ChoiceAsk | StepAsk | None = None
    preview: Preview | None = None


class Pending(Answer, frozen=True):
    """Whom the match waits for; `finished` once it will wait for nobody again."""

    awaits: tuple[Awaited, ...]
    finished: bool


class Frame(Answer, frozen=True):
    """What one command did, as the viewer may know it, and where it left the match.

    `after` is the version of the frame before it, so that a hole can be seen. `seat` is
    whose eyes it was made for: a seat, null for a spectator, all for everyone's at once.
    `view` is null before the start. `options` are there when that seat is awaited.
    """

    after: Version
    version: Version
    seat: SeatNumber | Literal["all"] | None
    at: Moment
    events: tuple[GameEvent, ...]
    view: View | None
    pending: Pending
    options: tuple[Option, ...] | None


class MatchFrame(Answer, frozen=True):
    """A match: its table, and its position as a frame."""

    table: Table
    frame: Frame


class Frames(Answer, frozen=True):
    """Frames in order."""

    frames: tuple[Frame, ...]


class Options(Answer, frozen=True):
    """The ways to go on, and the version that they are for."""

    version: Version
    options: tuple[Option, ...]


class Notice(Answer, frozen=True):
    """One of the user's matches has moved, or somebody nudges: it waits for the user."""

    match: UUID
    version: Version
    my_turn: bool
    nudge: bool


class Presence(Answer, frozen=True):
    """Who is at a match just now: the seats whose players look at it, and how many watch."""

    watching: Count
    connected: tuple[SeatNumber, ...]


class Health(Answer, frozen=True):
    """The server is up."""

    status: Literal["ok"]


class Ready(Answer, frozen=True):
    """The process can serve; when it is degraded, `missing` says what it does without.

    Then its answers are right, and may be late: others' actions, or the lists of matches.
    """

    status: Literal["ready", "degraded"]
    missing: tuple[Missing, ...]


class Problem(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """An error (RFC 9457). `code` is stable; the last fields are there where they help.

    `rule` is the rule that refused, `options` what would be legal, `frame` and `version`
    the position as it is now. `request_id` finds a fault of ours in the server's log,
    `missing` says what a process that is not ready is short of.
    """

    type: str
    title: str
    status: Annotated[int, Meta(ge=400, le=599)]
    detail: str
    code: Code
    rule: str | None = None
    version: Version | None = None
    frame: Frame | None = None
    options: tuple[Option, ...] | None = None
    errors: tuple[FieldError, ...] | None = None
    request_id: str | None = None
    missing: tuple[Missing, ...] | None = None
