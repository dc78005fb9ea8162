"""Near misses: cases that the rules exclude, beside those that they allow."""

from __future__ import annotations

import pytest

from engine.underwater_cities.board.possessions import holdings
from engine.underwater_cities.effects.action_card import Refresh
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.federation import move_marker
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import Boost, On, Prod
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.ending import score_of
from engine.underwater_cities.terms.events import SlotUsed
from tests.engine.underwater_cities.altered import altered
from tests.engine.underwater_cities.scene import PACK, Scene, card, fresh, stock

POINT = Gain((("point", 1),))


# ---------------------------------------------------------------- setup and rounds


@pytest.mark.rule("UC-4.8")
def test_which_blue_tile_lies_in_which_corner_is_left_to_chance() -> None:
    pairs = {fresh(2, seed)[0].players[0].nation.tiles[1:] for seed in range(40)}
    assert any((second, first) in pairs for first, second in pairs)


@pytest.mark.rule("UC-5.1", "UC-7.1")
@pytest.mark.parametrize("round_", range(1, 11))
def test_production_follows_rounds_four_seven_and_ten(round_: int) -> None:
    era = 1 + (round_ > 4) + (round_ > 7)
    scene = Scene(era=era)
    scene.state.round = round_
    scene.start("end_of_round")
    assert bool(scene.told("production")) is (round_ in {4, 7, 10})
    assert scene.state.over is (round_ == 10)


@pytest.mark.rule("UC-5.5", "UC-5.11")
def test_a_slot_of_which_nothing_can_be_performed_is_not_offered() -> None:
    scene = Scene().hand("kelp_nursery").start()
    offered = set(scene.keys_with("slot:"))
    # Without resources and upgrades only slots that give something or use the Assistant are open.
    builds = {"green_1", "green_4", "red_1", "yellow_2", "yellow_3"}
    assert offered == set(PACK.slots(2)) - builds


@pytest.mark.rule("UC-6.37")
def test_a_marker_goes_on_top_of_the_stack_and_leaves_the_rest_in_order() -> None:
    scene = Scene(4)
    for seat in (2, 0, 3, 1):
        move_marker(scene.state, seat, 3)
    assert scene.state.track[2] == (2, 0, 3, 1)
    move_marker(scene.state, 0, 2)
    assert scene.state.track == ((), (0,), (2, 3, 1), ())


@pytest.mark.rule("UC-6.36", "UC-6.37")
def test_a_step_beyond_space_one_lifts_the_marker_out_of_its_stack() -> None:
    scene = Scene(3).hand("kelp_nursery")
    for seat in (0, 1, 2):
        move_marker(scene.state, seat, 1)
    scene.start().choose("green_1", "kelp_nursery", "advance:1")
    assert (scene.state.track[0], scene.me().points) == ((1, 2, 0), 1)


@pytest.mark.rule("UC-6.39", "UC-4.10", "UC-7.1")
def test_placing_a_marker_is_not_advancing() -> None:
    scene = Scene(2, era=3).claimed("foreign_desk", "embassy", seat=1)
    scene.start("end_of_round")
    assert scene.me(1).points == 0


# ---------------------------------------------------------------- choosing and using


@pytest.mark.rule("UC-5.23", "UC-6.51")
def test_a_permanent_claimed_first_answers_to_the_use_of_the_slot_in_the_same_turn() -> None:
    scene = Scene(3).player(owns="3s 3c").hand("express_tunnelling").start()
    scene.choose("green_5", "express_tunnelling", "order:card", "way:1", "site:t-c6-c9")
    # The tunnel side of the slot builds one more.
    assert scene.keys_with("site:") != []


@pytest.mark.rule("UC-5.23", "UC-6.52")
def test_a_permanent_claimed_first_does_not_answer_to_the_choice_of_the_slot() -> None:
    scene = Scene(era=3).hand("right_people").start()
    scene.choose("green_2", "right_people", "order:card", "advance:2")
    assert "right_people" in scene.me().claimed
    assert scene.me().points == 0


@pytest.mark.rule("UC-5.23", "UC-6.51")
def test_a_slot_performed_through_a_card_is_used_as_well() -> None:
    scene = Scene(era=2).claimed("standby_roster").hand("night_shift").start()
    scene.choose("green_2", "night_shift", "order:slot", "advance:1", "card", "perform:always")
    # Two credits of the slot, and one of the permanent.
    assert scene.me().stock == stock("3c")


@pytest.mark.rule("UC-6.50")
def test_steelplast_that_the_slot_itself_does_not_give_is_not_noticed() -> None:
    scene = Scene(era=2).claimed("applause").hand("federal_grant").start()
    scene.choose("red_4", "federal_grant", "way:1")
    # The Assistant gave it.
    assert (scene.me().stock.steelplast, scene.me().points) == (1, 0)
    track = Scene().claimed("applause").hand("kelp_nursery")
    move_marker(track.state, 0, 3)
    track.start().choose("green_2", "kelp_nursery", "advance:1")
    assert (track.me().stock.steelplast, track.me().points) == (1, 0)


