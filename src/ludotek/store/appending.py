"""Appends to the logs of matches: those of a group by one statement, and one by one if somebody was faster."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from ludotek.store.clocks import note_clock
from ludotek.store.keeping import LastMoves, write_key
from ludotek.store.store import Conflict, Key, StoreFailed
from ludotek.table import Entry, write_entry

if TYPE_CHECKING:
    from ludotek.store.sql import Connection, Work

INSERT: Final = "INSERT INTO entries (match, seq, command, body, at) VALUES "
ROW: Final = "(?, ?, ?, ?, ?)"
PRESENT: Final = "SELECT count(*) FROM (VALUES "
FOUND: Final = ") AS wanted JOIN entries ON match = column1 AND seq = column2"
Row = tuple[object, ...]
TRY_AGAIN: Final = "ROLLBACK TO SAVEPOINT one"  # as if this write had not begun


class Append:
    """The entries of one command, to be added after the number `after` of a match."""

    def __init__(
        self,
        match: str,
        after: int,
        entries: Sequence[Entry],
        command: str | None = None,
        keys: Sequence[Key] = (),
        moves: LastMoves | None = None,
    ) -> None:
        self.match = match
        self.after = after
        self.entries = entries
        self.command = command
        self.keys = keys  # that change with them
        self.moves = moves

    def rows(self) -> list[Row]:
        """The values of INSERT, for each entry. The command stands on the first."""
        found: list[Row] = []
        command, now = self.command, time.time()
        for seq, entry in enumerate(self.entries, start=self.after + 1):
            found.append((self.match, seq, command, write_entry(entry), now))
            command = None
        return found

    def __call__(self, db: Connection) -> int:
        """Writes them in a transaction, after SAVEPOINT one. Returns the number of the first."""
        if not write_together(db, [self]):
            db.execute(TRY_AGAIN)
            raise self.refusal(db)
        return self.after + 1

    def note(self, db: Connection) -> None:
        """Writes what else follows from them."""
        for key in self.keys:
            write_key(db, self.match, key)
        note_clock(db, self.match, self.entries)
        if self.moves is not None:
            self.moves.note(db, self.match, time.time())

    def forget(self) -> None:
        """They were not committed, and are perhaps written again."""
        if self.moves is not None:
            self.moves.forget(self.match)

    def refusal(self, db: Connection) -> Conflict:
        """Others have their numbers."""
        ((last,),) = db.execute("SELECT max(seq) FROM entries WHERE match = ?", (self.match,))
        return Conflict(f"match {self.match} has {last} entries, not {self.after}")


def append_all(db: Connection, works: Sequence[Work]) -> list[Any] | None:
    """Writes the appends of a group together, the usual case; returns the number of the first entry of each.

    None, and nothing is written in the transaction, if there are other works among them or one of them is refused.
    The fewer statements the better: after each the thread waits until the event loop lets it go on.
    """
    appends = [work for work in works if isinstance(work, Append)]
    are_of_different_matches = len({append.match for append in appends}) == len(works)
    if not are_of_different_matches:
        return None
    try:
        are_next = write_together(db, appends)
    except StoreFailed:
        are_next = False
    if not are_next:
        db.rollback()
        db.begin()
        for append in appends:
            append.forget()
        return None
    return [append.after + 1 for append in appends]


def write_together(db: Connection, appends: Sequence[Append]) -> bool:
    """Writes appends to different matches by one statement, each after the number before it. False if one of them
    cannot be written, and then others may be: a number that is there already is a Conflict."""
    before: list[Row] = [(append.match, append.after) for append in appends]
    present = sum(count for (count,) in in_statements(db, PRESENT, "(?, ?)", before, FOUND))
    if present < len(appends):
        return False
    try:
        in_statements(db, INSERT, ROW, [row for append in appends for row in append.rows()])
    except Conflict:
        return False
    for append in appends:
        append.note(db)
    return True


def insert_entries(db: Connection, match: str, entries: Sequence[Entry]) -> None:
    """The first entries of a match."""
    in_statements(db, INSERT, ROW, Append(match, 0, entries).rows())


def in_statements(db: Connection, begin: str, row: str, rows: Sequence[Row], end: str = "") -> list[tuple[Any, ...]]:
    """Runs a statement about many rows, in as few pieces as its sizes allow; gives the rows that are returned."""
    found: list[tuple[Any, ...]] = []
    first = 0
    while first < len(rows):
        size = next(size for size in db.sizes if size <= len(rows) - first)
        values = [*chain.from_iterable(rows[first : first + size])]
        found += db.execute(statement(begin, row, size, end), values)
        first += size
    return found


@lru_cache(maxsize=512)
def statement(begin: str, row: str, size: int, end: str) -> str:
    return begin + ", ".join([row] * size) + end
