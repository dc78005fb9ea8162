"""Serializers that return message objects as Discord sends them."""

from __future__ import annotations

from sandbox import serializers
from sandbox.messages import media
from sandbox.model import DIRECT, HAS_THREAD, Json, Message, Reaction
from sandbox.world import World

REPLY = 19


def message(world: World, one: Message, *, nested: bool = False) -> Json:
    """Return a message object; a `nested` one does not contain the message it replies to."""
    used = media.used(one)
    body: Json = {
        "id": one.id,
        "channel_id": one.channel_id,
        "type": one.type,
        "content": one.content,
        "author": serializers.user(world.user(one.author_id)),
        "timestamp": one.created_at,
        "edited_timestamp": one.edited_at,
        "flags": one.flags,
        "tts": False,
        "pinned": one.pinned_at is not None,
        "mention_everyone": one.mention_everyone,
        "mentions": [serializers.user(world.user(user)) for user in one.mentions],
        "mention_roles": list(one.mention_roles),
        "attachments": [
            media.attachment(world.address, one.channel_id, each) | _ephemeral(one)
            for each in one.attachments
            if each.id not in used
        ],
        "embeds": [media.shown_embed(world.address, one, embed) for embed in one.embeds],
        "components": [media.shown_component(world.address, one, each) for each in one.components],
    }
    body |= _not_always(world, one)
    if one.reference is not None:
        body["message_reference"] = one.reference
    if one.reference is not None and one.type == REPLY and not nested:
        original = world.anywhere(one.reference["message_id"])
        body["referenced_message"] = message(world, original, nested=True) if original else None
    return body


def _not_always(world: World, one: Message) -> Json:
    """Return the fields that only some messages have."""
    body: Json = {}
    if one.made_by is not None:
        body |= {
            "interaction_metadata": one.made_by,
            "application_id": world.bot.id,
            "webhook_id": world.bot.id,
        }
    if one.nonce is not None:
        body["nonce"] = one.nonce
    if one.flags & HAS_THREAD and one.id in world.channels:
        body["thread"] = serializers.channel(world, world.channels[one.id])
    if one.reactions:
        body["reactions"] = [_reaction(world, reaction) for reaction in one.reactions]
    return body


def for_page(world: World, one: Message) -> Json:
    """Return a message as it is sent to the pages."""
    body = message(world, one)
    if one.ephemeral_to is not None:
        body["ephemeral_to"] = one.ephemeral_to
    return body


def for_bot(world: World, one: Message) -> Json:
    """Return a message as it is sent to the bot over HTTP."""
    body = message(world, one)
    return without_words(body) if needs_content_intent(world, one) and not world.bot_reads else body


def in_event(world: World, one: Message) -> Json:
    """Return a message as it is sent to the bot in a gateway event."""
    body = message(world, one)
    if world.channels[one.channel_id].type == DIRECT:
        return body
    body["guild_id"] = world.guild.id
    author = world.user(one.author_id)
    if author.present and one.made_by is None:
        body["member"] = serializers.member(author, with_user=False)
    for mentioned in body["mentions"]:
        mentioned["member"] = serializers.member(world.user(mentioned["id"]), with_user=False)
    return body


def needs_content_intent(world: World, one: Message) -> bool:
    """Return whether the bot needs the message content intent to read this message."""
    return not (
        one.author_id == world.bot.id
        or world.bot.id in one.mentions
        or world.channels[one.channel_id].type == DIRECT
    )


def without_words(body: Json) -> Json:
    """Return a message without its content, for a bot without the message content intent."""
    return body | {"content": "", "embeds": [], "attachments": [], "components": []}


def _ephemeral(one: Message) -> Json:
    return {"ephemeral": True} if one.ephemeral_to is not None else {}


def _reaction(world: World, one: Reaction) -> Json:
    return {
        "emoji": {"id": None, "name": one.emoji},
        "count": len(one.users),
        "count_details": {"burst": 0, "normal": len(one.users)},
        "burst_colors": [],
        "me": world.bot.id in one.users,
        "me_burst": False,
    }
