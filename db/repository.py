"""The base of all parts of the store: each is a set of queries on the same database."""

from __future__ import annotations

from db.connection.database import Database


class Repository:
    """Queries on one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
