"""Editing a response when Discord's confirmation may be lost."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.custom_ids import Press, Verb
from bot.messages.menu import Button
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply, reporting_errors
from engine.core.msg import msg
from tests.bot.recorded_interactions import Caller, server_error


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
