"""A private look at a game: it replaces the one before and leads to one's own panel."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.services import Services
from bot.table.standing import Standing
from db.schema import GameState
from engine.core.msg import msg


async def show_look(
    services: Services, reply: Reply, game_id: int, content: MessageContent
) -> None:
    """Show a look in place of the user's one before."""
    await reply.show(content)
    await services.open_looks.register(game_id, reply, services.store.now())


def way_on(standing: Standing, seat: int | None) -> tuple[Button, ...]:
    """Return the last buttons of a look: to one's own panel, if there is one, and to the tools."""
    more = Button(Press(Verb.MORE, standing.id), msg("bot-more"))
    # The position may be an earlier one, at which the game still went on.
    if seat is None or standing.record.state is not GameState.RUNNING:
        return (more,)
    tone = ButtonTone.PLAIN if standing.asked(seat) is None else ButtonTone.ON
    return Button(Press(Verb.PLAY, standing.id), msg("bot-play"), tone), more
