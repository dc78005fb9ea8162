"""A lease on a PostgreSQL server: its holder and its duration."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connection.engine import RedactedLocation
from db.errors import DatabaseUnavailable, Displaced
from db.instance.lease import EVERYTHING, Lease
from db.store import Store
from tests.db.backends import Home, new_game, url_of

on_a_server = pytest.mark.parametrize("home", ["postgresql"], indirect=True)
LONG = 20.0
ENDED = "expires_at = clock_timestamp() - interval '1 second'"


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition that nothing signals."""
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def lease_of(home: Home) -> tuple[Any, ...]:
    (row,) = home.rows(
        "select number, owner, expires_at > clock_timestamp(), "
        "expires_at < clock_timestamp() + interval '11 seconds' from leases where name = ?",
        EVERYTHING,
    )
    return row


async def change_lease(home: Home, change: str) -> None:
    """Change the lease behind its holder's back, perhaps while the holder is renewing it."""
    await asyncio.to_thread(home.run, f"update leases set {change}")  # noqa: S608 - one of two


@on_a_server
async def test_a_lease_is_numbered_by_who_took_it(home: Home) -> None:
    for number in (1, 2, 3):
        store = await Store.open(home.url, lock_timeout=0)
        assert isinstance(store.database.hold, Lease)
        assert store.database.hold.number == number
        assert lease_of(home)[0] == number
        assert lease_of(home)[2:] == (True, True)
        await store.close()
        assert lease_of(home)[2] is False


@on_a_server
async def test_a_lease_that_nobody_else_took_is_renewed_however_late(home: Home) -> None:
    with patch("db.instance.lease.RENEWED_AFTER", 0.01):
        store = await Store.open(home.url, lock_timeout=0)
        await change_lease(home, ENDED)
        await until(lambda: lease_of(home)[2])
        assert lease_of(home)[0] == 1
        await store.close()


@on_a_server
async def test_whoever_was_displaced_reads_and_writes_no_more(home: Home) -> None:
    first = await Store.open(home.url, lock_timeout=0)
    game = await new_game(first)
    assert first.database.hold is not None
    await change_lease(home, ENDED)
    second = await Store.open(home.url, lock_timeout=0)
    before = home.everything()
    with patch("db.instance.lease.SURE_FOR", 0.0):
        first.database.hold._sure_until = 0.0  # type: ignore[attr-defined] # as after a long sleep
        with pytest.raises(Displaced):
            await new_game(first)
        with pytest.raises(Displaced):
            await first.games.load(game)
    assert first.database.hold.lost.is_set()
    assert [row for row in home.everything() if "leases" not in row] == [
        row for row in before if "leases" not in row
    ]
    await first.close()
    # The lease that the first one gave back no longer belonged to it.
    assert lease_of(home)[2] is True
    assert await new_game(second)
    await second.close()


@on_a_server
async def test_whoever_was_displaced_finds_out_by_itself(home: Home) -> None:
    with patch("db.instance.lease.RENEWED_AFTER", 0.01):
        first = await Store.open(home.url, lock_timeout=0)
        assert first.database.hold is not None
        await change_lease(home, "owner = 'somebody else', number = number + 1")
        async with asyncio.timeout(LONG):
            await first.database.hold.lost.wait()
        with pytest.raises(Displaced, match="somebody else"):
            await first.games.load(1)
        await first.close()


@on_a_server
async def test_a_server_that_is_away_takes_no_lease_away(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        patch("db.instance.lease.RENEWED_AFTER", 0.01),
        patch("db.instance.lease.LASTS", timedelta(seconds=5)),
    ):
        store = await Store.open(home.url, lock_timeout=0)
        assert isinstance(store.database.hold, Lease)
        with patch.object(store.database.hold, "_engine", _Away()):
            await until(lambda: "could not be renewed" in caplog.text)
            store.database.hold._sure_until = 0.0
            with pytest.raises(DatabaseUnavailable):
                await store.games.load(1)
        assert not store.database.hold.lost.is_set()
        assert await new_game(store) == 1
        await store.close()


async def test_all_who_wait_for_a_server_that_hangs_wait_for_one_look() -> None:
    silent = _Silent()
    with patch("db.instance.lease.LASTS", timedelta(seconds=0.1)):
        lease = Lease(RedactedLocation(url_of(Path("any"))), cast("AsyncEngine", silent))
        found = await asyncio.gather(*(lease.make_sure() for _ in range(8)), return_exceptions=True)
    assert [type(each) for each in found] == [DatabaseUnavailable] * 8
    assert silent.asked == 1


async def test_who_stops_waiting_for_the_look_at_a_lease_keeps_nobody_else_from_it() -> None:
    silent = _Silent()
    lease = Lease(RedactedLocation(url_of(Path("any"))), cast("AsyncEngine", silent))
    first, second = (asyncio.create_task(lease.make_sure()) for _ in range(2))
    await until(lambda: bool(silent.asked))
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert not second.done()
    await lease.give_back()
    assert second.cancelled()


class _Silent:
    """A replacement for the engine of a server that accepts connections but never responds."""

    def __init__(self) -> None:
        self.asked = 0

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        self.asked += 1
        await asyncio.Event().wait()
        yield

    async def dispose(self) -> None:
        """Do nothing, since nothing is open."""


class _Away:
    """A replacement for the engine of a server that cannot be reached."""

    def begin(self) -> object:
        raise OSError(111, "Connect call failed")
