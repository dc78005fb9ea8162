"""Pictures in another size."""

from __future__ import annotations

import pytest

from render.fonts import fits
from render.kit.drawing import Drawing
from render.kit.enlarge import enlarged, moved, moved_box
from render.scene import Box, Item, Land, Line, Outline, Panel, Sprite, Words
from tests.render.scene_items import READER, extent

BOX = Box(10, 20, 100, 40)
ITEMS: tuple[Item, ...] = (
    Panel(BOX, radius=10, stroke=2),
    Outline(BOX, radius=10),
    Words("Ross", BOX, 30, shrink=20),
    Sprite("sun", (60, 40), 40),
    Line(((10, 20), (110, 60)), width=2),
    Land(((10, 20), (110, 20), (110, 60)), "ice", stroke=2),
)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: type(item).__name__)
def test_everything_takes_up_so_many_times_the_room(item: Item) -> None:
    larger = extent(moved(item, 1.5, (5, 7)))
    assert larger == moved_box(extent(item), 1.5, (5, 7))


def test_strokes_and_letters_grow_too() -> None:
    panel, _, words, _, line, _ = (moved(item, 1.5) for item in ITEMS)
    assert isinstance(panel, Panel)
    assert isinstance(words, Words)
    assert isinstance(line, Line)
    assert (panel.radius, panel.stroke, line.width) == (15, 3, 3)
    assert (words.size, words.shrink) == (45, 30)


@pytest.mark.parametrize("size", range(31, 60))
@pytest.mark.parametrize("by", [0.8, 1.5])
def test_a_text_that_fitted_its_box_still_does(size: int, by: float) -> None:
    words = Words("Königin Maud", Box(0, 0, 13 * size * 11 // 20, size + 1), size, bold=True)
    assert not fits(words) or fits(moved(words, by))  # type: ignore[arg-type]


def test_a_picture_has_another_size_but_the_same_places_and_words() -> None:
    drawing = Drawing(1100, 700)
    drawing.under(ITEMS[0])
    drawing.put(*ITEMS[2:])
    scene = drawing.scene(READER, "a test")
    larger = enlarged(scene, 1.5)
    assert (larger.width, larger.height, larger.alt) == (1650, 1050, "a test")
    assert (len(larger.ground), len(larger.items)) == (len(scene.ground), len(scene.items))


def test_a_part_of_a_larger_picture_keeps_its_places() -> None:
    part, whole = Drawing(100, 100), Drawing(300, 300)
    part.put(ITEMS[0])
    part.place("here", BOX, rimmed=True)
    whole.inlay(part, 2, (30, 40))
    assert whole.places == {"here": Box(50, 80, 200, 80)}
    scene = whole.scene(READER, "a test")
    assert [extent(item) for item in scene.items] == [Box(50, 80, 200, 80)]
