"""Filling the message that answers an interaction, of which Discord's own word may be lost."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import discord

from bot.messages.initial_response import CUT

UNSURE = (discord.DiscordServerError, *CUT)
"""What is raised though Discord may have done what it was asked."""
READ = ("custom_id", "content", "label", "value", "placeholder", "default", "disabled")
"""What of a component is compared; pictures and numbers are Discord's own."""
_ORIGINAL: Any = "@original"

Filled: TypeAlias = Callable[[], Mapping[str, Any]]
"""Makes the message, anew for each time that it is sent."""

_log = logging.getLogger(__name__)


async def fill(interaction: discord.Interaction[Any], filled: Filled) -> int | None:
    """Fill or change the message that answers, and return its id, unless Discord's word was lost.

    A failure is raised only if it is certain.
    To do it once more after a cut does no harm. What still is not sure then is looked at; and
    nobody is told that something failed which they may have before their eyes.
    """
    try:
        try:
            sent = await interaction.edit_original_response(**filled())
        except CUT as wrong:
            _log.info("an answer is sent once more: %s", wrong)
            sent = await interaction.edit_original_response(**filled())
    except UNSURE as wrong:
        if await _is_there(interaction, filled()):
            _log.info("an answer arrived unnoticed: %s", wrong)
            return None
        raise
    return sent.id


async def _is_there(interaction: discord.Interaction[Any], sent: Mapping[str, Any]) -> bool:
    """Whether the message says this, as far as anybody can say."""
    try:
        # What the library remembers of the message is what it was told before.
        there = await interaction.followup.fetch_message(_ORIGINAL)
    except (discord.HTTPException, *CUT) as wrong:
        _log.warning("an answer may not have arrived: %s", wrong)
        return True
    view = sent.get("view")
    if view is None:
        return bool(there.content == sent.get("content"))
    shown = [part.to_dict() for part in there.components]
    return list(_read(shown)) == list(_read(view.to_components()))


def _read(part: object) -> Iterator[tuple[str, object]]:
    """What somebody can read or press, in its order."""
    if isinstance(part, Mapping):
        for key in READ:
            if part.get(key):
                yield key, part[key]
        for inside in part.values():
            yield from _read(inside)
    elif isinstance(part, list | tuple):
        for inside in part:
            yield from _read(inside)
