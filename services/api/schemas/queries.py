"""What may stand after the question mark, one struct for each route that takes any.

What is left out is UNSET, not None: the word null after an equals sign means nothing.
"""

from typing import Annotated, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from services.api.schemas.scalars import INTEGER_MAX, PAGE_LENGTH_MAX, GameName, Version

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
    int,
    Meta(ge=0, le=INTEGER_MAX, description="Only frames with a version above this", examples=[0]),
]
PastVersion = Annotated[Version, Meta(description="A past version; left out: now")]
Cursor = Annotated[str, Meta(max_length=200, description="The `next` of the page before")]

Value = TypeVar("Value")


def given(value: Value | UnsetType) -> Value | None:
    """The parameter's value, None when it was left out."""
    return None if isinstance(value, UnsetType) else value


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What all queries are: closed."""


class MatchQuery(Query, frozen=True):
    """Which position, as who sees it."""

    seat: Eyes | UnsetType = UNSET
    version: PastVersion | UnsetType = UNSET


class FramesQuery(Query, frozen=True):
    """Which frames, as who sees them."""

    after: After = 0
    seat: Eyes | UnsetType = UNSET


class StreamQuery(Query, frozen=True):
    """Where to go on from, as who sees it, and what else to tell."""

    after: After | UnsetType = UNSET
    seat: Eyes | UnsetType = UNSET
    presence: Annotated[bool, Meta(description="Tell also who is there")] = False


class MatchesQuery(Query, frozen=True):
    """Which matches to list; all conditions have to hold."""

    status: Literal["lobby", "running", "finished", "cancelled"] | UnsetType = UNSET
    game: GameName | UnsetType = UNSET
    mine: Annotated[bool, Meta(description="Only those that you host or play in")] = False
    my_turn: Annotated[bool, Meta(description="Only those that wait for you")] = False
    invited: Annotated[bool, Meta(description="Only those that keep a seat for you")] = False
    cursor: Cursor | UnsetType = UNSET
    limit: Annotated[int, Meta(ge=1, le=PAGE_LENGTH_MAX, description="How many")] = 20
