"""The store on SQLite. One thread writes and groups what is queued into one commit; readers never wait for it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from ludotek.store.store import (
    AlreadyDone,
    Conflict,
    Key,
    MatchRow,
    Store,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
)
from ludotek.table import Entry, Logged, read_entry, write_entry

# Version -> what leads to it from the one before.
SCHEMA: Final = {
    1: """
        CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, created REAL NOT NULL, secret TEXT NOT NULL)
            WITHOUT ROWID;
        CREATE TABLE keys (match TEXT NOT NULL REFERENCES matches, hash TEXT NOT NULL, role TEXT NOT NULL,
            seat INTEGER, is_revoked INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, hash)) WITHOUT ROWID;
        CREATE TABLE entries (match TEXT NOT NULL REFERENCES matches, seq INTEGER NOT NULL, command TEXT,
            body TEXT NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
        CREATE UNIQUE INDEX one_command_once ON entries (match, command) WHERE command IS NOT NULL;
    """,
}
VERSION: Final = max(SCHEMA)
APPEND: Final = """
    INSERT INTO entries (match, seq, command, body) SELECT ?, ?, ?, ?
    WHERE EXISTS (SELECT 1 FROM entries WHERE match = ? AND seq = ?)
"""  # only after the number before it; a number or a command that is there already is an error
GROUP: Final = 256  # writes in one commit at most

Work = Callable[[sqlite3.Connection], Any]


class SqliteStore(Store):
    def __init__(self, file: Path, *, patience: float = 2.0) -> None:
        """`patience`: for how many seconds a lock of another process is waited for."""
        self.file = file
        self.patience = patience
        self._reading = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._jobs: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._writing = self._open()
        try:
            migrate(self._writing, file)
        except StoreError:
            self._writing.close()
            raise
        self._writer = threading.Thread(target=self._write, name="store writer", daemon=True)
        self._writer.start()

    def create(self, row: MatchRow, keys: Sequence[Key], entries: Sequence[Entry]) -> Future[None]:
        def work(db: sqlite3.Connection) -> None:
            values = (row.match, row.game, row.created, row.secret)
            db.execute("INSERT INTO matches (id, game, created, secret) VALUES (?, ?, ?, ?)", values)
            for key in keys:
                insert_key(db, row.match, key)
            insert_entries(db, row.match, 0, entries, None)

        return self._submit(work)

    def append(self, match: str, after: int, entries: Sequence[Entry], command: str | None = None) -> Future[int]:
        def work(db: sqlite3.Connection) -> int:
            first, *rest = entries
            try:
                is_next = (
                    db.execute(APPEND, (match, after + 1, command, write_entry(first), match, after)).rowcount == 1
                )
            except sqlite3.IntegrityError:
                is_next = False
            if not is_next:
                raise refusal(db, match, after, command)
            insert_entries(db, match, after + 1, rest, None)
            return after + 1

        return self._submit(work)

    def change_key(self, match: str, key: Key) -> Future[None]:
        def work(db: sqlite3.Connection) -> None:
            old = (match, key.role, key.seat)
            db.execute("UPDATE keys SET is_revoked = 1 WHERE match = ? AND role = ? AND seat IS ?", old)
            insert_key(db, match, key)

        return self._submit(work)

    def match_row(self, match: str) -> MatchRow | None:
        rows = self._read("SELECT id, game, created, secret FROM matches WHERE id = ?", match)
        return MatchRow(*rows[0]) if rows else None

    def entries(self, match: str, after: int = 0) -> list[Logged]:
        rows = self._read(
            "SELECT seq, body, command FROM entries WHERE match = ? AND seq > ? ORDER BY seq", match, after
        )
        return [Logged(seq, read_entry(body), command) for seq, body, command in rows]

    def keys(self, match: str) -> list[Key]:
        rows = self._read("SELECT hash, role, seat, is_revoked FROM keys WHERE match = ?", match)
        return [Key(hash, role, seat, bool(revoked)) for hash, role, seat, revoked in rows]

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        for db in (*self._readers, self._writing):
            db.close()

    # Inside

    def _open(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.file, timeout=self.patience, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise to_store_error(error) from None
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")  # durable before it is acknowledged
            db.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error as error:
            db.close()
            raise to_store_error(error) from None
        return db

    def _read(self, query: str, *values: object) -> list[Any]:
        try:
            if not hasattr(self._reading, "db"):
                self._reading.db = self._open()
                self._readers.append(self._reading.db)
            return list(self._reading.db.execute(query, values))
        except sqlite3.Error as error:
            raise to_store_error(error) from None

    def _submit(self, work: Work) -> Future[Any]:
        future: Future[Any] = Future()
        self._jobs.put((work, future))
        return future

    def _write(self) -> None:
        """The writer thread: commits everything that is queued in one transaction."""
        while (job := self._jobs.get()) is not None:
            group, is_last = self._gather(job)
            self._commit(group)
            if is_last:
                return

    def _gather(self, first: tuple[Work, Future[Any]]) -> tuple[list[tuple[Work, Future[Any]]], bool]:
        group = [first]
        while len(group) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, False
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _commit(self, group: list[tuple[Work, Future[Any]]]) -> None:
        db = self._writing
        try:
            db.execute("BEGIN IMMEDIATE")
            results = [attempt(db, work) for work, _ in group]
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            failure = to_store_error(error) if isinstance(error, sqlite3.Error) else error
            results = [failure] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)


def attempt(db: sqlite3.Connection, work: Work) -> Any:
    """Runs one write of the group; if it fails, the others go on."""
    db.execute("SAVEPOINT one")
    try:
        return work(db)
    except (StoreError, sqlite3.IntegrityError) as error:
        db.execute("ROLLBACK TO one")
        return to_store_error(error) if isinstance(error, sqlite3.Error) else error
    finally:
        if db.in_transaction:
            db.execute("RELEASE one")


def refusal(db: sqlite3.Connection, match: str, after: int, command: str | None) -> StoreError:
    """Why entries could not be appended: their command is in the log, or others have their numbers."""
    for (seq,) in db.execute("SELECT seq FROM entries WHERE match = ? AND command = ?", (match, command)):
        return AlreadyDone(seq)
    (last,) = db.execute("SELECT max(seq) FROM entries WHERE match = ?", (match,)).fetchone()
    return Conflict(f"match {match} has {last} entries, not {after}")


def insert_key(db: sqlite3.Connection, match: str, key: Key) -> None:
    row = (match, key.hash, key.role, key.seat, key.is_revoked)
    db.execute("INSERT INTO keys (match, hash, role, seat, is_revoked) VALUES (?, ?, ?, ?, ?)", row)


def insert_entries(
    db: sqlite3.Connection, match: str, after: int, entries: Sequence[Entry], command: str | None
) -> None:
    rows = [
        (match, seq, command if seq == after + 1 else None, write_entry(entry))
        for seq, entry in enumerate(entries, start=after + 1)
    ]
    db.executemany("INSERT INTO entries (match, seq, command, body) VALUES (?, ?, ?, ?)", rows)


def migrate(db: sqlite3.Connection, file: Path) -> None:
    try:
        (found,) = db.execute("PRAGMA user_version").fetchone()
        if found > VERSION:
            raise StoreFailed(f"{file} was written by a newer Ludotek (schema {found}; this one knows {VERSION})")
        for version in range(found + 1, VERSION + 1):
            db.executescript(f"BEGIN IMMEDIATE; {SCHEMA[version]} PRAGMA user_version = {version}; COMMIT;")
    except sqlite3.Error as error:
        raise to_store_error(error) from None


def to_store_error(error: sqlite3.Error) -> StoreError:
    """Translates an error of SQLite; nothing was written."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the family
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("the database is locked by another program: try again in a moment")
    if code == sqlite3.SQLITE_FULL:
        return StoreFull("there is no room left on the server's disk")
    if code == sqlite3.SQLITE_CONSTRAINT:
        return Conflict(f"somebody else was first: {error}")
    return StoreFailed(f"the server cannot write to its disk: {error}")
