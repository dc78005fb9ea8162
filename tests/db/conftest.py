"""Fixtures: a store for each test, in each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.store import Store
from tests.db.backends import FileHome, Home, ServerHome
from tests.postgres import Server, server

__all__ = ["server"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Provide the path of an SQLite file, for tests about files."""
    return tmp_path / "games.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest) -> Iterator[Home]:
    """Provide the storage of games; tests that use it run once for each kind of database."""
    if request.param == "sqlite":
        yield FileHome(request.getfixturevalue("file"))
        return
    running: Server = request.getfixturevalue("server")
    yield ServerHome(running)
    running.empty()


@pytest.fixture
async def store(home: Home) -> AsyncIterator[Store]:
    await home.lay_out()
    store = await Store.open(home.url)
    yield store
    await store.close()
