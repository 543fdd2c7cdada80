"""How a match ends and who wins."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import RideOn, RollDice
from domain.games.rancher.events import (
    DebtIncurred,
    Event,
    FarmBought,
    HerdDriven,
    HerdStolen,
    MatchEnded,
    MoneyPaid,
    Rode,
    RodeOn,
    Rolled,
    TurnBegan,
)
from domain.kernel.rules import Finished
from domain.kernel.violations import NotAwaited
from tests.domain.rancher.table import act, at, given, question, roll, settled, spent


def last_turn(*events: Event, seats: int = 2) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Who moved last, with wealth and winners after a last roll that changes nothing."""
    state = given(*events, at(seats - 1, 33), seats=seats, rounds=40, turns=40 * seats - 1)
    mover = question(state)[0]
    ended = roll(state, mover, 1).events[-1]
    assert isinstance(ended, MatchEnded)
    return mover, ended.wealth, ended.winners


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("rounds", [40, 80, 120])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_match_ends_with_the_last_turn_of_the_last_round(rounds: int, seats: int) -> None:
    state = given(
        at(seats - 1, 33),
        seats=seats,
        rounds=rounds,  # type: ignore[arg-type]
        turns=rounds * seats - 1,
    )

    done = act(state, seats - 1, RollDice(), 1)

    assert done.events[:3] == [
        TurnBegan(seats - 1, rounds),
        Rolled(seats - 1, 1),
        Rode(seats - 1, (34,)),
    ]
    assert isinstance(done.events[3], MatchEnded)
    assert isinstance(rules.pending(done.state), Finished)
    with pytest.raises(NotAwaited):
        rules.decide(done.state, 0, RollDice())


@pytest.mark.rule("RA-27")
def test_the_last_landing_is_dealt_with_before_the_match_ends() -> None:
    state = given(at(1, 7), rounds=40, turns=79)
    landed = roll(state, 1, 1)

    done = act(landed.state, 1, RideOn())

    assert landed.events == [Rode(1, (8,))]
    assert done.events == [RodeOn(1), MatchEnded((15_000, 15_000), (0, 1))]


@pytest.mark.rule("RA-27")
def test_the_turn_before_the_last_ends_nothing() -> None:
    state = given(at(0, 33), rounds=40, turns=78)

    assert question(roll(state, 0, 1).state) == (1, "roll", "")


@pytest.mark.rule("RA-27")
def test_each_seat_has_one_turn_a_round_when_nobody_has_a_choice() -> None:
    state = given(*(spent(seat, 15_000) for seat in range(3)), seats=3, automatic_rolls=True)
    turns = [event for event in settled(state, *[1] * 9).events if isinstance(event, TurnBegan)]

    assert turns[:9] == [TurnBegan(turn % 3, turn // 3 + 1) for turn in range(9)]


@pytest.mark.rule("RA-28")
@pytest.mark.parametrize(
    ("events", "wealth", "winners"),
    [
        ([spent(1, 1)], (15_000, 14_999), (0,)),
        ([FarmBought(1, "glover_leaf", 3)], (15_000, 20_900), (1,)),
        ([HerdDriven(0, "red_river", 4)], (17_000, 15_000), (0,)),
        ([HerdStolen(1, 0, "red_river", 4)], (15_000, 17_000), (1,)),
        ([FarmBought(0, "three_oaks", 1), spent(0, 2_500)], (15_000, 15_000), (0, 1)),
    ],
    ids=["cash", "farm and cattle", "own in tow", "stolen in tow", "equal"],
)
def test_wealth_is_cash_farms_and_chips_and_the_most_wins(
    events: list[Event], wealth: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert last_turn(*events) == (1, wealth, winners)


@pytest.mark.rule("RA-28")
def test_equal_wealth_shares_the_win_among_the_richest_alone() -> None:
    _, wealth, winners = last_turn(spent(0, 500), spent(2, 500), spent(3, 1_000), seats=4)

    assert (wealth, winners) == ((14_500, 15_000, 14_500, 14_000), (1,))
    assert last_turn(spent(1, 500), spent(2, 500), seats=4)[2] == (0, 3)


@pytest.mark.rule("RA-25")
@pytest.mark.rule("RA-28")
def test_an_unpaid_debt_counts_against_the_debtor_and_for_the_creditor() -> None:
    debt: list[Event] = [spent(1, 15_000), DebtIncurred(1, 0, 3_800)]

    assert last_turn(*debt) == (1, (18_800, -3_800), (0,))


@pytest.mark.rule("RA-28")
def test_the_result_is_what_the_last_event_says() -> None:
    state = given(MoneyPaid(None, 0, 500, "sale"), at(1, 33), rounds=40, turns=79)

    done = roll(state, 1, 1)

    assert done.events[-1] == MatchEnded((15_500, 15_000), (0,))
    assert rules.pending(done.state) == Finished((15_500, 15_000), (0,))


@pytest.mark.rule("RA-27")
def test_a_match_goes_on_until_its_end_by_itself_when_nobody_ever_has_a_choice() -> None:
    poor = [event for seat in (0, 1) for event in (spent(seat, 15_000), at(seat, 31))]
    state = given(*poor, rounds=40, automatic_rolls=True)

    done = settled(state, *[1, 1] * 40)

    assert done.state.stage == "ended"
    assert sum(isinstance(event, TurnBegan) for event in done.events) == 80
