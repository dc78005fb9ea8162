"""Two bots on one database: one acts, and the other waits or exits with a single message."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.__main__ import ANOTHER
from db.store import Store
from sandbox.server import Sandbox, new_token
from tests.db.backends import FileHome, Home, ServerHome, on_both
from tests.driver.person import Person
from tests.postgres import Server, server

__all__ = ["server"]

ROOT = Path(__file__).parents[3]
TIMEOUT = 60.0
"""The number of seconds to wait for programs, several of which may be starting at once."""
on_a_server = pytest.mark.parametrize("home", ["postgresql"], indirect=True)


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    if request.param == "sqlite":
        yield FileHome(tmp_path / "fathom.db")
        return
    running: Server = request.getfixturevalue("server")
    yield ServerHome(running)
    running.empty()


class Bot:
    """A bot in a process of its own, and its output so far."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.said = ""

    async def says(self, text: str) -> None:
        """Wait until the bot has written this text."""
        assert self.process.stderr is not None
        async with asyncio.timeout(TIMEOUT):
            while text not in self.said:
                line = (await self.process.stderr.readline()).decode()
                assert line, f"it has ended without saying {text!r}: {self.said}"
                self.said += line

    async def ends(self) -> int:
        """Wait for the process to end, and return its exit code."""
        async with asyncio.timeout(TIMEOUT):
            _, said = await self.process.communicate()
        self.said += said.decode()
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def bot(sandbox: Sandbox, home: Home) -> AsyncIterator[Bot]:
    """Provide a running bot."""
    settings = {"DISCORD_TOKEN": sandbox.token, "FATHOM_DATABASE": home.url}
    command = (sys.executable, "-m", "sandbox.bot_process.client", "--api", sandbox.api_base)
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, **settings}, cwd=ROOT, stderr=PIPE
    )
    try:
        yield Bot(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


THERE = "has connected to Gateway"
AT_ONCE = "import sys, bot.__main__ as bot; bot.TIMEOUT = 0.0; sys.exit(bot.main())"


@on_both
async def test_a_deploy_that_overlaps_goes_on_with_the_second(tmp_path: Path, home: Home) -> None:
    async with Sandbox.running(tmp_path / "sandbox") as sandbox, bot(sandbox, home) as first:
        await first.says(THERE)
        async with bot(sandbox, home) as second:
            await second.says("waiting up to 60 s")
            assert await answers(sandbox)
            first.process.send_signal(signal.SIGTERM)
            assert await first.ends() == 0
            await second.says(THERE)
            assert await answers(sandbox)
            assert THERE not in second.said.partition("waiting up to")[0]


@on_both
async def test_a_second_start_by_mistake_is_told_in_one_sentence(home: Home) -> None:
    store = await Store.open(home.url, lock_timeout=0)
    settings = {"DISCORD_TOKEN": new_token(), "FATHOM_DATABASE": home.url}
    second = Bot(
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", AT_ONCE), env={**os.environ, **settings}, cwd=ROOT, stderr=PIPE
        )
    )
    assert await second.ends() == ANOTHER
    await store.close()
    (said,) = second.said.splitlines()
    assert said.startswith("Another Fathom (")


@on_both
async def test_a_bot_that_waits_for_another_can_be_told_to_leave(
    tmp_path: Path, home: Home
) -> None:
    store = await Store.open(home.url, lock_timeout=0)
    async with Sandbox.running(tmp_path / "sandbox") as sandbox, bot(sandbox, home) as second:
        await second.says("waiting up to 60 s")
        second.process.send_signal(signal.SIGINT)
        assert await second.ends() == 0
    await store.close()
    assert "Traceback" not in second.said
    assert THERE not in second.said


@on_a_server
async def test_a_bot_that_was_displaced_leaves_with_one_sentence(
    tmp_path: Path, home: Home
) -> None:
    async with Sandbox.running(tmp_path / "sandbox") as sandbox, bot(sandbox, home) as first:
        await first.says(THERE)
        home.run("update leases set owner = 'its successor', number = number + 1")
        assert await first.ends() == ANOTHER
    assert "Another Fathom (its successor) has taken over" in first.said.splitlines()[-1]
    assert "Traceback" not in first.said


async def answers(sandbox: Sandbox) -> bool:
    """Return whether an online bot responds to a command."""
    person = Person.number(sandbox, 1)
    person.timeout = TIMEOUT
    try:
        return (await person.command("games")).done
    finally:
        person.close()
