"""Poker hands of a round (PR-7)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from domain.games.pioneer_rails.data import TURNS, Rank

Hand = Literal[
    "none", "pair", "two_pair", "three_of_a_kind", "full_house", "straight", "four_of_a_kind"
]
HAND_POINTS: Final[dict[Hand, int]] = {
    "none": 0,
    "pair": 1,
    "two_pair": 2,
    "three_of_a_kind": 3,
    "full_house": 4,
    "straight": 5,
    "four_of_a_kind": 6,
}
_BY_COUNTS: Final[dict[tuple[int, int], Hand]] = {
    (2, 1): "pair",
    (2, 2): "two_pair",
    (3, 1): "three_of_a_kind",
    (3, 2): "full_house",
}
FOUR: Final = 4


def best_hand(ranks: Sequence[Rank]) -> Hand:
    """The best hand of up to five ranks; five of a kind counts as four."""
    counts = sorted(Counter(ranks).values(), reverse=True)
    if not counts:
        return "none"
    if counts[0] >= FOUR:
        return "four_of_a_kind"
    if len(counts) == TURNS:
        return "straight"
    return _BY_COUNTS.get((counts[0], counts[1] if len(counts) > 1 else 1), "none")
