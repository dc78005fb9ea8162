from __future__ import annotations

import pytest

from engine.core.decision import Nature, Pick
from engine.core.errors import IllegalAnswer
from engine.underwater_cities.effects.lasting import On
from engine.underwater_cities.terms.events import Claimed
from tests.engine.underwater_cities.scene import PACK, Scene, stock

BUILDING_AHEAD = ["c5.b1", "c6.b1", "c6.b2", "c8.b1", "c8.b2"]
"""The different sites of the cities next to the first one; the first of those that are alike."""

# ---------------------------------------------------------------- declaration and match


@pytest.mark.rule("EX-3", "UC-5.4", "UC-5.8", "UC-5.25", "UC-6.12")
def test_a_gain_slot_with_a_card_that_does_not_match() -> None:
    scene = Scene().hand("kelp_nursery", "supply_drop").start().choose("red_3", "kelp_nursery")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("2s 1k")
    assert scene.state.discards == ("kelp_nursery",)
    scene.play("end")
    assert scene.me().hand == ("supply_drop", "extraordinary_mission")


@pytest.mark.rule("UC-5.5", "UC-5.11")
def test_a_slot_with_a_tile_is_occupied_until_the_round_ends() -> None:
    scene = Scene().hand("kelp_nursery").hand("supply_drop", seat=1).start()
    scene.choose("red_3", "kelp_nursery", "end")
    assert "slot:red_3" not in scene.keys
    assert "slot:yellow_4" in scene.keys


@pytest.mark.rule("UC-5.6", "UC-5.7", "UC-11.1")
def test_the_always_available_slot_gives_two_cards_and_two_credits_again_and_again() -> None:
    scene = Scene(1).hand("kelp_nursery", "supply_drop").start()
    scene.choose("always", "kelp_nursery")
    # Two cards of the slot, and the one at the end of the turn.
    assert (scene.me().stock, len(scene.me().hand)) == (stock("2c"), 4)
    scene.answer(0, "discard:smuggling").choose("always", "supply_drop")
    assert scene.me().stock == stock("4c")


@pytest.mark.rule("UC-11.1", "UC-5.30")
def test_with_no_card_left_to_draw_the_always_available_slot_still_gives_credits() -> None:
    scene = Scene().hand("kelp_nursery")
    scene.state.deck = ()
    scene.start().choose("always", "kelp_nursery")
    # The card that was played lay in the discard pile already and is drawn again.
    assert (scene.me().stock, scene.me().hand) == (stock("2c"), ("kelp_nursery",))


@pytest.mark.rule("UC-11.2")
def test_with_an_empty_hand_a_slot_is_chosen_without_a_card() -> None:
    scene = Scene().claimed("black_ops_team").start().play("slot:red_3")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("2s 1k")


@pytest.mark.rule("EX-5", "UC-5.9", "D5")
def test_a_matching_card_comes_before_or_after_the_whole_slot() -> None:
    scene = Scene(era=2).hand("demonstration_use_one").start()
    scene.player(owns="2c").choose("green_1", "demonstration_use_one")
    assert scene.keys == ["order:slot", "order:card"]
    scene.play("order:card")
    assert scene.keys == ["use:personal_assistant", "skip"]
    scene.play("use:personal_assistant", "way:1")
    assert scene.me().stock == stock("2c 1s")
    assert set(scene.keys_with("site:")) == {"c9.b1", "c9.b2", *BUILDING_AHEAD}


@pytest.mark.rule("UC-5.9", "UC-5.10", "D5")
def test_a_matching_card_may_be_left_unused_after_the_slot() -> None:
    scene = Scene().hand("courier_subs").start().choose("red_3", "courier_subs", "order:slot")
    assert (scene.prompt, scene.pick.default) == ("use-card", ("leave",))
    scene.play("leave")
    assert scene.me().stock == stock("2s 1k")
    assert scene.state.discards == ("courier_subs",)


@pytest.mark.rule("UC-5.10", "UC-6.40")
def test_a_matching_permanent_is_claimed_and_works_in_the_same_turn() -> None:
    scene = Scene().player(owns="2c").hand("biomech_construction_crew_desal")
    scene.player(owns="2c", has_built="c9.b1:desal").tile("green_1", 1)
    scene.start().choose("yellow_3", "biomech_construction_crew_desal", "order:card")
    scene.play("site:c9.b2")
    assert scene.me().stock == stock("2c")


# ---------------------------------------------------------------- must use


