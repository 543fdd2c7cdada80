"""The kinds of values on the wire: bounded numbers, names, times, and the games' own JSON.

Where a game speaks for itself the field holds JSON as it is; the contract describes it
with the types of all games.
"""

from typing import Annotated, Final

from msgspec import Meta, Raw

from domain.kernel import game
from services.application.events import Visibility
from services.application.orders import SEATS_MAX

INTEGER_MAX: Final = 2**31 - 1
NAME_LENGTH_MAX: Final = 24
PAGE_LENGTH_MAX: Final = 100

# No control and no formatting characters: they would let a name pose as something else.
_UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
_TEXT: Final = rf"^[^\s{_UNSEEN}][^{_UNSEEN}]*$"


def _game_json(component: str) -> Meta:
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{component}"})


Action = Annotated[Raw, _game_json("Action")]
GameEvent = Annotated[Raw, _game_json("GameEvent")]
View = Annotated[Raw, _game_json("View")]
Preview = Annotated[Raw, _game_json("Preview")]
GameOptions = Annotated[Raw, _game_json("TableOptions")]
Schema = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]

Version = Annotated[
    int, Meta(ge=0, le=INTEGER_MAX, description="How many events the match has", examples=[47])
]
SeatNumber = Annotated[
    int, Meta(ge=0, lt=SEATS_MAX, description="A seat, counted from 0", examples=[1])
]
Count = Annotated[int, Meta(ge=0, le=INTEGER_MAX)]
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=NAME_LENGTH_MAX,
        pattern=_TEXT,
        description="A name as others see it",
        examples=["Ada"],
    ),
]
Label = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=_TEXT,
        description="What the token is for",
        examples=["Stats for our club"],
    ),
]
GameName = Annotated[
    str, Meta(min_length=1, max_length=40, description="A game's name", examples=["rancher"])
]
UserId = Annotated[
    str, Meta(description="An opaque id", examples=["5e0c1a52-7d0f-4b8e-9a3c-2f3f1d0f6b11"])
]
Moment = Annotated[
    str,
    Meta(
        description="A time in UTC",
        examples=["2026-11-30T01:02:03.456Z"],
        extra_json_schema={"format": "date-time"},
    ),
]
InviteCode = Annotated[
    str,
    Meta(
        max_length=16,
        description="A table's code; case and dash do not matter",
        examples=["7KQ-M2P"],
    ),
]
TypedCode = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=16,
        description="A code for another device; case and dash do not matter",
        examples=["7KQM-2PXW"],
    ),
]
Level = Annotated[
    game.Level, Meta(description="How well a bot plays: greenhorn plainly, standard well")
]
Visible = Annotated[
    Visibility,
    Meta(
        description=(
            "Who finds the table: public everyone, link whoever has its address, closed its"
            " players alone: nobody else may look, and its code or an invitation lets in"
        )
    ),
]
Contribution = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32}$",
        description="16 random bytes in hex: the seat's share in the dice",
        examples=["9f86d081884c7d659a2feaa0c55ad015"],
    ),
]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
