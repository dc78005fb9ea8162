from __future__ import annotations

from pathlib import Path

import pytest

from db.errors import DatabaseUnavailable, InUse
from db.store import Store
from tests.db.backends import Home, on_a_file, url_of


@on_a_file
async def test_a_file_of_two_names_is_one_file(file: Path, tmp_path: Path, home: Home) -> None:
    first = await Store.open(home.url, alone=0)
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "other.db"
    other.symlink_to(file)
    with pytest.raises(InUse):
        await Store.open(url_of(other), alone=0)
    await first.close()


@on_a_file
async def test_a_lock_that_cannot_be_had_at_all_is_told(file: Path, home: Home) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    with pytest.raises(DatabaseUnavailable, match="Is a directory"):
        await Store.open(home.url, alone=0)
