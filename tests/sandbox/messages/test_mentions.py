"""Mentions, and the people they ping."""

from __future__ import annotations

import discord
import pytest

from sandbox.channels import channels
from sandbox.messages.mentions import Mentions, mentions_in, pinged_by, words_of
from sandbox.model import LOADING, SILENT
from sandbox.validation.messages import AllowedMentions
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_world import lounge, person, written


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


# -- without a server


def found(world: World, content: str, *, by: str = "") -> Mentions:
    message = written(world, content, by=by)
    return mentions_in(world, lounge(world), message, None)


def test_everybody_is_mentioned_once_and_nobody_who_is_not_there(world: World) -> None:
    one, two = person(world).id, person(world, 2).id
    words = f"<@{two}> <@!{one}> <@{two}> <@123> <@{world.bot.id}>"
    assert found(world, words).users == [two, one, world.bot.id]


def test_only_those_who_may_call_everybody_call_a_role(world: World) -> None:
    role = world.guild.roles[1].id
    words = f"<@&{role}> <@&123> @here"
    owner = found(world, words, by=person(world).id)
    assert (owner.roles, owner.everyone) == ([role], True)
    other = found(world, words, by=person(world, 2).id)
    assert (other.roles, other.everyone) == ([], False)


@pytest.mark.parametrize("words", ["everyone", "@everyones", "x@herex"])
def test_words_that_only_look_like_it_call_nobody(world: World, words: str) -> None:
    assert not found(world, words, by=person(world).id).everyone


def test_roles_are_allowed_by_their_kind_or_by_name(world: World) -> None:
    role = world.guild.roles[1].id
    message = written(world, f"<@&{role}>", by=person(world).id)

    def roles(**allowed: list[str]) -> list[str]:
        form = AllowedMentions.model_validate(allowed)
        return mentions_in(world, lounge(world), message, form).roles

    assert (roles(parse=["roles"]), roles(roles=[role])) == ([role], [role])
    assert (roles(parse=["users"]), roles(roles=["1"]), roles()) == ([], [], [])


def test_the_words_of_a_layout_are_words_of_the_message(world: World) -> None:
    message = written(world, "plain")
    message.components = [{"type": 17, "components": [{"type": 10, "content": "inner"}]}]
    assert words_of(message) == ["plain", "inner"]


def test_in_private_every_message_pings(world: World) -> None:
    channel = channels.direct(world, person(world).id)
    message = written(world, channel=channel)
    assert pinged_by(world, channel, message) == {person(world).id}
    own = written(world, by=person(world).id, channel=channel)
    assert pinged_by(world, channel, own) == frozenset()


def test_whoever_has_a_role_is_pinged_with_it(world: World) -> None:
    person(world, 3).roles.append("77")
    message = written(world)
    message.mention_roles = ["77"]
    assert pinged_by(world, lounge(world), message) == {person(world, 3).id}


@pytest.mark.parametrize("flag", [SILENT, LOADING])
def test_a_message_that_is_silent_or_not_there_yet_pings_nobody(world: World, flag: int) -> None:
    message = written(world)
    message.mention_everyone = True
    assert len(pinged_by(world, lounge(world), message)) == 4
    message.flags = flag
    assert pinged_by(world, lounge(world), message) == frozenset()


def test_an_ephemeral_message_pings_nobody(world: World) -> None:
    message = written(world)
    message.mentions, message.ephemeral_to = [person(world).id], person(world).id
    assert pinged_by(world, lounge(world), message) == frozenset()
