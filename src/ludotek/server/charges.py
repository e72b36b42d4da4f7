"""What messages cost: a socket is charged by how much work each kind makes, a seat by what it writes into the log."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ludotek.server import messages
from ludotek.server.denied import Denied
from ludotek.server.limits import UNLIMITED, Bucket, Limits, Rate
from ludotek.server.messages import Incoming
from ludotek.table import Enter, Play, Say, Throw
from ludotek.table.commands import SeatCommand

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

MOVES: Final = (Play, Throw, Enter)


def cost_of(message: Incoming) -> float:
    return COSTS[type(message)]


class SeatLimits:
    """How much each seat of one match may write, whatever the number of its devices."""

    def __init__(self, limits: Limits = UNLIMITED, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._buckets: dict[tuple[int | str | None, str], Bucket] = {}  # of whom and what

    def check(self, command: SeatCommand) -> None:
        """Raises Denied if the seat writes too much: moves, chat and everything else are counted apart."""
        if isinstance(command, MOVES):
            if not self._take(command.seat, "moves", self.limits.moves):
                raise Denied("seat/too_many", f"too many moves of seat {command.seat} at once: wait a moment")
        elif isinstance(command, Say):
            if not self._take(command.seat, "chat", self.limits.chat):
                raise Denied("chat/too_many", "one thing after the other: wait a moment before you say more")
        else:
            self.check_note(command.seat)

    def check_note(self, who: int | str | None) -> None:
        """The same for what is neither a move nor chat, of a seat, or of a household that has none yet."""
        if not self.may_note(who):
            raise Denied("seat/too_many", "too many changes at once: wait a moment")

    def may_note(self, who: int | str | None) -> bool:
        return self._take(who, "notes", self.limits.notes)

    def _take(self, who: int | str | None, kind: str, rate: Rate) -> bool:
        now = self.clock()
        bucket = self._buckets.get((who, kind))
        if bucket is None:
            bucket = self._buckets[who, kind] = Bucket(rate, now)
        return bucket.take(now)
