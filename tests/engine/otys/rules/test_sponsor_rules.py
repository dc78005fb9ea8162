from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.engine.otys.scene import Scene, on_level

EIGHT_UPGRADED = "[TR+ SP+ EN+ | ME+ PE+ FE+ TE+ EX+]"
HOLD = "contract_exact_01"
"""A contract in hand that could be fulfilled with `L5:MM`, so that every step is asked."""


def on_level_1(tile: str) -> str:
    """This Sponsor tile on level 1, the others anywhere."""
    return " ".join([tile, *(other for other in "12345" if other != tile[0])])


def at(tile: str, column: str = "[TR SP EN | ME PE FE TE EX]", money: int = 0) -> Scene:
    """Key 1 about to be played on this tile, every step asked because of a contract."""
    scene = Scene(sponsors=on_level_1(tile)).quiet()
    return scene.board(column=column, cubes="L5:MM", hand=[HOLD], credits=money)


# ---------------------------------------------------------------- any Sponsor


@pytest.mark.rule("OT-7.1")
def test_only_the_tile_on_the_active_level_works_and_with_the_side_in_play() -> None:
    scene = Scene(sponsors="1 5 3 2 4").quiet().board(batteries=1).play("key:2")
    assert (scene.me().credits, scene.me().batteries) == (0, 2)
    assert at("5").play("key:1").keys_with("sponsor") == []
    assert at("5A").play("key:1").keys_with("sponsor") == ["sponsor:gain"]


@pytest.mark.rule("OT-7.1", "OT-4.3")
@pytest.mark.parametrize(
    ("tile", "use"),
    [
        ("2A", "sponsor:use:reward_27"),
        ("3", "sponsor:key:2"),
        ("3A", "sponsor:resurface:5"),
        ("4", "sponsor:upgrade:metal_expert"),
        ("4A", "sponsor:upgrade:trader"),
        ("5A", "sponsor:gain"),
    ],
)
def test_a_sponsor_effect_is_used_once_in_phase_1(tile: str, use: str) -> None:
    scene = at(tile).board(
        keys="1 3 4 5", track="2 X", credits=4, batteries=2, cubes="L5:MM", hand=[HOLD]
    )
    scene.display(1, "reward_27", "reward_28").play("key:1")
    assert use in scene.keys
    scene.play(use)
    assert scene.state.running.step == "phase_1"
    assert not scene.keys_with("sponsor")
    with pytest.raises(IllegalAnswer):
        scene.play(use)


@pytest.mark.rule("OT-7.2", "OT-7.3")
@pytest.mark.parametrize("tile", ["2A", "3", "3A", "4", "4A", "5A"])
def test_a_sponsor_that_is_a_choice_changes_nothing_if_not_used(tile: str) -> None:
    scene = at(tile).board(keys="1 3 4 5", track="2 X", credits=4, batteries=2, cubes="L5:MM")
    scene.display(1, "reward_27", "reward_28")
    before = scene.state.clone()
    scene.play("key:1")
    assert scene.keys_with("sponsor")
    scene.play("activate")
    assert not scene.keys_with("sponsor")
    board, old = scene.me(), before.boards[0]
    assert (board.credits, board.batteries, board.points) == (4, 2, 0)
    assert (board.column, board.upgraded, board.track) == (old.column, (), old.track)
    assert (board.levels, scene.state.display) == (old.levels, before.display)


@pytest.mark.rule("OT-7.3", "OT-7.4", "OT-7.12")
@pytest.mark.parametrize(("tile", "credits_", "batteries"), [("1", 1, 0), ("5", 0, 1)])
def test_a_plain_gain_comes_by_itself(tile: str, credits_: int, batteries: int) -> None:
    scene = at(tile).play("key:1")
    assert scene.state.running.step == "phase_1"
    assert (scene.me().credits, scene.me().batteries) == (credits_, batteries)
    assert not scene.keys_with("sponsor")


