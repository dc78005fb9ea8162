"""The geometry of a nation in the picture of a question: everything of a city in its plaza."""

from __future__ import annotations

import pytest

from engine.underwater_cities.pack.components import Board
from render.scene import Box
from render.underwater_cities.question.network import Network
from tests.engine.underwater_cities.nations import BOARDS
from tests.render.scene_items import apart, holds

BOX = Box(16, 140, 1068, 552)
LOW = Box(16, 148, 1068, 346)
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"board {board.number}")


@each_board
@pytest.mark.parametrize("box", [BOX, LOW], ids=["alone", "above cards"])
def test_plazas_and_metropolises_are_in_the_box_and_apart(board: Board, box: Box) -> None:
    network = Network(board, box)
    groups = [network.group(city) for city in board.cities]
    tiles = [network.metropolis(place) for place in board.metropolis]
    assert all(holds(box, one) for one in (*groups, *tiles))
    assert apart((*groups, *tiles))


@each_board
def test_the_sites_of_a_city_lie_around_its_dome_and_name(board: Board) -> None:
    network = Network(board, BOX)
    assert set(network.sites) == set(board.city_of)
    assert apart(network.sites.values())
    for city in board.cities:
        plaza = network.group(city)
        own = [box for site, box in network.sites.items() if board.city_of[site] == city]
        assert apart((*own, network.dome(city).inset(12)))
        assert all(holds(plaza, box, slack=14) for box in (*own, network.dome(city)))
        assert holds(plaza, network.name(city), slack=8)
        assert network.name(city).centre[1] > network.dome(city).centre[1]


@each_board
def test_buildings_stand_at_the_sides_and_each_knows_which(board: Board) -> None:
    network = Network(board, BOX)
    for site, city in board.city_of.items():
        middle, here = network.centre(city)[0], network.sites[site].centre[0]
        side = network.outward(site)
        assert side == (here > middle) - (here < middle)
        assert (side == 0) <= (site == board.expansions[city])


@each_board
def test_a_plaza_is_its_box_with_equal_corners_cut_off(board: Board) -> None:
    network = Network(board, BOX)
    for city in board.cities:
        box, corners = network.group(city), network.corners(city)
        assert len(set(corners)) == 8
        across, down = ({point[place] for point in corners} for place in (0, 1))
        cut = sorted(across)[1] - box.left
        assert cut > 0
        assert across == {box.left, box.left + cut, box.right - cut, box.right}
        assert down == {box.top, box.top + cut, box.bottom - cut, box.bottom}
        edges = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        assert not set(edges) & set(corners)


@each_board
def test_all_sites_of_a_board_are_of_one_size(board: Board) -> None:
    sizes = {(box.width, box.height) for box in Network(board, BOX).sites.values()}
    assert len(sizes) == 1
    ((width, height),) = sizes
    assert width == height
