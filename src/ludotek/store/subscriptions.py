"""Which devices want to be called for a seat, and keys that are made once for the whole server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ludotek.store.sql import Connection
    from ludotek.store.store import Subscription

MOST: Final = 8  # devices of a seat: the ones that came last
FIELDS: Final = "seat, endpoint, p256dh, auth, language, key"
OF_MATCH: Final = f"SELECT {FIELDS} FROM subscriptions WHERE match = ? ORDER BY seat, endpoint"
PUT: Final = f"""
    INSERT INTO subscriptions (match, {FIELDS}, added) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (match, seat, endpoint) DO UPDATE
    SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, key = excluded.key,
    added = excluded.added
"""
TOO_MANY: Final = """
    DELETE FROM subscriptions WHERE match = ? AND seat = ? AND endpoint NOT IN
    (SELECT endpoint FROM subscriptions WHERE match = ? AND seat = ? ORDER BY added DESC LIMIT ?)
"""
DROP: Final = "DELETE FROM subscriptions WHERE match = ? AND seat = ? AND endpoint = ?"
FORGET: Final = "DELETE FROM subscriptions WHERE endpoint = ?"


def subscribe(db: Connection, match: str, one: Subscription, now: float) -> None:
    db.execute(PUT, (match, one.seat, one.endpoint, one.p256dh, one.auth, one.language, one.key, now))
    db.execute(TOO_MANY, (match, one.seat, match, one.seat, MOST))


def secret(db: Connection, name: str, made: str) -> str:
    """The secret of this name; `made` if there was none."""
    db.execute("INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, made))
    rows: list[Any] = db.execute("SELECT secret FROM secrets WHERE name = ?", (name,))
    return str(rows[0][0])
