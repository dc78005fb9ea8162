"""Only the bot and the server's own page are served, whatever the path."""

from __future__ import annotations

import json
import logging

import aiohttp
import pytest

from sandbox.json_input import DEEPEST
from sandbox.rest.middleware import PREFIX
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot

PLACES = (
    "/", "/js/main.js", "/page/people", "/page/live?person=1", "/gateway", "/attachments/1/1/a.png",
    f"{PREFIX}/gateway", f"{PREFIX}/users/@me", f"{PREFIX}/webhooks/1/x", "/nowhere",
)  # fmt: skip
FOREIGN = (
    {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example"},
    {"Host": "localhost.evil.example:80"},
    {"Host": "127.0.0.1@evil.example"},
    {"Host": "[::2]"},
    {"Host": "127.0.0.1:x"},
    {"Host": ""},
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://localhost.evil.example"},
)
DEEP = "[" * 100_000 + "]" * 100_000
FAIRLY_DEEP = '{"a":' * DEEPEST + "1" + "}" * DEEPEST


async def _status(sandbox: Sandbox, path: str, headers: dict[str, str]) -> int:
    url = sandbox.api_base + path
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_a_foreign_name_or_page_is_refused_everywhere(
    sandbox: Sandbox, headers: dict[str, str]
) -> None:
    headers = headers | {"Authorization": f"Bot {sandbox.token}"}
    found = {path: await _status(sandbox, path, headers) for path in PLACES}
    assert found == dict.fromkeys(PLACES, 403)


@pytest.mark.parametrize("method", ["OPTIONS", "POST", "DELETE"])
async def test_a_foreign_page_is_refused_whatever_it_wants_to_do(
    sandbox: Sandbox, one: Person, method: str
) -> None:
    url, headers = f"{sandbox.api_base}/page/say", {"Origin": "http://evil.example"}
    said = {"person": one.id, "channel": one.channel, "content": "x"}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, headers=headers, json=said) as response,
    ):
        assert response.status == 403
    assert one.messages() == []


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
async def test_the_own_page_may_ask_by_every_name_of_loopback(sandbox: Sandbox, name: str) -> None:
    port = sandbox.api_base.rpartition(":")[2]
    headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
    assert await _status(sandbox, "/page/people", headers) == 200


async def test_a_foreign_page_cannot_open_the_gateway_with_the_right_token(
    sandbox: Sandbox,
) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{sandbox.api_base}/gateway", origin="http://evil.example")
    assert refused.value.status == 403


@pytest.mark.parametrize(
    "path",
    ["/%00", "/a%00b", "/%0a", "/" + "x" * 5000, "/" + "x" * 300,
     "/attachments/1/%00/a", f"{PREFIX}/%00",
     "/page/history?limit=%C2%B2", "/page/history?limit=" + "9" * 5000],
)  # fmt: skip
async def test_a_path_that_is_none_is_said_to_be_wrong(
    sandbox: Sandbox, one: Person, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    path += f"&person={one.id}&channel={one.channel}" if "?" in path else ""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.api_base}{path}", headers={}) as response,
    ):
        assert response.status == 400
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "text",
    [DEEP, FAIRLY_DEEP, DEEP.replace("[", '{"a":').replace("]", "}"), b"\xff\xfe", '"\\ud800"'],
    ids=["lists", "deeper than meant", "objects", "no text", "half a sign"],
)
@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=nonsense"])
async def test_json_that_nobody_means_is_said_to_be_wrong(
    sandbox: Sandbox,
    bot: SmallBot,
    text: str | bytes,
    kind: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    headers = {"Content-Type": kind, "Authorization": f"Bot {sandbox.token}"}
    channel = next(iter(sandbox.world.channels))
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in ("/page/say", "/page/command", f"{PREFIX}/channels/{channel}/messages"):
            async with session.post(sandbox.api_base + path, data=text) as response:
                assert response.status == 400, path
                assert "message" in json.loads(await response.text())
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert bot.is_ready()


async def test_deep_json_ends_a_connection_to_the_gateway_as_discord_does(
    sandbox: Sandbox,
) -> None:
    async with aiohttp.ClientSession() as session:
        line = await session.ws_connect(f"{sandbox.api_base}/gateway")
        await line.receive_json()
        await line.send_str(DEEP[99_000:-99_000])
        assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
        assert line.close_code == 4002


@pytest.mark.parametrize("path", ["/", "/js/main.js", "/page/people", f"{PREFIX}/gateway", "/no"])
async def test_nobody_may_frame_what_is_here_or_load_anything_into_it(
    sandbox: Sandbox, path: str
) -> None:
    async with aiohttp.ClientSession() as session, session.get(sandbox.api_base + path) as response:
        policy = response.headers["Content-Security-Policy"].split("; ")
        assert {"default-src 'none'", "frame-ancestors 'none'", "script-src 'self'"} <= set(policy)
        assert response.headers["X-Frame-Options"] == "DENY"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
