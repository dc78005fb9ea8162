"""Fixtures: a stand-in for each test, with a small bot and two people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest

from sandbox.clock import Clock
from sandbox.server import Sandbox
from sandbox.store import Store
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot, connected
from tests.sandbox.small_world import Heard


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with Sandbox.running(tmp_path / "session", journal=True) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with connected(sandbox) as bot:
        yield bot


@pytest.fixture
def one(sandbox: Sandbox) -> Person:
    return Person.number(sandbox, 1)


@pytest.fixture
def channel(bot: SmallBot, one: Person) -> discord.TextChannel:
    """Provide the first channel, as the bot sees it."""
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def two(sandbox: Sandbox) -> Person:
    return Person.number(sandbox, 2)


@pytest.fixture
async def caller(sandbox: Sandbox) -> AsyncIterator[Caller]:
    async with Caller(sandbox) as caller:
        yield caller


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """Provide a new session without a server, to which nobody is connected."""
    store = Store(tmp_path / "world")
    world = World(store, Clock())
    world.address = "http://127.0.0.1:8740"
    yield world
    store.close()


@pytest.fixture
def heard(world: World) -> Heard:
    """Provide a record of this world's events from now on."""
    return Heard(world)
