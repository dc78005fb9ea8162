"""The members of threads."""

from __future__ import annotations

from sandbox import serializers
from sandbox.channels import events
from sandbox.event_bus import GatewayEvent, Intent
from sandbox.model import Channel, Json, ThreadPart
from sandbox.permissions import Permission
from sandbox.world import World


def part_of(channel: Channel) -> ThreadPart:
    """Return the properties of a thread; raise `ValueError` if the channel is not a thread."""
    if channel.thread is None:
        raise ValueError(f"The channel {channel.id} is no thread.")
    return channel.thread


def join(world: World, thread: Channel, user_id: str) -> None:
    """Add a user to a thread, unless they have joined already."""
    part = part_of(thread)
    if user_id in part.members:
        return
    part.members[user_id] = world.clock.stamp()
    world.save(thread)
    _tell(world, thread, added=[serializers.thread_member(thread, user_id)], removed=[])
    events.tell_pages(world, thread)


def leave(world: World, thread: Channel, user_id: str) -> None:
    """Remove a user from a thread, if they are in it."""
    if part_of(thread).members.pop(user_id, None) is None:
        return
    world.save(thread)
    _tell(world, thread, added=[], removed=[user_id])
    events.tell_pages(world, thread)


def join_mentioned(world: World, thread: Channel, mentioned: list[str]) -> None:
    """Add to a thread those of the mentioned users who can see its channel."""
    parent = world.channels[thread.parent_id or ""]
    for user_id in mentioned:
        if world.permissions_of(user_id, parent) & Permission.VIEW_CHANNEL:
            join(world, thread, user_id)


def _tell(world: World, thread: Channel, added: list[Json], removed: list[str]) -> None:
    body: Json = {
        "id": thread.id,
        "guild_id": world.guild.id,
        "member_count": len(part_of(thread).members),
        "added_members": added,
        "removed_member_ids": removed,
    }
    concerned = [one["user_id"] for one in added] + removed
    # Changes of other members are sent only with the members intent; those of the bot, always.
    intent = Intent.GUILDS if world.bot.id in concerned else Intent.GUILD_MEMBERS
    world.event_bus.bot.tell(GatewayEvent("THREAD_MEMBERS_UPDATE", body, intent))
