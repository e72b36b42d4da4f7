"""The store in SQL, the same for every database. One thread writes and groups what is queued into one commit."""

from __future__ import annotations

import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final

from ludotek.store import clocks, keeping, subscriptions
from ludotek.store.appending import TRY_AGAIN, Append, append_all, insert_entries
from ludotek.store.clocks import note_clock
from ludotek.store.keeping import LastMoves, LoggedBody, WholeMatch, write_key
from ludotek.store.store import (
    Book,
    Commit,
    Conflict,
    Key,
    MatchRow,
    Store,
    StoredMatch,
    StoreError,
    StoreFailed,
    Subscription,
)
from ludotek.store.writer import Job, Writer
from ludotek.table import Entry, Logged, read_entry

TRIAL: Final = "UPDATE alembic_version SET version_num = version_num"  # a write that changes nothing
KEEP_ANALYSIS: Final = """
    INSERT INTO analyses (id, at, body) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body
"""
ANALYSES_KEPT: Final = 24 * 3600.0  # seconds
log = logging.getLogger("ludotek.store")


class Connection(ABC):
    """A connection to a database. Every failure is a StoreError; values stand as `?` in a query."""

    db: Any  # the driver's connection
    begins: str = "BEGIN"
    sizes: Sequence[int] = (64, 32, 16, 8, 4, 2, 1)  # rows of a statement: few different ones, which a database knows

    @abstractmethod
    def execute(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Runs one query outside or inside a transaction, and gives its rows."""

    def begin(self) -> None:
        self.execute(self.begins)

    @abstractmethod
    def commit(self) -> None:
        """Returns when everything is durable. Unsure if nobody can say whether it is."""

    @abstractmethod
    def rollback(self) -> None:
        """Ends a transaction, if there is one; never fails."""

    def close(self) -> None:
        self.db.close()

    @property
    def is_usable(self) -> bool:
        """Whether it may be asked again; if not, another is opened."""
        return True


Work = Callable[[Connection], Any]


class SqlStore(Store):
    def __init__(self, open: Callable[[], Connection]) -> None:
        self._open = open
        self._reading = threading.local()
        self._readers: list[Connection] = []  # of all threads
        self._is_closed = False
        self._lock = threading.Lock()  # of these two
        self._writing = open()
        self._moves = LastMoves()
        self._writer = Writer(self._commit)

    def create(self, row: MatchRow, keys: Sequence[Key], entries: Sequence[Entry]) -> Future[None]:
        def work(db: Connection) -> None:
            values = (row.match, row.game, row.created, row.secret, row.created)
            db.execute("INSERT INTO matches (id, game, created, secret, moved) VALUES (?, ?, ?, ?, ?)", values)
            for key in keys:
                write_key(db, row.match, key)
            insert_entries(db, row.match, entries)
            note_clock(db, row.match, entries)

        return self._writer.submit(work)

    def append(
        self, match: str, after: int, entries: Sequence[Entry], command: str | None = None, keys: Sequence[Key] = ()
    ) -> Future[int]:
        return self._writer.submit(Append(match, after, entries, command, keys, self._moves))

    def change_key(self, match: str, key: Key) -> Future[None]:
        def work(db: Connection) -> None:
            of_seat = "seat IS NULL" if key.seat is None else "seat = ?"
            old = (True, match, key.role) + (() if key.seat is None else (key.seat,))
            db.execute(f"UPDATE keys SET is_revoked = ? WHERE match = ? AND role = ? AND {of_seat}", old)
            write_key(db, match, key)

        return self._writer.submit(work)

    def match_row(self, match: str) -> MatchRow | None:
        rows = self._read("SELECT id, game, created, secret FROM matches WHERE id = ?", match)
        return MatchRow(*rows[0]) if rows else None

    def matches(self) -> list[MatchRow]:
        return [MatchRow(*row) for row in self._read("SELECT id, game, created, secret FROM matches ORDER BY created")]

    def entries(self, match: str, after: int = 0) -> list[Logged]:
        rows = self._read(
            "SELECT seq, body, command FROM entries WHERE match = ? AND seq > ? ORDER BY seq", match, after
        )
        return [Logged(seq, read_entry(body), command) for seq, body, command in rows]

    def keys(self, match: str) -> list[Key]:
        rows = self._read("SELECT hash, role, seat, is_revoked, device, made FROM keys WHERE match = ?", match)
        return [Key(hash, role, seat, bool(revoked), device, made) for hash, role, seat, revoked, device, made in rows]

    def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        if not matches:
            return {}
        places = ", ".join("?" * len(matches))
        rows = self._read(f"SELECT match, max(seq) FROM entries WHERE match IN ({places}) GROUP BY match", *matches)
        return dict(rows)

    def subscribe(self, match: str, subscription: Subscription, now: float) -> Future[None]:
        return self._writer.submit(lambda db: subscriptions.subscribe(db, match, subscription, now))

    def unsubscribe(self, match: str, seat: int, endpoint: str) -> Future[None]:
        return self._writer.submit(lambda db: db.execute(subscriptions.DROP, (match, seat, endpoint)))

    def forget_endpoint(self, endpoint: str) -> Future[None]:
        return self._writer.submit(lambda db: db.execute(subscriptions.FORGET, (endpoint,)))

    def subscriptions(self, match: str) -> list[Subscription]:
        return [Subscription(*row) for row in self._read(subscriptions.OF_MATCH, match)]

    def secret(self, name: str, made: str) -> Future[str]:
        return self._writer.submit(lambda db: subscriptions.secret(db, name, made))

    def listed(self, after: str = "", most: int = 1000) -> list[StoredMatch]:
        return keeping.listed(self._read(keeping.LIST, after, most))

    def old(self, before: float, *, is_over: bool, most: int) -> list[str]:
        now = time.time()
        if self._read("SELECT 1 FROM matches WHERE moved IS NULL LIMIT 1"):
            self._writer.submit(lambda db: db.execute(keeping.UNKNOWN, (now,))).result()
        query = keeping.OLD.format(keeping.IS_OVER if is_over else keeping.IS_NOT_OVER)
        return [match for (match,) in self._read(query, before, True, most)]

    def note_over(self, match: str) -> Future[None]:
        return self._writer.submit(lambda db: db.execute("UPDATE matches SET is_over = ? WHERE id = ?", (True, match)))

    def whole(self, match: str) -> WholeMatch | None:
        row = self.match_row(match)
        if row is None:
            return None
        ((moved,),) = self._read("SELECT moved FROM matches WHERE id = ?", match)
        rows = self._read("SELECT seq, command, body, at FROM entries WHERE match = ? ORDER BY seq", match)
        entries = tuple(LoggedBody(*one) for one in rows)
        return WholeMatch(row=row, moved=moved, keys=tuple(self.keys(match)), entries=entries)

    def put(self, whole: WholeMatch) -> Future[None]:
        return self._writer.submit(lambda db: keeping.put(db, whole))

    def delete(self, match: str, length: int | None = None) -> Future[bool]:
        return self._writer.submit(lambda db: keeping.delete(db, match, length))

    def times(self, entries: Sequence[tuple[str, int]]) -> dict[str, float]:
        if not entries:
            return {}
        wanted = " OR ".join(["(match = ? AND seq = ?)"] * len(entries))
        rows = self._read(
            f"SELECT match, at FROM entries WHERE {wanted}", *(value for pair in entries for value in pair)
        )
        return {match: at for match, at in rows if at is not None}

    def book(self, id: str) -> Book | None:
        rows = self._read("SELECT id, sealed, version FROM books WHERE id = ?", id)
        return Book(*rows[0]) if rows else None

    def write_book(self, book: Book) -> Future[None]:
        def work(db: Connection) -> None:
            if book.version == 1:
                query = "INSERT INTO books (sealed, version, changed, id) VALUES (?, ?, ?, ?) RETURNING version"
            else:
                query = "UPDATE books SET sealed = ?, version = ?, changed = ? WHERE id = ? AND version = ? RETURNING 1"
            before = () if book.version == 1 else (book.version - 1,)
            if not db.execute(query, (book.sealed, book.version, time.time(), book.id, *before)):
                raise Conflict("another device has written the book meanwhile")

        return self._writer.submit(work)

    def remove_book(self, id: str) -> Future[None]:
        def work(db: Connection) -> None:
            db.execute("DELETE FROM books WHERE id = ?", (id,))

        return self._writer.submit(work)

    def check(self) -> None:
        self._read("SELECT version_num FROM alembic_version")
        if self.failure is not None:
            self._writer.submit(lambda db: db.execute(TRIAL)).result()

    @property
    def waiting(self) -> int:  # type: ignore[override]  # counted, not stored
        return self._writer.waiting

    def wake(self, now: float, silence: float, grace: float) -> Future[float]:
        return self._writer.submit(lambda db: clocks.wake(db, now, silence, grace))

    def beat(self, now: float) -> Future[float]:
        return self._writer.submit(lambda db: clocks.beat(db, now))

    def due(self, until: float, most: int) -> list[str]:
        return [match for (match,) in self._read(clocks.DUE, until, most)]

    def revoked(self, matches: Sequence[str]) -> list[tuple[str, str]]:
        if not matches:
            return []
        places = ", ".join("?" * len(matches))
        return self._read(f"SELECT match, hash FROM keys WHERE is_revoked AND match IN ({places})", *matches)

    def keep_analysis(self, id: str, at: float, body: str) -> Future[None]:
        def work(db: Connection) -> None:
            db.execute("DELETE FROM analyses WHERE at < ?", (at - ANALYSES_KEPT,))
            db.execute(KEEP_ANALYSIS, (id, at, body))

        return self._writer.submit(work)

    def analysis(self, id: str) -> tuple[float, str] | None:
        rows = self._read("SELECT at, body FROM analyses WHERE id = ?", id)
        return (float(rows[0][0]), str(rows[0][1])) if rows else None

    def close(self) -> None:
        self._writer.finish()
        with self._lock:
            self._is_closed = True
            for db in (*self._readers, self._writing):
                db.close()

    # Inside

    def _read(self, query: str, *values: object) -> list[Any]:
        """By a connection of this thread: readers never wait for the writer."""
        db: Connection | None = getattr(self._reading, "db", None)
        if db is None or not db.is_usable:
            db = self._reading.db = self._new_reader()
        return db.execute(query, values)

    def _new_reader(self) -> Connection:
        """Several threads may open theirs at once, and one of them while the store is being closed."""
        db = self._open()
        with self._lock:
            if self._is_closed:
                db.close()
                raise StoreFailed("the store is closed")
            self._readers = [*(one for one in self._readers if one.is_usable), db]
        return db

    def _commit(self, group: list[Job[Work]]) -> None:
        """Runs a group of writes in one transaction. One that fails harms none of the others."""
        begun, failure = time.perf_counter(), None
        try:
            db = self._connected()
            db.begin()
            works = [work for work, _ in group]
            results: list[Any] = append_all(db, works) or [attempt(db, work) for work in works]
            db.commit()
        except Exception as error:
            self._writing.rollback()
            for work, _ in group:
                if isinstance(work, Append):
                    work.forget()
            failure = error if isinstance(error, StoreError) else StoreFailed(str(error))
            results = [error] * len(group)
        self.failure = failure
        self._note(Commit(len(group), time.perf_counter() - begun, failure))
        for (_, future), result in zip(group, results, strict=True):
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _note(self, commit: Commit) -> None:
        """What counts commits must not end the writer."""
        if self.on_commit is None:
            return
        try:
            self.on_commit(commit)
        except Exception:
            log.exception("a commit was not counted")

    def _connected(self) -> Connection:
        if not self._writing.is_usable:
            self._writing.close()
            self._writing = self._open()
        return self._writing


def attempt(db: Connection, work: Work) -> Any:
    """Runs one write of the group; if it is refused, the others go on."""
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except (Conflict, StoreFailed) as error:  # StoreFailed: values that this database does not take
        db.execute(TRY_AGAIN)
        result = error
    db.execute("RELEASE SAVEPOINT one")
    return result
