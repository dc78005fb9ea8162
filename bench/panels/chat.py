"""The running bot and the people who press on what it shows, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from PIL import Image
from pydantic import SecretStr

from bot.app import Fathom
from bot.config import Config
from bot.custom_ids import Press, Verb, parse_custom_id
from db.store import Store
from render.paint.painter import Painter, encoded
from render.scene import Scene
from sandbox.bot_process.client import pointed_at
from sandbox.messages.serializers import for_page
from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.rendered_message import Seen

TIMEOUT = 60.0
"""The seconds to wait for an answer before giving up."""
THINKING = 0.1
"""The seconds that a computer player may think."""
_OF_THE_BOT = ("discord.py: ", "discord-ui-", "CommandTree-invoker")
"""Prefixes of the names of the tasks in which the bot handles events."""


class BlankPainter(Painter):
    """A painter of blank pictures, since only words and components are read here."""

    def anew(self, scene: Scene) -> bytes:
        """Return an empty PNG of the scene's size."""
        return _blank(scene.width, scene.height)


@cache
def _blank(width: int, height: int) -> bytes:
    return encoded(Image.new("P", (width, height)))


class NoAnswer(Exception):
    """Raised if the bot does not answer a press, or refuses it."""


class Chat:
    """The stand-in with the bot online."""

    def __init__(self, sandbox: Sandbox, bot: Fathom) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.channel = next(iter(sandbox.world.channels))
        self.people = list(sandbox.world.people)
        self._nonces = count(1)

    async def command(self, person: str, name: str, **options: str) -> None:
        """Use a slash command."""
        nonce = self._nonce()
        await self._done(self.sandbox.chat.command(person, self.channel, nonce, name, options))

    async def press(self, person: str, message: Seen, press: str) -> Seen | None:
        """Press a button; return the message that was shown or changed for it, if any."""
        return await self._use(person, message, press, None)

    async def select(
        self, person: str, message: Seen, press: str, values: Sequence[str]
    ) -> Seen | None:
        """Choose entries of a select; return the message that was shown or changed for it."""
        return await self._use(person, message, press, values)

    async def fill_in(self, person: str, message: Seen, press: str, value: str) -> Seen | None:
        """Press a button that opens a modal with one field, and submit this value."""
        world, nonce = self.sandbox.world, self._nonce()
        one = self.sandbox.chat.press(person, message.id, nonce, press)
        await self._done(one)
        modal = one.modal
        if modal is None:
            raise NoAnswer(f"{press} opened no modal")
        field = _field_of(modal["components"])
        sent = self.sandbox.chat.submit(person, self._nonce(), one.id, {field: value})
        await self._done(sent)
        changed = world.anywhere(sent.original_id or message.id)
        return Seen(for_page(world, changed)) if changed else None

    def seen(self, person: str, message_id: str) -> Seen | None:
        """Return the current state of a message, if this person sees it."""
        world = self.sandbox.world
        found = world.anywhere(message_id)
        seen = found and found in world.visible(person, found.channel_id)
        return Seen(for_page(world, found)) if found and seen else None

    def posts(self, person: str) -> Iterator[Seen]:
        """Yield the bot's public messages, newest first."""
        world = self.sandbox.world
        for message in reversed(world.visible(person, self.channel)):
            if message.ephemeral_to is None and message.author_id == world.bot.id:
                yield Seen(for_page(world, message))

    def newest(self, person: str, verb: Verb) -> Seen:
        """Return the newest public message with a component of this kind."""
        for message in self.posts(person):
            if any(press.verb is verb for _, press in presses(message)):
                return message
        raise NoAnswer(f"there is no message with {verb}")

    async def _use(
        self, person: str, message: Seen, press: str, values: Sequence[str] | None
    ) -> Seen | None:
        one = self.sandbox.chat.press(person, message.id, self._nonce(), press, values)
        await self._done(one)
        return self.seen(person, one.original_id or message.id) or self.seen(person, message.id)

    async def _done(self, one: Interaction) -> None:
        """Wait until the bot has answered and has finished everything that this causes."""
        async with asyncio.timeout(TIMEOUT):
            while one.state == "sent":  # noqa: ASYNC110 - the stand-in tells only pages
                await asyncio.sleep(0.002)
            while working := [task for task in asyncio.all_tasks() if _of_the_bot(task)]:
                await asyncio.wait(working)
        if one.state == "failed":
            raise NoAnswer(f"{one.data}: {one.reason}")

    def _nonce(self) -> str:
        return f"bench-{next(self._nonces)}"


def _field_of(components: Sequence[Json]) -> str:
    """Return the custom ID of the only field of a modal."""
    for part in components:
        inside = part.get("component") or next(iter(part.get("components", ())), None)
        if inside is not None:
            return str(inside["custom_id"])
    raise NoAnswer("the modal has no field")


def _of_the_bot(task: asyncio.Task[object]) -> bool:
    return task.get_name().startswith(_OF_THE_BOT)


def presses(message: Seen) -> Iterator[tuple[Json, Press]]:
    """Yield the components of a message that can be used, each with its meaning."""
    for part in (*message.buttons, *message.selects):
        meant = parse_custom_id(str(part.get("custom_id", "")))
        if meant is not None and not part.get("disabled"):
            yield part, meant


@asynccontextmanager
async def chatting(folder: Path, seed: int) -> AsyncIterator[Chat]:
    """Run the stand-in and the bot inside the `with` block; games are dealt from this seed."""
    deal = patch("bot.lobby.lobby.secrets", SimpleNamespace(randbits=lambda _bits: seed))
    nimble = patch("bot.panels.debounce.AT_ONCE", timedelta())
    unpainted = patch("bot.messages.pictures.Painter", BlankPainter)
    async with Sandbox.running(folder / "sandbox") as sandbox:
        with pointed_at(sandbox.api_base), deal, nimble, unpainted:
            url = f"sqlite+aiosqlite:///{folder / 'games.db'}"
            settings = Config(
                discord_token=SecretStr(sandbox.token),
                fathom_database=url,
                fathom_thinking_seconds=THINKING,
                fathom_emojis=False,
            )
            bot = Fathom(settings, await Store.open(url))
            running = asyncio.create_task(bot.start(sandbox.token))
            try:
                await _until_ready(bot, running)
                yield Chat(sandbox, bot)
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)


async def _until_ready(bot: Fathom, running: asyncio.Task[None]) -> None:
    """Wait until the bot is online; raise whatever has ended it before."""
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
