"""The positions of a player board's sites in a picture."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine.underwater_cities.pack.components import Board, Spot
from render.scene import Box, Point
from render.underwater_cities.nation.geometry import Axis, Geometry, Route
from tests.engine.underwater_cities.nations import BOARDS

BOXES = (Box(16, 112, 1168, 620), Box(0, 0, 640, 420), Box(16, 16, 1168, 760))

each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"board {board.number}")
each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box.width}x{box.height}")


def apart(one: Box, other: Box) -> bool:
    """Return whether two boxes do not overlap."""
    return (
        one.right <= other.left
        or other.right <= one.left
        or one.bottom <= other.top
        or other.bottom <= one.top
    )


def holds(outer: Box, inner: Box) -> bool:
    """Return whether a box contains another."""
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def strictly_inside(box: Box, point: Point) -> bool:
    return box.left < point[0] < box.right and box.top < point[1] < box.bottom


@each_board
@each_box
def test_groups_and_metropolises_are_in_the_box_and_apart(board: Board, box: Box) -> None:
    geometry = Geometry(board, box)
    places = [geometry.group(city) for city in board.cities]
    places += [geometry.metropolis(place) for place in board.metropolis]
    assert all(holds(box, place) for place in places)
    assert all(apart(one, other) for one, other in combinations(places, 2))


@pytest.mark.slow
@each_board
@each_box
def test_sites_lie_in_the_group_of_their_city_and_apart(board: Board, box: Box) -> None:
    geometry = Geometry(board, box)
    assert set(geometry.sites) == set(board.city_of)
    for city in board.cities:
        own = [geometry.sites[site] for site, at in board.city_of.items() if at == city]
        assert all(holds(geometry.group(city), site) for site in own)
        assert all(apart(one, other) for one, other in combinations(own, 2))
        assert all(apart(geometry.dome(city).inset(6), site) for site in own)


@each_board
@each_box
def test_tunnels_run_between_their_ends_and_through_no_group(board: Board, box: Box) -> None:
    geometry = Geometry(board, box)
    groups = {city: geometry.group(city) for city in board.cities}
    groups |= {place: geometry.metropolis(place) for place in board.metropolis}
    for tunnel in board.tunnels:
        route = geometry.routes[tunnel.id]
        near = {
            min(groups, key=lambda name: distance(groups[name], end))
            for end in (route.points[0], route.points[-1])
        }
        assert near == set(tunnel.ends)
        places = (*route.points, route.middle)
        assert not any(strictly_inside(box, at) for box in groups.values() for at in places)


def distance(box: Box, point: Point) -> int:
    """Return the distance of a point from a box, horizontal plus vertical."""
    across = max(box.left - point[0], point[0] - box.right, 0)
    return across + max(box.top - point[1], point[1] - box.bottom, 0)


@each_board
@each_box
def test_names_of_cities_lie_in_the_box_and_upon_no_group(board: Board, box: Box) -> None:
    geometry = Geometry(board, box)
    for city in board.cities:
        name = geometry.name(city)
        assert box.left <= name.left
        assert name.right <= box.right
        assert name.centre[1] + 12 <= box.bottom
        text = name.inset(6)
        assert all(apart(text, geometry.group(other)) for other in board.cities)


def test_rows_and_columns_keep_the_order_that_the_pack_has() -> None:
    board = BOARDS[0]
    moved = replace(board, spots={**board.spots, "c5": Spot(11, 13)})
    first, second = Geometry(board, BOXES[0]), Geometry(moved, BOXES[0])
    assert second.centre("c5")[0] < second.centre("c2")[0]
    assert second.centre("c5")[1] > second.centre("c4")[1]
    assert first.centre("c5") == (first.centre("c2")[0], first.centre("c4")[1])


def test_a_single_row_of_cities_has_a_place_as_well() -> None:
    assert Axis(((3.0, 70.0),)).at(99) == 70


def test_the_middle_of_a_bent_tunnel_lies_upon_it() -> None:
    assert Route(((0, 0), (80, 0), (80, 20))).middle == (50, 0)
    assert Route(((0, 0), (20, 0), (20, 80))).middle == (20, 30)
