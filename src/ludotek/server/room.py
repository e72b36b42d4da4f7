"""One match in this process: its table, the connected devices, and the task that moves its bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import IllegalMove, Rng, Samples, View
from ludotek.server import presentation
from ludotek.server.choosing import ChoosingTimes
from ludotek.server.messages import Failed, NextMatch, Outgoing, Presence
from ludotek.server.presentation import Perspective, TableStatus, Viewer
from ludotek.store import AlreadyDone, Conflict, Store, StoreBusy, StoreError
from ludotek.table import (
    BOT,
    UNNAMED,
    Caller,
    Command,
    Entry,
    Logged,
    Pace,
    Play,
    Rematched,
    Table,
    TableError,
    bot_turn,
    decide,
    pause_of,
)

ATTEMPTS: Final = 5
# Seconds before the first move of a bot that comes to move, or a forced choice, and before each further one of the same
# seat. Shorter than PACES: the motions of the client take their own time.
PAUSES: Final[dict[Pace, tuple[float, float]]] = {
    "slow": (1.6, 0.8),
    "normal": (0.4, 0.15),
    "fast": (0.15, 0.05),
    "instant": (0.0, 0.0),
}
BACKLOG: Final = 2000  # messages waiting for a slow device before it is cut off
REVOKED: Final = ("link/revoked", "this link is no longer valid: ask for the new one")
log = logging.getLogger("ludotek.server")
_encode: Final = msgspec.json.Encoder().encode

Choose = Callable[[str, AnyGame, View, Samples, Rng], Awaitable[int]]  # level, game, view, samples


class Device:
    """One connection of a match."""

    def __init__(self) -> None:
        self.yours: tuple[int, ...] = ()
        self.hashes: frozenset[str] = frozenset()  # of the keys it came in with
        self.is_host = False
        self.viewer: Viewer = None
        self.is_hurrying = False  # bots wait for nothing until one of its seats is asked
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)  # None: nothing more comes

    def send(self, message: Outgoing) -> None:
        self.send_raw(_encode(message))

    def send_raw(self, message: bytes) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off()

    def fail(self, code: str, message: str) -> None:
        """Sends an error as the last message."""
        self.send(Failed(code, message))
        self.finish()

    def finish(self) -> None:
        try:
            self.outbox.put_nowait(None)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """Drops everything that waits to be sent and closes: a device that reads too slowly connects again."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Room:
    def __init__(self, match: str, table: Table, store: Store, choose: Choose) -> None:
        self.match = match
        self.table = table
        self.store = store
        self.choose = choose
        self.devices: list[Device] = []
        self.places: dict[Viewer, Perspective] = {}
        self.visitors = 0  # tasks that use this room now: it is kept in memory meanwhile
        self.revoked: set[str] = set()
        self._lock = asyncio.Lock()
        self._runner: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()  # a pause is over before its time
        self.choosing = ChoosingTimes()

    @property
    def present(self) -> frozenset[int]:
        return frozenset(seat for device in self.devices for seat in device.yours)

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self._lock.locked() and (self._runner is None or self._runner.done())

    # Commands

    async def carry_out(self, command: Command, id: str, caller: Caller = UNNAMED) -> int:
        """Decides, stores, applies and sends a command; returns its number. Completes even if the sender is gone."""
        return await asyncio.shield(self._carry_out(command, id, caller))

    async def _carry_out(self, command: Command, id: str, caller: Caller) -> int:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if id in self.table.done:
                    return self.table.done[id]
                entries = decide(self.table, command, caller)
                if not entries:
                    return self.table.seq
                try:
                    seq = await asyncio.wrap_future(self.store.append(self.match, self.table.seq, entries, id))
                except (Conflict, AlreadyDone):  # another process was faster: take up what it wrote, decide again
                    await self._catch_up()
                    continue
                self._note_choice(command)
                self._take(entries, id)
                return seq
        raise StoreBusy("too many are writing to this match at once: try again")

    async def _catch_up(self) -> None:
        news: list[Logged] = await asyncio.to_thread(self.store.entries, self.match, self.table.seq)
        for logged in news:
            self._take([logged.entry], logged.command)

    def _take(self, entries: Sequence[Entry], command: str | None) -> None:
        pace = self.table.pace
        before = presentation.table_status(self.table, self.present)
        for entry in entries:
            self.table.apply(entry, command)
            command = None
            now = presentation.table_status(self.table, self.present)
            for place in list(self.places.values()):
                self._tell(place, entry, before, now)
            if isinstance(entry, Rematched):
                self._tell_all(self.devices, NextMatch(entry.match))
            before = now
        self._slow_down()
        if self.table.pace != pace:
            self._hurried.set()
        self.choosing.ask(int(self.table.match.state.actor), self.table.moved)
        self.wake()

    def _tell(self, place: Perspective, entry: Entry, before: TableStatus, now: TableStatus) -> None:
        at = [device for device in self.devices if device.viewer == place.viewer]
        try:
            message = _encode(presentation.update(place, entry, before, now))
        except Exception:  # a fault in a game's picture must not stop the match, whose log is right
            log.exception("match %s: no picture for viewer %s", self.match, place.viewer)
            self.places.pop(place.viewer, None)
            for device in at:
                device.fail("server/error", "something went wrong here: come back to see the table again")
            return
        for device in at:
            device.send_raw(message)

    # Devices

    def place(self, viewer: Viewer) -> Perspective:
        if viewer not in self.places:
            self.places[viewer] = Perspective(self.table, viewer)
        return self.places[viewer]

    def arrive(self, device: Device, seen: int) -> None:
        """Adds a device and sends it the welcome; from now on it gets every update."""
        if device.hashes & self.revoked:
            device.fail(*REVOKED)
            return
        place = self.place(device.viewer)
        others = list(self.devices)
        before = self.present
        self.devices.append(device)
        device.send(
            presentation.welcome(
                self.match, place, device.yours, is_host=device.is_host, present=self.present, seen=seen
            )
        )
        self._tell_presence(others, before)
        self.wake()

    def leave(self, device: Device) -> None:
        if device in self.devices:
            before = self.present
            self.devices.remove(device)
            self._forget_places()
            self._tell_presence(self.devices, before)

    def look(self, device: Device, viewer: Viewer) -> None:
        device.viewer = viewer
        device.send(presentation.seen(self.place(viewer)))
        self._forget_places()

    def dismiss(self, hash: str) -> None:
        """Closes every connection that came in by a revoked link."""
        self.revoked.add(hash)
        for device in self.devices:
            if hash in device.hashes:
                device.fail(*REVOKED)

    def _forget_places(self) -> None:
        used = {device.viewer for device in self.devices}
        self.places = {viewer: place for viewer, place in self.places.items() if viewer in used}

    def _tell_presence(self, devices: Iterable[Device], before: frozenset[int]) -> None:
        if before != self.present:
            self._tell_all(devices, Presence(presentation.seats(self.table, self.present)))

    def _tell_all(self, devices: Iterable[Device], message: Outgoing) -> None:
        raw = _encode(message)
        for device in devices:
            device.send_raw(raw)

    # Bots and forced choices

    def wake(self) -> None:
        """Starts the task that makes moves by itself, unless it runs already or a person is to decide."""
        if self.table.moves_by_itself and (self._runner is None or self._runner.done()):
            self._runner = asyncio.get_running_loop().create_task(self._run_bots())

    def hurry(self, device: Device) -> None:
        """Lets bots move without a pause until a seat of this device is asked."""
        device.is_hurrying = bool(device.yours)
        self._slow_down()
        if device.is_hurrying:
            self._hurried.set()

    def _slow_down(self) -> None:
        """Ends the hurry of every device that is asked now, and of all when the match is over."""
        asked = {int(self.table.match.state.actor), self.table.throw.seat if self.table.throw else -1}
        for device in self.devices:
            device.is_hurrying = device.is_hurrying and not asked & set(device.yours) and not self.table.is_over

    async def _pause(self, seat: int) -> None:
        """Waits for as long as people see a step. A change of the pace or somebody's hurry ends it at once."""
        self._hurried.clear()
        if any(device.is_hurrying for device in self.devices):
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self._seconds_before(seat))

    def _note_choice(self, command: Command) -> None:
        """How long a person took for a real choice: a forced one must not be told from it where there are secrets."""
        if isinstance(command, Play) and self.table.forced_choice is None and not self.table.seats[command.seat].level:
            self.choosing.note(command.seat)

    async def _run_bots(self) -> None:
        while self.table.moves_by_itself:
            try:
                if self.table.bot_to_move is not None:
                    await self._move_bot()
                else:
                    await self._make_forced_choice()
            except StoreError:
                await asyncio.sleep(1 + pause_of(self.table))
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
            await self._pause(seat)
        with suppress(TableError, IllegalMove):  # overtaken by its person, or by an undo
            await self.carry_out(Play(seat, action, moved), f"forced/{moved}")

    def _others_watch(self, seat: int) -> bool:
        """Whether other people play: to bots nothing is told by time."""
        return any(not other.level for number, other in enumerate(self.table.seats) if number != seat)

    async def _move_bot(self) -> None:
        """It thinks during the pause."""
        turn = bot_turn(self.table)
        if turn is None:
            return
        thinking = self.choose(turn.level, self.table.game, turn.view, turn.samples, turn.rng)
        action, _ = await asyncio.gather(thinking, self._pause(turn.seat))
        try:
            await self.carry_out(turn.command(action), f"bot/{turn.moved}", BOT)
        except TableError:
            log.debug("match %s: seat %s was overtaken", self.match, turn.seat)  # by an undo, or by its person

    def _seconds_before(self, seat: int) -> float:
        """What everybody knows decides about it, not what the seat may do: nothing leaks."""
        begins, goes_on = PAUSES[self.table.pace]
        last = next((actor for actor, _ in reversed(self.table.match.steps) if actor >= 0), None)
        return goes_on if last == seat else begins

    def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
