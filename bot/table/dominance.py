"""Questions that nobody is asked, as one answer leaves open all that any other would."""

from __future__ import annotations

from bot.table.standing import UNASKED, Standing
from engine.core.decision import Answer


def dominant_answer(standing: Standing) -> tuple[int, Answer] | None:
    """Return the seat and answer of the first question that no person has to be asked, if any.

    What may end somebody's turn is always left to them.
    """
    if standing.ended_early:
        return None
    for asked in standing.table.pending:
        seat, player = asked.seat, standing.players[asked.seat]
        if player.user_id is not None and player.computer is None:
            answer = standing.table.dominant(seat)
            if answer is not None and not standing.may_end(seat, answer):
                return seat, answer
    return None


def unasked_since(standing: Standing, seat: int) -> int:
    """Return how many answers a seat has given without being asked since its last step."""
    count = 0
    for entry in reversed(standing.private_moves_of(seat)):
        if entry.by not in UNASKED:
            break
        count += 1
    return count
