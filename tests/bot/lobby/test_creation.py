"""Opening a lobby, in the channel or in a new thread."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.component_packs import Packs
from bot.custom_ids import LONGEST_ID as LONGEST_CUSTOM_ID
from bot.custom_ids import Press, Verb, parse_custom_id
from bot.lobby import creation
from bot.lobby.creation import LobbyRequest, read_lobby_request
from bot.lobby.lobby import LobbyTrouble
from bot.messages.responses import Reply
from bot.preferences.guild import save_guild_settings
from bot.services import Services
from bot.table.tables import Tables
from db.schema import GameState
from engine.core.errors import FathomError
from engine.core.msg import msg
from engine.core.packs.own import LONGEST_ID
from tests.bot.limits import inside
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.recorded_interactions import Caller, failure, like
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD, begun, opened
from tests.engine.own_packs import Draft

THREAD = 4711


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def hall(tables: Tables) -> AsyncIterator[Hall]:
    async with hall_with(tables) as found:
        yield found


def caller_in(channel: type = discord.TextChannel, *, manager: bool = False) -> Caller:
    """Return a caller in a channel of this kind, where the bot has all permissions."""
    caller = Caller(ANN)
    caller.interaction.channel = like(channel)
    caller.interaction.app_permissions = discord.Permissions.all()
    caller.interaction.permissions = discord.Permissions(manage_guild=manager)
    return caller


async def opened_by(caller: Caller, services: Services, game: str = "otys", pack: str = "") -> str:
    """Ask for a lobby, and return the reply."""
    reply = Reply(caller.interaction)
    await reply.defer()
    await creation.open_here(services, reply, game, pack)
    return caller.shown[-1]


async def refusal(caller: Caller, services: Services) -> str:
    with pytest.raises(LobbyTrouble) as wrong:
        await opened_by(caller, services)
    return wrong.value.msg.key


# --- in the channel ------------------------------------------------------------------------------


async def test_a_lobby_is_opened_in_the_channel_at_the_pace_of_its_guild(hall: Hall) -> None:
    await save_guild_settings(hall.services.store, GUILD, pace="daily")
    text = await opened_by(caller_in(), hall.services, "antarctica")
    (record,) = await hall.services.store.games.by_channel(CHANNEL, GameState.LOBBY)
    lobby = await hall.services.store.lobbies.get(record.id)
    assert (lobby.game, lobby.pace, lobby.pack) == ("antarctica", "daily", "")
    assert [player.user_id for player in lobby.players] == [lobby.host_id] == [ANN]
    assert str(record.id) in text
    assert len(hall.sent()) == 1


async def test_the_pack_that_was_named_is_played_with(hall: Hall) -> None:
    services = replace(hall.services, packs=Packs([Draft("otys", "reef", "The Reef").own()]))
    await opened_by(caller_in(), services, "otys", "the reef")
    (record,) = await hall.services.store.games.by_channel(CHANNEL, GameState.LOBBY)
    assert (await hall.services.store.lobbies.get(record.id)).pack == "reef"


async def test_no_lobby_is_opened_in_a_direct_message_or_where_the_bot_cannot_write(
    hall: Hall,
) -> None:
    direct, silent = caller_in(), caller_in()
    direct.interaction.guild_id = None
    silent.interaction.app_permissions = discord.Permissions.none()
    assert await refusal(direct, hall.services) == "bot-error-direct-message"
    assert await refusal(silent, hall.services) == "bot-error-permissions"
    assert hall.sent() == []


@pytest.mark.parametrize("manager", [True, False])
async def test_only_managers_are_told_of_packs_that_were_left_out(
    hall: Hall,
    manager: bool,  # noqa: FBT001
) -> None:
    broken = Packs(left_out=[FathomError(msg("error-game-over"))])
    caller = caller_in(manager=manager)
    await opened_by(caller, replace(hall.services, packs=broken))
    assert len(caller.asides) == manager


async def test_a_lobby_that_cannot_be_shown_does_not_keep_the_channel_busy(hall: Hall) -> None:
    hall.room.send.side_effect = failure(403, 50013)
    with pytest.raises(LobbyTrouble) as wrong:
        await opened_by(caller_in(), hall.services)
    assert wrong.value.msg.key == "bot-error-lobby-unseen"
    assert await hall.services.store.games.by_channel(CHANNEL, GameState.LOBBY) == []


# --- in a thread ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("channel", "offers"), [(discord.TextChannel, 1), (discord.Thread, 0)])
async def test_where_a_game_is_going_on_a_thread_is_offered_if_there_can_be_one(
    hall: Hall, channel: type, offers: int
) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    caller = caller_in(channel)
    text = await opened_by(caller, hall.services, "antarctica")
    assert str(number) in text
    view = caller.interaction.edit_original_response.await_args.kwargs["view"]
    pressed = [part["custom_id"] for part in inside(view) if "custom_id" in part]
    assert pressed == [str(Press(Verb.NEW_THREAD, number, rest="antarctica"))] * offers
    assert await hall.services.store.games.by_channel(CHANNEL, GameState.LOBBY) == []


def wanting_a_thread(message: int = 900) -> Caller:
    """Return a caller who presses the button for a new thread."""
    caller = caller_in()
    caller.interaction.message.id = message
    caller.interaction.guild = None
    made = like(discord.Thread)
    made.id = THREAD
    caller.interaction.channel.create_thread = AsyncMock(return_value=made)
    return caller


async def pressed_by(caller: Caller, hall: Hall) -> None:
    press = Press(Verb.NEW_THREAD, 1, rest="otys")
    await creation.new_thread(hall.services, Reply(caller.interaction), press)


async def lobbies_in_thread(hall: Hall) -> int:
    return len(await hall.services.store.games.by_channel(THREAD, GameState.LOBBY))


async def test_a_thread_is_named_after_its_table_and_has_the_lobby_in_it(hall: Hall) -> None:
    await pressed_by(caller := wanting_a_thread(), hall)
    assert f"<#{THREAD}>" in caller.shown[-1]
    made = caller.interaction.channel.create_thread
    made.assert_awaited_once()
    (lobby,) = await hall.services.store.games.by_channel(THREAD, GameState.LOBBY)
    assert made.await_args.kwargs["name"] == f"Otys #{lobby.id}: Ann"


async def test_a_press_for_a_thread_that_comes_twice_opens_one(hall: Hall) -> None:
    first, again = wanting_a_thread(), wanting_a_thread()
    await pressed_by(first, hall)
    await pressed_by(again, hall)
    again.interaction.channel.create_thread.assert_not_awaited()
    assert await lobbies_in_thread(hall) == 1
    await pressed_by(wanting_a_thread(901), hall)
    assert await lobbies_in_thread(hall) == 2


async def test_a_thread_that_cannot_be_had_is_explained(hall: Hall) -> None:
    caller = wanting_a_thread()
    caller.interaction.channel.create_thread.side_effect = failure(403, 50013)
    with pytest.raises(LobbyTrouble) as refused:
        await pressed_by(caller, hall)
    assert refused.value.msg.key == "bot-error-may-not-thread"
    with pytest.raises(LobbyTrouble) as impossible:
        await pressed_by(caller_in(discord.Thread), hall)
    assert impossible.value.msg.key == "bot-error-no-thread-here"
    assert await lobbies_in_thread(hall) == 0
    assert await hall.services.store.games.by_channel(creation.NOWHERE, GameState.LOBBY) == []


@pytest.mark.parametrize("wrong", [failure(503), aiohttp.ServerDisconnectedError(), TimeoutError()])
async def test_no_table_is_left_if_discord_cannot_be_reached_for_its_thread(
    hall: Hall, wrong: Exception
) -> None:
    caller = wanting_a_thread()
    caller.interaction.channel.create_thread.side_effect = wrong
    with pytest.raises(type(wrong)):
        await pressed_by(caller, hall)
    assert await hall.services.store.games.by_channel(creation.NOWHERE, GameState.LOBBY) == []


def test_the_button_for_a_thread_remembers_the_pack() -> None:
    wanted = LobbyRequest("underwater-cities", "r" * LONGEST_ID)
    written = str(Press(Verb.NEW_THREAD, 10**9, rest=str(wanted)))
    assert len(written) <= LONGEST_CUSTOM_ID
    again = parse_custom_id(written)
    assert again is not None
    assert read_lobby_request(again.rest) == wanted
    assert read_lobby_request("otys") == LobbyRequest("otys")
