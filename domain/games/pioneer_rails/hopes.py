"""What a hand may still become: a bot's estimate (PR-7).

It takes the best of three ranks that come up evenly, which is a little more than it gets.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from domain.games.pioneer_rails.data import RANKS, TURNS, Rank
from domain.games.pioneer_rails.hands import HAND_POINTS, best_hand

LESS: Final = 0.93
"""Cards do not come up evenly: those gone do not come back within the round."""
_ANY: Final = RANKS
_CHOICE: Final = 3


@lru_cache(None)
def _hope(counts: tuple[int, ...]) -> float:
    if sum(counts) >= TURNS:
        ranks = [rank for rank, count in zip(_ANY, counts, strict=True) for _ in range(count)]
        return float(HAND_POINTS[best_hand(ranks)])
    values = sorted(_hope(_plus(counts, place)) for place in range(len(counts)))
    even = len(counts) ** _CHOICE
    total = sum(
        value * ((place + 1) ** _CHOICE - place**_CHOICE) for place, value in enumerate(values)
    )
    return total / even * LESS


def _plus(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    more = list(counts)
    more[place] += 1
    return tuple(sorted(more, reverse=True))


def hand_hope(ranks: Sequence[Rank]) -> float:
    """The points that a hand with these ranks may be expected to score."""
    counts = sorted((ranks.count(rank) for rank in RANKS), reverse=True)
    return _hope(tuple(counts))
