"""What is special about SQLite: its file, its locks, its disk, and databases of other versions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotek.store import Conflict, Key, SqliteStore, StoreBusy, StoreError, StoreFailed, StoreFull
from ludotek.store.sqlite import SqliteConnection
from ludotek.table import Said, write_entry
from tests.store.test_store import FIRST, ROW


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "test.sqlite", patience=0.05)
    store.create(ROW, [Key("aa", "host"), Key("bb", "seat", 1)], [FIRST]).result()
    yield store
    store.close()


def writing(store: SqliteStore) -> sqlite3.Connection:
    assert isinstance(store._writing, SqliteConnection)
    return store._writing.db


def test_it_is_durable_before_it_is_acknowledged(store: SqliteStore) -> None:
    assert writing(store).execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert writing(store).execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreFailed, match="newer Ludotek"):
        SqliteStore(file)


FIRST_SCHEMA = """
    CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, created REAL NOT NULL, secret TEXT NOT NULL);
    CREATE TABLE keys (match TEXT NOT NULL REFERENCES matches (id), hash TEXT NOT NULL, role TEXT NOT NULL,
        seat INTEGER, is_revoked INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, hash));
    CREATE TABLE entries (match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL, command TEXT,
        body TEXT NOT NULL, PRIMARY KEY (match, seq));
    CREATE UNIQUE INDEX one_command_once ON entries (match, command) WHERE command IS NOT NULL;
    PRAGMA user_version = 1;
"""


def test_a_database_of_the_first_version_is_upgraded_with_all_its_matches(tmp_path: Path) -> None:
    """It was made before there was a table that says the version."""
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(FIRST_SCHEMA)
        db.execute("INSERT INTO matches VALUES ('old', 'ludo', 1.5, 'secret')")
        db.execute("INSERT INTO keys VALUES ('old', 'aa', 'seat', 1, 0)")
        db.execute("INSERT INTO entries VALUES ('old', 1, NULL, ?)", (write_entry(FIRST),))
    db.close()
    store = SqliteStore(file)
    assert store.keys("old") == [Key("aa", "seat", 1)]
    assert store.append("old", 1, [Said(0, "still here")]).result() == 2
    assert store.times([("old", 1)]) == {}, "nobody knows when an old entry was written"
    store.create(ROW, [], [FIRST]).result()
    store.close()


def test_a_log_that_was_its_own_index_is_laid_out_anew_with_all_its_entries(tmp_path: Path) -> None:
    file = tmp_path / "six.sqlite"
    SqliteStore(file).close()
    rows = [(match, seq, f"0/{seq}", write_entry(FIRST), 1.5) for match in ("a", "b") for seq in (1, 2, 3)]
    with sqlite3.connect(file) as db:
        db.executescript("""
            DROP TABLE entries;
            CREATE TABLE entries (match TEXT NOT NULL, seq INTEGER NOT NULL, command TEXT, body TEXT NOT NULL,
                at DOUBLE, PRIMARY KEY (match, seq), FOREIGN KEY (match) REFERENCES matches (id)) WITHOUT ROWID;
            INSERT INTO matches (id, game, created, secret) VALUES ('a', 'ludo', 1, 's'), ('b', 'ludo', 1, 's');
            UPDATE alembic_version SET version_num = '0006';
        """)
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
    db.close()
    store = SqliteStore(file)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT * FROM entries ORDER BY rowid").fetchall() == rows
    db.close()
    assert store.append("a", 3, [Said(0, "goes on")]).result() == 4
    with pytest.raises(Conflict):
        store.append("b", 2, [Said(0, "a number that is there")]).result()
    store.close()


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
    (pages,) = writing(store).execute("PRAGMA page_count").fetchone()
    writing(store).execute(f"PRAGMA max_page_count = {pages}")
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
    writing(store).execute("PRAGMA max_page_count = 100000")
    assert store.append("m", seq, [Said(0, "again")], f"0/{seq}").result() == seq + 1
