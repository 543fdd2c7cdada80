"""Lines that towns join, and yards (PR-23)."""

import pytest

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.events import TurnPlayed
from domain.games.pioneer_rails.networks import Link, largest_network
from domain.games.pioneer_rails.state import Laid
from tests.domain.pioneer_rails.table import (
    given,
    laid,
    marked,
    of,
    play,
    route_to,
    routes,
    town,
    tracks,
)

A, B, C, D, E = range(5)


@pytest.mark.rule("PR-23")
@pytest.mark.parametrize(
    ("links", "size"),
    [
        ([], 0),
        ([(A, 0, 1)], 1),
        ([(A, 0, 1), (B, 0, 1)], 2),
        ([(A, 0, 1), (B, 0, 2)], 1),
        ([(A, 0, 1), (B, 1, 1)], 1),
        ([(A, 0, 1), (A, 1, 1)], 1),
        ([(A, 0, 1), (A, 1, 1), (B, 1, 1)], 2),
        ([(A, 0, 1), (B, 0, 1), (B, 2, 3), (C, 2, 3)], 3),
        ([(A, 0, 1), (B, 0, 1), (C, 2, 3), (D, 2, 3)], 2),
        ([(A, 0, 1), (B, 0, 1), (C, 2, 3), (D, 2, 3), (B, 3, 1), (C, 3, 1)], 4),
        ([(A, 0, 1), (A, 0, 1), (A, 0, 1)], 1),
        ([(A, 0, 1), (A, 0, 2), (B, 0, 2), (C, 0, 3), (C, 1, 1), (D, 1, 1), (E, 1, 1)], 3),
    ],
    ids=[
        "none", "one", "a branch", "two lines of a station are apart", "two stations are apart",
        "a town counts once", "joined through a town", "chain", "two networks", "joined late",
        "a line may come thrice", "the largest counts",
    ],
)  # fmt: skip
def test_the_largest_number_of_towns_on_lines_joined_through_towns(
    links: list[tuple[int, int, int]], size: int
) -> None:
    assert largest_network(Link(*link) for link in links) == size
    assert largest_network(Link(*link) for link in reversed(links)) == size


@pytest.mark.rule("PR-23")
def test_a_turn_tells_the_largest_network_as_it_is_then() -> None:
    state = given()
    at = town(state, "town_2")
    path = route_to(state, "spade", at)
    done = play(laid(state, "spade", path[:-1]), *tracks(path[-2:]))

    assert done.of(TurnPlayed)[0].network == 1
    assert done.sheet.network == 1


@pytest.mark.rule("PR-23")
def test_a_branch_belongs_to_the_line_that_it_leaves() -> None:
    """The same two towns are joined by a branch, and not by two lines of the station."""
    state = given()
    towns = [town(state, each.id) for each in of(state).sheet.towns]
    one = next(path for path in routes(state, "spade") if path[-1] in towns)
    first = laid(state, "spade", one)
    two = next(
        path for path in routes(first, "spade") if path[-1] in towns[:] and path[-1] != one[-1]
    )

    apart = play(laid(first, "spade", two[:-1]), *tracks(two[-2:]))
    joined = play(laid(first, "spade", two[:-1], line=1), *tracks(two[-2:]))

    assert apart.of(TurnPlayed)[0].network == 1
    assert joined.of(TurnPlayed)[0].network == 2
    assert {type(track) for track in joined.sheet.tracks} == {Laid}


@pytest.mark.rule("PR-23")
@pytest.mark.parametrize(("yards", "factor"), [(0, 0), (1, 3), (2, 4), (3, 6)])
def test_the_network_counts_times_the_rightmost_factor(yards: int, factor: int) -> None:
    state = marked(given(), yards=yards, network=3)

    assert rules.view(state, 0).seats[0].scores.yards == 3 * factor
