"""What refusals say."""

import random
from functools import partial
from typing import Final

import pytest

from services.adapters.buckets import Buckets
from services.application.ports import Limit
from services.application.refusals import too_many_requests

HOUR: Final = 3600


@pytest.mark.parametrize(
    ("wait", "seconds"), [(1e-9, 1), (0.4, 1), (1.0, 1), (1.2, 2), (3600.0000001, 3600)]
)
def test_a_wait_is_told_in_whole_seconds_at_least_one(wait: float, seconds: int) -> None:
    assert too_many_requests("", wait).retry_after_seconds == seconds


@pytest.mark.parametrize("power", range(13, 24))
def test_whatever_the_clock_says_nobody_waits_longer_than_for_a_token(power: int) -> None:
    # Where a sum passes a power of two it loses a bit.
    rng = random.Random(power)
    empty = Limit("none", 0, 1 / HOUR)
    for _ in range(100):
        now = 2**power - rng.uniform(0, HOUR)
        wait = Buckets(partial(float, now)).pass_by(empty, "ada")

        assert too_many_requests("", wait).retry_after_seconds == HOUR
