"""Lobbies in a fake channel that only records what is sent and edited."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from unittest.mock import create_autospec

import discord
import pytest

from bot.component_router import dispatch
from bot.custom_ids import Press, Verb
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.lobby_handlers import LOBBY, check_permissions
from bot.messages.responses import Reply
from bot.table.tables import Tables
from db.errors import NotALobby
from db.records import Lobby, Post
from db.schema import GameState, now
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.lobby_fixtures import GUEST, Hall, hall_with
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO, GUILD, opened

WORDS = Words("en", strict=True)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def hall(tables: Tables) -> AsyncIterator[Hall]:
    async with hall_with(tables) as found:
        yield found


async def test_a_lobby_that_was_touched_meanwhile_stays(hall: Hall) -> None:
    number = await hall.gather()
    since = (await hall.services.store.lobbies.get(number)).updated_at
    assert not await lobby_handlers.close(hall.services, number, msg("bot-lobby-closed"), since)
    assert await hall.state(number) is GameState.LOBBY


async def test_a_change_is_shown_in_the_same_message(hall: Hall) -> None:
    number = await hall.gather()
    await lobby_handlers.change(
        hall.services, number, lambda lobby: rules.with_person(lobby, GUEST)
    )
    assert len(hall.sent()) == 1
    assert "▲ Ben" in hall.edited()[-1]


async def test_a_message_that_is_gone_is_sent_anew(hall: Hall) -> None:
    number = await hall.gather()
    hall.message.edit.side_effect = failure(404, 10008)
    await lobby_handlers.change(
        hall.services, number, lambda lobby: rules.with_person(lobby, GUEST)
    )
    assert "▲ Ben" in hall.sent()[-1]


async def test_a_message_that_is_too_old_to_be_edited_is_sent_anew(hall: Hall) -> None:
    number = await hall.gather()
    old = Post(CHANNEL, 76, 0, now() - timedelta(hours=2))
    await hall.services.store.posts.put(number, LOBBY, old)
    await lobby_handlers.change(
        hall.services, number, lambda lobby: rules.with_person(lobby, GUEST)
    )
    assert "▲ Ben" in hall.sent()[-1]
    hall.message.edit.assert_not_awaited()
    hall.message.delete.assert_awaited_once()


async def test_many_who_join_at_once_all_sit_down(hall: Hall) -> None:
    number = await hall.gather()

    def joining(user: int) -> lobby_handlers.LobbyChange:
        return lambda lobby: rules.with_person(lobby, rules.human_player(user, "P"))

    await asyncio.gather(
        *(lobby_handlers.change(hall.services, number, joining(n)) for n in (2, 3, 4))
    )
    assert len((await hall.services.store.lobbies.get(number)).players) == 4


async def test_a_lobby_that_everybody_left_is_closed(hall: Hall) -> None:
    number = await hall.gather()
    lobby = await lobby_handlers.change(
        hall.services, number, lambda lobby: rules.without_person(lobby, ANN)
    )
    assert isinstance(lobby, Lobby)
    assert await hall.state(number) is GameState.ENDED
    assert "Everyone left" in hall.edited()[-1]
    with pytest.raises(NotALobby):
        await lobby_handlers.change(
            hall.services, number, lambda lobby: rules.with_person(lobby, GUEST)
        )


async def test_a_game_begins_though_its_lobby_cannot_be_shown_any_more(hall: Hall) -> None:
    number = await hall.gather(GUEST)
    hall.message.edit.side_effect = failure(403, 50001)
    await lobby_handlers.begin(hall.services, Reply(Caller(ANN).interaction), number)
    assert await hall.state(number) is GameState.RUNNING
    hall.services.status_poster.tell.assert_awaited_once()  # type: ignore[attr-defined]


def _pressing(user: int, *, manager: bool) -> Caller:
    caller = Caller(user)
    caller.interaction.permissions = discord.Permissions(manage_guild=manager)
    return caller


async def test_who_only_manages_the_server_is_asked_before_a_game_of_others_starts(
    hall: Hall,
) -> None:
    number, caller = await hall.gather(GUEST), _pressing(CLEO, manager=True)
    await dispatch(hall.services, caller.interaction, str(Press(Verb.START, number)), [])
    assert await hall.state(number) is GameState.LOBBY
    assert caller.asides == [WORDS.say(msg("bot-start-question", game=number))]
    caller = _pressing(CLEO, manager=True)
    sure = Press(Verb.START, number, rest=lobby_handlers.SURE)
    await dispatch(hall.services, caller.interaction, str(sure), [])
    assert await hall.state(number) is GameState.RUNNING
    assert caller.shown == [WORDS.say(msg("bot-started", game=number))]


async def test_who_manages_the_server_and_plays_starts_a_game_at_once(hall: Hall) -> None:
    number, caller = await hall.gather(GUEST), _pressing(BEN, manager=True)
    await dispatch(hall.services, caller.interaction, str(Press(Verb.START, number)), [])
    assert await hall.state(number) is GameState.RUNNING
    assert caller.asides == []


async def test_saying_that_one_is_sure_lets_nobody_start_a_game_of_others(hall: Hall) -> None:
    number, caller = await hall.gather(GUEST), _pressing(CLEO, manager=False)
    sure = Press(Verb.START, number, rest=lobby_handlers.SURE)
    await dispatch(hall.services, caller.interaction, str(sure), [])
    assert await hall.state(number) is GameState.LOBBY
    assert len(caller.asides) == 1


@pytest.mark.parametrize("number", [99, 2**31, 2**53])
async def test_a_game_that_is_not_there_cannot_be_ended_and_that_is_said(
    hall: Hall, number: int
) -> None:
    await hall.gather(GUEST)
    caller = Caller(ANN)
    caller.interaction.guild_id, caller.interaction.channel_id = GUILD, CHANNEL
    with pytest.raises(LobbyTrouble) as wrong:
        await lobby_handlers.unfinished_here(hall.services, caller.interaction, number)
    assert wrong.value.msg == msg("bot-error-no-open-game", game=number)


async def test_a_game_that_is_over_is_said_to_be_over(hall: Hall) -> None:
    number, caller = await hall.gather(GUEST), Caller(ANN)
    caller.interaction.guild_id, caller.interaction.channel_id = GUILD, CHANNEL
    await lobby_handlers.close(hall.services, number, msg("bot-lobby-closed"))
    with pytest.raises(LobbyTrouble) as wrong:
        await lobby_handlers.unfinished_here(hall.services, caller.interaction, number)
    assert wrong.value.msg == msg("error-already-over", game=number)
    caller.interaction.guild_id = GUILD + 1
    with pytest.raises(LobbyTrouble) as elsewhere:
        await lobby_handlers.unfinished_here(hall.services, caller.interaction, number)
    assert elsewhere.value.msg == msg("bot-error-no-open-game", game=number)


@pytest.mark.parametrize("missing", lobby_handlers.NEEDED)
def test_what_the_bot_is_not_allowed_is_named(missing: str) -> None:
    caller = Caller()
    allowed = discord.Permissions(**{name: name != missing for name in lobby_handlers.NEEDED})
    caller.interaction.app_permissions = allowed
    with pytest.raises(LobbyTrouble) as wrong:
        check_permissions(caller.interaction)
    assert wrong.value.msg["names"] == missing.replace("_", " ")


def test_in_a_thread_another_permission_is_needed_to_write() -> None:
    caller = Caller()
    caller.interaction.channel = create_autospec(discord.Thread, instance=True)
    caller.interaction.app_permissions = discord.Permissions(
        **dict.fromkeys((*lobby_handlers.NEEDED, "send_messages"), True)
    )
    with pytest.raises(LobbyTrouble) as wrong:
        check_permissions(caller.interaction)
    assert wrong.value.msg["names"] == "send messages in threads"
