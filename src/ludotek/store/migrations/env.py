"""Alembic calls this: it brings the database of the given connection to the newest schema."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
