from __future__ import annotations

from pathlib import Path

import aiohttp

from sandbox.server import Sandbox
from tests.sandbox.raw_client import Caller


async def test_the_token_is_another_one_each_time(tmp_path: Path) -> None:
    tokens = set()
    for _ in range(2):
        async with Sandbox.running(tmp_path) as sandbox:
            tokens.add(sandbox.token)
            assert len(sandbox.token.split(".")) == 3
    assert len(tokens) == 2


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
