from __future__ import annotations

import pytest

from tests.engine.underwater_cities.scene import PACK, Scene, stock

# ---------------------------------------------------------------- action cards


@pytest.mark.rule("EX-4", "UC-6.41", "UC-6.45", "UC-11.14")
def test_an_action_card_used_through_a_slot() -> None:
    scene = Scene(3).hand("federal_grant", "kelp_nursery").start()
    scene.choose("green_4", "kelp_nursery", "part:1", "way:2")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("1s 1c")
    assert scene.me().used == ("personal_assistant",)


@pytest.mark.rule("EX-23", "UC-6.43", "UC-6.44", "D15", "D16")
def test_an_available_card_that_makes_room_may_be_used_first() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    scene.me().used = ("shore_leave", "drill_rig", "driftnet_crew")
    scene.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    assert scene.prompt == "make-room"
    assert scene.pick.default == ("leave",)
    scene.play("replace:personal_assistant", "use:personal_assistant", "way:1")
    assert scene.me().stock == stock("1s")
    assert scene.me().claimed[-1] == "build_a_structure"
    assert "personal_assistant" not in scene.me().claimed


@pytest.mark.rule("EX-23", "UC-11.8", "UC-5.31")
def test_a_used_card_that_makes_room_is_only_discarded() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    scene.me().used = ("shore_leave", "drill_rig", "driftnet_crew")
    scene.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    scene.play("replace:shore_leave")
    assert scene.me().stock == stock("")
    assert scene.state.discards == ("shore_leave",)
    assert scene.me().used == ("drill_rig", "driftnet_crew")


@pytest.mark.rule("UC-6.43", "D15")
def test_claiming_a_fifth_action_card_may_be_declined() -> None:
    scene = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    scene.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    scene.play("leave")
    assert len(scene.me().claimed) == 4
    assert scene.state.discards == ("build_a_structure",)


@pytest.mark.rule("UC-11.9", "UC-5.9")
def test_an_action_card_claimed_first_may_be_used_by_the_slot() -> None:
    scene = Scene(3).claimed(used=["personal_assistant"]).hand("shore_leave").start()
    scene.choose("green_4", "shore_leave", "order:card")
    scene.play("part:1")
    assert scene.me().used == ("personal_assistant", "shore_leave")
    assert scene.me().stock == stock("1k 2s")


@pytest.mark.rule("UC-6.62")
def test_an_effect_carried_out_twice_is_one_use() -> None:
    scene = Scene().claimed("shore_leave", "shift_planner", used=["personal_assistant"])
    scene.hand("double_shift").start().choose("green_2", "double_shift", "order:card")
    scene.play("use:shore_leave")
    assert scene.me().stock == stock("2k 2s 1c")
    assert scene.me().used == ("personal_assistant", "shore_leave")


@pytest.mark.rule("UC-6.62")
def test_a_used_card_used_again_stays_used() -> None:
    scene = Scene(era=2).claimed("shore_leave", used=["shore_leave", "personal_assistant"])
    scene.hand("encore").start().choose("green_2", "encore", "order:card")
    scene.play("part:1", "use:shore_leave")
    assert scene.me().stock == stock("1k 2s")
    assert scene.me().used == ("shore_leave", "personal_assistant")


@pytest.mark.rule("UC-6.42", "D14")
def test_used_action_cards_become_available_again_the_oldest_first() -> None:
    scene = Scene(era=2).claimed("shore_leave", used=["shore_leave", "personal_assistant"])
    scene.hand("personnel_review").start().choose("yellow_1", "personnel_review", "order:card")
    assert scene.keys == ["refresh:shore_leave", "refresh:personal_assistant", "skip"]
    scene.play("refresh:shore_leave", "skip")
    assert "shore_leave" not in scene.me().used


@pytest.mark.rule("UC-6.67", "UC-5.33")
def test_a_trigger_once_a_round_answers_once_in_it() -> None:
    scene = Scene(era=3).claimed("shift_planner", "shore_leave", "jubilee")
    scene.player(owns="1c").hand("demonstration_use_two").start()
    scene.choose("yellow_1", "demonstration_use_two")
    scene.play("order:card", "pay:1", "use:shore_leave", "use:jubilee")
    # One credit was paid and one came back, although two cards were used.
    assert scene.me().stock.credit == 1


# ---------------------------------------------------------------- Special cards


@pytest.mark.rule("EX-6", "UC-6.55", "D17")
def test_a_special_card_is_paid_for_with_what_the_slot_gave() -> None:
    scene = Scene(3).player(owns="2c").hand("open_research").start()
    scene.choose("green_5", "open_research", "advance:1", "card")
    assert scene.me().stock == stock("")
    assert scene.me().claimed[-1] == "open_research"


@pytest.mark.rule("EX-6", "UC-6.56", "UC-11.24")
def test_a_special_card_not_paid_for_leaves_the_game() -> None:
    scene = Scene(3).player(owns="2c").hand("open_research").start()
    scene.choose("green_5", "open_research")
    # Two credits do not pay for it first, so the slot comes first without asking.
    scene.play("advance:1", "leave")
    assert "open_research" not in (*scene.state.specials, *scene.me().claimed)
    assert scene.me().stock == stock("3c")