@pytest.mark.rule("EX-26", "UC-5.13")
def test_a_slot_is_chosen_only_if_a_part_of_it_can_be_performed() -> None:
    other = Scene().player(owns="3c").hand("courier_subs").start()
    assert "slot:yellow_2" not in other.keys
    scene = Scene().player(owns="3c").hand("supply_drop", "courier_subs").start()
    scene.play("slot:yellow_2")
    assert scene.keys == ["card:supply_drop"]


@pytest.mark.rule("EX-26", "UC-5.13")
def test_what_makes_the_slot_possible_cannot_be_left_out() -> None:
    scene = Scene().player(owns="3c").hand("supply_drop").start()
    scene.play("slot:yellow_2", "card:supply_drop")
    # Neither the order nor what is gained leaves a choice: the next question is where to build.
    assert scene.keys_with("site:") == ["t-c5-c9", "t-c6-c9", "t-c8-c9"]
    scene.play("site:t-c6-c9")
    assert scene.me().nation.tunnel.bit_count() == 1


@pytest.mark.rule("UC-5.13")
def test_cards_unknown_to_the_player_do_not_make_a_slot_possible() -> None:
    scene = Scene().hand("recruitment_drive", "job_fair").start()
    assert not {"slot:yellow_2", "slot:green_1", "slot:red_1"} & set(scene.keys)


@pytest.mark.rule("UC-5.12", "UC-11.13")
def test_an_action_card_of_which_nothing_can_be_performed_is_no_part() -> None:
    scene = Scene().claimed("retrofit_team", used=["personal_assistant"])
    scene.state.specials = scene.state.open_specials = ()
    scene.hand("federal_grant").start()
    # The credit of the action card counts, so the slot can be chosen with it.
    assert "slot:red_4" in scene.keys
    bare = Scene().claimed("drill_rig", used=["personal_assistant"]).hand("federal_grant").start()
    assert "slot:red_4" not in bare.keys


@pytest.mark.rule("UC-5.14", "D6")
def test_parts_come_in_any_order_and_the_rest_may_be_left_out() -> None:
    scene = Scene().player(owns="2s 1k 2c").hand("courier_subs").start()
    scene.choose("yellow_3", "courier_subs")
    assert scene.keys == ["part:1", "part:2"]
    scene.play("part:2", "build:desal", "site:c9.b1")
    assert scene.keys_with("site:") == ["c5", "c6", "c8"]
    scene.play("skip")
    assert scene.prompt == "end"


@pytest.mark.rule("UC-6.14", "D7")
def test_of_alternatives_one_side_only_is_done() -> None:
    scene = Scene().player(owns="2k 2s").hand("supply_drop").start()
    scene.choose("red_1", "supply_drop")
    assert scene.keys == ["way:1", "way:2"]
    scene.play("way:1", "site:c9.b1")
    assert {key.split(":")[0] for key in scene.keys} == {"site", "skip"}
    scene.play("skip")
    assert scene.prompt == "end"


# ---------------------------------------------------------------- cloning


@pytest.mark.rule("UC-5.19", "D4", "UC-5.33")
def test_with_four_players_an_occupied_slot_can_be_cloned_once_a_round() -> None:
    scene = Scene(4).player(owns="1c").player(1, owns="1c").hand("supply_drop")
    scene.hand("courier_subs", seat=1).tile("red_3", 2).start()
    assert "clone:red_3" in scene.keys
    scene.play("clone:red_3", "card:supply_drop")
    assert scene.me().stock == stock("2s 1k")
    assert (scene.state.cloner, scene.state.tiles["red_3"]) == (0, (2, 0))
    scene.play("end")
    assert scene.keys_with("clone:") == []


@pytest.mark.rule("UC-5.19", "UC-11.12")
def test_cloning_needs_a_credit_another_tile_and_no_own_one() -> None:
    poor = Scene(4).hand("supply_drop").tile("red_3", 2).start()
    assert poor.keys_with("clone:") == []
    own = Scene(4).player(owns="1c").hand("supply_drop").tile("red_3", 2, 0).start()
    assert own.keys_with("clone:") == []
    three = Scene(3).player(owns="1c").hand("supply_drop").tile("red_3", 2).start()
    assert three.keys_with("clone:") == []


# ---------------------------------------------------------------- hand limit


