"""What lies on Pionjär's table."""

from typing import Final, Literal

from msgspec import Struct

from domain.games.pionjar.data import Crop, Goods, PostCard, Proclamation, PropertyId, TrailId

Stage = Literal[
    "order",
    "resting",
    "setting_out",
    "rolling",
    "moving",
    "arriving",
    "visit",
    "saloon",
    "gambling",
    "landing",
    "card",
    "bidding",
    "equip",
    "landed",
    "last_rolls",
    "ended",
]
"""Where the match stands.

Rolling for the first turn; between turns; a turn has begun; the die is out; steps are left;
Pioneer City is reached; the visit; at a saloon's door; the die of a wager is out; the move's
end is to be settled; a card waits for an answer; an auction; the claim is registered; the
move's end is settled; rolling for what is in the saloon; over.
"""
Where = Literal["road", "ring", "trailhead", "hunting", "fishing", "prison"]
YesNo = Literal["", "yes", "no"]
"""An answer; "" while none is given."""

NOBODY: Final = -1
"""In the state's fields for seats; views and events say None."""
NO_MONTH: Final = -1
"""The marked month before time has begun."""


class Spoils(Struct, frozen=True, omit_defaults=True, gc=False):
    """Values of buffalo, fish and gold cards, each number one card."""

    buffalo: tuple[int, ...] = ()
    fish: tuple[int, ...] = ()
    gold: tuple[int, ...] = ()

    def of(self, goods: Goods) -> tuple[int, ...]:
        """The cards of one kind."""
        match goods:
            case "buffalo":
                return self.buffalo
            case "fish":
                return self.fish
            case "gold":
                return self.gold

    def having(self, goods: Goods, values: tuple[int, ...]) -> "Spoils":
        """The same with these cards of that kind."""
        match goods:
            case "buffalo":
                return Spoils(values, self.fish, self.gold)
            case "fish":
                return Spoils(self.buffalo, values, self.gold)
            case "gold":
                return Spoils(self.buffalo, self.fish, values)

    def and_also(self, more: "Spoils") -> "Spoils":
        """These and those."""
        return Spoils(self.buffalo + more.buffalo, self.fish + more.fish, self.gold + more.gold)

    @property
    def total(self) -> int:
        """What all of them are worth."""
        return sum(self.buffalo) + sum(self.fish) + sum(self.gold)


class Pioneer(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's money, piece, property and cards.

    `at` is a place of the road (0 the start), a square of the ring, or a circle of the
    trail; 0 on the trailhead and in prison. `branch` is the one taken from Missouri, None
    before. `laps` have been ended; `skips` on a washed-out road; `free_from` is the month
    of the release from prison.
    """

    cash: int
    where: Where = "road"
    at: int = 0
    branch: PropertyId | None = None
    property: PropertyId | None = None
    owner: bool = False
    laps: int = 0
    harvest: int = 0
    timber: int = 0
    spoils: Spoils = Spoils()
    sheriff: bool = False
    skips: bool = False
    free_from: int = NO_MONTH


class PriceChange(Struct, frozen=True, gc=False):
    """What a proclamation made of the price of goods (PJ-31), to the end of the year."""

    goods: Goods | Crop
    percent: int


class Auction(Struct, frozen=True, omit_defaults=True, gc=False):
    """An auction: lot number `lot` of `lots`, counted from 1.

    `bid` is the highest so far and `bidder` whose it is. Open: `passed` are out of this lot
    and `last` bid or passed last. Sealed: `bids[seat]` is None while it is still to come,
    0 for none, and they are on the table once `opened`.
    """

    goods: Goods
    lots: int
    auctioneer: int
    last: int
    lot: int = 1
    bid: int = 0
    bidder: int = NOBODY
    passed: tuple[int, ...] = ()
    bids: tuple[int | None, ...] = ()
    opened: bool = False


class PionjarState(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table between two events.

    `stacks` are the cards still to be drawn, by value, `gone` those that were sold or
    surrendered, `lost` those that raiders took. `bank` is what the bank holds, counted from
    nothing. `contenders` and `order_rolls` are those of the rolls for the first turn, later
    of the last roll for the saloon. `turn` counts from 0 (-1: none yet). `month` is the
    marked one and `pacemaker` the first squatter, whose `january` is still to come after
    the claim. `left` steps of `roll` or of the almanac are still to be moved. `drawn` is the
    card that waits for an answer. A raider's circle is 0 where none stands.
    """

    last_month: int
    sealed: bool
    anywhere: bool
    automatic_moves: bool
    pioneers: tuple[Pioneer, ...]
    bank: int
    saloon: int
    stacks: Spoils
    post: tuple[PostCard, ...]
    proclamations: tuple[Proclamation, ...]
    post_used: tuple[PostCard, ...] = ()
    proclamations_used: tuple[Proclamation, ...] = ()
    gone: Spoils = Spoils()
    lost: Spoils = Spoils()
    contenders: tuple[int, ...] = ()
    order_rolls: tuple[int, ...] = ()
    stage: Stage = "order"
    first: int = 0
    turn: int = -1
    month: int = NO_MONTH
    pacemaker: int = NOBODY
    january: bool = False
    changes: tuple[PriceChange, ...] = ()
    hunting: int = 0
    fishing: int = 0
    trading_post: int = NOBODY
    lease: int = NOBODY
    roll: int = 0
    left: int = 0
    stake: int = 0
    drawn: PostCard | Proclamation | None = None
    auction: Auction | None = None


def mover(state: PionjarState) -> int:
    """The seat whose turn it is, or was last."""
    return seat_of(state, state.turn)


def seat_of(state: PionjarState, turn: int) -> int:
    """The seat that a turn belongs to: in the order of seats from the first (PJ-3)."""
    return (state.first + turn) % len(state.pioneers)


def round_of(state: PionjarState, turn: int) -> int:
    """The round that a turn belongs to, from 1."""
    return turn // len(state.pioneers) + 1


def raider_on(state: PionjarState, trail: TrailId) -> int:
    """The circle where a raider stands on the trail; 0 for none."""
    return state.hunting if trail == "hunting" else state.fishing
