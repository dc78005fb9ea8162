"""The mentions in a message, and the people whom it pings."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandbox.model import DIRECT, LOADING, SILENT, Channel, Message
from sandbox.permissions import Permission
from sandbox.validation.components import TEXT
from sandbox.validation.layout import walk
from sandbox.validation.messages import AllowedMentions
from sandbox.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Mentions:
    """The mentions in a message, as far as the message allows and its author may make them."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def mentions_in(
    world: World,
    channel: Channel,
    message: Message,
    allowed: AllowedMentions | None,
    replied_to: Message | None = None,
) -> Mentions:
    """Return the mentions in a message that are `allowed`; None allows all."""
    words = "\n".join(words_of(message))
    may_all = bool(world.permissions_of(message.author_id, channel) & Permission.MENTION_EVERYONE)
    users = [
        user
        for user in dict.fromkeys(_USER.findall(words))
        if (user in world.people or user == world.bot.id) and _allows(allowed, "users", user)
    ]
    if replied_to is not None and (allowed is None or allowed.replied_user):
        users += [replied_to.author_id] if replied_to.author_id not in users else []
    known = {role.id for role in world.guild.roles}
    roles = [
        role
        for role in dict.fromkeys(_ROLE.findall(words))
        if may_all and role in known and _allows(allowed, "roles", role)
    ]
    everyone = may_all and bool(_EVERYONE.search(words)) and _allows(allowed, "everyone", "")
    return Mentions(users, roles, everyone)


def words_of(message: Message) -> list[str]:
    """Return all the texts of a message except those in its embeds."""
    shown = [part["content"] for _, part in walk(message.components) if part["type"] == TEXT]
    return [message.content, *shown]


def _allows(allowed: AllowedMentions | None, kind: str, one: str) -> bool:
    if allowed is None or kind in (allowed.parse or ()):
        return True
    named = {"users": allowed.users, "roles": allowed.roles}.get(kind)
    return one in (named or ())


def pinged_by(world: World, channel: Channel, message: Message) -> frozenset[str]:
    """Return the people whom a message pings."""
    if message.flags & (SILENT | LOADING) or message.ephemeral_to is not None:
        return frozenset()
    onlookers = world.onlookers(channel) - {message.author_id}
    if message.mention_everyone or channel.type == DIRECT:
        return onlookers
    by_role = {
        person.id
        for person in world.people.values()
        if set(person.roles) & set(message.mention_roles)
    }
    return onlookers & (by_role | set(message.mentions))
