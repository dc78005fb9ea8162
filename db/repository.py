"""The base class of the store's parts."""

from __future__ import annotations

from db.connection.database import Database


class Repository:
    """One part of the store, with the queries on one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
