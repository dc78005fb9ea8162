"""All open connections of the bot, and how they are ended."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import until


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_a_bot_that_comes_back_hears_what_it_missed(
    bot: SmallBot, sandbox: Sandbox, one: Person, how: str
) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=10))
    await asyncio.sleep(0)
    await sandbox.inject_fault("gateway", how=how)
    await one.say(f"<@{sandbox.world.bot.id}> are you there?")
    await resumed
    await until(lambda: bot.heard)
    assert len(bot.heard) == 1
    assert len(sandbox.hub.sessions) == 1


async def test_a_bot_whose_session_is_over_begins_anew(bot: SmallBot, sandbox: Sandbox) -> None:
    (before,) = sandbox.hub.sessions
    again = asyncio.create_task(bot.wait_for("ready", timeout=10))
    await asyncio.sleep(0)
    await sandbox.inject_fault("gateway", how="invalid")
    await again
    (after,) = sandbox.hub.sessions
    assert after != before


async def test_a_server_that_stops_says_that_it_will_be_back(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        lines = [await session.ws_connect(f"{sandbox.api_base}/gateway") for _ in range(2)]
        for line in lines:
            await line.receive_json()
        closing = asyncio.create_task(sandbox.connections.close())
        for line in lines:
            assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
            assert line.close_code == 1012
        await closing


async def test_all_connections_are_ended_in_the_same_way(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        lines = [await session.ws_connect(f"{sandbox.api_base}/gateway") for _ in range(2)]
        for line in lines:
            await line.receive_json()
        await sandbox.connections.end_all("reconnect")
        assert [(await line.receive_json())["op"] for line in lines] == [7, 7]
        await sandbox.connections.end_all("invalid")
        assert [(await line.receive_json())["op"] for line in lines] == [9, 9]
        await sandbox.connections.end_all("drop")
        for line in lines:
            assert (await line.receive()).type in (
                aiohttp.WSMsgType.CLOSED,
                aiohttp.WSMsgType.ERROR,
            )
