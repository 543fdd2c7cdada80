"""Ranchers of one idea stick to it, and else do what the standard bot does."""

import pytest

from domain.games.rancher import bot, rules
from domain.games.rancher.actions import Action, BuyFarm, DriveHerd, RideOn, StealHerd
from domain.games.rancher.events import Event, FarmBought
from domain.games.rancher.one_sided import ONE_SIDED
from domain.games.rancher.view import RancherView
from tests.domain.rancher.table import asked, at, given, roll

BUY_DEAR: list[Event] = [at(0, 7), at(1, 20)]
BUY_CHEAP: list[Event] = [at(0, 55), at(1, 58)]
BUY_MORE: list[Event] = [FarmBought(0, "green_valley", 1), at(0, 55), at(1, 58)]
DRIVE: list[Event] = [at(0, 48), FarmBought(0, "red_river", 8), at(1, 52)]
STEAL: list[Event] = [FarmBought(1, "green_valley", 8), at(0, 38), at(1, 58)]
STEAL_NOT: list[Event] = [FarmBought(1, "green_valley", 8), at(0, 38), at(1, 33)]
POSITIONS = {
    "buy dear": BUY_DEAR,
    "buy cheap": BUY_CHEAP,
    "buy more": BUY_MORE,
    "drive": DRIVE,
    "steal": STEAL,
    "steal not": STEAL_NOT,
}
REFUSED = {
    "never buys": {"buy dear", "buy cheap", "buy more"},
    "never steals": {"steal"},
    "always steals": {"steal not"},
    "never drives": {"drive"},
    "buys the dearest": {"buy cheap", "buy more"},
    "buys the cheapest": {"buy dear"},
    "owns one farm at most": {"buy more"},
}


def view_of(position: str) -> RancherView:
    state = roll(given(*POSITIONS[position]), 0, 1).state
    return rules.view(state, asked(state)[0])


def first(_: int) -> int:
    return 0


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        ("buy dear", BuyFarm),
        ("buy cheap", BuyFarm),
        ("buy more", BuyFarm),
        ("drive", DriveHerd),
        ("steal", StealHerd),
        ("steal not", RideOn),
    ],
)
def test_the_standard_bot_does_each_where_it_pays(position: str, kind: type[Action]) -> None:
    assert isinstance(bot.advise(view_of(position), first), kind)


@pytest.mark.parametrize("idea", ONE_SIDED)
def test_each_differs_from_the_standard_bot_in_its_idea_alone(idea: str) -> None:
    differs = {
        position
        for position in POSITIONS
        if ONE_SIDED[idea].advise(view_of(position), first) != bot.advise(view_of(position), first)
    }

    assert differs == REFUSED[idea]


def test_who_always_steals_steals() -> None:
    assert ONE_SIDED["always steals"].advise(view_of("steal not"), first) == StealHerd()
