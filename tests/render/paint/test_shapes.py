"""Panels, lines and rims as they are seen."""

from dataclasses import replace

from render.scene import Box, Line, Outline, Panel, Scene
from render.theme import colour
from tests.render.samples import apart, drawn, pixel, scene, touched


def test_a_panel_fills_its_box_and_nothing_else() -> None:
    box = Box(20, 10, 120, 60)
    assert touched(scene(Panel(box, "ice", "gold"))) == (20, 10, 140, 70)


def test_a_panel_has_its_fill_inside_and_its_edge_around() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "ice", "gold", stroke=3)))
    assert pixel(image, 80, 40) == colour("ice")
    assert pixel(image, 80, 11) == pixel(image, 21, 40) == pixel(image, 138, 40) == colour("gold")


def test_a_panel_has_round_corners() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "ice", "gold", radius=20)))
    assert pixel(image, 21, 11) == pixel(image, 138, 68) == colour("panel")


def test_a_panel_without_a_fill_lets_the_ground_through() -> None:
    image = drawn(scene(Panel(Box(20, 10, 120, 60), "", "gold")))
    assert pixel(image, 80, 40) == colour("panel")


def test_a_large_panel_looks_like_a_small_one() -> None:
    """Large ones are put together from their rims, small ones are one piece."""
    small, large = Box(10, 10, 160, 200), Box(10, 10, 640, 400)
    one, other = (
        drawn(Scene(700, 500, (), (Panel(box, "ice", "gold", stroke=2.5),), "", "panel"))
        for box in (small, large)
    )
    for left, top, at in (
        ("left", "top", 0),
        ("right", "top", 1),
        ("left", "bottom", 2),
        ("right", "bottom", 3),
    ):
        corners = [
            image.crop((x - 20, y - 20, x + 20, y + 20))
            for image, box in ((one, small), (other, large))
            for x, y in [(getattr(box, left), getattr(box, top))]
        ]
        assert apart(*corners) < 1, at


def test_a_large_panel_has_no_seams() -> None:
    image = drawn(
        Scene(700, 500, (), (Panel(Box(0, 0, 700, 500), "ice", "ice", radius=0),), "", "panel")
    )
    assert image.getcolors() == [(700 * 500, colour("ice"))]


def test_a_large_panel_may_have_no_edge() -> None:
    box = Box(10, 10, 380, 280)
    what = replace(scene(Panel(box, "ice", "gold", stroke=0)), width=400, height=300)
    assert touched(what) == (box.left, box.top, box.right, box.bottom)
    image = drawn(what)
    middles = [(11, 150), (388, 150), (200, 11), (200, 288), (200, 150)]
    assert {pixel(image, *spot) for spot in middles} == {colour("ice")}


def test_a_line_goes_through_its_points() -> None:
    image = drawn(scene(Line(((20, 20), (180, 20), (180, 80)), "gold", 4)))
    assert pixel(image, 100, 20) == pixel(image, 180, 50) == colour("gold")


def test_a_dashed_line_has_gaps_and_both_ends() -> None:
    image = drawn(scene(Line(((20, 50), (180, 50)), "gold", 4, dashed=True)))
    row = [pixel(image, x, 50) == colour("gold") for x in range(20, 181)]
    assert row[1]
    assert row[-2]
    assert 0.3 < sum(row) / len(row) < 0.9


def test_a_dashed_rim_is_not_taken_for_one_that_glows() -> None:
    legal, changed = (
        drawn(scene(Outline(Box(40, 20, 120, 60), kind))) for kind in ("legal", "changed")
    )
    assert apart(legal, changed) > 2


def test_a_rim_lies_around_its_box_and_leaves_the_middle_free() -> None:
    image = drawn(scene(Outline(Box(40, 20, 120, 60), "legal")))
    assert pixel(image, 100, 50) == colour("panel")
    left, top, right, bottom = touched(scene(Outline(Box(40, 20, 120, 60), "legal")))
    assert 30 <= left <= 40
    assert 10 <= top <= 20
    assert 160 <= right <= 170
    assert 80 <= bottom <= 90
