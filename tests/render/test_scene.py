"""Pictures as plain data."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from render.scene import Box, Panel, Scene, Sprite, Words
from tests.render.scene_items import apart, holds

BOX = Box(10, 20, 100, 61)


def test_the_sides_and_the_middle_of_a_box_follow_from_its_corner_and_size() -> None:
    assert (BOX.right, BOX.bottom, BOX.centre) == (110, 81, (60, 50))


def test_a_box_loses_its_margin_on_all_sides() -> None:
    assert BOX.inset(5) == Box(15, 25, 90, 51)
    assert BOX.inset(-5).inset(5) == BOX


@pytest.mark.parametrize(("count", "gap"), [(1, 8), (3, 0), (3, 5), (7, 2)])
def test_columns_and_rows_are_equal_stay_in_the_box_and_keep_their_gap(
    count: int, gap: int
) -> None:
    for parts in (BOX.columns(count, gap), BOX.rows(count, gap)):
        assert len(parts) == count
        assert len({(part.width, part.height) for part in parts}) == 1
        assert all(holds(BOX, part) for part in parts)
        assert apart(parts)
    columns, rows = BOX.columns(count, gap), BOX.rows(count, gap)
    assert all(b.left - a.right == gap for a, b in pairwise(columns))
    assert all(b.top - a.bottom == gap for a, b in pairwise(rows))
    assert {(part.top, part.height) for part in columns} == {(BOX.top, BOX.height)}
    assert {(part.left, part.width) for part in rows} == {(BOX.left, BOX.width)}


def test_equal_scenes_have_equal_hashes_so_that_a_painted_one_can_be_found_again() -> None:
    scene = Scene(200, 100, (Panel(BOX),), (Sprite("credit", (5, 5), 10), Words("x", BOX)), "alt")
    same = Scene(200, 100, (Panel(BOX),), (Sprite("credit", (5, 5), 10), Words("x", BOX)), "alt")
    assert {scene: 1}[same] == 1
    assert replace(scene, alt="other") != scene
