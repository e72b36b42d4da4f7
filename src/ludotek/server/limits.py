"""Rate limits: token buckets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta


class Rate(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """This many at once, and this many a second on average."""

    burst: Annotated[float, Meta(ge=0)]
    per_second: Annotated[float, Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True):
    """What one visitor may do. Visitors are told apart by their address. A rate is `at once, a second`."""

    create: Annotated[Rate, Meta(description="New matches and links, for each address.")] = Rate(30, 0.5)
    hello: Annotated[Rate, Meta(description="Arrivals, for each address.")] = Rate(60, 2)
    heavy: Annotated[Rate, Meta(description="Replays, proofs and pictures, for each address.")] = Rate(20, 1)
    chat: Annotated[Rate, Meta(description="Chat lines, for each seat.")] = Rate(6, 0.5)
    messages: Annotated[Rate, Meta(description="Messages by their cost, for each connection.")] = Rate(60, 20)
    connections: Annotated[int, Meta(ge=1, description="Connections at a time, for each address.")] = 100
    talk: Annotated[Rate, Meta(description="Messages by their cost, for each address.")] = Rate(800, 200)
    moves: Annotated[Rate, Meta(description="Moves and throws, for each seat.")] = Rate(40, 4)
    notes: Annotated[Rate, Meta(description="Names, settings, undo and all else that is written, for each seat.")] = (
        Rate(30, 0.3)
    )


ENDLESS: Final = Rate(1e12, 1e12)
UNLIMITED: Final = Limits(
    ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, 1_000_000, talk=ENDLESS, moves=ENDLESS, notes=ENDLESS
)


def a_day(number: float) -> Rate:
    return Rate(number, number / (24 * 3600))


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1) -> bool:
        left = self.left + (now - self.at) * self.rate.per_second
        if left > self.rate.burst:
            left = self.rate.burst
        self.at = now
        is_enough = left >= cost
        self.left = left - cost if is_enough else left
        return is_enough

    def share(self, now: float) -> float:
        """How full it is: 1 if all may be taken."""
        left = self.left + (now - self.at) * self.rate.per_second
        return min(1.0, left / self.rate.burst) if self.rate.burst else 1.0

    def is_full(self, now: float) -> bool:
        return self.share(now) == 1


class RateLimiter:
    """One token bucket per visitor. Where there are too many, those who took least are forgotten, and nobody is shut
    out by a crowd."""

    def __init__(self, rate: Rate, clock: Callable[[], float], *, room: int = 10_000) -> None:
        self.rate = rate
        self.clock = clock
        self.room = room
        self.buckets: dict[str, Bucket] = {}

    def allow(self, visitor: str, cost: float = 1) -> bool:
        now = self.clock()
        bucket = self.buckets.get(visitor)
        if bucket is None:
            if len(self.buckets) >= self.room:
                self._forget(now)
            bucket = self.buckets[visitor] = Bucket(self.rate, now)
        return bucket.take(now, cost)

    def _forget(self, now: float) -> None:
        """Keeps at most half: those with the emptiest buckets."""
        used = [(who, bucket) for who, bucket in self.buckets.items() if not bucket.is_full(now)]
        self.buckets = dict(sorted(used, key=lambda one: one[1].share(now))[: self.room // 2])
