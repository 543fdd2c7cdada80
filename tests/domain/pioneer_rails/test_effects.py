"""What a town's symbol brings (PR-14 to PR-19, PR-51)."""

import pytest

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import SubmitTurn, Track
from domain.games.pioneer_rails.data import SHEET_IDS, SUITS, SheetId, Suit
from domain.games.pioneer_rails.events import BuildingActivated, TurnPlayed
from domain.games.pioneer_rails.maps import MAPS, NO_EDGE, Way
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.previews import SuitPreview, TrackPreview
from domain.games.pioneer_rails.regions import REGIONS
from domain.games.pioneer_rails.state import RailsState
from domain.toolkit import hexgrid
from tests.domain.pioneer_rails.table import (
    given,
    laid,
    marked,
    of,
    play,
    refused,
    route_to,
    routes,
    spot,
    spots,
    town,
    tracks,
)

EFFECTS: tuple[Way, ...] = ("bridge", "tunnel", "shortcut")
every_sheet = pytest.mark.parametrize("sheet", SHEET_IDS)


def at_special(
    state: RailsState, way: Way, suit: Suit = "spade", line: int = 0
) -> tuple[RailsState, Track]:
    """The table with a line up to where the way is needed, and the track itself."""
    path = spot(state, way, suit)
    if len(path) > 2:
        state = laid(state, suit, path[:-1], line=line)
    return state, Track(path[-2], path[-1], way)


@pytest.mark.rule("PR-14")
def test_one_symbol_is_circled_from_the_start_and_gives_one_track_more() -> None:
    state = given()
    path = next(path for path in routes(state, "spade") if len(path) == 5)

    done = play(state, *tracks(path))

    [turn] = done.of(TurnPlayed)
    assert (turn.symbol, turn.effect, len(turn.tracks)) == (True, "", 4)
    assert done.sheet.crossed == 1


@pytest.mark.rule("PR-14")
def test_a_turn_has_one_symbol_however_many_are_circled() -> None:
    state = marked(given(), towns=("town_1", "town_2"))
    path = next(path for path in routes(state, "spade") if len(path) == 6)

    assert play(state, *tracks(path[:-1])).of(TurnPlayed)[0].symbol
    assert refused(state, *tracks(path)) == "PR-5"


@pytest.mark.rule("PR-14")
@pytest.mark.parametrize("way", EFFECTS)
def test_without_a_symbol_there_is_no_effect(way: Way) -> None:
    state, track = at_special(marked(given(), crossed=1), way)

    assert refused(state, track) == "PR-14"
    assert refused(state, changed="club") == "PR-14"


@pytest.mark.rule("PR-14")
def test_a_symbol_has_one_effect() -> None:
    state, bridge = at_special(given(), "bridge")
    state, tunnel = at_special(state, "tunnel")

    assert play(state, bridge).of(TurnPlayed)[0].effect == "bridge"
    assert play(state, tunnel).of(TurnPlayed)[0].effect == "tunnel"
    assert refused(state, bridge, tunnel) == "PR-14"


@pytest.mark.rule("PR-14")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_the_extra_track_and_the_effect_may_come_at_any_point_of_the_turn(place: int) -> None:
    state, bridge = at_special(given(), "bridge")
    path = next(
        path
        for path in routes(state, "spade")
        if len(path) == 4 and bridge.end not in path and bridge.start not in path
    )
    plain = [*tracks(path)]

    done = play(state, *plain[:place], bridge, *plain[place:])

    [turn] = done.of(TurnPlayed)
    assert (turn.symbol, turn.effect, len(turn.tracks)) == (True, "bridge", 4)
    assert turn.tracks[place].way == "bridge"


