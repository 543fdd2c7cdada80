"""What a viewer may know of Rancher: everything is open."""

from msgspec import Struct

from domain.games.rancher.data import FarmId
from domain.games.rancher.state import Debt, Lot
from domain.kernel.rules import Pending


class SeatView(Struct, frozen=True):
    """One rancher's money, rider and herd in tow; `wealth` as RA-28 would count it now."""

    cash: int
    wealth: int
    space: int
    lap: int
    tow: tuple[Lot, ...]
    debts: tuple[Debt, ...]


class FarmView(Struct, frozen=True):
    """One farm; `owner` is None while it is the bank's."""

    farm: FarmId
    owner: int | None
    chips: int
    grows_from_lap: int


class RancherView(Struct, frozen=True):
    """The table as `viewer` sees it.

    `turn` is the seat to move, `first` the one that opened each round, `roll` the last
    roll (None before the first) and `left` how many spaces of it are still to be ridden.
    """

    viewer: int
    round: int
    rounds: int
    turn: int
    first: int
    roll: int | None
    left: int
    automatic_rolls: bool
    ranchers: tuple[SeatView, ...]
    farms: tuple[FarmView, ...]
    pending: Pending
