"""What contestants are, what they say, and what is made of it."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Literal

import msgspec

Unit = Literal["decisions", "games"]


class Effort(msgspec.Struct, frozen=True):
    """How long a run takes."""

    rounds: int
    seconds: float  # CPU time of one contestant in one round
    memory_games: int


FULL = Effort(rounds=5, seconds=1.0, memory_games=100_000)
QUICK = Effort(rounds=2, seconds=0.2, memory_games=10_000)


class Count(msgspec.Struct, frozen=True):
    """One process in one round; the line it prints. Some say more than this."""

    games: int
    decisions: int
    cpu_seconds: float
    engine: str = ""

    def rate(self, unit: Unit) -> float:
        done = self.games if unit == "games" else self.decisions
        return done / self.cpu_seconds


class Contestant(msgspec.Struct, frozen=True):
    """A command that prints a Count; the CPU seconds it shall take are its last word."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = {}


class Comparison(msgspec.Struct, frozen=True):
    """How many times theirs ours is, and what we want it to be."""

    ours: str
    theirs: str
    unit: Unit
    wanted: float | None = None


class Heat(msgspec.Struct, frozen=True):
    """Contestants that play the same thing, or nearly: the legend says where it differs."""

    title: str
    contestants: tuple[Contestant, ...]
    comparisons: tuple[Comparison, ...] = ()
    legend: tuple[str, ...] = ()


class Spread(msgspec.Struct, frozen=True):
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))


class Row(msgspec.Struct, frozen=True):
    name: str
    decisions: Spread  # a CPU-second
    games: Spread


class Ratio(msgspec.Struct, frozen=True):
    """Taken round by round, because what disturbs a round disturbs both sides."""

    ours: str
    theirs: str
    unit: Unit
    times: Spread
    wanted: float | None
    is_reached: bool | None


class Result(msgspec.Struct, frozen=True):
    title: str
    rows: list[Row]
    ratios: list[Ratio]
    legend: list[str]


class Memory(msgspec.Struct, frozen=True):
    """The resident memory of a process before and after its games."""

    game: str
    seats: int
    games: int
    before_kb: int
    after_kb: int


class Report(msgspec.Struct, frozen=True):
    machine: dict[str, str]
    effort: Effort
    results: list[Result]
    memory: list[Memory]
    remarks: list[str]
