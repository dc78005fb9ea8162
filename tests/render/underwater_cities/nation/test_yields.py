"""The sources of Production, and the food that cities need."""

from __future__ import annotations

import pytest

from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.production import total_output
from engine.underwater_cities.board.stock import Stock
from render.scene import Panel
from render.underwater_cities.nation.yields import Yield, feeding_cost, yields
from tests.render.underwater_cities.nations import NATION, position, view_of
from tests.render.underwater_cities.tables import composed, context, pack, sprites, words

COLUMNS = ("point", "credit", "kelp", "steelplast", "science", "biomatter")
NONE = "\N{EN DASH}"


def numbers(output: Output) -> tuple[int, ...]:
    return (output.points, *output.stock)


def named(found: Yield) -> str:
    return words().say(found.name)


@pytest.mark.parametrize("board", [1, 5, 6, 8])
def test_the_sources_add_up_to_the_whole_production(board: int) -> None:
    at = position(board=board).claimed("brine_gardens", "freight_tolls", "night_market")
    player = view_of(at).players[0]
    parts = [one.output for one in yields(pack(), player) if one.output is not None]
    found = Output()
    for part in parts:
        found = found.plus(part)
    assert found == player.income
    assert found == total_output(player.production)


def test_a_pair_of_upgraded_buildings_is_framed() -> None:
    view = view_of(position())
    (city,) = (one for one in yields(pack(), view.players[0]) if named(one) == "C9")
    assert [piece.icon for piece in city.pieces if piece.paired] == ["farm-up", "farm-up"]
    scene = composed("production", view, context(2), seat=0)
    assert sum(isinstance(item, Panel) and item.edge == "gold" for item in scene.items) == 2


@pytest.mark.parametrize(
    ("board", "nation", "times"),
    [
        (5, "c5 t-c5-c9 c5.b4:farm", 2),
        (6, "c6 t-c6-c9 c6.b4:lab", 2),
        (5, "t-c6-c9", 3),
        (8, "c6 t-c6-c9 t-c3-c6 c3*", 3),
    ],
)
def test_a_special_site_shows_how_often_it_produces(board: int, nation: str, times: int) -> None:
    view = view_of(position(board=board, nation=nation))
    pieces = [piece for one in yields(pack(), view.players[0]) for piece in one.pieces]
    assert [piece.times for piece in pieces if piece.times > 1] == [times]
    scene = composed("production", view, context(2), seat=0)
    assert f"times-{times}" in {sprite.name for sprite in sprites(scene)}


def test_joined_tunnels_and_special_metropolis_tunnels_are_told_apart() -> None:
    nation = f"{NATION} c7 t-c7-c8"
    found = yields(pack(), view_of(position(board=6, nation=nation)).players[0])
    outputs = {named(one): one.output for one in found}
    assert outputs["Joined tunnels"] == Output(Stock(credit=2))
    assert outputs["Tunnel to Mint"] == Output(points=2)


@pytest.mark.rule("UC-7.16", "UC-7.17")
@pytest.mark.parametrize(
    ("owns", "expected"),
    [
        ("5k", Output(Stock(kelp=-3))),
        ("2k 5b", Output(Stock(kelp=-2, biomatter=-1))),
        ("1k 1b", Output(Stock(kelp=-1, biomatter=-1), -3)),
        ("", Output(points=-9)),
    ],
)
def test_feeding_takes_kelp_then_biomatter_then_points(owns: str, expected: Output) -> None:
    at = position(nation="c6 c8 t-c6-c9 t-c8-c9", owns=owns)
    player = view_of(at).players[0]
    assert feeding_cost(player) == expected


@pytest.mark.rule("UC-7.18")
def test_no_more_points_are_lost_than_there_are() -> None:
    at = position(nation="c6 c8 t-c6-c9 t-c8-c9")
    at.me().points = 4
    assert feeding_cost(view_of(at).players[0]) == Output(points=-4)
