"""All data of the stand-in, which is stored whenever it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from pydantic import TypeAdapter

from sandbox import errors, permissions
from sandbox.clock import Clock, parsed
from sandbox.errors import Refused
from sandbox.event_bus import EventBus, Intent
from sandbox.messages.expired_files import ExpiredFiles
from sandbox.model import (
    DIRECT,
    PRIVATE_THREAD,
    THREADS,
    AppEmoji,
    Bot,
    Channel,
    Command,
    Guild,
    Interaction,
    Message,
    Person,
)
from sandbox.permissions import Permission
from sandbox.seed_data import create_seed_data
from sandbox.snowflakes import Snowflakes
from sandbox.store import Store

Thing = TypeVar("Thing", Guild, Bot, Person, Channel, Message, Command, AppEmoji, Interaction)

_KINDS: dict[type[Any], str] = {
    Guild: "guild",
    Bot: "bot",
    Person: "person",
    Channel: "channel",
    Message: "message",
    Command: "command",
    AppEmoji: "emoji",
    Interaction: "interaction",
}
_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {kind: TypeAdapter(kind) for kind in _KINDS}
TOKEN_LIFE = 15 * 60.0
"""The number of seconds for which an interaction's token is valid."""


class World:
    """Everything there is in the stand-in: the guild with its channels, people and messages."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.leaving = ExpiredFiles(store, clock)
        self.event_bus = EventBus()
        self.address = ""
        """The URL of the server; empty until it listens."""
        self.bot_reads = False
        """True if the bot has the message content intent."""
        self._ids = Snowflakes(clock)
        self.guild, self.bot = self._founded()
        self.people = {person.id: person for person in self._all(Person)}
        self.channels = {channel.id: channel for channel in self._all(Channel)}
        self.commands = {command.id: command for command in self._all(Command)}
        self.emojis = {emoji.id: emoji for emoji in self._all(AppEmoji)}
        self.messages: dict[str, dict[str, Message]] = {}
        for message in self._all(Message):
            self.messages.setdefault(message.channel_id, {})[message.id] = message
        self.interactions = {one.id: one for one in self._all(Interaction)}
        self._ids.start_after(
            self.people,
            self.channels,
            self.commands,
            self.emojis,
            self.interactions,
            *self.messages.values(),
        )
        self._drop_expired()

    # -- storing

    def save(self, thing: Thing) -> None:
        """Store an object that is new or has changed."""
        self.store.put(_KINDS[type(thing)], thing.id, _ADAPTERS[type(thing)].dump_json(thing))

    def drop(self, thing: Thing) -> None:
        """Delete an object."""
        self.store.drop(_KINDS[type(thing)], thing.id)

    def _all(self, kind: type[Thing]) -> list[Thing]:
        adapter = _ADAPTERS[kind]
        return [adapter.validate_json(body) for body in self.store.all(_KINDS[kind])]

    def _founded(self) -> tuple[Guild, Bot]:
        """Return the guild and the bot, creating all initial data on the first start."""
        bots, guilds = self._all(Bot), self._all(Guild)
        if guilds:
            return guilds[0], bots[0]
        new = create_seed_data(self.new_id, self.clock.stamp())
        for person in new.people:
            self.save(person)
        for channel in new.channels:
            self.save(channel)
        self.save(new.bot)
        # Last, so that an interrupted creation starts over.
        self.save(new.guild)
        return new.guild, new.bot

    def _drop_expired(self) -> None:
        for interaction in list(self.interactions.values()):
            if self.age(interaction.created_at) > TOKEN_LIFE:
                del self.interactions[interaction.id]
                self.drop(interaction)

    # -- lookups

    def new_id(self) -> str:
        """Return an ID that is larger than all previous ones."""
        return self._ids.next()

    def age(self, stamp: str) -> float:
        """Return the seconds since this timestamp."""
        return (self.clock.now() - parsed(stamp)).total_seconds()

    def channel(self, channel_id: str) -> Channel:
        """Return the channel with this ID; raise `Refused` if there is none."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise Refused(errors.UNKNOWN_CHANNEL) from None

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message in a channel; raise `Refused` if there is none or it is ephemeral."""
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None or message.ephemeral_to is not None:
            raise Refused(errors.UNKNOWN_MESSAGE)
        return message

    def anywhere(self, message_id: str) -> Message | None:
        """Return the message with this ID in any channel, if there is one; it may be ephemeral."""
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        return None

    def user(self, user_id: str) -> Person | Bot:
        """Return the person or bot with this ID; raise `Refused` if there is none."""
        if user_id == self.bot.id:
            return self.bot
        try:
            return self.people[user_id]
        except KeyError:
            raise Refused(errors.UNKNOWN_USER) from None

    def members(self) -> list[Person | Bot]:
        """Return the people in the guild, and the bot if it is there."""
        everybody: list[Person | Bot] = [*self.people.values(), self.bot]
        return [user for user in everybody if user.present]

    def threads_of(self, channel_id: str) -> list[Channel]:
        """Return the threads in a channel."""
        return [
            thread
            for thread in self.channels.values()
            if thread.parent_id == channel_id and thread.type in THREADS
        ]

    def direct(self, person_id: str) -> Channel | None:
        """Return the DM channel between a person and the bot, if it exists."""
        for channel in self.channels.values():
            if channel.type == DIRECT and channel.recipient_id == person_id:
                return channel
        return None

    # -- permissions and visibility

    def permissions_of(self, user_id: str, channel: Channel) -> Permission:
        """Return a user's permissions in a channel; none if they cannot see it at all."""
        if channel.type == DIRECT:
            ours = user_id in (self.bot.id, channel.recipient_id)
            return permissions.DIRECT if ours else permissions.NONE
        user = self.user(user_id)
        if not user.present:
            return permissions.NONE
        parent = self.channels.get(channel.parent_id or "") if channel.thread else None
        held = permissions.in_channel(self.guild, channel, parent, user_id, user.roles)
        if channel.type == PRIVATE_THREAD and channel.thread is not None:
            inside = user_id in channel.thread.members or held & Permission.MANAGE_THREADS
            return held if inside else permissions.NONE
        return held

    def sees(self, user_id: str, channel: Channel) -> bool:
        """Return whether a user can see a channel."""
        return bool(self.permissions_of(user_id, channel) & Permission.VIEW_CHANNEL)

    def onlookers(self, channel: Channel) -> frozenset[str]:
        """Return the people who can see a channel."""
        return frozenset(person for person in self.people if self.sees(person, channel))

    def visible(self, person_id: str, channel_id: str) -> list[Message]:
        """Return the messages that a person sees in a channel, oldest first."""
        return [
            message
            for message in self.messages.get(channel_id, {}).values()
            if message.ephemeral_to in (None, person_id) and not message.dismissed
        ]

    def require_permissions(self, channel: Channel, needed: Permission) -> None:
        """Raise `Refused` if the bot lacks these permissions in a channel."""
        held = self.permissions_of(self.bot.id, channel)
        if not held & Permission.VIEW_CHANNEL:
            raise Refused(errors.MISSING_ACCESS)
        if held & needed != needed:
            raise Refused(errors.MISSING_PERMISSIONS)

    def messages_intent(self, channel: Channel) -> Intent:
        """Return the intent needed for events about messages in a channel."""
        return Intent.DIRECT_MESSAGES if channel.type == DIRECT else Intent.GUILD_MESSAGES


def newest(messages: Iterable[Message]) -> list[Message]:
    """Return these messages sorted from newest to oldest."""
    return sorted(messages, key=lambda message: int(message.id), reverse=True)
