"""The task that makes the moves of a match that no person makes: those of bots, and what is forced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, IllegalMove, Rng, Samples, View
from ludotek.server.choosing import ChoosingTimes
from ludotek.server.device import Device
from ludotek.server.logs import logged_as
from ludotek.store import StoreError
from ludotek.table import (
    BOT,
    UNNAMED,
    BotTurn,
    Caller,
    Command,
    Entry,
    Pace,
    PaceChanged,
    Play,
    Step,
    Table,
    TableError,
    Throw,
    bot_turn,
    pause_of,
)
from ludotek.workers import WorkerFailed

RECOVERY: Final = 10.0  # seconds until a bot's decision is asked for again that no worker could make
# Seconds before the first move of a bot that comes to move, or a forced choice, and before each further one of the same
# seat. Shorter than PACES: the motions of the client take their own time.
PAUSES: Final[dict[Pace, tuple[float, float]]] = {
    "slow": (1.6, 0.8),
    "normal": (0.4, 0.15),
    "fast": (0.15, 0.05),
    "instant": (0.0, 0.0),
}
log = logging.getLogger("ludotek.server")

Choose = Callable[[str, AnyGame, View, Samples, Rng], Awaitable[int]]  # level, game, view, samples
CarryOut = Callable[[Command, str, Caller], Awaitable[int]]


class BotRunner:
    def __init__(
        self, match: str, table: Table, devices: Sequence[Device], choose: Choose, carry_out: CarryOut
    ) -> None:
        """`devices` are those that are connected now: some of them hurry."""
        self.match = match
        self.table = table
        self.devices = devices
        self.choose = choose
        self.carry_out = carry_out
        self.choosing = ChoosingTimes()
        self._runner: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()  # a pause is over before its time
        self._drawn = 0  # throws that people are shown after the last command
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        return self._runner is not None and not self._runner.done()

    @property
    def is_wanted(self) -> bool:
        """Whether something is to be moved, and for somebody: bots among themselves pause while nobody watches."""
        if not self.table.moves_by_itself:
            return False
        people = (number for number, seat in enumerate(self.table.seats) if not seat.level)
        return bool(self.devices) or any(number not in self.table.left for number in people)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Takes up what happened at the table."""
        self.slow_down()
        steps, drawn = 0, 0
        for entry in entries:
            if isinstance(entry, Step):
                steps += 1
                drawn += entry.actor == CHANCE
            elif isinstance(entry, PaceChanged):
                self._hurried.set()
        if steps:
            self._drawn = drawn
        self.choosing.ask(int(self.table.match.state.actor), self.table.moved)
        self.wake()

    def close(self) -> None:
        self._is_closed = True
        if self._runner is not None:
            self._runner.cancel()

    def wake(self) -> None:
        """Starts the task that makes moves by itself, unless it runs already or a person is to decide."""
        if self.is_wanted and not self.is_running and not self._is_closed:
            with logged_as(match=self.match, command=""):
                self._runner = asyncio.get_running_loop().create_task(self._run())

    def hurry(self, device: Device) -> None:
        """Lets bots move without a pause until a seat of this device is asked."""
        device.is_hurrying = bool(device.yours)
        self.slow_down()
        if device.is_hurrying:
            self._hurried.set()

    def slow_down(self) -> None:
        """Ends the hurry of every device that is asked now, and of all when the match is over."""
        if not [device for device in self.devices if device.is_hurrying]:
            return
        asked = {int(self.table.match.state.actor), self.table.throw.seat if self.table.throw else -1}
        for device in self.devices:
            device.is_hurrying = device.is_hurrying and not asked & set(device.yours) and not self.table.is_over

    def note_choice(self, command: Command) -> None:
        """How long a person took for a real choice: a forced one must not be told from it where there are secrets."""
        if isinstance(command, Play) and self.table.forced_choice is None and not self.table.seats[command.seat].level:
            self.choosing.note(command.seat)

    async def _pause(self, seconds: float) -> None:
        """Waits for people to see a step. A change of the pace or somebody's hurry ends it at once."""
        self._hurried.clear()
        if any(device.is_hurrying for device in self.devices):
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), seconds)

    async def _run(self) -> None:
        while self.is_wanted:
            try:
                if self.table.bot_to_move is not None:
                    await self._move_bot()
                elif self.table.forced_choice is not None:
                    await self._make_forced_choice()
                else:
                    await self._make_forced_throw()
            except StoreError:
                await asyncio.sleep(1 + pause_of(self.table))
            except WorkerFailed:
                log.warning("match %s: the workers did not think for seat %s", self.match, self.table.match.state.actor)
                await asyncio.sleep(RECOVERY)
            except Exception:
                log.exception("match %s: the move of seat %s was not made", self.match, self.table.match.state.actor)
                return

    async def _make_forced_choice(self) -> None:
        """After a moment to see that there is only one. With secrets it takes as long as this seat's real choices."""
        forced, moved = self.table.forced_choice, self.table.moved
        if forced is None:
            return
        seat, action = forced
        if self.table.game.has_secrets and self._others_watch(seat):
            await asyncio.sleep(self.choosing.typical(seat))
        else:
            await self._pause(self._seconds_before(seat))
        with suppress(TableError, IllegalMove):  # overtaken by its person, or by an undo
            await self.carry_out(Play(seat, action, moved), f"forced/{moved}", UNNAMED)

    async def _make_forced_throw(self) -> None:
        """After a moment to see whose throw it is, and what was thrown before: one throw must not overtake another."""
        throw, moved = self.table.forced_throw, self.table.moved
        if throw is None:
            return
        shown = self._drawn * pause_of(self.table)
        await self._pause(max(shown, self._seconds_before(throw.seat)))
        with suppress(TableError):  # overtaken by its person, or by an undo
            await self.carry_out(Throw(throw.seat, moved), f"forced/{moved}", UNNAMED)

    def _others_watch(self, seat: int) -> bool:
        """Whether other people play: to bots nothing is told by time."""
        return any(not other.level for number, other in enumerate(self.table.seats) if number != seat)

    async def _move_bot(self) -> None:
        """It thinks during the pause."""
        turn = bot_turn(self.table)
        if turn is None:
            return
        action, _ = await asyncio.gather(self._think(turn), self._pause(self._seconds_before(turn.seat)))
        try:
            await self.carry_out(turn.command(action), f"bot/{turn.moved}", BOT)
        except TableError:
            log.debug("match %s: seat %s was overtaken", self.match, turn.seat)  # by an undo, or by its person

    async def _think(self, turn: BotTurn) -> int:
        if turn.scripted is not None:
            return turn.scripted
        return await self.choose(turn.level, self.table.game, turn.view, turn.samples, turn.rng)

    def _seconds_before(self, seat: int) -> float:
        """What everybody knows decides about it, not what the seat may do: nothing leaks."""
        begins, goes_on = PAUSES[self.table.pace]
        last = next((actor for actor, _ in reversed(self.table.match.steps) if actor >= 0), None)
        return goes_on if last == seat else begins
