"""Changes in who plays a seat: stand-ins, coming back, resigning, handing a seat over."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

import discord

from bot.custom_ids import Press, Verb
from bot.localization import guild_words, safe_names
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import NOBODY, UNREACHABLE, Reply
from bot.panels.play import show_panel
from bot.polls import polls
from bot.polls.absence_polls import open_absence_poll
from bot.polls.consent import Vote, people_playing_themselves, resigned_elsewhere
from bot.polls.early_end_text import counts_if_resigned
from bot.polls.objections import objections_until
from bot.polls.poll_message import outcome_words
from bot.posts.status_poster import PostFailed
from bot.services import Services, actor_of, name_of
from bot.table.seats import USUAL_LEVEL, level_words
from bot.table.standing import Standing
from bot.table.waiting import still_holds
from bot.timing.escalation import EscalationStage
from db.messaging.polls import PollKind, Question
from db.records import GameRecord, Player, PlayerKind
from db.store import Store
from engine.core.errors import Refused
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.players import find_player

TWO = 2


class SeatTrouble(Refused):
    """A change of seats that is not possible."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(msg(key, **args))


def check_running(standing: Standing) -> None:
    """Refuse a change once the game is over."""
    if standing.ended_early or standing.table.result is not None:
        raise SeatTrouble("bot-error-game-done", game=standing.id)


# ---------------------------------------------------------------- standing in


async def stand_in(services: Services, reply: Reply, standing: Standing, level: str) -> None:
    """Let a computer player stand in for the user until they are back."""
    find_player(level)
    check_running(standing)
    seat = standing.seat_of(reply.interaction.user.id)
    if sum(player.user_id is not None for player in standing.players) == 1:
        raise SeatTrouble("bot-error-stand-in-alone")
    kind = cast("PlayerKind", level)
    after, news = await services.tables.stand_in(
        standing.id, seat, kind, actor_of(reply.interaction)
    )
    if news:
        await _tell_change(services, reply, after, msg("bot-stands-in", seat=seat))
    rests = not people_playing_themselves(after)
    await show_panel(services, reply, after, note=msg("bot-all-away") if rests else None)


async def come_back(services: Services, reply: Reply, press: Press) -> None:
    """Let the user take their seat back from a stand-in, as requested by a button."""
    message = reply.interaction.message
    private = message is not None and message.flags.ephemeral
    await (reply.defer_update() if private else reply.defer())
    await play_again(services, reply, await services.tables.standing(press.game))


async def play_again(services: Services, reply: Reply, standing: Standing) -> None:
    """Let the user take their seat back from a stand-in."""
    seat = standing.seat_of(reply.interaction.user.id)
    check_running(standing)
    after, news = await services.tables.stand_in(
        standing.id, seat, None, actor_of(reply.interaction)
    )
    await show_panel(
        services, reply, after, note=await _undone_meanwhile(services.store, after, seat)
    )
    if news:
        await _tell_change(services, reply, after, msg("bot-is-back", seat=seat))


async def _undone_meanwhile(store: Store, standing: Standing, seat: int) -> Msg | None:
    """Return a note on how often others have undone moves since the user last moved, if ever."""
    user = standing.players[seat].user_id or 0
    last = await store.history.last_by(standing.id, user, standing.ply)
    since = 0 if last is None else last + 1
    told = await store.games.log(standing.id, since, standing.record.announced)
    undone = sum(each.kind == "undo" and each.seat != seat and bool(each.events) for each in told)
    return msg("bot-undone-meanwhile", count=undone) if undone else None


async def ask_stand_in(
    services: Services, reply: Reply, standing: Standing, seat: int, level: str
) -> None:
    """Ask the table whether a computer player should stand in for another player."""
    find_player(level)
    check_running(standing)
    user = reply.interaction.user.id
    if standing.players[standing.seat_of(user)].stand_in is not None:
        raise SeatTrouble("bot-error-back-first")
    player = standing.players[seat]
    name = safe_names(standing.players, reply.words)[seat]
    if player.computer is not None:
        raise SeatTrouble("bot-error-computer-plays", name=name)
    if seat not in standing.awaited:
        raise SeatTrouble("bot-error-nobody-waits", name=name)
    if not await _may_be_asked_about(services.store, standing, seat):
        raise SeatTrouble("bot-error-not-reminded", name=name)
    poll = await open_absence_poll(services, standing, seat, user, level)
    if poll is not None and poll.outcome is None:
        poll = await polls.cast_vote(services, poll, user, Vote.STAND_IN)
    if poll is None or poll.outcome is None:
        await reply.say(msg("bot-table-asked"))
        return
    reply.names = safe_names(standing.players, reply.words)
    await reply.say(outcome_words(standing, poll))


async def _may_be_asked_about(store: Store, standing: Standing, seat: int) -> bool:
    """Return whether the table may choose what to do about a player, or is choosing already.

    Without this check, players could have their only opponent replaced as soon as it is that
    opponent's turn.
    """
    if await _was_waited_for(store, standing, seat):
        return True
    asked = [poll.question for poll in await store.polls.open_in(standing.id)]
    return any(each.kind is PollKind.ABSENT and each.seat == seat for each in asked)


async def _was_waited_for(store: Store, standing: Standing, seat: int) -> bool:
    """Return whether a player has still not moved after the reminders have been exhausted."""
    waits = [wait for wait in await store.waits.of_game(standing.id) if wait.seat == seat]
    return any(
        wait.step >= EscalationStage.CHOICES and still_holds(standing, wait) for wait in waits
    )


# ---------------------------------------------------------------- resigning


