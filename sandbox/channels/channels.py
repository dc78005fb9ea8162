"""Operations on channels, shared by the HTTP API and the page."""

from __future__ import annotations

from sandbox import errors, serializers
from sandbox.channels import events
from sandbox.errors import Refused
from sandbox.event_bus import PageEvent
from sandbox.model import DIRECT, TEXT, THREADS, Channel, Overwrite
from sandbox.world import World

_MOST = 500


def create(
    world: World, name: str, topic: str | None = None, overwrites: list[Overwrite] | None = None
) -> Channel:
    """Create a text channel."""
    there = [one for one in world.channels.values() if one.type == TEXT]
    if len(there) >= _MOST:
        raise Refused(errors.TOO_MANY_CHANNELS)
    channel = Channel(
        world.new_id(),
        TEXT,
        name.strip().lower().replace(" ", "-"),
        position=len(there),
        topic=topic,
        overwrites=overwrites or [],
    )
    _place(world, channel)
    return channel


def direct(world: World, person_id: str) -> Channel:
    """Return the DM channel of a person and the bot, creating it if necessary."""
    channel = world.direct(person_id)
    if channel is None:
        channel = Channel(world.new_id(), DIRECT, recipient_id=person_id)
        _place(world, channel)
    return channel


def _place(world: World, channel: Channel) -> None:
    world.channels[channel.id] = channel
    world.save(channel)
    events.tell_channel(world, channel, "CREATE")


def changed(world: World, channel: Channel) -> None:
    """Store a channel that has changed, and announce the change."""
    world.save(channel)
    events.tell_channel(world, channel, "UPDATE")


def delete(world: World, channel: Channel) -> None:
    """Delete a channel with everything in it."""
    for thread in world.threads_of(channel.id):
        # Discord tells the bot only about the channel; the threads in it are deleted silently.
        world.event_bus.page.tell(PageEvent("channel_gone", {"id": thread.id}))
        _erase(world, thread)
    body = serializers.channel(world, channel)
    events.tell_gone(world, channel, body)
    _erase(world, channel)


def _erase(world: World, channel: Channel) -> None:
    for message in world.messages.pop(channel.id, {}).values():
        world.drop(message)
        for one in message.attachments:
            world.leaving.drop(channel.id, one)
    del world.channels[channel.id]
    world.drop(channel)


def overwrite(world: World, channel: Channel, what: Overwrite) -> None:
    """Set the permission overwrite of a role or member in a channel; an empty one removes it."""
    if channel.type in (DIRECT, *THREADS):
        raise Refused(errors.WRONG_CHANNEL_TYPE)
    channel.overwrites = [one for one in channel.overwrites if one.id != what.id]
    if what.allow or what.deny:
        channel.overwrites.append(what)
    changed(world, channel)
    for thread in world.threads_of(channel.id):
        events.tell_pages(world, thread)
