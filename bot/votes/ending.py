"""Ending a game or lobby before its time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.gathering import lobbying
from bot.house import House
from bot.ids import Press, Verb
from bot.looks.looking import seat_or_none
from bot.messages.layout import Sheet
from bot.messages.menu import Button, Tone
from bot.messages.replies import Reply
from bot.votes import polls
from db.polls import PollKind, Question
from db.records import GameRecord
from db.schema import GameState
from engine.core.errors import Refused
from engine.core.msg import msg


class MayNotEnd(Refused):
    """Only the host, or somebody who manages the server, may end a game."""


def _may_end(record: GameRecord, reply: Reply) -> bool:
    user = reply.interaction.user.id
    return record.host_id == user or lobbying.manages(reply.interaction)


def check_may_end(record: GameRecord, reply: Reply) -> None:
    """Refuse everybody else."""
    if not _may_end(record, reply):
        raise MayNotEnd(msg("bot-error-may-not-end", game=record.id))


async def ask(house: House, reply: Reply, record: GameRecord) -> None:
    """Ask once more, or whether the others shall be asked, if one may not end it alone."""
    user = reply.interaction.user.id
    if record.state is GameState.RUNNING and not _may_end(record, reply):
        standing = await house.tables.standing(record.id)
        if seat_or_none(standing, user) is None:
            check_may_end(record, reply)
        text = reply.words.say(msg("bot-end-ask", game=record.id))
        button = Button(Press(Verb.PROPOSE_END, record.id), msg("bot-ask-end"), Tone.END)
        await reply.show(Sheet(words=reply.words, texts=(text,), rows=((button,),)))
        return
    check_may_end(record, reply)
    await reply.show(question(record, reply))


async def ask_others(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Ask the others whether the game is ended before its time."""
    await reply.stay()
    standing = await house.tables.standing(press.game)
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    about = Question(press.game, PollKind.END, seat, standing.ply, user)
    poll = await polls.ask(house, about, user)
    ended = poll.outcome is not None
    await reply.say(msg("bot-ended", game=press.game) if ended else msg("bot-table-asked"))


def question(record: GameRecord, reply: Reply) -> Sheet:
    """Asks once more before a game is ended for good."""
    text = reply.words.say(msg("bot-end-question", game=record.id))
    press = Press(Verb.END_GAME, record.id)
    row = (Button(press, msg("bot-end-game"), Tone.END),)
    return Sheet(words=reply.words, texts=(text,), rows=(row,))


async def end_game(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """End it."""
    await reply.stay()
    record = await house.store.by_number(press.game)
    if record is None or record.guild_id != reply.interaction.guild_id:
        raise MayNotEnd(msg("error-no-such-game", game=press.game))
    check_may_end(record, reply)
    if record.state is GameState.LOBBY:
        await lobbying.close(house, record.id, msg("bot-lobby-closed"))
    else:
        async with house.tables.lock(record.id):
            ended = await house.store.end(record.id, "given-up")
        await polls.close_game(house, ended, actor=reply.interaction.user.id)
    await reply.say(msg("bot-ended", game=record.id))
