"""How long matches take: choices counted by simulation, seconds for each of them stated.

All seats are taken to be people at their phones. A match of pioneers has as many rounds as
the almanac has months to its end, and those of the wagon road before.
"""

from typing import Final

from domain.games.pionjar.data import FIRST_YEAR, MONTHS_A_YEAR
from domain.kernel.game import Duration

SECONDS_A_CHOICE: Final = 12
"""What a pioneer takes to see what has happened, to think and to answer."""
SECONDS_SHOWN: Final = 4
"""What the board takes to show what came of it, up to the next choice."""
SECONDS_A_MINUTE: Final = 60
MEASURED: Final = {
    (2, 1859): (26, 63),
    (2, 1860): (38, 87),
    (2, 1861): (55, 111),
    (2, 1862): (63, 135),
    (3, 1859): (41, 94),
    (3, 1860): (59, 130),
    (3, 1861): (74, 166),
    (3, 1862): (90, 202),
    (4, 1859): (57, 123),
    (4, 1860): (80, 171),
    (4, 1861): (103, 219),
    (4, 1862): (122, 267),
    (5, 1859): (70, 153),
    (5, 1860): (97, 213),
    (5, 1861): (124, 273),
    (5, 1862): (144, 333),
    (6, 1859): (84, 181),
    (6, 1860): (120, 253),
    (6, 1861): (148, 325),
    (6, 1862): (171, 397),
}
"""Choices and turns of all seats in a match of standard bots, by seats and last year."""

DURATIONS: Final = tuple(
    Duration(
        seats,
        # the rounds of a match are told by its months: nobody knows how long the road takes
        rounds=(last_year - FIRST_YEAR + 1) * MONTHS_A_YEAR,
        turns=turns,
        minutes=round(choices * (SECONDS_A_CHOICE + SECONDS_SHOWN) / SECONDS_A_MINUTE),
    )
    for (seats, last_year), (choices, turns) in MEASURED.items()
)
