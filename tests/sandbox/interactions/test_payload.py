"""The payload of an interaction that the bot receives."""

from __future__ import annotations

import discord

from sandbox.channels import channels
from sandbox.interactions import kinds
from sandbox.interactions.broker import Broker
from sandbox.interactions.payload import full_name, metadata, payload
from sandbox.messages import posting
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.interactions.answering import asked
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import person, said


async def test_commands_and_buttons_work_in_a_direct_channel(bot: SmallBot, one: Person) -> None:
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    message = (await one.command("try buttons", channel=one.direct())).shown()
    outcome = await one.press(message, "Change")
    assert outcome.shown().content == "changed"
    assert [interaction.guild_id for interaction in seen] == [None, None]
    assert isinstance(seen[0].channel, discord.DMChannel)
    assert seen[0].context.dm_channel
    assert seen[0].user.id == int(one.id)


async def test_what_the_bot_learns_of_an_interaction(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    await one.command("try buttons")
    (interaction,) = seen
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    assert interaction.guild_id == int(sandbox.world.guild.id)
    assert interaction.channel == channel
    assert interaction.user.id == int(one.id)
    assert interaction.locale is discord.Locale.american_english
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.app_permissions == channel.permissions_for(channel.guild.me)
    assert interaction.permissions.administrator
    assert interaction.context.guild


async def test_the_locale_is_that_of_the_person(bot: SmallBot, two: Person) -> None:
    locales: list[discord.Locale] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        locales.append(interaction.locale)

    two.sandbox.chat.set_language(two.id, "de")
    await two.command("try buttons")
    assert locales == [discord.Locale.german]


# -- without a bot


async def test_in_the_server_a_member_asks_and_elsewhere_a_user(broker: Broker) -> None:
    world = broker.world
    inside = payload(world, asked(broker))
    assert inside["member"]["user"]["id"] == person(world).id
    assert (inside["guild_id"], inside["context"]) == (world.guild.id, 0)
    assert inside["authorizing_integration_owners"] == {"0": world.guild.id}
    direct = channels.direct(world, person(world).id)
    private = payload(world, asked(broker, channel=direct))
    assert (private["user"]["id"], private["context"]) == (person(world).id, 1)
    assert not {"member", "guild_id", "guild"} & private.keys()
    assert private["authorizing_integration_owners"] == {"0": "0"}


async def test_permissions_are_those_of_the_person_and_of_the_bot(broker: Broker) -> None:
    world = broker.world
    told = payload(world, asked(broker))
    place = world.channels[told["channel_id"]]
    assert told["member"]["permissions"] == str(int(world.permissions_of(person(world).id, place)))
    assert told["app_permissions"] == str(int(world.permissions_of(world.bot.id, place)))


async def test_a_press_comes_with_its_message_while_that_is_there(broker: Broker) -> None:
    message = said(broker.world, "press me")
    one = asked(broker, kinds.COMPONENT, on=message)
    assert payload(broker.world, one)["message"]["content"] == "press me"
    posting.remove(broker.world, message)
    assert "message" not in payload(broker.world, one)
    assert "message" not in payload(broker.world, asked(broker))


async def test_a_message_says_to_what_it_responds(broker: Broker) -> None:
    world, message = broker.world, said(broker.world)
    command = metadata(world, asked(broker))
    assert (command["name"], command["command_type"]) == ("play", 1)
    assert command["user"]["id"] == person(world).id
    press = metadata(world, asked(broker, kinds.COMPONENT, on=message))
    assert press["interacted_message_id"] == message.id
    sent_off = asked(broker, kinds.MODAL)
    sent_off.triggered_by = press
    assert metadata(world, sent_off)["triggering_interaction_metadata"] == press


def test_a_command_is_named_with_its_parts() -> None:
    value = {"name": "fruit", "type": 3, "value": "b"}
    part = {"name": "say", "type": 1, "options": [value]}
    group = {"name": "try", "type": 2, "options": [part]}
    assert full_name({"name": "play"}) == "play"
    assert full_name({"name": "play", "options": [value]}) == "play"
    assert full_name({"name": "play", "options": [group]}) == "play try say"
