"""Editing of the response to an interaction, although Discord's confirmation may get lost."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import discord

from bot.messages.initial_response import CUT

UNSURE = (discord.DiscordServerError, *CUT)
"""The errors after which Discord may still have processed the request."""
READ = ("custom_id", "content", "label", "value", "placeholder", "default", "disabled")
"""The parts of a component that are compared; pictures and numbers are Discord's own."""
_ORIGINAL: Any = "@original"

Filled: TypeAlias = Callable[[], Mapping[str, Any]]
"""A function that builds the message, anew for each attempt."""

_log = logging.getLogger(__name__)


async def edit_response(interaction: discord.Interaction[Any], filled: Filled) -> int | None:
    """Fill or edit the response, and return its ID, or None if the confirmation was lost.

    Repeating it after a cut connection is harmless. If the result is still uncertain, the message
    is read back; an error is raised only if the request has certainly failed, so that nobody is
    told of a failure while looking at the message.
    """
    try:
        try:
            sent = await interaction.edit_original_response(**filled())
        except CUT as wrong:
            _log.info("a response is sent again: %s", wrong)
            sent = await interaction.edit_original_response(**filled())
    except UNSURE as wrong:
        if await _is_there(interaction, filled()):
            _log.info("a response arrived without confirmation: %s", wrong)
            return None
        raise
    return sent.id


async def _is_there(interaction: discord.Interaction[Any], sent: Mapping[str, Any]) -> bool:
    """Return whether the message has this content; True if it cannot be read."""
    try:
        # The library's cached message holds only what it sent.
        there = await interaction.followup.fetch_message(_ORIGINAL)
    except (discord.HTTPException, *CUT) as wrong:
        _log.warning("a response may not have arrived: %s", wrong)
        return True
    view = sent.get("view")
    if view is None:
        return bool(there.content == sent.get("content"))
    shown = [part.to_dict() for part in there.components]
    return list(_read(shown)) == list(_read(view.to_components()))


def _read(part: object) -> Iterator[tuple[str, object]]:
    """Yield everything that can be read or pressed in a component, in order."""
    if isinstance(part, Mapping):
        for key in READ:
            if part.get(key):
                yield key, part[key]
        for inside in part.values():
            yield from _read(inside)
    elif isinstance(part, list | tuple):
        for inside in part:
            yield from _read(inside)
