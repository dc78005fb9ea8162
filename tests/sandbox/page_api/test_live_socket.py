"""The events that an open page receives."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from sandbox.channels import channels
from sandbox.chat import Chat
from sandbox.event_bus import Intent, PageEvent
from sandbox.gateway.hub import Hub
from sandbox.interactions.broker import Broker
from sandbox.model import Command, Json, Overwrite
from sandbox.page_api.live_socket import welcome
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from sandbox.validation.command_rules import read_command
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_world import lounge, person, said, until


@asynccontextmanager
async def opened(
    sandbox: Sandbox, person_id: str
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """The line of a page that was welcomed."""
    url = f"{sandbox.api_base}/page/live?person={person_id}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as line:
        assert (await line.receive_json(timeout=5))["t"] == "welcome"
        yield line


async def test_a_page_is_told_what_is_for_its_person_or_for_all(
    sandbox: Sandbox, one: Person, two: Person
) -> None:
    bus = sandbox.world.event_bus.page
    async with opened(sandbox, one.id) as line:
        for kind, to in (("theirs", {two.id}), ("mine", {one.id}), ("ours", None)):
            bus.tell(PageEvent(kind, {"depth": "ü"}, None if to is None else frozenset(to)))
        told = [await line.receive_json(timeout=5) for _ in range(2)]
    assert told == [{"t": kind, "d": {"depth": "ü"}} for kind in ("mine", "ours")]


async def test_a_page_that_was_closed_is_told_nothing_more(sandbox: Sandbox) -> None:
    bus = sandbox.world.event_bus.page
    before = len(bus.listeners)
    async with opened(sandbox, next(iter(sandbox.world.people))):
        assert len(bus.listeners) == before + 1
    await until(lambda: len(bus.listeners) == before)


async def test_a_page_of_nobody_is_refused(sandbox: Sandbox) -> None:
    url = f"{sandbox.api_base}/page/live?person=1"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 400


# -- the welcome


@pytest.fixture
def hub(world: World) -> Hub:
    return Hub(world, Broker(world))


def welcomed(hub: Hub, number: int = 1) -> Json:
    """The first frame that this person's page receives."""
    return welcome(Chat(hub.world, hub.broker), hub, person(hub.world, number))


def test_a_page_learns_who_is_there(hub: Hub) -> None:
    world, found = hub.world, welcomed(hub, 2)
    assert found["me"]["id"] == person(world, 2).id
    assert [one["id"] for one in found["people"]] == list(world.people)
    assert (found["guild"]["id"], found["guild"]["name"]) == (world.guild.id, "Deep Water")
    roles = [role["id"] for role in found["guild"]["roles"]]
    assert roles == [role.id for role in world.guild.roles]


def test_a_page_learns_whether_the_bot_is_there_and_online(hub: Hub) -> None:
    states = [welcomed(hub)["bot"]]
    hub.begin((0, 1), Intent(0)).connect()
    hub.update_bot_presence()
    states.append(welcomed(hub)["bot"])
    hub.world.bot.present = False
    states.append(welcomed(hub)["bot"])
    found = [(bot["online"], bot["present"]) for bot in states]
    assert found == [(False, True), (True, True), (True, False)]


def test_a_page_shows_the_channels_that_its_person_sees(hub: Hub) -> None:
    world, two = hub.world, person(hub.world, 2).id
    denied = Overwrite(two, 1, 0, int(Permission.VIEW_CHANNEL))
    channels.overwrite(world, lounge(world), denied)
    channels.direct(world, two)
    channels.direct(world, person(world, 3).id)
    assert [one["name"] for one in welcomed(hub, 2)["channels"]] == ["table-1", "Fathom"]
    assert len(welcomed(hub)["channels"]) == 2


def test_a_page_learns_the_commands_and_what_is_unread(hub: Hub) -> None:
    world, two = hub.world, person(hub.world, 2)
    body = read_command({"name": "play", "description": "x"})
    world.commands["7"] = Command("7", "8", body)
    said(world).mentions = [two.id]
    said(world)
    found = welcomed(hub, 2)
    assert [command["name"] for command in found["commands"]] == ["play"]
    assert (found["unread"], found["mentions"]) == ({lounge(world).id: 2}, {lounge(world).id: 1})
