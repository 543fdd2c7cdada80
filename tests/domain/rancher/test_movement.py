"""Turns, the ride, the fork and the order of things within a move."""

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
from domain.games.rancher.events import (
    Event,
    FarmBought,
    HerdDriven,
    HerdGrew,
    HerdRecovered,
    HerdStolen,
    MoneyPaid,
    Rode,
    Rolled,
    TurnBegan,
    WayChosen,
)
from domain.kernel.rules import Decision
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.rancher.table import act, asked, at, given, lap, question, roll, spent


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("start", "value", "path"),
    [
        (0, 3, (1, 2, 3)),
        (33, 5, (34, 35, 36, 37, 38)),
        (60, 5, (61, 0, 1, 2, 3)),
        (65, 2, (66, 67)),
        (69, 4, (70, 30, 31, 32)),
    ],
    ids=["from the arrow", "on the trail", "past the arrow", "on the shortcut", "off the shortcut"],
)
def test_the_rider_goes_on_by_exactly_the_roll(
    start: int, value: int, path: tuple[int, ...]
) -> None:
    done = act(given(at(0, start), spent(0, 15_000)), 0, RollDice(), value)

    assert done.events == [TurnBegan(0, 1), Rolled(0, value), Rode(0, path)]
    assert done.state.ranchers[0].space == path[-1]
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (RideOn(), "RA-29"),
        (BuyFarm(1), "RA-29"),
        (DriveHerd(1), "RA-29"),
        (StealHerd(), "RA-29"),
        (ChooseWay("trail"), "RA-9"),
    ],
    ids=["ride on", "buy", "drive", "steal", "choose way"],
)
def test_a_turn_begins_with_the_roll_and_nothing_else(action: Action, rule: str) -> None:
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(given(at(0, 8)), 0, action)
    assert refusal.value.rule_id == rule


