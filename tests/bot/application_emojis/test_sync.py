"""Keeping the list of the application's emojis, with the stand-in and a real client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.application_emojis.shown import Emojis
from bot.application_emojis.sync import KEPT, EmojiSync
from db.store import Store
from render.emojis.names import sprites
from render.emojis.pictures import Emoji, emoji
from sandbox.bot_process.client import pointed_at
from sandbox.rest import emojis as routes
from sandbox.rest.files import EMOJIS
from sandbox.server import Sandbox
from tests.db.backends import lay_out, url_of

WEEK = KEPT.total_seconds()
FIRST = [emoji(name) for name in ("metal", "plant", "key1")]
METAL = FIRST[0]
NEW_METAL = replace(METAL, digest="new1")


def changed(digest: str = "new1") -> list[Emoji]:
    """Return our list after a picture has changed."""
    return [replace(METAL, digest=digest), *FIRST[1:]]


@dataclass
class Installation:
    """A bot with a database of its own."""

    client: discord.Client
    store: Store
    sandbox: Sandbox
    wanted: list[Emoji] = field(default_factory=lambda: FIRST)
    emojis: Emojis = field(default_factory=Emojis)

    async def compare(self, wanted: list[Emoji] | None = None) -> bool:
        """Compare the lists once."""
        self.wanted = wanted or self.wanted
        sync = EmojiSync(self.client, self.store, self.emojis, lambda: self.wanted)
        return await sync.compare()

    def restart(self) -> None:
        """Forget everything that is not stored."""
        self.emojis = Emojis()

    def shown(self, name: str = "metal") -> str | None:
        """Return the version of an emoji that is shown."""
        found = self.emojis.partial(name)
        return self.sandbox.world.emojis[str(found.id)].name if found else None


def names(sandbox: Sandbox) -> list[str]:
    """Return the names of all emojis of the application."""
    return sorted(one.name for one in sandbox.world.emojis.values())


def versions(emojis: list[Emoji]) -> list[str]:
    return sorted(one.version for one in emojis)


def requests(sandbox: Sandbox, method: str) -> int:
    """Return the number of the bot's requests with this method, and forget them."""
    count = sum(one.method == method for one in sandbox.journal)
    assert sandbox.gate.journal is not None
    sandbox.gate.journal.clear()
    return count


async def _soon(_seconds: float, result: object = None) -> object:
    return await asyncio.sleep(0, result)


@pytest.fixture
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": _soon})
    monkeypatch.setattr("discord.http.asyncio", hurried)
    async with Sandbox.running(tmp_path / "session", journal=True) as sandbox:
        with pointed_at(sandbox.api_base):
            yield sandbox


@pytest.fixture
async def installed(tmp_path: Path, sandbox: Sandbox) -> AsyncIterator[list[Installation]]:
    """Provide two installations of one application."""
    async with AsyncExitStack() as stack:
        both = []
        for number in (1, 2):
            file = tmp_path / f"{number}.db"
            await lay_out(file)
            store = await Store.open(url_of(file), clock=sandbox.clock.now)
            stack.push_async_callback(store.close)
            client = await stack.enter_async_context(discord.Client(intents=discord.Intents.none()))
            await client.login(sandbox.token)
            both.append(Installation(client, store, sandbox))
        yield both


@pytest.fixture
def one(installed: list[Installation]) -> Installation:
    return installed[0]


@pytest.fixture
def two(installed: list[Installation]) -> Installation:
    return installed[1]


# --- one installation ----------------------------------------------------------------------------


async def test_the_first_start_creates_all(one: Installation, sandbox: Sandbox) -> None:
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)
    (metal,) = [each for each in sandbox.world.emojis.values() if each.name == METAL.version]
    path = sandbox.store.file(EMOJIS, metal.id, metal.filename)
    assert path.read_bytes() == METAL.png()


async def test_the_second_start_creates_none(one: Installation, sandbox: Sandbox) -> None:
    await one.compare()
    one.restart()
    requests(sandbox, "POST")
    assert await one.compare()
    assert requests(sandbox, "POST") == 0
    assert one.shown() == METAL.version


