"""The application's emojis that can be shown now."""

from __future__ import annotations

import asyncio
import logging

import discord

from engine.core.msg import Msg
from render.emojis.names import emoji_of

BAD_FORM = 50035
"""Discord's code for a message that it does not accept as it is."""

_log = logging.getLogger(__name__)


class Emojis:
    """The emojis that can be shown now, by name; where one is missing, the word stands."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self.doubted = asyncio.Event()
        """Set once Discord has refused one of them."""

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

    def refused(self, wrong: discord.HTTPException) -> bool:
        """Return whether a message was refused because of an emoji that may be gone.

        None is shown until the list has been compared, so the message can be sent again at once.
        """
        if not self._ids or wrong.code != BAD_FORM or "emoji" not in wrong.text.lower():
            return False
        _log.warning("an emoji was refused; all are left out until they are compared: %s", wrong)
        self._ids.clear()
        self.doubted.set()
        return True
