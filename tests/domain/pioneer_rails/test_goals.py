"""Goals: who gets what, and when each is reached (PR-40 to PR-42, PR-53)."""

from collections.abc import Callable, Sequence
from itertools import permutations

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.agenda import goals_to_draw
from domain.games.pioneer_rails.data import (
    DESERT_GOALS,
    FOREST_GOALS,
    GOAL_KINDS,
    SHEET_IDS,
    SUITS,
    GoalId,
    SheetId,
    Suit,
)
from domain.games.pioneer_rails.events import BuildingActivated, GoalReached, GoalRevealed
from domain.games.pioneer_rails.goals import GOALS
from domain.games.pioneer_rails.maps import MAPS, bits
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.state import Laid, RailsState, Reached, Sheet
from domain.kernel.chance import DrawFrom
from domain.kernel.rules import AwaitChance
from tests.domain.pioneer_rails.table import (
    changed,
    corners,
    decks,
    drawn,
    given,
    laid,
    marked,
    of,
    play,
    route_along,
    start,
    tracks,
)


def goals_of(state: RailsState, goal: GoalId, seat: int = 0) -> bool:
    """Whether a seat reaches the goal with the turn that is played now."""
    others = tuple(other for other in state.goals if other != goal)[:2]
    done = play(replace(state, goals=(goal, *others)), seat=seat)
    return any(event.goal == goal and event.seat == seat for event in done.of(GoalReached))


@pytest.mark.rule("PR-40")
def test_one_goal_of_each_type_is_in_play() -> None:
    state = start()
    for kind in GOAL_KINDS:
        deck = DESERT_GOALS[kind]
        assert rules.pending(state) == AwaitChance(DrawFrom((1,) * len(deck)))
        done = drawn(state, 1)
        assert done.events == [GoalRevealed(deck[1])]
        state = done.state

    assert [goal.kind for goal in rules.view(state, 0).goals] == ["sheriff", "ranch", "train"]


@pytest.mark.rule("PR-40")
def test_the_first_to_reach_a_goal_gets_ten_and_who_comes_later_five() -> None:
    state = marked(given(seats=3, goals=("1B", "1H", "1O")), 1, gold=8)

    first = play(state)
    after = marked(given(seats=3, goals=("1B", "1H", "1O"), turn=3), 2, gold=8)
    later = play(marked(after, 1, goals=(Reached("1B", 10, 0),), gold=8))

    assert first.of(GoalReached) == [GoalReached(1, "1B", 10)]
    assert later.of(GoalReached) == [GoalReached(2, "1B", 5)]
    [goal, *_] = rules.view(later.state, 0).goals
    assert [(each.seat, each.points, each.turn) for each in goal.reached] == [
        (1, 10, 0),
        (2, 5, 3),
    ]


@pytest.mark.rule("PR-40")
def test_all_who_reach_it_in_the_same_turn_as_the_first_get_ten() -> None:
    state = given(seats=3, goals=("1B", "1H", "1O"))
    for seat in range(3):
        state = marked(state, seat, gold=8)

    assert play(state).of(GoalReached) == [GoalReached(seat, "1B", 10) for seat in range(3)]


@pytest.mark.rule("PR-40")
def test_a_goal_is_reached_once() -> None:
    state = marked(given(seats=2, goals=("1B", "1H", "1O")), gold=8, goals=(Reached("1B", 5, 0),))

    assert play(state).of(GoalReached) == []


@pytest.mark.rule("PR-42")
@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_each_family_has_its_decks(sheet: SheetId) -> None:
    first = [f"1{letter}" for letter in "ABCDEFGHIJKLMNO"]
    second = [f"2{letter}" for letter in "ABCDEF"]
    desert = MAPS[sheet].desert
    wanted = {*first} if desert else {*first, *second} - {"1A", "1B", "1C", "1E"}

    assert decks(sheet) == wanted
    by_kind = DESERT_GOALS if desert else FOREST_GOALS
    assert goals_to_draw(start(sheet)) == by_kind["sheriff"]
    assert {*GOALS} == {*first, *second}


Some = Callable[[int], Sheet]


def done(*kinds: str) -> Some:
    return lambda count: Sheet(
        hands=((),), done=tuple(f"{kinds[0]}_{number}" for number in range(1, count + 1))
    )


@pytest.mark.rule("PR-41")
@pytest.mark.parametrize(
    ("goal", "wanted", "sheet"),
    [
        ("1A", 5, lambda count: Sheet(hands=((),), gold=9, banked=count)),
        ("1B", 8, lambda count: Sheet(hands=((),), gold=count)),
        ("1C", 2, done("bank")),
        ("1D", 3, done("saloon")),
        ("1E", 1, done("fort")),
        ("1H", 5, done("ranch")),
        ("1O", 2, done("yard")),
        ("2B", 2, done("jail")),
        (
            "2A",
            6,
            lambda count: Sheet(
                hands=((),), caught=tuple(f"bandit_{number}" for number in range(count))
            ),
        ),
        ("1J", 1, lambda count: Sheet(hands=((),), mixed=bool(count))),
    ],
)
def test_goals_that_count_marks(goal: GoalId, wanted: int, sheet: Some) -> None:
    family: SheetId = "forest_a" if goal in decks("forest_a") else "desert_a"
    state = given(family)

    assert not goals_of(changed(state, sheet(wanted - 1)), goal)
    assert goals_of(changed(state, sheet(wanted)), goal)
    assert goals_of(changed(state, sheet(wanted + 1)), goal)


