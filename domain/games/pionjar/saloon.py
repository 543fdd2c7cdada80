"""The saloon: wagers and the lease (PJ-36, PJ-37, PJ-44)."""

from typing import Final

from domain.games.pionjar.calendar import is_december
from domain.games.pionjar.data import BID_STEP, POST
from domain.games.pionjar.events import Event, LeaseTaken, MoneyPaid, SaloonRolled, Wagered
from domain.games.pionjar.state import NOBODY, PionjarState
from domain.kernel.violations import RuleViolation

STAKE_BACK: Final = 1
WINNINGS: Final = {2: 2, 6: 6}
"""How many times the stake is won with these values of the die."""


def may_wager(state: PionjarState, seat: int) -> bool:
    """Whether there is anything to stake, to win, and no lease of one's own (PJ-51)."""
    return bool(state.saloon and state.pioneers[seat].cash and state.lease != seat)


def wager(state: PionjarState, seat: int, stake: int) -> list[Event]:
    """A stake on the table; raises RuleViolation for one that cannot be paid."""
    cash = state.pioneers[seat].cash
    if stake < 1:
        raise RuleViolation("PJ-36", "Stake something, or ride on.")
    if stake > cash:
        raise RuleViolation("PJ-36", f"Only your own cash can be staked: {cash} at most.")
    return [Wagered(seat, stake)]


def gamble(state: PionjarState, seat: int, value: int) -> list[Event]:
    """What the die makes of the stake; the saloon's money caps what is won."""
    events: list[Event] = [SaloonRolled(seat, value)]
    if value in WINNINGS:
        won = min(WINNINGS[value] * state.stake, state.saloon)
        events.append(MoneyPaid("saloon", seat, won, "winnings"))
    elif value != STAKE_BACK:
        events.append(MoneyPaid(seat, "saloon", state.stake, "stake"))
    return events


def lease_price(saloon: int) -> int:
    """A third of what is in the saloon, in whole hundreds upwards, and a least price (PJ-24)."""
    card = POST["saloon_lease"]
    third = -(-saloon // (card.share * BID_STEP)) * BID_STEP
    return max(third, card.price)


def may_lease(state: PionjarState, seat: int) -> bool:
    """Whether the card has an effect now, and the seat the money (PJ-24)."""
    return (
        state.lease == NOBODY
        and not is_december(state.month)
        and state.pioneers[seat].cash >= lease_price(state.saloon)
    )


def take_lease(state: PionjarState, seat: int) -> list[Event]:
    """The lease is paid to the bank and runs to the end of December (PJ-24, PJ-44)."""
    price = lease_price(state.saloon)
    return [MoneyPaid(seat, "bank", price, "lease"), LeaseTaken(seat)]
