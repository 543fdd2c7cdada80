"""Draws are unbiased, depend on key and number alone, and need no stored state."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.chance import Die, DrawFrom, Shuffle, Source, commitment, draw, match_key

KEY = bytes(range(32))
# The 99.9 % points of chi-square for 5 and 23 degrees of freedom, and the 0.1 % points.
CHI_SQUARE = {5: (0.21, 20.52), 23: (7.53, 49.73)}


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from all equal."""
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((seen - expected) ** 2 / expected for seen in counts.values())


def test_a_die_is_fair() -> None:
    """Neither lopsided nor too even over 60,000 rolls."""
    counts = Counter[object](draw(KEY, number, Die()) for number in range(60_000))
    low, high = CHI_SQUARE[5]

    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert low < chi_square(counts, 6) < high


def test_every_order_of_four_is_as_likely() -> None:
    """All 24 permutations come up alike."""
    counts = Counter[object](draw(KEY, number, Shuffle(4)) for number in range(24_000))
    low, high = CHI_SQUARE[23]

    assert low < chi_square(counts, 24) < high


def test_the_chi_square_check_sees_a_loaded_die() -> None:
    """Teeth: one face a tenth too often is noticed."""
    loaded = Counter[object](dict.fromkeys(range(1, 6), 10000) | {6: 11_000})

    assert chi_square(loaded, 6) > CHI_SQUARE[5][1]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8), st.integers(0, 10**6))
def test_a_bag_gives_only_what_it_holds(counts: list[int], number: int) -> None:
    """A kind of which none is left is never drawn; an empty bag is an error."""
    bag = DrawFrom(tuple(counts))
    if sum(counts) == 0:
        with pytest.raises(ValueError, match="nothing is left"):
            draw(KEY, number, bag)
        return

    kind = draw(KEY, number, bag)

    assert isinstance(kind, int)
    assert counts[kind] > 0


@given(st.integers(0, 2**40), st.integers(1, 60))
def test_a_draw_again_is_the_same(number: int, size: int) -> None:
    """A retry cannot fish for a better outcome."""
    assert draw(KEY, number, Shuffle(size)) == draw(KEY, number, Shuffle(size))


def test_numbers_and_keys_part_the_draws() -> None:
    """Other number or other key, other outcomes."""
    here = [draw(KEY, number, Die(1000)) for number in range(20)]

    assert here != [draw(KEY, number + 1, Die(1000)) for number in range(20)]
    assert here != [draw(bytes(32), number, Die(1000)) for number in range(20)]


def test_large_bounds_stay_unbiased_by_rejection() -> None:
    """Just over half of all words: every second word is thrown away, none is folded over."""
    source = Source(KEY, 1)
    bound = 2**63 + 1

    values = [source.below(bound) for _ in range(200)]

    assert all(0 <= value < bound for value in values)
    assert sum(value >= bound // 2 for value in values) in range(70, 131)


def test_the_key_takes_every_seat_s_part() -> None:
    """Changing any contribution changes the key; an absent one counts as zeros."""
    seed = bytes(32)
    parts = [b"a" * 16, b"", b"c" * 16]

    key = match_key(seed, parts)

    assert key == match_key(seed, [b"a" * 16, bytes(16), b"c" * 16])
    assert key != match_key(seed, [b"b" * 16, b"", b"c" * 16])
    with pytest.raises(ValueError, match="16 bytes"):
        match_key(seed, [b"short"])


def test_the_commitment_is_plain_sha_256() -> None:
    """Anyone can check it with a stock tool."""
    assert commitment(b"x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()
