"""Measuring the cost of sending the reminders that are due, with few and with many games."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import cast

import discord
from pydantic import SecretStr

from bench.bot.seeded_games import insert_posts, insert_waits, store_running_games, url_of
from bench.measure import Figure, figure
from bot.config import Config
from bot.messages.pictures import Pictures
from bot.posts.status_poster import StatusPoster
from bot.reminders.scheduler import ReminderScheduler
from bot.services import Services
from bot.table.tables import Tables
from db.store import Store

DUE = 100
FEW, MANY = 100, 10_000
ROUNDS = 5


class Nowhere:
    """A client that accepts every message immediately, so that only the bot's work is measured."""

    def __init__(self) -> None:
        self.sent = 0
        self._ids = count(1)

    def get_guild(self, _number: int) -> None:
        """Return None, since no guild is known."""

    async def create_dm(self, user: discord.Object) -> SimpleNamespace:
        """Return a DM channel with this user."""
        return SimpleNamespace(id=user.id, send=self.send)

    def get_partial_messageable(self, number: int, **_: object) -> SimpleNamespace:
        """Return a channel with this ID."""
        gone = SimpleNamespace(delete=self.forget)
        return SimpleNamespace(id=number, send=self.send, get_partial_message=lambda _: gone)

    async def send(self, **_: object) -> SimpleNamespace:
        """Accept a message, count it, and return it."""
        self.sent += 1
        return SimpleNamespace(id=next(self._ids))

    async def forget(self) -> None:
        """Accept the deletion of a message."""


async def reminding(folder: Path) -> list[Figure]:
    """Return the cost of sending 100 reminders that are due, with 100 games and with 10,000."""
    few, many = folder / "few.db", folder / "many.db"
    for file, games in ((few, FEW), (many, MANY)):
        await store_running_games(file, games)
        insert_posts(file)
    passes = [(await _pass(few), await _pass(many)) for _ in range(ROUNDS)]
    return [
        figure(
            f"otys: {DUE} reminders with 10,000 games, against 100",
            [more / less for less, more in passes],
            "x",
            2.0,
        ),
        figure(f"otys: {DUE} reminders with 10,000 games", [more for _, more in passes], "s"),
    ]


async def _pass(file: Path) -> float:
    """Return the seconds of processor time that sending all due reminders takes."""
    insert_waits(file, DUE)
    store, pictures, nowhere = await Store.open(url_of(file), create=False), Pictures(), Nowhere()
    client, tables = cast("discord.Client", nowhere), Tables(store)
    status_poster = StatusPoster(client, tables, pictures)
    settings = Config(discord_token=SecretStr("a.b.c"))
    reminders = ReminderScheduler(
        Services(settings, client, store, tables, pictures, status_poster)
    )
    began = process_time()
    await reminders.send_due()
    passed = process_time() - began
    if nowhere.sent != DUE:
        raise RuntimeError(f"{nowhere.sent} were reminded, not {DUE}")
    pictures.close()
    await store.close()
    return passed
