"""Opens the store that an address names."""

from __future__ import annotations

from pathlib import Path

from ludotek.store.postgres import PostgresStore
from ludotek.store.sqlite import SqliteStore
from ludotek.store.store import Store, StoreFailed

POSTGRES = ("postgresql://", "postgres://")


def open_store(address: str) -> Store:
    """`postgresql://…`, or the path of an SQLite file."""
    if address.startswith(POSTGRES):
        return PostgresStore(address)
    if "://" in address:
        kind = address.split("://")[0]
        raise StoreFailed(f"no database of the kind {kind!r}; give postgresql://… or the path of a file")
    return SqliteStore(Path(address))
