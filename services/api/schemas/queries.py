"""What may stand after the question mark, one struct for each route that takes any."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from services.api.schemas.scalars import PAGE_LENGTH_MAX, GameName, Version

Eyes = Annotated[
    str,
    Meta(
        pattern="^(all|[0-7])$",
        description=(
            "Whose eyes to look through: one of your own seats; once the match has ended any"
            " seat, or all at once. Left out: your own seat, the awaited one of several"
        ),
        examples=["1"],
    ),
]
After = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="Only frames with a version above this", examples=[0])
]


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What all queries are: closed."""


class MatchQuery(Query, frozen=True):
    """Which position, as who sees it."""

    seat: Eyes | None = None
    version: Annotated[Version, Meta(description="A past version; left out: now")] | None = None


class FramesQuery(Query, frozen=True):
    """Which frames, as who sees them."""

    after: After = 0
    seat: Eyes | None = None


class StreamQuery(Query, frozen=True):
    """Where to go on from, as who sees it."""

    after: After | None = None
    seat: Eyes | None = None


class MatchesQuery(Query, frozen=True):
    """Which matches to list; all conditions have to hold."""

    status: Literal["lobby", "running", "finished", "cancelled"] | None = None
    game: GameName | None = None
    mine: Annotated[bool, Meta(description="Only those in which you hold a seat")] = False
    my_turn: Annotated[bool, Meta(description="Only those that wait for you")] = False
    cursor: (
        Annotated[str, Meta(max_length=200, description="The `next` of the page before")] | None
    ) = None
    limit: Annotated[int, Meta(ge=1, le=PAGE_LENGTH_MAX, description="How many")] = 20
