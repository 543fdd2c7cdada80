"""What thefts bring and cost."""

import pytest

from domain.games.rancher.data import NUMBER
from domain.games.rancher.odds import CERTAIN, caught
from domain.games.rancher.raids import loss_by_theft, theft_risk, theft_worth

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
