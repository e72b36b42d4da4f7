"""The store on SQLite: a file, with nothing to set up."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludotek.store import schema
from ludotek.store.sql import Connection, SqlStore
from ludotek.store.store import Conflict, StoreBusy, StoreError, StoreFailed, StoreFull


class SqliteStore(SqlStore):
    def __init__(self, file: Path, *, patience: float = 2.0) -> None:
        """`patience`: for how many seconds a lock of another process is waited for."""
        self.file = file
        prepare(file, patience)
        super().__init__(lambda: SqliteConnection(file, patience))


class SqliteConnection(Connection):
    def __init__(self, file: Path, patience: float) -> None:
        try:
            self.db = sqlite3.connect(file, timeout=patience, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise to_store_error(error) from None
        try:
            self.execute("PRAGMA journal_mode = WAL")
            self.execute("PRAGMA synchronous = FULL")  # durable before it is acknowledged
            self.execute("PRAGMA foreign_keys = ON")
        except StoreError:
            self.db.close()
            raise

    def execute(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        try:
            return list(self.db.execute(query, values))
        except sqlite3.Error as error:
            raise to_store_error(error) from None

    def begin(self) -> None:
        self.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.execute("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            with suppress(sqlite3.Error):  # a broken disk: the next write says so
                self.db.execute("ROLLBACK")

    def close(self) -> None:
        self.db.close()


def prepare(file: Path, patience: float) -> None:
    with suppress(OSError):  # the database says what is wrong
        file.touch(0o600)  # it holds secrets, and so do the files that SQLite puts beside it, with the same rights
        file.chmod(0o600)
    db = SqliteConnection(file, patience)
    try:
        found, older = stored_version(db)
        is_ready = schema.check_version(found, str(file))
    finally:
        db.close()
    if not is_ready:
        schema.upgrade(f"sqlite:///{file}", has=older)


def stored_version(db: SqliteConnection) -> tuple[str | None, str | None]:
    """What the database says of its version, and what it means if it was made before there was alembic."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"):
        return schema.version_of(db), None
    ((number,),) = db.execute("PRAGMA user_version")
    return (f"{number:04}", f"{number:04}") if number else (None, None)


def to_store_error(error: sqlite3.Error) -> StoreError:
    """Translates an error of SQLite; nothing was written."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the family
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("the database is locked by another program: try again in a moment")
    if code == sqlite3.SQLITE_FULL:
        return StoreFull("there is no room left on the server's disk")
    if code == sqlite3.SQLITE_CONSTRAINT:
        return Conflict(f"somebody else was first: {error}")
    return StoreFailed(f"the server cannot write to its disk: {error}")
