"""How long matches are kept, and matches that move from one store to another. On every database."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.store import Conflict, Key, MatchRow, SqliteStore, Store, keeping
from ludotek.table import Logged, Said
from tests.databases import DATABASES, Database, open_database
from tests.store.test_store import FIRST
from tests.table.sitting import SECRET

LONG_AGO = 1000.0


@pytest.fixture(params=DATABASES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    database: Database = request.param
    store = open_database(database, tmp_path)
    for name in ("a", "b", "c"):
        row = MatchRow(name, "ludo", LONG_AGO, SECRET)
        store.create(row, [Key(f"host of {name}", "host"), Key("s", "seat", 1, True)], [FIRST]).result()
    yield store
    store.close()


def test_a_match_that_moved_is_not_old(store: Store) -> None:
    assert store.old(LONG_AGO + 1, is_over=False, most=10) == ["a", "b", "c"]
    assert store.old(LONG_AGO + 1, is_over=False, most=2) == ["a", "b"]
    assert store.old(LONG_AGO, is_over=False, most=10) == []
    store.append("b", 1, [Said(0, "x")]).result()
    assert store.old(time.time() - 5, is_over=False, most=10) == ["a", "c"]
    (b,) = [one for one in store.listed() if one.match == "b"]
    assert b.moved == pytest.approx(time.time(), abs=60)
    assert (b.length, b.is_over) == (2, None)


def test_what_is_over_is_found_apart(store: Store) -> None:
    store.note_over("c").result()
    assert store.old(LONG_AGO + 1, is_over=False, most=10) == ["a", "b"]
    assert store.old(LONG_AGO + 1, is_over=True, most=10) == ["c"]
    assert [one.is_over for one in store.listed()] == [None, None, True]
    assert [one.match for one in store.listed("a", 1)] == ["b"]


def test_a_match_goes_away_and_comes_back_as_it_was(store: Store) -> None:
    store.append("a", 1, [Said(0, "x"), Said(1, "y")], "0/id").result()
    whole = store.whole("a")
    assert whole is not None
    keys, entries = store.keys("a"), store.entries("a")
    with pytest.raises(Conflict):
        store.put(whole).result()
    assert store.delete("a", 2).result() is False, "somebody has moved meanwhile"
    assert store.delete("a", 3).result() is True
    assert store.delete("a", 3).result() is False
    assert (store.match_row("a"), store.entries("a"), store.keys("a"), store.whole("a")) == (None, [], [], None)
    store.put(whole).result()
    assert (store.keys("a"), store.entries("a")) == (keys, entries)
    assert entries[1] == Logged(2, Said(0, "x"), "0/id")
    assert store.whole("a") == whole
    assert len(store.entries("b")) == 1


def test_everything_that_belongs_to_a_match_is_deleted_with_it(tmp_path: Path) -> None:
    file = tmp_path / "test.sqlite"
    SqliteStore(file).close()
    with sqlite3.connect(file) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        parts = [t for t in tables if "matches" in [row[2] for row in db.execute(f"PRAGMA foreign_key_list({t})")]]
    db.close()
    assert sorted(parts) == sorted(keeping.PARTS)
