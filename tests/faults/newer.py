"""A server of a version that does not exist yet: with another number, and with one more migration of the database."""

from __future__ import annotations

import shutil
from pathlib import Path

from ludotek.store import schema

VERSION = "99.0"
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{schema.NEWEST}"


def upgrade() -> None:
    op.add_column("matches", sa.Column("colour", sa.Text))
'''


def make_migrations(folder: Path) -> Path:
    """The migrations of the newer version."""
    shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "9999_colours.py").write_text(MIGRATION)
    return folder


def become_newer(migrations: Path) -> None:
    """Makes this process one of the newer version, before anything of the server is imported."""
    import ludotek

    ludotek.__version__ = VERSION
    schema.MIGRATIONS = migrations  # type: ignore[misc]  # another version has other constants
    schema.VERSIONS = (*schema.VERSIONS, "9999")  # type: ignore[misc]
    schema.NEWEST = "9999"  # type: ignore[misc]
