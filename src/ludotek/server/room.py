"""One match in this process: its table, the connected devices, and the task that moves its bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final

from ludotek.kernel import INTERJECTION, IllegalMove, LudotekError
from ludotek.server import presentation
from ludotek.server.bots import BotRunner, Choose
from ludotek.server.charges import SeatLimits
from ludotek.server.device import Device
from ludotek.server.devices import Devices
from ludotek.server.key_changes import changed_keys, has_keys
from ludotek.server.keys import new_nonce
from ludotek.server.lockstep import run_alone
from ludotek.server.logs import logged_as
from ludotek.server.messages import NextMatch
from ludotek.server.presentation import TableStatus
from ludotek.server.push import asked
from ludotek.server.written import written
from ludotek.store import Conflict, Key, Store, StoreBusy, StoreError, Unsure
from ludotek.table import (
    UNNAMED,
    Caller,
    ChangeSettings,
    ClockSet,
    Command,
    Entry,
    Join,
    Logged,
    Rematched,
    Step,
    Table,
    TableError,
    decide,
)
from ludotek.table.promise import added_by_server

ATTEMPTS: Final = 5
FEW_STEPS: Final = 100  # are played again in the event loop: about a millisecond
AGAIN: Final = 2.0  # seconds before a zero that could not be written is tried again
DROPPED: Final = ("server/unsure", "the match is read again: come back")
NOT_SEATED: Final = ("server/unsure", "it is not known whether the seat was taken: come back")
log = logging.getLogger("ludotek.server")


class RoomDropped(LudotekError, code="server/unsure"):
    """This room is no longer used: open the match again."""


class Room(Devices):
    def __init__(
        self, match: str, table: Table, store: Store, choose: Choose, writing: SeatLimits | None = None
    ) -> None:
        super().__init__(match, table)
        self.writing = writing or SeatLimits()  # how much each seat may write
        self.store = store
        self.bots = BotRunner(match, table, self.devices, choose, self.carry_out)
        self.is_unsure = False  # the log may be longer than the table: it is read before anything else is done
        self.visitors = 0  # tasks that use this room now: it is kept in memory meanwhile
        self.asked = asked(table)  # the person's seat that is to decide or to throw
        self.was_asked: int | None = None  # before what was written last here
        self.called: tuple[int, int] | None = None  # by a notification: the seat, and the entry that made its position
        self.on_written: Callable[[Room], None] = lambda _: None
        self.on_revoked: Callable[[Room, str], None] = lambda *_: None
        self.clock.call_time = lambda command, id: self.keep(self._call_time(command, id))
        self.on_dropped: Callable[[Room], None] = lambda _: None
        self.is_dropped = False
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self._lock.locked() and not self.bots.is_running and not self.clock.is_armed

    def keep(self, work: Coroutine[None, None, None]) -> None:
        """Lets something go on beside the messages of a device."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Commands

    async def carry_out(
        self, command: Command, id: str, caller: Caller = UNNAMED, *, offered: str | None = None
    ) -> int:
        """Decides, stores, applies and sends a command; returns its number. What is written is taken up even if the
        sender is gone.

        `offered` is the secret of a device or link that becomes valid with it.
        """
        with logged_as(match=self.match, command=id):
            return await self._carry_out(command, id, caller, offered)

    async def _carry_out(self, command: Command, id: str, caller: Caller, offered: str | None) -> int:
        async with self._lock:
            self._check_usable()
            for _ in range(ATTEMPTS):
                if self.is_unsure:
                    await self._read_again()
                if id in self.table.done:
                    return self.table.done[id]
                if self.is_long_to_begin:
                    entries = await asyncio.to_thread(decide, self.table, command, self.clock.with_time(caller))
                else:
                    entries = decide(self.table, command, self.clock.with_time(caller))
                if not entries:
                    return self.table.seq
                keys = await self._changed_keys(entries, offered) if has_keys(entries) else ()
                writing = self.store.append(self.match, self.table.seq, entries, id, keys)
                try:
                    seq = await written(writing, self._take(entries, id, command))
                except asyncio.CancelledError:  # the sender is gone: if it is written, everybody else is told
                    self.is_unsure = True
                    self.keep(self._take_up(writing, keys))
                    raise
                except Unsure:
                    self.is_unsure = True
                    continue
                except Conflict:  # another process was faster: take up what it wrote, decide again
                    await self._catch_up()
                    continue
                self._revoke(keys)
                self.on_written(self)
                return seq
        if self.is_unsure:
            raise Unsure("the store failed: it is not known whether this was kept")
        raise StoreBusy("too many are writing to this match at once: try again")

    @property
    def is_long_to_begin(self) -> bool:
        """Whether a long record is played again when this match begins: that is done in a thread."""
        return not self.table.is_started and len(self.table.created.steps) > FEW_STEPS

    async def _take_up(self, writing: Future[int], keys: Iterable[Key]) -> None:
        """Takes up what is being written, once it is."""
        with suppress(StoreError):  # then the log says what there is
            await written(writing)
        await self.catch_up()
        if writing.exception() is None:
            self._revoke(keys)

    async def _changed_keys(self, entries: Sequence[Entry], offered: str | None) -> list[Key]:
        known = await asyncio.to_thread(self.store.keys, self.match)
        return changed_keys(entries, known, offered, time.time())

    def _revoke(self, keys: Iterable[Key]) -> None:
        for key in keys:
            if key.is_revoked and key.role == "seat":  # by a link alone nobody plays
                self.dismiss(key.hash)
                self.on_revoked(self, key.hash)

    async def _read_again(self) -> None:
        try:
            await self._catch_up()
        except StoreError as error:
            raise Unsure(f"it is not known yet whether the last command was kept: {error}") from None

    async def _catch_up(self) -> None:
        news: list[Logged] = await asyncio.to_thread(self.store.entries, self.match, self.table.seq)
        self.is_unsure = False
        for command, batch in by_command(news):
            run_alone(self._take(batch, command, None))

    def interrupt(self, code: str, message: str, after: float = 0.0) -> None:
        """Sends everybody away, who may come back after so many seconds."""
        for device in list(self.devices):
            device.fail(code, message, after)

    def _take(self, entries: Sequence[Entry], id: str | None, command: Command | None) -> Iterator[None]:
        """Takes up the entries of one command and sends one update to everybody, in stages: see lockstep.py.

        `command`: None if it was another process's. If an entry cannot be applied, nothing here is right any more.
        """
        try:
            if command is not None:
                self.bots.note_choice(command)
                self.was_asked = self.asked
            is_usual = self._is_usual(entries)
            before = None if is_usual else presentation.table_status(self.table, self.present)
            told_at_once = self._steps_told_at_once(entries) if is_usual else 0
            self._apply(entries, id, are_noted=not told_at_once)
            yield
            yield from self._tell(self._news(entries, before, is_usual=is_usual), told_at_once)
            yield
            self._follow(entries, is_usual=is_usual)
        except Exception:
            self.drop()
            raise

    def _apply(self, entries: Sequence[Entry], id: str | None, *, are_noted: bool) -> None:
        last = len(entries) - 1
        for number, entry in enumerate(entries):
            self.table.apply(entry, id)
            id = None
            if are_noted:
                self._note(entry, is_last=number == last)

    def _news(self, entries: Sequence[Entry], before: TableStatus | None, *, is_usual: bool) -> dict[str, Any]:
        """The part of the update that is the same for everybody."""
        news = presentation.news(self.table, entries) | self.clock.news(entries)
        if not is_usual:
            news |= presentation.unusual_news(self.table, entries)
        if not is_usual or self.table.is_over:
            now = presentation.table_status(self.table, self.present)
            news |= presentation.status_news(self.table, before, now)
        return news

    def _follow(self, entries: Sequence[Entry], *, is_usual: bool) -> None:
        """Lets seats, bots and the clock follow what was applied."""
        if not is_usual:
            self._follow_seats(entries)
        self.asked = asked(self.table)
        self.bots.follow(entries)
        self.clock.arm()

    def _steps_told_at_once(self, entries: Sequence[Entry]) -> int:
        """How many steps there are, if what they tell need not be told one by one."""
        return len([one for one in entries if isinstance(one, Step)]) if self.table.game.tells_anytime else 0

    def _follow_seats(self, entries: Sequence[Entry]) -> None:
        """Tells everybody where the next match is, and lets devices come and go with their seats."""
        for entry in entries:
            if isinstance(entry, Rematched):
                self._tell_all(self.devices, NextMatch(entry.match))
            if not isinstance(entry, Step):
                for device in self._move_devices(entry):
                    self.keep(self._seat(device))

    def _is_usual(self, entries: Sequence[Entry]) -> bool:
        """Whether only the position changes, or the match ends by it: nothing else need be looked at."""
        for entry in entries:
            is_step = isinstance(entry, Step) and entry.action < INTERJECTION
            if not is_step and not isinstance(entry, ClockSet):
                return False
        return self.table.undo is None and not self.table.is_over

    async def catch_up(self) -> None:
        """Takes up what other processes have written."""
        async with self._lock:
            self._check_usable()
            await self._catch_up()

    def arrive(self, device: Device, seen: int) -> None:
        if self.is_dropped:  # while this device was being let in
            device.fail(*DROPPED)
            return
        super().arrive(device, seen)
        self.wake()

    def wake(self) -> None:
        """Lets a bot move that is to, and calls time if a clock is at zero."""
        self.bots.wake()
        self.clock.arm()

    async def _call_time(self, command: Command, id: str) -> None:
        """Another process, or the player, may have been faster: the log has one of them."""
        try:
            await self.clock.synchronize()
            await self.carry_out(command, id)
        except (TableError, IllegalMove, RoomDropped) as error:
            log.debug("match %s: time was not called: %s", self.match, error)
            if error.code == "clock/running":
                self.clock.arm()
        except StoreError:
            self.clock.call_in(AGAIN)
        except Exception:
            log.exception("match %s: time was not called", self.match)

    def drop(self) -> None:
        """Ends this room because it differs from the log. Devices that come back get one read from the log."""
        self.is_dropped = True
        self.on_dropped(self)
        for device in list(self.devices):
            device.fail(*DROPPED)
        self.close()

    def _check_usable(self) -> None:
        if self.is_dropped:
            raise RoomDropped(DROPPED[1])

    async def _seat(self, device: Device) -> None:
        """Lets a device sit down that was let in. If that fails it comes back, and then tries again."""
        try:
            await self.sit_down(device)
        except Exception:
            log.exception("match %s: a device could not sit down", self.match)
            device.fail(*NOT_SEATED)

    async def sit_down(self, device: Device) -> None:
        """Tells the table how the person likes to play, and takes the device's seats that nobody came to yet."""
        for seat in device.yours:
            wished = device.settings
            if wished is not None and wished != self.table.seats[seat].settings and self.writing.may_note(seat):
                await self.carry_out(ChangeSettings(seat, wished), f"settings/{seat}/{new_nonce()}")
            if self.table.seats[seat].is_open:
                await self.carry_out(
                    Join(seat, device.nonce or added_by_server(self.table.created, new_nonce())), f"join/{seat}"
                )

    def close(self) -> None:
        self.bots.close()
        self.clock.disarm()
        for task in self._tasks:
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
