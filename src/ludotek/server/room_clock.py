"""The clock of one match in this process: it calls time when the clock that runs is at zero."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from ludotek.server.messages import ClockNow, Welcome
from ludotek.table import Caller, CallTime, ClockSet, Entry, Table, clock_of, starts_in, time_left, zero_at

HORIZON: Final = 15_000  # milliseconds: a later zero is looked for by `Clocks`, and the room may be forgotten meanwhile
MARGIN: Final = 0.01  # seconds after zero


async def no_other_process() -> None:
    """The time here is the only one."""


class RoomClock:
    def __init__(self, match: str, table: Table) -> None:
        self.match = match
        self.table = table
        self.call_time: Callable[[CallTime, str], None] = lambda _, __: None  # set by the room
        self.now: Callable[[], int] = lambda: 0  # milliseconds; of a match with a clock that of `Clocks`
        self.synchronize: Callable[[], Awaitable[None]] = no_other_process
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_armed(self) -> bool:
        return self._timer is not None

    def with_time(self, caller: Caller) -> Caller:
        if self.table.created.clock is None:
            return caller
        return msgspec.structs.replace(caller, now=self.now())

    # What devices are told

    def shown(self) -> ClockNow | None:
        clock, now = clock_of(self.table), self.now()
        if clock is None:
            return None
        left = tuple(time_left(clock, now, seat) for seat in range(len(clock.left)))
        waits = starts_in(clock, now) if clock.seat is not None else 0
        return ClockNow(clock.seat, left, waits, clock.is_out and clock.seat is not None)

    def shown_in(self, welcome: Welcome) -> Welcome:
        plan = self.table.created.clock
        return welcome if plan is None else msgspec.structs.replace(welcome, clock_plan=plan, clock=self.shown())

    def news(self, entries: Sequence[Entry]) -> dict[str, Any]:
        """The part of an update about clocks."""
        if self.table.created.clock is None:
            return {}
        return {"clock": self.shown()} if any(isinstance(entry, ClockSet) for entry in entries) else {}

    # Zero

    def arm(self) -> None:
        """Calls time at zero, if that is soon."""
        if self.table.clock is None:
            return
        self.disarm()
        zero = zero_at(self.table.clock)
        if zero is not None and not self.table.is_over and (rest := zero - self.now()) < HORIZON:
            self.call_in(max(0, rest) / 1000 + MARGIN)

    def call_in(self, seconds: float) -> None:
        self.disarm()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._call)

    def _call(self) -> None:
        self._timer = None
        clock, seq = self.table.clock, self.table.clock_seq
        if clock is not None and clock.seat is not None:
            self.call_time(CallTime(clock.seat, seq), f"clock/{seq}/{self.table.moved}")

    def disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
