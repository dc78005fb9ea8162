"""Free seats of a running game, such as an imported one, and the buttons to take them."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.messages.components import Button, ButtonTone, ComponentRow
from bot.table.seats import SHAPES
from bot.table.standing import Standing
from db.records import Player
from engine.core.msg import msg


def is_free(player: Player) -> bool:
    """Return whether a seat is free: nobody plays it, not even a computer player."""
    return player.user_id is None and player.kind == "human"


def has_free(standing: Standing) -> bool:
    """Return whether a game is still waiting for players to take seats."""
    running = standing.table.result is None and not standing.ended_early
    return running and any(is_free(player) for player in standing.players)


def free_rows(standing: Standing) -> list[ComponentRow]:
    """Return a button for each free seat, and one that fills all of them with computer players."""
    if not has_free(standing):
        return []
    free = [seat for seat, player in enumerate(standing.players) if is_free(player)]
    sit = tuple(
        Button(
            Press(Verb.SIT, standing.id, seat),
            msg("bot-sit-here", shape=SHAPES[seat], number=seat + 1),
            ButtonTone.INFORM,
        )
        for seat in free
    )
    return [sit, (Button(Press(Verb.FILL, standing.id), msg("bot-fill-seats")),)]
