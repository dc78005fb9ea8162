"""The stand-in's server, assembled from its parts."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from sandbox.bot_process.child import Child
from sandbox.chat import Chat
from sandbox.clock import Clock
from sandbox.errors import CannotDo
from sandbox.event_bus import PageEvent
from sandbox.faults.injector import FaultInjector, FaultRequest
from sandbox.gateway.connections import Connections
from sandbox.gateway.hub import Hub
from sandbox.interactions.broker import Broker
from sandbox.page_api.routes import (
    CHAT,
    CHILD,
    FAULTS,
    HUB,
    PAGE_ROUTES,
    STATIC_ROUTES,
    plain_errors,
)
from sandbox.request_guard import add_security_headers, guard_requests
from sandbox.rest import files
from sandbox.rest.bodies import WORLD
from sandbox.rest.middleware import PREFIX, Exchange, Gate, api
from sandbox.rest.rate_limits import Limits
from sandbox.store import Store
from sandbox.world import World

HOST = "127.0.0.1"
MOST_BYTES = 16 * 1024 * 1024
"""The size limit of a request from the page, which allows for the largest file in base64."""
_JOURNAL = 2000


@dataclass(frozen=True, slots=True)
class Setup:
    """The options of a stand-in."""

    data: Path
    port: int = 0
    """The port to listen on; 0 for any that is free."""
    clock: Clock | None = None
    strict_limits: bool = False
    journal: bool = False
    """True if the bot's requests and their responses are to be kept."""
    with_bot: bool = False
    """True if the bot is to run as a child process."""


def new_token() -> str:
    """Return a random token in three parts, like Discord's."""
    return ".".join(secrets.token_urlsafe(size) for size in (9, 6, 24))


class Sandbox:
    """A stand-in Discord: its world, its server and, if wanted, the bot's process."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.clock = setup.clock or Clock()
        self.store = Store(setup.data)
        self.world = World(self.store, self.clock)
        self.broker = Broker(self.world)
        self.chat = Chat(self.world, self.broker)
        self.hub = Hub(self.world, self.broker)
        self.connections = Connections(self.hub)
        journal: deque[Exchange] | None = deque(maxlen=_JOURNAL) if setup.journal else None
        self.token = new_token()
        """The token with which the bot logs in; a new one for each stand-in."""
        self.hub.token = self.token
        self.gate = Gate(self.token, Limits(strict=setup.strict_limits), journal=journal)
        self.fault_injector = FaultInjector(self.chat, self.gate, self.connections)
        self.child = self._bot() if setup.with_bot else None
        self._runner: web.AppRunner | None = None

    @property
    def api_base(self) -> str:
        """The base URL of the server, without a trailing slash."""
        return self.world.address

    @property
    def journal(self) -> list[Exchange]:
        """The bot's latest requests with their responses; empty if no journal is kept."""
        return list(self.gate.journal or ())

    @classmethod
    @asynccontextmanager
    async def running(
        cls,
        data: Path,
        *,
        clock: Clock | None = None,
        strict_limits: bool = False,
        journal: bool = False,
    ) -> AsyncIterator[Sandbox]:
        """Run a stand-in on a free port inside the `with` block."""
        sandbox = cls(Setup(data, 0, clock, strict_limits, journal))
        try:
            await sandbox.start()
            yield sandbox
        finally:
            await sandbox.close()

    async def start(self) -> None:
        """Start listening and, if wanted, start the bot's process."""
        app = self._app()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.setup.port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.address = f"http://{HOST}:{port}"
        self.broker.start()
        if self.child is not None:
            await self.child.start()

    def _bot(self) -> Child:
        """Return the child process for the bot, whose database is in the session's folder."""
        database = (self.setup.data / "fathom.db").resolve()
        environment = {
            "DISCORD_TOKEN": self.token,
            "FATHOM_DATABASE": f"sqlite+aiosqlite:///{database}",
        }
        module = ("-m", "sandbox.bot_process.client", "--watch-parent", "--api")
        return Child(lambda: [sys.executable, *module, self.api_base], environment)

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[guard_requests], client_max_size=MOST_BYTES)
        app.on_response_prepare.append(add_security_headers)
        app[WORLD] = self.world
        app.add_subapp(PREFIX, api(self.world, self.broker, self.gate))
        page = web.Application(middlewares=[plain_errors], client_max_size=MOST_BYTES)
        page[CHAT], page[HUB], page[FAULTS] = self.chat, self.hub, self.fault_injector
        if self.child is not None:
            page[CHILD] = self.child
        page.add_routes(PAGE_ROUTES)
        app.add_subapp("/page", page)
        app.add_routes([web.get("/gateway", self.connections.enter), *files.ROUTES, *STATIC_ROUTES])
        return app

    async def close(self) -> None:
        """Stop the bot's process and the server; all data is stored already."""
        if self.child is not None:
            await self.child.stop()
        await self.connections.close()
        await self.broker.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.leaving.close()
        self.store.close()

    async def inject_fault(self, kind: str, **details: object) -> None:
        """Inject a fault, as `POST /page/fault` does."""
        await self.fault_injector.inject(FaultRequest.model_validate({"kind": kind, **details}))

    async def settle(self, within: float = 10.0) -> None:
        """Wait until no interaction is open; raise `CannotDo` if that takes too long."""
        if not await self._until(lambda: not self.broker.open(), within):
            waiting = ", ".join(f"{one.nonce} ({one.state})" for one in self.broker.open())
            raise CannotDo(f"After {within} s there is still open: {waiting}.")

    async def bot_comes_online(self, within: float) -> bool:
        """Wait until the bot is online; return false if that takes too long."""
        return await self._until(lambda: self.hub.online, within)

    async def _until(self, true: Callable[[], bool], within: float) -> bool:
        """Wait until something is true that pages are told of; return whether it is."""
        stirred = asyncio.Event()

        def stir(_: PageEvent) -> None:
            stirred.set()

        self.world.event_bus.page.listen(stir)
        try:
            async with asyncio.timeout(within):
                while not true():
                    stirred.clear()
                    await stirred.wait()
        except TimeoutError:
            return False
        finally:
            self.world.event_bus.page.leave(stir)
        return True
