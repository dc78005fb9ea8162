"""Opening a lobby: in the channel, or in a new thread."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.custom_ids import LONGEST_ID as LONGEST_CUSTOM_ID
from bot.custom_ids import Press, Verb, parse_custom_id
from bot.lobby import creation
from bot.lobby.creation import LobbyRequest, read_lobby_request
from bot.lobby.lobby import LobbyTrouble
from bot.messages.responses import Reply
from bot.table.tables import Tables
from db.schema import GameState
from engine.core.pack_own import LONGEST_ID
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, CHANNEL, GUILD, opened


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def hall(tables: Tables) -> AsyncIterator[Hall]:
    async with hall_with(tables) as found:
        yield found


async def test_a_lobby_that_cannot_be_shown_does_not_keep_the_channel_busy(hall: Hall) -> None:
    hall.room.send.side_effect = failure(403, 50013)
    caller = Caller(ANN)
    caller.interaction.guild_id, caller.interaction.channel_id = GUILD, CHANNEL
    caller.interaction.app_permissions = discord.Permissions.all()
    with pytest.raises(LobbyTrouble) as wrong:
        await creation.open_here(hall.services, Reply(caller.interaction), "otys")
    assert wrong.value.msg.key == "bot-error-lobby-unseen"
    assert await hall.services.store.games.by_channel(CHANNEL, GameState.LOBBY) == []


def test_the_button_for_a_thread_remembers_the_pack() -> None:
    wanted = LobbyRequest("underwater-cities", "r" * LONGEST_ID)
    written = str(Press(Verb.NEW_THREAD, 10**9, rest=str(wanted)))
    assert len(written) <= LONGEST_CUSTOM_ID
    again = parse_custom_id(written)
    assert again is not None
    assert read_lobby_request(again.rest) == wanted
    assert read_lobby_request("otys") == LobbyRequest("otys")
