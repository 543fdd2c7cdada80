"""What is offered, and what it promises to do."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import (
    Action,
    BuyFarm,
    ChooseWay,
    DriveHerd,
    RideOn,
    RollDice,
    StealHerd,
)
from domain.games.rancher.events import Event, FarmBought, HerdDriven, HerdRecovered, HerdStolen
from domain.games.rancher.previews import (
    BuyPreview,
    DrivePreview,
    Preview,
    Reach,
    RollPreview,
    StealPreview,
    WayPreview,
)
from domain.games.rancher.state import RancherState
from domain.kernel.rules import EVERYONE, SPECTATOR, AwaitSeats, NumberAsk, Option
from tests.domain.rancher.reachable import random_play
from tests.domain.rancher.table import act, asked, at, given, offers, roll, spent
from tests.sizes import sized


def way_on(state: RancherState, partial: Action) -> list[Option[Action, Preview]]:
    """How the seat that is asked may go on from a part of an action."""
    return rules.options(rules.view(state, asked(state)[0]), partial)


def buying() -> RancherState:
    return roll(given(spent(0, 8_000), at(0, 16)), 0, 1).state


def driving() -> RancherState:
    return roll(given(at(0, 16), FarmBought(0, "glover_leaf", 4)), 0, 1).state


def stealing() -> RancherState:
    return roll(given(at(0, 16), FarmBought(1, "glover_leaf", 4)), 0, 1).state


def at_the_fork() -> RancherState:
    return roll(given(at(0, 13)), 0, 5).state


@pytest.mark.parametrize("state", [given(), buying(), driving(), stealing(), at_the_fork()])
def test_only_the_seat_that_is_asked_has_options(state: RancherState) -> None:
    for viewer in (1, SPECTATOR, EVERYONE):
        assert rules.options(rules.view(state, viewer), None) == []
    assert rules.options(rules.view(state, 0), None)


def test_nothing_is_offered_once_the_match_is_over() -> None:
    ended = roll(given(at(1, 33), rounds=40, turns=79), 1, 1).state

    assert rules.options(rules.view(ended, 0), None) == []


def test_a_purchase_asks_for_the_number_of_cattle() -> None:
    assert offers(buying()) == [
        Option(
            BuyFarm(),
            NumberAsk("cattle", 1, 5),
            BuyPreview("glover_leaf", price=4_400, chip_price=500, cash_after=2_100),
        ),
        Option(RideOn()),
    ]


def test_a_drive_asks_for_the_number_of_cattle() -> None:
    assert offers(driving()) == [
        Option(
            DriveHerd(),
            NumberAsk("cattle", 1, 4),
            DrivePreview("glover_leaf", chips=1, returned=0),
        ),
        Option(RideOn()),
    ]


def test_a_theft_says_whom_it_robs_of_what() -> None:
    assert offers(stealing()) == [
        Option(
            StealHerd(),
            None,
            StealPreview("glover_leaf", victim=1, chips=4, compensation=2_200),
        ),
        Option(RideOn()),
    ]


def test_at_the_fork_both_ways_are_offered_with_where_they_lead() -> None:
    assert offers(at_the_fork()) == [
        Option(ChooseWay("trail"), None, WayPreview("trail", 18)),
        Option(ChooseWay("shortcut"), None, WayPreview("shortcut", 64)),
    ]


@pytest.mark.parametrize(
    ("state", "partial", "preview"),
    [
        (buying(), BuyFarm(3), BuyPreview("glover_leaf", 4_400, 500, cash_after=1_100)),
        (driving(), DriveHerd(3), DrivePreview("glover_leaf", 3, returned=0)),
        (driving(), DriveHerd(4), DrivePreview("glover_leaf", 4, returned=4_400)),
    ],
    ids=["buy", "drive a part", "drive all"],
)
def test_a_chosen_number_shows_what_it_would_do(
    state: RancherState, partial: Action, preview: Preview
) -> None:
    assert way_on(state, partial) == [Option(partial, None, preview)]


@pytest.mark.parametrize(
    ("state", "partial"),
    [
        (buying(), BuyFarm(6)),
        (buying(), BuyFarm(-1)),
        (buying(), DriveHerd(1)),
        (buying(), StealHerd()),
        (buying(), RollDice()),
        (driving(), DriveHerd(5)),
        (driving(), BuyFarm(1)),
        (stealing(), DriveHerd(1)),
        (at_the_fork(), RideOn()),
        (given(), RideOn()),
    ],
    ids=repr,
)
def test_nothing_goes_on_from_what_is_not_legal(state: RancherState, partial: Action) -> None:
    assert way_on(state, partial) == []


@pytest.mark.parametrize(
    ("state", "partial"),
    [
        (buying(), BuyFarm()),
        (buying(), RideOn()),
        (driving(), DriveHerd()),
        (stealing(), StealHerd()),
        (given(), RollDice()),
    ],
    ids=repr,
)
def test_an_unfilled_action_goes_on_as_it_was_offered(state: RancherState, partial: Action) -> None:
    offered = [option for option in offers(state) if option.action == partial]

    assert len(offered) == 1
    assert way_on(state, partial) == offered


def test_from_a_way_chosen_only_that_way_goes_on() -> None:
    trail, shortcut = offers(at_the_fork())

    assert way_on(at_the_fork(), ChooseWay()) == [trail, shortcut]
    assert way_on(at_the_fork(), ChooseWay("shortcut")) == [shortcut]


def reach(*position: Event) -> tuple[Reach, ...]:
    """What seat 0 reads off the die before it rolls."""
    [option] = offers(given(*position, seats=3))
    assert isinstance(option.preview, RollPreview)
    return option.preview.reach


def test_a_roll_shows_where_each_value_leads() -> None:
    assert reach(at(0, 56)) == (
        Reach(1, 57, ()),
        Reach(2, 58, (), town=True),
        Reach(3, 59, ()),
        Reach(4, 60, (), town=True),
        Reach(5, 61, ()),
        Reach(6, 0, ()),
    )
    assert [(r.value, r.farm) for r in reach(at(0, 48)) if r.farm] == [
        (1, "red_river"),
        (3, "red_river"),
        (5, "three_oaks"),
    ]


def test_a_free_rider_sees_where_the_shortcut_leads_from_the_fork() -> None:
    shown = [(r.space, r.shortcut_space) for r in reach(at(0, 13))]

    assert shown == [(14, None), (15, None), (16, 62), (17, 63), (18, 64), (19, 65)]
    assert reach(at(0, 15))[0] == Reach(1, 16, (), shortcut_space=62)
    assert all(r.shortcut_space is None for r in reach(HerdDriven(0, "red_river", 1), at(0, 13)))


@pytest.mark.rule("RA-23")
def test_a_roll_shows_which_values_catch_a_thief() -> None:
    thieves: list[Event] = [
        HerdStolen(1, 0, "red_river", 2),
        HerdStolen(2, 0, "three_oaks", 2),
        at(1, 36),
        at(2, 34),
    ]

    assert [r.catches for r in reach(*thieves, at(0, 33))] == [
        (2,),
        (2,),
        (2, 1),
        (2, 1),
        (2, 1),
        (2, 1),
    ]
    assert [r.catches for r in reach(*thieves, at(0, 34))][:2] == [(2,), (2, 1)]
    assert {r.catches for r in reach(HerdStolen(1, 2, "red_river", 2), at(1, 34), at(0, 33))} == {
        ()
    }


@pytest.mark.rule("RA-10")
def test_who_catches_a_thief_up_to_the_fork_sees_no_shortcut() -> None:
    position: list[Event] = [HerdStolen(1, 0, "red_river", 2), at(1, 15), at(0, 13)]

    assert all(r.shortcut_space is None for r in reach(*position))


def test_what_a_roll_shows_is_what_happens() -> None:
    """For positions of random play and every value: the space, the thieves, the shortcut."""
    for seed in range(sized(4, 400)):
        for before, _, _ in list(random_play(seed, 2 + seed % 3))[::5]:
            seat, decision = asked(before)
            if decision.ask == "roll":
                [option] = offers(before)
                assert isinstance(option.preview, RollPreview)
                for shown in option.preview.reach:
                    check_reach(before, seat, shown)


def check_reach(before: RancherState, seat: int, shown: Reach) -> None:
    rolled = roll(before, seat, shown.value)
    events, after, detour = rolled.events, rolled.state, None
    if asks_for_way(rolled.state):
        _, shortcut = offers(rolled.state)
        detour = act(rolled.state, seat, ChooseWay("shortcut")).state.ranchers[seat].space
        assert shortcut.preview == WayPreview("shortcut", detour)
        by_trail = act(rolled.state, seat, ChooseWay("trail"))
        events, after = events + by_trail.events, by_trail.state
    met = [event.thief for event in events if isinstance(event, HerdRecovered)]
    assert after.ranchers[seat].space == shown.space
    assert tuple(dict.fromkeys(met)) == shown.catches
    assert detour == shown.shortcut_space


def asks_for_way(state: RancherState) -> bool:
    """Whether a seat stands at the fork with a choice."""
    pending = rules.pending(state)
    return isinstance(pending, AwaitSeats) and "way" in {d.ask for d in pending.decisions.values()}
