"""Buying a farm together with its first cattle (RA-11, RA-12)."""

from domain.games.rancher.data import CHIP_PRICE, DEEDS, FarmDeed
from domain.games.rancher.events import Event, FarmBought, MoneyPaid
from domain.games.rancher.state import RancherState
from domain.games.rancher.supply import chips_left, farms_left, herds
from domain.kernel.violations import RuleViolation

CATTLE_MIN = 1


def chips_most(deed: FarmDeed, cash: int, supply: int) -> int:
    """The most chips that cash, pasture and supply allow; below CATTLE_MIN: not for sale."""
    return min((cash - deed.price) // CHIP_PRICE, deed.capacity, supply)


def is_offered(state: RancherState, seat: int, number: int) -> bool:
    """Whether the seat could buy this farm of the bank's with at least one chip."""
    cash = state.ranchers[seat].cash
    return (
        cash >= DEEDS[number].price + CATTLE_MIN * CHIP_PRICE
        and farms_left(seat, state.farms) > 0
        and chips_left(seat, herds(state)) >= CATTLE_MIN
    )


def buy(state: RancherState, seat: int, number: int, cattle: int) -> list[Event]:
    """The farm and its chips for the printed prices; raises RuleViolation beyond the limits."""
    deed, farm = DEEDS[number], state.farms[number]
    if farm is not None and farm.owner == seat:
        raise RuleViolation("RA-12", "This farm is yours already, and its herd grows by breeding.")
    if farm is not None:
        raise RuleViolation("RA-11", "This farm belongs to another rancher.")
    if cattle < CATTLE_MIN:
        raise RuleViolation("RA-11", "A farm is bought together with at least one chip of cattle.")
    if cattle > deed.capacity:
        raise RuleViolation("RA-11", f"The pasture of {deed.name} holds {deed.capacity} chips.")
    if deed.price + CHIP_PRICE * cattle > state.ranchers[seat].cash:
        raise RuleViolation("RA-11", "Your cash does not reach for the farm and so many cattle.")
    if cattle > chips_left(seat, herds(state)):
        raise RuleViolation("RA-1", "You do not have so many chips left in your colour.")
    return [
        MoneyPaid(seat, None, deed.price, "farm"),
        MoneyPaid(seat, None, CHIP_PRICE * cattle, "cattle"),
        FarmBought(seat, deed.id, cattle),
    ]
