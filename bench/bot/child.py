"""`python -m bench.bot.child`: the bot, instrumented to carry out commands from stdin."""

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

from bench.bot.loop_stalls import Pulse
from bot.__main__ import live
from bot.app import Fathom
from bot.config import Config
from bot.localization import words_for
from bot.messages.pictures import PictureRequest
from bot.panels import debounce
from bot.panels.panel import PanelReader, panel
from db.store import Store
from sandbox.bot_process.client import point_at

OFTEN = 0.2
"""The seconds between two checks of whether all posts have been delivered."""

Told: TypeAlias = dict[str, float]


class Watched:
    """The running bot, with the commands that measure it."""

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
        """Return the longest stall and the most work of the event loop since the last call."""
        longest, busiest = self.pulse.since_last()
        return {"seconds": longest, "busy": busiest}

    async def memory(self, _number: int) -> Told:
        """Return the number of bytes of memory in use."""
        return {"bytes": float(resident())}

    async def work(self, _number: int) -> Told:
        """Return the number of seconds of processor time used so far."""
        return {"seconds": process_time()}

    async def deliver(self, _number: int) -> Told:
        """Wait until all posts have been delivered."""
        while await self.bot.services.store.posts.undelivered():  # noqa: ASYNC110 - nobody else needs to know
            await asyncio.sleep(OFTEN)
        return {}

    async def touch(self, number: int) -> Told:
        """Load the first `number` games, one after the other."""
        for game in range(1, number + 1):
            await self.bot.services.tables.standing(game)
        return {}

    async def panels(self, number: int) -> Told:
        """Create a hundred panels, taking the first `number` games in turn."""
        services, words = self.bot.services, words_for("en")
        for turn in range(100):
            standing = await services.tables.standing(turn % number + 1)
            sheet = await panel(
                standing, PanelReader(standing.awaited[0], words), services.pictures
            )
            sheet.to_view()
        return {}

    async def boards(self, number: int) -> Told:
        """Return the result of `stall` for a period in which this many boards are drawn at once."""
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
    """Return the number of bytes of memory that this process uses."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def run(api: str, database: str) -> None:
    """Run the bot until stdin is closed."""
    point_at(api)
    began = perf_counter()
    store = await Store.open(database)
    due = len(await store.posts.undelivered())
    opened = perf_counter() - began
    bot = Fathom(Config(discord_token=SecretStr("a.b.c"), fathom_database=database), store)
    greeted = asyncio.Event()

    async def greet() -> None:
        greeted.set()

    # discord.py dispatches this after the gateway's READY; by then the commands are registered.
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
    """Carry out the command on each line of stdin, and print its result."""
    lines = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(lines)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while line := (await lines.readline()).decode().split():
        action, number = line
        tell(await watched.actions[action](int(number)))


def tell(told: Told) -> None:
    """Print a result for the parent process."""
    print(json.dumps(told), flush=True)


def main() -> None:
    """Run the bot with the stand-in and the database that the command line names."""
    parser = argparse.ArgumentParser()
    parser.add_argument("api")
    parser.add_argument("database")
    wanted = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    # Presses must count however quickly they follow each other.
    debounce.AT_ONCE = timedelta()
    asyncio.run(run(wanted.api, wanted.database))


if __name__ == "__main__":
    main()
