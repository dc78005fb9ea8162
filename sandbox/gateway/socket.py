"""The gateway protocol, as spoken over one connection of the bot."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from time import monotonic

from aiohttp import WSMsgType, web

from sandbox import serializers
from sandbox.event_bus import Intent
from sandbox.gateway.hub import Hub
from sandbox.gateway.session import Session
from sandbox.json_input import parsed
from sandbox.model import Json

(
    DISPATCH,
    HEARTBEAT,
    IDENTIFY,
    PRESENCE,
    VOICE,
    RESUME,
    RECONNECT,
    MEMBERS,
    INVALID,
    HELLO,
    ACKNOWLEDGED,
) = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11)

_ON_THE_WAY = 0.05
"""The delay in seconds before a heartbeat is acknowledged."""
UNKNOWN_OPCODE, UNREADABLE, NOT_YET, WRONG_TOKEN, ALREADY, WRONG_SEQ, TOO_FAST, TIMED_OUT = (
    4001,
    4002,
    4003,
    4004,
    4005,
    4007,
    4008,
    4009,
)
INVALID_SHARD, INVALID_INTENTS = 4010, 4013
_FINAL = (1000, 1001)
"""The close codes with which the bot says that it will not resume."""
_INTERVAL_MS = 41_250
_MINUTE = 60.0
_MOST_PER_MINUTE = 120
_KNOWN_INTENTS = (1 << 26) - 1


class _Closed(Exception):
    """Raised to close the connection with a code."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words


