"""Events in the world, which are sent to the bot's gateway and to people's pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntFlag
from typing import Generic, TypeVar

from sandbox.model import Json


class Intent(IntFlag):
    """The gateway intents, with which a bot subscribes to events."""

    ALWAYS = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


@dataclass(frozen=True, slots=True)
class GatewayEvent:
    """An event for the bot."""

    event: str
    data: Json
    intent: Intent = Intent.ALWAYS
    in_guild: bool = True
    has_content: bool = False
    """True if a bot may see the content only with the message content intent."""


@dataclass(frozen=True, slots=True)
class PageEvent:
    """An event for the pages of some or all people."""

    kind: str
    data: object
    to: frozenset[str] | None = None
    """The IDs of the people it is for; None for everyone."""


News = TypeVar("News")


@dataclass(slots=True)
class Listeners(Generic[News]):
    """The listeners for one kind of event."""

    listeners: list[Callable[[News], None]]

    def listen(self, listener: Callable[[News], None]) -> None:
        """Add a listener."""
        self.listeners.append(listener)

    def leave(self, listener: Callable[[News], None]) -> None:
        """Remove a listener."""
        self.listeners.remove(listener)

    def tell(self, news: News) -> None:
        """Pass an event to all listeners."""
        for listener in tuple(self.listeners):
            listener(news)


class EventBus:
    """The listeners for the bot's events and for those of the pages."""

    def __init__(self) -> None:
        self.bot: Listeners[GatewayEvent] = Listeners([])
        self.page: Listeners[PageEvent] = Listeners([])
