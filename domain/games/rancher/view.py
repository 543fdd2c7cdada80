"""What a viewer may know of Rancher: everything is open."""

from typing import Final

from msgspec import Struct

from domain.games.rancher.agenda import next_step, pending_at, round_of, seat_of, turn_at
from domain.games.rancher.data import FARM_IDS, FarmId
from domain.games.rancher.events import Event
from domain.games.rancher.money import wealth
from domain.games.rancher.state import BY_THE_CLOCK, Debt, Lot, Rancher, RancherState
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


class RancherView(Struct, frozen=True, omit_defaults=True):
    """The table as `viewer` sees it.

    `turn` is the seat to move, `first` the one that opened each round, `roll` the last
    roll (None before the first) and `left` how many spaces of it are still to be ridden.
    `minutes` is the time of a match by the clock, whose `rounds` are None until it runs out.
    """

    viewer: int
    round: int
    rounds: int | None
    turn: int
    first: int
    roll: int | None
    left: int
    automatic_rolls: bool
    ranchers: tuple[SeatView, ...]
    farms: tuple[FarmView, ...]
    pending: Pending
    minutes: int = 0


BANKS_FARMS: Final = {farm: FarmView(farm, None, 0, 0) for farm in FARM_IDS}


def view(state: RancherState, viewer: int) -> RancherView:
    """The table as a seat, SPECTATOR or EVERYONE knows it."""
    step = next_step(state)
    turn = turn_at(state, step)
    return RancherView(
        viewer=viewer,
        round=round_of(state, turn),
        rounds=None if state.rounds == BY_THE_CLOCK else state.rounds,
        turn=seat_of(state, turn),
        first=state.first,
        roll=state.roll or None,
        left=state.left,
        automatic_rolls=state.automatic_rolls,
        ranchers=tuple(map(_seat_view, state.ranchers, wealth(state))),
        farms=tuple(
            [
                BANKS_FARMS[farm_id]
                if farm is None
                else FarmView(farm_id, farm.owner, farm.chips, farm.grows_from_lap)
                for farm_id, farm in zip(FARM_IDS, state.farms, strict=True)
            ]
        ),
        pending=pending_at(state, step),
        minutes=state.minutes,
    )


def _seat_view(rancher: Rancher, worth: int) -> SeatView:
    return SeatView(rancher.cash, worth, rancher.space, rancher.lap, rancher.tow, rancher.debts)


def redact(event: Event, viewer: int) -> Event:
    """Nothing of Rancher is hidden: every viewer sees the event as it is."""
    return event
