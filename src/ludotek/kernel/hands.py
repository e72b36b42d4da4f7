"""Multisets, sorted hands and counting in flat buffers: what several games share. Hot: compiled with mypyc.

A multiset is a run of counts in a buffer: `counts[base + kind]` copies of each kind. A hand is a run of slots, of which
the first `held` hold kinds in ascending order, so that equal hands are equal buffers.
"""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.rng import Rng
from ludotek.kernel.vecs import vec

HIGHEST_PLACE: Final[i64] = 61  # of a bit
HIGHEST_BIT: Final[i64] = 0x2000000000000000  # a larger constant would be an object that is converted at each use


def total_of(counts: "vec[i64]", base: i64, kinds: i64) -> i64:
    """How many things a multiset holds."""
    total: i64 = 0
    for index in range(base, base + kinds):
        total += counts[index]
    return total


def draw_kind(counts: "vec[i64]", base: i64, total: i64, rng: Rng) -> i64:
    """A kind drawn from a multiset of `total` things, each thing equally likely. Nothing is taken out."""
    left = rng.below(total)
    index = base
    left -= counts[index]
    while left >= 0:
        index += 1
        left -= counts[index]
    return index - base


def take_kind(counts: "vec[i64]", base: i64, total: i64, rng: Rng) -> i64:
    """Like `draw_kind`, and takes the thing out."""
    kind = draw_kind(counts, base, total, rng)
    counts[base + kind] -= 1
    return kind


def draw_anew(counts: "vec[i64]", base: i64, kinds: i64, pool: "vec[i64]", left: i64, rng: Rng) -> i64:
    """Replaces the things of a multiset by as many out of a pool, which holds `left`; returns what it holds then."""
    size = total_of(counts, base, kinds)
    for index in range(base, base + kinds):
        counts[index] = 0
    for number in range(size):
        counts[base + take_kind(pool, 0, left - number, rng)] += 1
    return left - size


def insert_sorted(slots: "vec[i64]", base: i64, held: i64, kind: i64) -> None:
    """Put a kind into a hand of `held`; the caller counts one more."""
    slot = base + held
    while slot > base and slots[slot - 1] > kind:
        slots[slot] = slots[slot - 1]
        slot -= 1
    slots[slot] = kind


def remove_sorted(slots: "vec[i64]", base: i64, held: i64, kind: i64, empty: i64) -> None:
    """Take a kind that is there out of a hand of `held`; the freed slot becomes `empty`, the caller counts one less."""
    slot = base
    while slots[slot] != kind:
        slot += 1
    last = base + held - 1
    while slot < last:
        slots[slot] = slots[slot + 1]
        slot += 1
    slots[last] = empty


def count_of(values: "vec[i64]", value: i64) -> i64:
    """How many of these have this value."""
    found: i64 = 0
    for index in range(len(values)):
        if values[index] == value:
            found += 1
    return found


def index_of(values: "vec[i64]", value: i64) -> i64:
    """The first place of a value that is there."""
    index: i64 = 0
    while values[index] != value:
        index += 1
    return index


def largest(values: "vec[i64]") -> i64:
    """The largest value."""
    found = values[0]
    for index in range(1, len(values)):
        if values[index] > found:
            found = values[index]
    return found


def smallest(values: "vec[i64]") -> i64:
    """The smallest value."""
    found = values[0]
    for index in range(1, len(values)):
        if values[index] < found:
            found = values[index]
    return found


def next_zero(values: "vec[i64]", index: i64) -> i64:
    """The next place after this one whose value is 0, round and round: the next seat that is not out."""
    while True:
        index += 1
        if index == len(values):
            index = 0
        if values[index] == 0:
            return index


def bit_at(place: i64) -> i64:
    """The number that has one bit set: 0 is the lowest place, 61 the highest.

    In compiled code instead of `1 << place`, which mypyc makes a shift of 32 bits.
    """
    return HIGHEST_BIT >> (HIGHEST_PLACE - place)


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


def kinds_in(counts: "vec[i64]", base: i64, kinds: i64) -> list[int]:
    """The things of a multiset as a sorted list of kinds."""
    found: list[int] = []
    for kind in range(kinds):
        for copy in range(counts[base + kind]):
            found.append(kind)
    return found
