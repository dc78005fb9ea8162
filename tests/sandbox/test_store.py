"""A session continues where it was, however the server ended."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import discord
import pytest

from sandbox.interactions.broker import SILENCE
from sandbox.server import Sandbox, Setup
from sandbox.store import CannotOpen, Store
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot, connected


def _killed(data: Path, place: Path) -> Path:
    """Return a copy of the folder, as a kill at this moment would leave it."""
    shutil.copytree(data, place)
    return place


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "session"
    async with Sandbox.running(data) as sandbox, connected(sandbox) as bot:
        one, two = Person.number(sandbox, 1), Person.number(sandbox, 2)
        await one.say("hello")
        await one.press((await one.command("try buttons")).shown(), "Whisper")
        user = await bot.fetch_user(int(two.id))
        await user.send("to you", file=discord.File(io.BytesIO(b"depth"), "a.txt"))
        sandbox.chat.add_person("Player 5", "it", "#000000")
        before = _memory(sandbox)
    async with Sandbox.running(data) as again, Caller(again) as caller:
        assert _memory(again) == before
        person = Person.number(again, 2)
        (message,) = person.messages(person.direct())
        assert await (await caller.fetch(message.pictures[0])).read() == b"depth"


def _memory(sandbox: Sandbox) -> tuple[object, ...]:
    world = sandbox.world
    kept = (world.guild, world.bot, world.people, world.channels, world.commands, world.messages)
    return (*kept, world.interactions)


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path / "session") as sandbox, connected(sandbox):
        one = Person.number(sandbox, 1)
        await one.command("try board")
        await one.say("last words")
        data = _killed(tmp_path / "session", tmp_path / "killed")
        before = _memory(sandbox)
    async with Sandbox.running(data) as again:
        assert _memory(again) == before


async def test_a_press_works_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "session"
    async with Sandbox.running(data) as sandbox, connected(sandbox):
        message = (await Person.number(sandbox, 1).command("try buttons")).shown()
    bot = SmallBot()
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("still here")

    async with Sandbox.running(data) as again, connected(again, bot):
        outcome = await Person.number(again, 1).press(message, "Nothing")
        assert outcome.shown().content == "still here"
    assert [str(interaction.message and interaction.message.id) for interaction in seen] == [
        message.id
    ]


async def test_a_question_that_was_open_has_failed_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "session"
    async with Sandbox.running(data) as sandbox, connected(sandbox):
        one = Person.number(sandbox, 1)
        sandbox.chat.command(one.id, one.channel, "open", "try silence", {})
    async with Sandbox.running(data) as again:
        (interaction,) = again.world.interactions.values()
        assert (interaction.state, interaction.reason) == ("failed", SILENCE)


async def test_a_token_outlives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "session"
    async with Sandbox.running(data) as sandbox, connected(sandbox):
        await Person.number(sandbox, 1).command("try buttons")
    async with Sandbox.running(data) as again, Caller(again) as caller:
        (interaction,) = again.world.interactions.values()
        path = f"/webhooks/{again.world.bot.id}/{interaction.token}"
        assert (await caller("POST", path, {"content": "more"})).status == 200


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path):
        with pytest.raises(CannotOpen, match="another stand-in uses it"):
            Sandbox(Setup(tmp_path))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(CannotOpen, match="file"):
        Store(file)


def test_things_come_back_in_the_order_of_their_ids(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for key in ("10", "9", "100"):
        store.put("thing", key, key.encode())
    store.put("thing", "9", b"nine")
    store.drop("thing", "10")
    assert list(store.all("thing")) == [b"nine", b"100"]
    store.close()


def test_kinds_are_kept_apart_and_after_a_restart(tmp_path: Path) -> None:
    store = Store(tmp_path / "a" / "b")
    store.put("thing", "1", b"one")
    store.put("other", "1", b"another")
    store.put("other", "2", b"second")
    store.drop("thing", "2")
    store.close()
    again = Store(tmp_path / "a" / "b")
    assert list(again.all("thing")) == [b"one"]
    assert list(again.all("other")) == [b"another", b"second"]
    again.close()


def test_a_file_is_kept_until_it_is_dropped(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.keep_file("1", "2", "a.txt", b"depth")
    assert store.file("1", "2", "a.txt").read_bytes() == b"depth"
    store.keep_file("1", "3", "a.txt", b"other")
    store.drop_file("1", "2")
    store.drop_file("1", "2")
    assert not store.file("1", "2", "a.txt").exists()
    assert store.file("1", "3", "a.txt").read_bytes() == b"other"
    store.close()
