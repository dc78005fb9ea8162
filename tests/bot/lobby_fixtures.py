"""A fake channel for lobbies, which only records what is sent and edited."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import create_autospec

import discord
from pydantic import SecretStr

from bot.config import Config
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.posts.status_poster import StatusPoster
from bot.services import Services
from bot.table.tables import Tables
from bot.timing.alarm import Alarm
from db.records import Lobby, Player
from db.schema import GameState
from tests.bot.limits import said
from tests.bot.positions import Unseen
from tests.bot.recorded_interactions import like
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD

HOST, GUEST = rules.human_player(ANN, "Ann"), rules.human_player(BEN, "Ben")


def _joined_by(lobby: Lobby, player: Player) -> Lobby:
    return rules.with_person(lobby, player)


@dataclass(frozen=True, slots=True)
class Hall:
    """The services for lobbies, with mocks of their channel and of the message of a lobby."""

    services: Services
    room: Any
    message: Any

    async def gather(self, *others: Player) -> int:
        """Open a lobby with these further players, post it, and return its number."""
        store = self.services.store
        number = await store.lobbies.open("otys", HOST, guild_id=GUILD, channel_id=CHANNEL)
        for player in others:
            await store.lobbies.change(number, partial(_joined_by, player=player))
        await lobby_handlers.post_lobby(self.services, number)
        return number

    def edited(self) -> list[str]:
        """Return the text of the message after each edit."""
        return [said(call.kwargs["view"]) for call in self.message.edit.await_args_list]

    def sent(self) -> list[str]:
        """Return the texts of the messages sent."""
        return [said(call.kwargs["view"]) for call in self.room.send.await_args_list]

    async def state(self, number: int) -> GameState:
        """Return the state of a game."""
        found = await self.services.store.games.by_guild(GUILD)
        return next(record.state for record in found if record.id == number)


@asynccontextmanager
async def hall_with(tables: Tables) -> AsyncIterator[Hall]:
    """Provide a hall over these tables."""
    room = create_autospec(discord.PartialMessageable, instance=True, spec_set=True)
    message = create_autospec(discord.PartialMessage, instance=True)
    room.send.return_value = SimpleNamespace(id=77, channel=SimpleNamespace(id=CHANNEL))
    room.get_partial_message.return_value = message
    client: Any = like(discord.Client)
    client.get_guild.return_value = None
    client.get_partial_messageable.return_value = room
    settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
    status_poster: Any = like(StatusPoster)
    status_poster.alarm = create_autospec(Alarm, instance=True, spec_set=True)
    pictures = Unseen()
    yield Hall(
        Services(settings, client, tables.store, tables, pictures, status_poster), room, message
    )
    pictures.close()
