"""Of all that want to act for one database, one does."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from db.__main__ import main
from db.connection.engine import RedactedLocation
from db.errors import DatabaseUnavailable, Displaced, InUse
from db.instance.lease import EVERYTHING, Lease
from db.store import Store
from tests.db.backends import FileHome, Home, new_game, on_a_file, url_of

on_a_server = pytest.mark.parametrize("home", ["postgresql"], indirect=True)
ROOT = Path(__file__).parents[3]
LONG = 20.0
HOLDS = """
import asyncio, sys
from datetime import timedelta
from db.instance import lease
from db.store import Store

async def hold():
    store = await Store.open(sys.argv[1], alone=1.0)
    print("there", flush=True)
    await asyncio.sleep(600)

lease.LASTS = timedelta(seconds=1)
asyncio.run(hold())
"""
OPENS = """
import asyncio, sys
from db.store import Store

async def look():
    sys.stdin.readline()
    await (await Store.open(sys.argv[1])).close()

asyncio.run(look())
"""
_numbers = count(1)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that nobody tells of."""
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@contextmanager
def process(code: str, url: str) -> Iterator[subprocess.Popen[str]]:
    """Another program, for as long as this lasts."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    command = [sys.executable, "-c", code, url]
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as started:
        try:
            yield started
        finally:
            started.kill()


@pytest.fixture
def fresh(home: Home, tmp_path: Path) -> Iterator[str]:
    """The address of a database in which nothing is."""
    if isinstance(home, FileHome):
        yield url_of(tmp_path / "fresh.db")
        return
    name = f"fresh_{next(_numbers)}"
    home.run(f"create database {name}")
    yield make_url(home.url).set(database=name).render_as_string(hide_password=False)
    home.run(f"drop database {name} with (force)")


async def test_who_comes_second_waits_for_the_first_to_leave(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    first = await Store.open(home.url, lock_timeout=0)
    coming = asyncio.create_task(Store.open(home.url, lock_timeout=LONG))
    await until(lambda: "waiting up to 20 s" in caplog.text)
    assert not coming.done()
    await new_game(first)
    await first.close()
    second = await coming
    assert (await second.games.load(1)).record.id == 1
    await second.close()
    (said,) = caplog.messages
    assert "uses the database" in said


async def test_who_comes_second_leaves_if_the_first_one_stays(home: Home) -> None:
    first = await Store.open(home.url, lock_timeout=0)
    with pytest.raises(InUse) as wrong:
        await Store.open(home.url, lock_timeout=0)
    assert "process" in str(wrong.value.msg["holder"])
    assert await new_game(first)
    await first.close()
    await (await Store.open(home.url, lock_timeout=0)).close()


async def test_whoever_only_reads_is_not_kept_out(
    home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    first = await Store.open(home.url, lock_timeout=0)
    await new_game(first)
    await (await Store.open(home.url, create=False)).close()
    assert await asyncio.to_thread(main, ["verify", home.url]) == 0
    assert "games: 1, differing: 0" in capsys.readouterr().out
    await first.close()


async def test_what_a_kill_leaves_behind_keeps_nobody_out_for_long(home: Home) -> None:
    with process(HOLDS, home.url) as holder:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "there\n"
        with pytest.raises(InUse):
            await Store.open(home.url, lock_timeout=0)
        holder.send_signal(signal.SIGKILL)
        await asyncio.to_thread(holder.wait)
        # A file is free at once; a lease has to end first.
        timeout = 0.0 if isinstance(home, FileHome) else LONG
        await (await Store.open(home.url, lock_timeout=timeout)).close()


async def test_one_runs_the_migrations_of_two_that_come_at_once(fresh: str) -> None:
    found = await asyncio.gather(*(Store.open(fresh) for _ in range(4)), return_exceptions=True)
    stores = [each for each in found if isinstance(each, Store)]
    numbers = [await new_game(store) for store in stores]
    for store in stores:
        await store.close()
    assert (found, numbers) == (stores, [1, 2, 3, 4])


async def test_one_of_two_programs_runs_the_migrations(fresh: str) -> None:
    with process(OPENS, fresh) as one, process(OPENS, fresh) as other:
        both = (one, other)
        for each in both:
            assert each.stdin is not None
            each.stdin.write("\n")
            each.stdin.flush()
        told = [await asyncio.to_thread(each.communicate) for each in both]
        assert [each.returncode for each in both] == [0, 0], told
    store = await Store.open(fresh, create=False)
    assert await new_game(store) == 1
    await store.close()


async def test_a_new_database_is_had_by_one_as_well(fresh: str) -> None:
    found = await asyncio.gather(
        *(Store.open(fresh, lock_timeout=0) for _ in range(3)), return_exceptions=True
    )
    stores = [each for each in found if isinstance(each, Store)]
    assert len(stores) == 1
    assert [type(each) for each in found if each not in stores] == [InUse, InUse]
    await stores[0].close()


# -- a file


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


# -- a lease


def lease_of(home: Home) -> tuple[Any, ...]:
    (row,) = home.rows(
        "select number, owner, expires_at > clock_timestamp(), "
        "expires_at < clock_timestamp() + interval '11 seconds' from leases where name = ?",
        EVERYTHING,
    )
    return row


async def change_lease(home: Home, change: str) -> None:
    """Change it behind its holder's back, who may be renewing it at this moment."""
    await asyncio.to_thread(home.run, f"update leases set {change}")  # noqa: S608 - one of two


ENDED = "expires_at = clock_timestamp() - interval '1 second'"


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
    # What the first one gave back was not its own any more.
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
    """In place of an engine: somebody is there who never says anything."""

    def __init__(self) -> None:
        self.asked = 0

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        self.asked += 1
        await asyncio.Event().wait()
        yield

    async def dispose(self) -> None:
        """Nothing is open."""


class _Away:
    """In place of an engine: nobody is there."""

    def begin(self) -> object:
        raise OSError(111, "Connect call failed")
