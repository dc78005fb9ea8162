"""Rows of ships."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.state import StepName
from engine.antarctica.view import ShipView, TurnView
from render.antarctica.board.ship_rows import staying
from render.antarctica.cards.offers import reached
from tests.render.antarctica.tables import (
    some_view,
    with_area,
)


def test_a_ship_that_has_to_leave_is_not_reckoned_with_where_it_lies() -> None:
    view = with_area(some_view(3), 4, ships=(ShipView(2, "on_turn"),))
    others = tuple(replace(area, ships=()) if area.number != 4 else area for area in view.areas)
    turn = TurnView(2, second=False, step="start", target=0, discarded=False, card_used=False)
    leaving = replace(view, areas=others, turn=turn)
    assert reached(leaving, 2) == frozenset()
    arrived = replace(leaving, turn=replace(turn, step="moved"))
    assert reached(arrived, 2) == set(others[3].buildings)


ROW = (ShipView(0, "on_turn"), ShipView(1, "second"), ShipView(2, None))


@pytest.mark.rule("AN-6.2")
@pytest.mark.parametrize(
    ("step", "seats"), [("start", [1, 2]), ("moved", [0, 1, 2]), (None, [0, 1, 2])]
)
def test_only_at_the_start_of_its_turn_a_ship_is_about_to_leave(
    step: StepName | None, seats: list[int]
) -> None:
    view = with_area(some_view(3), 4, ships=ROW)
    turn = step and TurnView(0, second=False, step=step, target=0, discarded=False, card_used=False)
    found = staying(replace(view, turn=turn or None), view.areas[3])
    assert [ship.seat for ship in found] == seats


def test_a_row_that_nobody_leaves_stays_as_it_is() -> None:
    view = with_area(some_view(3), 4, ships=ROW[1:])
    assert staying(view, view.areas[3]) == ROW[1:]
