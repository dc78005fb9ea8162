"""Retirement of old posts: they lose their buttons, so that only the current one has any."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord

from bot.custom_ids import Verb
from bot.messages.responses import UNREACHABLE
from bot.posts.sent_message import is_bare, only_words, presses_of
from db.messaging.posts import STATUS
from db.messaging.stale_posts import OldPost, Suspicion
from db.records import GameRecord, Post
from db.store import Store

EDITED_WITHIN = timedelta(minutes=55)
"""The age up to which posts are edited, since Discord limits edits of those older than an hour."""
SOONEST, LATEST = timedelta(minutes=1), timedelta(days=1)
"""The shortest and longest delay before the next attempt to retire a post."""
GIVEN_UP = timedelta(days=30)
"""The time after which a post that cannot be retired is left alone."""
MOST_READ = 1000
"""The most messages of a channel that are read when searching for a post."""

_log = logging.getLogger(__name__)


class PostRetirer:
    """The retirer of old posts, including those that were sent without our knowing."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def suspect(self, record: GameRecord, last: Post | None) -> None:
        """Store that a post may have arrived after the last one we know of."""
        channel = record.channel_id or 0
        if last is not None:
            await self._store.stale_posts.suspect(record.id, last.channel_id, last.message_id)
        if last is None or last.channel_id != channel:
            begun = discord.utils.time_snowflake(record.created_at - LATEST)
            await self._store.stale_posts.suspect(record.id, channel, begun)

    async def tidy(self, record: GameRecord) -> None:
        """Retire a game's old posts; those that cannot be reached now are stored for later."""
        try:
            post = await self._store.posts.get(record.id, STATUS)
            for suspicion in await self._store.stale_posts.suspicions(record.id):
                if post is not None and post.message_id >= suspicion.after:
                    await self._look(record, suspicion, post)
            for old in await self._store.stale_posts.of_game(record.id):
                await self._put_away(old, record.guild_id)
        except Exception:  # retried later, and of no concern to the players
            _log.exception("game %s: its old posts could not be retired", record.id)

    async def _put_away(self, old: OldPost, guild_id: int | None) -> None:
        channel = self._client.get_partial_messageable(old.channel_id, guild_id=guild_id)
        message, now = channel.get_partial_message(old.message_id), self._store.now()
        try:
            await _take_buttons(message, now - old.at)
        except discord.NotFound:
            _log.info("an old post no longer exists")
        except UNREACHABLE as wrong:
            _log.info("an old post could not be retired: %s", wrong)
            if await self._put_off(old):
                return
        await self._store.stale_posts.remove(old)

    async def _look(self, record: GameRecord, suspicion: Suspicion, post: Post) -> None:
        """Find posts of a game that we did not know of, and store them to be retired."""
        found: list[discord.Message] | None = None
        try:
            found = await self._since(record, suspicion)
        except discord.NotFound:
            found = []
        except UNREACHABLE as wrong:
            _log.info("game %s: its old posts could not be searched for: %s", record.id, wrong)
        # Without permission to read a channel, Discord returns no messages at all.
        here = post.channel_id == suspicion.channel_id
        unread = found is None or (here and all(each.id != post.message_id for each in found))
        if unread and await self._put_off(suspicion):
            return
        for each in found or ():
            if each.id != post.message_id and _shows(each, record.id):
                unnoticed = Post(suspicion.channel_id, each.id, 0, each.created_at)
                await self._store.stale_posts.add(record.id, unnoticed)
        await self._store.stale_posts.clear(suspicion)

    async def _since(self, record: GameRecord, suspicion: Suspicion) -> list[discord.Message]:
        """Return the bot's own messages in a channel since the last one that is known."""
        channel = self._client.get_partial_messageable(
            suspicion.channel_id, guild_id=record.guild_id
        )
        own, found = self._client.user, []
        async for message in channel.history(limit=MOST_READ):
            if message.id < suspicion.after:
                break
            if own is not None and message.author.id == own.id:
                found.append(message)
        return found

    async def _put_off(self, what: OldPost | Suspicion) -> bool:
        """Postpone a task, for longer each time; return False if it has failed for too long."""
        now = self._store.now()
        failed = now - what.since
        if failed >= GIVEN_UP:
            return False
        await self._store.stale_posts.put_off(what, now + min(max(failed, SOONEST), LATEST))
        return True


async def _take_buttons(message: discord.PartialMessage, age: timedelta) -> None:
    """Reduce a post to its text, or delete it if it has buttons and is too old to edit."""
    if age > EDITED_WITHIN:
        if not await _has_no_buttons(message):
            await message.delete()
        return
    there = await message.fetch()
    if not is_bare(there):
        await message.edit(view=only_words(there), attachments=[])


async def _has_no_buttons(message: discord.PartialMessage) -> bool:
    """Return whether a post is known to have no buttons; False if it cannot be read."""
    try:
        return is_bare(await message.fetch())
    except (discord.Forbidden, discord.NotFound):
        return False


def _shows(message: discord.Message, game_id: int) -> bool:
    """Return whether a message is a game's status post: no other kind has a log button."""
    return any(press.verb is Verb.LOG and press.game == game_id for press in presses_of(message))
