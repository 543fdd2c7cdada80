"""What an option would do, in Rancher's own words."""

from typing import Literal

from msgspec import Struct

from domain.games.rancher.data import FarmId


class Reach(Struct, frozen=True, omit_defaults=True):
    """Where one value of the die leads, by the herd path when the fork is passed.

    `catches` are the thieves met on that way; `farm` and `town` say what is landed on;
    `shortcut_space` is where the same value leads a free rider by the shortcut.
    """

    value: int
    space: int
    catches: tuple[int, ...]
    farm: FarmId | None = None
    town: bool = False
    shortcut_space: int | None = None


class RollPreview(Struct, frozen=True, tag="rancher.roll_preview"):
    """The six outcomes of the die."""

    reach: tuple[Reach, ...]


class WayPreview(Struct, frozen=True, tag="rancher.way_preview"):
    """Where the ride ends by this way."""

    way: Literal["trail", "shortcut"]
    space: int


class BuyPreview(Struct, frozen=True, tag="rancher.buy_preview"):
    """What the farm and each chip cost, and the cash left after buying the number chosen.

    While none is chosen `cash_after` is for the least one may buy.
    """

    farm: FarmId
    price: int
    chip_price: int
    cash_after: int


class DrivePreview(Struct, frozen=True, tag="rancher.drive_preview"):
    """How many chips go into tow (the least while none is chosen).

    `returned` is what the bank pays for the emptied farm, else 0.
    """

    farm: FarmId
    chips: int
    returned: int


class StealPreview(Struct, frozen=True, tag="rancher.steal_preview"):
    """How many chips go into tow, and what the bank pays the robbed rancher."""

    farm: FarmId
    victim: int
    chips: int
    compensation: int


Preview = RollPreview | WayPreview | BuyPreview | DrivePreview | StealPreview
