"""Seats of a running game that nobody has taken yet, as after it was brought in from elsewhere."""

from __future__ import annotations

from bot.custom_ids import Press, Verb
from bot.messages.menu import Button, ButtonTone, Row
from bot.table.seats import SHAPES
from bot.table.standing import Standing
from db.records import Player
from engine.core.msg import msg


def is_free(player: Player) -> bool:
    """Whether nobody sits on a seat yet, not even a computer player."""
    return player.user_id is None and player.kind == "human"


def has_free(standing: Standing) -> bool:
    """Whether a game still waits for people to sit down."""
    running = standing.table.result is None and not standing.given_up
    return running and any(is_free(player) for player in standing.players)


def free_rows(standing: Standing) -> list[Row]:
    """A button for each free seat, and one that gives all of them to computer players."""
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
