"""One match in this process: its table, the connected devices, and the task that moves its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Final

from ludotek.kernel import INTERJECTION
from ludotek.server import presentation
from ludotek.server.bots import BotRunner, Choose
from ludotek.server.device import Device
from ludotek.server.devices import Devices
from ludotek.server.messages import NextMatch
from ludotek.server.presentation import TableStatus
from ludotek.store import AlreadyDone, Conflict, Store, StoreBusy
from ludotek.table import UNNAMED, Caller, Command, Entry, Logged, Rematched, Step, Table, decide

ATTEMPTS: Final = 5


class Room(Devices):
    def __init__(self, match: str, table: Table, store: Store, choose: Choose) -> None:
        super().__init__(match, table)
        self.store = store
        self.bots = BotRunner(match, table, self.devices, choose, self.carry_out)
        self.visitors = 0  # tasks that use this room now: it is kept in memory meanwhile
        self.on_written: Callable[[Room], None] = lambda _: None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        return not self.visitors and not self._lock.locked() and not self.bots.is_running

    def keep(self, work: Coroutine[None, None, None]) -> None:
        """Lets something go on beside the messages of a device."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
                self.bots.note_choice(command)
                self._take(entries, id)
                self.on_written(self)
                return seq
        raise StoreBusy("too many are writing to this match at once: try again")

    async def _catch_up(self) -> None:
        news: list[Logged] = await asyncio.to_thread(self.store.entries, self.match, self.table.seq)
        for command, batch in by_command(news):
            self._take(batch, command)

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
        self.bots.follow(is_pace_new=now.pace != before.pace)

    def _is_as_before(self, entries: Sequence[Entry], before: TableStatus) -> bool:
        """Whether only the position changed: the usual case, for which the rest need not be looked at."""
        only_steps = all(isinstance(entry, Step) and entry.action < INTERJECTION for entry in entries)
        return only_steps and before.undo is None and before.result is None and not self.table.is_over

    async def catch_up(self) -> None:
        """Takes up what other processes have written."""
        async with self._lock:
            await self._catch_up()

    def arrive(self, device: Device, seen: int) -> None:
        super().arrive(device, seen)
        self.bots.wake()

    def close(self) -> None:
        self.bots.close()
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
