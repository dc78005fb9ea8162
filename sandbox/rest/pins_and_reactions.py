"""Routes for pins and reactions."""

from __future__ import annotations

from aiohttp import web

from sandbox import errors, serializers
from sandbox.errors import Refused
from sandbox.event_bus import GatewayEvent, Intent
from sandbox.messages import events
from sandbox.messages.serializers import for_bot
from sandbox.model import DIRECT, Channel, Json, Message, Reaction
from sandbox.permissions import Permission
from sandbox.rest.bodies import json_response, nothing, number
from sandbox.rest.channels import channel_in_path
from sandbox.validation.emoji import is_emoji
from sandbox.world import World

P = Permission
_MOST_PINS = 250
_MOST_REACTIONS = 20


def _message(request: web.Request, needed: Permission) -> tuple[World, Channel, Message]:
    world, channel = channel_in_path(request, needed)
    return world, channel, world.message(channel.id, request.match_info["message_id"])


# -- pins


def _may_pin(world: World, channel: Channel) -> None:
    if channel.type != DIRECT:
        world.require_permissions(channel, P.PIN_MESSAGES)


async def get_pins(request: web.Request) -> web.Response:
    """GET /channels/{id}/messages/pins."""
    world, channel = channel_in_path(request, P.READ_MESSAGE_HISTORY)
    pinned = _pinned(world, channel)
    before = request.query.get("before", "9")
    items = [
        {"pinned_at": one.pinned_at, "message": for_bot(world, one)}
        for one in pinned
        if (one.pinned_at or "") < before
    ]
    most = number(request, "limit", 50, 50)
    return json_response({"items": items[:most], "has_more": len(items) > most})


async def pin(request: web.Request) -> web.Response:
    """PUT /channels/{id}/messages/pins/{id}."""
    world, channel, message = _message(request, P.VIEW_CHANNEL)
    _may_pin(world, channel)
    if message.pinned_at is None:
        if len(_pinned(world, channel)) >= _MOST_PINS:
            raise Refused(errors.TOO_MANY_PINS)
        message.pinned_at = channel.last_pin_at = world.clock.stamp()
        _tell_pins(world, channel, message)
    return nothing()


