"""Who writes a command has read the whole log before it, and so whether it is there: an index need not say it again."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.drop_index("one_command_once", "entries")
