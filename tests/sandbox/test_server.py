"""The stand-in as a whole: started, used and stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from sandbox.errors import CannotDo
from sandbox.interactions import kinds
from sandbox.interactions.broker import Submission
from sandbox.server import Sandbox, Setup, new_token
from sandbox.store import Store
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import connected


def test_the_token_is_another_one_each_time() -> None:
    tokens = [new_token() for _ in range(2)]
    assert [len(token.split(".")) for token in tokens] == [3, 3]
    assert tokens[0] != tokens[1]


async def test_a_token_of_before_opens_nothing(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path) as before:
        old = before.token
    async with Sandbox.running(tmp_path) as sandbox, Caller(sandbox) as caller:
        assert (await caller("GET", "/users/@me", login=old)).status == 401
        assert (await caller("GET", "/users/@me")).status == 200
        async with aiohttp.ClientSession() as session:
            line = await session.ws_connect(f"{sandbox.api_base}/gateway")
            await line.receive_json()
            await line.send_json({"op": 2, "d": {"token": old, "intents": 1}})
            assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
            assert line.close_code == 4004


async def test_a_stand_in_that_was_stopped_can_be_started_again(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path) as sandbox:
        address = sandbox.api_base
        assert address.startswith("http://127.0.0.1:")
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(address)
    Store(tmp_path).close()


async def test_requests_are_kept_only_if_that_was_wanted(tmp_path: Path, caller: Caller) -> None:
    await caller("GET", "/users/@me")
    assert [(one.method, one.path, one.status) for one in caller.sandbox.journal] == [
        ("GET", "/users/@me", 200)
    ]
    async with Sandbox.running(tmp_path) as sandbox, Caller(sandbox) as other:
        await other("GET", "/users/@me")
        assert sandbox.journal == []


async def test_the_bot_gets_a_database_beside_the_session(tmp_path: Path) -> None:
    sandbox = Sandbox(Setup(tmp_path, with_bot=True))
    assert sandbox.child is not None
    assert not sandbox.child.running
    environment = sandbox.child._environment
    assert environment["DISCORD_TOKEN"] == sandbox.token
    assert environment["FATHOM_DATABASE"] == f"sqlite+aiosqlite:///{tmp_path / 'fathom.db'}"
    await sandbox.close()


async def test_a_bot_is_waited_for_until_it_is_online(sandbox: Sandbox) -> None:
    assert not await sandbox.bot_comes_online(within=0.05)
    waiting = asyncio.create_task(sandbox.bot_comes_online(within=20))
    async with connected(sandbox):
        assert await waiting
        assert await sandbox.bot_comes_online(within=0.05)


async def test_nothing_open_is_waited_for_no_longer(sandbox: Sandbox) -> None:
    await sandbox.settle(within=0)


async def test_what_is_still_open_is_named(sandbox: Sandbox) -> None:
    place = next(iter(sandbox.world.channels))
    person_id = next(iter(sandbox.world.people))
    sandbox.broker.bot_listens = True
    sandbox.broker.deliver(Submission(person_id, place, "n-7", kinds.COMMAND, {"name": "x"}))
    with pytest.raises(CannotDo, match=r"still open: n-7 \(sent\)"):
        await sandbox.settle(within=0.01)
