"""The event log: all or nothing, each number once, each command once. On every database."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ludotek.store import Book, Conflict, Key, MatchRow, Store
from ludotek.store.sql import SqlStore, Work
from ludotek.store.writer import INTERVAL, Job
from ludotek.table import Logged, Said
from tests.databases import DATABASES, Database, open_database
from tests.table.sitting import SECRET, created, here

ROW = MatchRow("m", "ludo", 1.5, SECRET)
FIRST = created([here(), here()])


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.param
    return found


@pytest.fixture
def store(database: Database, tmp_path: Path) -> Iterator[Store]:
    store = open_database(database, tmp_path)
    store.create(ROW, [Key("aa", "host"), Key("bb", "seat", 1)], [FIRST]).result()
    yield store
    store.close()


def test_a_match_is_read_back(store: Store) -> None:
    assert store.match_row("m") == ROW
    assert store.match_row("nix") is None
    (first,) = store.entries("m")
    assert first.seq == 1
    assert sorted(store.keys("m"), key=lambda key: key.hash) == [Key("aa", "host"), Key("bb", "seat", 1)]


def test_entries_get_the_next_numbers(store: Store) -> None:
    assert store.append("m", 1, [Said(0, "a"), Said(0, "b")], "0/x").result() == 2
    assert store.append("m", 3, [Said(1, "c")]).result() == 4
    assert store.entries("m", 1) == [
        Logged(2, Said(0, "a"), "0/x"),
        Logged(3, Said(0, "b")),
        Logged(4, Said(1, "c")),
    ]


def test_a_second_writer_of_the_same_number_loses(store: Store) -> None:
    store.append("m", 1, [Said(0, "first")]).result()
    with pytest.raises(Conflict):
        store.append("m", 1, [Said(0, "second"), Said(0, "third")]).result()
    with pytest.raises(Conflict):
        store.append("m", 5, [Said(0, "from the future")]).result()
    assert [logged.entry for logged in store.entries("m", 1)] == [Said(0, "first")]


def test_two_matches_may_have_the_same_command(store: Store) -> None:
    store.create(MatchRow("n", "ludo", 2.0, SECRET), [], [FIRST]).result()
    store.append("m", 1, [Said(0, "a")], "0/x").result()
    assert store.append("n", 1, [Said(0, "a")], "0/x").result() == 2


def test_a_match_that_does_not_exist_takes_no_entries(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nix", 0, [FIRST]).result()
    with pytest.raises(Conflict):
        store.create(ROW, [], [FIRST]).result()
    assert len(store.entries("m")) == 1


def test_a_key_is_replaced(store: Store) -> None:
    store.change_key("m", Key("cc", "seat", 1)).result()
    keys = {key.hash: key.is_revoked for key in store.keys("m")}
    assert keys == {"aa": False, "bb": True, "cc": False}


def test_writes_that_come_together_are_committed_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loser in the group harms nobody."""
    assert isinstance(store, SqlStore)
    groups: list[int] = []
    commit = store._writer._commit
    gate, taken = threading.Event(), threading.Event()

    def counted(group: list[Job[Work]]) -> None:
        taken.set()
        gate.wait()
        groups.append(len(group))
        commit(group)

    monkeypatch.setattr(store._writer, "_commit", counted)
    futures = [store.append("m", 1, [Said(0, "first")])]
    taken.wait()  # the writer has taken the first and waits at the gate
    futures += [store.append("m", after, [Said(0, str(after))]) for after in (2, 2, 3, 4)]
    gate.set()
    results = [future.exception() or future.result() for future in futures]
    assert [r if isinstance(r, int) else type(r) for r in results] == [2, 3, Conflict, 4, 5]
    assert groups == [1, 4]


def test_writes_to_many_matches_at_once_are_all_kept(store: Store) -> None:
    """Also one that is refused among them, and more rows than one statement has."""
    for number in range(20):
        store.create(MatchRow(f"m{number}", "ludo", 1.5, SECRET), [], [FIRST]).result()
    said = [Said(0, f"word {number}") for number in range(100)]
    futures = [store.append(f"m{number}", 1, said[: 1 + 5 * number], f"c{number}") for number in range(20)]
    futures.append(store.append("m3", 7, [Said(0, "too late")], "late"))
    assert [future.result() for future in futures[:20]] == [2] * 20
    assert isinstance(futures[20].exception(), Conflict)
    for number in range(20):
        logged = store.entries(f"m{number}", 1)
        assert [one.entry for one in logged] == said[: 1 + 5 * number]
        assert [one.seq for one in logged] == list(range(2, 3 + 5 * number))
        assert [one.command for one in logged if one.command] == [f"c{number}"]


