"""Garbage collection does not stop the tables: the server's start keeps its own objects out of it for good."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek.server.main import COLLECT
from tests.databases import Database
from tests.server.harness import Address, play_together

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
