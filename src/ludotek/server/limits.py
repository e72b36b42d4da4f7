"""Rate limits: token buckets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """This many at once, and this many a second on average."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    create: Rate = Rate(30, 0.5)  # matches and new links, per address
    hello: Rate = Rate(60, 2)  # arrivals, per address
    heavy: Rate = Rate(20, 1)  # replays, proofs and pictures, per address
    chat: Rate = Rate(6, 0.5)  # per connection
    messages: Rate = Rate(60, 20)  # per connection
    connections: int = 100  # at the same time, per address


ENDLESS: Final = Rate(1e12, 1e12)
UNLIMITED: Final = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, 1_000_000)


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.per_second >= self.rate.burst


class RateLimiter:
    """One token bucket per visitor; full buckets are dropped when there are too many."""

    def __init__(self, rate: Rate, clock: Callable[[], float], *, room: int = 10_000) -> None:
        self.rate = rate
        self.clock = clock
        self.room = room
        self.buckets: dict[str, Bucket] = {}

    def allow(self, visitor: str) -> bool:
        now = self.clock()
        if visitor not in self.buckets and len(self.buckets) >= self.room:
            self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.is_full(now)}
            if len(self.buckets) >= self.room:
                return False
        return self.buckets.setdefault(visitor, Bucket(self.rate, now)).take(now)
