"""Pictures of the whole table and of a player's own turn."""

from __future__ import annotations

import pytest

from render.antarctica.board.layout import areas_layout
from render.theme import SEATS
from tests.render.antarctica import golden
from tests.render.antarctica.tables import (
    composed,
    context,
    lying,
    some_view,
)
from tests.render.scene_text import written


def test_the_way_of_the_sun_lists_each_area_with_ships_and_who_comes_first() -> None:
    view = some_view(3)
    scene = composed("areas", view, context(3))
    middle = areas_layout(3).continent.middle
    waiting = [area for area in view.areas if area.ships]
    ahead = sorted(waiting, key=lambda area: (area.number - view.sun - 1) % 8)
    marks = sorted(lying(scene, middle, "seat-"), key=lambda one: one.centre[1])
    assert [one.tint for one in marks] == [SEATS[area.ships[0].seat].colour for area in ahead]


@pytest.mark.parametrize("name", ["board", "panel"])
def test_a_picture_looks_as_it_was_once_found_good(name: str) -> None:
    expected = (golden.FILES / f"{name}.txt").read_text("utf-8")
    assert written(golden.scenes()[name]) == expected
