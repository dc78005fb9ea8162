"""Named boxes of Antarctica's pictures."""

from __future__ import annotations

import pytest

from render.antarctica.board.layout import (
    AREAS,
    BERTHS,
    BOARD,
    FIELDS,
    SPACES,
    Measure,
    areas_layout,
    board_layout,
    continent,
)
from render.kit.drawing import MARGIN
from render.scene import Box
from tests.render.scene_items import apart, boxes_of, holds

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MEASURES = pytest.mark.parametrize("measure", [BOARD, AREAS], ids=["board", "areas"])


def test_a_continent_is_as_large_as_its_fields_and_the_seams_between_them() -> None:
    assert (AREAS.width, AREAS.height) == (3 * 280 + 24, 2 * 340 + 360 + 24)


def test_the_areas_lie_around_the_middle_anticlockwise() -> None:
    land = continent(0, 0, BOARD, 4)
    assert set(land.areas) == set(range(1, 9))
    middles = {number: place.box.centre for number, place in land.areas.items()}
    assert middles[1][1] == middles[2][1] == middles[3][1]
    assert middles[1][0] < middles[2][0] < middles[3][0]
    assert middles[4][1] < middles[3][1]
    assert middles[7][0] < middles[6][0] < middles[5][0]
    assert middles[7][1] < middles[8][1] < middles[1][1]


@MEASURES
def test_areas_and_the_middle_do_not_overlap(measure: Measure) -> None:
    land = continent(10, 20, measure, 4)
    fields = [*(place.box for place in land.areas.values()), land.middle]
    assert len(FIELDS) == 8
    assert apart(fields)
    assert all(holds(land.box, field) for field in fields)
    assert land.box == Box(10, 20, measure.width, measure.height)


@SEATS
@MEASURES
def test_the_parts_of_an_area_do_not_overlap_and_stay_in_it(measure: Measure, seats: int) -> None:
    for place in continent(0, 0, measure, seats).areas.values():
        parts = boxes_of(place.berths, place.title, place.chips, place.spaces, place.prize)
        assert (len(place.berths), len(place.chips)) == (BERTHS, seats)
        assert len(place.spaces) == SPACES
        assert apart(parts)
        assert all(holds(place.box, part) for part in parts)


@MEASURES
def test_ships_lie_at_the_rim_of_the_continent(measure: Measure) -> None:
    land = continent(0, 0, measure, 3)
    for place in land.areas.values():
        berths = place.berths
        flat = len({berth.top for berth in berths}) == 1
        rim = (land.box.top, land.box.bottom) if flat else (land.box.left, land.box.right)
        ends = (berths[0].top, berths[0].bottom) if flat else (berths[0].left, berths[0].right)
        assert ends[0] == rim[0] or ends[1] == rim[1]


@SEATS
def test_no_two_parts_of_the_board_overlap(seats: int) -> None:
    found = board_layout(seats)
    parts = boxes_of(*(found.status, found.continent.box, found.offers, found.piles, found.players))
    assert len(found.players) == seats
    assert apart(parts)
    frame = Box(0, 0, found.width, found.height).inset(MARGIN)
    assert all(holds(frame, part) for part in parts)


def test_the_continent_alone_fills_its_picture() -> None:
    found = areas_layout(3)
    assert found.continent.box == Box(0, 0, found.width, found.height).inset(MARGIN)
