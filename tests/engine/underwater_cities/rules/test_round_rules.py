from __future__ import annotations

import pytest

from engine.core import machine
from engine.core.decision import Pick
from engine.underwater_cities.effects.federation import move_marker, new_order
from tests.engine.underwater_cities.scene import GAME, PACK, Scene, stock

# ---------------------------------------------------------------- the Federation track


@pytest.mark.rule("EX-20", "UC-6.35", "D25")
def test_every_space_entered_gives_its_bonus() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("green_2", "kelp_nursery")
    assert scene.keys == ["advance:2", "advance:1"]
    scene.play("advance:2")
    assert (scene.state.space_of(0), scene.me().stock) == (3, stock("1c"))
    ahead = Scene().hand("kelp_nursery")
    move_marker(ahead.state, 0, 4)
    ahead.start().choose("green_2", "kelp_nursery", "advance:2")
    assert (ahead.state.space_of(0), ahead.me().stock) == (2, stock("1c 1s"))


@pytest.mark.rule("UC-6.36", "UC-6.39")
def test_a_step_beyond_space_one_gives_a_point_and_goes_on_top() -> None:
    scene = Scene().claimed("press_corps", "embassy").hand("kelp_nursery")
    move_marker(scene.state, 0, 1)
    move_marker(scene.state, 1, 1)
    scene.start().choose("green_2", "kelp_nursery", "advance:2")
    assert scene.me().points == 4
    assert scene.state.track[0] == (1, 0)


@pytest.mark.rule("UC-6.39")
def test_entering_space_three_is_noticed_even_in_passing() -> None:
    scene = Scene().claimed("embassy").hand("kelp_nursery")
    move_marker(scene.state, 0, 4)
    scene.start().choose("green_2", "kelp_nursery", "advance:2")
    assert scene.me().stock == stock("2c 1s")


@pytest.mark.rule("UC-6.38", "D25")
def test_steps_may_be_declined_but_not_those_that_the_slot_demands() -> None:
    scene = Scene(3).player(owns="1s 1c").hand("courier_subs").start()
    scene.choose("green_5", "courier_subs", "way:2")
    assert scene.keys == ["advance:1", "cards", "advance:0"]
    scene.play("advance:0")
    assert scene.state.space_of(0) == 5
    # Two cards of the slot, and the one at the end of the turn.
    assert len(scene.me().hand) == 3


@pytest.mark.rule("EX-21", "UC-6.37", "UC-7.2", "UC-11.16", "UC-11.17")
def test_the_new_play_order_reads_the_track_from_the_top() -> None:
    scene = Scene(3)
    assert new_order(scene.state) == (0, 1, 2)
    scene.state.track = ((), (), (0, 1), ())
    assert new_order(scene.state) == (1, 0, 2)


@pytest.mark.rule("UC-7.1", "UC-7.2")
def test_at_the_end_of_a_round_tiles_and_markers_return() -> None:
    scene = Scene(4).tile("red_3", 0, 1).tile("green_1", 2)
    scene.state.cloner, scene.state.track = 1, ((), (3,), (), (1,))
    scene.start("end_of_round")
    state = scene.state
    assert (state.order, state.round) == ((3, 1, 0, 2), 2)
    assert (state.tiles, state.cloner, state.track) == ({}, None, ((), (), (), ()))
    assert state.running.seat == 3


# ---------------------------------------------------------------- Production


def produced(scene: Scene) -> Scene:
    """The same scene after everybody's own production."""
    return scene.start("production")


@pytest.mark.rule("UC-7.4", "UC-7.5", "UC-7.14", "UC-9.1")
def test_everybody_produces_without_being_asked() -> None:
    words = "c6 t-c6-c9 c9.b1:lab c6.b1:desal c6.b2:farm c6.b3:farm"
    scene = produced(Scene().player(has_built=words))
    # Two farms feed the two cities; the tunnel and the plant give a credit each.
    assert scene.me().stock == stock("2c 1r")
    assert scene.me(1).stock == stock("")
    assert (scene.prompt, scene.state.era) == ("slot", 2)


@pytest.mark.rule("EX-19", "UC-7.16", "UC-7.17", "UC-7.18", "UC-11.15")
def test_cities_that_are_not_fed_cost_points() -> None:
    scene = produced(Scene().player(has_built="c6 c8 t-c6-c9 t-c8-c9", owns="1k", points=5))
    assert (scene.me().points, scene.me().stock.kelp) == (0, 0)
    assert scene.told("hungry")[0].msg["cities"] == 2
    fed = produced(Scene().player(has_built="c6 c8 t-c6-c9 t-c8-c9", owns="1k 2b", points=5))
    assert (fed.me().points, fed.me().stock.biomatter) == (5, 0)


