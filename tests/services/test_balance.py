"""Every game's balance, as far as some matches show it: at the large size the wishes in full."""

import pytest

from domain.registry import BALANCE, GAMES
from services.simulation import Report, simulate
from services.verdicts import of_greenhorn, of_one_sided, of_standard_play
from tests.sizes import sized

pytestmark = pytest.mark.thorough

MATCHES = {"pioneer_rails": sized(3, 300), "pionjar": sized(10, 2_000), "rancher": sized(10, 2_000)}
GREENHORN_MATCHES = {
    "pioneer_rails": sized(6, 300),
    "pionjar": sized(60, 2_000),
    "rancher": sized(60, 2_000),
}
MEASURED = {"pioneer_rails": (2, 4)[: sized(1, 2)]}
"""The sizes of tables whose balance is looked after, where it is not all of them."""
SIZES = [
    (name, seats)
    for name, game in GAMES.items()
    # The quick size looks at the smallest and the largest tables.
    for seats in MEASURED.get(
        name, range(game.seats_min, game.seats_max + 1, sized(game.seats_max - game.seats_min, 1))
    )
]
JUDGED_FROM = 10
"""Fewer matches show that a guest can play, and nothing about how well."""
GUESTS = [(name, seats, guest) for name, seats in SIZES for guest in BALANCE[name].one_sided]


def played(name: str, seats: int, matches: int, guest: str = "standard") -> Report:
    report = simulate(name, seats, matches, 1, GAMES[name].options_type(), guest=guest)
    assert report.failures == []
    return report


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_matches_of_standard_bots_are_as_wanted(name: str, seats: int) -> None:
    verdicts = list(of_standard_play(played(name, seats, MATCHES[name])))

    # A few matches say nothing about seats: they show that theft, farms and leads are judged.
    failed = [verdict for verdict in verdicts if not verdict.holds]
    assert len(failed) <= sized(len(verdicts) // 2, 0), failed


@pytest.mark.parametrize(("name", "seats", "guest"), GUESTS)
def test_no_player_of_one_idea_wins_more_than_its_share(name: str, seats: int, guest: str) -> None:
    verdict = of_one_sided(played(name, seats, MATCHES[name], guest))

    assert verdict.holds or MATCHES[name] < JUDGED_FROM


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_greenhorns_win_less_than_their_share(name: str, seats: int) -> None:
    assert of_greenhorn(played(name, seats, GREENHORN_MATCHES[name], "greenhorn")).holds
