"""The clock of one match in this process: it calls time when the clock that runs is at zero."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludotek.kernel import IllegalMove
from ludotek.server.messages import ClockNow, Welcome
from ludotek.store import StoreError
from ludotek.table import Caller, CallTime, ClockSet, Entry, TableError, clock_of, starts_in, time_left, zero_at

if TYPE_CHECKING:
    from ludotek.server.room import Room

HORIZON: Final = 15_000  # milliseconds: a later zero is looked for by `Clocks`, and the room may be forgotten meanwhile
MARGIN: Final = 0.01  # seconds after zero
AGAIN: Final = 2.0  # seconds before a zero that could not be written is tried again
log = logging.getLogger("ludotek.server")


class RoomClock:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.now: Callable[[], int] = lambda: 0  # milliseconds; of a match with a clock that of `Clocks`
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_armed(self) -> bool:
        return self._timer is not None

    def with_time(self, caller: Caller) -> Caller:
        if self.room.table.created.clock is None:
            return caller
        return msgspec.structs.replace(caller, now=self.now())

    # What devices are told

    def shown(self) -> ClockNow | None:
        clock, now = clock_of(self.room.table), self.now()
        if clock is None:
            return None
        left = tuple(time_left(clock, now, seat) for seat in range(len(clock.left)))
        waits = starts_in(clock, now) if clock.seat is not None else 0
        return ClockNow(clock.seat, left, waits, clock.is_out)

    def shown_in(self, welcome: Welcome) -> Welcome:
        plan = self.room.table.created.clock
        return welcome if plan is None else msgspec.structs.replace(welcome, clock_plan=plan, clock=self.shown())

    def news(self, entries: Sequence[Entry]) -> dict[str, Any]:
        """The part of an update about clocks."""
        return {"clock": self.shown()} if any(isinstance(entry, ClockSet) for entry in entries) else {}

    # Zero

    def arm(self) -> None:
        """Calls time at zero, if that is soon."""
        self.disarm()
        zero = zero_at(self.room.table.clock)
        if zero is not None and not self.room.table.is_over and (rest := zero - self.now()) < HORIZON:
            self._call_in(max(0, rest) / 1000 + MARGIN)

    def _call_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self.room.keep(self._call_time()))

    def disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _call_time(self) -> None:
        """Another process, or the player, may have been faster: the log has one of them."""
        self._timer = None
        table = self.room.table
        seat, seq = table.clock.seat if table.clock else None, table.clock_seq
        if seat is None:
            return
        try:
            await self.room.carry_out(CallTime(seat, seq), f"clock/{seq}/{table.moved}")
        except (TableError, IllegalMove) as error:
            log.debug("match %s: time was not called: %s", self.room.match, error)
            if error.code == "clock/running":
                self.arm()
        except StoreError:
            self._call_in(AGAIN)
        except Exception:
            log.exception("match %s: time was not called for seat %s", self.room.match, seat)
