"""How long matches are said to take, against matches that are played."""

import random

import pytest

from domain.games.pionjar import bot, rules
from domain.games.pionjar.durations import DURATIONS, MEASURED
from domain.games.pionjar.setup import TableOptions
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Setup
from domain.registry import PIONJAR
from tests.sizes import sized


def played(seats: int, last_year: int, seed: int) -> tuple[int, int]:
    """How many choices and turns a match of standard bots has."""
    rng, key, choices = random.Random(seed), seed.to_bytes(32, "big"), 0
    done = begin(rules, Setup(seats, TableOptions(last_year)), key)  # type: ignore[arg-type]
    while isinstance(pending := done.pending, AwaitSeats):
        seat = min(pending.decisions)
        action = bot.advise(rules.view(done.state, seat), rng.randrange)
        done = submit(rules, done.state, seat, action, key, done.draws_made)
        choices += 1
    return choices, done.state.turn + 1


# At the quick size the shortest and the longest matches of the smallest and the largest tables.
@pytest.mark.parametrize(
    ("seats", "last_year"),
    [row for row in MEASURED if sized(row[0] in {2, 6} and row[1] in {1859, 1862}, True)],
)
def test_matches_have_about_as_many_choices_and_turns_as_they_are_said_to(
    seats: int, last_year: int
) -> None:
    matches = sized(12, 300)
    counts = [played(seats, last_year, seed) for seed in range(matches)]

    choices, turns = MEASURED[seats, last_year]
    assert sum(one for one, _ in counts) / matches == pytest.approx(choices, rel=0.2)
    assert sum(one for _, one in counts) / matches == pytest.approx(turns, rel=0.04)


def test_every_table_has_a_duration_by_its_months() -> None:
    assert PIONJAR.durations == DURATIONS
    minutes = {(one.seats, one.rounds): one.minutes for one in DURATIONS}
    assert set(minutes) == {(seats, months) for seats in range(2, 7) for months in (24, 36, 48, 60)}
    assert minutes[2, 24] < minutes[2, 60] < minutes[6, 60]