@pytest.mark.rule("EX-24", "UC-5.27", "UC-5.28", "UC-5.29", "D2")
def test_what_is_over_the_hand_limit_is_owed_until_the_next_own_turn() -> None:
    scene = Scene().hand("kelp_nursery", "supply_drop", "smuggling").hand("courier_subs", seat=1)
    scene.start().choose("always", "kelp_nursery")
    assert len(scene.me().hand) == 5
    assert {decision.seat for decision in scene.pending} == {0, 1}
    safe = scene.pending[0].default
    assert safe == ("discard:recruitment_drive", "discard:harbour_pilot")
    scene.answer(1, "slot:always").answer(1, "card:courier_subs")
    assert [decision.seat for decision in scene.pending] == [0]
    assert scene.prompt == "discard-excess"
    scene.answer(0, "discard:supply_drop", "discard:smuggling")
    assert len(scene.me().hand) == 3
    assert scene.prompt == "slot"
    assert [card for _, card in scene.state.buried] == ["supply_drop", "smuggling"]


@pytest.mark.rule("UC-5.27")
def test_a_claimed_card_raises_the_hand_limit() -> None:
    scene = Scene().claimed("undersea_server_farm").hand("kelp_nursery", "supply_drop", "smuggling")
    scene.hand("courier_subs", seat=1).start().choose("always", "kelp_nursery")
    discarding = scene.pending[0]
    assert discarding.prompt["count"] == 1


@pytest.mark.rule("UC-5.32", "D35")
def test_the_end_of_a_turn_is_confirmed_because_a_card_is_drawn() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("red_3", "kelp_nursery")
    assert (scene.prompt, scene.keys, scene.pick.default) == ("end", ["end"], ("end",))
    sealed = scene.state.sealed
    scene.play("end")
    assert scene.state.sealed > sealed


@pytest.mark.rule("UC-5.32", "D35")
def test_a_turn_of_which_nothing_can_be_taken_back_ends_unasked() -> None:
    scene = Scene().hand("kelp_nursery").hand("courier_subs", seat=1).start()
    scene.choose("always", "kelp_nursery")
    assert (scene.prompt, scene.pick.seat) == ("slot", 1)


@pytest.mark.rule("UC-6.53", "D35")
def test_what_stands_by_is_offered_at_the_end_even_if_nothing_can_be_taken_back() -> None:
    scene = Scene().player(owns="1k").claimed("exchange_desk").hand("kelp_nursery").start()
    scene.choose("always", "kelp_nursery")
    assert (scene.prompt, scene.pick.seat) == ("end", 0)
    assert len(scene.keys) > len(["end"])


# ---------------------------------------------------------------- the order of slot and card


@pytest.mark.rule("UC-5.9", "UC-6.40", "D5")
@pytest.mark.parametrize(
    ("slot", "name"),
    [("red_3", "salvage_rights"), ("red_3", "founders_charter"), ("green_2", "shore_leave")],
    ids=["production", "end-scoring", "action"],
)
def test_where_both_orders_come_to_the_same_the_slot_is_first_unasked(slot: str, name: str) -> None:
    scene = Scene().hand(name).start().choose(slot, name)
    assert scene.prompt != "order"
    scene.by_default("claim-card")
    assert (scene.keys, scene.pick.default) == (["card", "leave"], ("leave",))


@pytest.mark.rule("UC-5.9", "D5")
def test_an_action_card_may_be_claimed_before_a_slot_that_could_use_it() -> None:
    scene = Scene().player(owns="1s 1c").hand("drill_rig").start().choose("red_4", "drill_rig")
    assert scene.keys == ["order:slot", "order:card"]


@pytest.mark.rule("UC-5.9", "UC-6.43", "D5")
def test_an_action_card_without_room_may_be_claimed_first() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew").hand("build_a_structure")
    scene.start().choose("green_2", "build_a_structure")
    assert scene.keys == ["order:slot", "order:card"]


@pytest.mark.rule("UC-5.9", "UC-6.63", "D5")
def test_a_card_is_asked_for_first_where_a_contract_counts_it() -> None:
    scene = Scene().hand("salvage_rights").contracts("staff_excellence").start()
    assert scene.choose("red_3", "salvage_rights").keys == ["order:slot", "order:card"]


@pytest.mark.rule("UC-5.9", "UC-6.46", "D5")
def test_a_card_is_asked_for_first_where_a_permanent_answers_to_the_claim() -> None:
    reporting_errors = next(
        name
        for name, card in PACK.cards.items()
        if any(isinstance(part, On) and isinstance(part.event, Claimed) for part in card.effect)
    )
    scene = Scene().claimed(reporting_errors).hand("salvage_rights").start()
    assert "order:card" in scene.choose("red_3", "salvage_rights").keys


