"""An evening in the stand-in Discord: the real bot, and people who play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import SecretStr

from bot.app import Fathom
from bot.settings import Settings
from db.store import Store
from sandbox.botside import pointed_at
from sandbox.driver import Outcome, Person
from sandbox.posts import Seen
from sandbox.rest.gate import TOKEN
from sandbox.server import Sandbox

PATIENCE = 20.0
"""Seconds to wait for anything; a loaded machine takes its time."""


@dataclass
class Evening:
    """The stand-in, the bot, and who is there."""

    sandbox: Sandbox
    folder: Path
    people: list[Person]
    bot: Fathom
    _running: asyncio.Task[None] = field(init=False)

    @property
    def ann(self) -> Person:
        """The first person."""
        return self.people[0]

    @property
    def ben(self) -> Person:
        """The second person."""
        return self.people[1]

    async def start(self) -> None:
        """The bot comes online."""
        self._running = asyncio.create_task(self.bot.start(TOKEN))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()

    async def stop(self) -> None:
        """The bot goes, in good order."""
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)

    async def restart(self) -> None:
        """Another process takes over from what was stored."""
        await self.stop()
        self.bot = await _bot(self.folder)
        await self.start()

    def status(self, person: Person, channel: str | None = None) -> Seen:
        """The newest post with a Play button."""
        for message in reversed(person.messages(channel)):
            playable = any("|play|" in str(one.get("custom_id")) for one in message.buttons)
            if playable and not message.ephemeral:
                return message
        raise AssertionError("there is no status post")

    async def gather(self, *others: Person, computers: int = 0) -> int:
        """A game of Otys with these people and so many computer players; its number."""
        opened = await self.ann.command("game new", game="otys")
        assert "table is open" in opened.shown().text, opened
        lobby = await self.ann.waits_for("a table is gathering")
        for person in others:
            await person.press(lobby, "Join", until="acknowledged")
        for _ in range(computers):
            await self.ann.press(lobby, "Add a computer player", until="acknowledged")
        await self.ann.waits_for(f"{1 + len(others) + computers} at the table")
        await self.ann.press(lobby, "Start", until="acknowledged")
        status = await self.ann.waits_for("choose a Key")
        return int(status.buttons[0]["custom_id"].split("|")[2])

    async def whose(self, game: int) -> Person:
        """Who is awaited."""
        standing = await self.bot.house.tables.standing(game)
        user = standing.players[standing.awaited[0]].user_id
        return next(person for person in self.people if person.id == str(user))

    async def play_turn(self, person: Person, panel: Seen) -> Outcome:
        """Choose the first thing offered until the turn is ended."""
        outcome = await press_first(person, panel)
        while outcome.shown().buttons and "End turn" not in outcome.shown().labels:
            if outcome.shown().labels == ["Look again"]:
                return outcome
            outcome = await press_first(person, outcome.shown())
        if "End turn" in outcome.shown().labels:
            outcome = await person.press(outcome.shown(), "End turn")
        return outcome


async def press_first(person: Person, panel: Seen) -> Outcome:
    """The first button of a panel that goes on, or the first entry of its first select."""
    for button in panel.buttons:
        if "|pick|" in button["custom_id"]:
            return await person.press(panel, custom_id=button["custom_id"])
    select = panel.selects[0]
    return await person.select(panel, select["custom_id"], [select["options"][0]["value"]])


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """The bot is online, and three people are there."""
    async with Sandbox.running(data=folder / "sandbox") as sandbox:
        with pointed_at(sandbox.api_base):
            people = [Person.number(sandbox, place) for place in (1, 2, 3, 4)]
            for person in people:
                person.patience = PATIENCE
            scene = Evening(sandbox, folder, people, await _bot(folder))
            await scene.start()
            try:
                yield scene
            finally:
                await scene.stop()


async def _bot(folder: Path) -> Fathom:
    url = f"sqlite+aiosqlite:///{folder / 'fathom.db'}"
    settings = Settings(discord_token=SecretStr("a.b.c"), fathom_database=url)
    return Fathom(settings, await Store.open(url))
