from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
TWICE = "1 3 2 4 5"
FREE = "3 2 1A 4 5"
EXPERTS = [("ME", "metal", "M"), ("PE", "plant", "P"), ("FE", "fuel", "F"), ("TE", "tech", "T")]
ONLY_OXYGEN = ["resurface", "oxygen"]
"""The options with a Battery when there was nothing to ask in Phase 2."""


def table(sponsors: str = QUIET, store: str = "") -> Scene:
    """Two seats, and public contracts that few cubes can fulfil."""
    return Scene(sponsors=sponsors, store=store).public("contract_free_10", "contract_free_09")


def act(scene: Scene) -> Scene:
    """Seat 0 has played Key 3 and activated the diver on level 3."""
    return scene.play("key:3", "activate")


@pytest.mark.rule("OT-8.1")
def test_basic_side_acts_with_the_basic_action_only() -> None:
    scene = act(table().board(column=on_level(3, "ME")))
    assert scene.keys == ["take:metal", "end"]


@pytest.mark.rule("OT-8.1")
def test_action_works_on_the_level_that_an_x_key_made_active() -> None:
    scene = table("2 3A 4 5 1").board(column=on_level(3, "ME"), keys="3 X")
    scene.play("key:x:3", "activate", "take:metal")
    assert [scene.cubes(level) for level in range(1, 6)] == ["", "", "M", "", ""]


@pytest.mark.rule("OT-8.1")
def test_only_the_diver_on_the_active_level_may_act() -> None:
    scene = table().board(column=on_level(3, "PE"), batteries=1)
    scene.play("key:3", "propel:plant_expert:5", "activate")
    assert scene.keys_with("take") == [f"take:{scene.me().diver_on(3).split('_')[0]}"]
    assert scene.me().diver_on(3) != "plant_expert"


@pytest.mark.rule("OT-8.2")
def test_upgraded_side_lasts_over_the_turn_and_resurfacing() -> None:
    scene = table("1 2 4 3 5").board(column=on_level(3, "TE"), credits=2)
    scene.play("key:3", "sponsor:upgrade:tech_expert", "end")
    assert scene.column() == "[TE+ TR SP | EN ME PE FE EX]"
    scene.begin(0).play("key:1", "end")
    assert scene.column() == "[EN TE+ TR | SP ME PE FE EX]"


@pytest.mark.rule("OT-8.2")
def test_no_effect_offers_an_upgraded_diver_to_be_turned() -> None:
    scene = table().display(3, "reward_23", "reward_27")
    scene.board(column="[TR+ SP EN+ | ME+ PE EX FE+ TE]", credits=2)
    act(scene).play("explore:reward_23")
    upgrades = ["spy", "plant_expert", "explorer", "tech_expert"]
    assert scene.keys == [f"upgrade:{diver}" for diver in upgrades]


@pytest.mark.rule("OT-8.3")
@pytest.mark.parametrize(("diver", "short"), [("EN", 0), ("SP", 0), ("EX", 1), ("EX+", 0)], ids=str)
def test_action_is_not_offered_without_its_whole_cost(diver: str, short: int) -> None:
    scene = table().board(column=on_level(3, diver), credits=short, batteries=1)
    assert act(scene).keys == ONLY_OXYGEN


@pytest.mark.rule("OT-8.3")
@pytest.mark.parametrize(
    ("diver", "price"), [("EN", 1), ("EN+", 0), ("SP", 1), ("SP+", 0), ("EX", 2), ("EX+", 1)]
)
def test_action_takes_exactly_its_cost(diver: str, price: int) -> None:
    scene = table().display(3, "reward_18", "reward_19")
    scene.board(column=on_level(3, diver), credits=price)
    wanted = {"EN": "improve:mechanic", "SP": "draw", "EX": "explore:reward_18"}[diver[:2]]
    act(scene).play(wanted)
    assert scene.me().credits == 0


@pytest.mark.rule("OT-8.3", "OT-8.5")
@pytest.mark.parametrize(
    ("diver", "supply"), [("TE+", 12), ("ME+", 0)], ids=["no Key to take back", "no neutral X"]
)
def test_upgraded_expert_without_any_effect_has_no_action(diver: str, supply: int) -> None:
    scene = table().board(0, on_level(3, diver), "L3:MMPF", batteries=1, track="N")
    scene.state.neutral_x = supply
    assert act(scene).keys == ONLY_OXYGEN


@pytest.mark.rule("OT-8.4")
@pytest.mark.parametrize(("diver", "resource", "letter"), EXPERTS)
def test_expert_takes_one_cube_of_its_resource(diver: str, resource: str, letter: str) -> None:
    scene = act(table().board(0, on_level(3, diver), "L3:MP"))
    before = scene.facts()
    scene.play(f"take:{resource}")
    assert sorted(scene.cubes(3)) == sorted("MP" + letter)
    assert set(scene.changed(before)) == {"levels:0", "track:0", "column:0"}


