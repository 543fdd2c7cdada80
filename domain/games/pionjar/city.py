"""Pioneer City: laps, redemption, equipment, the trading post, the way to the trails (PJ-17)."""

from typing import Literal, Protocol

from msgspec import Struct

from domain.games.pionjar.actions import OPEN, Equip, Visit
from domain.games.pionjar.data import DEEDS, EQUIPMENT_PRICE, TRADING_POST_PRICE, PropertyId
from domain.games.pionjar.events import (
    Equipped,
    Event,
    LandBought,
    LapEnded,
    MoneyPaid,
    RodeOn,
    TradingPostBought,
    TrailEntered,
)
from domain.games.pionjar.state import NOBODY, PionjarState, YesNo
from domain.kernel.violations import RuleViolation

Field = Literal["land", "harvest", "timber", "trading_post", "trail"]
"""What a visit may decide, in the order of PJ-17; each is a field of the action."""


class Settler(Protocol):
    """Somebody with land; a pioneer of the state or of a view."""

    @property
    def cash(self) -> int:
        """The money at hand."""

    @property
    def owner(self) -> bool:
        """Whether the land is redeemed or bought."""

    @property
    def laps(self) -> int:
        """How many laps have been ended."""

    @property
    def harvest(self) -> int:
        """Harvest cards held."""

    @property
    def timber(self) -> int:
        """Timber cards held."""

    @property
    def property(self) -> PropertyId | None:
        """The property, once claimed."""


class Offer(Struct, frozen=True):
    """What Pioneer City has for a seat: prices (None: not for sale), and room for cards."""

    cash: int
    land: int | None
    harvest: int
    timber: int
    trading_post: int | None


class Bill(Struct, frozen=True):
    """The cash after everything that is chosen, and the first field still open.

    `most` is the greatest number that a field for a number may be given.
    """

    cash: int
    open: Field | None = None
    most: int = 0


def offer_to(settler: Settler, *, trading_post_free: bool) -> Offer:
    """What the settler may buy; the land for its full value, after the first lap's end (PJ-22)."""
    harvest, timber = room_for(settler)
    land = None
    if settler.property is not None and not settler.owner and settler.laps > 1:
        land = DEEDS[settler.property].full_value
    return Offer(
        settler.cash, land, harvest, timber, TRADING_POST_PRICE if trading_post_free else None
    )


def room_for(settler: Settler) -> tuple[int, int]:
    """How many more harvest and timber cards the property takes (PJ-11)."""
    if settler.property is None:
        return 0, 0
    deed = DEEDS[settler.property]
    return deed.farmland - settler.harvest, deed.forest - settler.timber


def bill(offer: Offer, visit: Visit) -> Bill:
    """What the visit comes to, field by field; raises RuleViolation for what cannot be had."""
    cash = offer.cash
    if _is_offered(offer.land, cash):
        if not visit.land:
            return Bill(cash, "land")
        cash -= _cost(offer.land, visit.land)
    elif visit.land == "yes":
        raise RuleViolation(
            "PJ-22", "The land is not for sale to you, or costs more than your cash."
        )
    fields = equip_bill(offer, cash, Equip(visit.harvest, visit.timber))
    if fields.open:
        return fields
    cash = fields.cash
    if _is_offered(offer.trading_post, cash):
        if not visit.trading_post:
            return Bill(cash, "trading_post")
        cash -= _cost(offer.trading_post, visit.trading_post)
    elif visit.trading_post == "yes":
        raise RuleViolation(
            "PJ-41", "The trading post is sold already, or costs more than you have."
        )
    return Bill(cash, None if visit.trail else "trail")


def equip_bill(offer: Offer, cash: int, equip: Equip) -> Bill:
    """The same for equipment alone, with this much cash (PJ-11)."""
    for field, room, cards in (
        ("harvest", offer.harvest, equip.harvest),
        ("timber", offer.timber, equip.timber),
    ):
        most = min(room, cash // EQUIPMENT_PRICE)
        if cards == OPEN and most:
            return Bill(cash, "harvest" if field == "harvest" else "timber", most)
        if cards > most:
            noun = "card" if most == 1 else "cards"
            raise RuleViolation(
                "PJ-11", f"There are land and money for {most} more {field} {noun} at most."
            )
        cash -= EQUIPMENT_PRICE * max(cards, 0)
    return Bill(cash)


def _is_offered(price: int | None, cash: int) -> bool:
    return price is not None and price <= cash


def _cost(price: int | None, answer: YesNo) -> int:
    return price if price is not None and answer == "yes" else 0


def arrive(state: PionjarState, seat: int) -> list[Event]:
    """A lap is over; the first one pays the redemption sum if there is cash for it (PJ-21)."""
    pioneer = state.pioneers[seat]
    lap = pioneer.laps + 1
    events: list[Event] = [LapEnded(seat, lap)]
    if pioneer.property is not None and lap == 1:
        price = DEEDS[pioneer.property].redemption
        if pioneer.cash >= price:
            events.append(MoneyPaid(seat, "bank", price, "redemption"))
            events.append(LandBought(seat, pioneer.property, "redemption", price))
    return events


def visit(state: PionjarState, seat: int, wanted: Visit) -> list[Event]:
    """Everything wanted, in its order; raises RuleViolation for what is open or cannot be had."""
    pioneer = state.pioneers[seat]
    offer = offer_to(pioneer, trading_post_free=state.trading_post == NOBODY)
    if bill(offer, wanted).open:
        raise RuleViolation("PJ-17", "Say of everything that the city offers what you want of it.")
    events: list[Event] = []
    if wanted.land == "yes" and offer.land is not None and pioneer.property is not None:
        events.append(MoneyPaid(seat, "bank", offer.land, "full_value"))
        events.append(LandBought(seat, pioneer.property, "full_value", offer.land))
    events += _purchase(seat, wanted.harvest, wanted.timber)
    if wanted.trading_post == "yes":
        events.append(MoneyPaid(seat, "bank", TRADING_POST_PRICE, "trading_post"))
        events.append(TradingPostBought(seat))
    events.append(TrailEntered(seat) if wanted.trail == "yes" else RodeOn(seat))
    return events


def equip(state: PionjarState, seat: int, wanted: Equip) -> list[Event]:
    """The equipment of a new claim; raises RuleViolation for too much, or while any is open."""
    pioneer = state.pioneers[seat]
    offer = offer_to(pioneer, trading_post_free=False)
    if equip_bill(offer, pioneer.cash, wanted).open:
        raise RuleViolation("PJ-11", "Say how many cards of each kind you buy.")
    return _purchase(seat, wanted.harvest, wanted.timber) or [RodeOn(seat)]


def _purchase(seat: int, harvest: int, timber: int) -> list[Event]:
    harvest, timber = max(harvest, 0), max(timber, 0)
    if not harvest + timber:
        return []
    price = EQUIPMENT_PRICE * (harvest + timber)
    return [MoneyPaid(seat, "bank", price, "equipment"), Equipped(seat, harvest, timber)]


def enter_trail(seat: int) -> list[Event]:
    """From Pioneer City to the trailhead (PJ-27)."""
    return [TrailEntered(seat)]
