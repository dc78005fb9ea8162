"""The places that cannot be chosen now, with the reasons."""

from __future__ import annotations

from dataclasses import replace

from bot.custom_ids import Press
from bot.localization import safe_names
from bot.look.private_look import show_look, way_on
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from engine.core.aids.closed import Closed
from engine.core.msg import msg
from engine.core.text import Words


async def why_not(services: Services, reply: Reply, press: Press) -> None:
    """Tell the user in private which places are closed to them now, and why."""
    await reply.defer()
    standing = await services.tables.standing(press.game)
    seat = standing.seat_of(reply.interaction.user.id)
    found = reasons(standing, closed_to(standing, seat), reply.words)
    content = replace(found, rows=(way_on(standing, seat),))
    await show_look(services, reply, standing.id, content)


def closed_to(standing: Standing, seat: int) -> tuple[Closed, ...]:
    """Return the places that are closed in the question that a seat is asked, if any."""
    asked = standing.asked(seat)
    return standing.game.closed(standing.position_asked(seat), asked) if asked else ()


def reasons(standing: Standing, closed: tuple[Closed, ...], words: Words) -> MessageContent:
    """Return the list of closed places; those with the same reason share a line."""
    names = safe_names(standing.players, words)
    by_reason: dict[str, list[str]] = {}
    for one in closed:
        by_reason.setdefault(words.say(one.reason, names), []).append(words.say(one.name, names))
    lines = [f"**{', '.join(places)}** {reason}" for reason, places in by_reason.items()]
    text = "\n".join(lines) if lines else words.say(msg("bot-nothing-closed"))
    return MessageContent(words=words, texts=(text,))