@pytest.mark.rule("OT-8.4")
@pytest.mark.parametrize(
    ("diver", "way", "gain"),
    [
        ("ME+", "take:metal+gain", {"neutral_x:0": 1, "neutral_x": 11}),
        ("PE+", "take:plant+gain", {"credits:0": 1}),
        ("FE+", "take:fuel+gain", {"batteries:0": 1}),
    ],
)
def test_upgraded_expert_gains_its_bonus_beside_the_cube(
    diver: str, way: str, gain: dict[str, object]
) -> None:
    scene = act(table().board(0, on_level(3, diver)))
    before = scene.facts()
    scene.play(way)
    found = scene.changed(before)
    assert {name: found.get(name) for name in gain} == gain
    assert set(found) - set(gain) <= {"levels:0", "track:0", "column:0"}
    assert len(scene.cubes(3)) == 1


@pytest.mark.rule("OT-8.4")
def test_upgraded_tech_expert_takes_back_a_key_of_choice() -> None:
    scene = act(table().board(0, on_level(3, "TE+"), keys="1 3", track="5 X 2 4"))
    ways = [f"key:{key}" for key in ("2", "4", "5", "X")]
    joined = [f"take:tech+{way}" for way in ways]
    assert scene.keys == [*joined, "take:tech", *ways, "end"]
    scene.play("take:tech+key:X")
    assert (scene.cubes(3), scene.me().keys) == ("T", ("1", "X"))
    assert scene.me().track == ("5", "2", "4", "3")


@pytest.mark.rule("OT-8.4")
def test_take_back_reaches_neither_the_key_in_play_nor_a_neutral_one() -> None:
    scene = table().board(0, on_level(3, "TE+"), keys="1 2 3 5 X", track="N 4")
    assert act(scene).keys_with("key:") == ["key:4"]


@pytest.mark.rule("OT-8.5")
def test_cube_and_bonus_can_each_be_left_out() -> None:
    scene = table().board(0, on_level(3, "FE+"))
    assert act(scene).keys == ["take:fuel+gain", "take:fuel", "gain", "end"]


@pytest.mark.rule("OT-8.5")
@pytest.mark.parametrize(
    ("way", "cubes", "credit"), [("take:plant", "P", 0), ("gain", "", 1), ("end", "", 0)]
)
def test_what_was_left_out_is_not_given(way: str, cubes: str, credit: int) -> None:
    scene = act(table().board(0, on_level(3, "PE+"))).play(way)
    assert (scene.cubes(3), scene.me().credits) == (cubes, credit)


@pytest.mark.rule("OT-8.5")
def test_full_level_leaves_an_upgraded_expert_its_bonus() -> None:
    scene = act(table().board(0, on_level(3, "ME+"), "L3:MPFT"))
    assert scene.keys == ["gain", "end"]
    scene.play("gain")
    assert (scene.me().neutral_x, scene.cubes(3)) == (1, "MPFT")


@pytest.mark.rule("OT-8.5", "OT-8.6")
@pytest.mark.parametrize("diver", ["ME", "PE", "FE", "TE"])
def test_full_level_leaves_a_basic_expert_no_action(diver: str) -> None:
    scene = table().board(0, on_level(3, diver), "L3:MMPP", batteries=1)
    assert act(scene).keys == ONLY_OXYGEN


@pytest.mark.rule("OT-8.6")
def test_contract_fulfilled_before_the_action_makes_room() -> None:
    scene = table().board(0, on_level(3, "ME"), "L3:MMPP")
    scene.public("contract_exact_02", "contract_free_10")
    act(scene)
    assert scene.keys == ["fulfil:contract_exact_02:3:PP", "end"]
    scene.play("fulfil:contract_exact_02:3:PP", "take:metal")
    assert scene.cubes(3) == "MMM"


@pytest.mark.rule("OT-8.6")
def test_sale_before_the_action_makes_room() -> None:
    scene = table(TWICE, "F2").board(0, on_level(3, "TR"), "L3:MMPP", credits=2)
    assert scene.play("key:3").keys_with("buy") == []
    scene.play("sell:metal:credits")
    assert scene.keys_with("buy") == ["buy:metal", "buy:fuel"]


@pytest.mark.rule("OT-8.7")
def test_trader_without_credits_may_still_sell_because_there_is_no_fee() -> None:
    scene = act(table(QUIET, "M2 P1").board(0, on_level(3, "TR"), "L3:P L4:F"))
    assert scene.keys == ["sell:plant:credits", "end"]
    scene.play("sell:plant:credits")
    assert scene.me().credits == 2


