"""Migrating a database to the schema of this version."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from db.errors import DatabaseTooNew

MIGRATIONS = Path(__file__).parents[1] / "migrations"
_MIGRATION_LOCK = 0x0FA6


def upgrade(connection: Connection) -> bool:
    """Run missing migrations inside the open transaction and return whether there were any."""
    script = _script()
    if not _is_behind(connection, script):
        return False
    if connection.dialect.name == "postgresql":
        # Another process may be migrating too; SQLite lets only one write at a time anyway.
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        if not _is_behind(connection, script):
            return False
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def _script() -> ScriptDirectory:
    """Return the directory of all migrations, cached because reading it is slow."""
    return ScriptDirectory.from_config(_config())


def _is_behind(connection: Connection, script: ScriptDirectory) -> bool:
    """Return whether migrations are missing.

    Raises `DatabaseTooNew` if a later version of Fathom has migrated the database.
    """
    current = set(MigrationContext.configure(connection).get_current_heads())
    unknown = current - {step.revision for step in script.walk_revisions()}
    if unknown:
        raise DatabaseTooNew(", ".join(sorted(unknown)))
    return current != set(script.get_heads())
