"""The geometry of the map: areas without gaps, and a lane on which the Sun comes round."""

from __future__ import annotations

from itertools import chain, combinations, pairwise
from math import dist

import pytest

from render.antarctica.question.geography import (
    CENTRE,
    HEIGHT,
    STEP,
    WIDTH,
    lane,
    lane_between,
    sectors,
    ways,
)
from render.antarctica.question.map import BERTH, SHIP
from render.scene import Point

AREAS = tuple(range(1, 9))
each_area = pytest.mark.parametrize("number", AREAS)


def encloses(outline: tuple[Point, ...], x: float, y: float) -> bool:
    """Return whether a point lies within a closed outline."""
    inside = False
    for (left, top), (right, bottom) in pairwise((*outline, outline[0])):
        if (top > y) != (bottom > y) and x < left + (y - top) / (bottom - top) * (right - left):
            inside = not inside
    return inside


def turns_left(one: Point, other: Point) -> bool:
    """Return whether the way from one point to another leads anticlockwise around the pole."""
    (x, y), (right, down) = ((at[0] - CENTRE[0], at[1] - CENTRE[1]) for at in (one, other))
    return x * down - y * right < 0


def continent() -> tuple[Point, ...]:
    """Return the coasts of all areas as one outline."""
    return tuple(chain.from_iterable(sectors()[number].coast for number in AREAS))


# --- the land ------------------------------------------------------------------------------------


def test_the_areas_cover_the_land_and_no_two_overlap() -> None:
    land = continent()
    outlines = [sectors()[number].outline for number in AREAS]
    for x, y in ((x + 0.3, y + 0.6) for x in range(0, WIDTH, 20) for y in range(0, HEIGHT, 20)):
        owners = sum(encloses(outline, x, y) for outline in outlines)
        assert owners == encloses(land, x, y), (x, y)


@each_area
def test_each_area_begins_where_the_one_before_it_ends(number: int) -> None:
    sector, before = sectors()[number], sectors()[AREAS[number - 2]]
    assert sector.coast[0] == sector.border[0] == before.coast[-1]
    assert sector.border[1] in before.outline


# --- the lane ------------------------------------------------------------------------------------


@each_area
def test_the_places_at_sea_lie_side_by_side_in_front_of_their_area(number: int) -> None:
    sector = sectors()[number]
    row = (sector.sun, *sector.berths)
    assert all(abs(dist(one, other) - STEP) <= 4 for one, other in pairwise(row))
    assert all(turns_left(one, other) for one, other in pairwise(row))
    assert turns_left(sector.coast[0], row[0])
    assert turns_left(row[-1], sector.coast[-1])


def test_no_place_at_sea_is_on_land_or_beyond_the_picture_or_in_anothers_way() -> None:
    places = [at for each in sectors().values() for at in (each.sun, *each.berths)]
    assert not any(encloses(continent(), *at) for at in places)
    assert min(dist(one, other) for one, other in combinations(places, 2)) > SHIP
    half = BERTH // 2
    assert all(half <= x <= WIDTH - half and half <= y <= HEIGHT - half for x, y in places)


@each_area
def test_one_step_inward_leads_from_the_first_berth_towards_the_pole(number: int) -> None:
    sector = sectors()[number]
    (x, y), (right, down) = sector.berths[0], sector.inward
    nearer = dist((x, y), CENTRE) - dist((x + right, y + down), CENTRE)
    assert abs(nearer - STEP) <= 1


def test_the_lane_is_closed_and_leads_anticlockwise_around_the_land() -> None:
    points = lane()
    assert points[0] == points[-1]
    assert all(turns_left(one, other) for one, other in pairwise(points))
    assert not any(encloses(continent(), *point) for point in points)


@each_area
def test_the_way_from_one_stop_to_the_next_is_the_suns(number: int) -> None:
    start, end = sectors()[number].sun, sectors()[number % 8 + 1].sun
    there, back = lane_between(start, end), lane_between(end, start)
    assert (there[0], there[-1]) == (start, end)
    assert all(turns_left(one, other) for one, other in pairwise(there[:-1]))
    assert len(there) < len(back) / 2
    assert set(there[1:-1]) <= set(lane())


def test_at_each_border_an_angle_points_where_the_sun_goes() -> None:
    angles = tuple(ways())
    assert len(angles) == len(AREAS)
    for one, tip, other in angles:
        assert turns_left(one, tip)
        assert turns_left(other, tip)
