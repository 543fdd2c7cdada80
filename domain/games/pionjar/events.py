"""What happens in Pionjär, as stored: names and fields never change their meaning.

Seats are 0 and up; months count from 0 (January 1858); money moves by MoneyPaid alone.
"""

from typing import Literal

from msgspec import Struct

from domain.games.pionjar.data import (
    Crop,
    Goods,
    PostCard,
    Proclamation,
    PropertyId,
    Stack,
    TrailId,
)
from domain.games.pionjar.state import Spoils

Purse = int | Literal["bank", "saloon"]
"""A seat, or who else has money."""
Reason = Literal[
    "equipment",
    "redemption",
    "full_value",
    "trading_post",
    "winnings",
    "stake",
    "sale",
    "furs",
    "surrendered",
    "lease",
    "lease_end",
    "inheritance",
    "freight_bill",
    "grain_prize",
    "sawmill_order",
    "auction",
    "january",
    "last_roll",
]


class MoneyPaid(Struct, frozen=True, tag="pionjar.money_paid"):
    """Money changed hands."""

    payer: Purse
    payee: Purse
    amount: int
    reason: Reason


# Turns and time


class OrderRolled(Struct, frozen=True, tag="pionjar.order_rolled"):
    """A seat rolled for the first turn (PJ-3)."""

    seat: int
    value: int


class FirstChosen(Struct, frozen=True, tag="pionjar.first_chosen"):
    """The rolls settled who moves first (PJ-3)."""

    seat: int


class TurnBegan(Struct, frozen=True, tag="pionjar.turn_began"):
    """A seat's turn has come; rounds count from 1."""

    seat: int
    round: int


class MonthBegan(Struct, frozen=True, tag="pionjar.month_began"):
    """The marker stands on this month (PJ-12)."""

    month: int


class PricesLapsed(Struct, frozen=True, tag="pionjar.prices_lapsed"):
    """The year is over, and with it what proclamations made of prices (PJ-31)."""


class TurnSkipped(Struct, frozen=True, tag="pionjar.turn_skipped"):
    """The turn falls away: the road is washed out (PJ-8), or the seat is in prison (PJ-38)."""

    seat: int
    why: Literal["washed_out", "prison"]


class DieTaken(Struct, frozen=True, tag="pionjar.die_taken"):
    """A seat takes up the die, at a table without automatic moves (PJ-47)."""

    seat: int


class Rolled(Struct, frozen=True, tag="pionjar.rolled"):
    """The die showed this value; the piece moves by it."""

    seat: int
    value: int


class SetOut(Struct, frozen=True, tag="pionjar.set_out"):
    """The almanac of the seat's property says so many steps (PJ-12)."""

    seat: int
    steps: int


class RodeOn(Struct, frozen=True, tag="pionjar.rode_on"):
    """A seat is done with what was offered, and goes on."""

    seat: int


# The road


class Drove(Struct, frozen=True, tag="pionjar.drove"):
    """A wagon went through these places of the road and is on the last one."""

    seat: int
    path: tuple[int, ...]


class BranchChosen(Struct, frozen=True, tag="pionjar.branch_chosen"):
    """A wagon leaves Missouri for this property (PJ-7)."""

    seat: int
    property: PropertyId


class WashedOut(Struct, frozen=True, tag="pionjar.washed_out"):
    """A black dot: the seat's next turn will be skipped (PJ-8)."""

    seat: int


class RoadWasGood(Struct, frozen=True, tag="pionjar.road_was_good"):
    """A red dot: the wagon goes on by so many steps (PJ-9)."""

    seat: int
    steps: int


class Claimed(Struct, frozen=True, tag="pionjar.claimed"):
    """The first to arrive has the property and is in Pioneer City (PJ-10, PJ-11)."""

    seat: int
    property: PropertyId


class TurnedBack(Struct, frozen=True, tag="pionjar.turned_back"):
    """Another was faster: the wagon is back in Missouri (PJ-10)."""

    seat: int


# The ring, Pioneer City, selling


class Rode(Struct, frozen=True, tag="pionjar.rode"):
    """A piece went through these squares and is on the last one."""

    seat: int
    path: tuple[int, ...]


class LapEnded(Struct, frozen=True, tag="pionjar.lap_ended"):
    """A visit to Pioneer City begins, and with it ended the seat's lap of this number (PJ-17)."""

    seat: int
    lap: int