@pytest.mark.rule("OT-8.7")
def test_trader_makes_one_trade_of_either_kind() -> None:
    scene = table(QUIET, "M1").board(0, on_level(3, "TR"), "L3:P", credits=9)
    act(scene)
    assert scene.keys == ["sell:plant:credits", "sell:plant:points", "buy:metal", "end"]
    scene.play("buy:metal")
    assert scene.pick.seat == 1
    assert (scene.cubes(3), scene.me().credits) == ("MP", 6)


@pytest.mark.rule("OT-8.14")
@pytest.mark.parametrize(("diver", "price"), [("EN", 1), ("EN+", 0)])
def test_engineer_improves_either_technician_by_one_step(diver: str, price: int) -> None:
    for way, steps in (("improve:mechanic", (2, 6)), ("improve:hacker", (1, 5))):
        scene = act(table().board(0, on_level(3, diver), credits=1))
        assert scene.keys == ["improve:mechanic", "improve:hacker", "end"]
        scene.play(way)
        assert (scene.state.max_move(0), scene.state.threshold(0)) == steps
        assert scene.me().credits == 1 - price


@pytest.mark.rule("OT-8.14")
def test_technicians_improve_three_times_and_no_further() -> None:
    scene = table().board(0, on_level(3, "EN+"))
    values = []
    for way in ("improve:mechanic", "improve:hacker") * 3:
        scene.me().column = table().board(column=on_level(3, "EN")).me().column
        act(scene.begin(0)).play(way)
        scene.me().keys, scene.me().track = ("1", "2", "3", "4", "5", "X"), ()
        values.append((scene.state.max_move(0), scene.state.threshold(0)))
    assert values == [(2, 6), (2, 5), (3, 5), (3, 4), (4, 4), (4, 3)]


@pytest.mark.rule("OT-8.14")
@pytest.mark.parametrize(
    ("move", "threshold", "ways"),
    [(4, 5, ["improve:hacker", "end"]), (2, 3, ["improve:mechanic", "end"]), (4, 3, ONLY_OXYGEN)],
)
def test_full_track_cannot_be_improved(move: int, threshold: int, ways: list[str]) -> None:
    scene = table()
    scene.board(0, on_level(3, "EN"), credits=5, batteries=1, max_move=move, threshold=threshold)
    assert act(scene).keys == ways


@pytest.mark.rule("OT-8.18")
@pytest.mark.parametrize(
    ("diver", "way"),
    [
        ("SP", "draw"),
        ("EN", "improve:hacker"),
        ("EX", "explore:reward_18"),
        ("EX+", "explore:reward_18"),
        ("TR", "buy:metal"),
        ("TR+", "buy:metal"),
    ],
)
def test_sponsor_1_advanced_lets_four_divers_act_for_nothing(diver: str, way: str) -> None:
    scene = table(FREE, "M1").display(3, "reward_18", "reward_19")
    scene.board(0, on_level(3, diver), credits=0)
    assert way in scene.play("key:3").keys
    scene.play(way)
    assert scene.me().credits == 0


@pytest.mark.rule("OT-8.18")
def test_sponsor_1_advanced_leaves_the_credits_that_are_there() -> None:
    scene = table(FREE).board(0, on_level(3, "EN"), credits=4)
    scene.play("key:3", "improve:mechanic")
    assert scene.me().credits == 4


@pytest.mark.rule("OT-8.18")
def test_sponsor_1_advanced_does_not_change_sales() -> None:
    scene = table(FREE, "M1").board(0, on_level(3, "TR"), "L3:M")
    assert scene.play("key:3").keys_with("sell") == ["sell:metal:credits"]
    scene.play("sell:metal:credits")
    assert scene.me().credits == 2


@pytest.mark.rule("OT-8.18")
def test_free_actions_end_with_the_turn() -> None:
    scene = table(FREE).board(0, on_level(3, "EN"), batteries=1, keys="3 X")
    scene.play("key:3", "activate", "improve:hacker", "oxygen").begin(0)
    assert scene.me().diver_on(3) == "engineer"
    scene.me().batteries = 1
    scene.state.sponsors = Scene(sponsors="2 3A 4 5 1").state.sponsors
    scene.play("key:x:3", "activate")
    assert scene.keys == ONLY_OXYGEN


@pytest.mark.rule("OT-8.19")
def test_no_key_leads_to_a_diver_at_the_surface() -> None:
    scene = table("3A 1 2 4 5").board(neutral_x=1)
    scene.state.sponsors = (*scene.state.sponsors[1:], scene.state.sponsors[0])
    levels = [f"{key}:{level}" for key in ("key:x", "key:neutral") for level in range(1, 6)]
    assert scene.keys == [*(f"key:{key}" for key in range(1, 6)), *levels]
    assert scene.play("key:neutral:1").pick.seat == 0
    assert scene.column().partition("| ")[2].startswith("ME")
    scene.play("activate")
    assert scene.keys == ["take:metal", "end"]