@pytest.mark.rule("OT-7.3")
@pytest.mark.parametrize("tile", ["1A", "2"])
def test_what_works_in_phase_2_is_switched_on_by_itself(tile: str) -> None:
    scene = at(tile, on_level(1, "EX")).play("key:1")
    assert not scene.keys_with("sponsor")
    assert scene.state.running.sponsor_used
    scene.play("activate")
    assert bool(scene.keys_with("explore")) is (tile == "1A")


# ---------------------------------------------------------------- Sponsor 1


@pytest.mark.rule("OT-7.4", "OT-8.18")
@pytest.mark.parametrize("side", ["", "+"])
@pytest.mark.parametrize(
    ("diver", "act"),
    [("SP", "draw"), ("EN", "improve:mechanic"), ("EX", "explore:reward_27")],
)
def test_sponsor_1_advanced_makes_the_own_divers_free(diver: str, side: str, act: str) -> None:
    scene = at("1A", on_level(1, diver + side)).display(1, "reward_27", "reward_19")
    scene.play("key:1", "activate", act)
    assert scene.me().credits == 0


@pytest.mark.rule("OT-7.4")
@pytest.mark.parametrize(("diver", "price"), [("TR", 3), ("TR+", 2)])
def test_sponsor_1_advanced_makes_a_purchase_free_and_leaves_sales_alone(
    diver: str, price: int
) -> None:
    scene = Scene(sponsors=on_level_1("1A"), store="P1").quiet()
    scene.board(column=on_level(1, diver), cubes="L1:M", credits=1)
    scene.play("key:1", "buy:plant")
    assert (scene.me().credits, scene.cubes(1)) == (1, "MP")
    scene.board(column=on_level(1, diver), cubes="L1:M").begin(0).play("key:1")
    scene.play("sell:metal:credits")
    assert scene.me().credits == (3 if diver == "TR" else 4)
    dear = Scene(sponsors=on_level_1("2"), store="P1").quiet()
    dear.board(column=on_level(1, diver), credits=price - 1).play("key:1")
    assert not dear.keys_with("buy")


@pytest.mark.rule("OT-7.4")
@pytest.mark.parametrize(
    ("theirs", "act", "price"),
    [
        ("EN", "copy:2:improve:hacker", 1),
        ("EX", "copy:2:explore:reward_27", 2),
        ("EX+", "copy:2:explore:reward_27", 1),
        ("TR", "copy:2:buy:plant", 3),
        ("SP", "copy:2:draw", 1),
    ],
)
def test_a_copied_diver_asks_for_its_own_cost_all_the_same(
    theirs: str, act: str, price: int
) -> None:
    scene = Scene(sponsors=on_level_1("1A"), store="P1").quiet()
    scene.display(1, "reward_27", "reward_19").board(1, column=on_level(1, theirs))
    scene.board(column=on_level(1, "SP"), credits=price - 1).play("key:1")
    assert act not in scene.keys
    scene.board(column=on_level(1, "SP"), credits=price).begin(0).play("key:1", act)
    assert scene.me().credits == 0


@pytest.mark.rule("OT-7.4")
def test_sponsor_1_advanced_works_in_this_turn_only() -> None:
    scene = Scene(sponsors=on_level_1("1A")).quiet()
    scene.board(column=on_level(1, "EN"), batteries=1).play("key:1", "activate")
    assert scene.keys_with("improve")
    scene.play("end", "oxygen").begin(0)
    scene.board(column="[TR SP ME | PE EN FE TE EX]").play("key:2")
    assert not scene.keys_with("improve")


@pytest.mark.rule("OT-7.4")
def test_sponsor_1_advanced_does_not_pay_for_a_sponsor() -> None:
    scene = at("4").play("key:1")
    assert not scene.keys_with("sponsor")
    scene = at("1A", money=5).play("key:1")
    assert scene.me().credits == 5
    assert not scene.keys_with("sponsor")


# ---------------------------------------------------------------- Sponsor 2


