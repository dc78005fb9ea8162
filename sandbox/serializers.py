"""Serializers that return objects as Discord sends them."""

from __future__ import annotations

from sandbox.model import DIRECT, THREADS, AppEmoji, Bot, Channel, Command, Json, Person, Role
from sandbox.permissions import Permission
from sandbox.world import World


def user(who: Person | Bot) -> Json:
    """Return a user object."""
    body: Json = {
        "id": who.id,
        "username": who.username,
        "global_name": who.global_name if isinstance(who, Person) else None,
        "discriminator": "0",
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }
    if isinstance(who, Bot):
        body |= {"bot": True, "discriminator": "0001"}
    return body


def person(who: Person) -> Json:
    """Return a person as they are sent to the page."""
    return {
        "id": who.id,
        "username": who.username,
        "global_name": who.global_name,
        "locale": who.locale,
        "colour": who.colour,
        "present": who.present,
    }


def member(who: Person | Bot, *, with_user: bool = True) -> Json:
    """Return a member object."""
    body: Json = {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": list(who.roles),
        "joined_at": who.joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return body | {"user": user(who)} if with_user else body


def role(one: Role) -> Json:
    """Return a role object."""
    body: Json = {
        "id": one.id,
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return body


def guild(world: World) -> Json:
    """Return the guild object."""
    return {
        "id": world.guild.id,
        "name": world.guild.name,
        "owner_id": world.guild.owner_id,
        "preferred_locale": world.guild.locale,
        "roles": [role(one) for one in world.guild.roles],
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        **dict.fromkeys(_EMPTY_OF_GUILD),
    }


_EMPTY_OF_GUILD = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)


def channel(world: World, one: Channel) -> Json:
    """Return a channel object; threads and DM channels are channels too."""
    body: Json = {
        "id": one.id,
        "type": one.type,
        "flags": 0,
        "last_message_id": one.last_message_id,
        "last_pin_timestamp": one.last_pin_at,
    }
    if one.type == DIRECT:
        return body | {"recipients": [user(world.user(one.recipient_id or ""))]}
    body |= {
        "guild_id": world.guild.id,
        "name": one.name,
        "parent_id": one.parent_id,
        "rate_limit_per_user": one.slowmode,
    }
    if one.type in THREADS:
        return body | _thread(world, one)
    return body | {
        "position": one.position,
        "topic": one.topic,
        "nsfw": False,
        "permission_overwrites": [
            {"id": each.id, "type": each.type, "allow": str(each.allow), "deny": str(each.deny)}
            for each in one.overwrites
        ],
    }


def _thread(world: World, one: Channel) -> Json:
    part = one.thread
    if part is None:
        raise ValueError(f"The thread {one.id} has lost what makes it a thread.")
    body: Json = {
        "owner_id": part.owner_id,
        "thread_metadata": {
            "archived": part.archived,
            "archive_timestamp": part.archive_timestamp,
            "auto_archive_duration": part.auto_archive_duration,
            "locked": part.locked,
            "invitable": part.invitable,
            "create_timestamp": part.created_at,
        },
        "message_count": part.sent,
        "total_message_sent": part.sent,
        "member_count": min(len(part.members), 50),
    }
    if world.bot.id in part.members:
        body["member"] = thread_member(one, world.bot.id)
    return body


def thread_member(thread: Channel, user_id: str) -> Json:
    """Return a thread member object."""
    joined = thread.thread.members[user_id] if thread.thread is not None else ""
    return {"id": thread.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}


def channel_for(world: World, one: Channel, person_id: str) -> Json:
    """Return a channel as it is sent to this person's page."""
    body = channel(world, one)
    if one.type == DIRECT:
        body |= {"name": world.bot.username, "recipients": [user(world.bot)]}
    body["can_send"] = may_send(world, one, person_id)
    return body


def may_send(world: World, one: Channel, user_id: str) -> bool:
    """Return whether a user may send messages in a channel."""
    held = world.permissions_of(user_id, one)
    if one.thread is None:
        return bool(held & Permission.SEND_MESSAGES)
    if one.thread.locked and not held & Permission.MANAGE_THREADS:
        return False
    return bool(held & Permission.SEND_MESSAGES_IN_THREADS)


def channel_in_interaction(world: World, one: Channel, user_id: str) -> Json:
    """Return a channel as it is sent in an interaction, with this user's permissions in it."""
    return channel(world, one) | {"permissions": str(int(world.permissions_of(user_id, one)))}


def emoji(world: World, one: AppEmoji) -> Json:
    """Return an emoji of the application."""
    return {
        "id": one.id,
        "name": one.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
    }


def command(world: World, one: Command) -> Json:
    """Return a command object."""
    body = {
        "id": one.id,
        "application_id": world.bot.id,
        "version": one.version,
        **one.body,
    }
    return body | {"guild_id": one.guild_id} if one.guild_id else body
