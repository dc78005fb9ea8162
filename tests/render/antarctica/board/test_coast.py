"""The ice and its borders."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from render.antarctica.board.coast import PIECE, ROUGH, coast
from render.antarctica.board.layout import AREAS, BOARD, Continent, continent
from render.scene import Land, Line
from tests.render.scene_items import extent, holds, outside, overlap

LANDS = pytest.mark.parametrize("land", [continent(16, 40, BOARD, 4), continent(16, 16, AREAS, 2)])


def shelf_and_ice(land: Continent) -> list[Land]:
    return [item for item in coast(land) if isinstance(item, Land)]


def borders(land: Continent) -> list[Line]:
    return [item for item in coast(land) if isinstance(item, Line)]


@LANDS
def test_the_ice_lies_on_its_shelf_within_the_continent(land: Continent) -> None:
    shelf, ice = shelf_and_ice(land)
    assert shelf.points == ice.points
    assert shelf.stroke > ice.stroke
    assert (shelf.fill, shelf.edge, ice.fill) == ("ice-deep", "ice-deep", "ice")
    assert not outside([shelf], land.box)


@LANDS
def test_the_coast_is_one_closed_path_without_long_straight_pieces(land: Continent) -> None:
    points = shelf_and_ice(land)[0].points
    steps = [dist(one, other) for one, other in pairwise((*points, points[0]))]
    assert max(steps) < 2 * PIECE + 2 * ROUGH
    assert len(set(points)) == len(points)
    assert len(points) > 60


@LANDS
def test_the_coast_is_rough(land: Continent) -> None:
    points = shelf_and_ice(land)[0].points
    north = land.box.top + land.measure.shore
    tops = [y for _, y in points if abs(y - north) <= ROUGH]
    assert len(set(tops)) > ROUGH
    assert tops.count(north) < len(tops) / 2


@LANDS
def test_the_water_of_the_areas_stays_free_of_ice(land: Continent) -> None:
    box = extent(shelf_and_ice(land)[0])
    shore = land.measure.shore
    assert box.top >= land.box.top + shore - ROUGH
    assert box.bottom <= land.box.bottom - shore + ROUGH


@LANDS
def test_a_border_runs_between_each_two_neighbours_and_not_through_the_middle(
    land: Continent,
) -> None:
    found = borders(land)
    assert len(found) == 8
    assert all(line.dashed for line in found)
    for line in found:
        box = extent(line)
        assert 0 in (box.width, box.height)
        assert not overlap(box, land.middle)
        assert holds(land.box.inset(land.measure.shore), box)
        assert max(box.width, box.height) > 90
        for place in land.areas.values():
            assert not overlap(box.inset(-1), place.title)


def test_the_same_continent_has_the_same_coast_every_time() -> None:
    land = continent(16, 40, BOARD, 4)
    assert list(coast(land)) == list(coast(land))
