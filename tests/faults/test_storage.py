"""A locked database and a full disk: clear codes, nothing half done, and on with the game when it is over."""

from __future__ import annotations

import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotek.store import Damaged, SqliteStore, StoreFailed
from ludotek.table import Said
from tests.faults.children import child
from tests.server.harness import serving
from tests.store.test_store import FIRST, ROW


def test_a_locked_database_refuses_and_recovers(tmp_path: Path) -> None:
    with serving(tmp_path, patience=0.05) as (address, services):
        match = address.create("here", "here")
        other = address.create("here", "random")
        ann = match.join(0, 1)
        before, scene = ann.seq, ann.scene
        lock = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        refused = ann.play(ann.actor, id="again")
        assert (refused["t"], refused["code"]) == ("refused", "server/busy")
        created = address.call("/api/matches", {"game": "ludo", "seats": [{"kind": "here"}] * 2})
        assert (created.status, created.json["code"]) == (503, "server/busy")
        health = address.call("/api/health")
        assert (health.status, health.json["ok"]) == (503, False)
        assert match.join(0).welcome["seq"] == before, "looking goes on"
        assert (ann.seq, ann.scene) == (before, scene)
        lock.execute("ROLLBACK")
        lock.close()
        assert address.call("/api/health").json["ok"]
        assert ann.play(ann.actor, id="again")["t"] == "done"
        assert other.join(0).welcome["is_started"]
        assert services.store.entries(match.id, before)


def test_nobody_comes_in_for_the_first_time_while_it_is_locked(tmp_path: Path) -> None:
    """The arrival has to be written: the device is told to come again."""
    with serving(tmp_path, patience=0.05) as (address, _):
        match = address.create("here", "link")
        lock = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        assert match.join(1).failure_heard() == "server/busy"
        lock.execute("ROLLBACK")
        lock.close()
        assert match.join(1).is_started


def test_bots_wait_out_a_lock(tmp_path: Path) -> None:
    with serving(tmp_path, patience=0.05) as (address, _):
        match = address.create("random", "random", pace="fast", options={"pieces": 1})
        watcher = match.enter([match.watch])
        lock = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        time.sleep(0.5)
        watcher.catch_up()
        seq = watcher.seq
        lock.execute("ROLLBACK")
        lock.close()
        update = watcher.until(lambda message: message["t"] == "update")
        assert update["seq"] - update.get("entries", 1) == seq


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, services):
        match, other = address.create("here", "here"), address.create("here", "here")
        ann, ben = match.join(0, 1), other.join(0, 1)
        assert isinstance(services.store, SqliteStore)
        database = services.store._writing
        ((pages,),) = database.execute("PRAGMA page_count")
        database.execute(f"PRAGMA max_page_count = {pages}")
        answer = {"t": "done"}
        while answer["t"] == "done":
            seq = ann.seq
            answer = ann.ask("say", id=f"after {seq}", seat=0, words="x" * 280)
        assert answer["code"] == "server/full"
        ann.catch_up()
        assert ann.seq == seq
        refused = address.call("/api/matches", {"game": "ludo", "seats": [{"kind": "here"}] * 2})
        assert (refused.status, refused.json["code"]) == (507, "server/full")
        assert ben.ask("ping")["t"] == "pong"
        assert match.record().status == 200
        database.execute("PRAGMA max_page_count = 100000")
        assert ann.ask("say", id=f"after {seq}", seat=0, words="x" * 280) == {
            "t": "done",
            "id": f"after {seq}",
            "seq": seq + 1,
        }
        assert ben.play(ben.actor)["t"] == "done"


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="file size limits are a Unix thing")
def test_a_disk_that_takes_no_more_loses_nothing(tmp_path: Path) -> None:
    """The operating system refuses the write itself."""
    with child(tmp_path, largest=150_000) as full:
        match = full.address.create("here", "here")
        ann = match.join(0, 1)
        answer = {"t": "done"}
        while answer["t"] == "done":
            seq = ann.seq
            answer = ann.ask("say", id=f"after {seq}", seat=0, words="x" * 280)
        assert answer["code"] in ("server/full", "server/storage")
        ann.catch_up()
        assert ann.seq == seq
        assert full.address.call("/api/health/live").json["ok"]
        played = ann.play(ann.actor)
        ann.catch_up()
        if played["t"] == "done":  # SQLite has made room in its log meanwhile: then it is kept as well
            seq = ann.seq
        else:
            assert played["code"] in ("server/full", "server/storage")
        assert match.join(0).welcome["seq"] == ann.seq == seq
    with child(tmp_path) as roomy:
        match.address = roomy.address
        ann = match.join(0, 1)
        assert ann.welcome["seq"] == seq
        assert ann.play(ann.actor)["t"] == "done"


def test_a_folder_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "ludotek.sqlite").mkdir()
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path / "ludotek.sqlite")


def test_a_damaged_database_is_found_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "ludotek.sqlite"
    store = SqliteStore(file)
    store.create(ROW, [], [FIRST, *[Said(0, "x" * 900)] * 60]).result()
    store.close()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + b"\x55" * 4096 + whole[len(whole) // 2 + 4096 :])
    with pytest.raises(Damaged, match="damaged"):
        SqliteStore(file)
    answer = start_again(tmp_path)
    assert answer.returncode == 1
    assert f"{file} is damaged" in answer.stderr
    assert "ludotek admin restore" in answer.stderr


def test_a_second_server_on_a_folder_stops_with_a_sentence(tmp_path: Path) -> None:
    with child(tmp_path) as first:
        second = start_again(tmp_path)
        assert second.returncode == 1
        assert "another Ludotek server uses the folder" in second.stderr
        assert str(tmp_path) in second.stderr
        assert first.address.call("/api/health").json["ok"]
        for file in ("ludotek.sqlite", "ludotek.sqlite-wal", "ludotek.sqlite-shm", "ludotek.lock"):
            assert stat.S_IMODE((tmp_path / file).stat().st_mode) == 0o600, file
        first.kill()
    with child(tmp_path) as third:  # a server that was killed keeps nobody out
        assert third.address.call("/api/health").json["ok"]


def start_again(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotek.server", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)
