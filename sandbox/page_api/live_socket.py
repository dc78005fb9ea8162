"""The WebSocket through which an open page receives the events for its person."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from aiohttp import web

from sandbox import serializers
from sandbox.chat import Chat, unread
from sandbox.event_bus import PageEvent
from sandbox.gateway.hub import Hub
from sandbox.model import Json, Person


class LiveSocket:
    """The connection of one open page."""

    def __init__(self, chat: Chat, hub: Hub, person: Person) -> None:
        self.chat = chat
        self.hub = hub
        self.person = person
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    async def run(self, request: web.Request) -> web.WebSocketResponse:
        """Send the page its events until it closes."""
        ws = web.WebSocketResponse(heartbeat=30.0)
        await ws.prepare(request)
        event_bus = self.chat.world.event_bus.page
        self._put("welcome", welcome(self.chat, self.hub, self.person))
        event_bus.listen(self._hear)
        writer = asyncio.get_running_loop().create_task(self._write(ws))
        try:
            async for _ in ws:
                # The page makes its requests over HTTP and sends nothing here.
                pass
        finally:
            event_bus.leave(self._hear)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return ws

    def _hear(self, news: PageEvent) -> None:
        if news.to is None or self.person.id in news.to:
            self._put(news.kind, news.data)

    def _put(self, kind: str, data: object) -> None:
        self._outbox.put_nowait(json.dumps({"t": kind, "d": data}, ensure_ascii=False))

    async def _write(self, ws: web.WebSocketResponse) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                await ws.send_str(await self._outbox.get())


def welcome(chat: Chat, hub: Hub, person: Person) -> Json:
    """Return everything that a page needs when it opens."""
    world = chat.world
    new = unread(world, person)
    roles = [{"id": one.id, "name": one.name, "color": 0} for one in world.guild.roles]
    seen = [one for one in world.channels.values() if world.sees(person.id, one)]
    return {
        "me": serializers.person(person),
        "people": [serializers.person(one) for one in world.people.values()],
        "guild": {"id": world.guild.id, "name": world.guild.name, "roles": roles},
        "channels": [serializers.channel_for(world, one, person.id) for one in seen],
        "commands": chat.commands(),
        "bot": {
            "id": world.bot.id,
            "username": world.bot.username,
            "colour": world.bot.colour,
            "online": hub.online,
            "present": world.bot.present,
        },
        "unread": new.messages,
        "mentions": new.mentions,
    }
