"""How long matches are said to take, against matches that are played."""

import random

import pytest

from domain.games.rancher import bot, rules
from domain.games.rancher.durations import CHOICES, DURATIONS
from domain.games.rancher.events import TurnBegan
from domain.games.rancher.setup import TableOptions
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Setup
from domain.registry import RANCHER
from tests.sizes import sized


def played(seats: int, rounds: int, seed: int) -> tuple[int, int]:
    """How many choices and turns a match of standard bots has."""
    rng, key, choices = random.Random(seed), seed.to_bytes(32, "big"), 0
    setup = Setup(seats, TableOptions(rounds))  # type: ignore[arg-type]
    done = begin(rules, setup, key)
    events = [*done.events]
    while isinstance(pending := rules.pending(done.state), AwaitSeats):
        [seat] = pending.decisions
        action = bot.advise(rules.view(done.state, seat), rng.randrange)
        done = submit(rules, done.state, seat, action, key, done.draws_made)
        events += done.events
        choices += 1
    return choices, sum(isinstance(event, TurnBegan) for event in events)


@pytest.mark.parametrize(("seats", "rounds"), CHOICES)
def test_matches_have_about_as_many_choices_as_they_are_said_to(seats: int, rounds: int) -> None:
    matches = sized(12, 300)
    counts = [played(seats, rounds, seed) for seed in range(matches)]

    mean = sum(choices for choices, _ in counts) / matches
    assert mean == pytest.approx(CHOICES[seats, rounds], rel=sized(25, 10) / 100)
    [duration] = [d for d in DURATIONS if (d.seats, d.rounds) == (seats, rounds)]
    assert {turns for _, turns in counts} == {duration.turns}


def test_every_table_by_rounds_has_a_duration_in_minutes() -> None:
    assert {(d.seats, d.rounds) for d in RANCHER.durations} == {
        (seats, rounds) for seats in (2, 3, 4) for rounds in (40, 80, 120)
    }
    minutes = {(d.seats, d.rounds): d.minutes for d in RANCHER.durations}
    assert (minutes[2, 40], minutes[3, 80], minutes[4, 120]) == (4, 14, 27)
