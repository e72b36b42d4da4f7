"""When clocks are at zero, and for how long no process of the server was alive. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludotek.table import ClockSet, Entry, zero_at

if TYPE_CHECKING:
    from ludotek.store.sql import Connection

SET: Final = "INSERT INTO deadlines (match, due) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET due = excluded.due"
FIRST: Final = "INSERT INTO life (id, alive, dead) VALUES (1, ?, 0) ON CONFLICT (id) DO NOTHING"
# One statement: of two processes that start at once the second finds the first one alive.
WAKE: Final = """
    UPDATE life SET dead = dead + CASE WHEN ? - alive > ? THEN ? - alive + ? ELSE 0 END,
    alive = CASE WHEN ? > alive THEN ? ELSE alive END WHERE id = 1 RETURNING dead
"""
BEAT: Final = "UPDATE life SET alive = CASE WHEN ? > alive THEN ? ELSE alive END WHERE id = 1 RETURNING dead"
DUE: Final = "SELECT match FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?"


def last_set(entries: Sequence[Entry]) -> ClockSet | None:
    for entry in reversed(entries):
        if isinstance(entry, ClockSet):
            return entry
    return None


def note_clock(db: Connection, match: str, entries: Sequence[Entry]) -> None:
    """Keeps when the clock that these entries set is at zero, in the same transaction."""
    clock = last_set(entries)
    if clock is None:
        return
    due = zero_at(clock)
    if due is None:
        db.execute("DELETE FROM deadlines WHERE match = ?", (match,))
    else:
        db.execute(SET, (match, float(due)))


def wake(db: Connection, now: float, silence: float, grace: float) -> float:
    db.execute(FIRST, (now,))
    ((dead,),) = db.execute(WAKE, (now, silence, now, grace, now, now))
    return float(dead)


def beat(db: Connection, now: float) -> float:
    db.execute(FIRST, (now,))
    ((dead,),) = db.execute(BEAT, (now, now))
    return float(dead)
