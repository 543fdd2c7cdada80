"""That the bot is not foolish."""

import random

import pytest

from domain.games.rancher import bot, rules
from domain.games.rancher.actions import Action, BuyFarm, ChooseWay, DriveHerd, RideOn, StealHerd
from domain.games.rancher.events import Event, FarmBought, HerdDriven, HerdStolen
from domain.games.rancher.prospects import RESERVE
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import RancherState
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Finished, Setup
from tests.domain.rancher.reachable import a_way_on
from tests.domain.rancher.table import asked, at, given, roll, spent
from tests.sizes import sized


def advice(*position: Event, value: int = 1, turns: int = 0, seats: int = 2) -> Action:
    """What the bot does for seat 0 after this roll."""
    rounds = turns // seats
    state = given(*position, seats=seats, rounds=80, turns=rounds * seats)
    return advised(roll(state, 0, value).state)


def advised(state: RancherState) -> Action:
    return bot.advise(rules.view(state, asked(state)[0]), lambda bound: bound - 1)


@pytest.mark.parametrize(
    ("space", "rival"), [(7, 20), (11, 25), (48, 52), (55, 58)], ids=["8", "12", "49", "56"]
)
def test_it_buys_early_and_keeps_a_reserve(space: int, rival: int) -> None:
    state = roll(given(at(0, space), at(1, rival)), 0, 1).state
    action = advised(state)

    assert isinstance(action, BuyFarm)
    assert rules.decide(state, 0, action)
    price = {8: 5_000, 12: 5_000, 49: 2_400, 56: 2_000}[space + 1]
    assert 15_000 - price - 500 * action.cattle >= RESERVE


def test_it_buys_no_more_than_breeding_can_use() -> None:
    action = advice(at(0, 48), at(1, 52))

    assert isinstance(action, BuyFarm)
    assert 1 <= action.cattle <= 4, "half a pasture is full a lap later"


@pytest.mark.parametrize("turns", [152, 158])
def test_it_buys_nothing_that_cannot_breed_before_the_end(turns: int) -> None:
    assert advice(at(0, 7), at(1, 6), turns=turns) == RideOn()


def test_it_does_not_spend_its_reserve() -> None:
    assert advice(spent(0, 15_000 - 3_300), at(0, 48), at(1, 52)) == RideOn()
    assert advice(spent(0, 15_000 - 3_900), at(0, 48), at(1, 52)) == BuyFarm(1)


@pytest.mark.parametrize(
    ("victim", "action"),
    [(33, RideOn()), (39, RideOn()), (58, StealHerd()), (12, StealHerd())],
    ids=["6 behind", "on the same space", "19 ahead", "27 behind"],
)
def test_it_steals_where_the_victim_will_hardly_catch_up(victim: int, action: Action) -> None:
    assert advice(FarmBought(1, "green_valley", 8), at(0, 38), at(1, victim)) == action


def test_at_the_very_end_every_theft_pays() -> None:
    farm = FarmBought(1, "green_valley", 8)

    assert advice(farm, at(0, 38), at(1, 36), turns=158) == StealHerd()


def test_it_takes_what_is_over_from_a_full_pasture_and_lets_the_rest_breed() -> None:
    action = advice(at(0, 48), FarmBought(0, "red_river", 8), at(1, 52))

    assert isinstance(action, DriveHerd)
    assert 4 <= action.cattle < 8


def test_it_leaves_a_herd_that_breeds_best_as_it_is() -> None:
    assert advice(at(0, 48), FarmBought(0, "red_river", 2), at(1, 52)) == RideOn()


def test_it_takes_the_whole_herd_to_safety_before_the_end() -> None:
    farm = FarmBought(0, "red_river", 8)

    assert advice(at(0, 48), farm, at(1, 30), turns=140) == DriveHerd(8)


@pytest.mark.parametrize(
    ("position", "way"),
    [
        ([spent(0, 12_000)], "shortcut"),
        ([FarmBought(0, "glover_leaf", 5)], "trail"),
        ([HerdStolen(1, 0, "red_river", 5), at(1, 25)], "trail"),
        ([FarmBought(1, "glover_leaf", 12), at(1, 40)], "trail"),
        ([spent(0, 12_000), HerdDriven(1, "red_river", 5), at(1, 25)], "shortcut"),
    ],
    ids=["nothing there", "own herd", "a thief", "a herd to steal", "an honest drover"],
)
def test_it_takes_the_shortcut_unless_the_trail_has_something_for_it(
    position: list[Event], way: str
) -> None:
    assert advice(*position, at(0, 13), value=4) == ChooseWay(way)  # type: ignore[arg-type]


def test_it_does_not_buy_where_a_rival_is_likely_to_steal() -> None:
    """A thief ahead of it has a lap to ride before it meets the herd, one behind has not."""
    assert isinstance(advice(at(0, 16), at(1, 20)), BuyFarm)
    assert advice(at(0, 16), at(1, 8)) == RideOn()
    assert advice(at(0, 16), at(1, 52)) == RideOn()


def test_it_chases_a_thief_by_the_way_that_comes_nearer() -> None:
    stolen = HerdStolen(1, 0, "blue_bell_ranch", 9)
    own = FarmBought(0, "glover_leaf", 1)

    assert advice(own, at(0, 13), at(1, 40), value=4) == ChooseWay("trail")
    assert advice(own, stolen, at(0, 13), at(1, 31), value=4) == ChooseWay("shortcut")
    assert advice(stolen, at(0, 13), at(1, 20), value=4) == ChooseWay("trail")


def test_it_gives_the_same_advice_whatever_it_draws() -> None:
    state = roll(given(at(0, 7), at(1, 20)), 0, 1).state
    view = rules.view(state, 0)

    assert bot.advise(view, lambda _: 0) == bot.advise(view, lambda bound: bound - 1)


@pytest.mark.parametrize(("seats", "least_percent"), [(2, 65), (4, 40)])
def test_it_beats_random_ranchers(seats: int, least_percent: int) -> None:
    matches = sized(60, 2_000)
    won = sum(wins(seed, seats) for seed in range(matches))

    assert 100 * won > least_percent * matches


def wins(seed: int, seats: int) -> bool:
    """Whether the bot, on one seat, wins alone against random play on the others."""
    rng, key, mine = random.Random(seed), seed.to_bytes(32, "big"), seed % seats
    played = begin(rules, Setup(seats, TableOptions(40)), key)
    while isinstance(pending := rules.pending(played.state), AwaitSeats):
        [seat] = pending.decisions
        view = rules.view(played.state, seat)
        action = bot.advise(view, rng.randrange) if seat == mine else a_way_on(view, rng)
        played = submit(rules, played.state, seat, action, key, played.draws_made)
    assert isinstance(pending, Finished)
    return pending.winners == (mine,)