def ends_by_resigning(standing: Standing, seat: int) -> bool:
    """Return whether nobody is left to play against if this seat resigns."""
    others = [each for place, each in enumerate(standing.players) if place != seat]
    return len(others) < TWO or all(each.user_id is None for each in others)


async def ask_resign(reply: Reply, standing: Standing) -> None:
    """Ask for confirmation before a player resigns."""
    check_running(standing)
    seat = standing.seat_of(reply.interaction.user.id)
    ends = ends_by_resigning(standing, seat)
    level = level_words(USUAL_LEVEL)
    question = msg("bot-resign-ends", game=standing.id)
    if not ends:
        question = msg("bot-resign-question", game=standing.id, level=level)
    button = Button(Press(Verb.RESIGN, standing.id, seat), msg("bot-resign"), ButtonTone.END)
    counts = counts_if_resigned(standing, seat)
    said = [reply.words.say(each) for each in (question, counts) if each is not None]
    await reply.show(MessageContent(words=reply.words, texts=("\n".join(said),), rows=((button,),)))


async def resign(services: Services, reply: Reply, press: Press) -> None:
    """Resign the user's seat: a computer player takes over, or the game ends."""
    await reply.defer_update()
    user = reply.interaction.user
    ended = None
    async with services.tables.lock(press.game):
        standing = await services.tables.standing(press.game)
        check_running(standing)
        seat = standing.seat_of(user.id)
        if ends_by_resigning(standing, seat):
            ended = await services.store.games.end(press.game, "resigned", resigned=seat)
        else:
            name = standing.players[seat].name or name_of(user)
            computer = Player(_LEVEL, None, name)
            await services.store.seats.reseat(press.game, seat, computer, resigned=True)
            await services.tables.run_computer_players(press.game)
    if ended is None:
        await _tell_change(services, reply, standing, msg("bot-resigned", seat=seat))
    else:
        why = _won_by_resigning(services.client, standing, seat)
        await polls.announce_early_end(services, ended, why, user.id, told=True)
    await reply.say(msg("bot-you-resigned", game=press.game))


def _won_by_resigning(client: discord.Client, standing: Standing, seat: int) -> Msg:
    """Return the message that a player has resigned and, if only one is left, who wins."""
    names = safe_names(standing.players, _words(client, standing.record))
    others = [msg("bot-name", name=name) for at, name in enumerate(names) if at != seat]
    winners = tuple(others) if len(others) == 1 else ()
    return msg("bot-resigned-end", name=names[seat], winners=winners, count=len(winners))


_LEVEL = cast("PlayerKind", USUAL_LEVEL)


# ---------------------------------------------------------------- handing a seat over


async def replace(
    services: Services, reply: Reply, standing: Standing, seat: int, newcomer: discord.abc.User
) -> None:
    """Ask the table and the newcomer whether the newcomer may take over a seat."""
    check_running(standing)
    user = reply.interaction.user.id
    standing.seat_of(user)
    player = standing.players[seat]
    if newcomer.bot:
        raise SeatTrouble("bot-error-newcomer-bot")
    if any(each.user_id == newcomer.id for each in standing.players):
        raise SeatTrouble("bot-error-newcomer-sits")
    if resigned_elsewhere(standing, seat, newcomer.id):
        raise SeatTrouble("bot-error-newcomer-resigned")
    gone = player.user_id is None or await _has_left(services.client, standing, player.user_id)
    facts = {
        "user": newcomer.id,
        "name": name_of(newcomer),
        "seated": player.user_id,
        "away": gone or await _is_away(services.store, standing, seat),
        "stood_in": player.stand_in is not None,
    }
    due = None if gone else await objections_until(services.store, [player.user_id or 0])
    kind = PollKind.REPLACE
    question = Question(standing.id, kind, seat, standing.ply, user, facts, due_at=due)
    poll = await polls.open_poll(services, question, user)
    mine = poll.question.facts["user"] == newcomer.id and poll.question.seat == seat
    await reply.say(msg("bot-table-asked" if mine else "bot-replace-other-first"))


async def _is_away(store: Store, standing: Standing, seat: int) -> bool:
    """Return whether a seat may be handed over without its player's consent if they do not object.

    It may if a computer player stands in, or if the reminders have been exhausted.
    """
    stood_in = standing.players[seat].stand_in is not None
    return stood_in or await _was_waited_for(store, standing, seat)


async def _has_left(client: discord.Client, standing: Standing, user: int) -> bool:
    """Return whether a user has left the guild, as far as Discord can be asked."""
    guild = client.get_guild(standing.record.guild_id or 0)
    try:
        if guild is not None:
            await guild.fetch_member(user)
    except discord.NotFound:
        return True
    except UNREACHABLE:
        # Without an answer from Discord, they count as present.
        return False
    return False


# ---------------------------------------------------------------- telling


async def _tell_change(services: Services, reply: Reply, standing: Standing, said: Msg) -> None:
    """Announce who plays a seat now, update the status post, and settle the open polls."""
    record = standing.record
    words = _words(services.client, record)
    channel = services.client.get_partial_messageable(
        record.channel_id or 0, guild_id=record.guild_id
    )
    text = words.say(said, safe_names(standing.players, words))
    # If this cannot be sent, the players see it on the board.
    with suppress(*UNREACHABLE):
        await channel.send(f"-# {text}", allowed_mentions=NOBODY)
    try:
        await services.status_poster.tell(record.id, reply.interaction.user.id)
    except PostFailed as wrong:
        await reply.follow_up(wrong.msg)
    await polls.settle_polls(services, record.id, reply.interaction.user.id, others_asked=True)


def _words(client: discord.Client, record: GameRecord) -> Words:
    return guild_words(client.get_guild(record.guild_id or 0))
