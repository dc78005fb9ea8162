"""The open gateway connections, and ways to end them."""

from __future__ import annotations

from typing import Literal

from aiohttp import web

from sandbox.gateway.hub import Hub
from sandbox.gateway.socket import Socket

End = Literal["drop", "reconnect", "invalid"]


class Connections:
    """All open gateway connections."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._sockets: set[Socket] = set()

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        """GET /gateway."""
        socket = Socket(self.hub, request)
        self._sockets.add(socket)
        try:
            return await socket.run()
        finally:
            self._sockets.discard(socket)

    async def end_all(self, how: End) -> None:
        """End all connections in the given way."""
        for socket in tuple(self._sockets):
            if how == "drop":
                socket.drop()
            elif how == "reconnect":
                await socket.ask_to_reconnect()
            else:
                await socket.invalidate()

    async def close(self) -> None:
        """Close all connections because the server is stopping; the bot may reconnect later."""
        for socket in tuple(self._sockets):
            await socket.ws.close(code=1012)
