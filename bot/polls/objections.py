"""Hearing those who need not agree: they are told by themselves, and have time to refuse."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import datetime

import discord

from bot.custom_ids import Press, Verb
from bot.localization import room_words, safe_names
from bot.messages.direct_messages import Call, link_to, nonce_of, own_words, send_direct, send_there
from bot.messages.menu import Button, Tone
from bot.messages.message_view import Sheet
from bot.messages.responses import NOBODY, UNREACHABLE
from bot.polls.consent import HEARD_FOR, Say, only_heard
from bot.polls.poll_message import ballot_button, became, mention, newcomer
from bot.preferences.user import Person, person_of
from bot.services import House
from bot.table.standing import Standing
from bot.timing.availability import after_awake
from bot.timing.time_control import from_now
from db.messaging.polls import Poll, PollKind, PollPost, Question
from db.messaging.posts import STATUS
from db.messaging.waits import Reminder
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words

_log = logging.getLogger(__name__)


async def heard_until(house: House, users: Iterable[int]) -> datetime | None:
    """Return until when these people are heard: quiet hours and absence leave them their time."""
    now = house.store.now()
    people = [await person_of(house.store, user) for user in users]
    return max((after_awake(each.hours, now, HEARD_FOR) for each in people), default=None)


def gets_letter(question: Question) -> bool:
    """Say whether somebody is told of this by themselves: it is about their seat."""
    return question.kind is PollKind.REPLACE and question.due_at is not None


async def tell_heard(house: House, poll: Poll) -> None:
    """Tell whoever may lose their seat, once: directly, or in the channel if they take no letters.

    It is about their seat, so it is told also to those who never want to be pinged; they, and who
    cannot be reached now, hear nothing of it.
    """
    question, store = poll.question, house.store
    if not gets_letter(question) or poll.outcome is not None or poll.letter is not None:
        return
    standing = await house.tables.standing(question.game_id)
    for user in only_heard(standing, question):
        person = await person_of(store, user)
        if (sent := await _send(house, standing, poll, user, person)) is not None:
            await store.put_letter(poll.id, PollPost(sent.channel_id, sent.message_id))


async def _send(
    house: House, standing: Standing, poll: Poll, user: int, person: Person
) -> Reminder | None:
    record, rooms, nonce = standing.record, house.rooms, nonce_of(f"hearing {poll.id}")
    silent = not (person.reminders and person.is_awake(house.store.now()))
    link = link_to(record, await house.store.post(record.id, STATUS))
    words = own_words(rooms, person, record.guild_id)
    try:
        sheet = _letter(standing, poll, words, link)
        return await send_direct(rooms, user, sheet, nonce, silent=silent)
    except UNREACHABLE as wrong:
        _log.info("user %s takes no messages: %s", user, wrong)
    try:
        sheet = _letter(standing, poll, room_words(rooms.get_guild(record.guild_id or 0)), "", user)
        return await send_there(rooms, record.channel_id or 0, Call((user,), silent), sheet, nonce)
    except UNREACHABLE as wrong:
        _log.warning("game %s: nobody could be heard about poll %s: %s", record.id, poll.id, wrong)
        return None


def _letter(
    standing: Standing, poll: Poll, words: Words, link: str, called: int | None = None
) -> Sheet:
    """Say what is asked about their seat, and what they can do."""
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
        Button(back, msg("bot-come-back" if away else "bot-play"), Tone.ON),
        ballot_button(poll, Say.REFUSE),
        ballot_button(poll, Say.AGREE),
    )
    return Sheet(words=words, texts=("\n".join(lines),), rows=(row,))


async def close_letter(house: House, standing: Standing, poll: Poll) -> None:
    """Say in the letter what became of the poll, and leave nothing to press there."""
    seated = poll.question.facts.get("seated")
    if poll.letter is None or poll.outcome is None or seated is None:
        return
    person, record = await person_of(house.store, seated), standing.record
    words = own_words(house.rooms, person, record.guild_id)
    names = safe_names(standing.players, words)
    head = words.say(msg("bot-heard", title=title(standing.game), game=standing.id))
    sheet = Sheet(words=words, texts=(f"{head}\n{words.say(became(standing, poll), names)}",))
    room = house.rooms.get_partial_messageable(poll.letter.channel_id)
    message = room.get_partial_message(poll.letter.message_id)
    try:
        await message.edit(view=sheet.layout(), allowed_mentions=NOBODY)
    except discord.NotFound:
        return
    except UNREACHABLE as wrong:
        _log.info("game %s: a letter stays as it is: %s", record.id, wrong)
