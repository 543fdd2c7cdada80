"""What herds are worth that stay on their pastures for some laps."""

import pytest

from domain.games.rancher.data import CIRCUIT, FARM_SPACES, NUMBER
from domain.games.rancher.odds import CERTAIN
from domain.games.rancher.pastures import bred, left_alone, passed, weighed
from domain.games.rancher.raids import stakes, theft_risk

HELLS_GATE, RED_RIVER = NUMBER["hells_gate"], NUMBER["red_river"]


def robbery(number: int, herd: int) -> tuple[float, float]:
    """How likely a single rival robs the herd in a lap, and what that costs on average."""
    losses = []
    for space in FARM_SPACES[number]:
        for gap in range(CIRCUIT):
            risk = theft_risk(gap, space, 36)
            if stakes(number, herd, 1).pays(risk):
                losses.append(stakes(number, herd, 1).loss(risk))
    stealing = len(losses) / CIRCUIT / len(FARM_SPACES[number])
    return passed(number) / CERTAIN * stealing, sum(losses) / len(losses)


def test_two_spaces_are_landed_on_more_often_than_one_but_not_twice_as_often() -> None:
    assert passed(HELLS_GATE) == pytest.approx(CERTAIN * 2 / 7, abs=1)
    assert passed(RED_RIVER) == pytest.approx(CERTAIN * (4 / 7 - 2 / 7 * 0.194), abs=1_000)


@pytest.mark.parametrize("number", [HELLS_GATE, RED_RIVER])
@pytest.mark.parametrize("herd", [1, 4, 8])
def test_a_herd_that_breeds_no_more_can_only_be_lost(number: int, herd: int) -> None:
    chance, loss = robbery(number, herd)

    assert left_alone(number, herd, 0, 1) == pytest.approx(-chance * loss, abs=2)


@pytest.mark.parametrize(("herd", "added"), [(3, 3), (6, 2)], ids=["doubles", "is limited"])
def test_a_herd_breeds_once_if_it_is_not_robbed_and_is_driven_off_on_landing(
    herd: int, added: int
) -> None:
    chance, loss = robbery(RED_RIVER, herd)
    stays = 1 - passed(RED_RIVER) / CERTAIN
    grown = 500 * added + stays * left_alone(RED_RIVER, herd + added, 0, 1)

    assert bred(RED_RIVER, herd, 1, 1) == pytest.approx(grown, abs=2)
    assert left_alone(RED_RIVER, herd, 1, 1) == pytest.approx(
        (1 - chance) * grown - chance * loss, abs=3
    )


def test_no_herd_and_no_lap_bring_nothing() -> None:
    assert left_alone(RED_RIVER, 0, 3, 1) == 0
    assert bred(RED_RIVER, 4, 0, 1) == 0


def test_losses_weigh_less_the_more_rivals_there_are() -> None:
    assert [weighed(1_000, rivals) for rivals in (1, 2, 3)] == [1_000, 750, 600]


def test_more_rivals_rob_more_often() -> None:
    lost = [-left_alone(HELLS_GATE, 20, 0, rivals) / weighed(100, rivals) for rivals in (1, 2)]

    assert lost[0] < lost[1] < 2 * lost[0]
