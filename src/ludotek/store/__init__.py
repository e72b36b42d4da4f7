"""The durable event log of all matches."""

from ludotek.store.opening import open_store
from ludotek.store.postgres import PostgresStore
from ludotek.store.sqlite import SqliteStore
from ludotek.store.store import (
    AlreadyDone,
    Conflict,
    Key,
    MatchRow,
    Role,
    Store,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    Subscription,
    Unsure,
)

__all__ = [
    "AlreadyDone",
    "Conflict",
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
    "Subscription",
    "Unsure",
    "open_store",
]
