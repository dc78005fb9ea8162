"""The optional notice that one's turn comes next, sent once when the turn before it begins."""

from __future__ import annotations

import logging
from datetime import datetime

import discord

from bot.localization import guild_words, safe_names
from bot.messages.direct_messages import (
    Ping,
    link_to,
    nonce_of,
    remove_reminder,
    send_direct,
    send_in_channel,
    user_words,
)
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, is_final
from bot.preferences.user import UserSettings, user_settings
from bot.table.standing import Standing
from db.messaging.posts import STATUS
from db.messaging.waits import Reminder
from db.records import GameRecord, Post
from db.store import Store
from engine.core.game import title
from engine.core.msg import msg
from engine.core.text import Words

_log = logging.getLogger(__name__)


async def send_turn_notice(client: discord.Client, store: Store, standing: Standing) -> None:
    """Tell the next player that their turn is near, if they want to know; delete outdated notices.

    The notice is stored as a post of its own kind, which records that it was sent.
    """
    if len(standing.players) <= len(("one", "the other")):
        return
    following = standing.next_turn
    for seat, player in enumerate(standing.players):
        if player.user_id is None:
            continue
        told = await store.posts.get(standing.id, _kind(seat))
        is_next = seat == following and seat not in standing.awaited and player.computer is None
        if told is not None and not is_next:
            await _take_back(client, store, standing.record, seat, told)
        elif told is None and is_next:
            person = await user_settings(store, player.user_id)
            if _wants_to_know(person, store.now()):
                await _tell(client, store, standing, seat, person)


def _wants_to_know(person: UserSettings, now: datetime) -> bool:
    return person.tell_next and person.reminders and person.is_awake(now)


def _kind(seat: int) -> str:
    return f"next-{seat}"


async def _tell(
    client: discord.Client, store: Store, standing: Standing, seat: int, person: UserSettings
) -> None:
    try:
        sent = await _sent(client, store, standing, seat, person)
    except UNREACHABLE as wrong:
        # The ping for their turn comes anyway.
        _log.info("game %s: the next player could not be told: %s", standing.id, wrong)
        return
    post = Post(sent.channel_id, sent.message_id, standing.ply, store.now())
    await store.posts.put(standing.id, _kind(seat), post)


async def _sent(
    client: discord.Client, store: Store, standing: Standing, seat: int, person: UserSettings
) -> Reminder:
    """Send the notice where the player wants reminders; in the channel if direct messages fail."""
    record, user = standing.record, standing.players[seat].user_id or 0
    post = await store.posts.get(standing.id, STATUS)
    # The hidden seed keeps anyone from working out how many answers there were.
    seed = record.setup.seed if record.setup is not None else None
    nonce = nonce_of(f"{seed} {record.id} {seat} {record.announced} next")
    if person.place == "direct":
        try:
            own = _line(standing, user_words(client, person, record.guild_id), post)
            return await send_direct(client, user, own, nonce)
        except UNREACHABLE as wrong:
            if not is_final(wrong):
                raise
            _log.info("user %s takes no messages: %s", user, wrong)
    words = guild_words(client.get_guild(record.guild_id or 0))
    line = _line(standing, words, post, f"<@{user}> ")
    return await send_in_channel(client, record.channel_id or 0, Ping((user,)), line, nonce)


def _line(standing: Standing, words: Words, post: Post | None, called: str = "") -> MessageContent:
    """Return the notice, which names the game and the player whose turn it is now."""
    names = safe_names(standing.players, words)
    running = standing.game.turn_of(standing.table.state)
    before = msg("bot-name", name=names[running]) if running is not None else msg("list-none")
    said = msg("bot-heads-up", title=title(standing.game), game=standing.id, name=before)
    there = f"[{words.say(msg('bot-to-game'))}]({link_to(standing.record, post)})"
    return MessageContent(words=words, texts=(f"{called}{words.say(said)} {there}",))


async def delete_turn_notices(client: discord.Client, store: Store, record: GameRecord) -> None:
    """Delete all turn notices of a game that has ended early."""
    for seat in range(record.seats):
        if (told := await store.posts.get(record.id, _kind(seat))) is not None:
            await _take_back(client, store, record, seat, told)


async def _take_back(
    client: discord.Client, store: Store, record: GameRecord, seat: int, told: Post
) -> None:
    """Delete a notice because the turn has come, or no longer comes next."""
    words = guild_words(client.get_guild(record.guild_id or 0))
    await store.posts.drop(record.id, _kind(seat))
    await remove_reminder(client, Reminder(told.channel_id, told.message_id), words)
