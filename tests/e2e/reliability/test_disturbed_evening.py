"""A law about evenings with frequent random failures: nothing is lost, and everyone is pinged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from db.errors import DatabaseUnavailable
from db.messaging.posts import STATUS
from engine.registry import GAMES
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids, wait_until

PRESSES = 45
FAULTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("answer", {"status": 503}),
    ("answer", {"status": 503, "applied": True}),
    ("answer", {"status": 403, "code": 50001}),
    ("answer", {"status": 429, "retry_after": 0.02}),
    ("lost", {}),
    ("lost", {"applied": False}),
)
WHERE: tuple[dict[str, str], ...] = (
    {"method": "POST", "path": "/channels/*/messages"},
    {"method": "PATCH", "path": "/channels/*/messages/*"},
    {"method": "GET", "path": "/channels/*/messages"},
    {"method": "PATCH", "path": "/webhooks/*"},
    {"method": "POST", "path": "/webhooks/*"},
    {"method": "POST", "path": "/interactions/*/callback"},
)


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    """Retry failed requests at once."""
    with patch("bot.posts.retry.SOON", 0.01):
        yield


class Disturbed:
    """People who play at random while random things go wrong."""

    def __init__(self, scene: Evening, seed: int) -> None:
        self.scene = scene
        self.chance = random.Random(seed)  # noqa: S311 - chance, no secret

    async def spoil(self) -> None:
        """Inject a random number of faults, possibly none."""
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            kind, how = self.chance.choice(FAULTS)
            where, times = self.chance.choice(WHERE), self.chance.choice((1, 1, 2, 3))
            if kind == "answer" and where["path"].startswith(("/webhooks", "/interactions")):
                # discord.py takes its time to retry these.
                times = 1
            await self.scene.sandbox.inject_fault(kind, **{**how, **where}, times=times)

    async def press_on(self, game: int, room: str) -> None:
        """Let a random awaited person open a panel and press something on it."""
        standing = await self.scene.standing(game)
        users = [str(standing.players[seat].user_id) for seat in standing.awaited]
        people = [person for person in self.scene.people if person.id in users]
        if not people:
            return
        person = self.chance.choice(people)
        person.timeout = 2
        await person.command("play", channel=room, until="acknowledged")
        await self.scene.idle()
        panels = [each for each in person.messages(room) if self._is_panel(each, game)]
        if panels:
            await self._press(person, panels[-1])
        await self.scene.idle()

    def _is_panel(self, message: Seen, game: int) -> bool:
        found = [*ids(message, Verb.PICK), *ids(message, Verb.END_TURN), *ids(message, Verb.CHOSEN)]
        return message.ephemeral and any(each.split("|")[2] == str(game) for each in found)

    async def _press(self, person: Person, panel: Seen) -> None:
        """Fill in all lists, then press End turn or Confirm if possible, or else anything."""
        lists = [each for each in panel.selects if each["custom_id"] in ids(panel, Verb.CHOSEN)]
        for each in lists:
            values = [entry["value"] for entry in each["options"]][: each.get("max_values", 1)]
            await person.select(panel, each["custom_id"], values, until="acknowledged")
            await self.scene.idle()
        panel = person.look(panel)
        able = [each["custom_id"] for each in panel.buttons if not each.get("disabled")]
        sure = [each for verb in (Verb.END_TURN, Verb.CONFIRM) for each in ids(panel, verb)]
        choices = [*ids(panel, Verb.PICK)]
        pressed = [each for each in sure if each in able] or [
            each for each in choices if each in able
        ]
        if pressed:
            custom_id = self.chance.choice(pressed)
            await person.press(panel, custom_id=custom_id, until="acknowledged")
        elif not lists:
            select = self.chance.choice(panel.selects)
            value = self.chance.choice(select["options"])["value"]
            await person.select(panel, select["custom_id"], [value], until="acknowledged")


def _status_posts(scene: Evening, game: int) -> list[Seen]:
    """Return the public posts of a game from which it can be played, without reminders."""
    client = scene.sandbox.world.channels
    return [
        each
        for room in client
        for each in scene.cleo.messages(room)
        if has(each, Verb.LOG)
        and any(custom.split("|")[2] == str(game) for custom in ids(each, Verb.PLAY))
    ]


async def _all_is_well(scene: Evening, game: int) -> None:
    """Check that one post is playable, that it names everyone awaited, and that waits are kept."""
    standing = await scene.standing(game)
    awaited = {standing.players[seat].user_id for seat in standing.awaited} - {None}
    posts = _status_posts(scene, game)
    known = scene.rows("select message_id from posts where game_id = ? and kind = ?", game, STATUS)
    assert [(int(each.id),) for each in posts] == known
    waits = scene.rows("select user_id from waits where game_id = ?", game)
    assert {user for (user,) in waits} == awaited
    for user in awaited:
        assert f"<@{user}>" in posts[0].text


async def _begun(scene: Evening, name: str, computers: int) -> tuple[int, str]:
    """Start a game of two people in a new channel; return its number and the channel."""
    room = scene.sandbox.chat.add_channel(name, None).id
    for person in scene.people:
        person.channel = room
    return await scene.gather(scene.ben, computers=computers % 2, game=name), room


@pytest.mark.parametrize("seed", [1, 2])
async def test_after_a_disturbed_evening_each_game_has_one_post_and_all_are_called(
    scene: Evening, seed: int
) -> None:
    games = [await _begun(scene, name, place) for place, name in enumerate(GAMES)]
    disturbed = Disturbed(scene, seed)
    for number in range(PRESSES):
        await disturbed.spoil()
        async with AsyncExitStack() as stack:
            pressing = asyncio.create_task(disturbed.press_on(*disturbed.chance.choice(games)))
            if number % 7 == 3:
                await asyncio.sleep(disturbed.chance.random() / 20)
                await stack.enter_async_context(scene.without_database())
                await asyncio.sleep(0.05)
            await stack.aclose()
            # A person whose press came to nothing presses again.
            with suppress(DatabaseUnavailable, AssertionError):
                await pressing
        if number == PRESSES // 2:
            await scene.restart()
        scene.sandbox.clock.advance(20)
        scene.wake()
    scene.sandbox.gate.faults.waiting.clear()
    plies = [(await scene.standing(game)).ply for game, _ in games]
    assert min(plies) > 0, plies
    assert sum(plies) > PRESSES / 4, "hardly anything was played"
    for _ in range(6):
        await scene.later(minutes=4)
        await asyncio.sleep(0.2)
    await wait_until(lambda: scene.rows("select * from old_posts") == [], "old posts to go")
    for game, _ in games:
        await _all_is_well(scene, game)