def with_edges(state: RailsState, edges: Sequence[tuple[Suit, int]]) -> RailsState:
    """A track on each of these edges, each a line of its own."""
    map_ = of(state)
    pairs = {edge: pair for pair, (edge, _) in map_.joins.items() if edge >= 0}
    ways = dict(map_.joins.values())
    names = map_.corner_names
    laid_ = tuple(
        Laid(suit, number, names[pairs[edge][0]], names[pairs[edge][1]], ways[edge], 0)
        for number, (suit, edge) in enumerate(edges, 1)
    )
    every = tuple(each.id for each in map_.sheet.hexes if each.id)
    return changed(state, replace(state.sheets[0], tracks=laid_, done=every))


def special_edges(state: RailsState, way: str) -> list[int]:
    return sorted({edge for edge, kind in of(state).joins.values() if kind == way})


@pytest.mark.rule("PR-41")
@pytest.mark.parametrize(("goal", "way"), [("1I", "tunnel"), ("1M", "bridge")])
def test_tunnels_and_bridges_are_to_be_of_two_stations(goal: GoalId, way: str) -> None:
    state = given("forest_b")
    one, other, third = special_edges(state, way)[:3]

    assert not goals_of(with_edges(state, [("heart", one)]), goal)
    assert not goals_of(with_edges(state, [("heart", one), ("heart", other)]), goal)
    assert goals_of(with_edges(state, [("heart", one), ("spade", other)]), goal)
    plain = [("heart", one), ("spade", next(iter(bits(of(state).forts))))]
    assert not goals_of(with_edges(state, plain), goal)  # type: ignore[arg-type]
    assert third not in {one, other}


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_a_range_is_a_group_of_adjoining_mountains_and_track_runs_along_it(
    sheet: SheetId,
) -> None:
    state = given(sheet)
    ranges = of(state).ranges
    assert len(ranges) >= 5
    usable = {edge for edge, _ in of(state).joins.values()}
    edges = [next(edge for edge in bits(mask) if edge in usable) for mask in ranges]
    four: list[tuple[Suit, int]] = [("heart", edge) for edge in edges[:4]]
    inside = [
        edge
        for edge in bits(ranges[0])
        if edge in usable and sum(mask >> edge & 1 for mask in ranges) == 1
    ]
    crowd: list[tuple[Suit, int]] = [("heart", edge) for edge in inside]

    assert goals_of(with_edges(state, four), "1G")
    assert not goals_of(with_edges(state, crowd), "1G")
    assert sum(bool(mask >> edge & 1) for mask in ranges for edge in edges[:3]) >= 3


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
def test_a_station_is_connected_to_the_rim_by_a_line_that_touches_it() -> None:
    state = given()
    map_ = of(state)
    rim = [
        edge
        for (one, other), (edge, way) in map_.joins.items()
        if way == "rail" and (map_.rim >> one & 1 or map_.rim >> other & 1)
    ]
    inland = next(
        edge
        for (one, other), (edge, way) in map_.joins.items()
        if way == "rail" and not (map_.rim >> one & 1 or map_.rim >> other & 1)
    )
    three: list[tuple[Suit, int]] = [
        (suit, edge) for suit, edge in zip(SUITS[:3], sorted({*rim})[::9], strict=False)
    ]

    assert goals_of(with_edges(state, three), "1F")
    assert not goals_of(with_edges(state, [*three[:2], ("diamond", inland)]), "1F")
    assert not goals_of(with_edges(state, [("spade", edge) for _, edge in three]), "1F")


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
@pytest.mark.parametrize("sheet", ["forest_a", "forest_b"])
def test_tracks_of_all_four_stations_reach_mountains_with_a_corner(sheet: SheetId) -> None:
    state = given(sheet)
    map_ = of(state)
    at_mountains = sorted(
        {
            edge
            for (one, other), (edge, way) in map_.joins.items()
            if way == "rail"
            and (map_.mountain_corners >> one & 1) != (map_.mountain_corners >> other & 1)
        }
    )
    four: list[tuple[Suit, int]] = [*zip(SUITS, at_mountains[::3], strict=False)]

    assert goals_of(with_edges(state, four), "2D")
    assert not goals_of(with_edges(state, four[:3]), "2D")
    assert not any(mask >> edge & 1 for mask in map_.ranges for _, edge in four)


