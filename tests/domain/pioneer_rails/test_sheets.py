"""The four sheets' data: what each has to offer (PR-43)."""

from collections import Counter

import pytest

from domain.games.pioneer_rails.cuts import cut
from domain.games.pioneer_rails.data import SHEET_IDS, SHEETS, SUITS, HexPrint, SheetId
from domain.games.pioneer_rails.maps import MAPS
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Hex

every_sheet = pytest.mark.parametrize("sheet", SHEET_IDS)
LEAST = {
    "desert": {"mine": 10, "bank": 3, "fort": 3, "ranch": 6, "yard": 3, "saloon": 4},
    "forest": {"bandit": 8, "jail": 3, "fort": 4, "ranch": 6, "yard": 3, "saloon": 4},
}
NEEDED = {"mine": 1, "bank": 3, "yard": 3, "saloon": 2, "bandit": 2, "jail": 3}


def hexes(sheet: SheetId, kind: str) -> list[HexPrint]:
    return [at for at in SHEETS[sheet].hexes if at.kind == kind]


@pytest.mark.rule("PR-43")
def test_there_are_two_sheets_of_each_family() -> None:
    families = Counter(SHEETS[sheet].family for sheet in SHEET_IDS)

    assert families == {"desert": 2, "forest": 2}
    assert len({SHEETS[sheet].name for sheet in SHEET_IDS}) == 4


@pytest.mark.rule("PR-43")
@every_sheet
def test_a_sheet_is_a_portrait_of_55_to_75_hexes_in_one_piece(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    rows = {at.r for at in map_.ground}

    assert 55 <= len(map_.ground) <= 75
    assert len(map_.ground) == len(SHEETS[sheet].hexes)
    assert len(rows) >= len(map_.ground) / len(rows)
    assert len(hexgrid.groups(map_.ground)) == 1


@pytest.mark.rule("PR-43")
@every_sheet
def test_a_sheet_has_enough_of_everything(sheet: SheetId) -> None:
    counts = Counter(str(at.kind) for at in SHEETS[sheet].hexes)
    map_ = MAPS[sheet]

    for kind, least in LEAST[SHEETS[sheet].family].items():
        assert counts[kind] >= least, kind
    assert len(SHEETS[sheet].towns) >= 10
    assert {at.suit for at in hexes(sheet, "station")} == {*SUITS}
    ranges = hexgrid.groups(map_.hexes("mountain"))
    assert len(ranges) >= 5
    assert all(2 <= len(group) <= 3 for group in ranges)
    rivers = hexgrid.groups(map_.hexes("river"))
    assert len(rivers) >= 2
    for river in rivers:
        degrees = [sum(hexgrid.neighbour(at, side) in river for side in range(6)) for at in river]
        assert len(river) >= 3
        assert (max(degrees), degrees.count(1)) == (2, 2), "a river is a chain"


@pytest.mark.rule("PR-43")
@every_sheet
def test_names_are_told_once_and_numbers_needed_are_those_of_the_rules(sheet: SheetId) -> None:
    printed = SHEETS[sheet]
    names = [at.id for at in printed.hexes if at.id] + [town.id for town in printed.towns]
    assert len(names) == len({*names})
    fort = 4 if printed.family == "desert" else 0
    for at in printed.hexes:
        assert at.edges_needed == {**NEEDED, "fort": fort}.get(at.kind, 0), at.id
        assert not at.id or at.id.rsplit("_", 1)[0] == at.kind or at.suit


@pytest.mark.rule("PR-43")
@every_sheet
def test_every_building_has_one_more_free_edge_than_it_needs(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    plain = {edge for edge, way in map_.joins.values() if way == "rail"}
    for building in map_.buildings:
        free = sum(building.edges >> edge & 1 for edge in plain)
        assert free >= building.needed + 1, building.id


@pytest.mark.rule("PR-43")
@every_sheet
def test_every_station_has_six_starts_of_its_own(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    touched = 0
    for corners in map_.station_corners:
        assert corners.bit_count() == 6
        assert not touched & corners
        touched |= corners
        starts = [
            way
            for corner in range(len(map_.corners))
            if corners >> corner & 1
            for _, _, way in map_.ways[corner]
        ]
        assert starts.count("rail") == 6


@pytest.mark.rule("PR-43")
@every_sheet
def test_towns_stand_away_from_stations_and_two_tracks_can_come(sheet: SheetId) -> None:
    map_ = MAPS[sheet]
    beside = Counter[str]()
    for corner in map_.town_at:
        kinds = {str(map_.ground.get(at)) for at in hexgrid.around(map_.corners[corner])}
        assert "station" not in kinds
        assert [way for _, _, way in map_.ways[corner]].count("rail") >= 2
        beside.update(kinds)
    assert len(map_.town_at) == len(SHEETS[sheet].towns)
    if not map_.desert:
        assert min(beside["mountain"], beside["river"]) >= 4


@pytest.mark.rule("PR-43")
@every_sheet
def test_every_ranch_can_be_cut_off_with_two_to_six_tracks(sheet: SheetId) -> None:
    for at in hexes(sheet, "ranch"):
        sides = cut(sheet, at.id, 0, 0)
        assert sides
        assert 2 <= sides[0].bit_count() <= 6


@pytest.mark.rule("PR-43")
@pytest.mark.parametrize("family", ["desert", "forest"])
def test_a_pair_differs_in_structure_and_not_by_a_mirror(family: str) -> None:
    """How many neighbours of each kind the hexes of each kind have is the same in a mirror."""

    def structure(sheet: SheetId) -> Counter[tuple[str, ...]]:
        ground = MAPS[sheet].ground
        return Counter(
            (kind, *sorted(str(ground.get(hexgrid.neighbour(at, side))) for side in range(6)))
            for at, kind in ground.items()
        )

    one, other = (sheet for sheet in SHEET_IDS if SHEETS[sheet].family == family)
    assert len(structure(one) & structure(other)) < len(MAPS[one].ground) / 2


def test_a_map_numbers_what_the_sheet_names() -> None:
    map_ = MAPS["desert_a"]

    assert map_.building["bank_1"].edges.bit_count() == 6
    assert map_.corner_names[map_.corner_number["2,-1:3"]] == "2,-1:3"
    assert map_.ground[Hex(0, 0)] == "fort"
    assert map_.town_ids[map_.town_at[map_.corner_number["2,-1:3"]]] == "town_1"
