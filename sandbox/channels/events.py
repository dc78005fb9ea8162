"""Events about channels and threads, for the bot and the pages."""

from __future__ import annotations

from sandbox import serializers
from sandbox.event_bus import GatewayEvent, Intent, PageEvent
from sandbox.model import DIRECT, THREADS, Channel, Json
from sandbox.world import World


def tell_channel(world: World, channel: Channel, happened: str) -> None:
    """Announce that a channel was created or changed; `happened` is `CREATE` or `UPDATE`."""
    tell_pages(world, channel)
    if channel.type == DIRECT:
        return
    kind = "THREAD" if channel.type in THREADS else "CHANNEL"
    tell_bot(world, channel, f"{kind}_{happened}", serializers.channel(world, channel))


def tell_pages(world: World, channel: Channel) -> None:
    """Update each person's page with their view of a channel."""
    concerned = [channel.recipient_id or ""] if channel.type == DIRECT else list(world.people)
    for person_id in concerned:
        if world.sees(person_id, channel):
            body: Json = serializers.channel_for(world, channel, person_id)
            world.event_bus.page.tell(PageEvent("channel", body, frozenset({person_id})))
        else:
            gone = PageEvent("channel_gone", {"id": channel.id}, frozenset({person_id}))
            world.event_bus.page.tell(gone)


def tell_gone(world: World, channel: Channel, body: Json) -> None:
    """Announce the deletion of a channel; `body` is the channel as it was last."""
    world.event_bus.page.tell(PageEvent("channel_gone", {"id": channel.id}))
    if channel.type in THREADS:
        keys = ("id", "guild_id", "parent_id", "type")
        tell_bot(world, channel, "THREAD_DELETE", {key: body[key] for key in keys})
    elif channel.type != DIRECT:
        tell_bot(world, channel, "CHANNEL_DELETE", body)


def tell_bot(world: World, channel: Channel, event: str, data: Json) -> None:
    """Send the bot an event about a channel, unless that is a thread that it cannot see."""
    unseen = channel.type in THREADS and not world.sees(world.bot.id, channel)
    if world.bot.present and not unseen:
        world.event_bus.bot.tell(GatewayEvent(event, data, Intent.GUILDS))
