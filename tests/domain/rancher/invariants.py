"""What Rancher keeps constant, counted from the state alone."""

from collections import Counter

from domain.games.rancher.data import CASH_START, CHIPS_PER_COLOUR, DEEDS, FARMS_PER_COLOUR
from domain.games.rancher.state import RancherState


def chips_in_play(state: RancherState) -> Counter[int]:
    """Chips on pastures and in tow, by colour."""
    chips: Counter[int] = Counter()
    for farm in state.farms:
        if farm is not None:
            chips[farm.owner] += farm.chips
    for rancher in state.ranchers:
        for lot in rancher.tow:
            chips[lot.owner] += lot.chips
    return chips


def conserved(state: RancherState) -> dict[str, int]:
    """The bank and the ranchers together, and how far any limit is overstepped (always 0).

    Holds between actions; within one, debts are served event by event.
    """
    chips = chips_in_play(state)
    farms = Counter(farm.owner for farm in state.farms if farm is not None)
    seats = range(len(state.ranchers))
    pastures = zip(DEEDS, state.farms, strict=True)
    return {
        "money beyond what was handed out": state.bank
        + sum(rancher.cash for rancher in state.ranchers),
        "cash handed out": CASH_START * len(state.ranchers),
        "cash below zero": sum(rancher.cash < 0 for rancher in state.ranchers),
        "debts beside cash": sum(bool(r.debts and r.cash) for r in state.ranchers),
        "debts of nothing": sum(debt.amount <= 0 for r in state.ranchers for debt in r.debts),
        "chips beyond supply": sum(chips[seat] > CHIPS_PER_COLOUR for seat in seats),
        "farms beyond supply": sum(farms[seat] > FARMS_PER_COLOUR for seat in seats),
        "pastures too full": sum(f is not None and f.chips > deed.capacity for deed, f in pastures),
        "farms without cattle": sum(f is not None and f.chips < 1 for f in state.farms),
        "lots without cattle": sum(lot.chips < 1 for r in state.ranchers for lot in r.tow),
    }
