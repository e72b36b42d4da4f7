"""When clocks are at zero, when the server was alive, and who wants to be called."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "deadlines",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("next_deadline", "deadlines", ["due"])
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("alive", sa.Double, nullable=False),
        sa.Column("dead", sa.Double, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("by_endpoint", "subscriptions", ["endpoint"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
