"""What lies on Rancher's table."""

from typing import Final, Literal

from msgspec import Struct

from domain.games.rancher.data import FarmId

Stage = Literal["order", "resting", "rolling", "riding", "ended"]
"""Where the match stands: rolling for the first turn; between turns; the die is out;
on the move or landed with something still to settle; over."""
Way = Literal["", "trail", "shortcut"]
"""A way on from the fork; "" when none is chosen."""

BY_THE_CLOCK: Final = 0
"""The number of rounds while nobody can know it yet (RA-27)."""


class Lot(Struct, frozen=True, gc=False):
    """A herd in tow: stolen when `owner` is another seat than the rider's."""

    owner: int
    farm: FarmId
    chips: int


class Debt(Struct, frozen=True, gc=False):
    """What is still owed to a seat, in marks (RA-25)."""

    to: int
    amount: int


class Rancher(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's money in marks, its rider, and how often that has passed the arrow (`lap`).

    `tow` in the order taken; `debts` in the order they arose, one a creditor.
    """

    cash: int
    space: int
    lap: int = 0
    tow: tuple[Lot, ...] = ()
    debts: tuple[Debt, ...] = ()


class Farm(Struct, frozen=True, gc=False):
    """A farm in a rancher's hands; `chips` stand on its pasture, always at least one."""

    owner: int
    chips: int
    grows_from_lap: int


class RancherState(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table between two events.

    `farms` in the order of RA-2, None where the bank has it. `bank` is what the bank
    holds in marks, counted from nothing. `contenders` still roll for the first turn and
    `order_rolls` are theirs so far. `turn` counts from 0 (-1: none yet); `roll` is the
    last one; `left` spaces of it are still to be ridden, from a fork by `way`. `minutes`
    is the time given to a match by the clock, whose `rounds` are BY_THE_CLOCK until it runs out.
    """

    rounds: int
    automatic_rolls: bool
    ranchers: tuple[Rancher, ...]
    farms: tuple[Farm | None, ...]
    bank: int
    contenders: tuple[int, ...] = ()
    order_rolls: tuple[int, ...] = ()
    stage: Stage = "order"
    first: int = 0
    turn: int = -1
    roll: int = 0
    left: int = 0
    way: Way = ""
    minutes: int = 0
