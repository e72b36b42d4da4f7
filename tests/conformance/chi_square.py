"""Whether counts follow weights. All seeds are fixed, so a test passes or fails for good."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")
Z = 3.719  # the normal quantile of 0.9999


def critical(freedom: int) -> float:
    """The value that chi-square exceeds by luck once in 10,000 times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + Z * math.sqrt(spread)) ** 3)


def statistic(counts: Mapping[K, int], weights: Mapping[K, int]) -> float:
    total, drawn = sum(weights.values()), sum(counts.values())
    expected = {outcome: drawn * weight / total for outcome, weight in weights.items()}
    return sum((counts.get(outcome, 0) - due) ** 2 / due for outcome, due in expected.items())


def follows(counts: Mapping[K, int], weights: Mapping[K, int]) -> bool:
    """True if nothing else was drawn and the frequencies fit."""
    if not set(counts) <= set(weights):
        return False
    return len(weights) == 1 or statistic(counts, weights) < critical(len(weights) - 1)
