"""What the bot takes things to be worth, in marks."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.data import NUMBER
from domain.games.rancher.odds import CERTAIN, caught
from domain.games.rancher.prospects import (
    Outlook,
    herd_worth,
    loss_by_theft,
    outlook,
    theft_risk,
    theft_worth,
)
from tests.domain.rancher.table import at, given, roll

RED_RIVER = NUMBER["red_river"]


@pytest.mark.parametrize(
    ("risk", "rivals", "worth"),
    [(0, 1, 4_000 + 5_200), (0, 2, 4_000 + 2_600), (CERTAIN, 1, -5_000 - 3_800)],
    ids=["safe", "safe among three", "caught for certain"],
)
def test_a_theft_is_worth_the_herd_and_the_victims_loss_or_costs_the_fine(
    risk: int, rivals: int, worth: int
) -> None:
    assert theft_worth(RED_RIVER, 8, risk, rivals) == worth


@pytest.mark.parametrize(
    ("risk", "rivals", "loss"),
    [(0, 1, 4_000 + 1_200 + 4_000), (0, 2, 4_000 + 1_200 + 2_000), (CERTAIN, 1, -3_800 - 5_000)],
    ids=["gone", "gone among three", "taken back for certain"],
)
def test_being_robbed_costs_herd_and_half_the_farm_or_brings_the_fine(
    risk: int, rivals: int, loss: int
) -> None:
    assert loss_by_theft(RED_RIVER, 8, risk, rivals) == loss


def test_the_risk_of_a_theft_counts_a_second_lap_when_the_town_may_be_missed() -> None:
    soon, late = caught(20, 2), caught(20, 20)

    assert theft_risk(20, 54, left=60) == soon + (late - soon) * 26 // 100 > soon
    assert theft_risk(20, 54, left=1) == caught(20, 1)


@pytest.mark.parametrize(("herd", "worth"), [(0, 0), (3, 1_500), (4, 2_000), (6, 1_000), (8, 0)])
def test_an_unthreatened_herd_is_worth_what_it_breeds(herd: int, worth: int) -> None:
    assert herd_worth(Outlook(RED_RIVER, 1, breeds=True, threats=()), herd) == worth
    assert herd_worth(Outlook(RED_RIVER, 1, breeds=False, threats=()), herd) == 0


def test_each_threat_takes_its_share_of_what_is_still_safe() -> None:
    half = (CERTAIN // 2, 0)
    once = Outlook(RED_RIVER, 1, breeds=True, threats=(half,))
    twice = Outlook(RED_RIVER, 1, breeds=True, threats=(half, half))

    assert herd_worth(once, 4) == (2_000 - 5_200) // 2
    assert herd_worth(twice, 4) == (2_000 - 3 * 5_200) // 4


def test_a_rival_that_would_surely_be_caught_does_not_steal() -> None:
    deterred = Outlook(RED_RIVER, 1, breeds=True, threats=((CERTAIN, CERTAIN),))

    assert herd_worth(deterred, 4) == 2_000


def test_rivals_threaten_as_long_as_they_can_still_come_round() -> None:
    early = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3), 0, 1).state
    late = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3, turns=3 * 76), 0, 1).state
    over = roll(given(at(0, 48), at(1, 20), at(2, 44), seats=3, turns=3 * 79), 0, 1).state

    seen = [outlook(rules.view(state, 0), RED_RIVER) for state in (early, late, over)]

    assert [len(ahead.threats) for ahead in seen] == [4, 2, 0]
    assert [ahead.breeds for ahead in seen] == [True, False, False]
