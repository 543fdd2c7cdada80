"""Down-time: what counts as time in which nobody could play."""

import pytest

from services.application.down_time import GAP_MS_MAX, DownTime
from services.application.ports import Outage


@pytest.mark.parametrize(
    ("outages", "lost"),
    [
        pytest.param([], 0, id="none"),
        pytest.param([(0, 50)], 0, id="before"),
        pytest.param([(300, 400)], 0, id="after"),
        pytest.param([(120, 150)], 30, id="during"),
        pytest.param([(50, 120)], 20, id="since before"),
        pytest.param([(180, 400)], 20, id="into after"),
        pytest.param([(50, 400)], 100, id="all the time"),
        pytest.param([(150, 160), (110, 120)], 20, id="two, in any order"),
        pytest.param([(110, 140), (130, 150), (120, 125)], 40, id="two parts at once"),
    ],
)
def test_time_is_lost_while_any_part_is_down(outages: list[tuple[int, int]], lost: int) -> None:
    down_time = DownTime()
    down_time.learn([Outage(*one) for one in outages], 1000)

    assert down_time.lost(100, 200) == lost


def test_what_is_learned_takes_the_place_of_what_was_known() -> None:
    down_time = DownTime()
    down_time.learn([Outage(100, 200)], 1000)
    down_time.learn([Outage(100, 120)], 2000)

    assert down_time.lost(0, 1000) == 20


def test_a_process_that_stood_still_counts_nothing_until_it_has_learned_again() -> None:
    down_time = DownTime()
    down_time.learn([Outage(50, 60)], 100)
    late = 100 + GAP_MS_MAX

    assert down_time.lost(0, late) == 10
    assert down_time.lost(0, late + 1) == 10 + GAP_MS_MAX + 1
    assert down_time.lost(late, late + 1) == 1