@pytest.mark.rule("UC-6.40", "D15", "D35")
def test_claiming_the_card_last_ends_the_turn_with_it() -> None:
    scene = Scene().hand("salvage_rights").hand("courier_subs", seat=1).start()
    scene.choose("red_3", "salvage_rights")
    assert scene.pick.by_key["card"].nature is Nature.END
    scene.play("card")
    assert "salvage_rights" in scene.me().claimed
    assert (scene.prompt, scene.pick.seat) == ("slot", 1)


@pytest.mark.rule("UC-5.9", "D5", "D35")
def test_a_card_left_unused_leaves_the_end_of_the_turn_to_be_confirmed() -> None:
    scene = Scene().hand("salvage_rights").start().choose("red_3", "salvage_rights", "leave")
    assert scene.prompt == "end"


@pytest.mark.rule("UC-6.53", "D35")
def test_claiming_an_ability_does_not_end_the_turn() -> None:
    scene = Scene().player(owns="1k").hand("exchange_desk").start()
    colour = PACK.cards["exchange_desk"].colour
    slot = {"green": "green_2", "red": "red_3", "yellow": "yellow_4"}[colour or "green"]
    scene.choose(slot, "exchange_desk", "order:slot").by_default("claim-card").play("card")
    assert scene.prompt == "end"
    assert len(scene.keys) > len(["end"])


@pytest.mark.rule("D3")
def test_the_safe_turn_is_the_always_available_slot_with_the_lowest_era_card() -> None:
    scene = Scene().hand("small_print", "kelp_nursery", "build_expansion").start()
    assert scene.pick.default == ("slot:always",)
    scene.play("slot:always")
    assert scene.pick.default == ("card:kelp_nursery",)


@pytest.mark.rule("UC-5.2", "UC-5.33")
def test_everybody_takes_three_turns_in_a_round_in_play_order() -> None:
    scene = Scene(3).start()
    seats = []
    while scene.state.round == 1:
        seat = scene.state.running.seat
        decision = next(asked for asked in scene.pending if asked.seat == seat)
        if decision.prompt.key.endswith("ask-slot"):
            seats.append(seat)
        assert isinstance(decision, Pick)
        scene.answer(seat, *decision.default)
    assert seats == [0, 1, 2] * 3


@pytest.mark.rule("UC-5.4")
def test_only_cards_in_hand_can_be_played() -> None:
    scene = Scene().hand("kelp_nursery").start().play("slot:red_3")
    with pytest.raises(IllegalAnswer):
        scene.play("card:supply_drop")


@pytest.mark.rule("UC-5.20", "UC-5.21", "UC-11.10", "EX-32")
def test_a_slot_performed_through_a_card_takes_no_tile_and_is_not_the_own_one() -> None:
    scene = Scene(era=2).hand("industrial_espionage").tile("red_3", 1)
    scene.tile("yellow_4", 1).start().choose("green_2", "industrial_espionage")
    scene.play("order:slot", "advance:2", "card")
    assert scene.keys_with("perform:") == ["red_3", "yellow_4"]
    scene.play("perform:red_3")
    assert scene.me().stock == stock("2s 1k 1c")
    assert scene.state.tiles == {"red_3": (1,), "yellow_4": (1,), "green_2": (0,)}


@pytest.mark.rule("UC-5.21")
def test_special_cards_reach_coloured_slots_only_and_era_cards_the_other_too() -> None:
    scene = Scene().player(owns="4c").hand("extraordinary_mission").start()
    scene.choose("green_2", "extraordinary_mission", "order:slot", "advance:2", "card")
    scene.play(*(["pay:1"] if "pay:1" in scene.keys else []))
    assert "perform:always" in scene.keys
    special = Scene().player(owns="4c").hand("secret_mission").start()
    special.choose("yellow_4", "secret_mission", "order:slot", "card")
    special.play(*(["pay:1"] if "pay:1" in special.keys else []))
    assert "perform:always" not in special.keys
    assert "perform:yellow_4" not in special.keys
    assert "perform:red_3" in special.keys


@pytest.mark.rule("UC-5.1")
def test_the_pack_has_three_action_tiles_for_three_turns() -> None:
    assert PACK.constants["action_tiles"] == 3
