"""The weaker bot: plain, legal, and beaten."""

import random

import pytest

from domain.games.rancher import bot, greenhorn, rules
from domain.games.rancher.actions import Action, BuyFarm, ChooseWay, DriveHerd, RideOn, StealHerd
from domain.games.rancher.events import Event, FarmBought
from domain.games.rancher.setup import TableOptions
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Finished, Setup
from tests.domain.rancher.table import asked, at, given, roll, spent
from tests.sizes import sized


def advice(*position: Event, value: int = 1, drawn: int = 0) -> Action:
    """What a greenhorn does for seat 0 after this roll when it draws this number."""
    state = roll(given(*position), 0, value).state
    return greenhorn.advise(rules.view(state, asked(state)[0]), lambda _: drawn)


def test_it_buys_as_many_cattle_as_it_can() -> None:
    assert advice(at(0, 48)) == BuyFarm(8)
    assert advice(at(0, 48), spent(0, 11_000)) == BuyFarm(3)


def test_it_drives_a_full_pasture_alone() -> None:
    assert advice(at(0, 48), FarmBought(0, "red_river", 8)) == DriveHerd(8)
    assert advice(at(0, 48), FarmBought(0, "red_river", 7)) == RideOn()


def test_it_steals_one_time_in_three_and_rides_either_way() -> None:
    farm = FarmBought(1, "green_valley", 8)

    assert [advice(farm, at(0, 38), drawn=drawn) for drawn in range(3)] == [
        StealHerd(),
        RideOn(),
        RideOn(),
    ]
    ways = [advice(spent(0, 15_000), at(0, 13), value=5, drawn=drawn) for drawn in range(2)]
    assert ways == [ChooseWay("trail"), ChooseWay("shortcut")]


@pytest.mark.parametrize(("seats", "most_percent"), [(2, 35), (3, 23), (4, 17)])
def test_it_is_no_match_for_the_standard_bot(seats: int, most_percent: int) -> None:
    matches = sized(60, 2_000)
    won = sum(wins(seed, seats) for seed in range(matches))

    assert 100 * won < most_percent * matches


def wins(seed: int, seats: int) -> bool:
    """Whether a greenhorn wins against standard bots on the other seats."""
    rng, key, mine = random.Random(seed), seed.to_bytes(32, "big"), seed % seats
    played = begin(rules, Setup(seats, TableOptions(40)), key)
    while isinstance(pending := rules.pending(played.state), AwaitSeats):
        [seat] = pending.decisions
        player = greenhorn if seat == mine else bot
        action = player.advise(rules.view(played.state, seat), rng.randrange)
        played = submit(rules, played.state, seat, action, key, played.draws_made)
    assert isinstance(pending, Finished)
    return mine in pending.winners
