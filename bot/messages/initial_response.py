"""The initial response to an interaction, given exactly once even if delivery fails halfway."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

ANSWERED = 40060
"""Discord's error code for an interaction that already has its initial response."""
LATE = 10062
"""Discord's error code for an interaction whose initial response is too late, or that is gone."""
CUT = (aiohttp.ClientError, TimeoutError)
"""The errors raised when the connection is cut: Discord may have processed the request."""
MOST = 10_000
"""The most interactions remembered; a second delivery follows within minutes."""

_SLOT = "_cs_response"

Answer: TypeAlias = Callable[[], Awaitable[object]]
"""A function that gives the initial response; it can be called again."""

_log = logging.getLogger(__name__)


class DuplicateInteraction(Exception):
    """The interaction was delivered twice, and is already being handled."""


class SeenInteractions:
    """The interactions whose initial response has arrived, each claimed by one delivery.

    If Discord reports that a response already exists, this tells two cases apart: a response that
    arrived although Discord reported a failure, and an interaction that was delivered twice.
    """

    def __init__(self) -> None:
        self._ids: dict[int, None] = {}

    def __len__(self) -> int:
        return len(self._ids)

    def claim(self, interaction: int) -> None:
        """Claim an interaction; refuse if it was already claimed."""
        if interaction in self._ids:
            raise DuplicateInteraction
        self._ids[interaction] = None
        if len(self._ids) > MOST:
            del self._ids[next(iter(self._ids))]


async def deliver(answer: Answer) -> None:
    """Give the initial response, and give it once more if the connection is cut.

    If Discord accepted a response but reported a failure, the library resends it, and Discord
    rejects it because there is one already. That error is ignored, as the response has arrived.
    """
    try:
        try:
            await answer()
        except CUT as wrong:
            _log.info("an initial response is sent again: %s", wrong)
            await answer()
    except CUT as wrong:
        # Most likely only Discord's confirmations were lost, both times.
        _log.warning("an initial response may not have arrived: %s", wrong)
    except discord.HTTPException as wrong:
        if wrong.code != ANSWERED:
            raise


class AutocompleteReply(discord.InteractionResponse[Any]):
    """An autocomplete response, whose failure to arrive in time is harmless.

    The library logs each such failure as an error, and offers no hook to prevent that.
    """

    @classmethod
    def to(cls, interaction: discord.Interaction[Any]) -> None:
        """Use this class for the response to an interaction."""
        # The library offers no other place to set it.
        setattr(interaction, _SLOT, cls(interaction))

    async def autocomplete(self, choices: Sequence[app_commands.Choice[Any]]) -> None:
        """Send these choices; if they come too late, nobody is waiting for them."""
        propose = super().autocomplete
        try:
            await deliver(lambda: propose(choices))
        except discord.HTTPException as wrong:
            if wrong.code != LATE and not isinstance(wrong, discord.DiscordServerError):
                raise
            _log.info("autocomplete choices came too late: %s", wrong)
