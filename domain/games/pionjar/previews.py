"""What an option would do, in Pionjär's own words."""

from typing import Literal

from msgspec import Struct

from domain.games.pionjar.data import CircleKind, Goods, PropertyId, RoadKind, TrailId

PlaceKind = RoadKind | CircleKind | Literal["fork", "exit"]
"""What a move by the die ends on; a fork where the way is still to be chosen."""


class Reach(Struct, frozen=True):
    """Where one value of the die leads: a place of the road, or a circle of a trail.

    At a fork it is the fork's place, and on an exit the square.
    """

    value: int
    at: int
    kind: PlaceKind


class RollPreview(Struct, frozen=True, tag="pionjar.roll_preview"):
    """The six outcomes of the die."""

    reach: tuple[Reach, ...]


class RidePreview(Struct, frozen=True, tag="pionjar.ride_preview"):
    """Where the almanac leads; `city` and `saloon` are reached or passed on the way."""

    month: int
    steps: int
    square: int
    city: bool
    saloon: bool


class BranchPreview(Struct, frozen=True, tag="pionjar.branch_preview"):
    """Where the move ends on this branch."""

    property: PropertyId
    at: int
    kind: PlaceKind


class TrailPreview(Struct, frozen=True, tag="pionjar.trail_preview"):
    """Where the move ends on this trail, and whether its raider is in the way."""

    trail: TrailId
    at: int
    kind: PlaceKind
    raider: Literal["", "met", "passed"]


class EquipPreview(Struct, frozen=True, tag="pionjar.equip_preview"):
    """How many cards of each kind there is land for, and the cash after those chosen."""

    farmland: int
    forest: int
    card_price: int
    cash_after: int


class VisitPreview(Struct, frozen=True, tag="pionjar.visit_preview"):
    """What the visit offers at the start, and the cash after what is chosen so far.

    `land` and `trading_post` are prices, None where they are not for sale to this seat;
    `harvest` and `timber` say how many cards there is land for.
    """

    land: int | None
    harvest: int
    timber: int
    card_price: int
    trading_post: int | None
    cash_after: int


class WagerPreview(Struct, frozen=True, tag="pionjar.wager_preview"):
    """What can be won at most, and what can be staked."""

    saloon: int
    cash: int


class LeasePreview(Struct, frozen=True, tag="pionjar.lease_preview"):
    """What the lease costs, and what is in the saloon now."""

    price: int
    saloon: int


class RaiderPreview(Struct, frozen=True, tag="pionjar.raider_preview"):
    """Where the raider would stand."""

    trail: TrailId
    circle: int


class BidPreview(Struct, frozen=True, tag="pionjar.bid_preview"):
    """The lot, the highest open bid, and the lowest bid that is possible now."""

    goods: Goods
    lot: int
    lots: int
    bid: int | None
    bidder: int | None
    lowest: int


Preview = (
    RollPreview
    | RidePreview
    | BranchPreview
    | TrailPreview
    | EquipPreview
    | VisitPreview
    | WagerPreview
    | LeasePreview
    | RaiderPreview
    | BidPreview
)
