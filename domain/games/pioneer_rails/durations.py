"""How long matches take: all plan at once, so a turn lasts as long as its slowest seat.

All seats are taken to be people at their phones. Nothing of it depends on the sheet; the
variants change it little.
"""

from typing import Final

from domain.games.pioneer_rails.data import DEALT_TO_MAX, ROUNDS, SEATS_MAX, SEATS_MIN, TURNS
from domain.kernel.game import Duration

SECONDS_TO_PICK: Final = 10
"""What a dealer takes over three cards."""
SECONDS_TO_PLAN: Final = 40
"""What one takes to plan a turn."""
SECONDS_FOR_EACH_MORE: Final = 4
"""How much slower the slowest is with every seat more."""
SECONDS_SHOWN: Final = 6
"""What it takes to see what a turn has brought."""
SECONDS_A_MINUTE: Final = 60


def _minutes(seats: int) -> int:
    pick = SECONDS_TO_PICK if 1 < seats <= DEALT_TO_MAX else 0
    plan = SECONDS_TO_PLAN + SECONDS_FOR_EACH_MORE * (seats - 1)
    return round(ROUNDS * TURNS * (pick + plan + SECONDS_SHOWN) / SECONDS_A_MINUTE)


DURATIONS: Final = tuple(
    Duration(seats, ROUNDS, turns=ROUNDS * TURNS, minutes=_minutes(seats))
    for seats in range(SEATS_MIN, SEATS_MAX + 1)
)
