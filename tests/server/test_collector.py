"""Garbage collection does not stop the tables: the server's start keeps its own objects out of it for good."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotek.server import collecting
from ludotek.server.collecting import COLLECT, FEW, SocketGarbage
from tests.databases import Database
from tests.server.harness import Address, play_together, serving

# A real server that counts whole collections from its first request on, and says in the end what it found.
SERVE = """
import gc, json, sys
from ludotek.server import main
from ludotek.server.__main__ import main as serve

found = {"whole": 0, "young": 0}

def count(phase, info):
    if phase == "start":
        found["whole" if info["generation"] == 2 else "young"] += 1

def begin(*args, **more):
    found.update(frozen=gc.get_freeze_count(), threshold=gc.get_threshold(), tracked=len(gc.get_objects()))
    gc.callbacks.append(count)
    return make_app(*args, **more)

make_app, main.make_app = main.make_app, begin
code = serve(["--host", "127.0.0.1", "--port", "0", "--unlimited", "--data", sys.argv[1]])
print(json.dumps(found), flush=True)
sys.exit(code)
"""
MATCHES = 6


@pytest.fixture(scope="session", autouse=True)
def database() -> Database:
    """One is enough: nothing here is about it."""
    return "sqlite"


def test_a_server_at_work_makes_no_whole_collection(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(tmp_path)], stdout=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert process.stdout is not None
    address = Address(int(re.findall(r":(\d+)/", process.stdout.readline())[0]))
    with address.open:
        moves = 0
        for _ in range(MATCHES):
            match = address.create("here", "here")
            people = {seat: match.join(seat) for seat in (0, 1)}
            play_together(people, until_seq=200)
            moves += people[0].seq
    process.terminate()
    found = json.loads(process.stdout.read().strip().splitlines()[-1])
    assert process.wait(30) == 0
    process.stdout.close()
    assert moves > 1000
    assert found["whole"] == 0, "each would stop all tables for as long as there are objects to look at"
    assert tuple(found["threshold"]) == COLLECT
    assert found["frozen"] > 50_000, "what was made at the start is looked at by none of the others either"
    assert found["tracked"] < found["frozen"] / 10


def test_what_sockets_leave_is_collected_when_as_many_are_closed_as_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of few only after some hundreds: a whole collection is not made for every visitor."""
    monkeypatch.setattr(collecting, "LATER", 0.0)
    assert asyncio.run(collections()) == [0, 1, 1, 2]


async def collections() -> list[int]:
    """How many were made after each of four steps."""
    made: list[None] = []
    garbage = SocketGarbage(lambda: made.append(None))
    for _ in range(4 * FEW):
        garbage.socket_opened()
    found = []
    for closed, opened in ((2 * FEW - 1, 0), (1, 0), (FEW, FEW), (FEW, FEW)):  # half are gone with the second step
        for _ in range(opened):
            garbage.socket_opened()
        for _ in range(closed):
            garbage.socket_closed()
        await asyncio.sleep(0.01)
        found.append(len(made))
    return found


def test_a_closed_socket_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server tells SocketGarbage of every socket that opens or closes."""
    found: list[str] = []
    monkeypatch.setattr(SocketGarbage, "socket_opened", lambda _: found.append("opened"))
    monkeypatch.setattr(SocketGarbage, "socket_closed", lambda _: found.append("closed"))
    with serving(tmp_path) as (address, _):
        person = address.create("here", "here").join(0)
        person.close()
        until = time.monotonic() + 10
        while len(found) < 2 and time.monotonic() < until:
            time.sleep(0.01)
    assert found == ["opened", "closed"]