@pytest.mark.rule("PR-14")
def test_a_symbol_is_not_crossed_where_the_tracks_can_be_had_without() -> None:
    state = given()
    path = next(path for path in routes(state, "spade") if len(path) == 4)

    assert not play(state, *tracks(path)).of(TurnPlayed)[0].symbol
    previews = [option.preview for option in rules.options(rules.view(state, 0), SubmitTurn("KS"))]
    costs = {
        preview.way: preview.symbol for preview in previews if isinstance(preview, TrackPreview)
    }
    assert costs["rail"] is False
    assert all(costs[way] for way in costs if way != "rail")


@pytest.mark.rule("PR-15")
@every_sheet
def test_a_bridge_lies_between_two_hexes_of_river(sheet: SheetId) -> None:
    state, bridge = at_special(given(sheet), "bridge")

    done = play(state, bridge)

    assert done.of(TurnPlayed)[0].tracks[0].way == "bridge"
    path = next(path for path in routes(state, "spade") if len(path) == 2)
    assert refused(state, *tracks(path, "bridge")) == "PR-15"


@pytest.mark.rule("PR-16")
@every_sheet
def test_a_tunnel_lies_between_two_hexes_of_mountain(sheet: SheetId) -> None:
    state, tunnel = at_special(given(sheet), "tunnel")

    done = play(state, tunnel)

    assert done.of(TurnPlayed)[0].tracks[0].way == "tunnel"
    path = next(path for path in routes(state, "spade") if len(path) == 2)
    assert refused(state, *tracks(path, "tunnel")) == "PR-16"


@pytest.mark.rule("PR-17")
@every_sheet
def test_a_shortcut_crosses_a_hex_of_empty_land_to_the_opposite_corner(sheet: SheetId) -> None:
    state, shortcut = at_special(given(sheet), "shortcut")
    land = [at for at in of(state).ground if of(state).ground[at] == "land"]
    opposite = [
        {ring[place], ring[place + 3]}
        for at in land
        for ring in [corners_at(state, at)]
        for place in range(3)
    ]

    done = play(state, shortcut)

    assert {shortcut.start, shortcut.end} in opposite
    [track] = done.of(TurnPlayed)[0].tracks
    assert track.way == "shortcut"


def corners_at(state: RailsState, at: tuple[int, int]) -> list[str]:
    return [hexgrid.corner_name(corner) for corner in hexgrid.corners(hexgrid.Hex(*at))]


@pytest.mark.rule("PR-17")
def test_a_shortcut_touches_no_edge_and_parts_no_land() -> None:
    state, shortcut = at_special(given(), "shortcut")
    before = position(of(state), state.sheets[0].tracks)

    done = play(state, shortcut)

    after = position(of(done.state), done.sheet.tracks)
    assert (after.laid, after.gates) == (before.laid, before.gates)
    assert after.crossed.bit_count() == 1
    joins = of(state).joins
    numbers = of(state).corner_number
    assert joins[numbers[shortcut.start], numbers[shortcut.end]] == (NO_EDGE, "shortcut")


@pytest.mark.rule("PR-17")
def test_nothing_else_crosses_a_hex_and_a_shortcut_crosses_nothing_else() -> None:
    state, shortcut = at_special(given(), "shortcut")
    path = next(path for path in routes(state, "spade") if len(path) == 2)

    assert refused(state, Track(shortcut.start, shortcut.end)) == "PR-17"
    assert refused(state, *tracks(path, "shortcut")) == "PR-17"


@pytest.mark.rule("PR-17")
def test_a_hex_takes_one_shortcut() -> None:
    """Two lines come to corners of the same land, and want to cross it in two directions."""
    for sheet in SHEET_IDS:
        state = given(sheet)
        for path in spots(state, "shortcut", "spade"):
            first = laid(state, "spade", path[:-1]) if len(path) > 2 else state
            land = of(state).land_between(*numbers(state, path[-2:]))
            crossed = laid(first, "spade", path[-2:], "shortcut")
            for other in spots(crossed, "shortcut", "spade"):
                if of(state).land_between(*numbers(state, other[-2:])) == land:
                    ready = laid(crossed, "spade", other[:-1]) if len(other) > 2 else crossed
                    assert refused(ready, *tracks(other[-2:], "shortcut")) == "PR-17"
                    return
    raise AssertionError("no land could be crossed twice")


