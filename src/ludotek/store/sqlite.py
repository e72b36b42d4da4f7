"""The store on SQLite: a file, with nothing to set up."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ludotek.store import schema
from ludotek.store.sql import Connection, SqlStore
from ludotek.store.store import Conflict, Damaged, StoreBusy, StoreError, StoreFailed, StoreFull, Unsure

PRIVATE: Final = 0o600
# Bytes. A move changes a few pages, each of which is written as a whole: with 4096 a commit takes a quarter more CPU.
PAGE: Final = 1024
CHECKPOINT: Final = 4000  # pages in the log before they are copied to the file at once: more would be felt as a pause
STATEMENTS: Final = 256  # that a connection keeps: an insert of each number of rows, and all others
log = logging.getLogger("ludotek.store")


class SqliteStore(SqlStore):
    def __init__(self, file: Path, *, patience: float = 2.0, is_checked: bool = False) -> None:
        """`patience`: for how many seconds a lock of another process is waited for.

        `is_checked`: somebody has looked before whether the file is whole.
        """
        self.file = file
        prepare(file, patience, is_checked=is_checked)
        super().__init__(lambda: SqliteConnection(file, patience))


class SqliteConnection(Connection):
    db: sqlite3.Connection
    is_usable = True
    begins = "BEGIN IMMEDIATE"
    sizes = range(64, 0, -1)  # it knows all of them: see STATEMENTS

    def __init__(self, file: Path, patience: float) -> None:
        try:
            self.db = sqlite3.connect(
                file,
                timeout=patience,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=STATEMENTS,
            )
        except sqlite3.Error as error:
            raise to_store_error(error) from None
        try:
            self.execute(f"PRAGMA page_size = {PAGE}")  # of a new file
            self.execute("PRAGMA journal_mode = WAL")
            self.execute("PRAGMA synchronous = FULL")  # durable before it is acknowledged
            self.execute("PRAGMA foreign_keys = ON")
            self.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        except StoreError:
            self.db.close()
            raise

    def execute(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        try:
            return list(self.db.execute(query, values))
        except sqlite3.Error as error:
            raise to_store_error(error) from None

    def commit(self) -> None:
        """What was not written to the log is not there. What was written but not synced may show after a restart."""
        try:
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            told = to_store_error(error)
            if isinstance(told, StoreFailed) and error.sqlite_errorcode != sqlite3.SQLITE_IOERR_WRITE:
                self.is_usable = False  # what it believes of the file may be wrong
                log.error("the disk failed during a commit: %s", error)
                raise Unsure("the server's disk failed: it is not known whether this was kept") from None
            raise told from None

    def rollback(self) -> None:
        with suppress(sqlite3.Error):  # a broken disk, or it is closed and no other could be opened
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")


def prepare(file: Path, patience: float, *, is_checked: bool = False) -> None:
    make_private(file)
    db = SqliteConnection(file, patience)
    try:
        if not is_checked:
            check_whole(db, file)
        found, older = stored_version(db)
        is_ready = schema.check_version(found, str(file))
    finally:
        db.close()
    if not is_ready:
        schema.upgrade(f"sqlite:///{file}", has=older)


def make_private(file: Path) -> None:
    """Makes the file if it is missing. Nobody but its owner reads it: it holds what decides future throws."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        if stat.S_IMODE(file.stat().st_mode) != PRIVATE:
            file.chmod(PRIVATE)
    except OSError as error:
        raise StoreFailed(f"{file} cannot be written: {error.strerror}") from None


def check_whole(db: SqliteConnection, file: Path) -> None:
    found = db.execute("PRAGMA quick_check(1)")
    if found != [("ok",)]:
        raise Damaged(f"{file} is damaged ({found[0][0]}): restore a backup, see `ludotek admin restore --help`")


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
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Damaged(f"the server's database is damaged: {error}")
    if code == sqlite3.SQLITE_CONSTRAINT:
        return Conflict(f"somebody else was first: {error}")
    return StoreFailed(f"the server cannot write to its disk: {error}")