@pytest.mark.rule("UC-6.50")
def test_a_slot_that_gives_steelplast_through_a_card_is_noticed() -> None:
    scene = Scene(era=2).claimed("applause").tile("red_3", 1).hand("industrial_espionage")
    scene.start().choose("green_2", "industrial_espionage", "order:slot", "advance:1", "card")
    scene.play("perform:red_3")
    assert (scene.me().stock.steelplast, scene.me().points) == (2, 1)


@pytest.mark.rule("UC-6.52", "UC-5.7")
def test_the_always_available_slot_is_neither_matched_nor_mismatched() -> None:
    scene = Scene().claimed("black_ops_team").hand("federal_grant").start()
    scene.choose("always", "federal_grant")
    assert scene.me().stock == stock("2c")


@pytest.mark.rule("UC-6.52", "UC-5.19")
def test_a_cloned_slot_that_does_not_match_is_noticed_too() -> None:
    scene = Scene(4).player(owns="1c").claimed("black_ops_team").hand("federal_grant")
    scene.tile("red_3", 2).start().play("clone:red_3", "card:federal_grant")
    assert scene.me().stock == stock("3s 1k")


@pytest.mark.rule("UC-6.66")
def test_the_same_change_of_a_slot_does_not_add_up_with_a_second_one() -> None:
    scene = altered("embassy", "permanent", (On(SlotUsed("tunnel"), Boost(1)),))
    scene.claimed("embassy", "express_tunnelling").player(owns="5s 5c", board=4)
    scene.hand("federal_grant").start()
    scene.choose("yellow_2", "federal_grant", "site:t-c8-c9", "site:t-c7-c8", "site:t-c5-c7")
    assert (scene.me().nation.tunnel.bit_count(), scene.prompt) == (3, "end")


@pytest.mark.rule("UC-6.66", "UC-5.20")
def test_a_changed_slot_keeps_its_change_when_it_is_performed_through_an_effect() -> None:
    scene = altered("kelp_nursery", "instant", (PerformSlot("available"),))
    scene.claimed("express_tunnelling").player(owns="5s 5c", board=4).hand("kelp_nursery").start()
    scene.choose("yellow_1", "kelp_nursery", "order:card", "perform:yellow_2")
    scene.play("site:t-c8-c9", "site:t-c7-c8", "site:t-c5-c7")
    assert scene.me().nation.tunnel.bit_count() == 3


# ---------------------------------------------------------------- n-th in a city or a turn


@pytest.mark.rule("UC-6.47")
@pytest.mark.parametrize(
    ("words", "given"), [("", 0), ("c9.b1:lab", 1), ("c9.b1:lab c9.b3:lab", 0)]
)
def test_only_the_second_laboratory_of_a_city_is_noticed(words: str, given: int) -> None:
    scene = Scene().player(owns="1s", has_built=words).claimed(37).hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c9.b2")
    assert scene.me().stock.credit == given


@pytest.mark.rule("UC-6.47", "UC-11.20")
def test_connecting_a_city_with_two_laboratories_is_not_noticed() -> None:
    words = "c6 c6.b2:lab c6.b3:lab"
    scene = Scene().player(owns="1s 1c", has_built=words).claimed(37).hand("federal_grant").start()
    scene.choose("yellow_2", "federal_grant", "site:t-c6-c9")
    assert scene.me().stock == stock("")


@pytest.mark.rule("UC-6.48")
def test_the_third_upgraded_farm_is_not_noticed() -> None:
    words = "c9.b1:farm+ c9.b2:farm+ c9.b3:farm"
    scene = Scene().player(owns="1r", has_built=words).claimed("crop_rotation")
    scene.hand("federal_grant").start().choose("yellow_4", "federal_grant", "way:2")
    assert (scene.me().nation.up_building.bit_count(), scene.me().points) == (3, 0)


@pytest.mark.rule("UC-6.49")
def test_a_tunnel_built_before_the_card_was_claimed_counts_towards_the_second() -> None:
    scene = Scene().player(owns="2s 4c", board=4).hand("tunnel_crews").start()
    scene.choose("yellow_2", "tunnel_crews", "order:card", "site:t-c8-c9", "site:t-c7-c8")
    assert scene.me().stock.steelplast == 1


@pytest.mark.rule("UC-6.46", "UC-6.49")
def test_in_production_nothing_is_the_second_in_a_turn() -> None:
    effect = (Prod((Build(2, ("tunnel",)),)),)
    scene = altered("tide_mill", "production", effect)
    scene.player(owns="2s 2c 1k", board=4).claimed("tide_mill", "tunnel_crews").start("production")
    scene.play("site:t-c8-c9", "site:t-c7-c8")
    assert scene.me().nation.tunnel.bit_count() == 2
    assert scene.me().stock.steelplast == 0


