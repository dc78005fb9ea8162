"""All gateway sessions of the bot, and the events that they share."""

from __future__ import annotations

from sandbox import serializers
from sandbox.channels import threads
from sandbox.event_bus import GatewayEvent, Intent, PageEvent
from sandbox.gateway.session import Session
from sandbox.interactions.broker import Broker
from sandbox.model import TEXT, Json
from sandbox.rest.account import gateway_address
from sandbox.world import World


class Hub:
    """All gateway sessions of the bot; it passes every event on to each of them."""

    def __init__(self, world: World, broker: Broker) -> None:
        self.world = world
        self.broker = broker
        self.sessions: dict[str, Session] = {}
        self.token = ""
        """The token with which the bot logs in; no login succeeds while this is empty."""
        self.online = False
        world.event_bus.bot.listen(self._pass_on)

    def begin(self, shard: tuple[int, int], intents: Intent) -> Session:
        """Start a session, replacing disconnected ones of the same shard."""
        for old in list(self.sessions.values()):
            if old.shard == shard and not old.connected:
                del self.sessions[old.id]
        session = Session(shard, intents)
        self.sessions[session.id] = session
        self.world.bot_reads = bool(intents & Intent.MESSAGE_CONTENT)
        return session

    def greet(self, session: Session) -> None:
        """Send READY and the guild to a new session."""
        world = self.world
        number, count = session.shard
        here = world.bot.present and (int(world.guild.id) >> 22) % count == number
        guilds = [{"id": world.guild.id, "unavailable": True}] if here else []
        session.send(
            "READY",
            {
                "v": 10,
                "user": serializers.user(world.bot) | {"mfa_enabled": False, "verified": True},
                "guilds": guilds,
                "private_channels": [],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": gateway_address(world),
                "shard": [number, count],
                "application": {"id": world.bot.id, "flags": 1 << 12 | 1 << 14 | 1 << 18},
            },
        )
        if here:
            session.send("GUILD_CREATE", guild_create(world, session.intents))

    def find(self, session_id: str) -> Session | None:
        """Return the session with this ID if it can be resumed."""
        session = self.sessions.get(session_id)
        return session if session is not None and session.alive else None

    def end(self, session: Session) -> None:
        """End a session for good."""
        self.sessions.pop(session.id, None)
        self.update_bot_presence()

    def update_bot_presence(self) -> None:
        """Update whether the bot is online, and notify the pages if that has changed."""
        for session in list(self.sessions.values()):
            if not session.alive:
                del self.sessions[session.id]
        online = any(session.connected for session in self.sessions.values())
        self.broker.bot_listens = bool(self.sessions)
        if online != self.online:
            self.online = online
            self.world.event_bus.page.tell(PageEvent("bot", {"online": online}))

    def _pass_on(self, news: GatewayEvent) -> None:
        for session in self.sessions.values():
            session.send_if_subscribed(news, self.world.guild.id)


def guild_create(world: World, intents: Intent) -> Json:
    """Return the guild as it is sent in GUILD_CREATE."""
    everybody = intents & Intent.GUILD_MEMBERS
    members = world.members() if everybody else [world.bot]
    awake = [one for one in threads.active(world) if world.sees(world.bot.id, one)]
    there = [one for one in world.channels.values() if one.type == TEXT]
    return serializers.guild(world) | {
        "joined_at": world.bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.members()),
        "members": [serializers.member(one) for one in members],
        "channels": [serializers.channel(world, one) for one in there],
        "threads": [serializers.channel(world, one) for one in awake],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
