"""`/me test-ping`: shows somebody that reminders arrive, where they will arrive."""

from __future__ import annotations

import logging

from bot.localization import room_words
from bot.messages.direct_messages import Call, send_direct, send_there
from bot.messages.message_view import Sheet
from bot.messages.responses import UNREACHABLE, Reply, is_final
from bot.preferences.user import person_of
from bot.services import House
from engine.core.msg import Msg, msg

_log = logging.getLogger(__name__)


async def test_ping(house: House, reply: Reply) -> None:
    """Send what a reminder would look like, and say where it went or why it did not."""
    person = await person_of(house.store, reply.interaction.user.id)
    if not person.reminders:
        await reply.say(msg("bot-ping-off"))
    elif person.place == "direct":
        await reply.say(await _directly(house, reply))
    else:
        await reply.say(await _here(house, reply))


async def _directly(house: House, reply: Reply) -> Msg:
    interaction = reply.interaction
    sheet = Sheet(words=reply.words, texts=(reply.words.say(msg("bot-ping")),))
    try:
        sent = await send_direct(house.rooms, interaction.user.id, sheet, str(interaction.id))
    except UNREACHABLE as wrong:
        if not is_final(wrong):
            raise
        _log.info("user %s takes no messages: %s", interaction.user.id, wrong)
        return msg("bot-ping-refused")
    return msg("bot-ping-direct", link=f"<#{sent.channel_id}>")


async def _here(house: House, reply: Reply) -> Msg:
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        return msg("bot-ping-elsewhere")
    user, words = interaction.user.id, room_words(interaction.guild)
    call, nonce = Call((user,)), str(interaction.id)
    sheet = Sheet(words=words, texts=(f"<@{user}> {words.say(msg('bot-ping'))}",))
    try:
        await send_there(house.rooms, interaction.channel_id, call, sheet, nonce)
    except UNREACHABLE as wrong:
        if not is_final(wrong):
            raise
        _log.info("nobody can be called in channel %s: %s", interaction.channel_id, wrong)
        return msg("bot-ping-forbidden")
    return msg("bot-ping-here")
