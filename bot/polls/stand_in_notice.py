"""The notice to an absent player that a computer player stands in for them."""

from __future__ import annotations

import logging

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone
from bot.messages.direct_messages import link_to, nonce_of, send_direct, user_words
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE
from bot.preferences.user import user_settings
from bot.services import Services
from db.messaging.posts import STATUS
from engine.core.game import title
from engine.core.msg import msg

_log = logging.getLogger(__name__)


async def tell_stood_in(services: Services, game_id: int, seat: int, poll: int) -> None:
    """Tell the player in a direct message, unless they want no reminders from the bot."""
    standing, store = await services.tables.standing(game_id), services.store
    player, record = standing.players[seat], standing.record
    if player.user_id is None or player.computer is None:
        return
    person = await user_settings(store, player.user_id)
    if not person.reminders:
        return
    words = user_words(services.client, person, record.guild_id)
    said = words.say(msg("bot-stood-in-direct", title=title(standing.game), game=game_id))
    link = link_to(record, await store.posts.get(game_id, STATUS))
    text = f"{said}\n[{words.say(msg('bot-to-game'))}]({link})"
    play = Button(Press(Verb.PLAY, game_id), msg("bot-play"), ButtonTone.ON)
    content = MessageContent(words=words, texts=(text,), rows=((play,),))
    nonce = nonce_of(f"stood in {poll}")
    try:
        silent = not person.is_awake(store.now())
        await send_direct(services.client, player.user_id, content, nonce, silent=silent)
    except UNREACHABLE as wrong:
        _log.info("game %s: the notice of a stand-in could not be sent: %s", game_id, wrong)
