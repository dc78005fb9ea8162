from __future__ import annotations

from datetime import UTC, datetime, timedelta

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from db.games import sql
from db.messaging.posts import UNDELIVERED
from db.schema import metadata
from db.store import Store
from tests.db.backends import Home, new_game, play_some


async def test_an_upgraded_database_has_the_schema_of_the_code(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    async with store.database.reading() as connection:
        assert await connection.run_sync(differences) == []


def test_schema_and_statements_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))
    assert str(sql.LOCKED.compile(dialect=dialect)).endswith("FOR UPDATE")
    for statement in (
        sql.TO_PLAY,
        sql.MARK_UNDONE,
        sql.AWAIT,
        sql.PRUNE,
        UNDELIVERED,
    ):
        assert str(statement.compile(dialect=dialect))


async def test_moments_are_kept_in_utc(store: Store) -> None:
    record = (await store.games.load(await new_game(store))).record
    assert record.created_at.utcoffset() == timedelta()
    assert abs(datetime.now(UTC) - record.created_at) < timedelta(minutes=5)


async def test_deleting_a_game_takes_all_its_rows_along(home: Home, store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await play_some(store, first, 5)
    await play_some(store, second, 5)
    home.run("delete from games")
    for table in ("seats", "moves", "snapshots"):
        assert home.rows(f"select * from {table}") == []  # noqa: S608 - three known names
    assert await new_game(store) == second + 1
