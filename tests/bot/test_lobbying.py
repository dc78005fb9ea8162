"""Lobbies in a channel that only notes what is sent and edited there."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, create_autospec

import discord
import pytest
from pydantic import SecretStr

from bot import lobby as rules
from bot import lobbying
from bot.herald import Herald
from bot.house import House
from bot.lobby import LobbyTrouble
from bot.lobbying import LOBBY, check_permissions, close_old
from bot.replies import Reply
from bot.settings import Settings
from bot.tables import Tables
from db.errors import NotALobby
from db.records import Lobby, Player, Post
from db.schema import GameState, now
from engine.core.msg import msg
from tests.bot.callers import Caller, failure
from tests.bot.games import Unseen
from tests.bot.limits import said
from tests.bot.tablemates import ANN, BEN, CHANNEL, GUILD, opened

HOST, GUEST = rules.person(ANN, "Ann"), rules.person(BEN, "Ben")


@dataclass(frozen=True, slots=True)
class Hall:
    """Where lobbies are, and the one message that each has."""

    house: House
    room: Any
    message: Any

    async def gather(self, *others: Player) -> int:
        """A lobby with its post."""
        store = self.house.store
        number = await store.open_lobby("otys", HOST, guild_id=GUILD, channel_id=CHANNEL)
        for player in others:
            await store.change_lobby(number, lambda lobby, it=player: rules.joined(lobby, it))  # type: ignore[misc]
        await lobbying.post_lobby(self.house, number)
        return number

    def edited(self) -> list[str]:
        """What the message says after each change."""
        return [said(call.kwargs["view"]) for call in self.message.edit.await_args_list]

    def sent(self) -> list[str]:
        """What the messages say."""
        return [said(call.kwargs["view"]) for call in self.room.send.await_args_list]

    async def state(self, number: int) -> GameState:
        """What became of it."""
        found = await self.house.store.by_guild(GUILD)
        return next(record.state for record in found if record.id == number)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def hall(tables: Tables) -> AsyncIterator[Hall]:
    room = create_autospec(discord.PartialMessageable, instance=True, spec_set=True)
    message = create_autospec(discord.PartialMessage, instance=True)
    room.send.return_value = SimpleNamespace(id=77, channel=SimpleNamespace(id=CHANNEL))
    room.get_partial_message.return_value = message
    rooms = create_autospec(discord.Client, instance=True, spec_set=True)
    rooms.get_guild.return_value = None
    rooms.get_partial_messageable.return_value = room
    settings = Settings.model_construct(discord_token=SecretStr("a.b.c"))
    herald = create_autospec(Herald, instance=True, spec_set=True)
    pictures = Unseen()
    yield Hall(House(settings, rooms, tables.store, tables, pictures, herald), room, message)
    pictures.close()


def later(days: float) -> datetime:
    return datetime.now(UTC) + timedelta(days=days)


async def test_a_lobby_that_nobody_starts_is_closed_with_a_word(hall: Hall) -> None:
    number = await hall.gather()
    assert await close_old(hall.house, later(6.9)) == 0
    assert await close_old(hall.house, later(7.1)) == 1
    assert await hall.state(number) is GameState.ENDED
    assert "Nobody started this game for 7 days" in hall.edited()[-1]
    assert await close_old(hall.house, later(7.1)) == 0


async def test_a_lobby_that_began_while_others_were_closed_goes_on(hall: Hall) -> None:
    first, second = await hall.gather(), await hall.gather(GUEST)
    moment = later(8)

    async def begin_the_other(**_: object) -> None:
        lobby = await hall.house.store.lobby(second)
        await hall.house.store.start(second, rules.ready(lobby), lobby.players)

    hall.message.edit = AsyncMock(side_effect=begin_the_other)
    assert await close_old(hall.house, moment) == 1
    assert await hall.state(first) is GameState.ENDED
    assert await hall.state(second) is GameState.RUNNING


async def test_a_lobby_that_was_touched_meanwhile_stays(hall: Hall) -> None:
    number = await hall.gather()
    since = (await hall.house.store.lobby(number)).updated_at
    assert not await lobbying.close(hall.house, number, msg("bot-lobby-closed"), since)
    assert await hall.state(number) is GameState.LOBBY


async def test_that_a_closed_lobby_cannot_be_shown_does_not_hinder_the_others(hall: Hall) -> None:
    numbers = [await hall.gather(), await hall.gather()]
    hall.message.edit.side_effect = failure(403, 50001)
    assert await close_old(hall.house, later(8)) == 2
    assert [await hall.state(number) for number in numbers] == [GameState.ENDED] * 2


async def test_a_change_is_shown_in_the_same_message(hall: Hall) -> None:
    number = await hall.gather()
    await lobbying.change(hall.house, number, lambda lobby: rules.joined(lobby, GUEST))
    assert len(hall.sent()) == 1
    assert "▲ Ben" in hall.edited()[-1]


async def test_a_message_that_is_gone_is_sent_anew(hall: Hall) -> None:
    number = await hall.gather()
    hall.message.edit.side_effect = failure(404, 10008)
    await lobbying.change(hall.house, number, lambda lobby: rules.joined(lobby, GUEST))
    assert "▲ Ben" in hall.sent()[-1]


async def test_a_message_that_is_too_old_to_be_edited_is_sent_anew(hall: Hall) -> None:
    number = await hall.gather()
    old = Post(CHANNEL, 76, 0, now() - timedelta(hours=2))
    await hall.house.store.put_post(number, LOBBY, old)
    await lobbying.change(hall.house, number, lambda lobby: rules.joined(lobby, GUEST))
    assert "▲ Ben" in hall.sent()[-1]
    hall.message.edit.assert_not_awaited()
    hall.message.delete.assert_awaited_once()


async def test_many_who_join_at_once_all_sit_down(hall: Hall) -> None:
    number = await hall.gather()

    def joining(user: int) -> lobbying.Change:
        return lambda lobby: rules.joined(lobby, rules.person(user, "P"))

    await asyncio.gather(*(lobbying.change(hall.house, number, joining(n)) for n in (2, 3, 4)))
    assert len((await hall.house.store.lobby(number)).players) == 4


async def test_a_lobby_that_everybody_left_is_closed(hall: Hall) -> None:
    number = await hall.gather()
    lobby = await lobbying.change(hall.house, number, lambda lobby: rules.left(lobby, ANN))
    assert isinstance(lobby, Lobby)
    assert await hall.state(number) is GameState.ENDED
    assert "Everybody left" in hall.edited()[-1]
    with pytest.raises(NotALobby):
        await lobbying.change(hall.house, number, lambda lobby: rules.joined(lobby, GUEST))


async def test_a_game_begins_though_its_lobby_cannot_be_shown_any_more(hall: Hall) -> None:
    number = await hall.gather(GUEST)
    hall.message.edit.side_effect = failure(403, 50001)
    await lobbying.begin(hall.house, Reply(Caller(ANN).interaction), number)
    assert await hall.state(number) is GameState.RUNNING
    hall.house.herald.tell.assert_awaited_once()  # type: ignore[attr-defined]


async def test_a_lobby_that_cannot_be_shown_does_not_keep_the_channel_busy(hall: Hall) -> None:
    hall.room.send.side_effect = failure(403, 50013)
    caller = Caller(ANN)
    caller.interaction.guild_id, caller.interaction.channel_id = GUILD, CHANNEL
    caller.interaction.app_permissions = discord.Permissions.all()
    with pytest.raises(LobbyTrouble) as wrong:
        await lobbying.open_here(hall.house, Reply(caller.interaction), "otys")
    assert wrong.value.msg.key == "bot-error-lobby-unseen"
    assert await hall.house.store.by_channel(CHANNEL, GameState.LOBBY) == []


@pytest.mark.parametrize("missing", lobbying.NEEDED)
def test_what_the_bot_is_not_allowed_is_named(missing: str) -> None:
    caller = Caller()
    allowed = discord.Permissions(**{name: name != missing for name in lobbying.NEEDED})
    caller.interaction.app_permissions = allowed
    with pytest.raises(LobbyTrouble) as wrong:
        check_permissions(caller.interaction)
    assert wrong.value.msg["names"] == missing.replace("_", " ")


def test_in_a_thread_another_permission_is_needed_to_write() -> None:
    caller = Caller()
    caller.interaction.channel = create_autospec(discord.Thread, instance=True)
    caller.interaction.app_permissions = discord.Permissions(
        **dict.fromkeys((*lobbying.NEEDED, "send_messages"), True)
    )
    with pytest.raises(LobbyTrouble) as wrong:
        check_permissions(caller.interaction)
    assert wrong.value.msg["names"] == "send messages in threads"
