"""An evening in the stand-in Discord: the real bot, and people who play."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn, cast
from unittest.mock import patch

from discord.app_commands import Command, CommandTree, Group
from discord.state import ConnectionState
from PIL import Image
from pydantic import SecretStr

from bot.app import Fathom
from bot.component_packs import read_packs
from bot.config import Config
from bot.custom_ids import Verb
from bot.localization import words_for
from bot.table.standing import Standing
from db.connection.database import Clock, Database
from db.errors import DatabaseUnavailable
from db.store import Store
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.text import Words
from render.paint.painter import Painter, encoded
from render.scene import Scene
from sandbox import clock as time
from sandbox.bot_process.client import pointed_at
from sandbox.server import Sandbox
from tests.db.backends import FileHome, Home
from tests.driver.person import Outcome, Person, Until, Value, speak_many_languages
from tests.driver.rendered_message import Seen

TIMEOUT = 20.0
"""The number of seconds to wait for anything; it allows for a loaded machine."""
BREAK = 0.02
"""The number of seconds before discord.py repeats a request that has failed."""
SEED = 7
PAINTER = Painter()
_REGISTERED: dict[str, object] = {}
"""The payload with which each command is registered, by its English form."""
_OF_THE_LIBRARY = ("discord.py: ", "discord-ui-", "CommandTree-invoker")
"""Prefixes of the names of the tasks in which discord.py handles events."""


class Sketcher(Painter):
    """A painter of blank pictures, for people who look only at the words."""

    def anew(self, scene: Scene) -> bytes:
        """Return an empty PNG of the scene's size."""
        return _blank(scene.width, scene.height)


@cache
def _blank(width: int, height: int) -> bytes:
    return encoded(Image.new("P", (width, height)))