@pytest.mark.rule("OT-7.5")
def test_sponsor_2_basic_allows_a_second_action_after_a_contract_in_between() -> None:
    scene = at("2", on_level(1, "PE")).board(
        column=on_level(1, "PE"), cubes="L1:PMM", hand=["contract_exact_12"]
    )
    scene.play("key:1", "activate")
    assert not scene.keys_with("take")  # full
    scene.play("fulfil:contract_exact_12:1:MMP", "take:plant", "take:plant")
    assert scene.cubes(1) == "PP"


@pytest.mark.rule("OT-7.5")
def test_the_two_actions_may_differ_are_paid_each_and_the_second_can_be_left_out() -> None:
    scene = at("2", on_level(1, "EN"), money=2).play("key:1", "activate", "improve:hacker")
    assert scene.me().credits == 1
    scene.play("improve:mechanic")
    assert (scene.me().credits, scene.me().hacker, scene.me().mechanic) == (0, 1, 1)
    assert not scene.keys_with("improve")
    scene = at("2", on_level(1, "EN"), money=2).play("key:1", "activate", "improve:hacker", "end")
    assert (scene.me().credits, scene.pick.seat) == (1, 1)


@pytest.mark.rule("OT-7.5")
def test_the_second_action_needs_what_is_left_after_the_first() -> None:
    scene = at("2", on_level(1, "EN"), money=1).play("key:1", "activate", "improve:hacker")
    assert not scene.keys_with("improve")
    scene = Scene(sponsors=on_level_1("2"), store="M2").quiet()
    scene.board(column=on_level(1, "TR"), cubes="L1:MM").play("key:1", "sell:metal:credits")
    assert not scene.keys_with("sell")  # the column is full now


@pytest.mark.rule("OT-7.5", "OT-8.17")
def test_the_second_action_meets_the_new_side_and_the_refilled_display() -> None:
    scene = at("2", on_level(1, "EX"), money=3)
    scene.display(1, "reward_23", "reward_27").next_token("reward_19").play("key:1", "activate")
    scene.play("explore:reward_23", "upgrade:explorer")
    assert scene.me().credits == 1
    assert scene.keys_with("explore") == ["explore:reward_19", "explore:reward_27"]
    scene.play("explore:reward_19")
    assert scene.me().credits == 0


@pytest.mark.rule("OT-7.6")
def test_with_the_spy_each_action_is_a_draw_or_a_copy_at_its_full_price() -> None:
    scene = at("2", on_level(1, "SP"), money=3)
    scene.board(1, column=on_level(1, "EN")).play("key:1", "activate", "draw").defaults()
    assert scene.me().credits == 2
    scene.play("copy:2:improve:hacker")
    assert (scene.me().credits, scene.me().hacker) == (0, 1)
    assert not scene.keys_with("copy")
    assert "draw" not in scene.keys


@pytest.mark.rule("OT-7.6")
def test_the_same_diver_is_copied_twice_for_twice_the_price_and_never_doubled_inside() -> None:
    scene = at("2", on_level(1, "SP"), money=5).board(1, column=on_level(1, "EN"))
    scene.play("key:1", "activate", "copy:2:improve:hacker")
    assert (scene.me().hacker, scene.me().credits) == (1, 3)
    scene.play("copy:2:improve:mechanic")
    assert (scene.me().mechanic, scene.me().credits) == (1, 1)
    assert scene.keys == [f"fulfil:{HOLD}:5:MM", "end"]  # one act per copy, two copies


@pytest.mark.rule("OT-7.7")
def test_sponsor_2_advanced_uses_a_token_which_is_discarded_and_replaced() -> None:
    scene = at("2A").display(1, "reward_27", "reward_18").next_token("reward_05")
    scene.play("key:1", "sponsor:use:reward_27")
    assert scene.me().points == 1
    assert scene.state.display[0] == ("reward_05", "reward_18")
    assert scene.state.spent_rewards == ("reward_27",)
    assert scene.me().rewards == (None,) * 5


