"""An empty side of a player board."""

from __future__ import annotations

import pytest

from engine.underwater_cities.components import Board
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.cards.player_board import BoardSide, board_words
from render.underwater_cities.nation.geometry import Geometry
from render.underwater_cities.nation.site_icons import printed
from tests.engine.underwater_cities.nations import BOARDS
from tests.render.scene_items import names_in, outside, panels_in, shown, texts_in, within
from tests.render.underwater_cities.tables import pack, words

BOX = Box(16, 16, 1168, 620)
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"board {board.number}")


def drawn(board: Board) -> tuple[Item, ...]:
    drawing = Drawing(1200, 652)
    BoardSide(drawing, board).draw(BOX)
    return shown(drawing)


@each_board
def test_a_board_shows_all_its_sites_in_its_box(board: Board) -> None:
    found = drawn(board)
    names = names_in(found)
    assert names.count("site-city") == len(board.cities) - 1
    assert names.count("dome-white-lit") == 1
    assert names.count("site-expansion") == len(board.cities)
    assert sum(name.startswith("metropolis-") for name in names) == len(board.metropolises)
    assert {city.upper() for city in board.cities} <= set(texts_in(found))
    assert not outside(found, BOX)


@each_board
def test_every_group_building_site_and_printed_tunnel_has_its_field(board: Board) -> None:
    geometry, fields = Geometry(board, BOX.inset(8)), panels_in(drawn(board))
    boxes = [panel.box for panel in fields]
    assert all(geometry.group(city) in boxes for city in board.cities)
    assert all(geometry.sites[site] in boxes for site in board.city_of if ".b" in site)
    printed_on = [name for name in board.tunnel if any(printed(board, name))]
    for name in printed_on:
        assert [box for box in boxes if box.centre == geometry.routes[name].middle], name


@each_board
def test_the_starting_city_stands_on_its_site(board: Board) -> None:
    dome = Geometry(board, BOX.inset(8)).dome(board.start)
    assert "dome-white-lit" in names_in(within(drawn(board), dome))


@each_board
def test_every_surcharge_has_the_frame_of_a_price(board: Board) -> None:
    prices = [panel for panel in panels_in(drawn(board)) if panel.edge == "bad"]
    assert len(prices) == sum(len(one.sites) for one in board.specials if one.surcharge)


def test_a_bonus_stands_on_its_site() -> None:
    board = pack().boards[5]
    geometry, found = Geometry(board, BOX.inset(8)), drawn(board)
    assert "steelplast" in names_in(within(found, geometry.dome("c6")))
    assert names_in(within(found, geometry.sites["c3.b1"])) == ["science"]
    x, y = geometry.routes["t-c8-c9"].middle
    assert "credit" in names_in(within(found, Box(x - 20, y - 20, 40, 40)))


def test_a_board_is_told_with_its_special_sites_first() -> None:
    board = pack().boards[5]
    told = [words().say(one) for one in board_words(board)]
    assert len(told) == len(board.specials) + len(board.bonuses)
    assert all("in Production" in one for one in told[: len(board.specials)])
    assert "City site C6: gain 1 steelplast." in told[len(board.specials) :]
