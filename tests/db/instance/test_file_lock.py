"""A lock on a file next to the database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from db.connection.engine import RedactedLocation
from db.errors import DatabaseUnavailable, InUse
from db.instance.file_lock import FileLock
from db.store import Store
from tests.db.backends import Home, on_a_file, url_of


@on_a_file
async def test_a_file_of_two_names_is_one_file(file: Path, tmp_path: Path, home: Home) -> None:
    first = await Store.open(home.url, lock_timeout=0)
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "other.db"
    other.symlink_to(file)
    with pytest.raises(InUse):
        await Store.open(url_of(other), lock_timeout=0)
    await first.close()


@on_a_file
async def test_a_lock_that_cannot_be_had_at_all_is_told(file: Path, home: Home) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    with pytest.raises(DatabaseUnavailable, match="Is a directory"):
        await Store.open(home.url, lock_timeout=0)


def lock_of(file: Path) -> FileLock:
    return FileLock(RedactedLocation(url_of(file)), file)


async def test_one_has_the_lock_until_it_is_given_back(file: Path) -> None:
    first, second = lock_of(file), lock_of(file)
    assert await first.is_ready()
    assert await first.try_to_take()
    assert not await second.try_to_take()
    await first.make_sure()
    await first.give_back()
    assert await second.try_to_take()
    await second.give_back()


async def test_what_is_not_held_is_given_back_without_harm(file: Path) -> None:
    first, second = lock_of(file), lock_of(file)
    await first.try_to_take()
    await second.give_back()
    assert not await second.try_to_take()
    await first.give_back()
    await first.give_back()


async def test_the_holder_is_named_in_the_file(file: Path) -> None:
    first, second = lock_of(file), lock_of(file)
    assert await second.holder() == "No such file or directory"
    await first.try_to_take()
    named = await second.holder()
    assert f"process {os.getpid()}" in named
    await first.give_back()
    await second.try_to_take()
    assert await first.holder() != named
    await second.give_back()


async def test_a_holder_without_a_name_is_told_as_such(file: Path) -> None:
    lock_file = file.with_name(f"{file.name}.lock")
    lock_file.touch()
    assert await lock_of(file).holder() == "it has not said who it is"
