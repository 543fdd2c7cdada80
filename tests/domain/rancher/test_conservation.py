"""Nothing comes from nowhere: chips and money in random play."""

from collections import Counter

import pytest

from domain.games.rancher import rules
from domain.games.rancher.events import (
    Event,
    FarmBought,
    HerdGrew,
    HerdSold,
    MoneyPaid,
)
from domain.games.rancher.state import RancherState
from domain.kernel.rules import Finished
from tests.domain.rancher.invariants import chips_in_play, conserved
from tests.domain.rancher.reachable import random_play
from tests.sizes import sized

MATCHES = sized(12, 1_000)
every_table = pytest.mark.parametrize(
    ("seats", "automatic_rolls"),
    [(2, True), (3, False), (4, True)],
    ids=["two", "three by hand", "four"],
)


def chips_named(events: list[Event]) -> Counter[int]:
    """By colour, the chips that the events say came into play, less those that left it."""
    chips: Counter[int] = Counter()
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
    expected = {"money beyond what was handed out": 0, "cash handed out": 15_000 * seats}
    for seed in range(MATCHES):
        after = None
        for _, _, after in random_play(seed, seats, automatic_rolls=automatic_rolls):
            assert {name: n for name, n in conserved(after).items() if n} == {
                name: n for name, n in expected.items() if n
            }, f"seed {seed}"
        assert after is not None
        assert isinstance(rules.pending(after), Finished)
        assert after.turn == 40 * seats - 1