@pytest.mark.rule("UC-7.15")
def test_used_action_cards_become_available_after_production() -> None:
    scene = produced(Scene().claimed("shore_leave", used=["shore_leave", "personal_assistant"]))
    assert scene.me().used == ()


@pytest.mark.rule("UC-7.11", "UC-7.12", "D31")
def test_production_cards_with_a_choice_are_asked_after_the_plain_ones() -> None:
    scene = Scene().player(owns="3k").claimed("night_market", "tide_mill", "sea_vent_factory")
    produced(scene)
    assert scene.prompt == "production"
    assert scene.me().stock == stock("3k 1c")
    # Nobody pays without a word, but what is for nothing is not given away.
    assert (scene.keys, scene.pick.default) == (["effect:1", "effect:2", "stop"], ("effect:2",))
    scene.play("effect:1", "skip")
    # The last one needs not be chosen first.
    assert scene.keys == ["way:1", "way:2"]
    scene.play("way:2")
    # One kelp was sold, one feeds the city.
    assert scene.me().stock == stock("3c 1k 1s")


@pytest.mark.rule("UC-7.4", "D31", "UC-9.3")
def test_choices_in_production_are_made_side_by_side() -> None:
    scene = Scene(3).claimed("sea_vent_factory").claimed("night_market", seat=2)
    scene.player(2, owns="2k")
    produced(scene)
    assert [decision.seat for decision in scene.pending] == [0, 2]
    scene.answer(2, "skip").answer(0, "way:1")
    assert scene.state.era == 2


@pytest.mark.rule("UC-7.8", "UC-7.14", "D31")
def test_a_laboratory_may_make_something_else() -> None:
    scene = Scene().player(has_built="c9.b1:lab+ c9.b2:lab").claimed("autonomous_systems")
    produced(scene)
    assert (scene.keys, scene.pick.default) == (["replace:0", "replace:1"], ("replace:0",))
    scene.play("replace:1")
    assert scene.me().stock == stock("1r 2s")


@pytest.mark.rule("UC-7.13", "D31")
def test_only_biomatter_of_this_production_counts_as_produced() -> None:
    old = produced(Scene(era=2).player(owns="3b 1k").claimed("bioluminescence"))
    assert old.me().points == 0
    assert (old.prompt, old.state.era) == ("slot", 3)
    scene = Scene(era=2).player(owns="3b 1k", has_built="c9.b1:desal+").claimed("bioluminescence")
    produced(scene).play("pay:1")
    assert (scene.me().points, scene.me().stock.biomatter) == (2, 3)


@pytest.mark.rule("UC-7.33", "D31", "D28")
def test_a_structure_produces_once_more() -> None:
    scene = Scene(era=2).player(owns="1k", has_built="c9.b1:desal+").claimed("overtime_plant")
    produced(scene).play("trial:c9.b1")
    assert scene.me().stock == stock("2c 2b")


@pytest.mark.rule("UC-7.19")
def test_a_city_that_needs_no_food_is_spared_without_asking() -> None:
    scene = produced(Scene(era=2).player(points=5).claimed("rooftop_gardens"))
    assert scene.me().points == 5


@pytest.mark.rule("UC-6.64", "UC-11.26", "D30")
def test_contracts_may_be_claimed_after_production_in_the_new_order() -> None:
    words = "c9.b1:farm+ c9.b2:farm c9.b3:farm"
    scene = Scene().player(has_built=words).player(1, has_built=words).contracts("first_harvest")
    scene.state.order = (1, 0)
    produced(scene)
    assert (scene.prompt, scene.pick.seat) == ("contract", 1)
    assert scene.pick.default == ("none",)
    scene.play("contract:first_harvest")
    assert (scene.prompt, scene.state.era) == ("slot", 2)
    # Production made 3 kelp; the contract gave 2 and 2 credits; the city was fed.
    assert scene.me(1).stock == stock("4k 2c")


# ---------------------------------------------------------------- a new era


