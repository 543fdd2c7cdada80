"""Hex geometry: every corner and edge has one name, whichever hex it is asked of."""

from itertools import product

import pytest

from domain.toolkit.hexgrid import (
    DIRECTIONS,
    Corner,
    Edge,
    Hex,
    around,
    beside,
    corner,
    corner_name,
    corners,
    edge,
    edge_name,
    edges,
    ends,
    groups,
    neighbour,
)

PATCH = [Hex(q, r) for q, r in product(range(-3, 4), repeat=2)]
HERE = Hex(2, -1)


@pytest.mark.parametrize(
    ("direction", "there"),
    [(0, (3, -2)), (1, (3, -1)), (2, (2, 0)), (3, (1, 0)), (4, (1, -1)), (5, (2, -2))],
    ids=["NE", "E", "SE", "SW", "W", "NW"],
)
def test_directions_go_round_clockwise(direction: int, there: tuple[int, int]) -> None:
    assert neighbour(HERE, direction) == there
    assert neighbour(neighbour(HERE, direction), direction + 3) == HERE


@pytest.mark.parametrize(
    ("number", "name"),
    [(0, "2,-1:0"), (1, "3,-2:3"), (2, "2,0:0"), (3, "2,-1:3"), (4, "1,0:0"), (5, "2,-2:3")],
    ids=["N", "NE", "SE", "S", "SW", "NW"],
)
def test_corners_have_the_name_of_the_hex_that_they_top_or_end(number: int, name: str) -> None:
    assert corner_name(corner(HERE, number)) == name


@pytest.mark.parametrize(
    ("number", "name"),
    [(0, "2,-1/0"), (1, "2,-1/1"), (2, "2,-1/2"), (3, "1,0/0"), (4, "1,-1/1"), (5, "2,-2/2")],
)
def test_edges_have_the_name_of_the_hex_to_their_west(number: int, name: str) -> None:
    assert edge_name(edge(HERE, number)) == name


def test_three_hexes_share_a_corner_under_one_name() -> None:
    shared: dict[Corner, set[Hex]] = {}
    for at in PATCH:
        for each in corners(at):
            shared.setdefault(each, set()).add(at)
    for each, hexes in shared.items():
        assert hexes <= {*around(each)}
        assert all(each in corners(at) for at in around(each))
        assert len({*around(each)}) == 3


def test_two_hexes_share_an_edge_under_one_name_and_its_corners() -> None:
    for at in PATCH:
        for number, each in enumerate(edges(at)):
            assert {*beside(each)} == {at, neighbour(at, number)}
            assert {*ends(each)} == {corner(at, number), corner(at, number + 1)}
            assert edges(neighbour(at, number))[(number + 3) % 6] == each


def test_edges_round_a_corner_are_three() -> None:
    top = corner(HERE, 0)
    touching = {each for at in PATCH for each in edges(at) if top in ends(each)}

    assert touching == {edge(HERE, 0), edge(HERE, 5), Edge(2, -2, 1)}


def test_groups_are_what_adjoins_in_reading_order() -> None:
    hexes = [Hex(0, 0), Hex(1, 0), Hex(5, 5), Hex(2, -1), Hex(-1, 2)]

    assert groups(hexes) == (
        (Hex(2, -1), Hex(0, 0), Hex(1, 0)),
        (Hex(-1, 2),),
        (Hex(5, 5),),
    )
    assert groups([]) == ()
    assert len(groups(neighbour(HERE, way) for way in range(len(DIRECTIONS)))) == 1
