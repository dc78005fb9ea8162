"""The database's tables, in each kind of database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import BigInteger, Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from db.schema import UtcDateTime, metadata
from db.store import Store
from tests.db.backends import Home, new_game, play_some

SQLITE = sqlite.dialect()


async def test_an_upgraded_database_has_the_schema_of_the_code(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    async with store.database.reading() as connection:
        assert await connection.run_sync(differences) == []


def test_the_tables_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))


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


def test_a_moment_of_another_zone_is_kept_as_the_same_moment_in_utc() -> None:
    elsewhere = datetime(2026, 3, 1, 12, tzinfo=timezone(timedelta(hours=5)))
    kept = UtcDateTime().process_bind_param(elsewhere, SQLITE)
    assert kept is not None
    assert (kept, kept.utcoffset(), kept.hour) == (elsewhere, timedelta(), 7)


def test_a_moment_without_a_zone_is_read_as_utc() -> None:
    bare = datetime(2026, 3, 1, 12)  # noqa: DTZ001 - as SQLite returns it
    assert UtcDateTime().process_result_value(bare, SQLITE) == bare.replace(tzinfo=UTC)


def test_no_moment_stays_none() -> None:
    assert UtcDateTime().process_bind_param(None, SQLITE) is None
    assert UtcDateTime().process_result_value(None, SQLITE) is None


def test_what_belongs_to_a_game_goes_with_it() -> None:
    keys = [key for table in metadata.sorted_tables for key in table.foreign_keys]
    assert len(keys) > 8
    assert {key.ondelete for key in keys} == {"CASCADE"}


def test_ids_of_discord_fit_into_their_columns() -> None:
    names = ("user_id", "guild_id", "channel_id", "message_id", "host_id", "letter_id", "after_id")
    narrow = [
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in names and not isinstance(column.type, BigInteger)
    ]
    assert narrow == []
