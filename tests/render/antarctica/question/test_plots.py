"""The plots of the areas: each on its own ground, with room for all that can stand there."""

from __future__ import annotations

import pytest

from render.antarctica.question.geography import CENTRE, HUB, sectors
from render.antarctica.question.map import ALL_TYPES
from render.antarctica.question.plots import LARGEST, PLOTS, SMALLEST, building_boxes
from render.scene import Align, Box
from tests.render.antarctica.question.test_geography import encloses
from tests.render.scene_items import apart, holds

each_area = pytest.mark.parametrize("number", sorted(PLOTS))


@each_area
def test_a_plot_lies_in_its_area_beside_the_points_of_all(number: int) -> None:
    plot, outline = PLOTS[number], sectors()[number].outline
    for box in (plot.title, plot.buildings, plot.bars):
        assert encloses(outline, *box.centre)
        assert apart((box, HUB.inset(16)))  # its corners are round


def test_buildings_bars_and_names_are_clear_of_each_other() -> None:
    plots = PLOTS.values()
    buildings = [plot.buildings for plot in plots]
    assert apart(plot.title for plot in plots)
    assert apart((*buildings, *(plot.bars for plot in plots)))
    assert all(apart((plot.title, box)) for plot in plots for box in buildings)


@each_area
def test_the_longest_bar_stands_where_the_area_is_deeper(number: int) -> None:
    """Over a long bar stand its points, for which there is no room beside the hub."""
    plot = PLOTS[number]
    if plot.align is not Align.CENTRE:
        left_of_the_pole = plot.bars.centre[0] < CENTRE[0]
        upper = number in (7, 5)
        assert plot.leader_left is (left_of_the_pole is upper)
    assert plot.beside is (plot.align is Align.CENTRE)


@each_area
@pytest.mark.parametrize("count", range(1, ALL_TYPES + 1))
def test_all_buildings_of_an_area_find_room_and_stay_large_enough(number: int, count: int) -> None:
    field = PLOTS[number].buildings
    boxes = building_boxes(field, count)
    assert len(boxes) == count
    assert apart(boxes)
    assert all(holds(field, box) for box in boxes)
    assert {SMALLEST <= box.width == box.height <= LARGEST for box in boxes} == {True}


def test_buildings_shrink_only_as_far_as_they_must() -> None:
    field = Box(0, 0, 200, 120)
    sizes = [building_boxes(field, count)[0].width for count in range(1, 15)]
    assert sizes[:3] == [LARGEST] * 3
    assert sizes == sorted(sizes, reverse=True)
    assert len({box.top for box in building_boxes(field, 3)}) == 1
    assert len({box.top for box in building_boxes(field, 14)}) == 3


def test_a_row_that_is_not_full_stands_in_the_middle() -> None:
    *_, last = boxes = building_boxes(Box(0, 0, 120, 120), 3)
    assert [box.top for box in boxes] == [0, 0, 60]
    assert last.centre[0] == 60


def test_where_nothing_is_built_there_are_no_boxes() -> None:
    assert building_boxes(PLOTS[1].buildings, 0) == ()