@pytest.mark.rule("UC-6.46", "UC-6.67")
def test_triggers_answer_in_production_too() -> None:
    effect = (Prod((Gain((("federation", 1),)),)),)
    scene = altered("tide_mill", "production", effect)
    scene.claimed("tide_mill", "foreign_desk").player(owns="1k").start("production")
    scene.play("advance:1")
    assert scene.me().points == 1


# ---------------------------------------------------------------- action cards and Special cards


@pytest.mark.rule("UC-6.42")
def test_the_card_being_used_does_not_make_itself_available() -> None:
    scene = altered("shore_leave", "action", (Refresh(1),))
    scene.claimed("shore_leave", used=["personal_assistant"]).hand("federal_grant").start()
    scene.choose("yellow_1", "federal_grant", "part:1")
    assert scene.me().used == ("shore_leave",)


@pytest.mark.rule("UC-6.44", "UC-6.46")
def test_using_the_card_that_makes_room_counts_as_a_use() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew", "shift_planner")
    scene.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    scene.play("replace:shore_leave", "use:shore_leave")
    assert scene.me().stock == stock("1k 1s 1c")
    assert scene.me().claimed[-1] == "build_a_structure"


@pytest.mark.rule("UC-6.57", "UC-5.31")
def test_a_special_action_card_that_makes_room_leaves_and_no_longer_counts() -> None:
    scene = Scene().claimed("union_leader", "shore_leave", "drill_rig")
    assert holdings(scene.state, 0).claims.special == 1
    scene.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    scene.play("replace:union_leader", "no")
    assert holdings(scene.state, 0).claims.special == 0
    assert scene.state.specials[-1] == "union_leader"


@pytest.mark.rule("UC-6.62")
def test_the_second_run_of_an_action_card_may_be_left_out() -> None:
    scene = Scene().player(owns="2s 2c").claimed("drill_rig", used=["personal_assistant"])
    scene.hand("double_shift").start()
    scene.choose("green_2", "double_shift", "order:card", "use:drill_rig", "build:lab")
    scene.play("site:c9.b2")
    assert "skip" in scene.keys
    scene.play("skip")
    assert scene.me().nation.lab.bit_count() == 1


# ---------------------------------------------------------------- contracts


@pytest.mark.rule("UC-6.64", "UC-6.63")
def test_a_contract_met_in_the_own_turn_waits_for_the_owner_only() -> None:
    words = "c9.b1:farm+ c9.b2:farm c9.b3:farm"
    scene = Scene().player(has_built=words).contracts("first_harvest").hand("federal_grant")
    scene.hand("courier_subs", seat=1).start().choose("red_3", "federal_grant")
    assert scene.keys == ["end", "contract:first_harvest"]
    scene.play("end")
    assert (scene.pick.seat, scene.keys_with("contract:")) == (1, [])


@pytest.mark.rule("UC-6.64")
def test_several_contracts_may_be_claimed_in_one_turn() -> None:
    words = "c6 c8 t-c6-c9 t-c8-c9 t-c5-c9+ t-c3-c6 c9.b1:farm+ c9.b2:farm c9.b3:farm"
    scene = Scene().player(has_built=words).contracts("first_harvest", "supply_corridor")
    scene.hand("federal_grant").start()
    scene.play("contract:first_harvest", "contract:supply_corridor")
    assert scene.me().contracts == ("first_harvest", "supply_corridor")
    assert scene.me().stock == stock("2k 2c 2s 1r")


# ---------------------------------------------------------------- information


@pytest.mark.rule("UC-7.22", "UC-5.31")
def test_special_cards_discarded_at_a_new_era_go_under_their_deck_in_play_order() -> None:
    scene = Scene().hand(2, "master_diver").hand(3, "old_sea_dog", seat=1)
    scene.state.order = (1, 0)
    scene.player(owns="1k").player(1, owns="1k").start("production")
    for seat, name in ((0, "master_diver"), (1, "old_sea_dog")):
        hand = [each for each in scene.me(seat).hand if each != name]
        scene.answer(seat, *(f"keep:{each}" for each in hand[:3]))
    assert scene.state.specials[-2:] == ("old_sea_dog", "master_diver")


@pytest.mark.rule("UC-10.2", "UC-5.25")
def test_the_open_log_never_names_a_card_that_is_drawn_or_discarded_from_hand() -> None:
    scene = Scene().hand(2, 3, 4, 5).hand("courier_subs", seat=1).start()
    scene.choose("always", 2)
    drawn = {PACK.cards[name].title for name in scene.me().hand}
    scene.answer(0, *scene.pick.default)
    told = [event for event in scene.events if event.name.endswith(("drew", "discarded"))]
    assert {event.name.rpartition("-")[2] for event in told} == {"drew", "discarded"}
    opened = repr([event.msg for event in scene.events if event.seen_by(None)])
    assert [title for title in drawn if title in opened] == []
    assert any(event.to == (0,) for event in scene.events)


