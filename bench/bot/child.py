"""`python -m bench.bot.child`: the bot, watched from inside; it does what each line says."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeAlias

from pydantic import SecretStr

from bench.bot.pulse import Pulse
from bot.__main__ import live
from bot.app import Fathom
from bot.localization import words_for
from bot.messages.pictures import PictureRequest
from bot.panels import debounce
from bot.panels.panel import Reader, panel
from bot.settings import Settings
from db.store import Store
from sandbox.bot_process.client import point_at

OFTEN = 0.2
"""Seconds between two looks whether all has been told."""

Told: TypeAlias = dict[str, float]


class Watched:
    """The bot, and what can be asked of it."""

    def __init__(self, bot: Fathom) -> None:
        self.bot = bot
        self.pulse = Pulse()
        self.actions: dict[str, Callable[[int], Awaitable[Told]]] = {
            "stall": self.stall,
            "memory": self.memory,
            "work": self.work,
            "deliver": self.deliver,
            "touch": self.touch,
            "panels": self.panels,
            "boards": self.boards,
        }

    async def stall(self, _number: int) -> Told:
        """The longest that the event loop was held up since this was asked last."""
        longest, busiest = self.pulse.since_last()
        return {"seconds": longest, "busy": busiest}

    async def memory(self, _number: int) -> Told:
        """Bytes of memory that the process holds now."""
        return {"bytes": float(resident())}

    async def work(self, _number: int) -> Told:
        """Seconds of processor time that the process has taken so far."""
        return {"seconds": process_time()}

    async def deliver(self, _number: int) -> Told:
        """Return when all channels have been told."""
        while await self.bot.services.store.posts.undelivered():  # noqa: ASYNC110 - nobody else needs to know
            await asyncio.sleep(OFTEN)
        return {}

    async def touch(self, number: int) -> Told:
        """Load so many games one after the other."""
        for game in range(1, number + 1):
            await self.bot.services.tables.standing(game)
        return {}

    async def panels(self, number: int) -> Told:
        """Make a hundred panels, at so many games in turn."""
        services, words = self.bot.services, words_for("en")
        for turn in range(100):
            standing = await services.tables.standing(turn % number + 1)
            sheet = await panel(standing, Reader(standing.awaited[0], words), services.pictures)
            sheet.to_view()
        return {}

    async def boards(self, number: int) -> Told:
        """The longest that the event loop is held up while so many boards are asked for at once."""
        services, words = self.bot.services, words_for("en")
        standings = [await services.tables.standing(game) for game in range(1, number + 1)]
        await self.stall(0)
        await asyncio.gather(
            *(
                services.pictures.draw(standing, PictureRequest("board"), words)
                for standing in standings
            )
        )
        return await self.stall(0)


def resident() -> int:
    """Bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def run(api: str, database: str) -> None:
    """Be the bot until there is nothing more to be told; its end is heard as that of a file."""
    point_at(api)
    began = perf_counter()
    store = await Store.open(database)
    due = len(await store.posts.undelivered())
    opened = perf_counter() - began
    bot = Fathom(Settings(discord_token=SecretStr("a.b.c"), fathom_database=database), store)
    greeted = asyncio.Event()

    async def greet() -> None:
        greeted.set()

    # The library says so when the gateway has greeted it; the commands are registered before.
    bot.add_listener(greet, "on_connect")
    running = asyncio.create_task(live(bot, os.environ["DISCORD_TOKEN"]))
    await greeted.wait()
    tell({"opened": opened, "due": due})
    watched = Watched(bot)
    beating = asyncio.create_task(watched.pulse.beat())
    await obey(watched)
    beating.cancel()
    await bot.close()
    await asyncio.gather(running, return_exceptions=True)


async def obey(watched: Watched) -> None:
    """Do what each line says, and tell what came of it."""
    lines = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(lines)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while line := (await lines.readline()).decode().split():
        action, number = line
        tell(await watched.actions[action](int(number)))


def tell(told: Told) -> None:
    """Say it to whoever started this process."""
    print(json.dumps(told), flush=True)


def main() -> None:
    """Run against the stand-in at this address, with the games in this database."""
    parser = argparse.ArgumentParser()
    parser.add_argument("api")
    parser.add_argument("database")
    wanted = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    # Whoever presses here needs no time to see what has changed.
    debounce.AT_ONCE = timedelta()
    asyncio.run(run(wanted.api, wanted.database))


if __name__ == "__main__":
    main()