async def test_a_new_database_finds_what_is_there(
    one: Installation, two: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    requests(sandbox, "POST")
    assert await two.compare()
    assert requests(sandbox, "POST") == 0
    assert two.shown() == METAL.version


async def test_a_changed_picture_is_created_and_the_old_one_deleted_a_week_later(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    sandbox.clock.advance(3 * WEEK)
    assert await one.compare(changed())
    assert one.shown() == NEW_METAL.version
    assert names(sandbox) == versions([*FIRST, NEW_METAL])
    sandbox.clock.advance(WEEK - 60)
    assert await one.compare()
    assert METAL.version in names(sandbox)
    sandbox.clock.advance(60)
    one.restart()
    assert await one.compare()
    assert names(sandbox) == versions(changed())


async def test_an_emoji_that_we_no_longer_have_is_deleted_a_week_later(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    await one.compare(FIRST[1:])
    assert METAL.version in names(sandbox)
    sandbox.clock.advance(WEEK)
    await one.compare()
    assert names(sandbox) == versions(FIRST[1:])


async def test_a_picture_that_comes_back_in_time_is_not_deleted(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    await one.compare(changed())
    await one.compare(FIRST)
    assert one.shown() == METAL.version
    sandbox.clock.advance(WEEK)
    await one.compare()
    assert names(sandbox) == versions(FIRST)


async def test_a_picture_that_comes_back_late_is_created_again(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    await one.compare(changed())
    sandbox.clock.advance(WEEK)
    await one.compare()
    assert await one.compare(FIRST)
    assert one.shown() == METAL.version


async def test_one_that_was_deleted_behind_our_back_is_created_again(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    for each in await one.client.fetch_application_emojis():
        if each.name == METAL.version:
            await each.delete()
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)
    assert one.shown() == METAL.version


async def test_what_others_put_there_is_left_alone(one: Installation, sandbox: Sandbox) -> None:
    for name in ("logo", "metal", "metal_zzzz"):
        await one.client.create_application_emoji(name=name, image=METAL.png())
    await one.compare()
    sandbox.clock.advance(WEEK)
    await one.compare()
    assert {"logo", "metal", "metal_zzzz"} < set(names(sandbox))


# --- two installations ---------------------------------------------------------------------------


async def test_two_that_start_at_once_share_what_either_creates(
    one: Installation, two: Installation, sandbox: Sandbox
) -> None:
    await asyncio.gather(one.compare(), two.compare())
    assert names(sandbox) == versions(FIRST)
    assert one.shown() == two.shown() == METAL.version


async def test_an_older_bot_keeps_its_own_until_a_newer_one_has_deleted_them(
    one: Installation, two: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    await two.compare()
    await one.compare(changed())
    await two.compare()
    assert (one.shown(), two.shown()) == (NEW_METAL.version, METAL.version)
    sandbox.clock.advance(WEEK)
    for _ in range(3):
        await one.compare()
        await two.compare()
        sandbox.clock.advance(WEEK)
    assert names(sandbox) == versions(changed())
    assert one.shown() == two.shown() == NEW_METAL.version
    await two.compare(changed("new2"))
    assert two.shown() == "metal_new2"


async def test_an_older_bot_that_comes_later_creates_its_own_and_deletes_none(
    one: Installation, two: Installation, sandbox: Sandbox
) -> None:
    await one.compare(changed())
    await two.compare(FIRST)
    sandbox.clock.advance(2 * WEEK)
    await two.compare()
    await one.compare()
    assert names(sandbox) == versions([*FIRST, NEW_METAL])
    assert (one.shown(), two.shown()) == (NEW_METAL.version, METAL.version)


# --- trouble -------------------------------------------------------------------------------------


async def test_a_rate_limit_is_waited_for(one: Installation, sandbox: Sandbox) -> None:
    await sandbox.inject_fault("answer", status=429, times=2, method="POST", retry_after=0.01)
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_an_outage_leaves_the_rest_for_later(
    one: Installation, sandbox: Sandbox, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    await sandbox.inject_fault("answer", status=503, method=method, path="/emojis")
    assert not await one.compare()
    assert "later" in caplog.text
    assert one.emojis.text("plant") is None
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)


async def test_a_lost_answer_makes_no_second_emoji(one: Installation, sandbox: Sandbox) -> None:
    await sandbox.inject_fault("lost", method="POST")
    assert not await one.compare()
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)


async def test_an_answer_that_fails_though_it_was_carried_out_makes_no_second_emoji(
    one: Installation, sandbox: Sandbox
) -> None:
    await sandbox.inject_fault("answer", status=500, method="POST", applied=True)
    assert await one.compare()
    assert names(sandbox) == versions(FIRST)
    assert one.shown() == METAL.version


async def test_an_outage_keeps_the_old_picture_in_its_place(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    one.restart()
    await sandbox.inject_fault("answer", status=503, method="POST")
    assert not await one.compare(changed())
    assert one.shown() == METAL.version
    assert await one.compare()
    assert one.shown() == NEW_METAL.version


async def test_a_full_application_shows_what_fits(
    one: Installation,
    sandbox: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(routes, "MOST", 1)
    assert not await one.compare()
    assert (one.shown("metal"), one.shown("plant")) == (METAL.version, None)
    assert requests(sandbox, "POST") == 2
    assert "Maximum number of emojis reached" in caplog.text


async def test_one_that_discord_refuses_does_not_hold_up_the_others(
    one: Installation, sandbox: Sandbox
) -> None:
    await sandbox.inject_fault("answer", status=400, method="POST", code=50035)
    assert not await one.compare()
    assert names(sandbox) == versions(FIRST[1:])
    assert one.emojis.text("metal") is None


async def test_an_old_one_that_cannot_be_deleted_is_tried_again(
    one: Installation, sandbox: Sandbox
) -> None:
    await one.compare()
    await one.compare(changed())
    sandbox.clock.advance(WEEK)
    await sandbox.inject_fault("answer", status=403, method="DELETE")
    assert not await one.compare()
    assert METAL.version in names(sandbox)
    assert await one.compare()
    assert METAL.version not in names(sandbox)


async def test_no_failure_ends_the_comparing(
    one: Installation,
    sandbox: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries = 0

    def wanted() -> list[Emoji]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise RuntimeError("no paint left")
        return FIRST

    monkeypatch.setattr("bot.application_emojis.sync.SOON", 0.0)
    sync = EmojiSync(one.client, one.store, one.emojis, wanted)
    running = asyncio.create_task(sync.run())
    async with asyncio.timeout(10):
        while one.emojis.text("key1") is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert "no paint left" in caplog.text
    assert names(sandbox) == versions(FIRST)


async def test_after_a_refusal_they_are_compared_at_once(one: Installation) -> None:
    one.emojis.show("metal", 7)
    sync = EmojiSync(one.client, one.store, one.emojis, lambda: FIRST)
    running = asyncio.create_task(sync.run())
    async with asyncio.timeout(10):
        while one.emojis.text("key1") is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        one.emojis.show("key1", None)
        one.emojis.doubted.set()
        while one.emojis.text("key1") is None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_the_list_is_that_of_all_sprites() -> None:
    sync = EmojiSync(discord.Client(intents=discord.Intents.none()), None, Emojis())  # type: ignore[arg-type]
    assert [each.name for each in sync._wanted()] == list(sprites())
