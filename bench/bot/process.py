"""The bot as a child process, controlled by commands on its stdin."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.bot.seeded_games import url_of
from sandbox.server import Sandbox

TIMEOUT = 120.0
"""The seconds to wait for a reply before giving up."""


class Lost(Exception):
    """Raised if the bot's process has ended or does not reply."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that runs in a child process."""

    process: Process
    seconds: float
    """The seconds from the start of its process until it was ready."""
    opened: float
    """The seconds of these that it spent on opening the database."""

    async def ask(self, action: str, number: int = 0) -> dict[str, float]:
        """Send a command, and return its result."""
        assert self.process.stdin is not None  # noqa: S101 - it was started with one
        self.process.stdin.write(f"{action} {number}\n".encode())
        return await _heard(self.process)


@asynccontextmanager
async def running(sandbox: Sandbox, database: Path) -> AsyncIterator[Bot]:
    """Run the bot inside the `with` block, and end it cleanly afterwards."""
    began = perf_counter()
    command = (sys.executable, "-m", "bench.bot.child", sandbox.api_base, url_of(database))
    known = {**os.environ, "DISCORD_TOKEN": sandbox.token}
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=known)
    try:
        told = await _heard(process)
        yield Bot(process, perf_counter() - began, told["opened"])
        assert process.stdin is not None  # noqa: S101 - it was started with one
        process.stdin.close()
        async with asyncio.timeout(TIMEOUT):
            await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _heard(process: Process) -> dict[str, float]:
    assert process.stdout is not None  # noqa: S101 - it was started with one
    try:
        async with asyncio.timeout(TIMEOUT):
            line = await process.stdout.readline()
    except TimeoutError:
        raise Lost("the bot does not answer") from None
    if not line:
        raise Lost("the bot has ended")
    told: dict[str, float] = json.loads(line)
    return told
