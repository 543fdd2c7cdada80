"""Folding: what each event does to the table."""

from typing import TypeVar

from msgspec.structs import replace

from domain.games.rancher.data import NUMBER, START
from domain.games.rancher.events import (
    DebtIncurred,
    Event,
    FarmBought,
    FarmReturned,
    FirstChosen,
    HerdDriven,
    HerdGrew,
    HerdRecovered,
    HerdSold,
    HerdStolen,
    MatchEnded,
    MoneyPaid,
    OrderRolled,
    Rode,
    RodeOn,
    Rolled,
    TimeRanOut,
    TurnBegan,
    WayChosen,
)
from domain.games.rancher.setup import highest
from domain.games.rancher.state import Debt, Farm, Lot, Rancher, RancherState

Piece = TypeVar("Piece")


def evolve(state: RancherState, event: Event) -> RancherState:
    """The table after the event."""
    match event:
        case Rode():
            return _rode(state, event)
        case TurnBegan():
            return replace(state, stage="rolling", turn=state.turn + 1)
        case Rolled(value=value):
            return replace(state, stage="riding", roll=value, left=value)
        case MoneyPaid():
            return _money_paid(state, event)
        case WayChosen(way=way):
            return replace(state, way=way)
        case RodeOn():
            return replace(state, stage="resting")
        case HerdGrew(seat=seat, farm=farm, chips=chips):
            grown = Farm(seat, chips, state.ranchers[seat].lap + 1)
            return replace(state, farms=_put(state.farms, NUMBER[farm], grown))
        case FarmBought(seat=seat, farm=farm, chips=chips):
            bought = Farm(seat, chips, state.ranchers[seat].lap + 1)
            farms = _put(state.farms, NUMBER[farm], bought)
            return replace(state, farms=farms, stage="resting")
        case HerdDriven(seat=seat, farm=farm, chips=chips):
            return _taken_in_tow(state, seat, Lot(seat, farm, chips))
        case HerdStolen(thief=thief, victim=victim, farm=farm, chips=chips):
            return _taken_in_tow(state, thief, Lot(victim, farm, chips))
        case FarmReturned(farm=farm):
            return replace(state, farms=_put(state.farms, NUMBER[farm], None))
        case HerdRecovered():
            return _recovered(state, event)
        case DebtIncurred(debtor=debtor, creditor=creditor, amount=amount):
            return _owing(state, debtor, creditor, amount)
        case HerdSold(seat=seat):
            rancher = replace(state.ranchers[seat], tow=())
            return replace(state, ranchers=_put(state.ranchers, seat, rancher), stage="resting")
        case OrderRolled(value=value):
            return _order_rolled(state, (*state.order_rolls, value))
        case FirstChosen(seat=seat):
            return replace(state, stage="resting", first=seat, contenders=(), order_rolls=())
        case TimeRanOut(round=last):
            return replace(state, rounds=last)
        case MatchEnded():
            return replace(state, stage="ended")


def _put(row: tuple[Piece, ...], place: int, piece: Piece) -> tuple[Piece, ...]:
    return (*row[:place], piece, *row[place + 1 :])


def _rode(state: RancherState, event: Rode) -> RancherState:
    path = event.path
    rancher = state.ranchers[event.seat]
    moved = Rancher(
        cash=rancher.cash,
        space=path[-1],
        lap=rancher.lap + (START in path),  # RA-14
        tow=rancher.tow,
        debts=rancher.debts,
    )
    ranchers = _put(state.ranchers, event.seat, moved)
    return replace(state, ranchers=ranchers, left=state.left - len(path), way="")


def _money_paid(state: RancherState, event: MoneyPaid) -> RancherState:
    ranchers, bank = list(state.ranchers), state.bank
    payer, payee, amount = event.payer, event.payee, event.amount
    if payer is None:
        bank -= amount
    else:
        rancher = ranchers[payer]
        debts = rancher.debts
        if event.reason == "debt":
            debts = _served(debts, amount)
        ranchers[payer] = replace(rancher, cash=rancher.cash - amount, debts=debts)
    if payee is None:
        bank += amount
    else:
        ranchers[payee] = replace(ranchers[payee], cash=ranchers[payee].cash + amount)
    return replace(state, ranchers=tuple(ranchers), bank=bank)


def _served(debts: tuple[Debt, ...], amount: int) -> tuple[Debt, ...]:
    oldest, later = debts[0], debts[1:]
    if amount == oldest.amount:
        return later
    return (Debt(oldest.to, oldest.amount - amount), *later)


def _owing(state: RancherState, debtor: int, creditor: int, amount: int) -> RancherState:
    rancher = state.ranchers[debtor]
    debts = list(rancher.debts)
    for place, debt in enumerate(debts):
        if debt.to == creditor:
            debts[place] = Debt(creditor, debt.amount + amount)
            break
    else:
        debts.append(Debt(creditor, amount))
    owing = replace(rancher, debts=tuple(debts))
    return replace(state, ranchers=_put(state.ranchers, debtor, owing))


def _taken_in_tow(state: RancherState, seat: int, lot: Lot) -> RancherState:
    number = NUMBER[lot.farm]
    farm = state.farms[number]
    farms = state.farms
    if farm is not None:
        farms = _put(farms, number, replace(farm, chips=farm.chips - lot.chips))
    rancher = state.ranchers[seat]
    towing = replace(rancher, tow=(*rancher.tow, lot))
    ranchers = _put(state.ranchers, seat, towing)
    return replace(state, ranchers=ranchers, farms=farms, stage="resting")


def _recovered(state: RancherState, event: HerdRecovered) -> RancherState:
    ranchers = list(state.ranchers)
    thief, victim = ranchers[event.thief], ranchers[event.victim]
    tow = list(thief.tow)
    tow.remove(Lot(event.victim, event.farm, event.chips))
    ranchers[event.thief] = replace(thief, tow=tuple(tow))
    # RA-24: the lot keeps its owner, in whose tow it is stolen no longer.
    lot = Lot(event.victim, event.farm, event.chips)
    ranchers[event.victim] = replace(victim, tow=(*victim.tow, lot))
    return replace(state, ranchers=tuple(ranchers))


def _order_rolled(state: RancherState, rolls: tuple[int, ...]) -> RancherState:
    if len(rolls) < len(state.contenders):
        return replace(state, order_rolls=rolls)
    # RA-7: a tie at the top is rolled again among the tied; a single highest seat stands.
    return replace(state, contenders=highest(state.contenders, rolls), order_rolls=())
