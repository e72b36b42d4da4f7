"""A disk that fails while it writes: nobody is promised what is not known, and the log decides what happened."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotek.store import SqliteStore, StoreFailed
from ludotek.store.sqlite import SqliteConnection
from tests.server.harness import serving


def failing(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, error: str = "disk I/O error") -> list[bool]:
    """Lets commits fail as a disk would; a list whose first value says whether they still do."""
    state = [True]
    commit = SqliteConnection.commit

    def broken(self: SqliteConnection) -> None:
        if not state[0]:
            return commit(self)
        self.db.execute("ROLLBACK")
        raise StoreFailed(error)

    monkeypatch.setattr(SqliteConnection, "commit", broken)
    return state


def test_health_turns_red_when_writing_fails_and_green_when_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as (address, services):
        assert (address.call("/api/health").status, address.call("/api/health").json["ok"]) == (200, True)
        match = address.create("here", "here")
        ann = match.join(0, 1)
        assert isinstance(services.store, SqliteStore)
        state = failing(services.store, monkeypatch)
        assert ann.play(ann.actor, id="x")["t"] == "refused"
        red = address.call("/api/health")
        assert (red.status, red.json["ok"], red.json["problem"]) == (503, False, "disk I/O error")
        assert address.call("/api/health/live").json["ok"], "it is not started again for that"
        state[0] = False
        assert address.call("/api/health").status == 200, "it tries by itself"
        assert ann.play(ann.actor, id="x")["t"] == "done"


class BrokenDisk:
    """Of SQLite's connection, so that COMMIT fails as after an fsync that failed. `keeps`: it is there all the same."""

    def __init__(self, db: sqlite3.Connection, keeps: bool) -> None:
        self.db = db
        self.keeps = keeps

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)

    def execute(self, query: str, *values: Any) -> Any:
        if query != "COMMIT":
            return self.db.execute(query, *values)
        self.db.execute("COMMIT" if self.keeps else "ROLLBACK")
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error


@pytest.mark.parametrize("keeps", [False, True])
def test_after_a_failed_fsync_the_log_decides_what_happened(tmp_path: Path, keeps: bool) -> None:
    """Once, and whether it was kept or not: the command is there once, and acknowledged as what the log says."""
    with serving(tmp_path) as (address, services):
        match = address.create("here", "here")
        ann = match.join(0, 1)
        assert isinstance(services.store, SqliteStore)
        connection = services.store._writing
        assert isinstance(connection, SqliteConnection)
        connection.db = BrokenDisk(connection.db, keeps)  # type: ignore[assignment]  # it does what is needed of it
        done = ann.ask("say", id="once", seat=0, words="hello")
        assert (done["t"], done["seq"]) == ("done", ann.seq)
        assert not connection.is_usable, "nothing more is asked of that connection"
        assert [line["words"] for line in match.join(0).welcome["chat"]] == ["hello"]


def test_a_match_is_not_served_before_its_log_was_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as (address, services):
        match, other = address.create("here", "here"), address.create("here", "here")
        ann, ben = match.join(0, 1), other.join(0, 1)
        assert isinstance(services.store, SqliteStore)
        connection = services.store._writing
        assert isinstance(connection, SqliteConnection)
        connection.db = BrokenDisk(connection.db, True)  # type: ignore[assignment]  # it does what is needed of it
        entries = services.store.entries

        def unreadable(asked: str, after: int = 0) -> Any:
            if asked == match.id:
                raise StoreFailed("the disk does not answer")
            return entries(asked, after)

        monkeypatch.setattr(services.store, "entries", unreadable)
        ann.send_command("once", t="say", seat=0, words="hello")
        assert ann.failure() == "server/unsure", "nobody is told that nothing was changed"
        assert match.join(0).failure_heard() == "server/storage"
        assert ben.ask("say", seat=0, words="here all is well")["t"] == "done"
        monkeypatch.setattr(services.store, "entries", entries)
        back = match.join(0, 1)
        assert [line["words"] for line in back.welcome["chat"]] == ["hello"]
        assert back.ask("say", id="once", seat=0, words="hello")["seq"] == back.seq