@pytest.mark.rule("OT-7.7")
def test_only_tokens_of_the_active_level_are_offered() -> None:
    scene = at("2A").display(1, "reward_27", "reward_18").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:use:reward_27", "sponsor:use:reward_18"]


@pytest.mark.rule("OT-7.7", "OT-10.7")
def test_a_token_that_would_do_nothing_cannot_be_used() -> None:
    scene = at("2A", EIGHT_UPGRADED).display(1, "reward_23", "reward_27").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:use:reward_27"]
    scene = at("2A").board(cubes="L1:MMM L5:MM").display(1, "reward_01", "reward_18").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:use:reward_18"]
    scene = at("2A").display(1, "reward_13", "reward_27")
    scene.state.deck = ()
    scene.play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:use:reward_27"]


# ---------------------------------------------------------------- Sponsor 3


@pytest.mark.rule("OT-7.8", "OT-5.11")
def test_sponsor_3_basic_takes_back_one_key() -> None:
    scene = at("3").board(keys="1 4 X", track="5 n 2 3", cubes="L5:MM").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:key:2", "sponsor:key:3", "sponsor:key:5"]
    scene.play("sponsor:key:5")
    assert (scene.me().track, scene.me().keys) == (("N", "2", "3"), ("4", "5", "X"))


@pytest.mark.rule("OT-7.8")
@pytest.mark.parametrize(("level", "acts"), [(1, "EN"), (5, "TE"), (3, "PE")])
def test_sponsor_3_advanced_lifts_the_deepest_diver_and_may_change_who_acts(
    level: int, acts: str
) -> None:
    scene = Scene(sponsors="3A 3A 3A 3A 3A").quiet().board(batteries=1)
    scene.play(f"key:{level}", "sponsor:resurface:5")
    assert scene.column() == "[EX TR SP | EN ME PE FE TE]"
    assert scene.state.active_level == level
    scene.finish()
    assert scene.column().startswith(f"[{acts} EX TR")


# ---------------------------------------------------------------- Sponsor 4


@pytest.mark.rule("OT-7.9")
def test_sponsor_4_basic_upgrades_the_diver_that_is_activated_for_2_credits_and_a_point() -> None:
    scene = at("4", money=3).play("key:1", "sponsor:upgrade:metal_expert")
    assert (scene.me().credits, scene.me().points) == (1, 1)
    assert scene.me().upgraded == ("metal_expert",)
    scene.play("activate")
    assert "take:metal+gain" in scene.keys


@pytest.mark.rule("OT-7.9")
def test_it_is_the_diver_now_on_the_active_level() -> None:
    scene = at("4").board(credits=2, batteries=1).play("key:1", "propel:plant_expert:4")
    assert scene.keys_with("sponsor") == ["sponsor:upgrade:plant_expert"]


@pytest.mark.rule("OT-7.9")
def test_after_sponsor_4_basic_contracts_may_still_be_fulfilled_but_no_propeller_used() -> None:
    scene = at("4").board(credits=2, batteries=3, cubes="L5:MM", hand=[HOLD])
    scene.play("key:1", "sponsor:upgrade:metal_expert")
    acts = ["take:metal+gain", "take:metal", "gain", "end"]
    assert scene.keys == [*acts, f"fulfil:{HOLD}:5:MM"]
    scene.play("activate", "end")
    assert "oxygen" in scene.keys
    scene.play("oxygen").begin(0).play("key:2")
    assert scene.keys_with("propel")  # the lock ends with the turn


@pytest.mark.rule("OT-7.9", "OT-8.12")
def test_the_spy_itself_is_upgraded_and_acts_so() -> None:
    scene = at("4", on_level(1, "SP"), money=2).board(1, column=on_level(1, "PE"))
    scene.play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:upgrade:spy"]
    scene.play("sponsor:upgrade:spy", "activate", "copy:2:take:plant")
    assert scene.me().upgraded == ("spy",)
    assert scene.me(1).upgraded == ()
    assert (scene.me().credits, scene.cubes(1)) == (0, "P")


