"""A table with clocks, for tests. Time is passed in."""

from __future__ import annotations

from typing import Any

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE
from ludotek.table import (
    Caller,
    CallTime,
    ClockPlan,
    ClockSet,
    Command,
    Entry,
    Play,
    SeatPlan,
    Table,
    clock_of,
    decide,
    opening,
    time_left,
    zero_at,
)
from tests.table.sitting import LUDO, SECRET, created

LOOK = 1000  # milliseconds before a clock runs
FISCHER = ClockPlan("player", 60, increment=5)
PER_DECISION = ClockPlan("decision", 20)


class Timed:
    """A table whose commands come at given times, in milliseconds."""

    def __init__(
        self, plan: ClockPlan, *seats: SeatPlan, game: AnyGame = LUDO, secret: str = SECRET, **more: Any
    ) -> None:
        first = created(seats, game, secret, clock=plan, **more)
        self.log: list[Entry] = opening(game, secret, first, 0)
        self.table = Table(game, secret, first)
        for entry in self.log[1:]:
            self.table.apply(entry)
        self.now = 0

    @property
    def clock(self) -> ClockSet:
        found = clock_of(self.table)
        assert found is not None
        return found

    @property
    def actor(self) -> int:
        return int(self.table.match.state.actor)

    def left(self, seat: int) -> float:
        """Seconds."""
        return time_left(self.clock, self.now, seat) / 1000

    def do(self, command: Command, *, is_bot: bool = False) -> list[Entry]:
        added = decide(self.table, command, Caller(now=self.now, is_bot=is_bot))
        for entry in added:
            self.table.apply(entry)
        self.log += added
        return added

    def play(self, after: float = 0) -> list[Entry]:
        """The seat that decides takes its first choice, so many seconds after its clock began to run."""
        self.now = max(self.now, self.clock.at) + round(after * 1000)
        legal = self.table.match.state.legal()
        return self.do(Play(self.actor, legal[0], self.table.seq), is_bot=self.table.bot_to_move is not None)

    @property
    def is_stuck(self) -> bool:
        """Whether chance is to act, but nobody can let it."""
        return not self.table.is_over and self.actor == CHANCE and self.table.throw is None

    def play_until(self, seat: int) -> None:
        while self.actor != seat:
            self.play()

    def call_time(self) -> list[Entry]:
        """At the very moment of zero."""
        zero = zero_at(self.clock)
        assert zero is not None
        assert self.clock.seat is not None
        self.now = zero
        return self.do(CallTime(self.clock.seat, self.table.clock_seq))
