"""The durable event log of all matches."""

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
)

__all__ = [
    "AlreadyDone",
    "Conflict",
    "Key",
    "MatchRow",
    "Role",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFailed",
    "StoreFull",
]
