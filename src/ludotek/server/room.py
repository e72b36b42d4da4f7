"""One match in this process: its table, the connected devices, and the task that moves its bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import INTERJECTION, IllegalMove, Rng, Samples, View
from ludotek.server import presentation
from ludotek.server.choosing import ChoosingTimes
from ludotek.server.lines import Lines, Viewer
from ludotek.server.logs import logged_as
from ludotek.server.messages import Failed, NextMatch, Outgoing, Presence, Update
from ludotek.server.presentation import Perspective, TableStatus
from ludotek.server.wire import Wire, text_frame
from ludotek.store import AlreadyDone, Conflict, Store, StoreBusy, StoreError, Unsure
from ludotek.table import (
    BOT,
    UNNAMED,
    BotTurn,
    Caller,
    Command,
    Entry,
    Logged,
    Pace,
    Play,
    Rematched,
    Step,
    Table,
    TableError,
    bot_turn,
    decide,
    pause_of,
)
from ludotek.workers import WorkerFailed

ATTEMPTS: Final = 5
RECOVERY: Final = 10.0  # seconds until a bot's decision is asked for again that no worker could make
# Seconds before the first move of a bot that comes to move, or a forced choice, and before each further one of the same
# seat. Shorter than PACES: the motions of the client take their own time.
PAUSES: Final[dict[Pace, tuple[float, float]]] = {
    "slow": (1.6, 0.8),
    "normal": (0.4, 0.15),
    "fast": (0.15, 0.05),
    "instant": (0.0, 0.0),
}
REVOKED: Final = ("link/revoked", "this link is no longer valid: ask for the new one")
log = logging.getLogger("ludotek.server")
_encode: Final = msgspec.json.Encoder().encode

Choose = Callable[[str, AnyGame, View, Samples, Rng], Awaitable[int]]  # level, game, view, samples


class Device:
    """One connection of a match."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.yours: tuple[int, ...] = ()
        self.hashes: frozenset[str] = frozenset()  # of the keys it came in with
        self.is_host = False
        self.viewer: Viewer = None
        self.is_advised = False  # a bot thinks about its question
        self.is_hurrying = False  # bots wait for nothing until one of its seats is asked
        self.is_cut_off = False  # it was sent its last message

    def send(self, message: Outgoing) -> None:
        self.wire.write(text_frame(_encode(message)))

    def fail(self, code: str, message: str, after: float = 0.0) -> None:
        """Sends an error as the last message. `after`: seconds after which it is worth coming back."""
        self.send(Failed(code, message, after))
        self.is_cut_off = True
        self.wire.hang_up()


