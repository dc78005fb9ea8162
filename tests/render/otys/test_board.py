"""The public pictures."""

from __future__ import annotations

from tests.render.otys.tables import (
    badges,
    composed,
    context,
    seen,
    table,
)


def test_marks_on_the_board_are_put_beside_whoever_is_on_turn() -> None:
    at = table(3)
    plain = composed("board", seen(at, None), context(3))
    marked = composed("board", seen(at, None), context(3, spots=("level:1", "level:5")))
    assert badges(plain) == []
    assert badges(marked) == ["A", "B"]
