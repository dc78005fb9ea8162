"""The status post of each game: sending, editing and retrying it, and announcing early ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.application_emojis.shown import Emojis
from bot.localization import guild_words, safe_names
from bot.messages.direct_messages import nonce_of, ping_for, remove_reminder
from bot.messages.game_text import fairness_line, in_messages, notes_lines
from bot.messages.message_view import NO_EMOJIS, MessageContent
from bot.messages.pictures import Pictures
from bot.messages.rating_text import change_line
from bot.messages.responses import NOBODY, UNREACHABLE, is_final
from bot.messages.story_text import StoryReader, height, story_lines
from bot.posts.game_threads import rest_thread
from bot.posts.mentions import PendingPings, users_to_ping, users_to_ping_at_end
from bot.posts.retirement import EDITED_WITHIN, PostRetirer
from bot.posts.retry import RetryQueue, send_with_retry
from bot.posts.send import StatusUpdate, send_update
from bot.posts.sent_message import texts_of
from bot.posts.status_message import status_message
from bot.posts.turn_notices import delete_turn_notices, send_turn_notice
from bot.table.standing import Standing
from bot.table.tables import Tables
from bot.table.waiting import AwaitedPlayers, absences, awaited_players
from bot.timing.alarm import Alarm
from bot.timing.time_control import Times
from db.errors import EarlierRules
from db.messaging.posts import STATUS
from db.messaging.waits import NOBODY as NOBODY_AWAITED
from db.messaging.waits import Wait
from db.records import GameRecord, Post, ToldEntry
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

LINES, LEAST_ROOM = 12, 4
"""The lines of a post on a phone, and those that the report of moves may take in any case."""
STANDING_TEXTS = 2
"""The number of texts in a status post that are about the position; the rest report moves."""
NEWS, END = "its news", "its end"
"""The retry keys for a game's news and for its early end."""

_log = logging.getLogger(__name__)


class PostFailed(FathomError):
    """The channel could not be updated; the move is stored anyway."""

    @property
    def is_final(self) -> bool:
        """True if a retry is useless."""
        return isinstance(self.__cause__, Exception) and is_final(self.__cause__)