class Socket:
    """One gateway connection of the bot."""

    def __init__(self, hub: Hub, request: web.Request) -> None:
        self.hub = hub
        self.request = request
        self.ws = web.WebSocketResponse(compress=False, max_msg_size=4096 * 16)
        self.session: Session | None = None
        self._deflate = zlib.compressobj() if _wants_zlib(request) else None
        self._writer: asyncio.Task[None] | None = None
        self._acknowledging: set[asyncio.Task[None]] = set()
        self._outbox: asyncio.Queue[str] | None = None
        self._heard: list[float] = []
        self._sending = asyncio.Lock()

    async def run(self) -> web.WebSocketResponse:
        """Serve the connection until either side closes it."""
        await self.ws.prepare(self.request)
        try:
            await self._send(
                {"op": HELLO, "d": {"heartbeat_interval": _INTERVAL_MS}, "s": None, "t": None}
            )
            await self._listen()
        except _Closed as closed:
            await self.ws.close(code=closed.code, message=closed.words.encode())
        except (ConnectionError, RuntimeError):
            # The other side is gone, so there is nobody to tell.
            pass
        finally:
            await self._leave()
        return self.ws

    # -- ended by the server

    def drop(self) -> None:
        """Break the connection, as a network failure would."""
        if self.request.transport is not None:
            self.request.transport.abort()

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect."""
        await self._send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self) -> None:
        """End the bot's session and tell the bot that it is invalid."""
        if self.session is not None:
            session, self.session = self.session, None
            self.hub.end(session)
        await self._send({"op": INVALID, "d": False, "s": None, "t": None})

    # -- receiving

    async def _listen(self) -> None:
        timeout = _INTERVAL_MS / 1000 * 1.5
        while True:
            try:
                message = await self.ws.receive(timeout=timeout)
            except TimeoutError:
                raise _Closed(TIMED_OUT, "Session timed out.") from None
            if message.type != WSMsgType.TEXT:
                return
            self._count()
            await self._hear(_decoded(message.data))

    def _count(self) -> None:
        now = monotonic()
        self._heard = [moment for moment in self._heard if now - moment < _MINUTE] + [now]
        if len(self._heard) > _MOST_PER_MINUTE:
            raise _Closed(TOO_FAST, "You are being rate limited.")

    async def _hear(self, packet: Json) -> None:
        op, data = packet.get("op"), packet.get("d")
        answers: dict[int, Callable[[Json], Awaitable[None]]] = {
            IDENTIFY: self._identify,
            RESUME: self._resume,
            MEMBERS: self._members,
        }
        if op == HEARTBEAT:
            task = asyncio.get_running_loop().create_task(self._acknowledge())
            self._acknowledging.add(task)
            task.add_done_callback(self._acknowledging.discard)
        elif op in (PRESENCE, VOICE):
            self._known()
        elif op in answers:
            await answers[op](data if isinstance(data, dict) else {})
        else:
            raise _Closed(UNKNOWN_OPCODE, "Unknown opcode.")

    async def _acknowledge(self) -> None:
        # discord.py records the time of a heartbeat just after sending it. A reply that arrives
        # even earlier, as can happen on loopback, would seem to answer the previous heartbeat.
        await asyncio.sleep(_ON_THE_WAY)
        await self._send({"op": ACKNOWLEDGED, "d": None, "s": None, "t": None})

    def _known(self) -> Session:
        if self.session is None:
            raise _Closed(NOT_YET, "Not authenticated.")
        return self.session

    def _check_token(self, data: Json) -> None:
        sent, token = str(data.get("token")).removeprefix("Bot "), self.hub.token
        if not token or not compare_digest(_bytes(sent), token.encode()):
            raise _Closed(WRONG_TOKEN, "Authentication failed.")

    async def _identify(self, data: Json) -> None:
        if self.session is not None:
            raise _Closed(ALREADY, "Already authenticated.")
        self._check_token(data)
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise _Closed(INVALID_SHARD, "Invalid shard.")
        intents = int(data.get("intents") or 0)
        if intents & ~_KNOWN_INTENTS:
            raise _Closed(INVALID_INTENTS, "Invalid intent(s).")
        self._attach(self.hub.begin((number, count), Intent(intents)), [])
        self.hub.greet(self._known())

    async def _resume(self, data: Json) -> None:
        if self.session is not None:
            raise _Closed(ALREADY, "Already authenticated.")
        self._check_token(data)
        session = self.hub.find(str(data.get("session_id")))
        missed = session.missed(int(data.get("seq") or 0)) if session is not None else None
        if session is None or missed is None:
            await self.invalidate()
            return
        self._attach(session, missed)
        session.send("RESUMED", {})

    async def _members(self, data: Json) -> None:
        session, world = self._known(), self.hub.world
        ids = data.get("user_ids")
        wanted = [ids] if isinstance(ids, str | int) else list(ids or [])
        start = str(data.get("query") or "").lower()
        all_wanted = not wanted and not start and not data.get("limit")
        if all_wanted and not session.intents & Intent.GUILD_MEMBERS:
            return
        keys = {str(one) for one in wanted}
        found = [
            one
            for one in world.members()
            if (one.id in keys if keys else one.username.startswith(start))
        ]
        missing = sorted(keys - {one.id for one in found})
        session.send(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": world.guild.id,
                "members": [serializers.member(one) for one in found[: data.get("limit") or None]],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": missing,
                "nonce": data.get("nonce"),
            },
        )

    # -- sending

    def _attach(self, session: Session, missed: list[str]) -> None:
        self.session = session
        # This connection replaces an older one that may still be open.
        outbox = self._outbox = session.connect()
        for text in missed:
            outbox.put_nowait(text)
        self._writer = asyncio.get_running_loop().create_task(self._write(outbox))
        self.hub.update_bot_presence()

    async def _write(self, outbox: asyncio.Queue[str]) -> None:
        # If the connection is gone, the reading side notices it and cleans up.
        with suppress(ConnectionError, RuntimeError):
            while True:
                await self._send_text(await outbox.get())

    async def _send(self, packet: Json) -> None:
        with suppress(ConnectionError, RuntimeError):
            await self._send_text(json.dumps(packet))

    async def _send_text(self, text: str) -> None:
        if self._deflate is None:
            await self.ws.send_str(text)
            return
        # One compression stream spans the whole connection, so texts must be sent in its order.
        async with self._sending:
            packed = self._deflate.compress(text.encode())
            packed += self._deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.ws.send_bytes(packed)

    async def _leave(self) -> None:
        tasks = [*self._acknowledging, *([self._writer] if self._writer else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.session is None or self.session.outbox is not self._outbox:
            return
        self.session.disconnect()
        if self.ws.close_code in _FINAL:
            self.hub.end(self.session)
        self.hub.update_bot_presence()


def _wants_zlib(request: web.Request) -> bool:
    """Return whether the client asks for compression, without which it gets plain text."""
    return request.query.get("compress") == "zlib-stream"


def _bytes(text: str) -> bytes:
    """Return the encoding of a text that may contain lone surrogates."""
    return text.encode(errors="replace")


def _decoded(text: str) -> Json:
    try:
        packet = parsed(text)
    except ValueError:
        raise _Closed(UNREADABLE, "Error while decoding payload.") from None
    if not isinstance(packet, dict):
        raise _Closed(UNREADABLE, "Error while decoding payload.")
    return packet
