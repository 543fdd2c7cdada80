"""Which golden matches there are: at least one for each way that a game can end."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

FOLDER: Final = Path(__file__).parent
SINGLE, SHARED, NOBODY = "single winner", "shared win", "nobody wins"
TIMED_SINGLE, TIMED_SHARED = "time ran out, single winner", "time ran out, shared win"
LEASED = "single winner, the leaseholder takes what is in the saloon"


def december(year: object) -> str:
    """The last month of a match of Pionjär."""
    return f"single winner, December {year}"


@dataclass(frozen=True)
class Scenario:
    """How a match is played: by whom, at what table, under which seed.

    Players at random, or who always take the first option, know nothing of the game. In a
    match by the clock, time runs out after `timed` actions.
    """

    name: str
    seats: int
    options: Mapping[str, object]
    players: Literal["bots", "random", "first"]
    seed: int
    ends: str
    timed: int | None = None


DESERT_A: Final = {"sheet": "desert_a"}
DESERT_B: Final = {"sheet": "desert_b"}
FOREST_A: Final = {"sheet": "forest_a"}
FOREST_B: Final = {"sheet": "forest_b"}
ALL_VARIANTS: Final = {"advanced_hand": True, "owners": True, "jokers": True}
SCENARIOS: Final[Mapping[str, tuple[Scenario, ...]]] = {
    "rancher": (
        Scenario("two", 2, {"rounds": 80}, "bots", 37, SINGLE),
        Scenario("two-by-hand", 2, {"rounds": 40, "automatic_rolls": False}, "random", 3, SINGLE),
        Scenario("four", 4, {"rounds": 40}, "random", 5, SINGLE),
        Scenario("four-by-hand", 4, {"rounds": 40, "automatic_rolls": False}, "bots", 8, SINGLE),
        Scenario("two-share", 2, {"rounds": 40}, "bots", 2, SHARED),
        Scenario("four-share", 4, {"rounds": 40}, "bots", 71, SHARED),
        Scenario("two-timed", 2, {"minutes": 30}, "bots", 1, TIMED_SINGLE, timed=30),
        Scenario(
            "three-timed-by-hand",
            3,
            {"minutes": 240, "automatic_rolls": False},
            "random",
            4,
            TIMED_SINGLE,
            timed=200,
        ),
        Scenario("two-timed-share", 2, {"minutes": 60}, "bots", 2, TIMED_SHARED, timed=5),
    ),
    "pionjar": (
        Scenario("two", 2, {"last_year": 1859}, "bots", 7, december(1859)),
        Scenario(
            "three-by-hand-sealed-anywhere",
            3,
            {
                "last_year": 1860,
                "auction": "sealed",
                "saloon": "anywhere",
                "automatic_moves": False,
            },
            "random",
            3,
            december(1860),
        ),
        Scenario(
            "four-sealed", 4, {"last_year": 1861, "auction": "sealed"}, "bots", 5, december(1861)
        ),
        Scenario("six", 6, {"last_year": 1862}, "random", 8, december(1862)),
        Scenario("five-leased", 5, {"last_year": 1859}, "bots", 16, LEASED),
        Scenario("four-share", 4, {"last_year": 1859}, "bots", 159, SHARED),
    ),
    "pioneer_rails": (
        Scenario("desert-a-solo", 1, DESERT_A, "bots", 3, SINGLE),
        Scenario("desert-b-two", 2, DESERT_B, "bots", 1, SINGLE),
        Scenario(
            "forest-a-three-advanced", 3, {**FOREST_A, "advanced_hand": True}, "bots", 1, SINGLE
        ),
        Scenario("forest-b-four-owners", 4, {**FOREST_B, "owners": True}, "bots", 1, SINGLE),
        Scenario("desert-b-five-jokers", 5, {**DESERT_B, "jokers": True}, "random", 5, SINGLE),
        Scenario("forest-b-solo-missed", 1, {**FOREST_B, **ALL_VARIANTS}, "random", 1, NOBODY),
        Scenario("desert-a-eight", 8, {**DESERT_A, **ALL_VARIANTS}, "random", 1, SINGLE),
        Scenario("forest-a-six-share", 6, FOREST_A, "first", 1, SHARED),
    ),
}
"""By game."""


def path_of(game: str, scenario: str, rules_version: int) -> Path:
    """Where a golden match is kept; those of earlier rules stay as they are."""
    return FOLDER / game / f"{scenario}.v{rules_version}.jsonl"
