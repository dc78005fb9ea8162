"""Direct messages, pings outside the status posts, and the removal of old reminders."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import discord

from bot.localization import guild_words, words_for
from bot.messages.message_view import MessageContent, text_view
from bot.messages.responses import NOBODY, UNREACHABLE
from bot.preferences.user import UserSettings, user_settings
from db.messaging.waits import Reminder
from db.records import GameRecord, Post
from db.store import Store
from engine.core.msg import msg
from engine.core.text import Words

LONGEST_NONCE = 25

_log = logging.getLogger(__name__)


def nonce_of(message: str) -> str:
    """Return a message's nonce, the same for every attempt, so that Discord drops duplicates."""
    return blake2b(message.encode(), digest_size=LONGEST_NONCE // 2).hexdigest()


@dataclass(frozen=True, slots=True)
class Ping:
    """The users pinged by a message."""

    users: tuple[int, ...] = ()
    silent: bool = False
    """True if the ping makes no sound and is found only later."""

    @property
    def mentions(self) -> discord.AllowedMentions:
        """The mentions to allow, in discord.py's form."""
        return allow_mentions_of(self.users)


NO_CALL = Ping()
"""A ping of nobody."""


async def ping_for(store: Store, users: Sequence[int]) -> Ping:
    """Return a ping of these users that suits their settings and the time.

    Users who never want pings get none. Those who are away or in quiet hours are left out if others
    are pinged; otherwise the message makes no sound.
    """
    people = {user: await user_settings(store, user) for user in users}
    wanted = tuple(user for user, person in people.items() if person.reminders)
    awake = tuple(user for user in wanted if people[user].is_awake(store.now()))
    return Ping(awake or wanted, silent=bool(wanted) and not awake)


def allow_mentions_of(users: Iterable[int]) -> discord.AllowedMentions:
    """Return the setting that allows mentions of these users only."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in users],
    )


def user_words(client: discord.Client, person: UserSettings, guild_id: int | None) -> Words:
    """Return the words in the language that a user last used, or else in the guild's."""
    if person.locale is not None:
        return words_for(person.locale)
    return guild_words(client.get_guild(guild_id or 0))


def link_to(record: GameRecord, post: Post | None) -> str:
    """Return the link to a game's post, or to its channel."""
    place = f"https://discord.com/channels/{record.guild_id or '@me'}"
    if post is None:
        return f"{place}/{record.channel_id or 0}"
    return f"{place}/{post.channel_id}/{post.message_id}"


async def send_direct(
    client: discord.Client,
    user_id: int,
    content: MessageContent,
    nonce: str,
    *,
    silent: bool = False,
) -> Reminder:
    """Send a direct message; the nonce keeps it from being sent twice."""
    channel = await client.create_dm(discord.Object(user_id))
    sent = await channel.send(
        view=content.to_view(), allowed_mentions=NOBODY, nonce=nonce, silent=silent
    )
    return Reminder(channel.id, sent.id)


async def send_in_channel(
    client: discord.Client, channel_id: int, call: Ping, content: MessageContent, nonce: str
) -> Reminder:
    """Send a message with a ping to a channel; the nonce keeps it from being sent twice."""
    channel = client.get_partial_messageable(channel_id)
    sent = await channel.send(
        view=content.to_view(), allowed_mentions=call.mentions, nonce=nonce, silent=call.silent
    )
    return Reminder(sent.channel.id, sent.id)


async def remove_reminder(client: discord.Client, reminder: Reminder, words: Words) -> None:
    """Delete an outdated reminder; if that fails, edit it to say that it is outdated."""
    channel = client.get_partial_messageable(reminder.channel_id)
    message = channel.get_partial_message(reminder.message_id)
    try:
        await message.delete()
    except discord.NotFound:
        return
    except UNREACHABLE as wrong:
        _log.info("a reminder could not be deleted: %s", wrong)
        await _strike(message, words)


async def _strike(message: discord.PartialMessage, words: Words) -> None:
    try:
        view = text_view(f"-# {words.say(msg('bot-reminder-over'))}")
        await message.edit(view=view, allowed_mentions=NOBODY)
    except UNREACHABLE as wrong:
        _log.info("a reminder could not be edited: %s", wrong)
