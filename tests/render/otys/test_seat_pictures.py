"""A seat's sheet, and the panel of its turn."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from render.gallery import ChoiceMark, ReaderContext
from render.scene import Sprite
from tests.render.otys.tables import (
    NAMES,
    badges,
    composed,
    context,
    outlined,
    seen,
    spots_of,
    step,
    table,
    turn,
    words,
)


@pytest.mark.parametrize(("seats", "sides"), [(2, "advanced"), (3, "random"), (4, "basic")])
def test_every_place_that_can_be_chosen_gets_its_letter_in_the_panel(
    seats: int, sides: str
) -> None:
    at, rng = table(seats, 12, sponsor_sides=sides), Rng(3)
    met = set()
    for _ in range(220):
        if not at.pending:
            break
        asked = at.pending[0].seat
        whose = context(seats, spots=spots_of(at, asked))
        scene = composed("panel", seen(at, asked), whose)
        assert badges(scene) == [mark.letter for mark in whose.marks]
        assert len(outlined(scene, "legal")) == len(whose.marks)
        met |= {mark.spot.split(":")[0] for mark in whose.marks}
        step(at, rng)
    assert met == {"level", "position", "display", "contract"}


def test_letters_stand_where_they_belong() -> None:
    whose = ReaderContext(
        words(), NAMES[:2], (ChoiceMark("position:5", "Q"), ChoiceMark("level:2", "R"))
    )
    at = table(2)
    scene = composed("panel", seen(at, turn(at)), whose)
    assert badges(scene) == ["Q", "R"]
    diver, level = outlined(scene, "legal")
    column = at.state.boards[turn(at)].column
    lying = [
        item.name
        for item in scene.items
        if isinstance(item, Sprite)
        and item.name.startswith("diver-")
        and diver.left < item.centre[0] < diver.right
        and diver.top < item.centre[1] < diver.bottom
    ]
    assert lying == [f"diver-{column[4]}"]
    assert level.top < diver.top < diver.bottom < level.bottom
