"""Fines beyond the thief's cash."""

import pytest

from domain.games.rancher.actions import BuyFarm, DriveHerd, StealHerd
from domain.games.rancher.events import (
    DebtIncurred,
    Event,
    FarmBought,
    FarmReturned,
    HerdDriven,
    HerdRecovered,
    HerdSold,
    HerdStolen,
    MoneyPaid,
    Rode,
)
from domain.games.rancher.state import Debt, Lot
from tests.domain.rancher.table import act, and_then, at, given, question, roll, spent


def owing(*debts: DebtIncurred) -> list[Event]:
    """These debts, and debtors without any cash."""
    return [*(spent(seat, 15_000) for seat in {debt.debtor for debt in debts}), *debts]


@pytest.mark.rule("RA-25")
@pytest.mark.parametrize(
    ("cash", "paid"),
    [
        (0, [DebtIncurred(1, 0, 5_000)]),
        (1_200, [MoneyPaid(1, 0, 1_200, "fine"), DebtIncurred(1, 0, 3_800)]),
        (5_000, [MoneyPaid(1, 0, 5_000, "fine")]),
    ],
    ids=["nothing", "a part", "just enough"],
)
def test_a_fine_takes_the_cash_and_the_rest_becomes_a_debt(cash: int, paid: list[Event]) -> None:
    state = given(spent(1, 15_000 - cash), HerdStolen(1, 0, "red_river", 6), at(1, 34), at(0, 33))

    done = roll(state, 0, 1)

    assert done.events == [Rode(0, (34,)), HerdRecovered(0, 1, "red_river", 6), *paid]
    assert done.state.ranchers[1].cash == 0


@pytest.mark.rule("RA-25")
def test_a_debt_is_served_from_a_sale() -> None:
    state = given(*owing(DebtIncurred(0, 1, 3_800)), HerdDriven(0, "red_river", 6), at(0, 57))

    done = roll(state, 0, 1)

    assert done.events == [
        Rode(0, (58,)),
        HerdSold(0, (Lot(0, "red_river", 6),)),
        MoneyPaid(None, 0, 3_000, "sale"),
        MoneyPaid(0, 1, 3_000, "debt"),
    ]
    assert done.state.ranchers[0].debts == (Debt(1, 800),)
    assert (done.state.ranchers[0].cash, done.state.ranchers[1].cash) == (0, 18_000)


@pytest.mark.rule("RA-25")
def test_what_is_left_after_the_debt_is_the_debtors() -> None:
    state = given(*owing(DebtIncurred(0, 1, 800)), HerdDriven(0, "red_river", 6), at(0, 57))

    done = roll(state, 0, 1).state

    assert done.ranchers[0].debts == ()
    assert done.ranchers[0].cash == 2_200


@pytest.mark.rule("RA-25")
def test_a_debt_is_served_from_a_farm_returned() -> None:
    state = given(*owing(DebtIncurred(0, 1, 5_000)), at(0, 48), FarmBought(0, "red_river", 2))

    done = act(roll(state, 0, 1).state, 0, DriveHerd(2))

    assert done.events == [
        HerdDriven(0, "red_river", 2),
        FarmReturned(0, "red_river"),
        MoneyPaid(None, 0, 2_400, "farm_returned"),
        MoneyPaid(0, 1, 2_400, "debt"),
    ]


@pytest.mark.rule("RA-25")
def test_a_debt_is_served_from_the_compensation_for_a_robbed_farm() -> None:
    state = given(*owing(DebtIncurred(1, 0, 5_000)), at(0, 48), FarmBought(1, "red_river", 2))

    done = act(roll(state, 0, 1).state, 0, StealHerd())

    assert done.events[-2:] == [
        MoneyPaid(None, 1, 1_200, "robbed"),
        MoneyPaid(1, 0, 1_200, "debt"),
    ]


@pytest.mark.rule("RA-25")
def test_a_debt_is_served_from_a_fine_before_the_landing() -> None:
    state = given(
        *owing(DebtIncurred(0, 2, 4_000)),
        HerdStolen(1, 0, "red_river", 6),
        at(1, 49),
        at(0, 48),
        seats=3,
    )

    done = roll(state, 0, 1)

    assert done.events == [
        Rode(0, (49,)),
        HerdRecovered(0, 1, "red_river", 6),
        MoneyPaid(1, 0, 5_000, "fine"),
        MoneyPaid(0, 2, 4_000, "debt"),
    ]
    assert question(done.state) == (1, "roll", ""), "1,000 marks do not buy Red River"


@pytest.mark.rule("RA-25")
def test_a_served_debt_may_serve_the_creditors_own() -> None:
    state = given(
        *owing(DebtIncurred(0, 1, 2_000), DebtIncurred(1, 2, 5_000)),
        HerdDriven(0, "red_river", 6),
        at(0, 57),
        seats=3,
    )

    assert roll(state, 0, 1).events[-3:] == [
        MoneyPaid(None, 0, 3_000, "sale"),
        MoneyPaid(0, 1, 2_000, "debt"),
        MoneyPaid(1, 2, 2_000, "debt"),
    ]


@pytest.mark.rule("RA-25")
def test_the_oldest_debt_is_served_first_and_a_later_fine_adds_to_the_debt_there_is() -> None:
    state = given(
        *owing(DebtIncurred(0, 2, 1_000), DebtIncurred(0, 1, 700), DebtIncurred(0, 2, 500)),
        HerdDriven(0, "red_river", 4),
        at(0, 57),
        seats=3,
    )
    assert state.ranchers[0].debts == (Debt(2, 1_500), Debt(1, 700))

    done = roll(state, 0, 1)

    assert done.events[-2:] == [MoneyPaid(0, 2, 1_500, "debt"), MoneyPaid(0, 1, 500, "debt")]
    assert done.state.ranchers[0].debts == (Debt(1, 200),)


@pytest.mark.rule("RA-25")
def test_debts_to_each_other_are_paid_back_and_forth_until_one_is_served() -> None:
    state = given(
        *owing(DebtIncurred(0, 1, 2_000), DebtIncurred(1, 0, 1_500)),
        HerdDriven(0, "red_river", 2),
        at(0, 57),
    )

    done = roll(state, 0, 1).state

    assert [rancher.cash for rancher in done.ranchers] == [500, 500]
    assert [rancher.debts for rancher in done.ranchers] == [(), ()]


@pytest.mark.rule("RA-25")
def test_money_spent_is_not_owed_while_there_is_no_debt() -> None:
    landed = roll(given(at(0, 48), spent(0, 12_000)), 0, 1).state

    bought = act(landed, 0, BuyFarm(1)).state

    assert bought.ranchers[0].cash == 100
    assert and_then(bought).ranchers[0].debts == ()