@dataclass
class Evening:
    """The stand-in, the bot and the people of one test."""

    sandbox: Sandbox
    folder: Path
    home: Home
    """The place where the bot's games are stored."""
    people: list[Person]
    bot: Fathom
    _running: asyncio.Task[None] = field(init=False)

    @property
    def ann(self) -> Person:
        """The first person, who reads English."""
        return self.people[0]

    @property
    def ben(self) -> Person:
        """The second person, who reads German."""
        return self.people[1]

    @property
    def cleo(self) -> Person:
        """The third person, who reads Italian."""
        return self.people[2]

    @property
    def dora(self) -> Person:
        """The fourth person, who reads Portuguese."""
        return self.people[3]

    @property
    def room(self) -> str:
        """The channel used unless a test names another."""
        return self.ann.channel

    # -- the bot

    async def start(self) -> None:
        """Bring the bot online."""
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()

    async def stop(self) -> None:
        """Stop the bot cleanly."""
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)

    async def restart(self) -> None:
        """Stop the bot and start a new one from the stored games."""
        await self.stop()
        await self.start_again()

    async def start_again(self) -> None:
        """Start a new bot from the stored games once the previous one has stopped."""
        self.bot = await new_bot(self.folder, self.home, self.sandbox.clock.now)
        await self.start()

    async def idle(self) -> None:
        """Wait until the bot has handled all events."""
        while working := [each for each in asyncio.all_tasks() if _of_the_library(each)]:
            await asyncio.wait(working)
        # Tests query the database directly after this and block the event loop, so nobody may still
        # be writing.
        async with self.bot.services.store.database.queue:
            pass

    async def later(self, **span: float) -> None:
        """Advance all clocks, and wait until the bot has done everything due by then."""
        self.sandbox.clock.advance(timedelta(**span).total_seconds())
        await self.reminded()

    async def reminded(self) -> None:
        """Wait until every reminder that is due has been sent."""
        now = self.sandbox.clock.now()
        self.wake()
        reminders = self.bot.reminders
        await wait_until(
            lambda: reminders.sent_until is not None and reminders.sent_until >= now,
            "what is due to be sent",
        )

    def wake(self) -> None:
        """Wake all alarms so that they look at the clock."""
        status_poster = self.bot.services.status_poster
        for alarm in (status_poster.alarm, status_poster.retrying.alarm, self.bot.taking_up.alarm):
            alarm.ring()

    @asynccontextmanager
    async def without_database(self) -> AsyncIterator[list[object]]:
        """Make all database access inside the `with` block fail; yield the tasks that tried it."""
        tried: list[object] = []

        def away(*_: object) -> NoReturn:
            tried.append(asyncio.current_task())
            raise DatabaseUnavailable("there", "nobody answers")

        with patch.object(Database, "reading", away), patch.object(Database, "writing", away):
            yield tried

    # -- lobbies

    async def lobby(self, host: Person | None = None, game: str = "otys") -> Seen:
        """Open a table in the host's channel and return its message."""
        host = host or self.ann
        opened = await host.command("game new", game=game)
        await self.idle()
        return self.newest(host, Verb.JOIN, opened.shown().channel_id)

    async def gather(self, *others: Person, computers: int = 0, game: str = "otys") -> int:
        """Start a game with these people and computer players, and return its number."""
        lobby = await self.lobby(game=game)
        for person in others:
            await self.press(person, lobby, Verb.JOIN, until="acknowledged")
        for _ in range(computers):
            await self.press(self.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
        await self.press(self.ann, lobby, Verb.START, until="acknowledged")
        return game_of(self.status(self.ann))

    # -- lookups

    def newest(self, person: Person, verb: Verb, channel: str | None = None) -> Seen:
        """Return the newest public message with a button of this kind."""
        for message in person.newest_first(channel):
            if has(message, verb) and not message.ephemeral:
                return message
        raise AssertionError(f"there is no message with a button {verb}")

    def status(self, person: Person, channel: str | None = None) -> Seen:
        """Return the newest post with a Play button."""
        return self.newest(person, Verb.PLAY, channel)

    def words(self, person: Person) -> Words:
        """Return the translated texts in this person's language."""
        return words_for(self.sandbox.world.people[person.id].locale)

    def says(self, person: Person, outcome: Outcome, key: str, **args: str | int) -> bool:
        """Return whether this person alone was shown this text in response."""
        words = self.words(person).say(msg(key, **args))
        told = outcome.messages or [outcome.shown()]
        return any(words in each.text and each.ephemeral for each in told)

    def told(self, person: Person, key: str, channel: str | None = None) -> bool:
        """Return whether a message that only this person sees contains this text."""
        words = self.words(person).say(msg(key))
        return any(words in each.text for each in person.messages(channel) if each.ephemeral)

    def playable(self, person: Person, channel: str | None = None) -> list[Seen]:
        """Return all public messages that still have a Play button."""
        seen = person.messages(channel)
        return [each for each in seen if has(each, Verb.PLAY) and not each.ephemeral]

    async def standing(self, game: int) -> Standing:
        """Return the standing of a game."""
        return await self.bot.services.tables.standing(game)

    async def whose(self, game: int) -> Person:
        """Return the awaited person."""
        standing = await self.standing(game)
        user = standing.players[standing.awaited[0]].user_id
        return next(person for person in self.people if person.id == str(user))

    async def other(self, game: int) -> Person:
        """Return whichever of the first two people is not awaited."""
        return self.ben if await self.whose(game) is self.ann else self.ann

    async def table(self, game: int) -> Table:
        """Return the table of a game with its full log."""
        return (await self.bot.services.store.games.load(game, whole=True)).table

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Query the database directly."""
        return self.home.rows(query, *values)

    def change(self, statement: str, *values: object) -> None:
        """Change the database directly."""
        self.home.run(statement, *values)

    # -- actions

    async def press(
        self,
        person: Person,
        message: Seen,
        verb: Verb,
        rest: str | None = None,
        until: Until = "answered",
    ) -> Outcome:
        """Press the only button with this verb, and wait until everything it causes is done.

        Several answers may end the turn; then it is the first of them.
        """
        found = ids(person.look(message), verb)
        wanted = [each for each in found if rest is None or each.endswith(f"|{rest}")]
        if len(wanted[:1] if verb is Verb.END_TURN else wanted) != 1:
            raise AssertionError(f"{len(wanted)} buttons of the kind {verb} in {message.labels}")
        outcome = await person.press(message, custom_id=wanted[0], until=until)
        await self.idle()
        return outcome

    async def choose(self, person: Person, panel: Seen, key: str) -> Outcome:
        """Press the button of an option, or choose it in its select."""
        buttons = [each for each in answering(panel) if re.split(r"[|~]", each)[-1] == key]
        if not buttons:
            return await self.select(person, panel, Verb.PICK, key)
        outcome = await person.press(panel, custom_id=buttons[0])
        await self.idle()
        return outcome

    async def select(self, person: Person, panel: Seen, verb: Verb, value: str) -> Outcome:
        """Choose an entry in the first select with this verb that offers it."""
        for each in panel.selects:
            values = [entry["value"] for entry in each["options"]]
            if each["custom_id"] in ids(panel, verb) and value in values:
                outcome = await person.select(panel, each["custom_id"], [value])
                await self.idle()
                return outcome
        raise AssertionError(f"{value} is in no list of the kind {verb}")

    async def command(
        self, person: Person, name: str, given: Mapping[str, Value], channel: str | None = None
    ) -> Outcome:
        """Use a command with these options, and wait until everything it causes is done."""
        outcome = await person.command(name, dict(given), channel=channel)
        await self.idle()
        return outcome

    async def repeat(self, outcome: Outcome) -> None:
        """Deliver an interaction again, and wait until the bot has handled it."""
        known = self.sandbox.world.interactions.values()
        one = next(each for each in known if each.nonce == outcome.nonce)
        before = self._asked(one.id)
        await self.sandbox.inject_fault("repeat", nonce=outcome.nonce)
        await wait_until(lambda: self._asked(one.id) > before, "the second delivery")
        await self.idle()

    def _asked(self, part: str) -> int:
        return sum(part in exchange.path for exchange in self.sandbox.journal)

    async def open_panel(self, person: Person) -> Seen:
        """Open this person's private panel and return it."""
        return (await self.press(person, self.status(person), Verb.PLAY)).shown()

    async def play_turn(self, person: Person, panel: Seen) -> Outcome:
        """Choose the first option offered, again and again, until the turn is over."""
        while True:
            over = has(panel, Verb.END_TURN) and not self.is_warned(person, panel)
            step = self.press(person, panel, Verb.END_TURN) if over else self.go_on(person, panel)
            outcome = await step
            panel = outcome.shown()
            if over or not (answering(panel) or has(panel, Verb.PICK)):
                break
        await self.idle()
        return outcome

    async def to_last_answer(self, person: Person, panel: Seen) -> Seen:
        """Choose the first option offered, again and again, until only End turn is left."""
        while not has(panel, Verb.END_TURN) or self.is_warned(person, panel):
            panel = (await self.go_on(person, panel)).shown()
        await self.idle()
        return panel

    def is_warned(self, person: Person, panel: Seen) -> bool:
        """Return whether a panel warns, in the middle of a turn, that something would be wasted."""
        return self.words(person).say(msg("bot-do-it-anyway")) in panel.labels

    async def go_on(self, person: Person, panel: Seen) -> Outcome:
        """Choose the first option offered, even if it wastes something."""
        if self.is_warned(person, panel):
            return await self.press(person, panel, Verb.END_TURN)
        return await press_first(person, panel)

    async def turn_of(self, game: int) -> Outcome:
        """Play a whole turn for the awaited person."""
        person = await self.whose(game)
        return await self.play_turn(person, await self.open_panel(person))


async def press_first(person: Person, panel: Seen) -> Outcome:
    """Press the first button that answers, or choose the first entry of the first select."""
    for custom_id in answering(panel):
        return await person.press(panel, custom_id=custom_id)
    select = panel.selects[0]
    return await person.select(panel, select["custom_id"], [select["options"][0]["value"]])


def ids(message: Seen, verb: Verb) -> list[str]:
    """Return the custom IDs of all components of a message with this verb."""
    found = [str(part.get("custom_id", "")) for part in (*message.buttons, *message.selects)]
    return [each for each in found if each.split("|")[1:2] == [verb.value]]


def answering(message: Seen) -> list[str]:
    """Return the custom IDs of all buttons that give an answer, with those that end the turn."""
    able = [str(part.get("custom_id", "")) for part in message.buttons if not part.get("disabled")]
    return [each for each in able if each.split("|")[1:2] in ([Verb.PICK], [Verb.END_TURN])]


def has(message: Seen, verb: Verb) -> bool:
    """Return whether a message has a component with this verb."""
    return bool(ids(message, verb))


def game_of(message: Seen) -> int:
    """Return the number of the game that a message is about."""
    return int(message.buttons[0]["custom_id"].split("|")[2])


def public(person: Person, channel: str | None = None) -> str:
    """Return all the public text of a channel."""
    return "\n".join(each.text for each in person.messages(channel) if not each.ephemeral)


async def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait for a condition that will be met without further action."""
    try:
        async with asyncio.timeout(TIMEOUT):
            # The bot is observed from outside, and nothing signals that it is done.
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"in vain for {what}") from None


def _of_the_library(task: asyncio.Task[object]) -> bool:
    return task.get_name().startswith(_OF_THE_LIBRARY)


def _said_once(kind: type[Group | Command[Any, Any, Any]]) -> AbstractContextManager[object]:
    """Translate each command only once: every evening registers the same ones."""
    say = cast("Callable[..., Awaitable[object]]", kind.get_translated_payload)

    async def remembered(
        command: Group | Command[Any, Any, Any], tree: CommandTree, translator: object
    ) -> object:
        english = json.dumps(command.to_dict(tree), sort_keys=True)
        if english not in _REGISTERED:
            _REGISTERED[english] = await say(command, tree, translator)
        return deepcopy(_REGISTERED[english])

    return patch.object(kind, "get_translated_payload", remembered)


def _ready_at_once() -> AbstractContextManager[object]:
    """Let discord.py wait for servers only until all are there, which it cannot know."""

    def seconds(known: ConnectionState[Any]) -> float:
        servers = vars(known).get("_guilds", {}).values()
        return TIMEOUT if any(server.unavailable for server in servers) else 0

    wait = property(seconds, lambda *_: None)
    return patch.object(ConnectionState, "guild_ready_timeout", wait, create=True)


async def _sleep_briefly(seconds: float, result: object = None) -> object:
    """Sleep as long as a rate limit asks for, which is no whole number of seconds, or briefly."""
    return await asyncio.sleep(seconds if seconds % 1 else min(seconds, BREAK), result)


def _trying_again_soon(module: str) -> AbstractContextManager[object]:
    """Let a module of discord.py try again soon, instead of after 1, 3 or 5 seconds."""
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": _sleep_briefly})
    return patch(f"discord.{module}.asyncio", hurried)


@asynccontextmanager
async def evening(
    folder: Path,
    seed: int | None = None,
    home: Home | None = None,
    begins: datetime | None = None,
    painter: Painter = PAINTER,
) -> AsyncIterator[Evening]:
    """Bring the bot online with four people; games are shuffled with this seed."""
    clock = time.Clock()
    if begins is not None:
        clock.advance((begins - clock.now()).total_seconds())
    shuffle = SEED if seed is None else seed
    home = home or FileHome(folder / "fathom.db")
    luck = patch("bot.lobby.lobby.secrets", SimpleNamespace(randbits=lambda _bits: shuffle))
    # The people in tests need no delay between presses.
    nimble = patch("bot.panels.debounce.AT_ONCE", timedelta())
    async with Sandbox.running(folder / "sandbox", clock=clock, journal=True) as sandbox:
        with (
            pointed_at(sandbox.api_base),
            luck,
            nimble,
            # Share one painter, so that backgrounds are painted only once for all tests.
            patch("bot.messages.pictures.Painter", lambda: painter),
            _ready_at_once(),
            _trying_again_soon("client"),
            _trying_again_soon("http"),
            _trying_again_soon("webhook.async_"),
            _trying_again_soon("shard"),
            _said_once(Group),
            _said_once(Command),
        ):
            speak_many_languages(sandbox)
            people = [Person.number(sandbox, place) for place in (1, 2, 3, 4)]
            for person in people:
                person.timeout = TIMEOUT
            bot = await new_bot(folder, home, sandbox.clock.now)
            scene = Evening(sandbox, folder, home, people, bot)
            await scene.start()
            try:
                await wait_until(lambda: bot.taking_up.looked_at is not None, "the start")
                yield scene
            finally:
                await scene.stop()


async def new_bot(folder: Path, home: Home, clock: Clock) -> Fathom:
    """Create the bot with this evening's database and clock."""
    settings = Config(
        discord_token=SecretStr("a.b.c"),
        fathom_database=home.url,
        fathom_thinking_seconds=0.1,
        fathom_emojis=False,
    )
    offered = folder / "packs"
    packs = read_packs(offered if offered.is_dir() else None)
    await home.lay_out()
    store = await Store.open(home.url, packs=packs.offered, clock=clock)
    return Fathom(settings, store, packs)
