from __future__ import annotations

from pathlib import Path

from db.store import Store
from tests.db.backends import on_a_file, rows, url_of

_KEEPING = ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")


@on_a_file
async def test_connections_are_set_up_to_keep_what_was_committed(file: Path, store: Store) -> None:
    async with store.database.reading() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in _KEEPING
        ]
    assert found == ["wal", 2, 1, 1, 10000]
    assert rows(file, "PRAGMA journal_mode") == [("wal",)]


async def test_the_folder_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "games.db"
    await (await Store.open(url_of(file))).close()
    assert file.is_file()
