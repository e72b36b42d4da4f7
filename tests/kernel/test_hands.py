"""Multisets and sorted hands: every thing equally likely, hands in order, nothing lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from ludotek.kernel import Rng
from ludotek.kernel.hands import (
    bit_at,
    count_bits,
    draw_anew,
    draw_kind,
    insert_sorted,
    kinds_in,
    remove_sorted,
    take_kind,
    total_of,
)
from ludotek.kernel.vecs import vec
from tests.conformance.chi_square import follows

COUNTS = [9, 0, 3, 1, 0, 6, 9]  # the multiset is in the middle: kinds 0 to 4, of which 1 to 6 copies
BASE, KINDS, TOTAL = 1, 5, 10


def counts() -> vec[i64]:
    return vec[i64](COUNTS)


def test_a_multiset_is_a_run_of_counts() -> None:
    assert total_of(counts(), BASE, KINDS) == TOTAL
    assert kinds_in(counts(), BASE, KINDS) == [1, 1, 1, 2, 4, 4, 4, 4, 4, 4]
    assert kinds_in(counts(), BASE, 0) == []


def test_every_thing_is_drawn_equally_often() -> None:
    rng, given_counts = Rng(1), counts()
    drawn = Counter(int(draw_kind(given_counts, BASE, TOTAL, rng)) for _ in range(10_000))
    assert follows(drawn, {1: 3, 2: 1, 4: 6})
    assert list(given_counts) == COUNTS, "nothing is taken out"


def test_things_are_replaced_by_as_many_out_of_a_pool() -> None:
    """Two things of kinds 1 and 2 for two of a pool with one of each kind: each of ten pairs equally often."""
    drawn: Counter[int] = Counter()
    rng = Rng(5)
    for _ in range(5_000):
        held, pool = vec[i64]([9, 0, 1, 1, 0, 0, 9]), vec[i64]([1] * KINDS)
        assert draw_anew(held, BASE, KINDS, pool, KINDS, rng) == KINDS - 2
        assert [held[0], held[6]] == [9, 9], "what lies beside is not touched"
        assert [int(held[BASE + kind] + pool[kind]) for kind in range(KINDS)] == [1] * KINDS
        first, second = kinds_in(held, BASE, KINDS)
        drawn[10 * first + second] += 1
    assert follows(drawn, {10 * first + second: 1 for first in range(KINDS) for second in range(first + 1, KINDS)})


def test_the_same_generator_draws_the_same_thing_wherever_it_runs() -> None:
    """The counts lie end to end in the order of the kinds."""
    rng, same = Rng(2), Rng(2)
    things = kinds_in(counts(), BASE, KINDS)
    assert [draw_kind(counts(), BASE, TOTAL, rng) for _ in range(50)] == [things[same.below(TOTAL)] for _ in range(50)]


def test_what_is_taken_is_gone() -> None:
    rng, left = Rng(3), counts()
    taken = [int(take_kind(left, BASE, TOTAL - number, rng)) for number in range(TOTAL)]
    assert sorted(taken) == [1, 1, 1, 2, 4, 4, 4, 4, 4, 4]
    assert list(left) == [9, 0, 0, 0, 0, 0, 9], "and its neighbours are untouched"


def test_every_order_of_taking_is_equally_likely() -> None:
    """Two of one kind and one of another: the other comes first, second or third alike."""
    rng = Rng(4)
    orders: Counter[int] = Counter()
    for _ in range(6_000):
        left = vec[i64]([2, 1])
        orders[[int(take_kind(left, 0, 3 - drawn, rng)) for drawn in range(3)].index(1)] += 1
    assert follows(orders, {0: 1, 1: 1, 2: 1})


@pytest.mark.parametrize("total", [1, 2, 7])
def test_a_single_kind_is_always_drawn(total: int) -> None:
    assert {int(draw_kind(vec[i64]([0, total, 0]), 0, total, Rng(seed))) for seed in range(20)} == {1}


@given(st.lists(st.integers(0, 9), max_size=8))
def test_a_hand_stays_in_order_whatever_comes_and_goes(kinds: list[int]) -> None:
    slots = vec[i64]([-7, *[-1] * 8, -7])
    for held, kind in enumerate(kinds):
        insert_sorted(slots, 1, held, kind)
        assert list(slots)[1 : held + 2] == sorted(kinds[: held + 1])
    leaving = sorted(kinds, key=lambda kind: (kind * 7) % 10)
    for gone, kind in enumerate(leaving):
        remove_sorted(slots, 1, len(kinds) - gone, kind, -1)
        left = sorted(leaving[gone + 1 :])
        assert list(slots) == [-7, *left, *[-1] * (8 - len(left)), -7], "the freed slots are empty"


def test_equal_hands_are_equal_buffers() -> None:
    one, other = vec[i64]([-1] * 3), vec[i64]([-1] * 3)
    for held, (first, second) in enumerate([(5, 2), (2, 9), (9, 5)]):
        insert_sorted(one, 0, held, first)
        insert_sorted(other, 0, held, second)
    assert list(one) == list(other) == [2, 5, 9]


def test_a_bit_at_every_place() -> None:
    assert [int(bit_at(place)) for place in range(62)] == [1 << place for place in range(62)]
    assert [int(count_bits(bit_at(place) - 1)) for place in range(62)] == list(range(62))
