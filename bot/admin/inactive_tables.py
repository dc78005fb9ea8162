"""Inactive tables: warned in their channel first, then closed.

No game is closed without a warning in its channel, and one press keeps it open.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.config import Config
from bot.custom_ids import Press, Verb
from bot.lobby import lobby_handlers
from bot.localization import guild_words
from bot.messages.components import Button, ButtonTone
from bot.messages.direct_messages import nonce_of, ping_for
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, Reply
from bot.polls import polls
from bot.preferences.guild import NEVER, GuildSettings, read_guild_settings
from bot.services import Services
from bot.table.standing import NotSeated
from bot.timing.time_control import from_now
from db.errors import AlreadyOver, NotALobby
from db.records import Post
from db.schema import GameState
from db.store import Store
from engine.core.msg import msg

WARNING = "quiet"
"""The kind of post that warns of closing."""
KEPT = "kept"
"""The kind of stored post that records that someone asked to keep a game open."""
DAY = timedelta(days=1)
NOTICE = timedelta(days=3)
"""The time between the warning and the closing of a game."""
LOBBY_NOTICE, SHORTEST_NOTICE = DAY, DAY / 2
"""The same time for a lobby, and for a lobby that closes after a single day."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class InactiveTable:
    """A table that has been inactive for a while."""

    id: int
    guild_id: int | None
    channel_id: int
    touched: datetime
    days: int
    """The days of inactivity after which it is closed."""
    lobby: bool

    @property
    def notice(self) -> timedelta:
        """The time between the warning and the closing."""
        if self.lobby:
            return LOBBY_NOTICE if self.days > 1 else SHORTEST_NOTICE
        return NOTICE


async def close_inactive_tables(services: Services) -> int:
    """Warn about inactive tables and close those that stay inactive; return the number closed."""
    closed = 0
    async for table in _asleep(services.config, services.store):
        try:
            closed += await _look_at(services, table)
        except (NotALobby, AlreadyOver):
            # Someone started or ended it in the meantime.
            continue
        except Exception:  # an error in one table must not stop the others
            _log.exception("game %s: the check for inactivity failed", table.id)
    return closed


async def _asleep(settings: Config, store: Store) -> AsyncIterator[InactiveTable]:
    """Yield possibly inactive lobbies, and games in guilds that have inactive ones closed."""
    usual = GuildSettings()
    servers = {
        guild: read_guild_settings(each) for guild, each in (await store.settings.guilds()).items()
    }
    for lobby in await store.lobbies.untouched_since(store.now() - SHORTEST_NOTICE):
        server = servers.get(lobby.guild_id or 0, usual)
        days = server.lobby_days or settings.fathom_lobby_days
        at = lobby.updated_at
        yield InactiveTable(lobby.id, lobby.guild_id, lobby.channel_id, at, days, lobby=True)
    for guild, server in servers.items():
        if server.quiet_days == NEVER:
            continue
        lately = store.now() - timedelta(days=server.quiet_days) + NOTICE
        for game in await store.games.quiet_since(guild, lately):
            channel, at = game.channel_id or 0, game.updated_at
            yield InactiveTable(game.id, guild, channel, at, server.quiet_days, lobby=False)


async def _look_at(services: Services, table: InactiveTable) -> bool:
    """Warn about a table or close it, if that is due; return whether it was closed."""
    now, kept = services.store.now(), await services.store.posts.get(table.id, KEPT)
    since = max(table.touched, kept.at) if kept else table.touched
    end = since + timedelta(days=table.days)
    if now < end - table.notice:
        return False
    warned = await services.store.posts.get(table.id, WARNING)
    if warned is None or warned.at <= since:
        await _warn(services.client, services.store, table, max(end, now + table.notice))
        return False
    end = max(end, warned.at + table.notice)
    return now >= end and await _close(services, table)


async def _warn(client: discord.Client, store: Store, table: InactiveTable, end: datetime) -> None:
    """Post a warning in the table's channel, and store that this was done.

    The players are pinged: it is their game that would be closed.
    """
    words = guild_words(client.get_guild(table.guild_id or 0))
    key = "bot-quiet-lobby" if table.lobby else "bot-quiet-game"
    text = words.say(msg(key, game=table.id, moment=from_now(end)))
    keep_open = Button(Press(Verb.KEEP, table.id), msg("bot-quiet-keep"), ButtonTone.ON)
    players = () if table.lobby else await store.games.players(table.id)
    users = [player.user_id for player in players if player.user_id is not None]
    call = await ping_for(store, users)
    called = " ".join((*(f"<@{user}>" for user in users), text))
    content = MessageContent(words=words, texts=(called,), rows=((keep_open,),))
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    message = 0
    try:
        sent = await channel.send(
            view=content.to_view(),
            allowed_mentions=call.mentions,
            silent=call.silent,
            nonce=nonce_of(f"quiet {table.id} {table.touched}"),
        )
        message = sent.id
    except UNREACHABLE as wrong:
        _log.info("game %s: the warning before closing could not be posted: %s", table.id, wrong)
        if not table.lobby:
            return
    post = Post(table.channel_id, message, 0, store.now())
    await store.posts.put(table.id, WARNING, post)


async def _close(services: Services, table: InactiveTable) -> bool:
    """Close a table unless there was activity in the meantime; return whether it was closed."""
    if table.lobby:
        why = msg("bot-lobby-expired", days=table.days)
        untouched = services.store.now() - timedelta(days=table.days)
        return await lobby_handlers.close(services, table.id, why, untouched)
    async with services.tables.lock(table.id):
        if await _was_touched(services.store, table):
            return False
        ended = await services.store.games.end(table.id, "quiet")
    why = msg("bot-quiet-closed", game=table.id, days=table.days)
    await polls.announce_early_end(services, ended, why)
    return True


async def _was_touched(store: Store, table: InactiveTable) -> bool:
    """Return whether someone has moved, or asked to keep the game, since the search."""
    kept = await store.posts.get(table.id, KEPT)
    if kept is not None and store.now() < kept.at + timedelta(days=table.days):
        return True
    return (await store.games.record(table.id)).updated_at != table.touched


async def keep(services: Services, reply: Reply, press: Press) -> None:
    """Keep a table open; only its players and server managers may."""
    await reply.defer()
    interaction = reply.interaction
    record = await services.store.games.by_number(press.game, {GameState.LOBBY, GameState.RUNNING})
    if record is None or record.guild_id != interaction.guild_id:
        raise AlreadyOver(press.game)
    if not (
        lobby_handlers.manages(interaction) or await services.is_player(interaction, record.id)
    ):
        raise NotSeated(press.game)
    if record.state is GameState.LOBBY:
        await services.store.lobbies.change(record.id, lambda lobby: lobby)
    else:
        now = services.store.now()
        await services.store.posts.put(record.id, KEPT, Post(record.channel_id or 0, 0, 0, now))
    await reply.say(msg("bot-quiet-kept", game=record.id))
