"""The sheet and the banner of a player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.scene import Outline
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    composed,
    context,
    items,
    seen,
    table,
)


def test_what_lies_in_a_hand_is_only_counted() -> None:
    at = table(3, seed=2, moves=90)
    for seat in range(3):
        public = composed("sheet", seen(at, None), context(3), seat=seat)
        assert composed("sheet", seen(at, seat), context(3), seat=seat) == public


def test_the_ground_is_the_same_for_all_seats_and_boards() -> None:
    grounds = {
        composed("sheet", view_of(position(board=board)), context(2), seat=seat).ground
        for board in (1, 4, 5)
        for seat in (0, 1)
    }
    assert len(grounds) == 1


@pytest.mark.parametrize("seat", [0, None])
def test_what_was_built_since_the_last_look_is_outlined(seat: int | None) -> None:
    before = view_of(position(nation="c6 t-c6-c9"), seat)
    after = view_of(position(nation="c6 t-c6-c9 c6.b1:farm t-c8-c9"), seat)
    whose = replace(context(2), before=before)
    glowing = [
        item
        for item in composed("sheet", after, whose, seat=0).items
        if isinstance(item, Outline) and item.kind == "changed"
    ]
    assert len(glowing) == 2
    unchanged = composed("sheet", before, whose, seat=0)
    assert not any(isinstance(item, Outline) for item in items(unchanged))
