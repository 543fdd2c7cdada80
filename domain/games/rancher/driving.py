"""Driving own herds, and selling whatever is in tow (RA-15 to RA-17)."""

from domain.games.rancher.data import CHIP_PRICE, DEEDS
from domain.games.rancher.events import Event, FarmReturned, HerdDriven, HerdSold, MoneyPaid
from domain.games.rancher.state import RancherState
from domain.kernel.violations import RuleViolation

DRIVEN_MIN = 1


def drive(state: RancherState, seat: int, number: int, cattle: int) -> list[Event]:
    """Chips of the own farm go into tow; without cattle it goes back to the bank (RA-16)."""
    deed, farm = DEEDS[number], state.farms[number]
    if farm is None or farm.owner != seat:
        raise RuleViolation("RA-15", "Only a herd of your own is driven; this one is not.")
    if cattle < DRIVEN_MIN:
        raise RuleViolation("RA-15", "Drive at least one chip of the herd.")
    if cattle > farm.chips:
        raise RuleViolation("RA-15", f"There are only {farm.chips} chips on the pasture.")
    events: list[Event] = [HerdDriven(seat, deed.id, cattle)]
    if cattle == farm.chips:
        events.append(FarmReturned(seat, deed.id))
        events.append(MoneyPaid(None, seat, deed.price, "farm_returned"))
    return events


def sell(state: RancherState, seat: int) -> list[Event]:
    """Every chip in tow, own and stolen, is sold (RA-17)."""
    lots = state.ranchers[seat].tow
    earned = CHIP_PRICE * sum(lot.chips for lot in lots)
    return [HerdSold(seat, lots), MoneyPaid(None, seat, earned, "sale")]
