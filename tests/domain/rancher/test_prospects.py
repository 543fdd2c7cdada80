"""What the bot takes things to be worth, in marks."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import RunOutOfTime
from domain.games.rancher.data import FORK, NUMBER
from domain.games.rancher.events import HerdDriven, HerdStolen
from domain.games.rancher.odds import CERTAIN
from domain.games.rancher.pastures import bred
from domain.games.rancher.prospects import (
    RESERVE,
    Outlook,
    best_purchase,
    herd_worth,
    outlook,
    trail_worth,
    turns_left,
)
from domain.kernel.rules import TABLE
from tests.domain.rancher.table import act, at, given, roll, spent

RED_RIVER = NUMBER["red_river"]


@pytest.mark.parametrize("herd", [1, 4, 8])
def test_an_unthreatened_herd_is_worth_what_it_will_breed(herd: int) -> None:
    assert herd_worth(Outlook(RED_RIVER, 2, breeds=3, threats=()), herd) == bred(
        RED_RIVER, herd, 3, 2
    )
    assert herd_worth(Outlook(RED_RIVER, 2, breeds=0, threats=()), herd) == 0


def test_no_herd_is_worth_nothing() -> None:
    assert herd_worth(Outlook(RED_RIVER, 1, breeds=3, threats=((CERTAIN, 0),)), 0) == 0


@pytest.mark.parametrize(("rivals", "loss"), [(1, 5_200), (2, 3_150), (3, 2_319)])
def test_each_threat_takes_its_share_of_what_is_still_safe(rivals: int, loss: int) -> None:
    half, later = (CERTAIN // 2, 0), bred(RED_RIVER, 4, 1, rivals)
    once = Outlook(RED_RIVER, rivals, breeds=1, threats=(half,))
    twice = Outlook(RED_RIVER, rivals, breeds=1, threats=(half, half))

    assert herd_worth(once, 4) == pytest.approx((later - loss) / 2, abs=2)
    assert herd_worth(twice, 4) == pytest.approx((later - 3 * loss) / 4, abs=2)


def test_a_rival_that_would_surely_be_caught_does_not_steal() -> None:
    deterred = Outlook(RED_RIVER, 1, breeds=1, threats=((CERTAIN, CERTAIN),))

    assert herd_worth(deterred, 4) == bred(RED_RIVER, 4, 1, 1) > 0


def test_rivals_threaten_as_long_as_they_can_still_come_round() -> None:
    early = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3), 0, 1).state
    late = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3, turns=3 * 76), 0, 1).state
    over = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3, turns=3 * 79), 0, 1).state

    seen = [outlook(rules.view(state, 0), RED_RIVER) for state in (early, late, over)]

    assert [len(ahead.threats) for ahead in seen] == [4, 2, 0]
    assert [ahead.breeds for ahead in seen] == [4, 0, 0]


def test_the_best_purchase_keeps_to_cash_pasture_and_chips() -> None:
    rich = rules.view(given(at(0, 49), at(1, 52)), 0)
    poor = rules.view(given(at(0, 49), at(1, 52), spent(0, 15_000 - RESERVE - 2_900)), 0)
    broke = rules.view(given(at(0, 49), at(1, 52), spent(0, 15_000 - RESERVE - 2_899)), 0)

    herd, worth = best_purchase(rich, RED_RIVER)
    assert worth == herd_worth(outlook(rich, RED_RIVER), herd)
    assert all(worth >= herd_worth(outlook(rich, RED_RIVER), other) for other in range(9))
    assert best_purchase(poor, RED_RIVER)[0] == 1
    assert best_purchase(broke, RED_RIVER) == (0, 0)


@pytest.mark.rule("RA-27")
def test_while_the_clock_runs_a_lap_at_least_lies_ahead() -> None:
    early = rules.view(given(minutes=30), 0)
    late = rules.view(given(minutes=30, turns=2 * 210), 0)
    between = rules.view(given(minutes=30, turns=2 * 150), 0)
    out = rules.view(act(given(minutes=30), TABLE, RunOutOfTime()).state, 0)

    assert [turns_left(view) for view in (early, between, late, out)] == [120, 74, 18, 0]


@pytest.mark.parametrize(
    ("thief", "way"),
    [(25, "trail"), (31, "shortcut"), (34, "shortcut")],
    ids=["on the trail", "just behind it", "further on"],
)
def test_a_thief_is_chased_by_the_way_that_comes_nearer(thief: int, way: str) -> None:
    robbed = rules.view(given(HerdStolen(1, 0, "green_valley", 9), at(0, FORK), at(1, thief)), 0)
    at_peace = rules.view(given(HerdDriven(1, "green_valley", 9), at(0, FORK), at(1, thief)), 0)

    chase = trail_worth(robbed) - trail_worth(at_peace)

    assert chase > 1_000 if way == "trail" else chase < -500
