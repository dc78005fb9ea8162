from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.dominance import dominant_answer, unasked_since
from bot.table.tables import Actor, Tables
from db.records import AnswerOrigin
from engine.core.decision import keys_of
from tests.bot.stored_tables import ANN, BEN, answer, begun, opened


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def to_unasked(tables: Tables) -> tuple[int, int]:
    """Play until an order was not asked for; return the game and the seat it was given for."""
    number = await begun(tables, ANN, BEN, game="underwater-cities")
    while True:
        standing = await tables.standing(number)
        for seat in standing.awaited:
            if unasked_since(standing, seat):
                return number, seat
        await answer(tables, number)


async def test_an_order_that_cannot_matter_is_not_asked_for(tables: Tables) -> None:
    number, seat = await to_unasked(tables)
    standing = await tables.standing(number)
    last = standing.private_moves_of(seat)[-1]
    assert last.by is AnswerOrigin.DOMINANT
    assert dominant_answer(standing) is None
    asked = standing.asked(seat)
    assert asked is not None
    assert keys_of(asked.default)


async def test_it_is_undone_together_with_the_step_before(tables: Tables) -> None:
    number, seat = await to_unasked(tables)
    standing = await tables.standing(number)
    own = [each for each in standing.private_moves_of(seat) if each.by is AnswerOrigin.PERSON]
    user = Actor(standing.players[seat].user_id or 0)
    after = await tables.undo(number, seat, standing.mark(seat), user)
    left = after.private_moves_of(seat)
    assert len(left) == len(own) - 1
    assert all(each.by is AnswerOrigin.PERSON for each in left)
