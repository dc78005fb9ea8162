from __future__ import annotations

import pytest

from engine.core.decision import Pick
from tests.engine.underwater_cities.scene import Scene, stock

# ---------------------------------------------------------------- builds and what they set off


@pytest.mark.rule("EX-9", "UC-5.18", "UC-6.18", "UC-6.29")
def test_a_site_bonus_in_the_middle_of_an_action_pays_for_the_rest() -> None:
    scene = Scene().player(owns="1s 2c").hand("courier_subs").start()
    scene.choose("yellow_2", "courier_subs", "site:t-c5-c9", "site:t-c6-c9")
    assert scene.prompt == "end"
    assert scene.me().stock == stock("")
    assert scene.me().nation.tunnel.bit_count() == 2


@pytest.mark.rule("EX-12", "UC-5.16", "UC-5.17", "UC-6.47", "UC-6.65")
def test_parts_trigger_and_nested_card() -> None:
    scene = Scene(3).player(owns="1s 1r", board=2, has_built="c9.b1:lab")
    scene.claimed(37, 34, used=["personal_assistant"]).hand("federal_grant").start()
    scene.choose("red_5", "federal_grant")
    scene.play("part:2", "site:c9.b2")
    assert scene.me().stock == stock("1c")
    assert scene.me().nation.up_building.bit_count() == 1
    assert scene.keys == ["use:build_farm_or_desalination_plant", "skip"]
    scene.play("use:build_farm_or_desalination_plant", "part:1", "site:c9.b3")
    assert scene.me().stock == stock("")
    assert (scene.me().nation.lab.bit_count(), scene.me().nation.desal.bit_count()) == (2, 1)
    assert scene.me().used == ("personal_assistant", "build_farm_or_desalination_plant")
    # A card was drawn last, so the turn has ended, which gives another one.
    assert len(scene.me().hand) == 2


@pytest.mark.rule("UC-6.65", "UC-5.13")
def test_build_and_upgrade_is_not_begun_without_the_price_of_both() -> None:
    scene = Scene(3).player(owns="1s", board=4).hand("federal_grant")
    scene.claimed(used=["personal_assistant"]).start()
    assert "slot:red_5" not in scene.keys


@pytest.mark.rule("UC-5.16", "UC-6.65")
def test_the_bonus_of_the_site_may_pay_for_the_upgrade() -> None:
    # On board 2 the first building site of the starting city gives 1 science.
    scene = Scene(3).player(owns="1s", board=2).hand("federal_grant")
    scene.claimed(used=["personal_assistant"]).start()
    # No other site would do, so it is not asked.
    scene.choose("red_5", "federal_grant")
    assert scene.me().stock == stock("")
    assert scene.me().nation.up_building.bit_count() == 1


@pytest.mark.rule("EX-7", "UC-6.6", "UC-6.8", "D11")
def test_every_split_of_a_payment_can_be_chosen() -> None:
    scene = Scene().player(owns="2s 1k 2b 1c").hand("courier_subs").start()
    scene.choose("green_4", "courier_subs")
    if "build:white" in scene.keys:
        scene.play("build:white")
    scene.play("site:c6")
    assert scene.prompt == "payment"
    assert len(scene.keys) == 5
    assert scene.pick.default == ("pay:1-credit+1-kelp+2-steelplast",)


@pytest.mark.rule("UC-6.19", "UC-11.3", "D8", "D9")
def test_without_white_domes_only_symbiotic_cities_are_built() -> None:
    scene = Scene().player(owns="3s 2k 2c 1b").hand("courier_subs")
    scene.state.white_domes = 0
    scene.start().choose("green_4", "courier_subs")
    assert scene.keys_with("site:") == ["c5", "c6", "c8"]
    scene.play("site:c6")
    if scene.prompt == "payment":
        scene.play(*scene.pick.default)
    assert scene.me().nation.purple.bit_count() == 1
    assert scene.state.purple_domes == 6


@pytest.mark.rule("UC-11.3")
def test_a_slot_whose_only_part_was_a_city_is_closed_without_domes() -> None:
    scene = Scene().player(owns="9s 9k 9c 9b").hand("kelp_nursery")
    scene.state.white_domes = scene.state.purple_domes = 0
    assert "slot:green_4" not in scene.start().keys


@pytest.mark.rule("UC-11.4")
def test_without_tunnels_none_is_built_but_they_are_upgraded() -> None:
    scene = Scene().player(owns="9s 9c 1r", has_built="t-c6-c9").hand("federal_grant")
    scene.state.tunnels = 0
    scene.start()
    assert "slot:yellow_2" not in scene.keys
    scene.choose("yellow_4", "federal_grant", "way:2")
    assert scene.me().nation.up_tunnel.bit_count() == 1


@pytest.mark.rule("UC-11.22", "UC-6.26", "UC-6.27")
def test_a_metropolis_completed_in_between_pays_for_the_second_tunnel() -> None:
    words = "c6 c3 t-c6-c9 t-c3-c6"
    scene = Scene().player(owns="2s 1c", has_built=words).hand("courier_subs").start()
    # The mint at the upper right gives 2 credits when it is connected.
    scene.choose("yellow_2", "courier_subs", "site:t-c3-m2")
    assert scene.me().stock == stock("1s 2c")
    scene.play("site:t-c5-c9")
    assert scene.me().nation.tunnel.bit_count() == 4