@pytest.mark.rule("RA-8")
def test_the_die_is_rolled_once_a_turn() -> None:
    landed = roll(given(at(0, 7)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, RollDice())
    assert refusal.value.rule_id == "RA-8"


@pytest.mark.rule("RA-8")
@pytest.mark.parametrize("actor", [1, 2, -1], ids=["next seat", "no seat", "the clock"])
def test_nobody_else_acts_in_a_turn(actor: int) -> None:
    state = given(at(0, 7))

    with pytest.raises(NotAwaited):
        rules.decide(state, actor, RollDice())
    with pytest.raises(NotAwaited):
        rules.decide(roll(state, 0, 1).state, actor, RideOn())


@pytest.mark.rule("RA-9")
@pytest.mark.parametrize(
    ("way", "path"),
    [("trail", (16, 17, 18)), ("shortcut", (62, 63, 64))],
)
def test_a_free_rider_is_asked_for_its_way_when_the_move_comes_to_the_fork(
    way: str, path: tuple[int, ...]
) -> None:
    asking = roll(given(at(0, 13)), 0, 5)
    done = act(asking.state, 0, ChooseWay(way))  # type: ignore[arg-type]

    assert asking.events == [Rode(0, (14, 15))]
    assert asked(asking.state) == (0, Decision("way", 1, 0))
    assert done.events == [WayChosen(0, way), Rode(0, path)]  # type: ignore[arg-type]
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-9")
def test_a_move_that_ends_on_the_fork_asks_nothing_and_the_next_one_asks_after_the_roll() -> None:
    ended = roll(given(at(0, 13)), 0, 2)
    other = roll(ended.state, 1, 1)
    asking = roll(other.state, 0, 1)
    done = act(asking.state, 0, ChooseWay("shortcut"))

    assert ended.events == [Rode(0, (14, 15))]
    assert question(ended.state) == (1, "roll", "")
    assert asking.events == []
    assert question(asking.state) == (0, "way", "")
    assert done.events == [WayChosen(0, "shortcut"), Rode(0, (62,))]


@pytest.mark.rule("RA-9")
def test_the_way_has_to_be_named() -> None:
    asking = roll(given(at(0, 13)), 0, 5).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(asking, 0, ChooseWay())
    assert refusal.value.rule_id == "RA-9"


@pytest.mark.rule("RA-9")
def test_the_way_is_chosen_at_the_fork_alone() -> None:
    landed = roll(given(at(0, 7)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, ChooseWay("trail"))
    assert refusal.value.rule_id == "RA-9"


@pytest.mark.rule("RA-9")
def test_a_rider_on_the_shortcut_rides_it_to_its_end() -> None:
    state = given(at(0, 62), seats=2)
    for value, path in [(6, (63, 64, 65, 66, 67, 68)), (4, (69, 70, 30, 31))]:
        done = roll(state, 0, value)
        assert done.events == [Rode(0, path)]
        state = roll(done.state, 1, 1).state


@pytest.mark.rule("RA-10")
@pytest.mark.parametrize(
    "herd",
    [[HerdStolen(0, 1, "red_river", 2)], [HerdDriven(0, "red_river", 2)]],
    ids=["stolen", "own"],
)
@pytest.mark.parametrize(
    ("start", "path"), [(13, (14, 15, 16)), (15, (16, 17, 18))], ids=["comes to it", "begins there"]
)
def test_with_a_herd_in_tow_the_rider_keeps_to_the_herd_path_unasked(
    herd: list[Event], start: int, path: tuple[int, ...]
) -> None:
    done = roll(given(*herd, at(0, start), spent(0, 15_000)), 0, 3)

    assert done.events == [Rode(0, path)]
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-10")
@pytest.mark.rule("RA-23")
@pytest.mark.parametrize(
    ("start", "before"), [(13, [Rode(0, (14, 15))]), (15, [])], ids=["comes to it", "begins there"]
)
def test_a_herd_taken_back_on_the_fork_keeps_its_rider_on_the_herd_path(
    start: int, before: list[Event]
) -> None:
    state = given(HerdStolen(1, 0, "red_river", 4), at(1, 15), at(0, start))

    done = roll(state, 0, len(before) * 2 + 1)

    assert done.events == [
        *before,
        HerdRecovered(0, 1, "red_river", 4),
        MoneyPaid(1, 0, 5_000, "fine"),
        Rode(0, (16,)),
    ]
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-29")
def test_on_a_space_the_herd_is_taken_back_first_then_breeds_and_the_landing_comes_last() -> None:
    state = given(
        FarmBought(0, "hells_gate", 3),
        HerdStolen(1, 0, "red_river", 4),
        at(1, 8),
        lap(0, 7),
    )

    done = roll(state, 0, 1)

    assert done.events == [
        Rode(0, (8,)),
        HerdRecovered(0, 1, "red_river", 4),
        MoneyPaid(1, 0, 5_000, "fine"),
        HerdGrew(0, "hells_gate", 3, 6, None),
    ]
    assert question(done.state) == (0, "drive", "hells_gate")


@pytest.mark.rule("RA-29")
def test_passing_a_farm_offers_nothing() -> None:
    state = given(FarmBought(1, "devils_creek", 3), FarmBought(0, "hells_gate", 3), at(0, 7))

    assert question(roll(state, 0, 6).state) == (1, "roll", "")


@pytest.mark.rule("RA-29")
@pytest.mark.parametrize(
    "farm",
    [
        [],
        [FarmBought(1, "glover_leaf", 2)],
        [FarmBought(0, "glover_leaf", 2)],
    ],
    ids=["the bank's", "another's", "one's own"],
)
def test_a_landing_offers_one_thing_and_then_the_turn_is_over(farm: list[Event]) -> None:
    landed = roll(given(*farm, at(0, 21)), 0, 1).state

    done = act(landed, 0, RideOn())

    assert question(landed)[0] == 0
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-29")
def test_landing_actions_are_refused_at_the_fork() -> None:
    asking = roll(given(at(0, 13)), 0, 5).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(asking, 0, RideOn())
    assert refusal.value.rule_id == "RA-29"
