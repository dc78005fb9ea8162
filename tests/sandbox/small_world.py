"""The stand-in without a server, and waiting for what happens in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sandbox.event_bus import GatewayEvent, PageEvent
from sandbox.messages import posting
from sandbox.model import Channel, Json, Message, Person
from sandbox.world import World


async def until(true: Callable[[], object], within: float = 5.0) -> None:
    """Wait until this is true."""
    async with asyncio.timeout(within):
        while not true():  # noqa: ASYNC110 - what is awaited tells nobody
            await asyncio.sleep(0.001)


class Heard:
    """A record of everything a world tells the bot and the pages."""

    def __init__(self, world: World) -> None:
        self.bot: list[GatewayEvent] = []
        self.page: list[PageEvent] = []
        world.event_bus.bot.listen(self.bot.append)
        world.event_bus.page.listen(self.page.append)

    def events(self) -> list[str]:
        """The names of the events the bot received."""
        return [news.event for news in self.bot]

    def by(self, person: Person, kind: str) -> list[Any]:
        """Return the data of the events of this kind that this person's page received."""
        return [
            news.data
            for news in self.page
            if news.kind == kind and (news.to is None or person.id in news.to)
        ]

    def forget(self) -> None:
        """Forget all events so far."""
        self.bot.clear()
        self.page.clear()


def person(world: World, number: int = 1) -> Person:
    """Return the person with this number, counted from 1."""
    return list(world.people.values())[number - 1]


def lounge(world: World) -> Channel:
    """Return the first channel."""
    return next(iter(world.channels.values()))


def written(
    world: World, content: str = "x", *, by: str = "", channel: Channel | None = None
) -> Message:
    """Return a message that is in no channel yet, by the bot unless an author is given."""
    place, author = channel or lounge(world), by or world.bot.id
    return Message(world.new_id(), place.id, author, world.clock.stamp(), content=content)


def said(
    world: World, content: str = "x", *, by: str = "", channel: Channel | None = None
) -> Message:
    """Return such a message after placing it in its channel."""
    message = written(world, content, by=by, channel=channel)
    posting.place(world, message)
    return message


def button(custom_id: str = "b", **more: object) -> Json:
    """Return a button as it is stored."""
    part = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, "disabled": False}
    return part | {"id": 2} | more
