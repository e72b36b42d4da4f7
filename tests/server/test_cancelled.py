"""A command whose sender is gone before it is written."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from ludotek.server.device import Device
from ludotek.server.room import Room
from ludotek.store import MatchRow, SqliteStore
from ludotek.table import Play
from tests.table.sitting import SECRET, Log, here


class Heard:
    """A wire that only keeps what was sent."""

    is_closed = False

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self) -> None: ...


async def nobody(*_: Any) -> int:
    raise AssertionError("no bot plays here")


def test_what_is_written_is_told_though_its_sender_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(here(), here())
    store = SqliteStore(tmp_path / "cancelled.sqlite")
    store.create(MatchRow("m", "ludo", 1.5, SECRET), [], [logged.entry for logged in log.entries]).result()
    commit, taken, gate = store._writer._commit, threading.Event(), threading.Event()

    def waiting(group: Any) -> None:
        taken.set()
        gate.wait()
        commit(group)

    async def leave_while_it_is_written() -> tuple[Room, list[bytes]]:
        room, wire = Room("m", log.table, store, nobody), Heard()
        room.arrive(Device(wire), 0)
        before = room.table.seq
        monkeypatch.setattr(store._writer, "_commit", waiting)
        playing = asyncio.ensure_future(room.carry_out(Play(log.actor, log.table.match.state.legal()[0], before), "c"))
        await asyncio.to_thread(taken.wait)
        playing.cancel()
        gate.set()
        until = time.monotonic() + 10
        while room.table.seq == before and time.monotonic() < until:
            await asyncio.sleep(0.002)
        assert playing.cancelled()
        return room, wire.frames

    room, frames = asyncio.run(leave_while_it_is_written())
    assert room.table.done["c"] == store.entries("m")[len(log.entries)].seq
    assert b'"t":"update"' in frames[-1]
    store.close()