def test_a_busy_store_commits_seldom(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(store, SqlStore)
    begun: list[float] = []
    commit = store._writer._commit

    def timed(group: list[Job[Work]]) -> None:
        begun.append(time.monotonic())
        commit(group)

    monkeypatch.setattr(store._writer, "_commit", timed)
    for after in range(1, 6):
        store.append("m", after, [Said(0, str(after))]).result()
    assert len(begun) == 5
    assert all(later - sooner >= 0.9 * INTERVAL for sooner, later in pairwise(begun))


def test_a_write_that_is_cancelled_harms_no_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(store, SqlStore)
    commit = store._writer._commit
    gate, taken = threading.Event(), threading.Event()

    def waiting(group: list[Job[Work]]) -> None:
        taken.set()
        gate.wait()
        commit(group)

    monkeypatch.setattr(store._writer, "_commit", waiting)
    first = store.append("m", 1, [Said(0, "first")])
    taken.wait()  # the writer has taken the first and waits at the gate
    cancelled = store.append("m", 2, [Said(0, "cancelled")])
    second = store.append("m", 2, [Said(0, "second")])
    assert cancelled.cancel()
    gate.set()
    assert (first.result(), second.result()) == (2, 3)
    assert [logged.entry for logged in store.entries("m", 2)] == [Said(0, "second")]


def test_what_is_written_is_there_when_opened_again(database: Database, tmp_path: Path) -> None:
    store = open_database(database, tmp_path)
    pending = store.create(ROW, [], [FIRST, Said(0, "a")])
    store.close()
    assert pending.done()
    again = open_database(database, tmp_path)
    assert [logged.seq for logged in again.entries("m")] == [1, 2]
    again.close()


def test_it_says_how_long_each_of_several_matches_is(store: Store) -> None:
    store.create(MatchRow("n", "ludo", 2.0, SECRET), [], [FIRST, Said(0, "a")]).result()
    assert store.lengths(["m", "n", "nix"]) == {"m": 1, "n": 2}
    assert store.lengths([]) == {}


def test_two_stores_on_one_database_write_the_same_number_once(
    store: Store, database: Database, tmp_path: Path
) -> None:
    other = open_database(database, tmp_path)
    futures = [writer.append("m", 1, [Said(0, str(number))]) for number in range(20) for writer in (store, other)]
    results = [future.exception() or future.result() for future in futures]
    assert results.count(2) == 1
    assert {type(result) for result in results} == {int, Conflict}
    assert len(store.entries("m")) == 2
    other.close()


def test_the_same_command_at_two_stores_is_carried_out_once(store: Store, database: Database, tmp_path: Path) -> None:
    other = open_database(database, tmp_path)
    futures = [writer.append("m", 1, [Said(0, "a")], "0/x") for writer in (store, other)]
    results = [future.exception() or future.result() for future in futures]
    assert results.count(2) == 1
    assert any(isinstance(result, Conflict) for result in results)
    other.close()


def test_keys_are_written_with_the_entries_or_not_at_all(store: Store) -> None:
    new = Key("cc", "seat", 0, device="d", made=12.5)
    store.append("m", 1, [Said(0, "a")], "0/x", [new, Key("bb", "seat", 1, is_revoked=True)]).result()
    keys = {key.hash: key for key in store.keys("m")}
    assert keys["cc"] == new
    assert keys["bb"].is_revoked
    with pytest.raises(Conflict):  # another was faster
        store.append("m", 1, [Said(0, "b")], "0/y", [Key("dd", "seat", 0)]).result()
    assert "dd" not in {key.hash for key in store.keys("m")}


def test_it_is_known_when_an_entry_was_written(store: Store) -> None:
    before = time.time()
    store.append("m", 1, [Said(0, "a"), Said(0, "b")]).result()
    found = store.times([("m", 3), ("nix", 1)])
    assert before - 1 <= found["m"] <= time.time() + 1
    assert store.times([]) == {}
    assert "nix" not in found


def test_a_book_is_written_version_by_version(store: Store) -> None:
    assert store.book("b") is None
    store.write_book(Book("b", "first", 1)).result()
    for version in (1, 3):  # it is there already; one was left out
        with pytest.raises(Conflict):
            store.write_book(Book("b", "lost", version)).result()
    store.write_book(Book("b", "second", 2)).result()
    with pytest.raises(Conflict):
        store.write_book(Book("b", "too late", 2)).result()
    assert store.book("b") == Book("b", "second", 2)
    store.remove_book("b").result()
    assert store.book("b") is None
