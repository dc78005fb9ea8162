from __future__ import annotations

import math

import pytest

from engine.core import machine
from engine.core.rng import Rng
from engine.players import find_player
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.players.value_board import missing_tunnels
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


def test_a_city_that_waits_for_its_tunnel_is_worth_less_than_a_connected_one() -> None:
    nothing, waiting = worth(Scene()), worth(Scene().player(has_built="c6"))
    connected = worth(Scene().player(has_built="c6 t-c6-c9")) - worth(
        Scene().player(has_built="t-c6-c9")
    )
    assert 0 < waiting - nothing < connected


def test_a_building_is_worth_something_before_its_city_stands() -> None:
    assert worth(Scene().player(has_built="c6.b1:farm")) > worth(Scene())


def test_buildings_do_not_pile_up_where_there_is_no_city() -> None:
    two = worth(Scene().player(has_built="c6.b1:farm c8.b1:farm"))
    assert worth(Scene().player(has_built="c6.b1:farm c8.b1:farm c5.b1:farm")) == pytest.approx(two)


@pytest.mark.parametrize(
    ("built", "missing"),
    [("", 3), ("t-c6-c9", 2), ("t-c6-c9 t-c3-c6", 1), ("t-c6-c9 t-c3-c6 t-c3-m2", None)],
)
def test_it_is_known_how_many_tunnels_a_metropolis_takes(built: str, missing: int | None) -> None:
    survey = survey_of(Scene().player(has_built=built).state, 0)
    place = survey.chart.metropolises.places["m2"]
    assert dict(missing_tunnels(survey)).get(survey.nation.tiles[place]) == missing


def test_a_connected_metropolis_is_worth_more_than_the_way_to_it() -> None:
    nearby = worth(Scene().player(has_built="t-c6-c9 t-c3-c6"))
    assert worth(Scene().player(has_built="t-c6-c9 t-c3-c6 t-c3-m2")) > nearby


def test_food_is_worth_more_the_nearer_the_hunger() -> None:
    def gained(round_: int) -> float:
        fed, hungry = (Scene().player(owns=owns).lay(round=round_) for owns in ("1k", ""))
        return worth(fed) - worth(hungry)

    assert gained(4) > gained(1)


def test_more_of_a_resource_than_can_be_used_counts_as_at_final_scoring() -> None:
    much, more = (Scene().player(owns=owns) for owns in ("9s", "13s"))
    assert worth(more) - worth(much) == pytest.approx(1)


def test_what_the_last_production_makes_counts_as_at_final_scoring() -> None:
    last = Scene(era=3).lay(round=10, lap=3)
    farm = Scene(era=3).player(has_built="c9.b1:farm c9.b2:farm").lay(round=10, lap=3)
    desal = Scene(era=3).player(has_built="c9.b1:desal c9.b2:desal").lay(round=10, lap=3)
    assert worth(farm) > worth(desal) > worth(last)


def test_a_permanent_is_worth_more_the_more_turns_are_left() -> None:
    def gained(round_: int) -> float:
        with_it = Scene().claimed("cheap_casings").lay(round=round_)
        return worth(with_it) - worth(Scene().lay(round=round_))

    assert gained(1) > gained(4) > 0


def test_an_action_card_that_is_not_used_yet_is_worth_more() -> None:
    used = Scene().claimed("shore_leave", used=["shore_leave"])
    assert worth(Scene().claimed("shore_leave")) > worth(used)


def test_a_stronger_card_in_hand_is_worth_more() -> None:
    assert worth(Scene().hand("federal_grant")) > worth(Scene().hand("supply_drop"))


def test_what_could_be_sold_at_the_end_counts_after_the_last_production() -> None:
    stock = Scene(era=3).player(owns="14s").lay(round=10, lap=3)
    selling = Scene(era=3).player(owns="14s").claimed("steel_reserve").lay(round=10, lap=3)
    assert worth(selling) - worth(stock) > 9


def test_all_that_is_still_under_way_in_the_turn_is_worth_something() -> None:
    scene = Scene().player(owns="4k 4s 4c 4r").hand("kelp_nursery").start()
    scene.play("slot:yellow_3")
    before = worth(scene)
    scene.play("card:kelp_nursery")
    assert scene.prompt == "order"
    assert worth(scene) > before - 0.5


@pytest.mark.parametrize("side", ["basic", "asymmetric"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_on_both_sides_has_a_value(seats: int, side: str) -> None:
    options = {"board_side": side} if seats > 1 else {}
    state, _ = fresh(seats, 3, options)
    assert all(math.isfinite(GAME.value(state, seat)) for seat in range(seats))


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