class StatusPoster:
    """The sender of status posts: one at a time for each game, always with the latest standing."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        emojis: Emojis = NO_EMOJIS,
    ) -> None:
        self.alarm = Alarm(tables.store.now)
        """An alarm that rings when the players that a game waits for have changed."""
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._emojis = emojis
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[None]] = set()
        self.retrying = RetryQueue(tables.store.now)
        """The posts to be retried."""
        self.retiring = PostRetirer(client, tables.store)
        self.told: Callable[[Standing], Coroutine[Any, Any, None]] | None = None
        """A callback to run after each update of a game's status, if set."""

    async def close(self) -> None:
        """Finish the posts in progress; pending retries are made up for after a restart."""
        await self.retrying.close()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def tell(self, game_id: int, actor: int | None = None, *, new_post: bool = False) -> None:
        """Post the news of a game; `actor` knows it already and is not pinged.

        Raises `PostFailed` if that fails, in which case it is retried later; or `EarlierRules` if
        the game cannot be read under the current rules, in which case it is not.
        """
        try:
            await self._finished(self._one_by_one(game_id, actor, anew=new_post))
        except EarlierRules:
            raise
        except Exception as wrong:
            self.retrying.note((game_id, NEWS), lambda: self.tell_belated(game_id))
            if isinstance(wrong, PostFailed):
                raise
            _log.exception("game %s: its status could not be posted", game_id)
            raise PostFailed(msg("bot-error-post-failed")) from wrong
        self.retrying.forget((game_id, NEWS))

    async def tell_belated(self, game_id: int) -> None:
        """Post what could not be posted when it was new, or was posted without our knowing."""
        await self._finished(self._one_by_one(game_id, None, belated=True))

    async def tidy(self, game_id: int) -> None:
        """Retire a game's old posts."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            await self.retiring.tidy(await self._tables.store.games.record(game_id))

    async def _finished(self, posting: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that posts, to its end even if the caller is cancelled."""
        task = asyncio.create_task(posting)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    async def _one_by_one(
        self, game_id: int, actor: int | None, *, anew: bool = False, belated: bool = False
    ) -> None:
        """Post news; of several concurrent calls, only the first actually posts."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            # After a failure, the channel may or may not have the last post.
            unsure = belated or self.retrying.is_trying((game_id, NEWS))
            await self._tell(game_id, actor, anew=anew, unsure=unsure)

    async def refresh(self, game_id: int) -> None:
        """Update the current post, for example the time that players have left."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            standing = await self._tables.standing(game_id)
            old = await self._tables.store.posts.get(game_id, STATUS)
            if old is not None and not standing.ended_early:
                calls = await awaited_players(self._tables.store, standing)
                await self._show_standing(standing, old, calls.times)

    async def _tell(self, game_id: int, actor: int | None, *, anew: bool, unsure: bool) -> None:
        standing = await self._tables.standing(game_id)
        if standing.ended_early:
            await self._forget_waits(standing.record)
            self._tell_elsewhere(standing)
            return
        old = await self._tables.store.posts.get(game_id, STATUS)
        calls = (await awaited_players(self._tables.store, standing)).with_actor(actor)
        anew = anew or (old is not None and old.channel_id != standing.record.channel_id)
        try:
            if unsure:
                await self.retiring.suspect(standing.record, old)
            if old is None or anew or _is_news(standing, old, calls):
                over = await self._tell_news(standing, old, calls, actor, anew=anew)
            else:
                if calls.changed or (standing.ply > old.ply and not unsure):
                    await self._show_standing(standing, old, calls.times)
                over = await self._keep_waits(standing, calls)
                if unsure:
                    await self.retiring.tidy(standing.record)
        except Exception:
            # Players who cannot be pinged here are still reminded.
            over = await self._keep_waits(standing, calls)
            await self._let_go(standing, calls, over)
            raise
        await self._let_go(standing, calls, over)

    async def _let_go(self, standing: Standing, calls: AwaitedPlayers, over: list[Wait]) -> None:
        """Let the scheduler see changed waits, and remove the reminders of those that are over."""
        if calls.changed:
            self.alarm.ring()
        await self._remove_reminders(over, standing.record)
        self._tell_elsewhere(standing)

    def _tell_elsewhere(self, standing: Standing) -> None:
        """Run the extra callback without delaying the post."""
        if self.told is not None:
            task = asyncio.create_task(self.told(standing))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _tell_news(
        self,
        standing: Standing,
        old: Post | None,
        calls: AwaitedPlayers,
        actor: int | None,
        *,
        anew: bool,
    ) -> list[Wait]:
        """Send a post, or edit the current one; return the waits that this ends."""
        store = self._tables.store
        news = await self._news(standing, old, PendingPings(calls.due, actor), calls.times)
        in_place = old if old and not anew and self._is_soliloquy(standing, news, old) else None
        if in_place and await self._edit(standing, in_place, news):
            # The post keeps its age, on which Discord's limit for edits depends.
            post = replace(in_place, ply=standing.record.announced)
            return await store.posts.put(standing.id, STATUS, post, calls.waiting)
        try:
            sent = await self._send(standing, news, old)
            post = Post(sent.channel.id, sent.id, standing.record.announced, store.now())
            over = await store.posts.put(standing.id, STATUS, post, calls.waiting)
        except Exception:
            # The next post must take into account that this one may have arrived.
            await self._suspect(standing, old)
            raise
        await self.retiring.tidy(standing.record)
        try:
            await send_turn_notice(self._client, store, standing)
        except Exception:  # the ping for their turn comes anyway
            _log.exception("game %s: the next player could not be told", standing.id)
        return over

    async def _suspect(self, standing: Standing, old: Post | None) -> None:
        """Store, if possible, that the post may have arrived although sending it failed."""
        try:
            await self.retiring.suspect(standing.record, old)
        except Exception:  # the retry assumes it as well
            _log.exception("game %s: a possibly sent post could not be noted", standing.id)

    async def _keep_waits(self, standing: Standing, calls: AwaitedPlayers) -> list[Wait]:
        """Store whom the game waits for, without posting; return the waits that this ends."""
        if not calls.changed:
            return []
        return await self._tables.store.waits.set_awaited(standing.id, calls.waiting)

    async def _forget_waits(self, record: GameRecord) -> None:
        """End all waits of a game that ended early."""
        await self._remove_reminders(
            await self._tables.store.waits.set_awaited(record.id, NOBODY_AWAITED), record
        )

    async def _remove_reminders(self, over: list[Wait], record: GameRecord) -> None:
        """Remove the reminders of waits that are over."""
        words = guild_words(self._client.get_guild(record.guild_id or 0))
        for wait in over:
            if wait.reminder is not None:
                await remove_reminder(self._client, wait.reminder, words)

    async def _news(
        self, standing: Standing, old: Post | None, due: PendingPings, times: Times
    ) -> StatusUpdate:
        words = self._words(standing)
        since, stop = old.ply if old else 0, standing.record.announced
        entries = (
            await self._tables.store.games.log(standing.id, since, stop) if stop > since else []
        )
        content = await self._content(standing, words, times)
        told = self._story(standing, entries, content)
        if standing.table.result is not None:
            shown = await self._tables.store.notes.shown(standing.id)
            told += notes_lines(shown, standing, words)
        *before, last = in_messages(told) or [""]
        call = await ping_for(self._tables.store, users_to_ping(standing, old, entries, due))
        opening = old is None and not standing.table.result
        below = (fairness_line(standing, words),) if opening else ()
        whole = replace(content, texts=(*content.texts, last), below=below)
        return StatusUpdate(whole, call, tuple(before))

    def _story(
        self, standing: Standing, entries: Sequence[ToldEntry], content: MessageContent
    ) -> list[str]:
        """Return what happened, in as many lines as the post has left on a phone."""
        names = safe_names(standing.players, content.words)
        computers = [seat for seat, each in enumerate(standing.players) if each.user_id is None]
        reader = StoryReader(content.words, names, self._emojis, computers)
        room = max(LEAST_ROOM, LINES - sum(map(height, content.texts)))
        return story_lines(entries, standing.game.story, reader, room)

    async def _show_standing(self, standing: Standing, old: Post, times: Times) -> None:
        """Update the position in the current post, leaving its report of moves as it is."""
        words = self._words(standing)
        content = await self._content(standing, words, times)
        await self._edit(standing, old, StatusUpdate(content), is_news=False)

    async def _edit(
        self, standing: Standing, old: Post, news: StatusUpdate, *, is_news: bool = True
    ) -> bool:
        """Edit the current post, without pings; return whether that worked."""
        channel = self._client.get_partial_messageable(
            old.channel_id, guild_id=standing.record.guild_id
        )
        message = channel.get_partial_message(old.message_id)
        content = news.content
        try:
            if not is_news:
                above, below = texts_of(await send_with_retry(message.fetch))
                told = above[STANDING_TEXTS:]
                content = replace(content, texts=(*content.texts, *told), below=below)
            await send_with_retry(
                lambda: message.edit(
                    view=content.to_view(), attachments=content.files(), allowed_mentions=NOBODY
                )
            )
        except UNREACHABLE as wrong:
            # The next post will contain everything.
            _log.info("game %s: its post could not be edited: %s", standing.id, wrong)
            return False
        return True

    def _is_soliloquy(self, standing: Standing, news: StatusUpdate, old: Post) -> bool:
        """Return whether the news may be put into the current post, as only one person plays.

        Nobody has to be pinged then, and a new post for each turn would only flood the channel. The
        end of the game, and news too long for one post, still get a new post.
        """
        people = sum(player.user_id is not None for player in standing.players)
        alone = people == 1 and not news.call.users and not news.before
        here = old.channel_id == standing.record.channel_id
        fresh = self._tables.store.now() - old.at <= EDITED_WITHIN
        return alone and here and fresh and standing.table.result is None

    async def _content(self, standing: Standing, words: Words, times: Times) -> MessageContent:
        """Return the content of the post, including the rating changes if the game is over."""
        over = standing.table.result is not None
        changes = await self._tables.store.player_stats.rating_changes(standing.id) if over else ()
        rated = change_line(changes, safe_names(standing.players, words), words)
        away = await absences(self._tables.store, standing)
        return await status_message(standing, words, self._pictures, rated, times, away)

    def _words(self, standing: Standing) -> Words:
        return guild_words(self._client.get_guild(standing.record.guild_id or 0))

    async def _send(
        self, standing: Standing, news: StatusUpdate, old: Post | None
    ) -> discord.Message:
        try:
            return await send_update(self._client, standing.record, news, old)
        except UNREACHABLE as wrong:
            _log.warning("game %s: its status could not be posted: %s", standing.id, wrong)
            raise PostFailed(why_failed(wrong)) from wrong

    async def tell_end(
        self, record: GameRecord, why: Msg | None = None, actor: int | None = None
    ) -> None:
        """Announce, once, that a game ended early; `actor` ended it and is not pinged.

        If the channel cannot be reached now, the announcement is retried, also after a restart.
        """
        said = why or msg("bot-ended-early", game=record.id)
        try:
            await self._finished(self._tell_end(record, said, actor))
        except Exception as wrong:
            if not isinstance(wrong, FathomError):
                _log.exception("game %s: its end could not be announced", record.id)
            again = partial(self._tell_end, record, said, actor)
            self.retrying.note((record.id, END), lambda: self._finished(again()))
        else:
            self.retrying.forget((record.id, END))

    async def _tell_end(self, record: GameRecord, why: Msg, actor: int | None) -> None:
        """Announce an early end unless that is done already, and clean up what the game leaves.

        It is stored as announced only after all this, so that after a crash everything is repeated.
        """
        store = self._tables.store
        async with self._locks.setdefault(record.id, asyncio.Lock()):
            if await store.posts.is_end_told(record.id):
                return
            try:
                await self._send_end(record, why, actor)
            finally:
                if old := await store.posts.get(record.id, STATUS):
                    await store.stale_posts.add(record.id, old)
                await self.retiring.tidy(record)
                await self._forget_waits(record)
                await delete_turn_notices(self._client, store, record)
                await rest_thread(self._client, record.channel_id)
            await store.posts.note_end_told(record.id)

    async def _send_end(self, record: GameRecord, why: Msg, actor: int | None) -> None:
        """Send the announcement that a game ended early, if its channel can be reached."""
        store, words = self._tables.store, guild_words(self._client.get_guild(record.guild_id or 0))
        called = users_to_ping_at_end(await store.games.players(record.id), {actor})
        text = f"{' '.join(f'<@{user}>' for user in called)}: {words.inner(why, None)}"
        call = await ping_for(store, called)
        channel = self._client.get_partial_messageable(
            record.channel_id or 0, guild_id=record.guild_id
        )
        try:
            await send_with_retry(
                lambda: channel.send(
                    f"-# {text if called else words.say(why)}",
                    allowed_mentions=call.mentions,
                    nonce=nonce_of(f"{record.id} ended"),
                    silent=call.silent,
                )
            )
        except UNREACHABLE as wrong:
            _log.info("game %s: its end could not be announced: %s", record.id, wrong)
            if not is_final(wrong):
                raise PostFailed(why_failed(wrong)) from wrong


def _is_news(standing: Standing, old: Post, calls: AwaitedPlayers) -> bool:
    """Return whether a new post is due: someone has to be pinged, or the game is over.

    An answer from one of several awaited players is no news to the others. A post may be due even
    if there is nothing to report, as when the choices of others are still hidden.
    """
    over = standing.table.result is not None
    told = old.ply >= standing.record.announced
    return bool(calls.due) or (not told and (over or bool(standing.called_since(old.ply))))


ARCHIVED, LOCKED = 50083, 160005
"""Discord's error codes for threads in which nobody can write."""
TOO_LARGE = 413
"""The HTTP status for a picture too large for this guild."""


def why_failed(wrong: Exception) -> Msg:
    """Return why a post failed, in words for the player who made the move."""
    if isinstance(wrong, discord.HTTPException) and wrong.code in (ARCHIVED, LOCKED):
        return msg("bot-error-post-locked")
    if isinstance(wrong, discord.Forbidden):
        return msg("bot-error-post-forbidden")
    if isinstance(wrong, discord.NotFound):
        return msg("bot-error-post-gone")
    if isinstance(wrong, discord.HTTPException) and wrong.status == TOO_LARGE:
        return msg("bot-error-post-large")
    return msg("bot-error-post-failed")
