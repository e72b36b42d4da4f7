"""What messages cost: a socket is charged by how much work each kind makes, a seat by what it writes into the log."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ludotek.server import messages
from ludotek.server.denied import Denied
from ludotek.server.limits import UNLIMITED, Bucket, Limits, Rate
from ludotek.server.messages import Incoming
from ludotek.table import ChangeDoor, Command, Enter, FillSeats, Play, Say, Throw

# What a message costs, in answers to a ping, about: a look makes a whole picture and 200 lines of the log.
COSTS: Final[dict[type[Incoming], float]] = {
    messages.Ping: 1,
    messages.Hurry: 1,
    messages.Do: 2,
    messages.Explain: 4,
    messages.AskHint: 4,
    messages.Claim: 4,
    messages.AskSeat: 4,
    messages.MakePass: 4,
    messages.ListDevices: 4,
    messages.Look: 6,
    messages.Hello: 10,
}


def cost_of(message: Incoming) -> float:
    return COSTS[type(message)]


class SeatLimits:
    """How much each seat of one match may write, whatever the number of its devices."""

    def __init__(self, limits: Limits = UNLIMITED, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._buckets: dict[tuple[int | None, str], Bucket] = {}

    def check(self, command: Command) -> None:
        """Raises Denied if the seat writes too much: moves, chat and everything else are counted apart."""
        if isinstance(command, Say):
            if not self._take(command.seat, "chat", self.limits.chat):
                raise Denied("chat/too_many", "one thing after the other: wait a moment before you say more")
        elif isinstance(command, Play | Throw | Enter):
            if not self._take(command.seat, "moves", self.limits.moves):
                raise Denied("seat/too_many", f"too many moves of seat {command.seat} at once: wait a moment")
        else:
            seat = None if isinstance(command, FillSeats | ChangeDoor) else command.seat
            if not self.may_note(seat):
                who = "the host" if seat is None else f"seat {seat}"
                raise Denied("seat/too_many", f"{who} changes too much at once: wait a moment")

    def may_note(self, seat: int | None) -> bool:
        """Whether a seat, or the host, may write something that is neither a move nor chat."""
        return self._take(seat, "notes", self.limits.notes)

    def _take(self, seat: int | None, kind: str, rate: Rate) -> bool:
        now = self.clock()
        return self._buckets.setdefault((seat, kind), Bucket(rate, now)).take(now)
