"""The pieces of a colour: how many are in play, how many are left (RA-1, RA-26)."""

from collections.abc import Iterable
from itertools import chain
from typing import Protocol

from domain.games.rancher.data import CHIPS_PER_COLOUR, FARMS_PER_COLOUR
from domain.games.rancher.state import RancherState


class Herd(Protocol):
    """Chips somewhere on the table, on a pasture or in tow, in the owner's colour."""

    @property
    def owner(self) -> int | None:
        """The seat of that colour; None for a farm of the bank's."""

    @property
    def chips(self) -> int:
        """How many there are."""


def herds(state: RancherState) -> Iterable[Herd]:
    """All herds on the table."""
    pastures = (farm for farm in state.farms if farm is not None)
    return chain(pastures, *(rancher.tow for rancher in state.ranchers))


def chips_left(seat: int, on_table: Iterable[Herd]) -> int:
    """How many more chips of the seat's colour may come into play."""
    in_play = 0
    for herd in on_table:
        if herd.owner == seat:
            in_play += herd.chips
    return CHIPS_PER_COLOUR - in_play


def farms_left(seat: int, pastures: Iterable[Herd | None]) -> int:
    """How many more farms the seat may own."""
    owned = 0
    for farm in pastures:
        if farm is not None and farm.owner == seat:
            owned += 1
    return FARMS_PER_COLOUR - owned
