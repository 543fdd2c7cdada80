"""Money: fines that may become debts, debts served from the next money (RA-25), wealth (RA-28)."""

from domain.games.rancher.data import CHIP_PRICE, DEEDS
from domain.games.rancher.events import DebtIncurred, Event, MoneyPaid
from domain.games.rancher.state import RancherState


def fine(state: RancherState, thief: int, victim: int, amount: int) -> list[Event]:
    """The thief pays what there is; the rest becomes a debt (RA-25)."""
    paid = min(amount, state.ranchers[thief].cash)
    events: list[Event] = []
    if paid:
        events.append(MoneyPaid(thief, victim, paid, "fine"))
    if paid < amount:
        events.append(DebtIncurred(thief, victim, amount - paid))
    return events


def debts_due(state: RancherState) -> list[Event]:
    """Whoever owes money and has some pays the oldest debt as far as it goes (RA-25)."""
    return [
        MoneyPaid(seat, rancher.debts[0].to, min(rancher.debts[0].amount, rancher.cash), "debt")
        for seat, rancher in enumerate(state.ranchers)
        if rancher.debts and rancher.cash
    ]


def is_debt_due(state: RancherState) -> bool:
    """Whether anyone has to: asked at every step, so in the quickest way."""
    for rancher in state.ranchers:  # noqa: SIM110 — any() takes three times as long
        if rancher.debts and rancher.cash:
            return True
    return False


def wealth(state: RancherState) -> list[int]:
    """Every seat's wealth as RA-28 counts it, debts and claims included (RA-25)."""
    totals = [rancher.cash for rancher in state.ranchers]
    for deed, farm in zip(DEEDS, state.farms, strict=True):
        if farm is not None:
            totals[farm.owner] += deed.price + CHIP_PRICE * farm.chips
    for seat, rancher in enumerate(state.ranchers):
        for lot in rancher.tow:
            totals[seat] += CHIP_PRICE * lot.chips
        for debt in rancher.debts:
            totals[seat] -= debt.amount
            totals[debt.to] += debt.amount
    return totals
