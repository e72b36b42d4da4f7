"""Opens the store that an address names."""

from __future__ import annotations

from pathlib import Path

from ludotek.store.postgres import PostgresStore
from ludotek.store.sqlite import SqliteStore
from ludotek.store.store import Store, StoreFailed

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


def open_store(address: str, *, is_checked: bool = False) -> Store:
    """`postgresql://…`, or the path of an SQLite file. `is_checked`: it was opened before, and found whole."""
    if is_postgres(address):
        return PostgresStore(address)
    if "://" in address:
        kind = address.split("://")[0]
        raise StoreFailed(f"no database of the kind {kind!r}; give postgresql://… or the path of a file")
    return SqliteStore(Path(address), is_checked=is_checked)