def numbers(state: RailsState, names: list[str]) -> tuple[int, int]:
    one, other = (of(state).corner_number[name] for name in names)
    return one, other


@pytest.mark.rule("PR-17")
@pytest.mark.parametrize("way", ["bridge", "tunnel"])
def test_edges_of_bridges_and_tunnels_are_edges(way: Way) -> None:
    """A bridge beside no land parts nothing, but its edge is laid."""
    state, track = at_special(given(), way)
    before = position(of(state), state.sheets[0].tracks)

    after = position(of(state), play(state, track).sheet.tracks)

    edge, _ = of(state).joins[numbers(state, [track.start, track.end])]
    assert after.laid == before.laid | 1 << edge
    assert REGIONS["desert_a"].closed(before.gates, edge) == after.gates


def branching(state: RailsState, suit: Suit = "spade") -> tuple[RailsState, list[Track]]:
    """A line of some tracks, and what could branch off it."""
    path = next(path for path in routes(state, suit) if len(path) == 5)
    state = laid(state, suit, path)
    map_ = of(state)
    found = []
    for corner in path[:-1]:
        for beside, _, way in map_.ways[map_.corner_number[corner]]:
            name = map_.corner_names[beside]
            if way == "rail" and name not in path and beside not in map_.town_at:
                found.append(Track(corner, name, "switch"))
    return state, found


@pytest.mark.rule("PR-18")
@every_sheet
def test_a_switch_branches_off_a_line_at_any_corner_of_it(sheet: SheetId) -> None:
    state, branches = branching(given(sheet))
    view = rules.view(state, 0)
    offered = {
        option.action.tracks[0]
        for option in rules.options(view, SubmitTurn("KS"))
        if isinstance(option.action, SubmitTurn)
        and option.action.tracks
        and option.action.tracks[0].way == "switch"
    }

    assert offered >= {*branches}
    assert branches
    for branch in branches:
        done = play(state, branch)
        [turn] = done.of(TurnPlayed)
        assert (turn.effect, turn.tracks[0].line) == ("switch", 1)
        at = position(of(done.state), done.sheet.tracks)
        assert at.lines == (1, 0, 0, 0)
        assert at.ends[0].bit_count() == 2


@pytest.mark.rule("PR-18")
def test_nothing_but_a_switch_branches_and_a_switch_needs_a_line() -> None:
    state, [branch, *_] = branching(given())
    path = [track.end for track in state.sheets[0].tracks]
    onward = next(
        of(state).corner_names[beside]
        for beside, _, way in of(state).ways[of(state).corner_number[path[-1]]]
        if way == "rail" and of(state).corner_names[beside] not in path
    )

    assert refused(state, Track(branch.start, branch.end)) == "PR-18"
    assert refused(state, Track(path[-1], onward, "switch")) == "PR-18"
    start = next(path for path in routes(given(), "spade") if len(path) == 2)
    assert refused(given(), *tracks(start, "switch")) == "PR-18"


@pytest.mark.rule("PR-18")
def test_no_line_branches_at_a_town() -> None:
    state = given()
    at = town(state, "town_2")
    state = laid(state, "spade", route_to(state, "spade", at))
    number = of(state).corner_number[at]
    free = next(
        of(state).corner_names[beside]
        for beside, edge, _ in of(state).ways[number]
        if not position(of(state), state.sheets[0].tracks).laid >> edge & 1
    )

    assert refused(state, Track(at, free, "switch")) == "PR-11"


@pytest.mark.rule("PR-18")
def test_another_stations_line_is_not_branched_off() -> None:
    state, [branch, *_] = branching(given(), "heart")

    assert refused(state, branch, card="KS") == "PR-10"
    assert play(state, branch, card="QH").of(TurnPlayed)