# ---------------------------------------------------------------- prices, draws, final scoring


@pytest.mark.rule("UC-6.11")
def test_the_card_that_is_played_does_not_pay_for_its_own_effect() -> None:
    scene = Scene(era=3).hand("farewell_tour").start()
    scene.choose("yellow_1", "farewell_tour")
    assert scene.pick.prompt.key == "ask-next-part"  # the slot, as the card has no effect
    scene.play("part:1", "way:1", "way:1")
    assert scene.me().points == 0


@pytest.mark.rule("UC-6.61", "UC-5.30")
@pytest.mark.parametrize(("deck", "kept"), [((3, 4), 1), ((3,), 1)])
def test_of_fewer_cards_no_more_are_kept(deck: tuple[int, ...], kept: int) -> None:
    names = tuple(card(number) for number in deck)
    scene = Scene().hand("recruitment_drive").lay(deck=names).start()
    scene.choose("yellow_1", "recruitment_drive", "order:card")
    if scene.prompt == "keep":
        scene.play(f"keep:{names[0]}")
    assert len(scene.me().hand) == kept
    assert [name for _, name in scene.state.buried] == list(names[1:])


@pytest.mark.rule("UC-6.65", "UC-5.10")
def test_a_card_of_which_nothing_can_be_performed_is_not_offered() -> None:
    # There is no science for the upgrade that belongs to the build.
    scene = Scene(era=3).player(owns="9k 9c 9s").hand("annexe").start()
    scene.choose("red_2", "annexe")
    # The slot is asked about at once: there is no order to choose.
    assert scene.pick.prompt.key == "ask-next-part"


@pytest.mark.rule("UC-6.9")
def test_a_price_is_paid_once_unless_the_text_allows_more() -> None:
    scene = Scene().player(owns="3k").hand("smuggling").start()
    scene.choose("yellow_4", "smuggling", "order:slot", "card", "pay:1")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("2k 3c 2r")


@pytest.mark.rule("UC-7.30", "UC-7.24")
def test_cards_in_hand_open_contracts_and_what_is_not_connected_score_nothing() -> None:
    bare = Scene(era=3)
    full = Scene(era=3).hand(124, 125, "open_research").contracts("first_harvest")
    full.player(has_built="c6 c6.b1:lab c6.b2:farm c6.b3:desal")
    assert score_of(full.state, 0).total == score_of(bare.state, 0).total == 2


@pytest.mark.rule("UC-6.67", "UC-6.46")
def test_production_and_the_contract_window_count_as_one_more_turn() -> None:
    step = Prod((Gain((("federation", 1),)),))
    scene = altered("tide_mill", "production", (step,)).claimed("tide_mill", "foreign_desk")
    scene.player(owns="1k").me().once = ("turn:foreign_desk",)
    scene.claimed("embassy").start("production")
    scene.play("advance:1")
    assert scene.me().points == 1
    # A second production card makes the marker advance again, but it is the same turn.
    twice = altered("tide_mill", "production", (step, step)).claimed("tide_mill", "foreign_desk")
    twice.player(owns="1k").start("production").play("advance:1", "advance:1")
    assert (twice.state.space_of(0), twice.me().points) == (3, 1)


@pytest.mark.rule("UC-7.12", "UC-7.11")
def test_what_production_builds_does_not_produce_any_more() -> None:
    effect = (Prod((Build(1, ("lab",), "free"),)),)
    scene = altered("tide_mill", "production", effect).claimed("tide_mill")
    scene.player(owns="1k").start("production").play("site:c9.b2")
    assert scene.me().nation.lab.bit_count() == 1
    assert scene.me().stock == stock("")


# ---------------------------------------------------------------- alone


@pytest.mark.rule("UC-8.10", "UC-5.30")
@pytest.mark.parametrize(("discards", "fourth"), [(("harbour_pilot",), True), ((), False)])
def test_the_fourth_tile_needs_a_card(discards: tuple[str, ...], fourth: bool) -> None:  # noqa: FBT001
    scene = Scene(1, board=5).lay(deck=(), discards=discards).start("end_of_round")
    assert (scene.state.fourth is not None) is fourth
    assert len(scene.state.tiles) == int(fourth)


@pytest.mark.rule("UC-8.9")
def test_whoever_advanced_has_no_fourth_tile() -> None:
    scene = Scene(1, board=5)
    move_marker(scene.state, 0, 4)
    scene.start("end_of_round")
    assert scene.state.fourth is None
