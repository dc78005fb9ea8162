"""Brings a database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from db.errors import DatabaseTooNew

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> bool:
    """Run the migrations that are missing, inside the running transaction; whether any were."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    current = set(MigrationContext.configure(connection).get_current_heads())
    unknown = current - {step.revision for step in script.walk_revisions()}
    if unknown:
        raise DatabaseTooNew(", ".join(sorted(unknown)))
    missing = current != set(script.get_heads())
    if missing:
        command.upgrade(config, "head")
    return missing
