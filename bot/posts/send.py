"""News on their way to the channel: texts that need room of their own, and then the post."""

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
    """What the channel is told."""

    content: MessageContent
    call: Ping = NO_CALL
    """Who is told that they are awaited now, or that the game is over."""
    before: tuple[str, ...] = ()
    """What was done, as far as it does not fit the post itself."""


async def send_update(
    client: discord.Client, record: GameRecord, news: StatusUpdate, old: Post | None
) -> discord.Message:
    """Send the post after all that goes before it, each once however often it has to be sent."""
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
    """The same for every try at the same post: one that arrived unnoticed is not sent again.

    One that calls somebody else is another post. Without the seed nobody can work out from it how
    many answers there were.
    """
    seed = record.setup.seed if record.setup is not None else None
    shown = old and old.message_id
    return nonce_of(f"{seed} {record.id} {record.announced} {shown} {tuple(called)} {number}")