class LandBought(Struct, frozen=True, tag="pionjar.land_bought"):
    """A squatter owns the land, for the redemption sum (PJ-21) or the full value (PJ-22)."""

    seat: int
    property: PropertyId
    terms: Literal["redemption", "full_value"]
    price: int


class Equipped(Struct, frozen=True, tag="pionjar.equipped"):
    """A seat bought so many cards of each crop."""

    seat: int
    harvest: int
    timber: int


class TradingPostBought(Struct, frozen=True, tag="pionjar.trading_post_bought"):
    """A seat owns the trading post to the end (PJ-41)."""

    seat: int


class CropsSold(Struct, frozen=True, tag="pionjar.crops_sold"):
    """All cards of a crop went back to the bank at this price each (PJ-19)."""

    seat: int
    goods: Crop
    cards: int
    price: int


class SpoilsSold(Struct, frozen=True, tag="pionjar.spoils_sold"):
    """All cards of a kind were sold; a proclamation makes the values more or less (PJ-34)."""

    seat: int
    goods: Goods
    values: tuple[int, ...]
    percent: int


class FursSold(Struct, frozen=True, tag="pionjar.furs_sold"):
    """All buffalo cards went to the fur trapper, at half their values or at all (PJ-35)."""

    seat: int
    values: tuple[int, ...]
    half: bool


# The trails


class TrailEntered(Struct, frozen=True, tag="pionjar.trail_entered"):
    """A piece left Pioneer City for the trailhead, where its move ends (PJ-27)."""

    seat: int


class TrailChosen(Struct, frozen=True, tag="pionjar.trail_chosen"):
    """A piece takes this trail (PJ-27)."""

    seat: int
    trail: TrailId


class Walked(Struct, frozen=True, tag="pionjar.walked"):
    """A piece went through these circles and is on the last one."""

    seat: int
    trail: TrailId
    path: tuple[int, ...]


class TrailLeft(Struct, frozen=True, tag="pionjar.trail_left"):
    """A piece came out on this square, and its move is over (PJ-29)."""

    seat: int
    trail: TrailId
    square: int


class Found(Struct, frozen=True, tag="pionjar.found"):
    """A seat took the top card of a stack; others do not see its value (PJ-28)."""

    seat: int
    goods: Goods
    value: int | None


class HaulLost(Struct, frozen=True, tag="pionjar.haul_lost"):
    """Raiders took all spoils: so many cards, whose values others do not see (PJ-32)."""

    seat: int
    buffalo: int
    fish: int
    gold: int
    haul: Spoils | None


class HaulSurrendered(Struct, frozen=True, tag="pionjar.haul_surrendered"):
    """Passing a raider, a seat gave its spoils up for half their values (PJ-33)."""

    seat: int
    haul: Spoils


# The saloon


class Wagered(Struct, frozen=True, tag="pionjar.wagered"):
    """A seat stakes this much in the saloon (PJ-36)."""

    seat: int
    stake: int


class SaloonRolled(Struct, frozen=True, tag="pionjar.saloon_rolled"):
    """The die of a wager showed this value (PJ-36)."""

    seat: int
    value: int


class LeaseTaken(Struct, frozen=True, tag="pionjar.lease_taken"):
    """A seat has the lease of the saloon to the end of December (PJ-44)."""

    seat: int


class LeaseEnded(Struct, frozen=True, tag="pionjar.lease_ended"):
    """The lease is over, and its card is among the used ones (PJ-44)."""

    seat: int


class LastRolled(Struct, frozen=True, tag="pionjar.last_rolled"):
    """A seat rolled for what is in the saloon at the end (PJ-40)."""

    seat: int
    value: int


# Post and telegram


class PostDrawn(Struct, frozen=True, tag="pionjar.post_drawn"):
    """A seat drew the top post card (PJ-23)."""

    seat: int
    card: PostCard


class ProclamationDrawn(Struct, frozen=True, tag="pionjar.proclamation_drawn"):
    """A seat drew the top proclamation (PJ-23)."""

    seat: int
    card: Proclamation


class StackShuffled(Struct, frozen=True, tag="pionjar.stack_shuffled"):
    """A stack had run out: its used cards make a new one (PJ-23)."""

    stack: Stack


class CardLost(Struct, frozen=True, tag="pionjar.card_lost"):
    """Locusts or a fire took a card of this crop back to the bank (PJ-24)."""

    seat: int
    goods: Crop


class SheriffAppointed(Struct, frozen=True, tag="pionjar.sheriff_appointed"):
    """A seat has the sheriff's star (PJ-24)."""

    seat: int


