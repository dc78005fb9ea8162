"""Alembic environment that uses the connection passed by `db.connection.migrate`."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # We begin transactions ourselves, so that SQLite too rolls back a failed migration.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
