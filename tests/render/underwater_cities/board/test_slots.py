"""The action slots on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import SlotView, TurnView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Panel, Scene, Sprite
from render.underwater_cities.question.questions import NOBODY, Question
from render.underwater_cities.question.slot_picture import SlotTiles
from tests.render.underwater_cities.tables import (
    composed,
    context,
    pack,
    seen,
    sprites,
    table,
)

BOX = Box(0, 0, 1100, 600)


def standing(view: UnderwaterCitiesView, **tiles: tuple[int, ...]) -> UnderwaterCitiesView:
    """Return the same table with action tiles on these slots only."""
    slots = tuple(SlotView(one.slot, tiles.get(one.slot, ()), fourth=False) for one in view.slots)
    return replace(view, slots=slots)


def grid(view: UnderwaterCitiesView) -> tuple[Drawing, Scene]:
    """Return a drawing of all slots, and its scene."""
    drawing = Drawing(BOX.width, BOX.height)
    whose = context(len(view.players))
    slots = SlotTiles(drawing, Question(pack(), view, NOBODY, ()), whose)
    slots.coloured(Box(BOX.left, BOX.top, BOX.width, BOX.height - 98))
    slots.always(Box(BOX.left, BOX.bottom - 90, BOX.width, 90))
    return drawing, drawing.scene(whose, "slots")


def inside(scene: Scene, box: Box) -> list[Sprite]:
    """Return the sprites whose middle lies in a box."""
    return [
        one
        for one in sprites(scene)
        if box.left <= one.centre[0] < box.right and box.top <= one.centre[1] < box.bottom
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_slot_of_the_side_in_use_has_a_place_of_its_own(seats: int) -> None:
    drawing, _ = grid(seen(table(seats), None))
    assert set(drawing.places) == set(pack().slots(seats))
    assert len(set(drawing.places.values())) == len(drawing.places)


def test_slots_of_a_colour_stand_below_each_other_clockwise() -> None:
    drawing, _ = grid(seen(table(4), None))
    for colour in ("green", "red", "yellow"):
        boxes = [drawing.places[f"{colour}_{place}"] for place in range(1, 6)]
        assert len({box.left for box in boxes}) == 1
        assert boxes == sorted(boxes, key=lambda box: box.top)


def test_tiles_lie_on_their_slots_in_the_look_of_their_seats() -> None:
    view = standing(seen(table(4), None), green_2=(2,), red_1=(1, 3))
    drawing, scene = grid(view)
    for slot, tiles in {"green_2": ["square"], "red_1": ["triangle", "diamond"]}.items():
        lying = [one for one in inside(scene, drawing.places[slot]) if "seat-" in one.name]
        assert [one.name for one in lying] == [f"seat-{shape}" for shape in tiles]
        assert all(one.tint for one in lying)
    assert sum(one.name.startswith("seat-") for one in sprites(scene)) == 3


def test_tiles_of_nobody_look_like_nobodys() -> None:
    view = standing(seen(table(1), None), red_3=(-1,))
    drawing, scene = grid(view)
    names = [one.name for one in inside(scene, drawing.places["red_3"])]
    assert "tile-neutral" in names


def test_the_fourth_slot_of_the_solo_game_is_told_from_the_others() -> None:
    view = seen(table(1), None)
    fourth = replace(view, slots=(SlotView("green_1", (-1,), fourth=True), *view.slots[1:]))
    drawing, scene = grid(fourth)
    assert "hourglass" in {one.name for one in inside(scene, drawing.places["green_1"])}
    assert sum(one.name == "hourglass" for one in sprites(scene)) == 1


def test_slots_that_could_be_cloned_bear_the_sign_of_the_tile() -> None:
    view = replace(standing(seen(table(4), None), green_2=(2,), red_1=(1,)), cloneable=("green_2",))
    drawing, scene = grid(view)
    with_sign = {
        slot
        for slot, box in drawing.places.items()
        if "clone" in {one.name for one in inside(scene, box)}
    }
    assert with_sign == {"green_2"}


def test_the_slot_in_use_is_lit_in_the_colour_of_whose_turn_it_is() -> None:
    turn = TurnView(2, "yellow_3", None, cloned=False, matched=True, built=())
    drawing, scene = grid(replace(seen(table(4), None), turn=turn))
    lit = [one for one in scene.items if isinstance(one, Panel) and one.edge == "seat-3"]
    assert [one.box for one in lit] == [drawing.places["yellow_3"]]


def test_it_is_told_in_words_who_stands_where() -> None:
    view = standing(seen(table(4), None), green_2=(0,), red_1=(1, 3))
    alt = composed("board", view, context(4)).alt
    assert "G2: Mira." in alt
    assert "R1: Maximiliane von Hohenstein-Berg, Öykü-Björn." in alt
