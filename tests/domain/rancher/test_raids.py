"""What thefts bring and cost."""

import pytest

from domain.games.rancher.data import NUMBER
from domain.games.rancher.odds import CERTAIN, caught
from domain.games.rancher.raids import stakes, theft_risk

RED_RIVER = NUMBER["red_river"]


@pytest.mark.parametrize(
    ("rivals", "kept", "fined"),
    [(1, 4_000 + 5_200, 5_000 + 3_800), (2, 4_000 + 2_600, 5_000 + 1_900)],
)
def test_a_theft_is_worth_the_herd_and_the_victims_loss_or_costs_the_fine(
    rivals: int, kept: int, fined: int
) -> None:
    at_stake = stakes(RED_RIVER, 8, rivals)

    assert (at_stake.kept, at_stake.fined) == (kept, fined)


def test_a_theft_pays_while_the_herd_outweighs_the_risk_of_the_fine() -> None:
    at_stake = stakes(RED_RIVER, 8, 1)
    even = CERTAIN * 9_200 // (9_200 + 8_800)

    assert at_stake.pays(0)
    assert at_stake.pays(even - 100)
    assert not at_stake.pays(even)
    assert not at_stake.pays(CERTAIN)


@pytest.mark.parametrize(
    ("risk", "rivals", "loss"),
    [
        (0, 1, 4_000 + 1_200 + 4_000),
        (0, 2, 4_000 + 1_200 + 2_000),
        (CERTAIN, 1, -3_800 - 5_000),
        (CERTAIN // 2, 1, (9_200 - 8_800) // 2),
    ],
    ids=["gone", "gone among three", "taken back for certain", "as likely as not"],
)
def test_being_robbed_costs_herd_and_half_the_farm_or_brings_the_fine(
    risk: int, rivals: int, loss: int
) -> None:
    assert stakes(RED_RIVER, 8, rivals).loss(risk) == loss


def test_the_risk_of_a_theft_counts_a_second_lap_when_the_town_may_be_missed() -> None:
    soon, late = caught(20, 2), caught(20, 20)

    assert theft_risk(20, 54, left=60) == soon + (late - soon) * 26 // 100 > soon
    assert theft_risk(20, 54, left=1) == caught(20, 1)
