"""How long matches take: choices counted by simulation, seconds for each of them stated.

All seats are taken to be people at their phones. A clock table takes as long as it says.
"""

from typing import Final

from domain.kernel.game import Duration

SECONDS_A_CHOICE: Final = 12
"""What a rancher takes to see what has happened, to think and to answer."""
SECONDS_SHOWN: Final = 4
"""What the board takes to show what came of it, up to the next choice."""
SECONDS_A_MINUTE: Final = 60
CHOICES: Final = {
    (2, 40): 16,
    (2, 80): 33,
    (2, 120): 49,
    (3, 40): 26,
    (3, 80): 52,
    (3, 120): 76,
    (4, 40): 36,
    (4, 80): 69,
    (4, 120): 102,
}
"""Choices of all seats in a match of standard bots with automatic rolls, by seats and rounds."""

DURATIONS: Final = tuple(
    Duration(
        seats,
        rounds,
        turns=seats * rounds,
        minutes=round(choices * (SECONDS_A_CHOICE + SECONDS_SHOWN) / SECONDS_A_MINUTE),
    )
    for (seats, rounds), choices in CHOICES.items()
)