class Room:
    def __init__(self, match: str, table: Table, store: Store, choose: Choose) -> None:
        self.match = match
        self.table = table
        self.store = store
        self.choose = choose
        self.devices: list[Device] = []
        self.places: dict[Viewer, Perspective] = {}  # of those who are here
        self.lines: dict[Viewer, Lines] = {}  # of all who were here
        self.is_unsure = False  # the log may be longer than the table: it is read before anything else is done
        self.visitors = 0  # tasks that use this room now: it is kept in memory meanwhile
        self.revoked: set[str] = set()
        self._lock = asyncio.Lock()
        self._runner: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()  # a pause is over before its time
        self.choosing = ChoosingTimes()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # process -> seats with a device there, until
        self.on_written: Callable[[Room], None] = lambda _: None
        self.on_presence: Callable[[Room], None] = lambda _: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def here(self) -> frozenset[int]:
        """Seats with a device at this process."""
        return frozenset(seat for device in self.devices for seat in device.yours)

    @property
    def present(self) -> frozenset[int]:
        return self.here.union(*(seats for seats, _ in self.elsewhere.values()))

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self._lock.locked() and (self._runner is None or self._runner.done())

    def keep(self, work: Coroutine[None, None, None]) -> None:
        """Lets something go on beside the messages of a device."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Commands

    async def carry_out(self, command: Command, id: str, caller: Caller = UNNAMED) -> int:
        """Decides, stores, applies and sends a command; returns its number. Completes even if the sender is gone."""
        with logged_as(match=self.match, command=id):
            return await asyncio.shield(self._carry_out(command, id, caller))

    async def _carry_out(self, command: Command, id: str, caller: Caller) -> int:
        async with self._lock:
            for _ in range(ATTEMPTS):
                await self._read_again_if_unsure()
                if id in self.table.done:
                    return self.table.done[id]
                entries = decide(self.table, command, caller)
                if not entries:
                    return self.table.seq
                try:
                    seq = await asyncio.wrap_future(self.store.append(self.match, self.table.seq, entries, id))
                except Unsure:
                    self.is_unsure = True
                    continue
                except (Conflict, AlreadyDone):  # another process was faster: take up what it wrote, decide again
                    await self._catch_up()
                    continue
                self._note_choice(command)
                self._take(entries, id)
                self.on_written(self)
                return seq
        if self.is_unsure:
            raise Unsure("the store failed: it is not known whether this was kept")
        raise StoreBusy("too many are writing to this match at once: try again")

    async def _read_again_if_unsure(self) -> None:
        if self.is_unsure:
            try:
                await self._catch_up()
            except StoreError as error:
                raise Unsure(f"it is not known yet whether the last command was kept: {error}") from None

    async def _catch_up(self) -> None:
        news: list[Logged] = await asyncio.to_thread(self.store.entries, self.match, self.table.seq)
        self.is_unsure = False
        for command, batch in by_command(news):
            self._take(batch, command)

    def interrupt(self, code: str, message: str, after: float = 0.0) -> None:
        """Sends everybody away, who may come back after so many seconds."""
        for device in list(self.devices):
            device.fail(code, message, after)

    def _take(self, entries: Sequence[Entry], command: str | None) -> None:
        """Applies the entries of one command, and sends one update to everybody."""
        before = presentation.table_status(self.table, self.present)
        for entry in entries:
            self.table.apply(entry, command)
            command = None
            self._note(entry)
        now = before if self._is_as_before(entries, before) else presentation.table_status(self.table, self.present)
        self._tell(presentation.news(self.table, entries, before, now))
        for entry in entries:
            if isinstance(entry, Rematched):
                self._tell_all(self.devices, NextMatch(entry.match))
        self._slow_down()
        if now.pace != before.pace:
            self._hurried.set()
        self.choosing.ask(int(self.table.match.state.actor), self.table.moved)
        self.wake()

    def _is_as_before(self, entries: Sequence[Entry], before: TableStatus) -> bool:
        """Whether only the position changed: the usual case, for which the rest need not be looked at."""
        only_steps = all(isinstance(entry, Step) and entry.action < INTERJECTION for entry in entries)
        return only_steps and before.undo is None and before.result is None and not self.table.is_over

    def _note(self, entry: Entry) -> None:
        places = list(self.places.values())
        try:
            failed = presentation.note_all(self.table, places, entry)
        except Exception:
            log.exception("match %s: no views", self.match)
            failed = places
        for place in failed:
            self._give_up(place)

    def _tell(self, common: dict[str, Any]) -> None:
        made: list[tuple[Update, bytes]] = []  # encoded once for all who are told the same
        for place in list(self.places.values()):
            try:
                update = presentation.update(place, common)
                frame = next((frame for other, frame in made if other == update), None)
                if frame is None:
                    frame = text_frame(_encode(update))
                    made.append((update, frame))
            except Exception:
                log.exception("match %s: no update", self.match)
                self._give_up(place)
                continue
            for device in self.devices:
                if device.viewer == place.viewer:
                    device.wire.write(frame)

    def _give_up(self, place: Perspective) -> None:
        """A fault in a game's picture must not stop the match, whose log is right."""
        log.error("match %s: no picture for viewer %s", self.match, place.viewer)
        self.places.pop(place.viewer, None)
        self.lines.pop(self._told_as(place.viewer), None)
        for device in self.devices:
            if device.viewer == place.viewer:
                device.fail("server/error", "something went wrong here: come back to see the table again")

    # Devices

    def place(self, viewer: Viewer) -> Perspective:
        if viewer not in self.places:
            told_as = self._told_as(viewer)
            lines = self.lines.setdefault(told_as, Lines(self.table, told_as))
            self.places[viewer] = Perspective(self.table, viewer, lines)
        return self.places[viewer]

    def _told_as(self, viewer: Viewer) -> Viewer:
        """Whose lines a viewer reads: where all are told the same, everybody reads the spectator's."""
        return None if self.table.game.is_open else viewer

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
        self.on_presence(self)
        self.wake()

    def leave(self, device: Device) -> None:
        if device in self.devices:
            before = self.present
            self.devices.remove(device)
            self._forget_places()
            self._tell_presence(self.devices, before)
            self.on_presence(self)

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
        frame = text_frame(_encode(message))
        for device in devices:
            device.wire.write(frame)

    # Other processes that serve this match

    async def catch_up(self) -> None:
        """Takes up what other processes have written."""
        async with self._lock:
            await self._catch_up()

    def note_elsewhere(self, node: str, seats: Iterable[int], until: float) -> None:
        before = self.present
        self.elsewhere[node] = (frozenset(seats), until)
        self._tell_presence(self.devices, before)

    def forget_silent(self, now: float) -> None:
        """A process of which nothing was heard for long is gone, and nobody is present there."""
        before = self.present
        self.elsewhere = {node: found for node, found in self.elsewhere.items() if found[1] > now}
        self._tell_presence(self.devices, before)

    # Bots and forced choices

    def wake(self) -> None:
        """Starts the task that makes moves by itself, unless it runs already or a person is to decide."""
        is_running = self._runner is not None and not self._runner.done()
        if self.table.moves_by_itself and not is_running and not self._is_closed:
            with logged_as(match=self.match, command=""):
                self._runner = asyncio.get_running_loop().create_task(self._run_bots())

    def hurry(self, device: Device) -> None:
        """Lets bots move without a pause until a seat of this device is asked."""
        device.is_hurrying = bool(device.yours)
        self._slow_down()
        if device.is_hurrying:
            self._hurried.set()

    def _slow_down(self) -> None:
        """Ends the hurry of every device that is asked now, and of all when the match is over."""
        if not any(device.is_hurrying for device in self.devices):
            return
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
        action, _ = await asyncio.gather(self._think(turn), self._pause(turn.seat))
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

    def close(self) -> None:
        self._is_closed = True
        for task in (self._runner, *self._tasks):
            if task is not None:
                task.cancel()


def by_command(news: Iterable[Logged]) -> Iterator[tuple[str | None, list[Entry]]]:
    """The entries of each command: its name stands on the first one."""
    command: str | None = None
    batch: list[Entry] = []
    for logged in news:
        if logged.command is not None and batch:
            yield command, batch
            batch = []
        command = command if batch else logged.command
        batch.append(logged.entry)
    if batch:
        yield command, batch
