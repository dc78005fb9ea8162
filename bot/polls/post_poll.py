"""Showing a poll: in the message in which it stands, or in a new one that calls who is asked."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.localization import room_words
from bot.messages.direct_messages import call_of, nonce_of
from bot.messages.message_view import Sheet
from bot.messages.responses import NOBODY, UNREACHABLE
from bot.polls.consent import asked_of, only_heard
from bot.polls.objections import close_letter, gets_letter
from bot.polls.poll_message import poll_sheet
from bot.posts.retry import sent_surely
from bot.posts.status_poster import PostFailed, why_failed
from bot.services import House
from bot.table.standing import Standing
from bot.table.waiting import absences
from db.messaging.polls import Outcome, Poll, PollKind, PollPost, Question
from db.records import Told

_log = logging.getLogger(__name__)


async def show_poll(house: House, standing: Standing, poll: Poll) -> None:
    """Show a poll as it is now, in the message in which it stands."""
    record = standing.record
    words = room_words(house.rooms.get_guild(record.guild_id or 0))
    away = await absences(house.store, standing)
    sheet = poll_sheet(standing, poll, words, await taken_by(house, poll.question), away)
    await close_letter(house, standing, poll)
    if poll.post is None:
        if poll.outcome is None:
            called = asked_of(standing, poll.question)
            # Who is told by themselves need not be called twice.
            if not gets_letter(poll.question):
                called += only_heard(standing, poll.question)
            await _send(house, standing, poll, sheet, called)
        return
    room = house.rooms.get_partial_messageable(poll.post.channel_id, guild_id=record.guild_id)
    message = room.get_partial_message(poll.post.message_id)
    try:
        await message.edit(view=sheet.layout(), allowed_mentions=NOBODY)
    except discord.NotFound:
        if poll.outcome is None:
            # Somebody deleted it: those who are asked were called already.
            await _send(house, standing, poll, sheet, ())
    except UNREACHABLE as wrong:
        _log.info("game %s: the post of poll %s stays as it is: %s", record.id, poll.id, wrong)


async def _send(
    house: House, standing: Standing, poll: Poll, sheet: Sheet, called: Sequence[int]
) -> None:
    """Send a poll, calling those who are asked; one that nobody can see is none."""
    record = standing.record
    room = house.rooms.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    call, before = await call_of(house.store, called), poll.post and poll.post.message_id
    nonce = nonce_of(f"poll {poll.id} {before}")
    try:
        sent = await sent_surely(
            lambda: room.send(
                view=sheet.layout(), allowed_mentions=call.mentions, nonce=nonce, silent=call.silent
            )
        )
    except UNREACHABLE as wrong:
        _log.warning("game %s: poll %s could not be posted: %s", record.id, poll.id, wrong)
        await house.store.decide(poll, Outcome.WITHDRAWN)
        raise PostFailed(why_failed(wrong)) from wrong
    await house.store.put_poll_post(poll.id, PollPost(sent.channel.id, sent.id))


async def taken_by(house: House, question: Question) -> Sequence[Told]:
    """What an undo would take back, or has taken back, as it is told."""
    if question.kind is not PollKind.UNDO:
        return ()
    entries = await house.store.told(question.game_id, question.facts["first"], question.ply)
    return [each for each in entries if each.undone_by is None or each.undone_by >= question.ply]
