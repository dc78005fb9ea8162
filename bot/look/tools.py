"""The tools for which a row of buttons has no room: pictures, the log, the rules."""

from __future__ import annotations

from collections.abc import Iterator

from bot.custom_ids import Press, Verb
from bot.look.history import BOARD, SHEET
from bot.look.private_look import show_look, way_on
from bot.look.viewer import part_name, parts_of, seat_or_none
from bot.messages.components import Button, ComponentRow
from bot.messages.game_text import heading
from bot.messages.menu import rows_of
from bot.messages.message_view import MessageContent
from bot.messages.pictures import kinds_of
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from engine.core.msg import msg
from engine.core.text import Words

HAND = "hand"


async def more(services: Services, reply: Reply, press: Press) -> None:
    """Show all that can be looked at, with a button for each."""
    await reply.defer_privately()
    standing = await services.visible_standing(reply.interaction, press.game)
    seat = seat_or_none(standing, reply.interaction.user.id)
    await show_look(services, reply, standing.id, tools_message(standing, seat, reply.words))


def tools_message(standing: Standing, seat: int | None, words: Words) -> MessageContent:
    """Return a message with a button for all that a seat, or a spectator, can look at."""
    head = heading(standing.seen_by(seat), words)
    play = way_on(standing, seat)[:-1]
    rows: tuple[ComponentRow, ...] = (
        *rows_of(list(_public(standing, words)), words),
        *rows_of(list(_own(standing, seat)), words),
        *rows_of(list(_words(standing)), words),
    )
    return MessageContent(
        words=words,
        texts=(f"{head}\n### {words.say(msg('bot-more-title'))}",),
        rows=(*rows, play),
    )


def _public(standing: Standing, words: Words) -> Iterator[Button]:
    """Yield a button for each public picture; the points are counted only at the end."""
    over = standing.table.result is not None
    for kind in parts_of(standing, words):
        if over or kind != "scores":
            press = Press(Verb.LOOK, standing.id, rest=kind)
            yield Button(press, part_name(standing.game, kind))


def _own(standing: Standing, seat: int | None) -> Iterator[Button]:
    """Yield a button for each picture of one's own, if one plays."""
    if seat is None:
        return
    kinds = {kind.name for kind in kinds_of(standing)}
    for kind, key in ((SHEET, "bot-my-sheet"), (HAND, "bot-my-hand")):
        if kind in kinds:
            yield Button(Press(Verb.LOOK, standing.id, seat, rest=kind), msg(key))


def _words(standing: Standing) -> Iterator[Button]:
    """Yield the buttons for what is told in words."""
    yield Button(Press(Verb.LOG, standing.id), msg("bot-log"))
    yield Button(Press(Verb.CHANGED, standing.id, rest=BOARD), msg("bot-what-changed"))
    if standing.game.topics:
        press = Press(Verb.RULES, standing.id, rest=standing.game.topics[0])
        yield Button(press, msg("bot-rules"))
