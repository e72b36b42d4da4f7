"""When a match moved last, and whether it is over: for how long it is kept."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("moved", sa.Double))  # seconds since 1970, to the hour; null: not known
    op.add_column("matches", sa.Column("is_over", sa.Boolean))  # null: nobody has looked
    # Of the matches that are there it is not known: they count from today.
    op.execute(sa.text("UPDATE matches SET moved = :now").bindparams(now=time.time()))
    op.create_index("oldest_match", "matches", ["moved"])