@pytest.mark.rule("UC-6.4", "UC-6.30", "EX-10", "UC-11.23")
def test_a_discount_never_reaches_the_surcharge() -> None:
    scene = Scene().player(owns="3s 3c", board=6, has_built="c6 c3 t-c6-c9 t-c3-c6")
    scene.claimed("cheap_casings").hand("federal_grant").start()
    scene.choose("yellow_2", "federal_grant", "site:t-c3-m2")
    assert scene.me().stock.steelplast == 1
    # 1 steelplast for the tunnel, then 1 steelplast and 1 credit on top; 2 credits came back.
    assert scene.me().stock == stock("1s 4c")


@pytest.mark.rule("UC-6.30")
def test_a_site_for_six_points_gives_them_at_once() -> None:
    scene = Scene().player(owns="2s 1k 3c 2r", board=7).hand("courier_subs").start()
    scene.choose("green_4", "courier_subs")
    scene.play("site:c6")
    if scene.prompt == "payment":
        scene.play(*scene.pick.default)
    assert scene.me().points == 6
    assert scene.me().stock == stock("")


@pytest.mark.rule("EX-8", "UC-6.6")
def test_a_symbiotic_city_needs_a_biomatter_that_nothing_replaces() -> None:
    scene = Scene().player(owns="1s 1k 5c").hand("kelp_nursery").start()
    assert "slot:green_4" not in scene.keys
    rich = Scene().player(owns="1s 2b 2c").hand("kelp_nursery").start()
    rich.choose("green_4", "kelp_nursery", "build:purple", "site:c6")
    assert rich.me().stock == stock("")


# ---------------------------------------------------------------- upgrades


@pytest.mark.rule("EX-13", "UC-6.32", "D10", "D12")
def test_each_upgrade_picks_its_own_price() -> None:
    scene = Scene(era=2).player(owns="1c 1r 1k", has_built="c9.b1:farm c9.b2:farm")
    scene.hand("farm_modernisation").start()
    scene.choose("red_2", "farm_modernisation", "order:card", "upgrade:c9.b1")
    assert scene.keys == ["pay:1-credit", "pay:1-science"]
    scene.play("pay:1-science")
    assert scene.keys == ["upgrade:c9.b2", "skip"]
    scene.play("upgrade:c9.b2")
    assert scene.me().nation.up_building.bit_count() == 2
    assert scene.me().stock == stock("1k")


@pytest.mark.rule("UC-6.32")
def test_upgrades_of_different_kinds_never_take_the_same_kind_twice() -> None:
    words = "c9.b1:farm c9.b2:farm c9.b3:lab"
    scene = Scene(era=2).player(owns="3r", has_built=words).claimed("overhaul")
    scene.hand("federal_grant").start().choose("red_4", "federal_grant", "use:overhaul")
    scene.play("part:1", "upgrade:c9.b1")
    assert scene.keys == ["upgrade:c9.b3", "skip"]


@pytest.mark.rule("UC-6.48")
def test_the_second_upgraded_farm_of_a_connected_city_gives_a_point() -> None:
    words = "c9.b1:farm+ c9.b2:farm"
    scene = Scene().player(owns="1r", has_built=words).claimed("crop_rotation")
    scene.hand("federal_grant").start()
    scene.choose("yellow_4", "federal_grant", "way:2")
    assert scene.me().points == 1


@pytest.mark.rule("UC-6.33")
def test_a_city_is_converted_with_a_dome_from_the_supply() -> None:
    scene = Scene(era=2).player(owns="1b 2c").hand("symbiotic_refit").start()
    scene.choose("red_3", "symbiotic_refit", "order:slot", "card", "pay:1")
    assert scene.me().nation.purple.bit_count() == 1
    assert (scene.state.white_domes, scene.state.purple_domes) == (16, 6)


@pytest.mark.rule("UC-6.2", "UC-6.3", "D10")
def test_an_alternative_cost_replaces_the_price_of_an_upgrade() -> None:
    scene = Scene().player(owns="1c", has_built="c9.b1:farm").claimed("patent_office")
    scene.hand("federal_grant").start()
    scene.choose("yellow_4", "federal_grant", "way:2")
    assert scene.me().stock == stock("")
    assert scene.me().nation.up_building.bit_count() == 1


@pytest.mark.rule("UC-6.67", "UC-5.33")
def test_a_discount_of_the_turn_counts_for_the_first_purchase_only() -> None:
    scene = Scene(era=2).player(owns="1r", has_built="c9.b1:farm c9.b2:lab")
    scene.claimed("standard_parts").hand("night_shift").start()
    scene.choose("yellow_4", "night_shift", "way:2", "upgrade:c9.b1")
    assert scene.me().stock == stock("1r")
    scene.play("upgrade:c9.b2")
    assert scene.me().stock == stock("")
    assert isinstance(scene.pick, Pick)
