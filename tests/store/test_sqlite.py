"""The event log on disk: all or nothing, each number once, each command once."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from ludotek.store import (
    AlreadyDone,
    Conflict,
    Key,
    MatchRow,
    SqliteStore,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
)
from ludotek.store import sqlite as module
from ludotek.table import Logged, Said
from tests.table.sitting import SECRET, created, here

SHEET = MatchRow("m", "ludo", 1.5, SECRET)
FIRST = created([here(), here()])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "test.sqlite", patience=0.05)
    store.create(SHEET, [Key("aa", "host"), Key("bb", "seat", 1)], [FIRST]).result()
    yield store
    store.close()


def test_a_match_is_read_back(store: SqliteStore) -> None:
    assert store.match_row("m") == SHEET
    assert store.match_row("nix") is None
    (first,) = store.entries("m")
    assert first.seq == 1
    assert sorted(store.keys("m"), key=lambda key: key.hash) == [Key("aa", "host"), Key("bb", "seat", 1)]


def test_entries_get_the_next_numbers(store: SqliteStore) -> None:
    assert store.append("m", 1, [Said(0, "a"), Said(0, "b")], "0/x").result() == 2
    assert store.append("m", 3, [Said(1, "c")]).result() == 4
    assert store.entries("m", 1) == [
        Logged(2, Said(0, "a"), "0/x"),
        Logged(3, Said(0, "b")),
        Logged(4, Said(1, "c")),
    ]


def test_a_second_writer_of_the_same_number_loses(store: SqliteStore) -> None:
    store.append("m", 1, [Said(0, "first")]).result()
    with pytest.raises(Conflict):
        store.append("m", 1, [Said(0, "second"), Said(0, "third")]).result()
    with pytest.raises(Conflict):
        store.append("m", 5, [Said(0, "from the future")]).result()
    assert [logged.entry for logged in store.entries("m", 1)] == [Said(0, "first")]


def test_the_same_command_twice_is_one_command(store: SqliteStore) -> None:
    store.append("m", 1, [Said(0, "a"), Said(0, "b")], "0/x").result()
    with pytest.raises(AlreadyDone) as caught:
        store.append("m", 3, [Said(0, "a")], "0/x").result()
    assert caught.value.seq == 2
    assert len(store.entries("m")) == 3


def test_two_matches_may_have_the_same_command(store: SqliteStore) -> None:
    store.create(MatchRow("n", "ludo", 2.0, SECRET), [], [FIRST]).result()
    store.append("m", 1, [Said(0, "a")], "0/x").result()
    assert store.append("n", 1, [Said(0, "a")], "0/x").result() == 2


def test_a_match_that_does_not_exist_takes_no_entries(store: SqliteStore) -> None:
    with pytest.raises(Conflict):
        store.append("nix", 0, [FIRST]).result()
    with pytest.raises(Conflict):
        store.create(SHEET, [], [FIRST]).result()
    assert len(store.entries("m")) == 1


def test_a_key_is_replaced(store: SqliteStore) -> None:
    store.change_key("m", Key("cc", "seat", 1)).result()
    keys = {key.hash: key.is_revoked for key in store.keys("m")}
    assert keys == {"aa": False, "bb": True, "cc": False}


def test_writes_that_come_together_are_committed_together(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loser in the group harms nobody."""
    groups: list[int] = []
    commit = SqliteStore._commit
    gate = threading.Event()

    def counted(self: SqliteStore, group: list[tuple[module.Work, Future[object]]]) -> None:
        gate.wait()
        groups.append(len(group))
        commit(self, group)

    monkeypatch.setattr(SqliteStore, "_commit", counted)
    futures = [store.append("m", 1, [Said(0, "first")])]
    while not store._jobs.empty():
        pass  # the writer has taken the first and waits at the gate
    futures += [store.append("m", after, [Said(0, str(after))]) for after in (2, 2, 3, 4)]
    gate.set()
    results = [future.exception() or future.result() for future in futures]
    assert [r if isinstance(r, int) else type(r) for r in results] == [2, 3, Conflict, 4, 5]
    assert groups == [1, 4]


def test_what_is_written_is_there_when_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "again.sqlite"
    store = SqliteStore(file)
    pending = store.create(SHEET, [], [FIRST, Said(0, "a")])
    store.close()
    assert pending.done()
    again = SqliteStore(file)
    assert [logged.seq for logged in again.entries("m")] == [1, 2]
    again.close()


def test_it_is_durable_before_it_is_acknowledged(store: SqliteStore) -> None:
    assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreFailed, match="newer Ludotek"):
        SqliteStore(file)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "not.sqlite"
    file.write_bytes(b"this is not a database, whatever its name says" * 100)
    with pytest.raises(StoreFailed):
        SqliteStore(file)


def test_a_locked_database_is_told_and_nothing_is_written(store: SqliteStore) -> None:
    other = sqlite3.connect(store.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy):
        store.append("m", 1, [Said(0, "a")], "0/x").result()
    assert len(store.entries("m")) == 1, "reading goes on"
    other.execute("ROLLBACK")
    other.close()
    assert store.append("m", 1, [Said(0, "a")], "0/x").result() == 2


def test_a_full_disk_is_told_and_nothing_is_written(store: SqliteStore) -> None:
    (pages,) = store._writing.execute("PRAGMA page_count").fetchone()
    store._writing.execute(f"PRAGMA max_page_count = {pages}")
    seq = 1
    failure: StoreError | None = None
    while failure is None:
        try:
            store.append("m", seq, [Said(0, "x" * 1000)] * 2, f"0/{seq}").result()
            seq += 2
        except StoreError as error:
            failure = error
    assert isinstance(failure, StoreFull)
    assert len(store.entries("m")) == seq
    store._writing.execute("PRAGMA max_page_count = 100000")
    assert store.append("m", seq, [Said(0, "again")], f"0/{seq}").result() == seq + 1
