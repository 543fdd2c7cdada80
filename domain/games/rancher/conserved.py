"""What no event of Rancher may change, counted from the state alone."""

from collections import Counter

from domain.games.rancher.data import CASH_START, CHIPS_PER_COLOUR, DEEDS, FARMS_PER_COLOUR
from domain.games.rancher.state import RancherState
from domain.games.rancher.supply import herds


def chips_in_play(state: RancherState) -> Counter[int | None]:
    """Chips on pastures and in tow, by colour."""
    chips: Counter[int | None] = Counter()
    for herd in herds(state):
        chips[herd.owner] += herd.chips
    return chips


def conserved(state: RancherState) -> dict[str, int]:
    """The money of all, and how often any limit is overstepped (always 0).

    Holds between actions; within one, debts are served event by event.
    """
    ranchers, chips = state.ranchers, chips_in_play(state)
    owned = [(deed, farm) for deed, farm in zip(DEEDS, state.farms, strict=True) if farm]
    farms = Counter(farm.owner for _, farm in owned)
    debts = [debt for rancher in ranchers for debt in rancher.debts]
    return {
        "money": state.bank + sum(rancher.cash for rancher in ranchers),
        "handed out": CASH_START * len(ranchers),
        "cash below nothing": sum(rancher.cash < 0 for rancher in ranchers),
        "debts beside cash": sum(bool(rancher.debts and rancher.cash) for rancher in ranchers),
        "debts of nothing": sum(debt.amount <= 0 for debt in debts),
        "too many chips": sum(count > CHIPS_PER_COLOUR for count in chips.values()),
        "too many farms": sum(count > FARMS_PER_COLOUR for count in farms.values()),
        "pastures too full": sum(farm.chips > deed.capacity for deed, farm in owned),
        "herds without cattle": sum(herd.chips < 1 for herd in herds(state)),
    }
