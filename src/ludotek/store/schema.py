"""Which schema a database has, and the way from there to the newest: migrations/, by alembic."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ludotek.store.sql import Connection
from ludotek.store.store import StoreFailed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BEFORE: Final = re.compile(r'^down_revision = "(\d+)"$', re.MULTILINE)


def in_order() -> tuple[str, ...]:
    """The versions of the schema from the first to the newest. Each says which one was before it."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    before = {file.stem[:4]: BEFORE.search(file.read_text("utf-8")) for file in files}
    after = {found[1] if found else None: version for version, found in before.items()}
    ordered = [after[None]]
    while ordered[-1] in after:
        ordered.append(after[ordered[-1]])
    return tuple(ordered)


VERSIONS: Final = in_order()
NEWEST: Final = VERSIONS[-1]
# Two servers that start at once upgrade one after the other, and the second finds nothing to do.
LOCK: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1027)"}


def check_version(found: str | None, name: str) -> bool:
    """Whether the database needs no work. StoreFailed if it was written by a Ludotek that knows more than this one."""
    if found is not None and found not in VERSIONS:
        raise StoreFailed(f"{name} was written by a newer Ludotek (schema {found}; this one knows {NEWEST})")
    return found == NEWEST


def version_of(db: Connection) -> str | None:
    """None if there is no table of ours."""
    rows = db.execute("SELECT version_num FROM alembic_version")
    return str(rows[0][0]) if rows else None


def upgrade(address: str, *, has: str | None = None) -> None:
    """Brings a database to the newest schema. `has`: the version it already has without saying so."""
    # Imported here: most starts need no upgrade, and it takes longer than all the rest of them.
    import sqlalchemy
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sqlalchemy.create_engine(address)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(LOCK[connection.dialect.name])
            config.attributes["connection"] = connection
            if has is not None:
                command.stamp(config, has)
            command.upgrade(config, "head")
    except sqlalchemy.exc.SQLAlchemyError as error:
        raise StoreFailed(f"the database cannot be prepared: {error}") from None
    finally:
        engine.dispose()
