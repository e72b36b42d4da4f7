"""The store on PostgreSQL: for a server of several processes or machines. Needs `pip install ludotek[cluster]`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from ludotek.store import schema
from ludotek.store.sql import Connection, SqlStore
from ludotek.store.store import Conflict, StoreBusy, StoreError, StoreFailed, StoreFull, Unsure

try:
    import psycopg
    from psycopg import errors, sql
except ImportError:  # the extra is not installed: only the address of a PostgreSQL server asks for it
    psycopg = None  # type: ignore[assignment]

# Durable before it is acknowledged, whatever the server's own setting; a server that is gone is noticed in seconds.
SETTINGS: Final = "-c synchronous_commit=on -c lock_timeout=5s"
PATIENCE: Final = 5  # seconds for a connection, and without a sign of life
log = logging.getLogger("ludotek.store")


class PostgresStore(SqlStore):
    def __init__(self, address: str) -> None:
        """`address`: postgresql://user:password@host:port/database"""
        if psycopg is None:
            raise StoreFailed("PostgreSQL needs two more packages: pip install 'ludotek[cluster]'")
        prepare(address)
        super().__init__(lambda: PostgresConnection(address))


class PostgresConnection(Connection):
    db: psycopg.Connection[tuple[Any, ...]]

    def __init__(self, address: str) -> None:
        try:
            self.db = psycopg.connect(
                address,
                autocommit=True,
                connect_timeout=PATIENCE,
                tcp_user_timeout=PATIENCE * 1000,
                keepalives_idle=PATIENCE,  # it may be gone while we wait for its answer, too
                keepalives_interval=1,
                options=SETTINGS,
            )
        except psycopg.Error as error:
            raise to_store_error(error) from None

    def execute(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        try:
            # The queries are ours and hold no `?` but for values.
            found = self.db.execute(sql.SQL(query.replace("?", "%s")), values)
            return found.fetchall() if found.description else []
        except psycopg.Error as error:
            raise to_store_error(error) from None

    def commit(self) -> None:
        try:
            self.db.execute("COMMIT")
        except psycopg.OperationalError as error:
            log.warning("the database was lost while it wrote: %s", error)
            raise Unsure("the database was lost while it wrote") from None
        except psycopg.Error as error:
            raise to_store_error(error) from None

    def rollback(self) -> None:
        try:
            self.db.execute("ROLLBACK")
        except psycopg.Error:
            self.db.close()  # the server has ended the transaction with the connection

    @property
    def is_usable(self) -> bool:
        return not self.db.closed


def prepare(address: str) -> None:
    db = PostgresConnection(address)
    try:
        has_version = db.execute("SELECT to_regclass('alembic_version')") != [(None,)]
        is_ready = schema.check_version(schema.version_of(db) if has_version else None, "the database")
    finally:
        db.close()
    if not is_ready:
        schema.upgrade(f"postgresql+psycopg://{address.split('://', 1)[1]}")


def to_store_error(error: psycopg.Error) -> StoreError:
    """Translates an error of PostgreSQL; nothing was written.

    Players read it: what PostgreSQL says, with its address and perhaps a row, is only in the server's own log.
    """
    if isinstance(
        error, errors.IntegrityError | errors.DeadlockDetected
    ):  # two servers wait for each other: one goes on
        return Conflict("somebody else was first")
    log.warning("PostgreSQL: %s", error)
    if isinstance(error, errors.DiskFull):
        return StoreFull("there is no room left on the database's disk")
    if isinstance(error, psycopg.OperationalError):  # lost, locked, starting, shutting down
        return StoreBusy("the database does not answer: try again in a moment")
    return StoreFailed("the database refused this")
