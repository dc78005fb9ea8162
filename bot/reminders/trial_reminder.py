"""`/me test-ping`: a test reminder, sent to the place where reminders will arrive."""

from __future__ import annotations

import logging

import discord

from bot.localization import guild_words
from bot.messages.direct_messages import Ping, send_direct, send_in_channel
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, Reply, is_final
from bot.preferences.user import user_settings
from db.store import Store
from engine.core.msg import Msg, msg

_log = logging.getLogger(__name__)


async def send_trial_reminder(client: discord.Client, store: Store, reply: Reply) -> None:
    """Send a test reminder, and say where it went or why it could not be sent."""
    person = await user_settings(store, reply.interaction.user.id)
    if not person.reminders:
        await reply.say(msg("bot-ping-off"))
    elif person.place == "direct":
        await reply.say(await _directly(client, reply))
    else:
        await reply.say(await _here(client, reply))


async def _directly(client: discord.Client, reply: Reply) -> Msg:
    interaction = reply.interaction
    content = MessageContent(words=reply.words, texts=(reply.words.say(msg("bot-ping")),))
    try:
        sent = await send_direct(client, interaction.user.id, content, str(interaction.id))
    except UNREACHABLE as wrong:
        if not is_final(wrong):
            raise
        _log.info("user %s takes no messages: %s", interaction.user.id, wrong)
        return msg("bot-ping-refused")
    return msg("bot-ping-direct", link=f"<#{sent.channel_id}>")


async def _here(client: discord.Client, reply: Reply) -> Msg:
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        return msg("bot-ping-elsewhere")
    user, words = interaction.user.id, guild_words(interaction.guild)
    call, nonce = Ping((user,)), str(interaction.id)
    content = MessageContent(words=words, texts=(f"<@{user}> {words.say(msg('bot-ping'))}",))
    try:
        await send_in_channel(client, interaction.channel_id, call, content, nonce)
    except UNREACHABLE as wrong:
        if not is_final(wrong):
            raise
        _log.info("a test ping could not be sent to channel %s: %s", interaction.channel_id, wrong)
        return msg("bot-ping-forbidden")
    return msg("bot-ping-here")
