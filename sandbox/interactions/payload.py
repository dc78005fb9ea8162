"""The payload with which an interaction is sent to the bot."""

from __future__ import annotations

from sandbox import serializers
from sandbox.interactions import kinds
from sandbox.messages import serializers as shown_messages
from sandbox.messages.files import LARGEST
from sandbox.model import DIRECT, Interaction, Json
from sandbox.world import World


def payload(world: World, one: Interaction) -> Json:
    """Return the data of the event INTERACTION_CREATE."""
    channel = world.channel(one.channel_id)
    person = world.people[one.person_id]
    in_guild = channel.type != DIRECT
    body: Json = {
        "id": one.id,
        "application_id": world.bot.id,
        "type": one.type,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": channel.id,
        "channel": serializers.channel_in_interaction(world, channel, person.id),
        "locale": person.locale,
        "app_permissions": str(int(world.permissions_of(world.bot.id, channel))),
        "entitlements": [],
        "authorizing_integration_owners": owners(world, in_guild=in_guild),
        "context": 0 if in_guild else 1,
        "attachment_size_limit": LARGEST,
    }
    if in_guild:
        guild = world.guild
        permissions = str(int(world.permissions_of(person.id, channel)))
        body |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": serializers.member(person) | {"permissions": permissions},
        }
    else:
        body["user"] = serializers.user(person)
    message = world.anywhere(one.message_id) if one.message_id else None
    if message is not None:
        body["message"] = shown_messages.message(world, message)
    return body


def owners(world: World, *, in_guild: bool) -> Json:
    """Return the owners of the installation, as Discord's `authorizing_integration_owners`."""
    return {"0": world.guild.id if in_guild else "0"}


def metadata(world: World, one: Interaction) -> Json:
    """Return the interaction metadata for a message that responds to this interaction."""
    in_guild = world.channel(one.channel_id).type != DIRECT
    body: Json = {
        "id": one.id,
        "type": one.type,
        "user": serializers.user(world.people[one.person_id]),
        "authorizing_integration_owners": owners(world, in_guild=in_guild),
    }
    if one.type == kinds.COMMAND:
        return body | {"name": full_name(one.data), "command_type": one.data["type"]}
    if one.type == kinds.COMPONENT:
        return body | {"interacted_message_id": one.message_id}
    return body | {"triggering_interaction_metadata": one.triggered_by}


def full_name(data: Json) -> str:
    """Return the full name of a command, including any group and subcommand."""
    names = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)