@pytest.mark.rule("UC-6.56", "UC-5.31")
def test_an_unmatched_special_card_of_the_deck_goes_under_it() -> None:
    scene = Scene().hand("master_diver").start().choose("green_2", "master_diver")
    assert scene.state.specials[-1] == "master_diver"


@pytest.mark.rule("UC-6.57", "UC-11.28")
def test_a_paid_instant_special_card_is_kept_and_counts() -> None:
    scene = Scene().player(owns="1c").hand("old_sea_dog").start()
    scene.choose("yellow_1", "old_sea_dog", "order:card", "way:1")
    assert scene.me().paid == ("old_sea_dog",)


@pytest.mark.rule("UC-6.58", "D18")
def test_three_ways_to_take_a_special_card() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("green_3", "kelp_nursery")
    top = scene.state.specials[0]
    assert scene.keys == [
        f"take:{top}",
        *(f"take:{name}" for name in scene.state.open_specials),
        "take:search",
    ]
    assert scene.pick.default == (f"take:{top}",)
    scene.play("take:kelp_laureates")
    assert scene.me().hand == ("kelp_laureates",)
    assert len(scene.state.open_specials) == 5


@pytest.mark.rule("EX-25", "UC-6.58", "D19")
def test_searching_the_special_deck() -> None:
    scene = Scene().hand("kelp_nursery")
    a, b, c, d, e, f = PACK.special_deck[:6]
    scene.lay(specials=(a, b, c, d, e, f))
    scene.start().choose("green_3", "kelp_nursery", "take:search")
    assert scene.keys == [f"keep:{b}", f"keep:{c}", f"keep:{d}"]
    scene.play(f"keep:{c}", f"under:{d}")
    assert scene.state.specials == (e, f, a, d, b)
    assert scene.me().hand == (c,)


@pytest.mark.rule("UC-6.59", "UC-11.6")
def test_small_special_decks() -> None:
    one = Scene().hand("kelp_nursery")
    one.state.specials, one.state.open_specials = PACK.special_deck[:1], ()
    one.start().choose("green_3", "kelp_nursery")
    assert one.me().hand[0] == PACK.special_deck[0]
    assert one.state.specials == ()
    none = Scene().hand("kelp_nursery")
    none.state.specials = none.state.open_specials = ()
    assert "slot:green_3" not in none.start().keys


@pytest.mark.rule("UC-6.3", "UC-6.55")
def test_a_discount_on_special_cards() -> None:
    scene = Scene().claimed("small_print").player(owns="1c").hand("open_research").start()
    scene.choose("green_2", "open_research", "order:card")
    assert scene.me().stock == stock("")
    assert "open_research" in scene.me().claimed


# ---------------------------------------------------------------- triggers, boosts and abilities


@pytest.mark.rule("UC-6.52", "UC-5.23")
def test_a_slot_that_does_not_match_gives_steelplast_at_the_declaration() -> None:
    scene = Scene().player(owns="1c").claimed("black_ops_team").hand("federal_grant").start()
    assert "slot:yellow_2" in scene.keys
    scene.choose("yellow_2", "federal_grant", "site:t-c6-c9")
    assert scene.me().stock == stock("")


@pytest.mark.rule("UC-6.50")
def test_a_slot_that_gives_steelplast_gives_a_point() -> None:
    scene = Scene().claimed("applause").hand("federal_grant").start()
    scene.choose("red_3", "federal_grant")
    assert scene.me().points == 1


@pytest.mark.rule("UC-6.51", "UC-6.66")
def test_a_tunnel_slot_allows_one_tunnel_more() -> None:
    scene = Scene().player(owns="3s 3c", board=4).claimed("express_tunnelling")
    scene.hand("federal_grant").start().choose("yellow_2", "federal_grant")
    scene.play("site:t-c8-c9", "site:t-c7-c8", "site:t-c5-c7")
    assert scene.me().nation.tunnel.bit_count() == 3
    assert scene.prompt == "end"


@pytest.mark.rule("UC-6.66")
def test_a_farm_slot_allows_any_buildings_only_on_its_farm_side() -> None:
    scene = Scene().player(owns="1c 2s").claimed("mixed_planting").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "way:1")
    assert scene.keys == ["build:desal", "build:lab"]
    other = Scene().player(owns="1c 2s").claimed("mixed_planting").hand("federal_grant").start()
    other.choose("red_1", "federal_grant", "way:2", "site:c9.b2")
    assert "build:desal" not in other.keys


@pytest.mark.rule("UC-6.66")
def test_both_sides_of_the_science_slot_may_be_done() -> None:
    scene = Scene(era=2).player(has_built="c9.b1:farm").claimed("open_campus")
    scene.hand("night_shift").start().choose("yellow_4", "night_shift")
    assert scene.keys == ["upgrade:c9.b1", "skip"]
    scene.play("upgrade:c9.b1")
    assert scene.me().stock == stock("1r")


