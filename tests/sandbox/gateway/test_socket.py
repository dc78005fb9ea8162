"""The gateway, with and without discord.py."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from sandbox.bot_process.client import pointed_at
from sandbox.event_bus import Intent
from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import until

# -- with discord.py


async def test_members_are_found_by_asking(bot: SmallBot, two: Person) -> None:
    (guild,) = bot.guilds
    (found,) = await guild.query_members(user_ids=[int(two.id)])
    assert found.display_name == "Player 2"
    assert len(await guild.query_members(query="player")) == 4


async def test_a_sharded_client_hears_everything_once(sandbox: Sandbox, one: Person) -> None:
    bot = discord.AutoShardedClient(
        intents=discord.Intents.default(), shard_count=1, guild_ready_timeout=0
    )
    heard: list[str] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    with pointed_at(sandbox.api_base):
        await bot.login(sandbox.token)
        running = asyncio.create_task(bot.connect())
        try:
            async with asyncio.timeout(10):
                await bot.wait_until_ready()
            await one.say(f"<@{sandbox.world.bot.id}>")
            await until(lambda: heard)
            assert [guild.shard_id for guild in bot.guilds] == [0]
        finally:
            await bot.close()
            await running
    assert len(heard) == 1


async def test_a_bot_with_the_wrong_token_is_turned_away(sandbox: Sandbox) -> None:
    bot = SmallBot()
    with pointed_at(sandbox.api_base), pytest.raises(discord.LoginFailure):
        await bot.login("wrong")
    await bot.close()


# -- without discord.py


@asynccontextmanager
async def _line(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Provide an uncompressed connection on which the gateway has already said hello."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.api_base}/gateway?v=10&encoding=json") as line,
    ):
        hello = await line.receive_json()
        assert hello["op"] == 10
        yield line


def _identify(sandbox: Sandbox, **more: object) -> Json:
    return {"op": 2, "d": {"token": sandbox.token, "intents": 1} | more}


async def test_a_heartbeat_is_acknowledged(sandbox: Sandbox) -> None:
    async with _line(sandbox) as line:
        await line.send_json({"op": 1, "d": None})
        assert (await line.receive_json())["op"] == 11


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        ("{", 4002),
        ("[]", 4002),
        ({"op": 99}, 4001),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 6, "d": {"token": "wrong"}}, 4004),
        ({"op": 2, "d": {"token": "right", "intents": 1 << 40}}, 4013),
        ({"op": 2, "d": {"token": "right", "intents": 0, "shard": [1, 1]}}, 4010),
    ],
)
async def test_a_connection_that_says_something_wrong_is_closed(
    sandbox: Sandbox, packet: str | Json, code: int
) -> None:
    text = packet if isinstance(packet, str) else json.dumps(packet)
    async with _line(sandbox) as line:
        await line.send_str(text.replace("right", sandbox.token))
        assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
        assert line.close_code == code


async def test_nobody_identifies_twice(sandbox: Sandbox) -> None:
    async with _line(sandbox) as line:
        await line.send_json(_identify(sandbox))
        assert (await line.receive_json())["t"] == "READY"
        assert (await line.receive_json())["t"] == "GUILD_CREATE"
        await line.send_json(_identify(sandbox))
        await line.receive()
        assert line.close_code == 4005


async def test_too_many_packets_a_minute_are_too_many(sandbox: Sandbox) -> None:
    async with _line(sandbox) as line:
        for _ in range(121):
            await line.send_json({"op": 1, "d": None})
        while (await line.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert line.close_code == 4008


@pytest.mark.parametrize("known", [True, False])
async def test_a_session_cannot_be_taken_up_at_a_place_it_never_reached(
    sandbox: Sandbox, *, known: bool
) -> None:
    session = sandbox.hub.begin((0, 1), Intent(0))
    key = session.id if known else "nothing"
    async with _line(sandbox) as line:
        resume = {"token": sandbox.token, "session_id": key, "seq": 99}
        await line.send_json({"op": 6, "d": resume})
        answer = await line.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_a_new_connection_takes_the_place_of_an_old_one(sandbox: Sandbox) -> None:
    async with _line(sandbox) as old, _line(sandbox) as new:
        await old.send_json(_identify(sandbox))
        ready = await old.receive_json()
        resume = {
            "token": sandbox.token,
            "session_id": ready["d"]["session_id"],
            "seq": ready["s"],
        }
        await new.send_json({"op": 6, "d": resume})
        told = [(await new.receive_json())["t"] for _ in range(2)]
        await old.close()
        assert told == ["GUILD_CREATE", "RESUMED"]
        assert sandbox.hub.online