class StarReturned(Struct, frozen=True, tag="pionjar.star_returned"):
    """An arrested sheriff gave the star back to the used cards (PJ-24)."""

    seat: int


class Arrested(Struct, frozen=True, tag="pionjar.arrested"):
    """A piece is in prison, to come out in this month (PJ-38)."""

    seat: int
    free_from: int


class Released(Struct, frozen=True, tag="pionjar.released"):
    """A piece came out of prison, on the gate's square (PJ-38)."""

    seat: int


class StagecoachTaken(Struct, frozen=True, tag="pionjar.stagecoach_taken"):
    """A piece went to Pioneer City by ticket (PJ-24)."""

    seat: int


class PriceChanged(Struct, frozen=True, tag="pionjar.price_changed"):
    """The goods sell at so many percent more or less to the end of the year (PJ-31)."""

    goods: Goods | Crop
    percent: int


class RaiderPlaced(Struct, frozen=True, tag="pionjar.raider_placed"):
    """A seat put the raider on this circle of the trail (PJ-48)."""

    seat: int
    trail: TrailId
    circle: int


class RaidersLeft(Struct, frozen=True, tag="pionjar.raiders_left"):
    """The cavalry drove the raiders off both trails (PJ-25)."""


# Auctions


class AuctionBegan(Struct, frozen=True, tag="pionjar.auction_began"):
    """So many cards are offered one by one (PJ-42)."""

    goods: Goods
    lots: int
    auctioneer: int


class BidMade(Struct, frozen=True, tag="pionjar.bid_made"):
    """An open bid, higher than any before."""

    seat: int
    amount: int


class BidPassed(Struct, frozen=True, tag="pionjar.bid_passed"):
    """A seat bids no more for this lot."""

    seat: int


class BidSealed(Struct, frozen=True, tag="pionjar.bid_sealed"):
    """A seat's sealed bid, 0 for none; others see at most that it is no longer awaited."""

    seat: int
    amount: int


class BidsOpened(Struct, frozen=True, tag="pionjar.bids_opened"):
    """All sealed bids by seat, 0 for none."""

    bids: tuple[int, ...]


class LotSold(Struct, frozen=True, tag="pionjar.lot_sold"):
    """The highest bidder has the card; nobody else sees its value (PJ-43)."""

    seat: int
    goods: Goods
    price: int
    value: int | None


class LotUnsold(Struct, frozen=True, tag="pionjar.lot_unsold"):
    """Nobody wanted the card: it is under its stack again (PJ-42)."""

    goods: Goods


class Capital(Struct, frozen=True):
    """What a seat has at the end (PJ-46)."""

    land: int
    buffalo: int
    fish: int
    gold: int
    cash: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.land + self.buffalo + self.fish + self.gold + self.cash


class MatchEnded(Struct, frozen=True, tag="pionjar.match_ended"):
    """The last month is over (PJ-45): everyone's capital, and who has most (PJ-46)."""

    capital: tuple[Capital, ...]
    winners: tuple[int, ...]


TurnEvent = (
    TurnBegan
    | MonthBegan
    | SetOut
    | Rolled
    | RodeOn
    | TurnSkipped
    | DieTaken
    | OrderRolled
    | FirstChosen
    | PricesLapsed
    | LastRolled
    | MatchEnded
)
TravelEvent = (
    Rode
    | Drove
    | Walked
    | LapEnded
    | TrailEntered
    | TrailChosen
    | TrailLeft
    | BranchChosen
    | WashedOut
    | RoadWasGood
    | Claimed
    | TurnedBack
    | Arrested
    | Released
    | StagecoachTaken
)
TradeEvent = (
    MoneyPaid
    | CropsSold
    | SpoilsSold
    | FursSold
    | Equipped
    | LandBought
    | TradingPostBought
    | Found
    | HaulLost
    | HaulSurrendered
    | Wagered
    | SaloonRolled
)
CardEvent = (
    PostDrawn
    | ProclamationDrawn
    | StackShuffled
    | CardLost
    | SheriffAppointed
    | StarReturned
    | LeaseTaken
    | LeaseEnded
    | PriceChanged
    | RaiderPlaced
    | RaidersLeft
)
AuctionEvent = AuctionBegan | BidMade | BidPassed | BidSealed | BidsOpened | LotSold | LotUnsold
Event = TurnEvent | TravelEvent | TradeEvent | CardEvent | AuctionEvent
