"""Fault injection into the HTTP API, the channels and the gateway, for tests."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from sandbox import errors
from sandbox.channels import channels, threads
from sandbox.chat import Chat
from sandbox.errors import CannotDo, Refused
from sandbox.event_bus import GatewayEvent, Intent, PageEvent
from sandbox.faults.faults import Fault
from sandbox.gateway.connections import Connections, End
from sandbox.gateway.hub import guild_create
from sandbox.messages import posting
from sandbox.model import THREADS, Channel, Overwrite
from sandbox.permissions import NONE, Permission
from sandbox.rest.middleware import Gate
from sandbox.rest.rate_limits import Limits
from sandbox.serializers import user
from sandbox.world import World


class FaultRequest(BaseModel):
    """The body of a fault request; the fields that matter depend on its kind."""

    kind: str
    status: int = Field(default=500, ge=400, le=599)
    times: int = Field(default=1, ge=1)
    method: str | None = None
    path: str | None = None
    retry_after: float = Field(default=0.1, ge=0)
    code: int = 0
    applied: bool | None = None
    how: End = "drop"
    channel: str = ""
    message: str = ""
    person: str = ""
    nonce: str = ""
    deny: list[str] = []
    locked: bool = False
    on: bool = True


class FaultInjector:
    """The injector that carries out `POST /page/fault`."""

    def __init__(self, chat: Chat, gate: Gate, connections: Connections) -> None:
        self.chat = chat
        self.world: World = chat.world
        self.gate = gate
        self.connections = connections

    async def inject(self, wanted: FaultRequest) -> None:
        """Inject one fault; raise `CannotDo` if that is not possible."""
        if wanted.kind == "gateway":
            await self.connections.end_all(wanted.how)
            return
        actions = {
            "answer": self._answer,
            "lost": self._lost,
            "limits": self._limits,
            "permissions": self._permissions,
            "delete_message": self._delete_message,
            "delete_channel": self._delete_channel,
            "archive": self._archive,
            "kick": self._kick,
            "invite": self._invite,
            "leave": self._leave,
            "join": self._join,
            "repeat": self._repeat,
        }
        if wanted.kind not in actions:
            raise CannotDo(f"There is no fault of the kind {wanted.kind}.")
        try:
            actions[wanted.kind](wanted)
        except Refused as refused:
            raise CannotDo(refused.reason.message) from refused

    # -- requests

    def _answer(self, wanted: FaultRequest) -> None:
        self.gate.faults.add(self._fault(wanted, "answer"))

    def _lost(self, wanted: FaultRequest) -> None:
        self.gate.faults.add(self._fault(wanted, "lost"))

    def _fault(self, wanted: FaultRequest, how: Literal["answer", "lost"]) -> Fault:
        return Fault(
            how,
            times=wanted.times,
            status=wanted.status,
            method=wanted.method,
            path=wanted.path,
            retry_after=wanted.retry_after,
            code=wanted.code,
            # If a response is lost, the request was carried out, unless stated otherwise.
            applied=how == "lost" if wanted.applied is None else wanted.applied,
        )

    def _limits(self, wanted: FaultRequest) -> None:
        self.gate.limits = Limits(strict=wanted.on)

    def _repeat(self, wanted: FaultRequest) -> None:
        self.chat.broker.repeat(wanted.nonce)

    # -- channels and messages

    def _channel(self, wanted: FaultRequest) -> Channel:
        return self.world.channel(wanted.channel)

    def _permissions(self, wanted: FaultRequest) -> None:
        denied = NONE
        for name in wanted.deny:
            if name not in Permission.__members__:
                raise CannotDo(f"There is no permission {name}.")
            denied |= Permission[name]
        rule = Overwrite(self.world.bot.id, 1, 0, int(denied))
        channels.overwrite(self.world, self._channel(wanted), rule)

    def _delete_message(self, wanted: FaultRequest) -> None:
        message = self.world.anywhere(wanted.message)
        if message is None:
            raise Refused(errors.UNKNOWN_MESSAGE)
        posting.remove(self.world, message)

    def _delete_channel(self, wanted: FaultRequest) -> None:
        channels.delete(self.world, self._channel(wanted))

    def _archive(self, wanted: FaultRequest) -> None:
        thread = self._channel(wanted)
        if thread.type not in THREADS:
            raise Refused(errors.WRONG_CHANNEL_TYPE)
        threads.archive(self.world, thread, archived=True, locked=wanted.locked)

    # -- guild members

    def _kick(self, _wanted: FaultRequest) -> None:
        world = self.world
        if not world.bot.present:
            raise CannotDo("The bot is not in the server.")
        world.bot.present = False
        world.save(world.bot)
        world.event_bus.bot.tell(
            GatewayEvent("GUILD_DELETE", {"id": world.guild.id}, Intent.GUILDS)
        )
        self._tell_commands()

    def _invite(self, _wanted: FaultRequest) -> None:
        world = self.world
        if world.bot.present:
            raise CannotDo("The bot is in the server already.")
        world.bot.present, world.bot.joined_at = True, world.clock.stamp()
        world.save(world.bot)
        for session in self.connections.hub.sessions.values():
            body = guild_create(world, session.intents)
            # With this key discord.py would take the guild for one that is back after an outage.
            del body["unavailable"]
            session.send_if_subscribed(
                GatewayEvent("GUILD_CREATE", body, Intent.GUILDS), world.guild.id
            )
        self._tell_commands()

    def _tell_commands(self) -> None:
        self.world.event_bus.page.tell(PageEvent("commands", self.chat.commands()))

    def _leave(self, wanted: FaultRequest) -> None:
        world, person = self.world, self.chat.person(wanted.person)
        person.present = False
        world.save(person)
        gone = {"guild_id": world.guild.id, "user": user(person)}
        world.event_bus.bot.tell(GatewayEvent("GUILD_MEMBER_REMOVE", gone, Intent.GUILD_MEMBERS))
        self.chat.tell_people()

    def _join(self, wanted: FaultRequest) -> None:
        self.chat.arrive(self.chat.person(wanted.person))
