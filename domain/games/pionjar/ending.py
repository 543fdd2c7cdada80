"""The end: the last roll in the saloon, capital, the winner (PJ-40, PJ-45, PJ-46)."""

from domain.games.pionjar.contests import highest, roller, winner
from domain.games.pionjar.data import DEEDS
from domain.games.pionjar.events import Capital, Event, LastRolled, MatchEnded, MoneyPaid
from domain.games.pionjar.state import Pioneer, PionjarState
from domain.kernel.rules import Finished


def roll_for_saloon(state: PionjarState, value: int) -> list[Event]:
    """The next roll for what is in the saloon, which the highest takes (PJ-40)."""
    events: list[Event] = [LastRolled(roller(state), value)]
    seat = winner(state, value)
    if seat is not None:
        events.append(MoneyPaid("saloon", seat, state.saloon, "last_roll"))
    return events


def capital(pioneer: Pioneer) -> Capital:
    """What the pioneer has: land that is owned, spoils at their value, cash (PJ-46)."""
    spoils = pioneer.spoils
    return Capital(
        land_worth(pioneer), sum(spoils.buffalo), sum(spoils.fish), sum(spoils.gold), pioneer.cash
    )


def land_worth(pioneer: Pioneer) -> int:
    """What the land counts: nothing while the pioneer is a squatter."""
    if pioneer.property is None or not pioneer.owner:
        return 0
    return DEEDS[pioneer.property].worth


def standing(state: PionjarState) -> list[int]:
    """Every seat's capital as it is now."""
    return [capital(pioneer).total for pioneer in state.pioneers]


def end(state: PionjarState) -> list[Event]:
    """Capital is counted; equal capital shares the win (PJ-46)."""
    return [MatchEnded(tuple(map(capital, state.pioneers)), finished(state).winners)]


def finished(state: PionjarState) -> Finished:
    """The result of a match that is over."""
    totals = tuple(standing(state))
    return Finished(totals, highest(range(len(totals)), totals))
