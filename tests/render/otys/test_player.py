"""A player beside the search zone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.fonts import lay, measure
from render.scene import Scene, Sprite
from render.scene import Words as Lettering
from tests.render.otys.tables import (
    composed,
    context,
    items,
    lettering,
    seen,
    table,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stock_of_two_digits_keeps_clear_of_the_next_icon(seats: int) -> None:
    view = seen(table(seats), None)
    boards = tuple(replace(one, points=96, credits=87, batteries=3) for one in view.boards)
    scene = composed("board", replace(view, boards=boards), context(seats))
    for said in lettering(scene):
        if said.text in {"96", "87"}:
            end = said.box.left + measure(said.text, lay(said).size, bold=True)
            assert end + 4 <= min(_icons_after(scene, said))


def _icons_after(scene: Scene, said: Lettering) -> list[int]:
    """Return the left edges of the stock's icons to the right of a number."""
    return [
        item.centre[0] - item.size // 2
        for item in items(scene)
        if isinstance(item, Sprite)
        and item.name in {"credit", "battery"}
        and item.centre[0] > said.box.left
        and abs(item.centre[1] - said.box.centre[1]) <= 1
    ]
