"""The forecast of Production in a view, compared with what Production then brings."""

from __future__ import annotations

import pytest

from engine.underwater_cities.board.output import Output
from engine.underwater_cities.board.production import total_output
from engine.underwater_cities.board.stock import Stock
from tests.engine.underwater_cities.scene import GAME, Scene

NATION = (
    "c6 c8* t-c6-c9 t-c8-c9+ t-c5-c9 c9.b1:farm+ c9.b2:farm+ c9.x:lab c6.b1:desal+ c6.b2:desal "
    "c5.b1:farm t-c3-c6 t-c3-m2"
)


@pytest.mark.rule("UC-7.5", "UC-7.11", "UC-7.16")
@pytest.mark.parametrize("board", [1, 5, 6])
def test_what_a_view_tells_of_production_is_what_production_brings(board: int) -> None:
    scene = Scene(board=board).claimed("brine_gardens", "freight_tolls")
    scene.player(has_built=NATION, board=board, owns="9k", points=10)
    before = GAME.view(scene.state, 0).players[0]
    scene.start("production")
    after = scene.me()
    eaten = Stock(kelp=before.to_feed)
    expected = before.stock.plus(before.income.stock).minus(eaten)
    assert (after.stock, after.points) == (expected, 10 + before.income.points)
    assert before.to_feed == 3


def test_every_source_of_production_is_told_apart() -> None:
    scene = Scene().claimed("brine_gardens").player(has_built=NATION)
    lines = GAME.view(scene.state, 0).players[0].production
    by_source = {
        source: total_output(line for line in lines if line.source == source)
        for source in ("c9.b1", "c9", "c8", "t-c8-c9", "t-c6-c9", "c5.b1")
    }
    assert by_source == {
        "c9.b1": Output(Stock(kelp=1), 1),
        "c9": Output(Stock(kelp=1), 1),
        "c8": Output(points=2),
        "t-c8-c9": Output(Stock(credit=1), 1),
        "t-c6-c9": Output(Stock(credit=1)),
        "c5.b1": Output(),
    }
    assert {line.source for line in lines if line.reason == "effect"} >= {"mint", "brine_gardens"}


def test_effects_that_ask_the_player_are_named_and_not_counted() -> None:
    scene = Scene().claimed("night_market", "autonomous_systems", "brine_gardens")
    plain = Scene().claimed("brine_gardens")
    shown, without = (GAME.view(one.state, 0).players[0] for one in (scene, plain))
    assert shown.asking == ("night_market", "autonomous_systems")
    assert shown.production == without.production


@pytest.mark.rule("UC-7.19")
def test_cities_that_effects_feed_are_not_counted() -> None:
    scene = Scene().claimed("rooftop_gardens").player(has_built=NATION)
    assert GAME.view(scene.state, 0).players[0].to_feed == 2
