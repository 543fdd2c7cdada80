"""Ranches and what cuts them off from each other (PR-22)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.cuts import cut
from domain.games.pioneer_rails.data import SHEET_IDS, SHEETS, SheetId
from domain.games.pioneer_rails.events import BuildingActivated
from domain.games.pioneer_rails.maps import MAPS, Map, bits
from domain.games.pioneer_rails.regions import REGIONS, Gates
from domain.games.pioneer_rails.state import Laid, RailsState
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Hex
from tests.domain.pioneer_rails.table import changed, given, marked, play

BARRIERS = {"mountain", "river", "station"}
every_sheet = pytest.mark.parametrize("sheet", SHEET_IDS)


def herds(sheet: SheetId) -> dict[str, Hex]:
    return {at.id: Hex(at.q, at.r) for at in SHEETS[sheet].hexes if at.kind == "ranch"}


def region(map_: Map, at: Hex, laid: int) -> set[Hex]:
    """The hexes that cattle could walk to, found hex by hex."""
    found, todo = {at}, [at]
    for here in todo:
        for number in range(6):
            there = hexgrid.neighbour(here, number)
            edge = map_.edge_number[hexgrid.edge(here, number)]
            closed = map_.ground.get(there, "river") in BARRIERS or laid >> edge & 1
            if not closed and there not in found:
                found.add(there)
                todo.append(there)
    return found


def fenced(state: RailsState, edges: int) -> RailsState:
    """The table with a track on each of these edges, as if by many lines."""
    map_ = MAPS[state.sheet]
    pairs = {edge: pair for pair, (edge, _) in map_.joins.items() if edge >= 0}
    names = map_.corner_names
    laid = tuple(
        Laid("heart", line, names[pairs[edge][0]], names[pairs[edge][1]], "rail", 0)
        for line, edge in enumerate(bits(edges), 1)
    )
    [sheet] = state.sheets
    return changed(state, replace(sheet, tracks=laid))


def gates_with(sheet: SheetId, laid: int) -> Gates:
    gates = REGIONS[sheet].open
    for edge in bits(laid):
        gates = REGIONS[sheet].closed(gates, edge)
    return gates


def ranches_of(state: RailsState) -> list[str]:
    events = play(state).of(BuildingActivated)
    return [event.building for event in events if event.kind == "ranch"]


@pytest.mark.rule("PR-22")
@every_sheet
def test_no_ranch_is_cut_off_before_a_track_is_laid(sheet: SheetId) -> None:
    assert ranches_of(given(sheet)) == []


@pytest.mark.rule("PR-22")
@every_sheet
def test_a_ranch_that_is_fenced_in_activates_and_no_other(sheet: SheetId) -> None:
    for ranch in herds(sheet):
        for side in cut(sheet, ranch, 0, 0):
            state = fenced(given(sheet), side)
            alone = ranches_of(state)
            assert ranch in alone
            for edge in bits(side):
                assert ranch not in ranches_of(fenced(given(sheet), side & ~(1 << edge)))


@pytest.mark.rule("PR-22")
@every_sheet
def test_cutting_off_the_last_two_activates_both(sheet: SheetId) -> None:
    names = [*herds(sheet)]
    laid = 0
    for ranch in names[:-2]:
        laid |= cut(sheet, ranch, laid, 0)[0]
    left = [ranch for ranch in names if ranch not in ranches_of(fenced(given(sheet), laid))]
    if not left:
        pytest.fail("the last two are cut off with the others: choose another order")
    one, other = left

    sides = cut(sheet, one, laid, 0)
    state = fenced(given(sheet), laid | sides[0])
    done = tuple(name for name in names if name not in left)

    assert {*ranches_of(marked(state, done=done))} == {one, other}


def patterns(sheet: SheetId) -> Iterator[int]:
    """Many sets of laid edges, from few to most of the map."""
    map_ = MAPS[sheet]
    usable = [edge for edge, _ in map_.joins.values() if edge >= 0]
    seed = 12345
    for density in range(2, 14):
        for _ in range(20):
            laid = 0
            for edge in sorted({*usable}):
                seed = (seed * 1103515245 + 12345) % 2**31
                if seed >> 16 & 15 < density:
                    laid |= 1 << edge
            yield laid


@pytest.mark.rule("PR-22")
@every_sheet
def test_regions_are_whole_hexes_parted_by_track_water_rock_stations_and_the_rim(
    sheet: SheetId,
) -> None:
    """The flood over bits finds what walking from hex to hex finds."""
    map_, ranches, parted = MAPS[sheet], herds(sheet), 0
    for laid in patterns(sheet):
        gates = gates_with(sheet, laid)
        for ranch, at in ranches.items():
            others = {*ranches.values()} - {at}
            alone = not region(map_, at, laid) & others
            assert REGIONS[sheet].alone(gates, ranch) == alone
            parted += alone
    assert 100 < parted < 240 * len(ranches) - 100


@pytest.mark.rule("PR-22")
@every_sheet
def test_the_rightmost_circled_box_counts(sheet: SheetId) -> None:
    assert SHEETS[sheet].score_tracks.ranches == (2, 5, 9, 14, 20, 27)
    worth = [
        rules.view(marked(given(sheet), ranches=count), 0).seats[0].scores.ranches
        for count in range(7)
    ]

    assert worth == [0, 2, 5, 9, 14, 20, 27]


@pytest.mark.rule("PR-22")
def test_each_ranch_circles_the_next_box() -> None:
    ranch = next(iter(herds("desert_a")))
    state = fenced(given(), cut("desert_a", ranch, 0, 0)[0])

    for before, points in enumerate([2, 3, 4, 5, 6, 7]):
        done = play(marked(state, ranches=before))
        [event] = [mark for mark in done.of(BuildingActivated) if mark.building == ranch]
        assert (event.points, event.circled) == (points, True)
        assert done.sheet.ranches >= before + 1


@pytest.mark.rule("PR-22")
@every_sheet
def test_the_smallest_cut_is_as_small_as_can_be(sheet: SheetId) -> None:
    """No smaller set of edges cuts it off: checked by taking any edge back, and by size."""
    for ranch in herds(sheet):
        sides = cut(sheet, ranch, 0, 0)
        sizes = {side.bit_count() for side in sides}
        assert len(sizes) == 1
        assert 2 <= sizes.pop() <= 6
