"""Sending of a status post, preceded by the texts that do not fit into it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import discord
from discord.abc import Messageable

from bot.messages.direct_messages import NO_CALL, Ping, nonce_of
from bot.messages.message_view import MessageContent, text_view
from bot.messages.responses import NOBODY
from bot.posts.retry import send_with_retry
from db.records import GameRecord, Post


@dataclass(frozen=True, slots=True)
class StatusUpdate:
    """A new status post, with its pings and the texts to send before it."""

    content: MessageContent
    call: Ping = NO_CALL
    """The users pinged: those to move, or everyone at the end."""
    before: tuple[str, ...] = ()
    """The part of the report of moves that does not fit into the post."""


async def send_update(
    client: discord.Client, record: GameRecord, news: StatusUpdate, old: Post | None
) -> discord.Message:
    """Send the texts and then the post, each only once however often that is retried."""
    channel = client.get_partial_messageable(record.channel_id or 0, guild_id=record.guild_id)
    for number, text in enumerate(news.before):
        nonce = nonce_for(record, old, number)
        await send_with_retry(partial(_send_text, channel, text, nonce))
    nonce = nonce_for(record, old, len(news.before), news.call.users)
    return await send_with_retry(partial(_send_post, channel, news, nonce))


async def _send_text(channel: Messageable, text: str, nonce: str) -> discord.Message:
    return await channel.send(view=text_view(text), allowed_mentions=NOBODY, nonce=nonce)


async def _send_post(channel: Messageable, news: StatusUpdate, nonce: str) -> discord.Message:
    return await channel.send(
        view=news.content.to_view(),
        files=news.content.files(),
        allowed_mentions=news.call.mentions,
        nonce=nonce,
        silent=news.call.silent,
    )


def nonce_for(record: GameRecord, old: Post | None, number: int, called: Sequence[int] = ()) -> str:
    """Return a post's nonce, the same for every attempt, so that Discord drops duplicates.

    A post with other pings has another nonce. The seed, which is secret, keeps anyone from working
    out how many answers there were.
    """
    seed = record.setup.seed if record.setup is not None else None
    shown = old and old.message_id
    return nonce_of(f"{seed} {record.id} {record.announced} {shown} {tuple(called)} {number}")
