"""Chance: requests made by rules, and unbiased draws from (match key, number).

Draw *n* of a match depends on the match key and *n* alone, so a retry draws the same
and anyone who learns the seed can draw again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

SEED_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
BLOCKS_MAX: Final = 4096
_WORD_BYTES: Final = 8
_WORD_VALUES: Final = 1 << (8 * _WORD_BYTES)


class Die(Struct, frozen=True, tag="die"):
    """One die; its outcome is 1 to `sides`."""

    sides: int = 6


class DrawFrom(Struct, frozen=True, tag="draw_from"):
    """One item out of a bag with `counts[kind]` items of each kind; its outcome is the kind."""

    counts: tuple[int, ...]


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """An order of `size` things; its outcome is a permutation of 0 to size - 1."""

    size: int


Request = Die | DrawFrom | Shuffle
Outcome = int | tuple[int, ...]


def commitment(seed: bytes) -> str:
    """The fingerprint of a seed, published before the first draw: SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()


def match_key(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key that all draws of a match come from: HMAC-SHA256(seed, contributions in seat order).

    An absent contribution counts as zeros; raises ValueError for one of another length.
    """
    if any(len(part) not in {0, CONTRIBUTION_BYTES} for part in contributions):
        raise ValueError("a contribution has 16 bytes")
    parts = (part or bytes(CONTRIBUTION_BYTES) for part in contributions)
    return hmac.digest(seed, b"".join(parts), hashlib.sha256)


class Source:
    """Unbiased integers out of HMAC blocks; one source serves one draw."""

    def __init__(self, key: bytes, number: int) -> None:
        """Begin the stream of draw `number` (0 or more) under `key`."""
        self._key = key
        self._number = number
        self._block = 0
        self._words = b""

    def below(self, bound: int) -> int:
        """A value from 0 to bound - 1, each as likely; bound is 1 to 2**64."""
        ceiling = _WORD_VALUES - _WORD_VALUES % bound
        while True:
            word = self._word()
            if word < ceiling:  # a word above the last whole multiple would favour low values
                return word % bound

    def _word(self) -> int:
        if not self._words:
            if self._block >= BLOCKS_MAX:
                raise ValueError("a draw used up its blocks")
            counter = self._number.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            self._words = hmac.digest(self._key, counter, hashlib.sha256)
            self._block += 1
        word = int.from_bytes(self._words[:_WORD_BYTES], "big")
        self._words = self._words[_WORD_BYTES:]
        return word


def draw(key: bytes, number: int, request: Request) -> Outcome:
    """The outcome of draw `number` of a match; raises ValueError for an empty bag."""
    source = Source(key, number)
    match request:
        case Die(sides):
            return 1 + source.below(sides)
        case DrawFrom(counts):
            return _pick(source, counts)
        case Shuffle(size):
            return _permutation(source, size)


def _pick(source: Source, counts: tuple[int, ...]) -> int:
    total = sum(counts)
    if total <= 0:
        raise ValueError("nothing is left to draw from")
    place = source.below(total)
    for kind, count in enumerate(counts):
        if place < count:
            return kind
        place -= count
    raise AssertionError("a place below the total lies in some kind")


def _permutation(source: Source, size: int) -> tuple[int, ...]:
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = source.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
