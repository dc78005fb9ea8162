"""Ending a game or lobby early: by its only player, by a server manager, or by a poll."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.lobby import lobby_handlers
from bot.look.viewer import seat_or_none
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.polls import polls
from bot.polls.early_end_text import counts_if_ended
from bot.polls.objections import objections_until
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.messaging.polls import PollKind, Question
from db.records import GameRecord
from db.schema import GameState
from db.store import Store
from engine.core.errors import FathomError, Refused
from engine.core.msg import Msg, msg


class MayNotEnd(Refused):
    """Only its sole player, or a server manager who does not play, may end a game alone."""


async def _may_end(store: Store, tables: Tables, record: GameRecord, reply: Reply) -> bool:
    """Return whether a user may end a game or a lobby without asking others.

    Someone who plays with others has to ask them, even as a server manager: nobody gets out of a
    bad game on their own. A game that cannot be read counts for nobody anyway.
    """
    user, manages = reply.interaction.user.id, lobby_handlers.manages(reply.interaction)
    if record.state is GameState.LOBBY or await _standing(tables, record) is None:
        return manages or record.host_id == user
    players = await store.games.players(record.id)
    people = {player.user_id for player in players if player.user_id is not None}
    if people <= {user}:
        return manages or record.host_id == user
    return manages and user not in people


async def _standing(tables: Tables, record: GameRecord) -> Standing | None:
    """Return the standing of a game, or None if it cannot be read."""
    try:
        return await tables.standing(record.id)
    except FathomError:
        return None


async def ask_confirmation(store: Store, tables: Tables, reply: Reply, record: GameRecord) -> None:
    """Ask for confirmation, or offer to ask the others if the user may not end it alone."""
    lobby = record.state is GameState.LOBBY
    standing = None if lobby else await _standing(tables, record)
    counts = counts_if_ended(standing) if standing else None
    if await _may_end(store, tables, record, reply):
        await reply.show(question(record, reply, counts))
        return
    if standing is None or seat_or_none(standing, reply.interaction.user.id) is None:
        raise MayNotEnd(msg("bot-error-may-not-end", game=record.id))
    text = _lines(reply, msg("bot-end-ask", game=record.id), counts)
    button = Button(Press(Verb.PROPOSE_END, record.id), msg("bot-ask-end"), ButtonTone.END)
    await reply.show(MessageContent(words=reply.words, texts=(text,), rows=((button,),)))


def _lines(reply: Reply, *said: Msg | None) -> str:
    return "\n".join(reply.words.say(each) for each in said if each is not None)


async def ask_others(services: Services, reply: Reply, press: Press) -> None:
    """Ask the others whether to end the game early."""
    await reply.defer_update()
    standing = await services.tables.standing(press.game)
    user = reply.interaction.user.id
    seat = standing.seat_of(user)
    others = (player.user_id for player in standing.players)
    due = await objections_until(
        services.store, [each for each in others if each is not None and each != user]
    )
    about = Question(press.game, PollKind.END, seat, standing.ply, user, due_at=due)
    poll = await polls.open_poll(services, about, user)
    ended = poll.outcome is not None
    await reply.say(msg("bot-ended", game=press.game) if ended else msg("bot-table-asked"))


def question(record: GameRecord, reply: Reply, counts: Msg | None = None) -> MessageContent:
    """Return the message that asks for confirmation and says what the game will count for."""
    text = _lines(reply, msg("bot-end-question", game=record.id), counts)
    press = Press(Verb.END_GAME, record.id)
    row = (Button(press, msg("bot-end-game"), ButtonTone.END),)
    return MessageContent(words=reply.words, texts=(text,), rows=(row,))


async def end_game(services: Services, reply: Reply, press: Press) -> None:
    """End the game or lobby, as the user has confirmed."""
    await reply.defer_update()
    record = await services.store.games.by_number(press.game)
    if record is None or record.guild_id != reply.interaction.guild_id:
        raise MayNotEnd(msg("error-no-such-game", game=press.game))
    if not await _may_end(services.store, services.tables, record, reply):
        raise MayNotEnd(msg("bot-error-may-not-end", game=record.id))
    if record.state is GameState.LOBBY:
        await lobby_handlers.close(services, record.id, msg("bot-lobby-closed"))
    else:
        async with services.tables.lock(record.id):
            ended = await services.store.games.end(record.id, "given-up")
        await polls.announce_early_end(services, ended, actor=reply.interaction.user.id)
    await reply.say(msg("bot-ended", game=record.id))
