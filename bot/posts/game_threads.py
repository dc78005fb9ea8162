"""The threads that the bot opens for games: their names, and when Discord archives them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import discord

from bot.localization import guild_words, names_of
from bot.messages.responses import UNREACHABLE
from db.records import Player
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words
from engine.registry import find_game

Minutes: TypeAlias = Literal[60, 10080]
WHILE_PLAYING: Minutes = 10080
"""The minutes (a week) after which Discord archives the silent thread of a game."""
AFTERWARDS: Minutes = 60
"""The same once the game is over: until then, people talk about it and press its buttons."""
LONGEST_NAME = 100
RENAME_TIMEOUT = 10.0
"""The most seconds to wait for a change: Discord takes two names in ten minutes."""

_log = logging.getLogger(__name__)


def thread_name(game: str, number: int, players: Sequence[Player], words: Words) -> str:
    """Return the name of a game's thread: title, number, and as many of the people as fit."""
    names = names_of(players, words)
    people = [name for name, player in zip(names, players, strict=True) if player.user_id]
    for count in range(len(people), 0, -1):
        who = tuple(msg("bot-name", name=name) for name in people[:count])
        said = msg("bot-thread-name", title=title(find_game(game)), game=number, names=who)
        if len(name := words.say(said)) <= LONGEST_NAME:
            return name
    return words.say(title(find_game(game)))[:LONGEST_NAME]


async def begin_thread(
    client: discord.Client, channel_id: int, game: str, number: int, players: Sequence[Player]
) -> None:
    """Name the thread of a game that starts after its players; other channels stay as they are."""
    if (thread := await _own_thread(client, channel_id)) is not None:
        name = thread_name(game, number, players, guild_words(thread.guild))
        await _change(thread, name, WHILE_PLAYING)


async def rest_thread(client: discord.Client, channel_id: int | None) -> None:
    """Let Discord archive the thread of a game that is over as soon as nobody writes any more."""
    if channel_id and (thread := await _own_thread(client, channel_id)) is not None:
        await _change(thread, thread.name, AFTERWARDS)


async def _own_thread(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """Return the channel if it is a thread that the bot has opened."""
    try:
        room = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    except (*UNREACHABLE, discord.ClientException) as wrong:
        _log.info("channel %s could not be looked up: %s", channel_id, wrong)
        return None
    mine = isinstance(room, discord.Thread) and client.user and room.owner_id == client.user.id
    return room if isinstance(room, discord.Thread) and mine else None


async def _change(thread: discord.Thread, name: str, minutes: Minutes) -> None:
    change: dict[str, Any] = {} if thread.name == name else {"name": name}
    if thread.auto_archive_duration != minutes:
        change["auto_archive_duration"] = minutes
    if not change:
        return
    try:
        async with asyncio.timeout(RENAME_TIMEOUT):
            await thread.edit(**change)
    except UNREACHABLE as wrong:
        # The game goes on in a thread with any name.
        _log.info("thread %s could not be changed: %s", thread.id, wrong)
