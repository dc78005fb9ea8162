"""Rows of ships."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import ShipView, TurnView
from render.antarctica.board.layout import areas_layout
from render.antarctica.cards.offers import reached
from tests.render.antarctica.tables import (
    composed,
    context,
    lying,
    some_view,
    with_area,
)


def test_a_ship_that_has_to_leave_is_not_reckoned_with_where_it_lies() -> None:
    view = with_area(some_view(3), 4, ships=(ShipView(2, "on_turn"),))
    others = tuple(replace(area, ships=()) if area.number != 4 else area for area in view.areas)
    turn = TurnView(2, second=False, step="start", target=0, discarded=False, card_used=False)
    leaving = replace(view, areas=others, turn=turn)
    middle = areas_layout(3).continent.middle
    assert lying(composed("areas", leaving, context(3)), middle, "seat-") == []
    assert reached(leaving, 2) == frozenset()
    arrived = replace(leaving, turn=replace(turn, step="moved"))
    assert lying(composed("areas", arrived, context(3)), middle, "seat-")
    assert reached(arrived, 2) == set(others[3].buildings)
