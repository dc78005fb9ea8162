"""Panels, lines and rims as they look when painted."""

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from render.paint import shapes
from render.paint.shapes import parts
from render.scene import Box, Land, Line, Outline, Panel, Scene
from render.theme import colour
from tests.render.samples import apart, drawn, pixel, scene, touched
from tests.render.scene_items import holds, overlap


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
    """Large panels are assembled from pieces, small ones are painted whole."""
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


# --- pieces of a panel ---------------------------------------------------------------------------


@pytest.mark.parametrize("stroke", [0, 1.5, 3])
def test_the_parts_of_a_large_panel_and_its_inner_field_tile_it(stroke: float) -> None:
    what = Panel(Box(30, 40, 400, 300), stroke=stroke)
    field = shapes.inner_field(what)
    assert field is not None
    areas = [Box(30 + one.left, 40 + one.top, one.width, one.height) for one in parts(what)]
    areas.append(field)
    assert sum(area.width * area.height for area in areas) == 400 * 300
    assert not any(overlap(one, other) for one, other in combinations(areas, 2))
    assert all(holds(what.box, area) for area in areas)


def test_a_part_is_made_as_large_as_it_says() -> None:
    for one in parts(Panel(Box(0, 0, 400, 300))):
        assert one.make().image.size == (one.width, one.height), one.name


def test_a_small_or_flat_panel_is_one_piece() -> None:
    for box in (Box(0, 0, 100, 60), Box(0, 0, 4000, 20)):
        assert [one.name for one in parts(Panel(box))] == ["whole"]
        assert shapes.inner_field(Panel(box)) is None


# --- lines and fields ----------------------------------------------------------------------------


def test_a_line_is_anchored_at_its_first_point() -> None:
    stamp = shapes.line(Line(((50, 10), (20, 60)), width=4))
    mask = stamp.image.getbbox()
    assert mask is not None
    assert 50 + stamp.left + mask[0] == pytest.approx(18, abs=1)
    assert 10 + stamp.top + mask[1] == pytest.approx(8, abs=1)


def test_land_fills_what_its_points_enclose() -> None:
    corner = Land(((20, 20), (120, 20), (20, 80)), "ice")
    image = drawn(scene(corner))
    assert pixel(image, 30, 30) == colour("ice")
    assert pixel(image, 110, 75) == colour("panel")
    assert touched(scene(corner)) == pytest.approx((20, 20, 120, 80), abs=1)


def test_land_has_a_coast_in_the_colour_of_its_edge() -> None:
    coast = Land(((20, 20), (120, 20), (120, 80), (20, 80)), "ice", "gold", 4)
    image = drawn(scene(coast))
    assert pixel(image, 20, 50) == pixel(image, 70, 20) == colour("gold")
    assert pixel(image, 70, 50) == colour("ice")


def test_a_path_begins_and_ends_with_a_dash() -> None:
    path: list[tuple[float, float]] = [(0, 0), (60, 0), (60, 40)]
    found = list(shapes.dashes(path, 10, 5))
    assert dist(found[0][0], (0, 0)) < 0.001
    assert dist(found[-1][-1], (60, 40)) < 0.001
    assert len(found) == 7


def test_a_dash_goes_around_a_corner() -> None:
    path: list[tuple[float, float]] = [(0, 0), (10, 0), (10, 30)]
    first, *_ = shapes.dashes(path, 16, 8)
    assert (10, 0) in first
    assert first[-1][1] > 0


def test_a_path_shorter_than_a_dash_is_one_dash() -> None:
    assert list(shapes.dashes([(0, 0), (3, 0)], 10, 5)) == [[(0, 0), (3, 0)]]


# --- rims ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(shapes.RIMS))
def test_a_rim_reaches_no_farther_than_it_may(kind: str) -> None:
    stamp = shapes.outline(Outline(Box(0, 0, 80, 40), kind))
    assert stamp.image.size == (80 + 2 * shapes.REACH, 40 + 2 * shapes.REACH)
    assert (stamp.left, stamp.top) == (-stamp.image.width // 2, -stamp.image.height // 2)


def test_a_rim_that_does_not_exist_is_refused_by_its_name() -> None:
    with pytest.raises(LookupError, match="no-such-thing"):
        shapes.outline(Outline(Box(0, 0, 80, 40), "no-such-thing"))


def test_a_rim_around_a_thing_smaller_than_its_corners_is_a_ring() -> None:
    stamp = shapes.outline(Outline(Box(0, 0, 20, 20), "changed", radius=99))
    assert stamp.image.getchannel("a").getpixel((stamp.image.width // 2, shapes.REACH))
