"""The table before the first turn: options, starting money, and who moves first."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from domain.games.rancher.data import CASH_START, DEEDS, START
from domain.games.rancher.events import Event, FirstChosen, OrderRolled
from domain.games.rancher.state import BY_THE_CLOCK, Rancher, RancherState
from domain.kernel.rules import Setup


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses: its length (RA-27), and whether forced rolls happen by themselves.

    With `minutes` other than 0 the match is played by the clock, and `rounds` says nothing.
    """

    rounds: Literal[40, 80, 120] = 80
    automatic_rolls: bool = True
    minutes: Literal[0, 30, 60, 90, 120, 180, 240] = 0


ALL_FARMS_FOR_SALE: Final = (None,) * len(DEEDS)


def laid_out(setup: Setup[TableOptions]) -> RancherState:
    """The table as RA-4 lays it out, everyone still to roll for the first turn."""
    rancher = Rancher(cash=CASH_START, space=START)
    options = setup.options
    return RancherState(
        rounds=BY_THE_CLOCK if options.minutes else options.rounds,
        automatic_rolls=options.automatic_rolls,
        ranchers=(rancher,) * setup.seats,
        farms=ALL_FARMS_FOR_SALE,
        bank=-CASH_START * setup.seats,
        contenders=tuple(range(setup.seats)),
        minutes=options.minutes,
    )


def roll_for_order(state: RancherState, value: int) -> list[Event]:
    """The next contender's roll, and the first seat once the highest roll is one seat's (RA-7)."""
    seat = state.contenders[len(state.order_rolls)]
    rolls = (*state.order_rolls, value)
    events: list[Event] = [OrderRolled(seat, value)]
    if len(rolls) == len(state.contenders):
        best = highest(state.contenders, rolls)
        if len(best) == 1:
            events.append(FirstChosen(best[0]))
    return events


def highest(seats: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    """The seats whose value is the highest; `values[i]` is that of `seats[i]`."""
    most = max(values)
    return tuple(seat for seat, value in zip(seats, values, strict=True) if value == most)
