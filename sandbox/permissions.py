"""Permissions in guilds and channels, computed in the same way as Discord does."""

from __future__ import annotations

from enum import IntFlag

from sandbox.model import THREADS, Channel, Guild, Overwrite


class Permission(IntFlag):
    """Discord's permission bits that matter to a bot in text channels."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    PRIORITY_SPEAKER = 1 << 8
    STREAM = 1 << 9
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    SPEAK = 1 << 21
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EMBEDDED_ACTIVITIES = 1 << 39
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


P = Permission

ALL = Permission((1 << 52) - 1)
NONE = Permission(0)

EVERYONE = (
    P.CREATE_INSTANT_INVITE
    | P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
"""The permissions of @everyone in a new guild."""

INVITED = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
    | P.MANAGE_MESSAGES
    | P.PIN_MESSAGES
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.MANAGE_THREADS
)
"""The permissions with which the bot is invited."""

DIRECT = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.MENTION_EVERYONE
)
"""The permissions of both users in a DM channel."""

NEEDS_SENDING = P.SEND_TTS_MESSAGES | P.MENTION_EVERYONE | P.EMBED_LINKS | P.ATTACH_FILES
"""The permissions that have no effect without the permission to send messages."""


def in_guild(guild: Guild, user_id: str, roles: list[str]) -> Permission:
    """Return a member's permissions in the guild, before any overwrites."""
    if user_id == guild.owner_id:
        return ALL
    held = NONE
    for role in guild.roles:
        if role.id == guild.id or role.id in roles:
            held |= Permission(role.permissions)
    return ALL if held & P.ADMINISTRATOR else held


def in_channel(
    guild: Guild, channel: Channel, parent: Channel | None, user_id: str, roles: list[str]
) -> Permission:
    """Return a member's permissions in a channel; a thread uses its parent's overwrites."""
    held = in_guild(guild, user_id, roles)
    if held == ALL:
        return held
    held = _overwritten(held, guild, (parent or channel).overwrites, user_id, roles)
    if not held & P.VIEW_CHANNEL:
        return NONE
    sending = P.SEND_MESSAGES_IN_THREADS if channel.type in THREADS else P.SEND_MESSAGES
    return held if held & sending else held & ~NEEDS_SENDING


def _overwritten(
    held: Permission, guild: Guild, overwrites: list[Overwrite], user_id: str, roles: list[str]
) -> Permission:
    """Return permissions after the overwrites of @everyone, of all roles, and of the member."""
    by_id = {overwrite.id: overwrite for overwrite in overwrites}
    if everyone := by_id.get(guild.id):
        held = held & ~everyone.deny | everyone.allow
    ours = [by_id[role] for role in roles if role in by_id]
    for overwrite in ours:
        held &= ~overwrite.deny
    for overwrite in ours:
        held |= overwrite.allow
    if own := by_id.get(user_id):
        held = held & ~own.deny | own.allow
    return Permission(held)