@pytest.mark.rule("OT-7.9")
def test_no_action_need_follow_the_upgrade() -> None:
    scene = at("4", money=2).play("key:1", "sponsor:upgrade:metal_expert", "activate", "end")
    assert scene.pick.seat == 1
    assert scene.column() == "[ME+ TR SP | EN PE FE TE EX]"


@pytest.mark.rule("OT-7.10", "OT-4.4")
def test_sponsor_4_advanced_upgrades_a_surface_diver_at_any_moment_of_phase_1() -> None:
    scene = at("4A").board(credits=3, batteries=3).play("key:1", "propel:metal_expert:3")
    options = [f"sponsor:upgrade:{diver}" for diver in ("trader", "spy", "metal_expert")]
    assert scene.keys_with("sponsor") == options
    scene.play("sponsor:upgrade:spy")
    assert (scene.me().upgraded, scene.me().credits, scene.me().points) == (("spy",), 1, 1)
    scene.play("propel:spy:1")  # no lock
    assert scene.column() == "[SP+ TR ME | EN PE FE TE EX]"


@pytest.mark.rule("OT-7.11", "OT-2.8")
@pytest.mark.parametrize("tile", ["4", "4A"])
def test_sponsor_4_needs_two_credits_and_a_basic_diver(tile: str) -> None:
    assert at(tile, money=2).play("key:1").keys_with("sponsor")
    assert not at(tile, money=1).play("key:1").keys_with("sponsor")
    done = "[TR+ SP+ EN+ | ME+ PE FE TE EX]"
    assert not at(tile, done, money=9).play("key:1").keys_with("sponsor")
    scene = at("4A", "[TR+ SP EN+ | ME PE FE TE EX]", money=2).play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:upgrade:spy"]


@pytest.mark.rule("OT-7.11")
@pytest.mark.parametrize("tile", ["4", "4A"])
def test_sponsor_4_gives_at_most_eight_points(tile: str) -> None:
    scene = Scene(sponsors=" ".join([tile] * 5)).quiet()
    points = 0
    for _ in range(24):
        column = scene.column()
        scene.board(column=column, credits=2, points=points).begin(0).play("key:5")
        if scene.keys_with("sponsor"):
            scene.play(scene.keys_with("sponsor")[0])
        points = scene.me().points
        scene.finish()
    assert points == 8
    assert len(scene.me().upgraded) == 8


# ---------------------------------------------------------------- Sponsor 5


@pytest.mark.rule("OT-7.12")
def test_sponsor_5_advanced_without_a_battery_can_only_gain_one() -> None:
    scene = at("5A").board(cubes="L1:M L5:P").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:gain"]
    scene.play("sponsor:gain")
    assert scene.me().batteries == 1
    assert not scene.keys_with("sponsor")  # one of the two, not both


@pytest.mark.rule("OT-7.12")
def test_a_cube_moves_only_from_or_to_the_active_level_and_where_there_is_room() -> None:
    scene = at("5A").board(cubes="L1:MP L2:PPP L4:T", batteries=1).play("key:1")
    out = [f"sponsor:move:{name}:1:{level}" for name in ("metal", "plant") for level in (3, 4, 5)]
    back = ["sponsor:move:plant:2:1", "sponsor:move:tech:4:1"]
    assert sorted(scene.keys_with("sponsor")) == sorted(["sponsor:gain", *out, *back])
    scene.play("sponsor:move:plant:2:1")
    assert (scene.cubes(1), scene.cubes(2), scene.me().batteries) == ("MPP", "PP", 0)


@pytest.mark.rule("OT-7.12")
def test_two_full_levels_cannot_swap() -> None:
    full = "L1:MMM L2:PPP L3:FFFF L4:TTTTT L5:MMMMPP"
    scene = at("5A").board(cubes=full, batteries=3).play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:gain"]
