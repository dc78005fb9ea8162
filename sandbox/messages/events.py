"""Events about messages, for the bot and the pages."""

from __future__ import annotations

from sandbox.event_bus import GatewayEvent, PageEvent
from sandbox.messages import serializers
from sandbox.messages.mentions import pinged_by
from sandbox.model import DIRECT, Channel, Json, Message
from sandbox.world import World


def tell_new(world: World, message: Message) -> None:
    """Announce a new message."""
    _tell(world, message, "MESSAGE_CREATE")
    ping(world, message)


def ping(world: World, message: Message) -> None:
    """Notify the pages of the people whom a message pings."""
    channel = world.channels[message.channel_id]
    pinged = pinged_by(world, channel, message)
    if pinged:
        news = {"message_id": message.id, "channel_id": channel.id}
        world.event_bus.page.tell(PageEvent("mention", news, pinged))


def tell_changed(world: World, message: Message) -> None:
    """Announce a changed message."""
    _tell(world, message, "MESSAGE_UPDATE")


def tell_gone(world: World, message: Message) -> None:
    """Announce a deleted message."""
    channel = world.channels[message.channel_id]
    gone: Json = {"id": message.id, "channel_id": channel.id}
    world.event_bus.page.tell(PageEvent("message_gone", gone, _readers(world, channel, message)))
    if message.ephemeral_to is None:
        tell_bot(world, channel, "MESSAGE_DELETE", gone)


def tell_bot(world: World, channel: Channel, event: str, data: Json) -> None:
    """Send the bot an event about messages in a channel, if it can see that channel."""
    if not world.sees(world.bot.id, channel):
        return
    in_guild = channel.type != DIRECT
    if in_guild:
        data = data | {"guild_id": world.guild.id}
    world.event_bus.bot.tell(GatewayEvent(event, data, world.messages_intent(channel), in_guild))


def tell_page(world: World, message: Message) -> None:
    """Send a message as it is now to the pages of everyone who can see it."""
    if not message.dismissed:
        readers = _readers(world, world.channels[message.channel_id], message)
        world.event_bus.page.tell(
            PageEvent("message", serializers.for_page(world, message), readers)
        )


def _tell(world: World, message: Message, event: str) -> None:
    channel = world.channels[message.channel_id]
    tell_page(world, message)
    if message.ephemeral_to is not None or not world.sees(world.bot.id, channel):
        return
    world.event_bus.bot.tell(
        GatewayEvent(
            event,
            serializers.in_event(world, message),
            world.messages_intent(channel),
            channel.type != DIRECT,
            has_content=serializers.needs_content_intent(world, message),
        )
    )


def _readers(world: World, channel: Channel, message: Message) -> frozenset[str]:
    if message.ephemeral_to is not None:
        return frozenset({message.ephemeral_to})
    return world.onlookers(channel)
