"""The first answer to an interaction: it counts once, however its delivery and its answer went."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

ANSWERED = 40060
"""Discord's code for an interaction that has its first answer."""
LATE = 10062
"""Discord's code for an interaction whose first answer comes too late, or that is no more."""
CUT = (aiohttp.ClientError, TimeoutError)
"""What is raised when the line to Discord is cut: whether it took something is not known."""
MOST = 10_000
"""So many interactions are kept in mind; one that is told twice is within minutes."""

_SLOT = "_cs_response"

Answer: TypeAlias = Callable[[], Awaitable[object]]
"""Gives the first answer; can be done again."""

_log = logging.getLogger(__name__)


class DuplicateInteraction(Exception):
    """The same interaction was delivered twice, and is dealt with already."""


class SeenInteractions:
    """The interactions whose first answer has arrived, each taken on by one delivery alone.

    That Discord knows an answer already tells two things apart only with this: an answer that
    arrived though Discord said that it failed, and an interaction that was delivered twice.
    """

    def __init__(self) -> None:
        self._ids: dict[int, None] = {}

    def __len__(self) -> int:
        return len(self._ids)

    def claim(self, interaction: int) -> None:
        """Deal with an interaction from here on; refused if that is done already."""
        if interaction in self._ids:
            raise DuplicateInteraction
        self._ids[interaction] = None
        if len(self._ids) > MOST:
            del self._ids[next(iter(self._ids))]


async def deliver(answer: Answer) -> None:
    """Give the first answer until it has arrived; it may have done so unnoticed.

    An answer that Discord took and then called failed is sent again by the library, and refused
    because there is one already. After a cut it is sent once more here.
    """
    try:
        try:
            await answer()
        except CUT as wrong:
            _log.info("a first answer is sent once more: %s", wrong)
            await answer()
    except CUT as wrong:
        # Most likely only what Discord said to it was lost, for both.
        _log.warning("a first answer may not have arrived: %s", wrong)
    except discord.HTTPException as wrong:
        if wrong.code != ANSWERED:
            raise


class AutocompleteReply(discord.InteractionResponse[Any]):
    """What is answered to somebody who is still typing; what comes too late is of no use.

    The library writes each failure of it into the log as an error, and asks nobody before.
    """

    @classmethod
    def to(cls, interaction: discord.Interaction[Any]) -> None:
        """Answer this interaction so."""
        # The library has no other place to put it in.
        setattr(interaction, _SLOT, cls(interaction))

    async def autocomplete(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        """Propose these; nobody waits for them any more once they cannot arrive."""
        propose = super().autocomplete
        try:
            await deliver(lambda: propose(choices))
        except discord.HTTPException as wrong:
            if wrong.code != LATE and not isinstance(wrong, discord.DiscordServerError):
                raise
            _log.info("what was proposed came too late: %s", wrong)