@pytest.mark.rule("EX-14", "UC-6.10", "UC-6.53", "D24")
def test_an_ability_is_used_once_a_turn_in_either_direction() -> None:
    scene = Scene().player(owns="2k 2s").claimed("exchange_desk").hand("federal_grant").start()
    ways = [key for key in scene.keys if key.startswith("ability:")]
    assert ways == ["ability:exchange_desk:exchange:1", "ability:exchange_desk:exchange:2"]
    scene.play(ways[0])
    assert scene.me().stock == stock("1k 3s")
    assert scene.prompt == "slot"
    assert [key for key in scene.keys if key.startswith("ability:")] == []


@pytest.mark.rule("UC-6.53")
def test_an_ability_may_wait_until_the_end_of_the_turn() -> None:
    scene = Scene().claimed("exchange_desk").hand("federal_grant").start()
    scene.choose("red_3", "federal_grant")
    assert scene.keys[1:] == [
        "ability:exchange_desk:exchange:1",
        "ability:exchange_desk:exchange:2",
    ]


@pytest.mark.rule("UC-5.26")
def test_the_end_of_the_turn_gives_a_credit_to_who_has_none() -> None:
    scene = Scene(era=2).claimed("hardship_fund").hand("night_shift").start()
    scene.choose("yellow_1", "night_shift", "part:2", "way:1", "skip", "end")
    assert scene.me().stock.credit == 1


@pytest.mark.rule("UC-6.49")
def test_the_second_tunnel_in_a_turn_is_noticed() -> None:
    scene = Scene().player(owns="2s 2c", board=4).claimed("tunnel_crews").hand("federal_grant")
    scene.start().choose("yellow_2", "federal_grant", "site:t-c8-c9", "site:t-c7-c8")
    assert scene.me().stock == stock("1s")


@pytest.mark.rule("UC-6.61", "D26")
def test_of_drawn_cards_some_are_kept_and_the_others_lie_face_down() -> None:
    scene = Scene().hand("recruitment_drive").start()
    scene.choose("yellow_1", "recruitment_drive", "order:card")
    assert scene.prompt == "keep"
    first = scene.keys[0]
    scene.play(first)
    assert scene.me().hand == (first.removeprefix("keep:"),)
    assert len(scene.state.buried) == 2


@pytest.mark.rule("UC-6.11", "D27")
def test_cards_are_discarded_as_a_price_unseen() -> None:
    scene = Scene().claimed("spare_parts", used=["personal_assistant"]).hand("federal_grant", 2)
    scene.start().choose("red_4", "federal_grant")
    assert scene.me().hand == ()
    assert scene.me().stock == stock("2s")
    assert scene.state.buried == ((0, "kelp_nursery"),)


@pytest.mark.rule("UC-6.28", "D29")
def test_a_gained_metropolis_is_connected_at_once() -> None:
    scene = Scene(era=3).player(owns="2c").claimed("corporate_expansion").hand("coastal_accession")
    scene.lay(spare_tiles=("festival_pier", "biopark", "parliament"))
    scene.start().choose("red_3", "coastal_accession", "order:slot", "card", "pay:1")
    assert scene.keys == ["keep:festival_pier", "keep:biopark"]
    scene.play("keep:festival_pier")
    assert scene.me().nation.gained == ("festival_pier",)
    assert scene.me().stock == stock("3c 2s 1k 1b")
    assert scene.me().points == 4
    assert scene.state.spare_tiles == ("parliament", "biopark")


@pytest.mark.rule("UC-6.60", "D28")
def test_the_production_of_an_upgraded_structure() -> None:
    scene = Scene(era=2).player(has_built="c9.b1:desal+ c9.b2:desal+").hand("trial_run_structure")
    scene.start().choose("red_3", "trial_run_structure", "order:slot", "card", "trial:c9.b1")
    assert scene.me().stock == stock("2s 1k 1c 1b")


@pytest.mark.rule("UC-6.63", "UC-6.64", "D30")
def test_a_contract_may_be_claimed_before_the_declaration() -> None:
    words = "c9.b1:farm+ c9.b2:farm c9.b3:farm"
    scene = Scene().player(has_built=words).contracts("first_harvest", "clear_waters")
    scene.hand("federal_grant").start().play("contract:first_harvest")
    assert scene.me().stock == stock("2k 2c")
    assert scene.state.contracts == ("clear_waters",)
    assert "contract:first_harvest" not in scene.keys


@pytest.mark.rule("UC-5.24", "D22")
def test_the_order_of_several_triggers_is_asked_only_if_it_can_matter() -> None:
    # The site gives a step and a card, and the laboratory lets a card be drawn.
    scene = Scene().player(owns="1s", board=3, has_built="c6").claimed("graduate_intake")
    scene.player(owns="1s", board=3, has_built="c6 t-c6-c9").hand("federal_grant").start()
    scene.choose("red_1", "federal_grant", "site:c6.b1")
    assert scene.pick.prompt.key == "ask-next-part"
    assert scene.keys == ["next:0", "next:1"]
