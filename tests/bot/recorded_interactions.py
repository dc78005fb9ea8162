"""Interactions that never reach Discord; the responses to them are recorded."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, NonCallableMock, create_autospec

import aiohttp
import discord
from discord import ui

from tests.bot.limits import said
from tests.bot.stored_tables import CHANNEL, GUILD

_ids = count(555)

_MESSAGES = count(1000)


class Caller:
    """A user who pressed or typed something."""

    def __init__(self, user: int = 101, kind: str = "component", **data: object) -> None:
        self.shown: list[str] = []
        """The text of the message shown to them, after each edit."""
        self.asides: list[str] = []
        """The texts of the other ephemeral messages they received."""
        self.modals: list[ui.Modal] = []
        self.message_id = next(_MESSAGES)
        """The ID of the message they see."""
        self.interaction: Any = like(discord.Interaction)
        self.interaction.id = next(_ids)
        # The same channel as that of the tests' tables.
        self.interaction.guild_id, self.interaction.channel_id = GUILD, CHANNEL
        self.interaction.type = discord.InteractionType[kind]
        self.interaction.data = data
        self.interaction.locale = discord.Locale.british_english
        # The message they pressed has not been edited since it was sent.
        self.interaction.message.edited_at = None
        self.interaction.user.id, self.interaction.user.display_name = user, "Ann"
        self.interaction.response = like(discord.InteractionResponse)
        self.interaction.response.is_done.return_value = False
        for name in ("defer", "send_modal", "send_message"):
            setattr(self.interaction.response, name, AsyncMock(side_effect=self._first(name)))
        self.interaction.followup.send = AsyncMock(side_effect=self._aside)
        self.interaction.edit_original_response = AsyncMock(side_effect=self._edit)

    def _first(self, name: str) -> Callable[..., Coroutine[Any, Any, None]]:
        async def respond(given: object = None, **how: object) -> None:
            assert not self.interaction.response.is_done(), "answered twice"
            self.interaction.response.is_done.return_value = True
            if name == "send_modal":
                assert isinstance(given, ui.Modal)
                self.modals.append(given)
            elif name == "send_message":
                self._note(str(given), **how)

        return respond

    async def _edit(self, *, view: ui.LayoutView, **_: object) -> SimpleNamespace:
        assert self.interaction.response.is_done(), "acknowledged first"
        self.shown.append(said(view))
        return SimpleNamespace(id=self.message_id)

    async def _aside(
        self, text: str = "", *, view: ui.LayoutView | None = None, **how: object
    ) -> None:
        self._note(said(view) if view is not None else text, **how)

    def _note(self, text: str, **how: object) -> None:
        assert how["ephemeral"]
        mentions = how["allowed_mentions"]
        assert isinstance(mentions, discord.AllowedMentions)
        assert not any(mentions.to_dict().values())
        assert 1 <= len(text) <= 2000
        self.asides.append(text)


def like(kind: type) -> NonCallableMock:
    """Return a mock with the attributes of this class and no others.

    Unlike `create_autospec` it does not inspect the signatures of all methods, which takes far
    longer than most presses; methods that are called get mocks of their own here.
    """
    return NonCallableMock(spec=kind)


def failure(status: int, code: int = 0) -> discord.HTTPException:
    """Return the exception discord.py raises when Discord refuses a request."""
    response = create_autospec(aiohttp.ClientResponse, instance=True)
    response.status, response.reason = status, "no"
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "no"})


def server_error() -> discord.DiscordServerError:
    """Return the exception discord.py raises when Discord itself fails."""
    response = create_autospec(aiohttp.ClientResponse, instance=True)
    response.status, response.reason = 502, "Bad Gateway"
    return discord.DiscordServerError(response, {"code": 0, "message": "no"})