@pytest.mark.rule("PR-41")
def test_two_tracks_at_each_of_three_forts() -> None:
    state = given("forest_a")
    forts = [building.edges for building in of(state).buildings if building.kind == "fort"]
    pairs = [[*bits(mask)][:2] for mask in forts]
    edges: list[tuple[Suit, int]] = [("heart", edge) for pair in pairs[:3] for edge in pair]

    assert goals_of(with_edges(state, edges), "2C")
    assert not goals_of(with_edges(state, edges[:-1]), "2C")
    assert not goals_of(with_edges(state, edges[:4]), "2C")


def at_towns(state: RailsState, ends: Sequence[tuple[Suit, str]]) -> RailsState:
    """A track to each of these towns, by a station."""
    map_ = of(state)
    for number, (suit, name) in enumerate(ends, 1):
        corner = map_.town_corner[name]
        sides = [map_.corner_names[beside] for beside, _, _ in map_.ways[corner]]
        used = {track.start for track in state.sheets[0].tracks}
        free = next(side for side in sides if side not in used)
        state = laid(state, suit, [free, map_.corner_names[corner]], line=number)
    every = tuple(each.id for each in map_.sheet.hexes if each.id)
    return marked(state, done=every)


TOWNS = [f"town_{number}" for number in range(1, 8)]


@pytest.mark.rule("PR-41")
def test_six_towns() -> None:
    state = given()

    assert goals_of(at_towns(state, [("heart", name) for name in TOWNS[:6]]), "1K")
    twice = [*TOWNS[:5], TOWNS[0]]
    assert not goals_of(at_towns(state, [("heart", name) for name in twice]), "1K")


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
def test_three_towns_on_one_station_by_its_own_lines() -> None:
    state = given()
    three = TOWNS[:3]

    assert goals_of(at_towns(state, [("heart", name) for name in three]), "1L")
    mixed: list[tuple[Suit, str]] = [("heart", three[0]), ("heart", three[1]), ("club", three[2])]
    assert not goals_of(at_towns(state, mixed), "1L")


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
def test_a_town_joined_to_two_stations() -> None:
    state = given()

    assert goals_of(at_towns(state, [("heart", "town_2"), ("club", "town_2")]), "1N")
    assert not goals_of(at_towns(state, [("heart", "town_2"), ("heart", "town_2")]), "1N")
    assert not goals_of(at_towns(state, [("heart", "town_2"), ("club", "town_3")]), "1N")


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
@pytest.mark.parametrize(("goal", "ground"), [("2E", "mountain"), ("2F", "river")])
def test_three_towns_next_to_mountains_or_rivers(goal: GoalId, ground: str) -> None:
    state = given("forest_a")
    map_ = of(state)
    corners = map_.mountain_corners if ground == "mountain" else map_.river_corners
    beside = [name for name, at in map_.town_corner.items() if corners >> at & 1]
    away = [name for name in map_.town_corner if name not in beside]
    three: list[tuple[Suit, str]] = [("heart", name) for name in beside[:3]]

    assert goals_of(at_towns(state, three), goal)
    assert not goals_of(at_towns(state, [*three[:2], ("heart", away[0])]), goal)


@pytest.mark.rule("PR-41")
@pytest.mark.rule("PR-53")
@pytest.mark.parametrize(
    ("sheet", "building", "edges", "counts"),
    [
        ("desert_a", "bank_2", 3, True),
        ("desert_a", "fort_1", 4, True),
        ("desert_a", "yard_2", 3, True),
        ("desert_a", "saloon_2", 2, True),
        ("forest_a", "jail_1", 3, True),
        ("forest_a", "saloon_2", 2, True),
        ("forest_a", "bandit_2", 2, False),
    ],
)
def test_a_building_completed_with_tracks_of_several_stations(
    sheet: SheetId, building: str, edges: int, counts: bool
) -> None:
    state = given(sheet)
    path = route_along(state, "spade", building, edges)
    alone = laid(state, "spade", path[:-1])
    free = [
        corner for corner in corners(state, building) if corner not in path[: len(path) - counts]
    ]
    one, other = next(
        pair
        for pair in permutations(free, 2)
        if tuple(of(state).corner_number[name] for name in pair) in of(state).joins
    )
    together = laid(laid(state, "spade", path[:-2]), "heart", [one, other])

    def mixed(table: RailsState, path: Sequence[str]) -> bool:
        finished = play(table, *tracks(path))
        [event] = [mark for mark in finished.of(BuildingActivated) if mark.building == building]
        assert finished.sheet.mixed == event.mixed
        return bool(event.mixed)

    if counts:
        assert not mixed(alone, path[-2:])
        assert mixed(together, path[-3:-1])
    else:
        assert not mixed(laid(state, "heart", [one, other]), path[-edges - 1 :])


def test_lines_given_to_goals_are_as_the_game_has_them() -> None:
    state = at_towns(given(), [("heart", "town_2")])

    assert position(of(state), state.sheets[0].tracks).corners[1]
