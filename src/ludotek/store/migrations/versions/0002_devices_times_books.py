"""Which device a key is for, when it and each entry were written, and the sealed books behind player codes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("keys", sa.Column("device", sa.Text))
    op.add_column("keys", sa.Column("made", sa.Double))
    op.add_column("entries", sa.Column("at", sa.Double))
    op.create_table(
        "books",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
