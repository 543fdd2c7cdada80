"""What happens in Rancher, as stored: names and fields never change their meaning.

Seats are 0 and up; None as payer or payee is the bank; money is in marks; cattle in chips.
"""

from typing import Literal

from msgspec import Struct

from domain.games.rancher.data import FarmId
from domain.games.rancher.state import Lot

Reason = Literal["farm", "cattle", "farm_returned", "robbed", "sale", "fine", "debt"]
Limit = Literal["pasture", "supply"]


class OrderRolled(Struct, frozen=True, tag="rancher.order_rolled"):
    """A seat rolled for the first turn (RA-7)."""

    seat: int
    value: int


class FirstChosen(Struct, frozen=True, tag="rancher.first_chosen"):
    """The rolls settled who moves first (RA-7)."""

    seat: int


class TurnBegan(Struct, frozen=True, tag="rancher.turn_began"):
    """A seat takes up the die; rounds count from 1."""

    seat: int
    round: int


class Rolled(Struct, frozen=True, tag="rancher.rolled"):
    """The die showed this value (RA-8)."""

    seat: int
    value: int


class WayChosen(Struct, frozen=True, tag="rancher.way_chosen"):
    """A free rider at the fork chose how to go on (RA-9)."""

    seat: int
    way: Literal["trail", "shortcut"]


class Rode(Struct, frozen=True, tag="rancher.rode"):
    """A rider went through these spaces in order and is on the last one."""

    seat: int
    path: tuple[int, ...]


class HerdGrew(Struct, frozen=True, tag="rancher.herd_grew"):
    """A herd bred (RA-13): `chips` now stand there, and `limit` kept it from doubling."""

    seat: int
    farm: FarmId
    added: int
    chips: int
    limit: Limit | None


class HerdRecovered(Struct, frozen=True, tag="rancher.herd_recovered"):
    """A robbed rancher took one herd back from a thief (RA-21)."""

    victim: int
    thief: int
    farm: FarmId
    chips: int


class MoneyPaid(Struct, frozen=True, tag="rancher.money_paid"):
    """Money changed hands."""

    payer: int | None
    payee: int | None
    amount: int
    reason: Reason


class DebtIncurred(Struct, frozen=True, tag="rancher.debt_incurred"):
    """A thief could not pay this part of a fine (RA-25)."""

    debtor: int
    creditor: int
    amount: int


class FarmBought(Struct, frozen=True, tag="rancher.farm_bought"):
    """A farm changed from the bank to a seat with this many chips on it (RA-11)."""

    seat: int
    farm: FarmId
    chips: int


class HerdDriven(Struct, frozen=True, tag="rancher.herd_driven"):
    """A rancher took chips of an own farm in tow (RA-15)."""

    seat: int
    farm: FarmId
    chips: int


class FarmReturned(Struct, frozen=True, tag="rancher.farm_returned"):
    """A farm without cattle went back to the bank (RA-16, RA-20)."""

    seat: int
    farm: FarmId


class HerdStolen(Struct, frozen=True, tag="rancher.herd_stolen"):
    """A thief took the whole herd of another's farm in tow (RA-19)."""

    thief: int
    victim: int
    farm: FarmId
    chips: int


class HerdSold(Struct, frozen=True, tag="rancher.herd_sold"):
    """Everything in tow was sold in Beefy Town (RA-17)."""

    seat: int
    lots: tuple[Lot, ...]


class RodeOn(Struct, frozen=True, tag="rancher.rode_on"):
    """A seat declined what the landing offered."""

    seat: int


class TimeRanOut(Struct, frozen=True, tag="rancher.time_ran_out"):
    """The time of a match by the clock is over: this round is its last (RA-27)."""

    round: int


class MatchEnded(Struct, frozen=True, tag="rancher.match_ended"):
    """The last round is over (RA-27): wealth in marks per seat, and who has most (RA-28)."""

    wealth: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    Rode
    | MoneyPaid
    | TurnBegan
    | Rolled
    | WayChosen
    | RodeOn
    | HerdGrew
    | HerdRecovered
    | DebtIncurred
    | FarmBought
    | HerdDriven
    | FarmReturned
    | HerdStolen
    | HerdSold
    | OrderRolled
    | FirstChosen
    | TimeRanOut
    | MatchEnded
)
