from __future__ import annotations

import math

import pytest

from engine.core import machine
from engine.core.rng import Rng
from engine.players import find_player
from tests.engine.underwater_cities.scene import GAME, Scene, fresh, stroll


def worth(scene: Scene) -> float:
    return GAME.value(scene.state, 0)


def test_a_position_has_a_value_for_every_seat_and_is_not_changed_by_it() -> None:
    for number, (state, _) in enumerate(stroll(4, 1)):
        if number % 60 == 0:
            before = GAME.codec.dump(state)
            assert all(math.isfinite(GAME.value(state, seat)) for seat in range(4))
            assert GAME.codec.dump(state) == before


@pytest.mark.parametrize(
    "better",
    [
        Scene().player(points=1),
        Scene().player(owns="1k"),
        Scene().player(has_built="c6 t-c6-c9"),
        Scene().player(has_built="c9.b1:farm"),
        Scene().player(has_built="t-c6-c9"),
        Scene().claimed("tide_mill"),
        Scene().claimed("shore_leave"),
        Scene().claimed("cheap_casings"),
        Scene().hand("kelp_nursery"),
    ],
    ids=["points", "kelp", "city", "farm", "tunnel", "production", "action", "permanent", "card"],
)
def test_what_helps_is_worth_more(better: Scene) -> None:
    assert worth(better) > worth(Scene())


def test_an_upgrade_is_worth_more_than_what_it_costs() -> None:
    built = Scene().player(owns="1r", has_built="c9.b1:desal")
    upgraded = Scene().player(has_built="c9.b1:desal+")
    assert worth(upgraded) > worth(built)


def test_what_others_have_counts_against_it() -> None:
    assert worth(Scene().player(1, points=8)) < worth(Scene())


def test_at_the_end_it_is_the_score() -> None:
    scene = Scene(era=3).player(points=7, owns="8c 1k").start("production")
    result = GAME.result(scene.state)
    assert result is not None
    assert worth(scene) == pytest.approx(result.scores[0])


def test_the_greedy_player_builds_a_nation_in_the_first_rounds() -> None:
    greedy, uniform = find_player("greedy"), find_player("random")
    state, outcome = fresh(2, 2)
    rng = Rng(2)
    while state.round < 3:
        decision = outcome.pending[0]
        player = greedy if decision.seat == 0 else uniform
        answer = player.choose(GAME, state, decision, rng)
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)
    assert GAME.value(state, 0) > GAME.value(state, 1)
