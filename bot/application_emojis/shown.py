"""The application's emojis that can be shown now."""

from __future__ import annotations

import discord

from engine.core.msg import Msg
from render.emojis.names import emoji_of


class Emojis:
    """The emojis that can be shown now, by name; where one is missing, the word stands."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def text(self, name: str) -> str | None:
        """Return the markup that shows this emoji in a text, if it is there."""
        key = self._ids.get(name)
        return f"<:{name}:{key}>" if key else None

    def partial(self, name: str) -> discord.PartialEmoji | None:
        """Return this emoji for a button or the entry of a select, if it is there."""
        key = self._ids.get(name)
        return discord.PartialEmoji(name=name, id=key) if key else None

    def of(self, message: Msg) -> discord.PartialEmoji | None:
        """Return the emoji for the thing that a message is about first, if it is there."""
        name = emoji_of(message)
        return self.partial(name) if name else None

    def show(self, name: str, key: int | None) -> None:
        """Show the emoji with this ID from now on, or none."""
        if key is None:
            self._ids.pop(name, None)
        else:
            self._ids[name] = key
