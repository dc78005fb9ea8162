"""The checks of every request: faults, the token, and refusals."""

from __future__ import annotations

import json

import aiohttp
import discord
import pytest

from sandbox.rest.middleware import PREFIX
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot


async def test_the_library_waits_as_long_as_a_429_says(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    fault = {"status": 429, "times": 2, "path": "/messages", "retry_after": 0.01}
    await sandbox.inject_fault("answer", **fault)
    await channel.send("in the end")
    assert [message.content for message in one.messages()] == ["in the end"]
    statuses = [one.status for one in sandbox.journal if one.path.endswith("/messages")]
    assert statuses == [429, 429, 200]


async def test_the_library_tries_an_interaction_again_after_a_429(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("answer", status=429, path="/callback", retry_after=0.01)
    assert (await one.command("try say", text="in the end")).shown().content == "in the end"
    assert not bot.errors


async def test_a_refusal_can_be_made_up(channel: discord.TextChannel, sandbox: Sandbox) -> None:
    await sandbox.inject_fault("answer", status=403, code=50013, method="post")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50013
    await channel.send("y")


async def test_a_server_error_is_told_as_one(sandbox: Sandbox, caller: Caller) -> None:
    await sandbox.inject_fault("answer", status=500, times=2)
    assert [(await caller.send(content="x")).status for _ in range(3)] == [500, 500, 200]


async def test_a_lost_answer_was_carried_out_all_the_same(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("lost", path="/messages")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("sent")
    assert [message.content for message in one.messages()] == ["sent"]


async def test_a_message_that_is_sent_again_after_a_lost_answer_is_there_once(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await sandbox.inject_fault("lost", path="/messages")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await caller.send(content="once", nonce="1", enforce_nonce=True)
    await caller.send(content="once", nonce="1", enforce_nonce=True)
    assert [message.content for message in one.messages()] == ["once"]


async def test_a_request_can_be_carried_out_though_the_answer_says_it_failed(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await sandbox.inject_fault("answer", status=502, applied=True, path="/messages")
    assert (await caller.send(content="sent")).status == 502
    assert [message.content for message in one.messages()] == ["sent"]


async def test_a_line_can_be_cut_before_the_request_has_arrived(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("lost", applied=False, path="/messages")
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel.send("not sent")
    assert one.messages() == []


@pytest.mark.parametrize("path", ["/nothing", "/users/@me/settings", "/channels"])
async def test_what_discord_would_not_know_is_not_found(caller: Caller, path: str) -> None:
    reply = await caller("GET", path)
    assert (reply.status, reply.code) == (404, 0)


async def test_the_wrong_method_is_told_as_such(caller: Caller) -> None:
    assert (await caller("PUT", "/users/@me")).status == 405


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/channels/1", 10003),
        ("/guilds/1", 10004),
        ("/users/1", 10013),
        ("{channel}/messages/1", 10008),
        ("/guilds/{guild}/members/1", 10013),
    ],
)
async def test_what_is_unknown_is_told_by_its_number(
    sandbox: Sandbox, caller: Caller, path: str, code: int
) -> None:
    path = path.format(channel=caller.channel, guild=sandbox.world.guild.id)
    assert (await caller("GET", path)).code == code


# -- the token, and what breaks


@pytest.mark.parametrize("login", ["", "wrong", "ü"])
async def test_without_the_token_nothing_is_answered(caller: Caller, login: str) -> None:
    headers = {"Authorization": f"Bot {login}"} if login else {}
    url = f"{caller.sandbox.api_base}{PREFIX}/users/@me"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        assert response.status == 401
        assert (await response.json())["code"] == 0


async def test_what_breaks_in_the_stand_in_is_its_own_fault(
    caller: Caller, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(caller.sandbox.world, "user", broken)
    reply = await caller("GET", "/users/1")
    assert (reply.status, reply.body["message"]) == (500, "500: Internal Server Error")
    assert "broke at GET" in caplog.text


async def test_a_request_is_noted_with_its_route_and_body(caller: Caller) -> None:
    sent = await caller.send(content="x")
    await caller("GET", f"{caller.channel}/messages/{sent.body['id']}")
    first, second = caller.sandbox.journal
    assert (first.method, first.route) == ("POST", "/channels/{channel_id}/messages")
    assert (first.sent, first.status) == ({"content": "x"}, 200)
    assert json.loads(first.answered) == sent.body
    assert second.path == f"{caller.channel}/messages/{sent.body['id']}"
    assert second.sent is None