@pytest.mark.rule("EX-31", "UC-7.20", "UC-7.21", "UC-7.22", "D34")
def test_at_the_start_of_an_era_everybody_draws_three_and_keeps_the_limit() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6).lay(discards=("courier_subs",))
    produced(scene)
    decision = scene.pending[0]
    assert isinstance(decision, Pick)
    assert (decision.seat, decision.least, len(decision.options)) == (0, 3, 8)
    new = [key for key in decision.default if PACK.cards[key.removeprefix("keep:")].era == 2]
    assert len(new) == 3
    scene.answer(0, "keep:kelp_nursery", "keep:supply_drop", "keep:smuggling")
    assert scene.me().hand == ("kelp_nursery", "supply_drop", "smuggling")
    assert {PACK.cards[name].era for _, name in scene.state.buried} == {2}
    assert {card for who, card in scene.state.gone if who == 0} == {
        "harbour_pilot",
        "recruitment_drive",
    }
    assert scene.state.discards == ()


def last_turns(scene: Scene) -> Scene:
    """Everybody has taken their last turn of the era, safely; seat 2 holds too many cards."""
    scene.start_in_lap(3)
    while scene.state.turn:
        # Nobody is asked for anything but their turn.
        (decision,) = scene.pending
        assert isinstance(decision, Pick)
        assert decision.seat == scene.state.running.seat
        scene.answer(decision.seat, *decision.default)
    return scene


@pytest.mark.rule("UC-7.21", "UC-5.28", "UC-5.29")
@pytest.mark.parametrize("seat", [0, 2])
def test_what_is_over_the_limit_after_the_last_turn_of_an_era_goes_with_the_new_hand(
    seat: int,
) -> None:
    scene = Scene(3).hand(2, 3, 4, 5, 6, seat=seat)
    scene.state.round = 4
    last_turns(scene)
    assert (scene.state.era, scene.state.owed) == (2, ())
    assert scene.told("owes") == []
    asked = {decision.seat: decision for decision in scene.pending}
    chosen = asked[seat]
    assert isinstance(chosen, Pick)
    # One of the five was played, a card or three were drawn, and three of the new era.
    assert chosen.prompt.key.endswith("ask-keep")
    assert (chosen.least, len(chosen.options)) == (3, 5 - 1 + 3 + 3)


@pytest.mark.rule("UC-5.28")
def test_in_the_last_round_of_an_era_discards_are_owed_until_the_last_turn() -> None:
    scene = Scene().hand(2, 3, 4, 5, 6)
    scene.state.round = 4
    scene.start_in_lap(2).choose("always", 2)
    assert [event.seat for event in scene.told("owes")] == [0]


@pytest.mark.rule("UC-7.22", "UC-11.25")
def test_an_old_card_leaves_the_game_when_it_is_played() -> None:
    scene = Scene(era=2).hand("kelp_nursery").start().choose("red_3", "kelp_nursery")
    assert "kelp_nursery" not in (*scene.state.discards, *scene.state.deck)


@pytest.mark.rule("UC-5.1", "UC-7.23")
@pytest.mark.parametrize(("era", "round_"), [(1, 5), (2, 8)])
def test_the_next_era_begins_when_all_hands_are_chosen(era: int, round_: int) -> None:
    scene = produced(Scene(era=era)).by_default("slot")
    assert (scene.state.era, scene.state.round, scene.state.phase) == (era + 1, round_, None)


@pytest.mark.rule("UC-7.24", "UC-7.31", "UC-9.1")
def test_after_the_last_production_the_game_is_over() -> None:
    scene = Scene(era=3).player(points=4, owns="8c 1k").player(1, points=9)
    produced(scene)
    assert scene.pending == ()
    result = GAME.result(scene.state)
    assert result is not None
    # 4 points, the starting city 2, 8 credits 2; the other: 9 less 3 for hunger, and a city.
    assert (result.scores, result.places, result.reason) == ((8, 8), (1, 2), "scored")


@pytest.mark.rule("UC-7.3", "UC-7.32")
def test_a_tie_is_broken_by_the_order_found_last() -> None:
    scene = Scene(era=3).player(owns="1k").player(1, owns="1k")
    scene.state.round = 10
    move_marker(scene.state, 1, 4)
    scene.start("end_of_round")
    result = GAME.result(scene.state)
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("UC-5.29")
def test_after_the_last_turn_of_the_game_nothing_is_discarded() -> None:
    scene = Scene(era=3).hand(124, 125, 126, 127, 128)
    scene.state.round = 10
    last_turns(scene)
    assert machine.pending(scene.state, GAME) == ()
    assert scene.told("owes") == []
    assert GAME.result(scene.state) is not None
