"""Measuring the time from `python -m sandbox` until a person can play."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Iterator
from contextlib import closing
from tempfile import TemporaryDirectory
from time import perf_counter

from aiohttp import ClientConnectionError, ClientSession

from bench.measure import Figure, figure

STARTS = 3
TIMEOUT = 30.0
HOST = "127.0.0.1"


def figures() -> Iterator[Figure]:
    """Yield the time from the start, in an empty folder, until the bot is online with commands."""
    passed, worked = zip(*(asyncio.run(_start()) for _ in range(STARTS)), strict=True)
    yield figure("sandbox: cold start until the bot is ready", passed, "s", 3.0)
    yield figure("sandbox: processor time of both, until they are ended then", worked, "s")


async def _start() -> tuple[float, float]:
    """Return the seconds until the bot was ready, and those of processor time until the end."""
    worked = _worked()
    with TemporaryDirectory() as folder:
        port = _free_port()
        command = (sys.executable, "-m", "sandbox", "--port", str(port), "--data", folder)
        began = perf_counter()
        process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
        try:
            async with asyncio.timeout(TIMEOUT), ClientSession(f"http://{HOST}:{port}") as page:
                await _online(page, await _somebody(page))
            passed = perf_counter() - began
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()
    return passed, _worked() - worked


def _worked() -> float:
    """Return the seconds of processor time used by all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def _somebody(page: ClientSession) -> str:
    """Return the ID of a person, as soon as the page responds."""
    while True:
        try:
            async with page.get("/page/people") as answer:
                return str((await answer.json())[0]["id"])
        except ClientConnectionError:
            await asyncio.sleep(0.01)


async def _online(page: ClientSession, person: str) -> None:
    """Wait until the page reports that the bot is online and has registered its commands."""
    online = commands = False
    async with page.ws_connect("/page/live", params={"person": person}) as line:
        async for message in line:
            news, told = (json.loads(message.data)[key] for key in ("t", "d"))
            if news == "welcome":
                online, commands = told["bot"]["online"], bool(told["commands"])
            elif news == "bot":
                online = told["online"]
            elif news == "commands":
                commands = bool(told)
            if online and commands:
                return


def _free_port() -> int:
    with closing(socket.socket()) as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port
