"""Messages, sent and read over HTTP."""

from __future__ import annotations

import discord
import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot


async def test_a_message_with_a_nonce_is_sent_once(caller: Caller, one: Person) -> None:
    first = await caller.send(content="a", nonce="7", enforce_nonce=True)
    second = await caller.send(content="a", nonce="7", enforce_nonce=True)
    assert second.body["id"] == first.body["id"]
    assert len(one.messages()) == 1


async def test_a_nonce_that_need_not_hold_does_not(caller: Caller, one: Person) -> None:
    await caller.send(content="a", nonce="7")
    await caller.send(content="a", nonce="7")
    assert len(one.messages()) == 2


async def test_a_nonce_is_forgotten_after_some_minutes(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await caller.send(content="a", nonce="7", enforce_nonce=True)
    sandbox.clock.advance(301)
    await caller.send(content="a", nonce="7", enforce_nonce=True)
    assert len(one.messages()) == 2


async def test_a_reply_shows_what_it_answers(channel: discord.TextChannel) -> None:
    message = await channel.send("first")
    reply = await message.reply("second")
    assert isinstance(reply.reference, discord.MessageReference)
    assert isinstance(reply.reference.resolved, discord.Message)
    assert reply.reference.resolved.content == "first"


async def test_a_reply_to_nothing_is_refused(caller: Caller) -> None:
    reply = await caller.send(content="x", message_reference={"message_id": "1"})
    assert reply.problem("message_reference") == "REPLIES_UNKNOWN_MESSAGE"
    lenient = {"message_id": "1", "fail_if_not_exists": False}
    assert (await caller.send(content="x", message_reference=lenient)).status == 200


async def test_a_history_is_read_from_any_place(
    channel: discord.TextChannel, caller: Caller
) -> None:
    sent = [await channel.send(str(number)) for number in range(6)]

    async def read(query: str) -> list[str]:
        reply = await caller("GET", f"{caller.channel}/messages?{query}")
        return [message["content"] for message in reply.body]

    assert await read("limit=2") == ["5", "4"]
    assert await read(f"before={sent[2].id}") == ["1", "0"]
    assert await read(f"after={sent[3].id}&limit=1") == ["4"]
    assert await read(f"around={sent[3].id}&limit=3") == ["4", "3", "2"]
    assert (await caller("GET", f"{caller.channel}/messages?limit=101")).code == 50035
    assert (await caller("GET", f"{caller.channel}/messages?before=x")).code == 50035


async def test_somebody_elses_message_cannot_be_edited(
    channel: discord.TextChannel, one: Person
) -> None:
    await one.say("mine")
    message = await anext(channel.history(limit=1))
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005


async def test_somebody_elses_message_can_be_removed_with_the_permission(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    await one.say("a")
    await one.say("b")
    newest, older = [message async for message in channel.history(limit=2)]
    await newest.delete()
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_MESSAGES"])
    with pytest.raises(discord.Forbidden) as refused:
        await older.delete()
    assert refused.value.code == 50013
    assert [message.content for message in one.messages()] == ["a"]


async def test_messages_can_be_removed_together(channel: discord.TextChannel, one: Person) -> None:
    sent = [await channel.send(str(number)) for number in range(3)]
    await channel.delete_messages(sent[:2])
    assert [message.content for message in one.messages()] == ["2"]


async def test_only_the_embeds_of_somebody_elses_message_can_be_hidden(
    caller: Caller, one: Person
) -> None:
    message = await one.say("look")
    path = f"{caller.channel}/messages/{message.id}"
    hidden = await caller("PATCH", path, {"flags": 4})
    assert (hidden.status, hidden.body["flags"]) == (200, 4)
    assert one.look(message).content == "look"


@pytest.mark.parametrize(("count", "code"), [(1, 50016), (101, 50016)], ids=["too few", "too many"])
async def test_so_many_messages_cannot_be_removed_together(
    caller: Caller, count: int, code: int
) -> None:
    path = f"{caller.channel}/messages/bulk-delete"
    form: Json = {"messages": [str(number) for number in range(1, count + 1)]}
    assert (await caller("POST", path, form)).code == code


async def test_old_messages_cannot_be_removed_together(sandbox: Sandbox, caller: Caller) -> None:
    sent = [(await caller.send(content="x")).body["id"] for _ in range(2)]
    sandbox.clock.advance(14 * 24 * 60 * 60 + 1)
    path = f"{caller.channel}/messages/bulk-delete"
    assert (await caller("POST", path, {"messages": sent})).code == 50034


async def test_nobody_can_be_reached_who_has_left(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    user = await bot.fetch_user(int(one.id))
    await sandbox.inject_fault("leave", person=one.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("your turn")
    assert refused.value.code == 50007
    await sandbox.inject_fault("join", person=one.id)
    await user.send("your turn")


@pytest.mark.parametrize(
    ("denied", "form", "code"),
    [
        ("SEND_MESSAGES", {"content": "x"}, 50013),
        ("VIEW_CHANNEL", {"content": "x"}, 50001),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, 50013),
    ],
)
async def test_what_the_bot_may_not_do_is_refused(
    sandbox: Sandbox, caller: Caller, one: Person, denied: str, form: Json, code: int
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=[denied])
    assert (await caller.send(**form)).code == code
    await sandbox.inject_fault("permissions", channel=one.channel, deny=[])
    assert (await caller.send(**form)).status == 200


async def test_files_need_a_permission(sandbox: Sandbox, caller: Caller, one: Person) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["ATTACH_FILES"])
    assert (await caller.upload({}, ("a.txt", b"x"))).code == 50013


async def test_what_is_wrong_with_a_message_is_told_and_nothing_is_sent(caller: Caller) -> None:
    refused = await caller.send(content="x" * 2001, nonce="x" * 26)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.problem("content") == refused.problem("nonce") == "BASE_TYPE_MAX_LENGTH"
    assert not caller.sandbox.world.messages
