"""The hunting and fishing trails, and the raiders on them."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import ChooseTrail, EnterTrail
from domain.games.pionjar.data import TRAILS, TrailId
from domain.games.pionjar.events import (
    Event,
    Found,
    HaulLost,
    HaulSurrendered,
    MoneyPaid,
    TrailChosen,
    TrailLeft,
    Walked,
)
from domain.games.pionjar.state import PionjarState, Spoils, Where
from domain.kernel.violations import RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    begins_by_itself,
    offers,
    question,
    roll,
    settler,
    table,
    turn,
)

HAUL = Spoils((1_000, 3_000), (700,), (2_000,))


def on(trail: Where, circle: int, spoils: Spoils = Spoils(), **fields: object) -> PionjarState:  # noqa: B008 — never changes
    """The first seat is about to roll on this circle of a trail."""
    return table(settler(circle, where=trail, spoils=spoils), NEIGHBOUR, **fields)


@pytest.mark.rule("PJ-27")
@pytest.mark.rule("PJ-50")
@pytest.mark.parametrize("trail", ["hunting", "fishing"])
def test_at_the_trailhead_the_way_is_chosen_after_the_roll(trail: TrailId) -> None:
    asking = roll(on("trailhead", 0), 1)

    done = act(asking.state, 0, ChooseTrail(trail))

    assert asking.events == []
    assert question(asking.state) == (0, "trail", "")
    assert [option.action for option in offers(asking.state)] == [
        ChooseTrail("hunting"),
        ChooseTrail("fishing"),
    ]
    assert done.events == [TrailChosen(0, trail), Walked(0, trail, (1,))]
    assert begins_by_itself(done.state)
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(asking.state, 0, ChooseTrail())
    assert refusal.value.rule_id == "PJ-27"


@pytest.mark.rule("PJ-27")
def test_trails_are_entered_in_pioneer_city_alone() -> None:
    state = turn(table(settler(3), NEIGHBOUR, automatic_moves=False)).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, EnterTrail())

    assert refusal.value.rule_id == "PJ-27"


@pytest.mark.rule("PJ-28")
@pytest.mark.parametrize(
    ("trail", "circle", "goods", "place", "value"),
    [
        ("hunting", 2, "buffalo", 0, 1_000),
        ("hunting", 8, "fish", 11, 1_500),
        ("hunting", 16, "gold", 2, 5_200),
        ("fishing", 4, "buffalo", 23, 3_000),
        ("fishing", 5, "fish", 0, 500),
    ],
)
def test_a_circle_gives_the_top_card_of_its_stack(
    trail: TrailId, circle: int, goods: str, place: int, value: int
) -> None:
    done = roll(on(trail, circle - 1), 1, place)

    assert done.events == [Walked(0, trail, (circle,)), Found(0, goods, value)]  # type: ignore[arg-type]
    assert done.state.pioneers[0].spoils.of(goods) == (value,)  # type: ignore[arg-type]
    assert done.state.stacks.of(goods).count(value) == (  # type: ignore[arg-type]
        on(trail, 0).stacks.of(goods).count(value) - 1  # type: ignore[arg-type]
    )
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-28")
def test_an_empty_stack_gives_nothing_and_neither_do_passed_circles() -> None:
    state = on("hunting", 1)
    empty = roll(replace(state, stacks=state.stacks.having("buffalo", ())), 1)
    passed = roll(state, 2)

    assert empty.events == [Walked(0, "hunting", (2,))]
    assert passed.events == [Walked(0, "hunting", (2, 3))]
    assert begins_by_itself(empty.state)


@pytest.mark.rule("PJ-29")
@pytest.mark.parametrize(("trail", "square"), [("hunting", 15), ("fishing", 28)])
@pytest.mark.parametrize(("circle", "value"), [(18, 1), (17, 6), (13, 6)])
def test_a_move_off_the_trail_ends_on_its_exits_square(
    trail: TrailId, square: int, circle: int, value: int
) -> None:
    done = roll(on(trail, circle), value)

    rest = tuple(range(circle + 1, 19))
    walked: list[Event] = [Walked(0, trail, rest)] if rest else []
    assert done.events == [*walked, TrailLeft(0, trail, square)]
    pioneer = done.state.pioneers[0]
    assert (pioneer.where, pioneer.at, done.state.left) == ("ring", square, 0)
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-29")
def test_the_exits_square_is_settled_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    # both exits are prairie: for this test the hunting trail comes out on a harvest square
    monkeypatch.setitem(TRAILS, "hunting", replace(TRAILS["hunting"], exit_square=16))
    state = table(settler(18, where="hunting", harvest=2), NEIGHBOUR)

    done = roll(state, 4)

    assert done.events[0] == TrailLeft(0, "hunting", 16)
    assert done.events[2] == MoneyPaid("bank", 0, 3_000, "sale")


@pytest.mark.rule("PJ-32")
@pytest.mark.parametrize(("trail", "circle"), [("hunting", 5), ("hunting", 13), ("fishing", 6)])
def test_whoever_ends_a_move_on_a_raiders_circle_loses_the_whole_haul(
    trail: TrailId, circle: int
) -> None:
    done = roll(on(trail, circle - 2, HAUL, **{trail: circle}), 2)

    assert done.events == [
        Walked(0, trail, (circle - 1, circle)),
        HaulLost(0, 2, 1, 1, HAUL),
    ]
    assert done.state.pioneers[0].spoils == Spoils()
    assert done.state.lost == HAUL
    assert done.state.gone == Spoils()
    assert begins_by_itself(done.state)


SURRENDERED = [HaulSurrendered(0, HAUL), MoneyPaid("bank", 0, 3_350, "surrendered")]


@pytest.mark.rule("PJ-33")
def test_whoever_passes_a_raider_surrenders_the_haul_for_half_before_what_lies_beyond() -> None:
    done = roll(on("hunting", 4, HAUL, hunting=5), 3, 0)

    assert done.events == [
        Walked(0, "hunting", (5,)),
        *SURRENDERED,
        Walked(0, "hunting", (6, 7)),
        Found(0, "buffalo", 1_100),
    ]
    assert done.state.gone == HAUL
    assert done.state.lost == Spoils()
    assert done.state.pioneers[0].spoils == Spoils((1_100,))


@pytest.mark.rule("PJ-33")
def test_who_passes_a_raider_and_leaves_the_trail_surrenders_as_well() -> None:
    done = roll(on("fishing", 12, HAUL, fishing=18), 7)

    assert done.events == [
        Walked(0, "fishing", (13, 14, 15, 16, 17, 18)),
        *SURRENDERED,
        TrailLeft(0, "fishing", 28),
    ]


@pytest.mark.rule("PJ-32")
@pytest.mark.rule("PJ-33")
def test_without_a_haul_or_where_no_raider_stands_nothing_is_lost() -> None:
    met = roll(on("hunting", 4, hunting=5), 1)
    passed = roll(on("hunting", 4, hunting=5), 2)
    elsewhere = roll(on("hunting", 4, HAUL, fishing=6, hunting=13), 2)

    assert met.events == [Walked(0, "hunting", (5,))]
    assert passed.events == [Walked(0, "hunting", (5,)), Walked(0, "hunting", (6,))]
    assert elsewhere.events == [Walked(0, "hunting", (5, 6))]


@pytest.mark.rule("PJ-48")
def test_riding_off_a_raiders_circle_is_not_passing() -> None:
    done = roll(on("hunting", 5, HAUL, hunting=5), 1)

    assert done.events == [Walked(0, "hunting", (6,))]
    assert done.state.pioneers[0].spoils == HAUL


@pytest.mark.rule("PJ-33")
def test_the_haul_is_every_card_held_wherever_it_came_from() -> None:
    # these cards were bought at an auction before the trail was entered
    bought = Spoils((), (), (10_000,))
    asking = roll(table(settler(where="trailhead", spoils=bought), NEIGHBOUR, hunting=5), 6)

    done = act(asking.state, 0, ChooseTrail("hunting"))

    assert MoneyPaid("bank", 0, 5_000, "surrendered") in done.events
