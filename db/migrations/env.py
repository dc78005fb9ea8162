"""Runs migrations on the connection that `db.connection.migrate` hands over."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # We begin transactions ourselves, so SQLite takes back a migration that fails as well.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
