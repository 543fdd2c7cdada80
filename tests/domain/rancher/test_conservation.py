"""Nothing comes from nowhere: chips and money in random play."""

from collections import Counter

import pytest
from msgspec.structs import replace

from domain.games.rancher import rules
from domain.games.rancher.conserved import chips_in_play, conserved
from domain.games.rancher.data import FARM_IDS
from domain.games.rancher.events import (
    DebtIncurred,
    Event,
    FarmBought,
    HerdDriven,
    HerdGrew,
    HerdSold,
    HerdStolen,
    MoneyPaid,
)
from domain.games.rancher.state import RancherState
from domain.kernel.rules import Finished
from tests.domain.rancher.reachable import random_play
from tests.domain.rancher.table import and_then, given, spent
from tests.sizes import sized

MATCHES = sized(12, 1_000)
every_table = pytest.mark.parametrize(
    ("seats", "automatic_rolls"),
    [(2, True), (3, False), (4, True)],
    ids=["two", "three by hand", "four"],
)


def chips_named(events: list[Event]) -> Counter[int | None]:
    """By colour, the chips that the events say came into play, less those that left it."""
    chips: Counter[int | None] = Counter()
    for event in events:
        match event:
            case FarmBought(seat=seat, chips=bought):
                chips[seat] += bought
            case HerdGrew(seat=seat, added=added):
                chips[seat] += added
            case HerdSold(lots=lots):
                for lot in lots:
                    chips[lot.owner] -= lot.chips
            case _:
                pass
    return chips


def cash_named(events: list[Event]) -> Counter[int | None]:
    """What the events say each seat, and the bank (None), received less what it paid."""
    cash: Counter[int | None] = Counter()
    for event in events:
        if isinstance(event, MoneyPaid):
            cash[event.payee] += event.amount
            cash[event.payer] -= event.amount
    return cash


def cash(state: RancherState) -> Counter[int | None]:
    """What everyone has."""
    held: Counter[int | None] = Counter({None: state.bank})
    held.update({seat: rancher.cash for seat, rancher in enumerate(state.ranchers)})
    return held


@pytest.mark.rule("RA-1")
@pytest.mark.rule("RA-26")
@every_table
def test_chips_come_and_go_by_named_events_alone(seats: int, *, automatic_rolls: bool) -> None:
    for seed in range(MATCHES):
        for before, events, after in random_play(seed, seats, automatic_rolls=automatic_rolls):
            expected = chips_in_play(before)
            expected.update(chips_named(events))
            assert +expected == +chips_in_play(after), f"seed {seed}: {events}"


@pytest.mark.rule("RA-25")
@every_table
def test_money_changes_hands_by_payments_alone(seats: int, *, automatic_rolls: bool) -> None:
    for seed in range(MATCHES):
        for before, events, after in random_play(seed, seats, automatic_rolls=automatic_rolls):
            moved = cash_named(events)
            for holder, held in cash(before).items():
                assert held + moved[holder] == cash(after)[holder], f"seed {seed}: {events}"
            assert all(e.amount > 0 for e in events if isinstance(e, MoneyPaid)), f"seed {seed}"


@pytest.mark.rule("RA-1")
@pytest.mark.rule("RA-25")
@pytest.mark.rule("RA-27")
@every_table
def test_no_limit_is_overstepped_and_every_match_ends(seats: int, *, automatic_rolls: bool) -> None:
    for seed in range(MATCHES):
        after = None
        for _, _, after in random_play(seed, seats, automatic_rolls=automatic_rolls):
            figures = conserved(after)
            assert figures.pop("money") == 0, f"seed {seed}"
            assert figures.pop("handed out") == 15_000 * seats
            assert set(figures.values()) == {0}, f"seed {seed}: {figures}"
        assert after is not None
        assert isinstance(rules.pending(after), Finished)
        assert after.turn == 40 * seats - 1


FINE = given(FarmBought(0, "hells_gate", 20), HerdStolen(1, 0, "red_river", 20), spent(0, 15_000))


@pytest.mark.parametrize(
    ("broken", "figure"),
    [
        (replace(FINE, bank=FINE.bank + 1), "money"),
        (and_then(FINE, spent(0, 1)), "cash below nothing"),
        (and_then(FINE, DebtIncurred(1, 0, 1)), "debts beside cash"),
        (and_then(FINE, DebtIncurred(0, 1, 0)), "debts of nothing"),
        (and_then(FINE, HerdDriven(0, "three_oaks", 1)), "too many chips"),
        (and_then(FINE, *(FarmBought(1, farm, 1) for farm in FARM_IDS[1:])), "too many farms"),
        (and_then(FINE, FarmBought(1, "red_river", 9)), "pastures too full"),
        (and_then(FINE, HerdDriven(0, "hells_gate", 20)), "herds without cattle"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_overstepping_shows_in_its_figure(broken: RancherState, figure: str) -> None:
    fine, figures = conserved(FINE), conserved(broken)

    assert {name for name in figures if figures[name] != fine[name]} == {figure}
