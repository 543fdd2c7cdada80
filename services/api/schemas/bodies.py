"""What is asked: the bodies of requests."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from services.api.schemas.scalars import (
    Action,
    Contribution,
    GameName,
    GameOptions,
    InviteCode,
    Label,
    Level,
    Name,
    SeatNumber,
    TypedCode,
    Version,
    Visible,
)
from services.application.orders import SEATS_MAX, NewMatch, NewSeat, SeatWish


class Body(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all bodies are: closed."""


class NewGuest(Body, frozen=True):
    """A guest; without a name one is picked.

    With `keep_session` nobody is made where somebody is signed in already.
    """

    name: Name | None = None
    keep_session: bool = False


class NewName(Body, frozen=True):
    """Another name."""

    name: Name


class NewToken(Body, frozen=True):
    """A bearer token for one's own programs."""

    label: Label


class LinkedDevice(Body, frozen=True):
    """The code that another device of the same user shows."""

    code: TypedCode


class SeatOrder(Body, frozen=True):
    """A place at a new table.

    A `name` is for bots and people on the same device, a `level` for bots.
    """

    kind: Annotated[
        Literal["me", "open", "invited", "bot", "device"],
        Meta(description="Who may sit here; invited: whoever has the table's code"),
    ]
    name: Name | None = None
    level: Level = "standard"


class MatchOrder(Body, frozen=True, kw_only=True):
    """A new table."""

    game: GameName
    options: GameOptions
    seats: Annotated[tuple[SeatOrder, ...], Meta(min_length=1, max_length=SEATS_MAX)]
    name: Name | None = None
    contribution: Contribution | None = None
    visibility: Visible = "public"


class SeatOrderAt(Body, frozen=True, kw_only=True):
    """A wish to sit down; the host also seats bots and people on the same device."""

    seat: Annotated[SeatNumber | None, Meta(description="None: the lowest free one")] = None
    code: InviteCode | None = None
    contribution: Contribution | None = None
    kind: Literal["me", "bot", "device"] = "me"
    name: Name | None = None
    level: Level = "standard"


class SeatNamed(Body, frozen=True):
    """A seat of the match."""

    seat: SeatNumber


class ActionOrder(Body, frozen=True):
    """An action on the position that was seen at `expected_version`."""

    seat: SeatNumber
    action: Action
    expected_version: Version


class PartialAction(Body, frozen=True):
    """An action as far as it is filled: fields at their default are still to be chosen."""

    seat: SeatNumber
    action: Action


def new_match(order: MatchOrder, options: dict[str, bool | int | str]) -> NewMatch:
    """The order as the application takes it."""
    return NewMatch(
        game=order.game,
        options=options,
        seats=tuple(NewSeat(seat.kind, _trimmed(seat.name), seat.level) for seat in order.seats),
        name=_trimmed(order.name),
        contribution=order.contribution or "",
        visibility=order.visibility,
    )


def seat_wish(order: SeatOrderAt) -> SeatWish:
    """The wish as the application takes it."""
    return SeatWish(
        seat=order.seat,
        code=order.code,
        contribution=order.contribution or "",
        kind=order.kind,
        name=_trimmed(order.name),
        level=order.level,
    )


def _trimmed(name: str | None) -> str | None:
    return name and name.rstrip()
