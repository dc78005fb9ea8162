"""The Alembic environment, which uses the connection passed to it by `db.connection.migrate`."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # We begin the transaction ourselves, so that a failed migration is rolled back on SQLite too.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
