"""Editing a response when Discord's confirmation may be lost."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.custom_ids import Press, Verb
from bot.messages.components import Button
from bot.messages.message_view import MessageContent
from bot.messages.response_edit import edit_response
from bot.messages.responses import Reply, reporting_errors
from engine.core.msg import msg
from tests.bot.recorded_interactions import Caller, failure, server_error


def sheet(caller: Caller, text: str, game: int) -> MessageContent:
    row = (Button(Press(Verb.PLAY, game), msg("bot-play")),)
    return MessageContent(words=Reply(caller.interaction).words, texts=(text,), rows=(row,))


@pytest.mark.parametrize(
    ("there", "told"),
    [(("Here", 7), 0), (("There", 7), 1), (("Here", 8), 1), (None, 0)],
    ids=["it is there", "another text", "another button", "nobody can look"],
)
async def test_only_a_failure_that_is_certain_is_told(
    there: tuple[str, int] | None, told: int
) -> None:
    caller = Caller()
    fetch = AsyncMock(side_effect=server_error())
    if there is not None:
        parts: list[Any] = sheet(caller, *there).to_view().to_components()  # type: ignore[no-untyped-call]
        shown = [discord.components._component_factory(part) for part in parts]
        fetch = AsyncMock(return_value=SimpleNamespace(components=shown))
    caller.interaction.followup.fetch_message = fetch
    caller.interaction.edit_original_response.side_effect = server_error()
    async with reporting_errors(Reply(caller.interaction)) as reply:
        await reply.defer_update()
        await reply.show(sheet(caller, "Here", 7))
    assert len(caller.asides) == told


class Filling:
    """An interaction whose edits turn out as planned, and a count of the messages built."""

    def __init__(self, *outcomes: Exception | SimpleNamespace, there: str | None = None) -> None:
        self.interaction: Any = Caller().interaction
        self.interaction.edit_original_response = AsyncMock(side_effect=outcomes)
        self.interaction.followup.fetch_message = AsyncMock(
            return_value=SimpleNamespace(content=there, components=[])
        )
        self.built = 0

    def filled(self) -> Mapping[str, Any]:
        self.built += 1
        return {"content": "Here"}

    async def edited(self) -> int | None:
        return await edit_response(self.interaction, self.filled)


SENT = SimpleNamespace(id=42)


async def test_a_response_that_arrived_is_sent_once() -> None:
    filling = Filling(SENT)
    assert await filling.edited() == SENT.id
    assert filling.built == 1
    filling.interaction.edit_original_response.assert_awaited_once_with(content="Here")


@pytest.mark.parametrize("cut", [aiohttp.ServerDisconnectedError(), TimeoutError()])
async def test_after_a_cut_connection_the_message_is_built_and_sent_once_more(
    cut: Exception,
) -> None:
    filling = Filling(cut, SENT)
    assert await filling.edited() == SENT.id
    assert filling.built == 2
    filling.interaction.followup.fetch_message.assert_not_awaited()


@pytest.mark.parametrize("unsure", [(TimeoutError(), TimeoutError()), (server_error(),)])
async def test_a_file_that_arrived_without_confirmation_has_no_known_id(
    unsure: tuple[Exception, ...],
) -> None:
    assert await Filling(*unsure, there="Here").edited() is None


async def test_a_file_that_did_not_arrive_is_an_error() -> None:
    with pytest.raises(discord.DiscordServerError):
        await Filling(server_error(), there="").edited()


async def test_a_refusal_is_an_error_at_once() -> None:
    filling = Filling(failure(403, 50001), SENT)
    with pytest.raises(discord.Forbidden):
        await filling.edited()
    filling.interaction.followup.fetch_message.assert_not_awaited()
