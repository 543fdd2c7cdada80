"""Cattle theft, and taking stolen herds back (RA-19 to RA-26)."""

from domain.games.rancher.data import DEEDS, FINE_PER_HERD, FarmDeed
from domain.games.rancher.events import (
    Event,
    FarmReturned,
    HerdRecovered,
    HerdStolen,
    MoneyPaid,
)
from domain.games.rancher.money import fine
from domain.games.rancher.state import Lot, RancherState
from domain.kernel.violations import RuleViolation


def compensation(deed: FarmDeed) -> int:
    """What the bank pays for the farm of a robbed rancher (RA-20)."""
    return deed.price // 2


def steal(state: RancherState, seat: int, number: int) -> list[Event]:
    """The whole herd goes into the thief's tow, the farm back to the bank (RA-19, RA-20)."""
    deed, farm = DEEDS[number], state.farms[number]
    if farm is None or farm.owner == seat:
        raise RuleViolation("RA-19", "Only another rancher's herd can be stolen.")
    return [
        HerdStolen(seat, farm.owner, deed.id, farm.chips),
        FarmReturned(farm.owner, deed.id),
        MoneyPaid(None, farm.owner, compensation(deed), "robbed"),
    ]


def holds_herd_of(tow: tuple[Lot, ...], victim: int) -> bool:
    """Whether there is a herd of this seat's in another's tow."""
    for lot in tow:  # noqa: SIM110 — this is asked at every step, and any() costs twice the time
        if lot.owner == victim:
            return True
    return False


def thieves(state: RancherState, victim: int) -> list[int]:
    """The seats that tow a herd stolen from this one."""
    return [
        seat
        for seat, rancher in enumerate(state.ranchers)
        if rancher.tow and seat != victim and holds_herd_of(rancher.tow, victim)
    ]


def thieves_here(state: RancherState, victim: int) -> list[int]:
    """Those of them that share the victim's space (RA-23)."""
    space = state.ranchers[victim].space
    return [seat for seat in thieves(state, victim) if state.ranchers[seat].space == space]


def is_thief_here(state: RancherState, victim: int) -> bool:
    """Whether there are any: asked at every step, so in the quickest way."""
    space = state.ranchers[victim].space
    for seat, rancher in enumerate(state.ranchers):
        if (
            rancher.tow
            and rancher.space == space
            and seat != victim
            and holds_herd_of(rancher.tow, victim)
        ):
            return True
    return False


def recover(state: RancherState, victim: int) -> list[Event]:
    """The victim's herds on its space go over; each thief pays for its own (RA-21, RA-22)."""
    events: list[Event] = []
    for thief in thieves_here(state, victim):
        stolen = [lot for lot in state.ranchers[thief].tow if lot.owner == victim]
        events += [HerdRecovered(victim, thief, lot.farm, lot.chips) for lot in stolen]
        events += fine(state, thief, victim, FINE_PER_HERD * len(stolen))
    return events
