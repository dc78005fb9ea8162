"""How news travels from the world to the bot's gateway and to people's pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntFlag
from typing import Generic, TypeVar

from sandbox.model import Json


class Intent(IntFlag):
    """What a bot asks to be told of."""

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
    """One gateway event."""

    event: str
    data: Json
    intent: Intent = Intent.ALWAYS
    in_guild: bool = True
    guarded: bool = False
    """Holds words of a person that only the message content intent opens."""


@dataclass(frozen=True, slots=True)
class PageEvent:
    """One event for the pages of some people."""

    kind: str
    data: object
    to: frozenset[str] | None = None
    """Whose pages; nobody named means everybody's."""


News = TypeVar("News")


@dataclass(slots=True)
class Listeners(Generic[News]):
    """Listeners of one kind of news."""

    listeners: list[Callable[[News], None]]

    def listen(self, listener: Callable[[News], None]) -> None:
        """Tell this listener from now on."""
        self.listeners.append(listener)

    def leave(self, listener: Callable[[News], None]) -> None:
        """Tell this listener no more."""
        self.listeners.remove(listener)

    def tell(self, news: News) -> None:
        """Tell everybody who listens."""
        for listener in tuple(self.listeners):
            listener(news)


class EventBus:
    """Both lines of news."""

    def __init__(self) -> None:
        self.bot: Listeners[GatewayEvent] = Listeners([])
        self.page: Listeners[PageEvent] = Listeners([])
