"""Of all processes that want to act for one database, only one does."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from db.__main__ import main
from db.errors import InUse
from db.store import Store
from tests.db.backends import FileHome, Home, new_game, url_of

ROOT = Path(__file__).parents[3]
LONG = 20.0
HOLDS = """
import asyncio, sys
from datetime import timedelta
from db.instance import lease
from db.store import Store

async def hold():
    store = await Store.open(sys.argv[1], lock_timeout=1.0)
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
    """Wait for a condition that nothing signals."""
    async with asyncio.timeout(LONG):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@contextmanager
def process(code: str, url: str) -> Iterator[subprocess.Popen[str]]:
    """Run another program inside the `with` block."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    command = [sys.executable, "-c", code, url]
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as started:
        try:
            yield started
        finally:
            started.kill()


@pytest.fixture
def fresh(home: Home, tmp_path: Path) -> Iterator[str]:
    """Provide the URL of an empty database."""
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


@pytest.mark.slow
async def test_what_a_kill_leaves_behind_keeps_nobody_out_for_long(home: Home) -> None:
    with process(HOLDS, home.url) as holder:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "there\n"
        with pytest.raises(InUse):
            await Store.open(home.url, lock_timeout=0)
        holder.send_signal(signal.SIGKILL)
        await asyncio.to_thread(holder.wait)
        # A file lock is free at once; a lease has to expire first.
        timeout = 0.0 if isinstance(home, FileHome) else LONG
        await (await Store.open(home.url, lock_timeout=timeout)).close()


async def test_one_runs_the_migrations_of_two_that_come_at_once(fresh: str) -> None:
    found = await asyncio.gather(*(Store.open(fresh) for _ in range(4)), return_exceptions=True)
    stores = [each for each in found if isinstance(each, Store)]
    numbers = [await new_game(store) for store in stores]
    for store in stores:
        await store.close()
    assert (found, numbers) == (stores, [1, 2, 3, 4])


@pytest.mark.slow
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