@pytest.mark.rule("PR-19")
@pytest.mark.parametrize("suit", [suit for suit in SUITS if suit != "spade"])
def test_the_turn_may_have_another_suit_for_all_of_its_tracks(suit: Suit) -> None:
    state = given()
    path = next(path for path in routes(state, suit) if len(path) == 5)

    done = play(state, *tracks(path), card="KS", changed=suit)

    [turn] = done.of(TurnPlayed)
    assert (turn.suit, turn.symbol, turn.effect, turn.rank) == (suit, True, "suit", "K")
    assert {track.station for track in turn.tracks} == {suit}
    spades = next(routes(state, "spade"))
    assert refused(state, *tracks(spades), changed=suit) == "PR-10"


@pytest.mark.rule("PR-19")
def test_a_change_to_the_same_suit_is_none() -> None:
    assert refused(given(), changed="spade") == "PR-19"


@pytest.mark.rule("PR-19")
@pytest.mark.rule("PR-51")
def test_a_change_is_declared_before_the_first_track_and_leaves_no_other_effect() -> None:
    state = given()
    listed = rules.options(rules.view(state, 0), SubmitTurn("KS"))
    changes = [option for option in listed if isinstance(option.preview, SuitPreview)]
    path = next(path for path in routes(state, "spade") if len(path) == 2)
    later = rules.options(rules.view(state, 0), SubmitTurn("KS", tracks=tracks(path)))

    assert [option.action for option in changes] == [
        SubmitTurn("KS", changed=suit) for suit in SUITS if suit != "spade"
    ]
    assert not [option for option in later if isinstance(option.preview, SuitPreview)]
    state, bridge = at_special(state, "bridge", "heart")
    assert refused(state, bridge, card="KS", changed="heart") == "PR-14"


@pytest.mark.rule("PR-51")
def test_a_symbol_circled_in_a_turn_is_used_from_the_next() -> None:
    state = marked(given(), crossed=1)
    path = route_to(state, "spade", town(state, "town_2"))
    other = next(
        each for each in routes(state, "spade") if len(each) == 4 and not {*each} & {*path}
    )
    state = laid(state, "spade", path[:-1])
    reach = tracks(path[-2:])

    assert refused(state, *reach, *tracks(other)) == "PR-5"
    done = play(state, *reach)
    assert done.of(TurnPlayed)[0].towns == ("town_2",)
    again = marked(given(), crossed=1, towns=done.sheet.towns)
    path = next(path for path in routes(again, "spade") if len(path) == 5)
    assert play(again, *tracks(path)).of(TurnPlayed)[0].symbol


@pytest.mark.rule("PR-51")
def test_no_track_at_all_may_be_laid_and_open_ends_cost_nothing() -> None:
    state = given()
    quiet = next(
        path
        for path in routes(state, "spade")
        if len(path) == 2 and not play(state, *tracks(path)).of(BuildingActivated)
    )
    state = laid(state, "spade", quiet)
    before = rules.view(state, 0).seats[0].scores

    done = play(state)

    assert done.of(TurnPlayed)[0].tracks == ()
    assert done.of(BuildingActivated) == []
    assert rules.view(done.state, 0).seats[0].scores == before


@pytest.mark.rule("PR-51")
def test_a_branch_counts_as_a_line_at_a_town() -> None:
    state = given()
    at = town(state, "town_2")
    number = of(state).corner_number[at]
    path = route_to(state, "spade", at)
    state = laid(state, "spade", path)

    before = position(of(state), state.sheets[0].tracks)
    both = laid(state, "spade", [path[-2], at], "switch", line=1)
    assert before.visits >> 2 * of(state).town_at[number] & 3 == 1
    after = position(of(state), both.sheets[0].tracks)
    assert after.visits >> 2 * of(state).town_at[number] & 3 == 2


def test_all_maps_have_room_for_every_effect() -> None:
    for map_ in MAPS.values():
        kinds = {way for ways in map_.ways for _, _, way in ways}
        assert kinds == {"rail", "bridge", "tunnel"}
        assert any(map_.shortcuts)
