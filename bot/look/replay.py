"""The replay of a finished game, turn by turn or as an animation."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from io import BytesIO
from itertools import groupby

import discord

from bot.custom_ids import Press, Verb, chosen, number_in
from bot.localization import safe_names
from bot.look.history import BOARD, turn_heading
from bot.look.viewer import NothingToSee, seat_or_none, standing_at, zoom_rows
from bot.messages.components import Button, ComponentRow, ListEntry, Select
from bot.messages.game_text import heading, in_messages, result_lines, turn_lines
from bot.messages.menu import ENTRIES
from bot.messages.message_view import MessageContent
from bot.messages.pictures import FilmCancelled, PictureRequest
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from db.games.history import Turn
from db.store import Store
from engine.core.msg import msg
from engine.core.text import Words
from render.film import TooLarge

ROOM = 1500
"""The most characters used to report one turn."""
FIRST, LAST = -2, 99999
"""Numbers for the first and last turn, which keep these buttons' custom IDs distinct."""

_log = logging.getLogger(__name__)


class NotOver(NothingToSee):
    """Only a finished game can be replayed."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("bot-error-not-over", game=game_id))


async def step(services: Services, reply: Reply, press: Press) -> None:
    """Show the turn that a button leads to; the first press opens a private message."""
    await reply.defer_privately()
    await show_turn(
        services,
        reply,
        await services.visible_standing(reply.interaction, press.game),
        number_in(press.rest, FIRST),
    )


async def jump(services: Services, reply: Reply, press: Press) -> None:
    """Show the turn selected in the list."""
    await reply.defer_update()
    await show_turn(
        services,
        reply,
        await services.visible_standing(reply.interaction, press.game),
        number_in(chosen(press.values)),
    )


async def show_turn(services: Services, reply: Reply, standing: Standing, number: int) -> None:
    """Show the board after a turn of a finished game, with its actions and changes."""
    _check_over(standing)
    services.picture_limit.consume(reply.interaction.user.id, services.store.now())
    turns = await services.store.history.turns(standing.id)
    shown = min(max(number, 0), len(turns))
    seat = seat_or_none(standing, reply.interaction.user.id)
    then = await standing_at(services.store, standing, turns[shown - 1].stop if shown else 0)
    before = await standing_at(services.store, standing, turns[shown - 2].stop if shown > 1 else 0)
    wanted = PictureRequest(BOARD, seat, before=before.table.view(seat))
    reply.stage("load")
    pictures = await services.pictures.try_draw(then, wanted, reply.words)
    reply.stage("draw")
    ply = then.table.ply
    rows = (
        *_rows(standing, turns, shown, reply.words),
        *zoom_rows(then, BOARD, None, Press(Verb.LOOK, standing.id, ply=ply)),
    )
    texts = (await _texts(services.store, then, turns, shown, reply.words),)
    await reply.show(MessageContent(words=reply.words, texts=texts, pictures=pictures, rows=rows))


def _check_over(standing: Standing) -> None:
    if standing.ended_early:
        raise NothingToSee(msg("bot-ended-early", game=standing.id))
    if standing.table.result is None:
        raise NotOver(standing.id)


async def _texts(
    store: Store, then: Standing, turns: Sequence[Turn], shown: int, words: Words
) -> str:
    """Return the turn's number and actions; after the last turn, also the result."""
    names = safe_names(then.players, words)
    if not shown:
        return f"{heading(then, words)}\n### {words.say(msg('bot-turn-none'))}"
    turn = turns[shown - 1]
    title = words.say(
        msg("bot-turn-of", number=turn.number, last=len(turns), whose=turn_heading(turn)), names
    )
    told = await store.games.log(then.id, turn.start, turn.stop)
    first, *more = in_messages(turn_lines(told, words, names), ROOM) or [""]
    lines = [heading(then, words), f"### {title}", first]
    if more:
        lines.append(f"-# {words.say(msg('bot-more-in-log'))}")
    return "\n".join(filter(None, (*lines, *result_lines(then, words))))


def _rows(
    standing: Standing, turns: Sequence[Turn], shown: int, words: Words
) -> tuple[ComponentRow, ...]:
    """Return the buttons for moving back and forth and the animation, and a select of rounds."""

    def button(key: str, to: int, *, able: bool) -> Button:
        return Button(Press(Verb.REPLAY, standing.id, rest=str(to)), msg(key), able=able)

    back, forward = shown > 0, shown < len(turns)
    row = (
        button("bot-turn-first", FIRST, able=back),
        button("bot-turn-before", shown - 1, able=back),
        button("bot-turn-after", shown + 1, able=forward),
        button("bot-turn-last", LAST, able=forward),
        Button(Press(Verb.FILM, standing.id), msg("bot-film")),
    )
    entries = _moments(turns, words)
    if len(entries) < len(("one", "another")):
        return (row,)
    return (row, Select(Press(Verb.JUMP, standing.id), msg("bot-jump"), entries))


def _moments(turns: Sequence[Turn], words: Words) -> tuple[ListEntry, ...]:
    """Return the turns that begin something new, such as a round, or an even selection of them."""
    firsts = [next(alike) for _, alike in groupby(turns, lambda turn: words.say(turn.moment))]
    if len(firsts) > ENTRIES:
        step = (len(firsts) - 1) / (ENTRIES - 1)
        firsts = [firsts[round(place * step)] for place in range(ENTRIES)]
    return tuple(
        ListEntry(str(turn.number), msg("bot-jump-to", number=turn.number, moment=turn.moment))
        for turn in firsts
    )


async def film(services: Services, reply: Reply, press: Press) -> None:
    """Send the animation of a game, requested by a button."""
    await reply.defer()
    await show_film(services, reply, await services.visible_standing(reply.interaction, press.game))


async def show_film(services: Services, reply: Reply, standing: Standing) -> None:
    """Send an animation of the public board turn by turn, after a note that it takes a while."""
    _check_over(standing)
    user = reply.interaction.user.id
    services.film_limit.consume(user, services.store.now())
    await reply.say(msg("bot-film-being-made"))
    try:
        stages = await services.store.history.stages(standing.id)
        made = await services.pictures.film(standing, stages, reply.words)
    except Exception as wrong:
        # A failed animation must not count against the rate limit.
        services.film_limit.give_back(user)
        if isinstance(wrong, TooLarge):
            raise NothingToSee(msg("bot-error-film-too-large")) from wrong
        if isinstance(wrong, FilmCancelled):
            raise NothingToSee(msg("bot-error-film-stopped")) from wrong
        raise
    reply.stage("film")
    name = f"{standing.game.short_name}-{standing.id}.gif"
    alt = services.pictures.film_alt(standing, stages[-1], reply.words)
    await reply.follow_up_with(file=discord.File(BytesIO(made), name, description=alt))
    await reply.say(msg("bot-film-made"))
