"""Ending a game or lobby before its time."""

from __future__ import annotations

from collections.abc import Sequence

from bot import lobbying
from bot.house import House
from bot.ids import Press, Verb
from bot.layout import Sheet
from bot.menu import Button, Tone
from bot.replies import Reply
from bot.words import room_words
from db.records import GameRecord
from db.schema import GameState
from engine.core.errors import Refused
from engine.core.msg import msg


class MayNotEnd(Refused):
    """Only the host, or somebody who manages the server, may end a game."""


def check_may_end(record: GameRecord, reply: Reply) -> None:
    """Refuse everybody else."""
    if record.host_id != reply.interaction.user.id and not lobbying.manages(reply.interaction):
        raise MayNotEnd(msg("bot-error-may-not-end", game=record.id))


def question(record: GameRecord, reply: Reply) -> Sheet:
    """Asks once more before a game is ended for good."""
    text = reply.words.say(msg("bot-end-question", game=record.id))
    press = Press(Verb.END_GAME, record.id)
    row = (Button(press, msg("bot-end-game"), Tone.END),)
    return Sheet(words=reply.words, texts=(text,), rows=(row,))


async def end_game(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """End it."""
    await reply.stay()
    records = await house.store.by_guild(reply.interaction.guild_id or 0)
    record = next((each for each in records if each.id == press.game), None)
    if record is None:
        raise MayNotEnd(msg("error-no-such-game", game=press.game))
    check_may_end(record, reply)
    if record.state is GameState.LOBBY:
        await lobbying.close(house, record.id, msg("bot-lobby-closed"))
    else:
        async with house.tables.lock(record.id):
            ended = await house.store.end(record.id, "given-up")
        words = room_words(reply.interaction.guild)
        await house.herald.close_post(ended, msg("bot-ended-early", game=record.id), words)
    await reply.say(msg("bot-ended", game=record.id))
