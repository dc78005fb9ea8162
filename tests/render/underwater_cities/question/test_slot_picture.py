"""The picture of the action slots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.pack.components import ALWAYS
from engine.underwater_cities.view import SlotView, UnderwaterCitiesView
from render.scene import Box, Panel, Scene, Sprite
from render.underwater_cities.question.card_picture import print_of
from render.underwater_cities.question.questions import SLOTS
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.panels import title
from tests.render.underwater_cities.tables import (
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    sprites,
    table,
    texts,
)


def taken(view: UnderwaterCitiesView, **tiles: tuple[int, ...]) -> UnderwaterCitiesView:
    """Return the view with these tiles on the slots."""
    slots = tuple(SlotView(one.slot, tiles.get(one.slot, ()), fourth=False) for one in view.slots)
    return replace(view, slots=slots)


def shown(view: UnderwaterCitiesView, *spots: str) -> Scene:
    """Return the picture with these slots to choose from."""
    return composed(SLOTS, view, context(len(view.players), spots=spots))


def name_box(scene: Scene, name: str) -> Box:
    """Return the box of the printed name of a slot."""
    return next(word.box for word in lettering(scene) if word.text == name)


def tile_of(scene: Scene, name: str) -> Panel:
    """Return the tile on which a name is printed."""
    at = name_box(scene, name).centre
    return next(
        item
        for item in items(scene)
        if isinstance(item, Panel)
        and item.box.width > 200
        and item.box.left < at[0] < item.box.right
        and item.box.top < at[1] < item.box.bottom
    )


@pytest.mark.parametrize(("seats", "rows"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_every_slot_has_its_name_and_the_names_never_move(seats: int, rows: int) -> None:
    view = seen(table(seats), 0)
    names = [f"{letter}{place}" for letter in "GRY" for place in range(1, rows + 1)]
    free = shown(view, *(one.slot for one in view.slots))
    busy = shown(taken(view, green_1=(0,), red_2=(0,), yellow_3=(0,)), "always")
    assert set(names) <= set(texts(free))
    assert [name_box(free, name) for name in names] == [name_box(busy, name) for name in names]


def test_slots_that_can_be_chosen_are_rimmed_and_no_others() -> None:
    view = taken(seen(table(4), 0), green_2=(1,))
    scene = shown(view, "green_1", "red_3", ALWAYS)
    assert scene.marked == ("green_1", "red_3", ALWAYS)
    legal = [item for item in items(scene) if isinstance(item, Panel) and item.edge == "legal"]
    assert len(legal) == 3
    assert tile_of(scene, "G1").edge == "legal"
    assert tile_of(scene, "G2").edge != "legal"


def test_a_taken_slot_is_dimmed_and_bears_the_shape_of_its_seat() -> None:
    view = taken(seen(table(4), 0), green_1=(1,))
    scene = shown(view, "red_1")
    tile = tile_of(scene, "G1")
    assert tile.fill == "slot-green-dim"
    within = [one for one in sprites(scene) if _in(tile.box, one)]
    assert ("seat-triangle", "seat-2") in {(one.name, one.tint) for one in within}
    assert all(one.faded for one in within if not one.name.startswith("seat-"))


def _in(box: Box, sprite: Sprite) -> bool:
    x, y = sprite.centre
    return box.left < x < box.right and box.top < y < box.bottom


def test_several_tiles_on_a_slot_are_all_shown() -> None:
    scene = shown(taken(seen(table(4), 0), yellow_4=(1, 3)), "red_1")
    tile = tile_of(scene, "Y4")
    assert {one.tint for one in sprites(scene) if _in(tile.box, one) and one.tint} == {
        "seat-2",
        "seat-4",
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_the_effect_of_each_slot_stands_between_its_name_and_its_end(seats: int) -> None:
    view = seen(table(seats), 0)
    scene = shown(taken(view, **{one.slot: (0, 1) for one in view.slots}), "always")
    for slot in pack().slots(seats).values():
        if slot.colour:
            tile = tile_of(scene, f"{slot.colour[0].upper()}{slot.place}").box
            inside = [one for one in sprites(scene) if _in(tile, one)]
            assert len(inside) > 2
            assert all(tile.left <= one.centre[0] - one.size // 2 for one in inside)
            assert all(one.centre[0] + one.size // 2 <= tile.right for one in inside)


def test_the_hand_lies_beside_the_slots() -> None:
    view = holding("smuggling", "embassy")
    scene = shown(view, "always")
    assert {title("smuggling"), title("embassy")} <= {
        said.replace("\n", " ") for said in texts(scene)
    }
    right = max(name_box(scene, name).right for name in ("G1", "R1", "Y1"))
    number = name_box(scene, print_of(pack(), "card:embassy").number)
    assert number.left > right


def test_beside_the_slots_lie_the_goods_where_the_hand_is_on_another_picture() -> None:
    scene = shown(holding("smuggling", "embassy"), "card:smuggling", "card:embassy")
    assert title("embassy") not in texts(scene)
    assert {"point", "biomatter", "farm", "lab-up"} <= {one.name for one in sprites(scene)}


def test_a_card_in_hand_that_can_be_chosen_instead_of_a_slot_is_rimmed() -> None:
    scene = shown(holding("smuggling"), "always", "card:smuggling")
    assert scene.marked == ("always", "card:smuggling")
