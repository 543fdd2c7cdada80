"""Signs of life: gaps that are too long are outages, whoever beats and in whatever order."""

from collections.abc import Iterator

import pytest

from services.adapters.beats import KEPT_MS, NOT_YET, StoredBeats
from services.application.down_time import GAP_MS_MAX
from services.application.ports import Beats, Outage
from tests.stores import Kept

NOW = 1_700_000_000_000


@pytest.fixture
def beats(kept: Kept) -> Iterator[Beats]:
    database = kept.database()
    yield StoredBeats(database)
    database.close()


def test_a_first_sign_of_life_tells_of_no_outage(beats: Beats) -> None:
    beats.beat("api", NOW)

    assert beats.outages(NOW) == []


def test_a_gap_is_an_outage_when_it_is_too_long(beats: Beats) -> None:
    beats.beat("api", NOW)
    beats.beat("api", NOW + GAP_MS_MAX)
    assert beats.outages(NOW + GAP_MS_MAX) == []
    later = NOW + 2 * GAP_MS_MAX + 1

    beats.beat("api", later)

    assert beats.outages(later) == [Outage(NOW + GAP_MS_MAX, later)]


def test_a_gap_is_kept_once_however_many_come_back(beats: Beats) -> None:
    beats.beat("api", NOW)
    for late in (100_000, 100_001, 100_002):
        beats.beat("api", NOW + late)

    assert beats.outages(NOW + 100_003) == [Outage(NOW, NOW + 100_000)]


def test_a_part_that_is_not_heard_of_is_down_without_an_end(beats: Beats) -> None:
    beats.beat("api", NOW)
    beats.beat("worker", NOW + 100_000)

    assert beats.outages(NOW + 100_000) == [Outage(NOW, NOT_YET)]


def test_a_clock_that_is_set_back_makes_no_outage(beats: Beats) -> None:
    beats.beat("api", NOW)
    beats.beat("api", NOW - 10_000_000)
    beats.beat("api", NOW - 10_000_000 + 5000)

    assert beats.outages(NOW - 10_000_000 + 5000) == []


def test_old_outages_are_forgotten(beats: Beats) -> None:
    beats.beat("api", NOW)
    beats.beat("api", NOW + 100_000)
    later = NOW + 100_000 + KEPT_MS + 1
    beats.beat("api", later)

    assert beats.outages(later) == [Outage(NOW + 100_000, later)]
