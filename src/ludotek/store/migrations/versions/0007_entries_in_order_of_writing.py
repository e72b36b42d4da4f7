"""In SQLite the log lies in the order in which it was written, with an index of matches and numbers beside it.

A table that is its own index is split in the middle, page by page, wherever a match goes on: a commit of 20 commands
wrote 58 pages of 1 kB, and with 500 matches at once a command took a third more CPU. PostgreSQL has it so already.
"""

from alembic import op

revision = "0007"
down_revision = "0006"

TABLE = """
    CREATE TABLE entries_in_order (
        "match" TEXT NOT NULL,
        seq INTEGER NOT NULL,
        command TEXT,
        body TEXT NOT NULL,
        at DOUBLE,
        PRIMARY KEY ("match", seq),
        FOREIGN KEY ("match") REFERENCES matches (id)
    )
"""
COPY = """
    INSERT INTO entries_in_order ("match", seq, command, body, at)
    SELECT "match", seq, command, body, at FROM entries ORDER BY "match", seq
"""


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    for statement in (TABLE, COPY, "DROP TABLE entries", "ALTER TABLE entries_in_order RENAME TO entries"):
        op.execute(statement)
