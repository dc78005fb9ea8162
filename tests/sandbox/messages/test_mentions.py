from __future__ import annotations

import discord
import pytest

from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, True),
        ({"parse": []}, False),
        ({"parse": ["users"]}, True),
        ({"parse": ["roles"]}, False),
        ({"users": ["two"]}, True),
        ({"users": ["one"]}, False),
    ],
)
async def test_only_those_are_pinged_whom_the_sender_allows(
    caller: Caller, one: Person, two: Person, allowed: dict[str, list[str]] | None, *, pinged: bool
) -> None:
    ids = {"one": one.id, "two": two.id}
    if allowed and "users" in allowed:
        allowed = {"users": [ids[name] for name in allowed["users"]]}
    reply = await caller.send(content=f"your turn, {two.mention}", allowed_mentions=allowed)
    assert [user["id"] for user in reply.body["mentions"]] == ([two.id] if pinged else [])
    assert len(two.pings) == int(pinged)
    assert not one.pings


async def test_a_silent_message_pings_nobody(caller: Caller, two: Person) -> None:
    await caller.send(content=two.mention, flags=1 << 12)
    assert not two.pings


async def test_words_in_a_layout_mention_as_well(caller: Caller, two: Person) -> None:
    await caller.send(flags=32768, components=[{"type": 10, "content": two.mention}])
    assert len(two.pings) == 1


async def test_the_bot_may_not_call_everybody(caller: Caller, two: Person) -> None:
    reply = await caller.send(content="@everyone")
    assert reply.body["mention_everyone"] is False
    assert not two.pings


async def test_the_owner_may_call_everybody(one: Person, two: Person) -> None:
    await one.say("@everyone")
    assert len(two.pings) == 1
    assert not one.pings


async def test_a_reply_pings_whom_it_answers_unless_told_not_to(
    channel: discord.TextChannel, one: Person
) -> None:
    await one.say("hello")
    message = await anext(channel.history(limit=1))
    await message.reply("quietly")
    assert not one.pings
    await message.reply("aloud", mention_author=True)
    assert [ping.content for ping in one.pings] == ["aloud"]
