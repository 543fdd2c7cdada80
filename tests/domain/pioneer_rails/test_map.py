"""Where track may run (PR-9 to PR-13)."""

import pytest

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import SubmitTurn, Track
from domain.games.pioneer_rails.data import SHEET_IDS, SUITS, SheetId, Suit
from domain.games.pioneer_rails.events import TurnPlayed
from domain.games.pioneer_rails.maps import MAPS
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.state import Laid, RailsState
from domain.toolkit import hexgrid
from tests.domain.pioneer_rails.table import (
    corners,
    fresh,
    given,
    laid,
    of,
    play,
    refused,
    route_along,
    route_to,
    routes,
    spot,
    town,
    tracks,
)

every_sheet = pytest.mark.parametrize("sheet", SHEET_IDS)


def line(state: RailsState, suit: Suit, length: int) -> list[str]:
    """A path of so many tracks that ends at no town."""
    towns = {each.at for each in of(state).sheet.towns}
    return next(
        path for path in routes(state, suit) if len(path) == length + 1 and path[-1] not in towns
    )


@pytest.mark.rule("PR-9")
@every_sheet
def test_each_quarter_has_a_station_and_each_suit_one(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    middle_row = max(at.r for at in map_.ground) / 2
    places = [(2 * at.q + at.r, at.r) for at in map_.ground]
    middle = (min(x for x, _ in places) + max(x for x, _ in places)) / 2
    stations = {at.suit: (2 * at.q + at.r, at.r) for at in map_.sheet.hexes if at.suit}

    assert {*stations} == {*SUITS}
    assert len({(x > middle, r > middle_row) for x, r in stations.values()}) == 4


@pytest.mark.rule("PR-9")
@every_sheet
def test_towns_stand_on_corners_where_three_tracks_could_meet(sheet: SheetId) -> None:
    for town_ in MAPS[sheet].sheet.towns:
        corner = MAPS[sheet].corner_number[town_.at]
        assert 2 <= len(MAPS[sheet].ways[corner]) <= 3


@pytest.mark.rule("PR-9")
@pytest.mark.parametrize("end", ["99,99:0", "nowhere", ""])
def test_a_corner_that_is_not_on_the_sheet_is_refused(end: str) -> None:
    state = given()

    assert refused(state, Track(fresh(state, "spade")[0], end)) == "PR-9"


@pytest.mark.rule("PR-9")
def test_track_runs_from_a_corner_to_the_next() -> None:
    state = given()
    path = line(state, "spade", 2)

    assert refused(state, Track(path[0], path[2])) == "PR-9"
    state = laid(state, "spade", path)
    assert refused(state, Track(path[2], path[2])) == "PR-9"


@pytest.mark.rule("PR-10")
@every_sheet
@pytest.mark.parametrize("suit", SUITS)
def test_a_line_starts_at_any_corner_of_its_station_and_leads_away(
    sheet: SheetId, suit: Suit
) -> None:
    state = given(sheet, cards=(f"K{suit[0].upper()}", "QH", "JC"))
    card = f"K{suit[0].upper()}"
    view = rules.view(state, 0)
    ring = corners(state, suit)
    starts = [
        option.action.tracks[0]
        for option in rules.options(view, SubmitTurn(card))
        if isinstance(option.action, SubmitTurn)
        and option.action.tracks
        and option.action.tracks[0].way == "rail"
    ]

    assert {track.start for track in starts} == {*ring}
    assert len(starts) == len(ring)
    assert not {track.end for track in starts} & {*ring}


@pytest.mark.rule("PR-10")
def test_lines_are_counted_and_there_are_six_at_most() -> None:
    state = given()
    begun = 0
    while free := fresh(state, "spade"):
        path = next(routes(state, "spade", starts=free[:1]))
        begun += 1
        assert play(state, *tracks(path)).of(TurnPlayed)[0].tracks[0].line == begun
        state = laid(state, "spade", path)

    assert begun == 6
    assert position(of(state), state.sheets[0].tracks).lines[0] == 6
    assert fresh(state, "spade") == []


@pytest.mark.rule("PR-10")
def test_track_goes_on_from_the_end_of_a_line_as_the_same_line() -> None:
    state = given()
    path = line(state, "spade", 4)
    other = next(
        each for each in routes(state, "spade") if each[0] != path[0] and not {*each} & {*path}
    )
    state = laid(laid(state, "spade", path[:3]), "spade", other)

    done = play(state, *tracks(path[2:]))

    [turn] = done.of(TurnPlayed)
    assert turn.tracks == tuple(
        Laid("spade", 1, track.start, track.end, "rail", 0) for track in tracks(path[2:])
    )


@pytest.mark.rule("PR-10")
def test_the_tracks_of_a_turn_may_be_laid_on_several_lines() -> None:
    state = given()
    one = line(state, "spade", 2)
    other = next(each for each in routes(state, "spade") if len(each) == 2 and not {*each} & {*one})

    done = play(state, *tracks(one), *tracks(other))

    assert [track.line for track in done.of(TurnPlayed)[0].tracks] == [1, 1, 2]


@pytest.mark.rule("PR-10")
def test_nothing_starts_in_the_open_or_at_anothers_station() -> None:
    state = given()
    path = line(state, "spade", 3)
    hearts = next(routes(state, "heart"))

    assert refused(state, *tracks(path[1:])) == "PR-10"
    assert refused(state, *tracks(hearts)) == "PR-10"
    assert play(state, *tracks(hearts), card="QH").of(TurnPlayed)


@pytest.mark.rule("PR-10")
def test_anothers_line_is_not_gone_on_with() -> None:
    state = given()
    path = line(state, "heart", 3)
    state = laid(state, "heart", path[:3])

    assert refused(state, *tracks(path[2:])) == "PR-10"
    assert play(state, *tracks(path[2:]), card="QH").of(TurnPlayed)


@pytest.mark.rule("PR-11")
def test_a_line_ends_at_a_town_and_never_passes_it() -> None:
    state = given()
    at = town(state, "town_2")
    path = route_to(state, "spade", at)
    state = laid(state, "spade", path[:-1])
    onward = next(
        beside
        for beside, _, way in of(state).ways[of(state).corner_number[at]]
        if way == "rail" and of(state).corner_names[beside] not in path
    )

    assert refused(state, *tracks(path[-2:]), Track(at, of(state).corner_names[onward])) == "PR-11"
    done = play(state, *tracks(path[-2:]))
    assert position(of(state), done.sheet.tracks).ends == (0, 0, 0, 0)


@pytest.mark.rule("PR-11")
def test_lines_do_not_meet_outside_towns() -> None:
    state = given()
    path = route_along(state, "spade", "bank_2", 3)
    state = laid(state, "spade", path)
    ring = corners(state, "bank_2")
    free = [corner for corner in ring if corner not in path]
    close = next(
        Track(path[-1], corner)
        for corner in ring
        if corner in path and abs(ring.index(corner) - ring.index(path[-1])) not in (0, 3)
    )

    assert free
    assert refused(state, close) in {"PR-9", "PR-11", "PR-13"}
    every = {
        option.action.tracks[-1].end
        for option in rules.options(rules.view(state, 0), SubmitTurn("KS"))
        if isinstance(option.action, SubmitTurn) and option.action.tracks
    }
    towns = {each.at for each in of(state).sheet.towns}
    assert not (every & {*path}) - towns


@pytest.mark.rule("PR-11")
def test_two_open_ends_are_not_joined() -> None:
    state = given()
    whole = line(state, "spade", 5)
    state = laid(state, "spade", whole[:3])
    foreign = Laid("heart", 1, whole[5], whole[4], "rail", 0)
    [sheet] = state.sheets
    state = rules.evolve(
        state,
        TurnPlayed(0, "", "10", "heart", (foreign,), False, "", False, (), 0, 0),
    )

    assert sheet.tracks
    assert refused(state, *tracks(whole[2:5])) == "PR-11"


@pytest.mark.rule("PR-11")
def test_three_lines_at_most_end_at_a_town() -> None:
    state = given()
    at = town(state, "town_5")
    number = of(state).corner_number[at]
    beside = [of(state).corner_names[each] for each, _, way in of(state).ways[number]]
    assert len(beside) == 3
    for each in beside[:2]:
        state = laid(state, "heart", [each, at], line=len(state.sheets[0].tracks) + 1)
    assert position(of(state), state.sheets[0].tracks).full == 0
    path = route_to(state, "spade", beside[2])
    ready = laid(state, "spade", path)
    assert play(ready, Track(beside[2], at)).of(TurnPlayed)
    full = laid(state, "heart", [beside[2], at], line=3)

    assert position(of(full), full.sheets[0].tracks).full == 1 << number


@pytest.mark.rule("PR-11")
def test_a_town_with_three_lines_takes_none_by_shortcut_either() -> None:
    full = 0
    for sheet in SHEET_IDS:
        for town_ in MAPS[sheet].sheet.towns:
            state = given(sheet)
            number, names = of(state).corner_number[town_.at], of(state).corner_names
            for far, _ in of(state).shortcuts[number]:
                route = next(
                    (each for each in routes(state, "spade") if each[-1] == names[far]), None
                )
                if route is None:
                    continue
                ready = laid(state, "spade", route)
                for place, (each, _, _) in enumerate(of(state).ways[number]):
                    if names[each] not in route:
                        ready = laid(ready, "heart", [names[each], town_.at], line=place + 1)
                at = position(of(state), ready.sheets[0].tracks)
                if at.full:
                    assert refused(ready, Track(names[far], town_.at, "shortcut")) == "PR-11"
                    full += 1
    assert full


@pytest.mark.rule("PR-12")
@pytest.mark.parametrize("way", ["bridge", "tunnel"])
@every_sheet
def test_rivers_and_mountains_carry_no_plain_track(sheet: SheetId, way: str) -> None:
    state = given(sheet)
    path = spot(state, "bridge" if way == "bridge" else "tunnel", "spade")
    state = laid(state, "spade", path[:-1]) if len(path) > 2 else state

    assert refused(state, *tracks(path[-2:])) == "PR-12"


@pytest.mark.rule("PR-12")
def test_an_edge_between_mountain_and_river_is_free() -> None:
    found = 0
    for map_ in MAPS.values():
        for one, ways in enumerate(map_.ways):
            for _, edge, way in ways:
                kinds = {map_.ground.get(at) for at in hexgrid.beside(map_.edges[edge])}
                if kinds == {"mountain", "river"}:
                    assert way == "rail", one
                    found += 1
    assert found


@pytest.mark.rule("PR-13")
@every_sheet
def test_the_rim_may_be_used(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    rim = [
        way
        for ways in map_.ways
        for _, edge, way in ways
        if any(at not in map_.ground for at in hexgrid.beside(map_.edges[edge]))
    ]

    assert {*rim} == {"rail"}


@pytest.mark.rule("PR-13")
def test_an_edge_of_a_station_carries_no_track() -> None:
    state = given()
    ring = corners(state, "spade")

    assert refused(state, Track(ring[0], ring[1])) == "PR-13"
    assert not any(
        of(state).corner_number[one] == start and of(state).corner_number[other] == end
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True)
        for (start, end) in of(state).joins
    )


@pytest.mark.rule("PR-13")
def test_an_edge_carries_one_track() -> None:
    state = given()
    path = route_to(state, "spade", town(state, "town_2"))
    state = laid(state, "spade", path)

    assert refused(state, Track(path[-2], path[-1], "switch")) == "PR-13"
