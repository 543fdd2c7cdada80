"""What a seat may ask for in Pionjär. A field at its default is not chosen yet."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from domain.games.pionjar.data import PropertyId, TrailId
from domain.games.pionjar.state import YesNo

OPEN: Final = -1
"""A number of cards that is not chosen yet: none of them is a choice."""
MONEY_MAX: Final = 2**31 - 1
Cards = Annotated[int, Meta(ge=OPEN, le=12)]
Money = Annotated[int, Meta(ge=0, le=MONEY_MAX)]


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.move"):
    """Roll the die, or ride as the almanac says."""


class ChooseBranch(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.choose_branch"):
    """Leave Missouri for this property (PJ-7)."""

    property: PropertyId | Literal[""] = ""


class Equip(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.equip"):
    """Buy so many harvest and timber cards for the new claim (PJ-11)."""

    harvest: Cards = OPEN
    timber: Cards = OPEN


class EnterTrail(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.enter_trail"):
    """Go to the trailhead instead of riding (PJ-27)."""


class ChooseTrail(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.choose_trail"):
    """Take this trail from the trailhead (PJ-27)."""

    trail: TrailId | Literal[""] = ""


class Visit(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.visit"):
    """Everything done on a visit to Pioneer City (PJ-17), in the order of the fields.

    Buy the land for its full value, so many cards of each crop, the trading post; enter
    the trails. What is not on offer may stay open.
    """

    land: YesNo = ""
    harvest: Cards = OPEN
    timber: Cards = OPEN
    trading_post: YesNo = ""
    trail: YesNo = ""


class Wager(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.wager"):
    """Stake this much in the saloon (PJ-36)."""

    stake: Money = 0


class TakeLease(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.take_lease"):
    """Take the lease of the saloon at its price (PJ-24)."""


class TakeStagecoach(
    Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.take_stagecoach"
):
    """Go to Pioneer City at once (PJ-24)."""


class PlaceRaider(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.place_raider"):
    """Put the raider on the first or on the second of the trail's two circles for it (PJ-48)."""

    place: Literal["", "near", "far"] = ""


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.bid"):
    """Bid this much for the lot (PJ-42)."""

    amount: Money = 0


class PassBid(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.pass_bid"):
    """Bid nothing, and in an open auction nothing more, for this lot (PJ-42)."""


class RideOn(Struct, frozen=True, forbid_unknown_fields=True, tag="pionjar.ride_on"):
    """Take nothing of what is offered."""


Action = (
    Move
    | ChooseBranch
    | Equip
    | EnterTrail
    | ChooseTrail
    | Visit
    | Wager
    | TakeLease
    | TakeStagecoach
    | PlaceRaider
    | Bid
    | PassBid
    | RideOn
)
