"""A small fast random generator for simulations (sfc32). Never for real matches: those throw fairly."""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """Reproducible: the same seed gives the same numbers, compiled and interpreted."""

    def __init__(self, seed: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for round_ in range(12):
            self.bits()

    def bits(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        total: i64 = (a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + total) & MASK
        return total

    def below(self, limit: i64) -> i64:
        """A fair number from 0 to limit - 1; limit is at most 2**31."""
        product: i64 = self.bits() * limit
        if product & MASK < limit:  # the few low products that would make it unfair are drawn again
            unfair: i64 = (MASK + 1) % limit
            while product & MASK < unfair:
                product = self.bits() * limit
        return product >> 32