async def unpin(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/messages/pins/{id}."""
    world, channel, message = _message(request, P.VIEW_CHANNEL)
    _may_pin(world, channel)
    if message.pinned_at is not None:
        message.pinned_at = None
        _tell_pins(world, channel, message)
    return nothing()


def _pinned(world: World, channel: Channel) -> list[Message]:
    there = world.messages.get(channel.id, {}).values()
    pinned = [one for one in there if one.pinned_at is not None]
    return sorted(pinned, key=lambda one: one.pinned_at or "", reverse=True)


def _tell_pins(world: World, channel: Channel, message: Message) -> None:
    world.save(channel)
    world.save(message)
    events.tell_changed(world, message)
    body: Json = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin_at}
    if channel.type != DIRECT:
        body["guild_id"] = world.guild.id
    in_guild = channel.type != DIRECT
    world.event_bus.bot.tell(GatewayEvent("CHANNEL_PINS_UPDATE", body, Intent.GUILDS, in_guild))


# -- reactions


def _emoji(request: web.Request) -> str:
    emoji = request.match_info["emoji"]
    if not is_emoji(emoji):
        raise Refused(errors.UNKNOWN_EMOJI)
    return emoji


def react(world: World, message: Message, emoji: str, user_id: str) -> None:
    """Add a user's reaction to a message."""
    reaction = next((one for one in message.reactions if one.emoji == emoji), None)
    if reaction is None:
        if len(message.reactions) >= _MOST_REACTIONS:
            raise Refused(errors.TOO_MANY_REACTIONS)
        reaction = Reaction(emoji, [])
        message.reactions.append(reaction)
    if user_id not in reaction.users:
        reaction.users.append(user_id)
        _tell_reaction(world, message, emoji, user_id, "MESSAGE_REACTION_ADD")


def unreact(world: World, message: Message, emoji: str, user_id: str) -> None:
    """Remove a user's reaction from a message; raise `Refused` if there is none."""
    reaction = next((one for one in message.reactions if one.emoji == emoji), None)
    if reaction is None or user_id not in reaction.users:
        raise Refused(errors.UNKNOWN_EMOJI)
    reaction.users.remove(user_id)
    message.reactions = [one for one in message.reactions if one.users]
    _tell_reaction(world, message, emoji, user_id, "MESSAGE_REACTION_REMOVE")


def _tell_reaction(world: World, message: Message, emoji: str, user_id: str, event: str) -> None:
    world.save(message)
    events.tell_page(world, message)
    channel = world.channels[message.channel_id]
    body: Json = {
        "user_id": user_id,
        "channel_id": channel.id,
        "message_id": message.id,
        "emoji": {"id": None, "name": emoji},
        "burst": False,
        "type": 0,
    }
    if channel.type == DIRECT:
        intent = Intent.DIRECT_MESSAGE_REACTIONS
        world.event_bus.bot.tell(GatewayEvent(event, body, intent, in_guild=False))
        return
    body["guild_id"] = world.guild.id
    if event.endswith("ADD"):
        body |= {
            "member": serializers.member(world.user(user_id)),
            "message_author_id": message.author_id,
        }
    if world.sees(world.bot.id, channel):
        world.event_bus.bot.tell(GatewayEvent(event, body, Intent.GUILD_MESSAGE_REACTIONS))


async def add_reaction(request: web.Request) -> web.Response:
    """PUT /channels/{id}/messages/{id}/reactions/{emoji}/@me."""
    world, channel, message = _message(request, P.READ_MESSAGE_HISTORY)
    emoji = _emoji(request)
    if emoji not in [one.emoji for one in message.reactions]:
        world.require_permissions(channel, P.ADD_REACTIONS)
    react(world, message, emoji, world.bot.id)
    return nothing()


async def remove_reaction(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/messages/{id}/reactions/{emoji}/{user}."""
    world, channel, message = _message(request, P.READ_MESSAGE_HISTORY)
    user_id = request.match_info["user_id"]
    if user_id in ("@me", world.bot.id):
        user_id = world.bot.id
    else:
        world.require_permissions(channel, P.MANAGE_MESSAGES)
    unreact(world, message, _emoji(request), user_id)
    return nothing()


async def clear_reactions(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/messages/{id}/reactions and .../reactions/{emoji}."""
    world, _, message = _message(request, P.MANAGE_MESSAGES)
    only = _emoji(request) if "emoji" in request.match_info else None
    for reaction in list(message.reactions):
        if only in (None, reaction.emoji):
            for user_id in list(reaction.users):
                unreact(world, message, reaction.emoji, user_id)
    return nothing()


async def get_reactions(request: web.Request) -> web.Response:
    """GET /channels/{id}/messages/{id}/reactions/{emoji}."""
    world, _, message = _message(request, P.READ_MESSAGE_HISTORY)
    emoji = _emoji(request)
    users = [user for one in message.reactions if one.emoji == emoji for user in one.users]
    return json_response([serializers.user(world.user(user)) for user in users])


_REACTIONS = "/channels/{channel_id}/messages/{message_id}/reactions"
_PINS = "/channels/{channel_id}/messages/pins"

ROUTES = [
    web.get(_PINS, get_pins),
    web.put(_PINS + "/{message_id}", pin),
    web.delete(_PINS + "/{message_id}", unpin),
    web.put(_REACTIONS + "/{emoji}/@me", add_reaction),
    web.delete(_REACTIONS + "/{emoji}/{user_id}", remove_reaction),
    web.delete(_REACTIONS + "/{emoji}", clear_reactions),
    web.delete(_REACTIONS, clear_reactions),
    web.get(_REACTIONS + "/{emoji}", get_reactions),
]
