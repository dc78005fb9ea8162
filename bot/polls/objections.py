"""Objections: notices to players who need not agree, and the time they have to refuse."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime

import discord

from bot.custom_ids import Press, Verb
from bot.localization import guild_words, safe_names
from bot.messages.components import Button, ButtonTone
from bot.messages.direct_messages import (
    Ping,
    link_to,
    nonce_of,
    send_direct,
    send_in_channel,
    user_words,
)
from bot.messages.message_view import MessageContent
from bot.messages.responses import NOBODY, UNREACHABLE
from bot.polls.consent import OBJECTION_PERIOD, Vote, may_object
from bot.polls.poll_message import ballot_button, mention, newcomer, outcome_words
from bot.preferences.user import UserSettings, user_settings
from bot.services import Services
from bot.table.standing import Standing
from bot.timing.availability import add_reachable_time
from bot.timing.time_control import from_now
from db.messaging.polls import Poll, PollKind, PollPost, Question
from db.messaging.posts import STATUS
from db.messaging.waits import Reminder
from db.store import Store
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words

_log = logging.getLogger(__name__)


async def objections_until(store: Store, users: Iterable[int]) -> datetime | None:
    """Return when these users' time to object ends, not counting quiet hours and absences."""
    now = store.now()
    people = [await user_settings(store, user) for user in users]
    return max(
        (add_reachable_time(each.hours, now, OBJECTION_PERIOD) for each in people), default=None
    )


def is_about_own_seat(question: Question) -> bool:
    """Return whether the question is about a player's own seat, so that they are told privately."""
    return question.kind is PollKind.REPLACE and question.due_at is not None


async def notify_affected(services: Services, poll: Poll) -> None:
    """Notify, once, the player who may lose their seat: directly or, failing that, in the channel.

    As it is about their seat, even those who never want pings are told; the message makes no sound
    for them, nor for those who are away or in quiet hours.
    """
    question, store = poll.question, services.store
    if not is_about_own_seat(question) or poll.outcome is not None or poll.letter is not None:
        return
    standing = await services.tables.standing(question.game_id)
    for user in may_object(standing, question):
        person = await user_settings(store, user)
        if (
            sent := await _send(services.client, services.store, standing, poll, user, person)
        ) is not None:
            await store.polls.put_letter(poll.id, PollPost(sent.channel_id, sent.message_id))


async def _send(
    client: discord.Client,
    store: Store,
    standing: Standing,
    poll: Poll,
    user: int,
    person: UserSettings,
) -> Reminder | None:
    record, nonce = standing.record, nonce_of(f"hearing {poll.id}")
    silent = not (person.reminders and person.is_awake(store.now()))
    link = link_to(record, await store.posts.get(record.id, STATUS))
    words = user_words(client, person, record.guild_id)
    try:
        content = _letter(standing, poll, words, link)
        return await send_direct(client, user, content, nonce, silent=silent)
    except UNREACHABLE as wrong:
        _log.info("user %s takes no messages: %s", user, wrong)
    try:
        content = _letter(
            standing, poll, guild_words(client.get_guild(record.guild_id or 0)), "", user
        )
        return await send_in_channel(
            client, record.channel_id or 0, Ping((user,), silent), content, nonce
        )
    except UNREACHABLE as wrong:
        _log.warning(
            "game %s: poll %s: its notice could not be sent: %s", record.id, poll.id, wrong
        )
        return None


def _letter(
    standing: Standing, poll: Poll, words: Words, link: str, called: int | None = None
) -> MessageContent:
    """Return the notice, with the question about the player's seat and what they can do."""
    question, due = poll.question, poll.question.due_at
    said = msg(
        "bot-hearing",
        asker=mention(question.user_id or 0),
        name=newcomer(question),
        title=title(standing.game),
        game=standing.id,
        moment=from_now(due) if due else "",
    )
    lines = [words.say(said) if called is None else f"{mention(called)}: {words.inner(said, None)}"]
    if link:
        lines.append(f"[{words.say(msg('bot-to-game'))}]({link})")
    away = standing.players[question.seat].computer is not None
    back = Press(Verb.COME_BACK if away else Verb.PLAY, standing.id)
    row = (
        Button(back, msg("bot-come-back" if away else "bot-play"), ButtonTone.ON),
        ballot_button(poll, Vote.REFUSE),
        ballot_button(poll, Vote.AGREE),
    )
    return MessageContent(words=words, texts=("\n".join(lines),), rows=(row,))


async def close_notice(
    client: discord.Client, store: Store, standing: Standing, poll: Poll
) -> None:
    """Write the outcome of the poll into the notice, and remove its buttons."""
    seated = poll.question.facts.get("seated")
    if poll.letter is None or poll.outcome is None or seated is None:
        return
    person, record = await user_settings(store, seated), standing.record
    words = user_words(client, person, record.guild_id)
    names = safe_names(standing.players, words)
    head = words.say(msg("bot-heard", title=title(standing.game), game=standing.id))
    content = MessageContent(
        words=words, texts=(f"{head}\n{words.say(outcome_words(standing, poll), names)}",)
    )
    channel = client.get_partial_messageable(poll.letter.channel_id)
    message = channel.get_partial_message(poll.letter.message_id)
    try:
        await message.edit(view=content.to_view(), allowed_mentions=NOBODY)
    except discord.NotFound:
        return
    except UNREACHABLE as wrong:
        _log.info("game %s: a notice could not be edited: %s", record.id, wrong)
