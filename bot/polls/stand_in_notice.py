"""Telling somebody absent that a computer player answers for them, as their table decided."""

from __future__ import annotations

import logging

from bot.custom_ids import Press, Verb
from bot.messages.direct_messages import link_to, nonce_of, own_words, send_direct
from bot.messages.menu import Button, Tone
from bot.messages.message_view import Sheet
from bot.messages.responses import UNREACHABLE
from bot.preferences.user import person_of
from bot.services import House
from db.messaging.posts import STATUS
from engine.core.game import title
from engine.core.msg import msg

_log = logging.getLogger(__name__)


async def tell_stood_in(house: House, game_id: int, seat: int, poll: int) -> None:
    """Tell them once, where only they read it, unless they never want to hear from the bot."""
    standing, store = await house.tables.standing(game_id), house.store
    player, record = standing.players[seat], standing.record
    if player.user_id is None or player.computer is None:
        return
    person = await person_of(store, player.user_id)
    if not person.reminders:
        return
    words = own_words(house.rooms, person, record.guild_id)
    said = words.say(msg("bot-stood-in-direct", title=title(standing.game), game=game_id))
    link = link_to(record, await store.post(game_id, STATUS))
    text = f"{said}\n[{words.say(msg('bot-to-game'))}]({link})"
    play = Button(Press(Verb.PLAY, game_id), msg("bot-play"), Tone.ON)
    sheet = Sheet(words=words, texts=(text,), rows=((play,),))
    nonce = nonce_of(f"stood in {poll}")
    try:
        silent = not person.is_awake(store.now())
        await send_direct(house.rooms, player.user_id, sheet, nonce, silent=silent)
    except UNREACHABLE as wrong:
        _log.info("game %s: nobody could be told of the stand-in: %s", game_id, wrong)
