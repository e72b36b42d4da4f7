"""The generator of simulations: sfc32, reproducible and even."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.kernel import Rng
from tests.conformance.chi_square import follows

WORD = 1 << 32
SEEDS = st.integers(-(2**63), 2**63 - 1)


def sfc32(seed: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counting generator, written here from its description in PractRand.

    Three words and a counter; the seed fills the first two words, the golden ratio the third, and twelve numbers
    are thrown away to mix them.
    """
    a, b, c, counter = seed % WORD, (seed >> 32) % WORD, 0x9E3779B9, 1
    drawn = 0
    while True:
        number = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ (b >> 9)
        b = (c * 9) % WORD
        c = ((c << 21) % WORD + (c >> 11) + number) % WORD
        drawn += 1
        if drawn > 12:
            yield number


def test_the_numbers_are_those_of_sfc32() -> None:
    for seed in (0, 1, 2, 42, 2**32 - 1, 2**32, 2**53 + 9, -1, -(2**63), 2**63 - 1):
        rng = Rng(seed)
        assert [rng.bits() for _ in range(200)] == list(islice(sfc32(seed), 200)), seed


def test_known_numbers_stay_known() -> None:
    """Seeds are in golden files, records and papers: the same seed is the same game for ever."""
    rng = Rng(1)
    assert [rng.bits() for _ in range(3)] == [573063952, 3268221502, 703077755]


@given(SEEDS)
def test_a_seed_gives_the_same_numbers_again(seed: int) -> None:
    first, second = Rng(seed), Rng(seed)
    assert [first.bits() for _ in range(5)] == [second.bits() for _ in range(5)]


def test_seeds_side_by_side_give_different_numbers() -> None:
    heads = {tuple(Rng(seed).bits() for _ in range(2)) for seed in [*range(2000), *(k << 32 for k in range(1, 2000))]}
    assert len(heads) == 3999


@given(SEEDS, st.integers(1, 2**31))
def test_below_is_in_range(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


@given(SEEDS, st.integers(1, 2**31))
def test_below_is_the_multiplication_method_of_lemire(seed: int, limit: int) -> None:
    """The high word of number x limit; numbers whose low word is under 2**32 mod limit are drawn again."""
    rng = Rng(seed)
    words = sfc32(seed)
    for _ in range(5):
        product = next(words) * limit
        while product % WORD < WORD % limit:
            product = next(words) * limit
        assert rng.below(limit) == product // WORD


def test_below_draws_unfair_numbers_again() -> None:
    """With three quarters of the words as limit a quarter of all numbers must be drawn again."""
    limit = 3 << 29
    rng, words = Rng(5), sfc32(5)
    again = 0
    for _ in range(2000):
        product = next(words) * limit
        while product % WORD < WORD % limit:
            product = next(words) * limit
            again += 1
        assert rng.below(limit) == product // WORD
    assert again > 0


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 52, 1000])
def test_below_is_even(limit: int) -> None:
    rng = Rng(limit)
    counts = Counter(int(rng.below(limit)) for _ in range(60 * limit + 6000))
    assert follows(counts, dict.fromkeys(range(limit), 1))


def test_throws_do_not_depend_on_the_throw_before() -> None:
    rng = Rng(99)
    throws = [int(rng.below(6)) for _ in range(36_001)]
    assert follows(Counter(pairwise(throws)), {(i, j): 1 for i in range(6) for j in range(6)})


def test_every_bit_is_even() -> None:
    rng = Rng(7)
    ones = [0] * 32
    for _ in range(4000):
        number = int(rng.bits())
        for bit in range(32):
            ones[bit] += number >> bit & 1
    assert all(follows({0: 4000 - one, 1: one}, {0: 1, 1: 1}) for one in ones)
