"""Posting a poll: editing its message, or sending a new one that pings the players asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.localization import guild_words
from bot.messages.direct_messages import nonce_of, ping_for
from bot.messages.message_view import MessageContent
from bot.messages.responses import NOBODY, UNREACHABLE
from bot.polls.consent import may_object, users_who_must_agree
from bot.polls.objections import close_notice, is_about_own_seat
from bot.polls.poll_message import poll_message
from bot.posts.retry import send_with_retry
from bot.posts.status_poster import PostFailed, why_failed
from bot.table.standing import Standing
from bot.table.waiting import absences
from db.messaging.polls import Outcome, Poll, PollKind, PollPost, Question
from db.records import ToldEntry
from db.store import Store

_log = logging.getLogger(__name__)


async def show_poll(client: discord.Client, store: Store, standing: Standing, poll: Poll) -> None:
    """Show a poll's current state in its message."""
    record = standing.record
    words = guild_words(client.get_guild(record.guild_id or 0))
    away = await absences(store, standing)
    content = poll_message(standing, poll, words, await taken_by(store, poll.question), away)
    await close_notice(client, store, standing, poll)
    if poll.post is None:
        if poll.outcome is None:
            called = users_who_must_agree(standing, poll.question)
            # Those whose own seat it is about get a direct message instead of a ping here.
            if not is_about_own_seat(poll.question):
                called += may_object(standing, poll.question)
            await _send(client, store, standing, poll, content, called)
        return
    channel = client.get_partial_messageable(poll.post.channel_id, guild_id=record.guild_id)
    message = channel.get_partial_message(poll.post.message_id)
    try:
        await message.edit(view=content.to_view(), allowed_mentions=NOBODY)
    except discord.NotFound:
        if poll.outcome is None:
            # Someone deleted it; the players asked have already been pinged.
            await _send(client, store, standing, poll, content, ())
    except UNREACHABLE as wrong:
        _log.info("game %s: the post of poll %s could not be edited: %s", record.id, poll.id, wrong)


async def _send(
    client: discord.Client,
    store: Store,
    standing: Standing,
    poll: Poll,
    content: MessageContent,
    called: Sequence[int],
) -> None:
    """Send a poll and ping these players; withdraw it, and raise, if it cannot be posted."""
    record = standing.record
    channel = client.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    call, before = await ping_for(store, called), poll.post and poll.post.message_id
    nonce = nonce_of(f"poll {poll.id} {before}")
    try:
        sent = await send_with_retry(
            lambda: channel.send(
                view=content.to_view(),
                allowed_mentions=call.mentions,
                nonce=nonce,
                silent=call.silent,
            )
        )
    except UNREACHABLE as wrong:
        _log.warning("game %s: poll %s could not be posted: %s", record.id, poll.id, wrong)
        await store.polls.decide(poll, Outcome.WITHDRAWN)
        raise PostFailed(why_failed(wrong)) from wrong
    await store.polls.put_post(poll.id, PollPost(sent.channel.id, sent.id))


async def taken_by(store: Store, question: Question) -> Sequence[ToldEntry]:
    """Return the log entries that an undo would revert, or has reverted."""
    if question.kind is not PollKind.UNDO:
        return ()
    entries = await store.games.log(question.game_id, question.facts["first"], question.ply)
    return [each for each in entries if each.undone_by is None or each.undone_by >= question.ply]
