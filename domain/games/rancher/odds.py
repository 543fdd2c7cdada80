"""Chances on the trail, for those who weigh a risk: integers in millionths.

Riders are taken to keep to the herd path; the chances are estimates, not promises.
"""

from functools import cache
from typing import Final

from domain.games.rancher.data import CIRCUIT, DIE_SIDES, NEXT

CERTAIN: Final = 1_000_000
TURNS_MAX: Final = 60
"""Nobody looks further ahead than this many turns of each rider."""


def ahead(space: int, target: int) -> int:
    """How many spaces a rider has to ride to a space of the circuit, a whole lap if there now."""
    steps = 0
    while space >= CIRCUIT:  # on the shortcut
        space = NEXT[space]
        steps += 1
    return steps + ((target - space) % CIRCUIT or (0 if steps else CIRCUIT))


@cache
def lands_on(distance: int) -> int:
    """The chance that a rider ends one of its moves exactly that many spaces on."""
    if distance <= 0:
        return CERTAIN if distance == 0 else 0
    return sum(lands_on(distance - value) for value in range(1, DIE_SIDES + 1)) // DIE_SIDES


def either(one: int, other: int) -> int:
    """The chance of at least one of two things that do not hang together."""
    return one + other - one * other // CERTAIN


def caught(gap: int, turns: int) -> int:
    """The chance that a pursuer `gap` spaces behind meets or passes a rider in that many turns.

    The pursuer moves first. A rider that laps its pursuer has it close behind again.
    """
    return _caught_by_gap(min(turns, TURNS_MAX))[gap % CIRCUIT]


@cache
def _caught_by_gap(turns: int) -> tuple[int, ...]:
    if turns <= 0:
        return (0,) * CIRCUIT
    later = _caught_by_gap(turns - 1)
    after_pursuer = [_mean(later, gap) for gap in range(CIRCUIT)]
    chances = [CERTAIN]  # on the same space already
    for gap in range(1, CIRCUIT):
        total = 0
        for value in range(1, DIE_SIDES + 1):
            total += CERTAIN if value >= gap else after_pursuer[gap - value]
        chances.append(total // DIE_SIDES)
    return tuple(chances)


def _mean(later: tuple[int, ...], gap: int) -> int:
    """The chance over the fleeing rider's next roll."""
    total = sum(later[(gap + value) % CIRCUIT] for value in range(1, DIE_SIDES + 1))
    return total // DIE_SIDES
