"""What a seat, or the clock, may ask for in Rancher.

The landing says which farm is meant. A field at its default is not chosen yet.
"""

from typing import Annotated

from msgspec import Meta, Struct

from domain.games.rancher.data import CHIPS_PER_COLOUR
from domain.games.rancher.state import Way

Chips = Annotated[int, Meta(ge=0, le=CHIPS_PER_COLOUR)]


class RollDice(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.roll_dice"):
    """Roll the die and ride (RA-8); asked for only at tables without automatic rolls."""


class ChooseWay(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.choose_way"):
    """Ride on from the fork by this way (RA-9)."""

    way: Way = ""


class BuyFarm(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.buy_farm"):
    """Buy the farm landed on together with this many chips (RA-11)."""

    cattle: Chips = 0


class DriveHerd(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.drive_herd"):
    """Take this many chips of the own farm landed on in tow (RA-15)."""

    cattle: Chips = 0


class StealHerd(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.steal_herd"):
    """Steal the whole herd of the farm landed on (RA-19)."""


class RideOn(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.ride_on"):
    """Leave things as they are."""


class RunOutOfTime(Struct, frozen=True, forbid_unknown_fields=True, tag="rancher.run_out_of_time"):
    """Let the round that is being played be the last (RA-27); for the clock alone."""


SeatAction = RollDice | ChooseWay | BuyFarm | DriveHerd | StealHerd | RideOn
Action = SeatAction | RunOutOfTime
