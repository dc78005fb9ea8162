"""How people are reached besides posts, and how what reached them is taken away again."""

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
    """The same for every try at the same message: one that arrived unnoticed is not sent again."""
    return blake2b(message.encode(), digest_size=LONGEST_NONCE // 2).hexdigest()


@dataclass(frozen=True, slots=True)
class Ping:
    """Who is pinged by a post."""

    users: tuple[int, ...] = ()
    silent: bool = False
    """Whether it makes no sound: they find it when they look."""

    @property
    def mentions(self) -> discord.AllowedMentions:
        """The same as Discord wants it."""
        return only(self.users)


NO_CALL = Ping()
"""Nobody is pinged."""


async def ping_for(store: Store, users: Sequence[int]) -> Ping:
    """How these people are called now by one post for all of them.

    Nobody is pinged who never wants to be. Whoever is away or has quiet hours hears nothing: where
    others are called as well they are left out, else the post makes no sound.
    """
    people = {user: await user_settings(store, user) for user in users}
    wanted = tuple(user for user, person in people.items() if person.reminders)
    awake = tuple(user for user in wanted if people[user].is_awake(store.now()))
    return Ping(awake or wanted, silent=bool(wanted) and not awake)


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Nobody else is pinged than these users."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in users],
    )


def user_words(client: discord.Client, person: UserSettings, guild_id: int | None) -> Words:
    """The language in which somebody used the bot last, else that of a server."""
    if person.locale is not None:
        return words_for(person.locale)
    return guild_words(client.get_guild(guild_id or 0))


def link_to(record: GameRecord, post: Post | None) -> str:
    """The address of a game's post, or of its channel."""
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
    """Send somebody a message of their own; the same one is not sent twice."""
    channel = await client.create_dm(discord.Object(user_id))
    sent = await channel.send(
        view=content.to_view(), allowed_mentions=NOBODY, nonce=nonce, silent=silent
    )
    return Reminder(channel.id, sent.id)


async def send_in_channel(
    client: discord.Client, channel_id: int, call: Ping, content: MessageContent, nonce: str
) -> Reminder:
    """Call somebody in a channel; the same one is not sent twice."""
    channel = client.get_partial_messageable(channel_id)
    sent = await channel.send(
        view=content.to_view(), allowed_mentions=call.mentions, nonce=nonce, silent=call.silent
    )
    return Reminder(sent.channel.id, sent.id)


async def remove_reminder(client: discord.Client, reminder: Reminder, words: Words) -> None:
    """Remove a reminder of what is done; if it cannot be removed, it says so."""
    channel = client.get_partial_messageable(reminder.channel_id)
    message = channel.get_partial_message(reminder.message_id)
    try:
        await message.delete()
    except discord.NotFound:
        return
    except UNREACHABLE as wrong:
        _log.info("a reminder cannot be removed: %s", wrong)
        await _strike(message, words)


async def _strike(message: discord.PartialMessage, words: Words) -> None:
    try:
        view = text_view(f"-# {words.say(msg('bot-reminder-over'))}")
        await message.edit(view=view, allowed_mentions=NOBODY)
    except UNREACHABLE as wrong:
        _log.info("a reminder stays as it is: %s", wrong)
