"""The durable event log of all matches."""

from ludotek.store.keeping import WholeMatch
from ludotek.store.opening import is_postgres, open_store
from ludotek.store.postgres import PostgresStore
from ludotek.store.sqlite import SqliteStore
from ludotek.store.store import (
    Book,
    Commit,
    Conflict,
    Damaged,
    Key,
    MatchRow,
    Role,
    Store,
    StoreBusy,
    StoredMatch,
    StoreError,
    StoreFailed,
    StoreFull,
    Subscription,
    Unsure,
)

__all__ = [
    "Book",
    "Commit",
    "Conflict",
    "Damaged",
    "Key",
    "MatchRow",
    "PostgresStore",
    "Role",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoredMatch",
    "Subscription",
    "Unsure",
    "WholeMatch",
    "is_postgres",
    "open_store",
]
