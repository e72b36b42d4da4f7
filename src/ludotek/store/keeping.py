"""How long matches are kept: when each moved last, the old ones, and a match as a whole, to be moved elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from ludotek.store.clocks import note_clock
from ludotek.store.store import Conflict, Key, MatchRow, StoredMatch
from ludotek.table import read_entry

if TYPE_CHECKING:
    from ludotek.store.sql import Connection

HOUR: Final = 3600.0
ROOM: Final = 100_000  # matches whose last move is remembered in memory
# Everything that belongs to a match, besides its row. Tests compare it with the foreign keys.
PARTS: Final = ("deadlines", "entries", "keys", "subscriptions")
LIST: Final = """
    SELECT id, game, created, moved, is_over, (SELECT max(seq) FROM entries WHERE match = id) FROM matches
    WHERE id > ? ORDER BY id LIMIT ?
"""
OLD: Final = "SELECT id FROM matches WHERE moved < ? AND {} ORDER BY moved LIMIT ?"
UNKNOWN: Final = "UPDATE matches SET moved = ? WHERE moved IS NULL"
IS_OVER: Final = "is_over = ?"
IS_NOT_OVER: Final = "(is_over IS NULL OR is_over <> ?)"


class LoggedBody(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is stored."""

    seq: int
    command: str | None
    body: str
    at: float | None = None  # when it was written, in seconds since 1970; None: not known


class WholeMatch(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored of a match, with its secret: a file of it must not be read by others."""

    format: Literal["ludotek match 1"] = "ludotek match 1"
    row: MatchRow
    moved: float | None
    keys: tuple[Key, ...]
    entries: tuple[LoggedBody, ...]


class LastMoves:
    """Writes when a match moved, at most once an hour: it is wanted in days."""

    def __init__(self) -> None:
        self._noted: dict[str, float] = {}

    def note(self, db: Connection, match: str, now: float) -> None:
        if now - self._noted.get(match, 0.0) < HOUR:
            return
        if len(self._noted) >= ROOM:
            self._noted.clear()
        db.execute("UPDATE matches SET moved = ? WHERE id = ?", (now, match))
        self._noted[match] = now

    def forget(self, match: str) -> None:
        """What was noted of this match was not committed."""
        self._noted.pop(match, None)


def listed(rows: Sequence[tuple[Any, ...]]) -> list[StoredMatch]:
    return [
        StoredMatch(match, game, created, moved, None if is_over is None else bool(is_over), length or 0)
        for match, game, created, moved, is_over, length in rows
    ]


def put(db: Connection, whole: WholeMatch) -> None:
    """Writes a match that is not there. Raises Conflict if it is."""
    row = whole.row
    if db.execute("SELECT 1 FROM matches WHERE id = ?", (row.match,)):
        raise Conflict(f"match {row.match} is there already")
    match = (row.match, row.game, row.created, row.secret, whole.moved)
    db.execute("INSERT INTO matches (id, game, created, secret, moved) VALUES (?, ?, ?, ?, ?)", match)
    for key in whole.keys:
        write_key(db, row.match, key)
    for one in whole.entries:
        entry = (row.match, one.seq, one.command, one.body, one.at)
        db.execute("INSERT INTO entries (match, seq, command, body, at) VALUES (?, ?, ?, ?, ?)", entry)
    note_clock(db, row.match, [read_entry(one.body) for one in whole.entries])


def write_key(db: Connection, match: str, key: Key) -> None:
    """A new key, or one that is there already, as it is now."""
    row = (match, key.hash, key.role, key.seat, key.is_revoked, key.device, key.made)
    db.execute(
        "INSERT INTO keys (match, hash, role, seat, is_revoked, device, made) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (match, hash) DO UPDATE SET role = excluded.role, seat = excluded.seat, "
        "is_revoked = excluded.is_revoked, device = excluded.device",
        row,
    )


def delete(db: Connection, match: str, length: int | None) -> bool:
    """Whether it was there, and no longer than it was when somebody looked."""
    ((now,),) = db.execute("SELECT max(seq) FROM entries WHERE match = ?", (match,))
    if now is None or (length is not None and now != length):
        return False
    for table in PARTS:
        db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
    db.execute("DELETE FROM matches WHERE id = ?", (match,))
    return True
