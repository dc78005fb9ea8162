from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
RESOURCE_TOKENS = [
    (1, "metal", "plant"), (2, "metal", "plant"), (3, "metal", "fuel"), (4, "metal", "fuel"),
    (5, "metal", "tech"), (6, "metal", "tech"), (7, "plant", "fuel"), (8, "plant", "fuel"),
    (9, "plant", "tech"), (10, "plant", "tech"), (11, "fuel", "tech"), (12, "fuel", "tech"),
]  # fmt: skip
ORANGE = [1, 3, 5, 7, 9, 11, 13, 16, 18, 23, 24, 25, *range(27, 33)]
"""2 Credits on the back; the others have 1 point."""


def token(number: int) -> str:
    return f"reward_{number:02}"


def exploring(number: int, *, cubes: str = "", diver: str = "EX", **placed: str) -> Scene:
    """Seat 0 may take this token from level 3, with Credits for it and nothing left over."""
    scene = Scene(sponsors=QUIET).public("contract_free_10", "contract_free_09")
    rewards = {int(level[1:]): name for level, name in placed.items()}
    other = next(n for n in (32, 31) if token(n) not in (token(number), *rewards.values()))
    credits_needed = 1 if diver.endswith("+") else 2
    scene.board(0, on_level(3, diver), cubes, credits=credits_needed, rewards=rewards)
    return scene.display(3, token(number), token(other)).play("key:3", "activate")


@pytest.mark.rule("OT-8.15")
def test_explorer_offers_both_tokens_of_the_active_level_only() -> None:
    scene = Scene(sponsors=QUIET).board(0, on_level(3, "EX"), credits=2)
    scene.display(3, "reward_18", "reward_27").play("key:3", "activate")
    assert scene.keys == ["explore:reward_18", "explore:reward_27", "end"]


@pytest.mark.rule("OT-8.15", "OT-8.16")
def test_cost_and_bonus_come_before_the_token_is_placed() -> None:
    scene = exploring(4, L3="reward_09")
    scene.play("explore:reward_04")
    assert scene.keys == ["take:metal", "take:fuel"]
    assert scene.me().credits == 0
    assert scene.me().rewards[2] == "reward_09"
    assert scene.state.display[2][0] == "reward_04"
    assert scene.facts()["spent_rewards"] == ()
    scene.play("take:fuel")
    assert scene.me().rewards == (None, None, "reward_04", None, None)
    assert scene.state.spent_rewards == ("reward_09",)


@pytest.mark.rule("OT-8.15")
def test_older_token_is_discarded_before_the_display_is_refilled() -> None:
    scene = exploring(18, L3="reward_09")
    scene.state.bag = ()
    scene.play("explore:reward_18")
    assert scene.state.display[2] == ("reward_09", "reward_32")
    assert (scene.state.bag, scene.state.spent_rewards) == ((), ())


@pytest.mark.rule("OT-8.15", "OT-8.16")
def test_token_goes_to_the_space_of_the_active_level_and_leaves_the_others() -> None:
    scene = exploring(18, L2="reward_09", L4="reward_10")
    scene.play("explore:reward_18")
    assert scene.me().rewards == (None, "reward_09", "reward_18", "reward_10", None)
    assert scene.state.spent_rewards == ()


@pytest.mark.rule("OT-8.15")
def test_contract_is_kept_before_the_token_is_placed() -> None:
    scene = exploring(13).play("explore:reward_13")
    assert all(key.startswith("keep:") for key in scene.keys)
    assert scene.me().rewards[2] is None
    scene.play(scene.keys[0])
    assert scene.me().rewards[2] == "reward_13"


@pytest.mark.rule("OT-8.16", "OT-10.2")
def test_resource_token_may_be_taken_onto_a_full_level_and_its_cube_is_lost() -> None:
    scene = exploring(4, cubes="L3:MPFT L4:M").play("explore:reward_04")
    assert scene.me().rewards[2] == "reward_04"
    assert [scene.cubes(level) for level in range(1, 6)] == ["", "", "MPFT", "M", ""]
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-8.16", "OT-10.7")
def test_upgrade_token_may_be_taken_when_all_divers_are_upgraded() -> None:
    scene = Scene(sponsors=QUIET).display(3, "reward_23", "reward_27")
    scene.board(0, "[TR+ SP+ EN+ | ME+ PE+ EX+ TE+ FE+]", credits=1)
    scene.play("key:3", "activate", "explore:reward_23")
    assert (scene.me().rewards[2], scene.me().points) == ("reward_23", 0)
    assert scene.column() == "[EX+ TR+ SP+ | EN+ ME+ PE+ TE+ FE+]"


@pytest.mark.rule("OT-8.16", "OT-10.7", "OT-11.11")
def test_draw_token_may_be_taken_when_no_card_is_left() -> None:
    scene = exploring(13)
    scene.me(1).contracts, scene.state.deck = scene.state.deck, ()
    scene.play("explore:reward_13")
    assert (scene.me().rewards[2], scene.me().contracts) == ("reward_13", ())
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-8.16", "OT-10.3")
def test_contract_right_after_exploring_gets_the_new_bonus_not_the_old_one() -> None:
    scene = exploring(20, cubes="L3:MM", L3="reward_27")
    scene.me().batteries = 1
    scene.public("contract_exact_01")
    scene.play("explore:reward_20", "fulfil:contract_exact_01:3:MM")
    assert (scene.me().points, scene.me().credits) == (1 + 1, 1)


@pytest.mark.rule("OT-8.17")
def test_upgrade_token_reaches_every_basic_diver_wherever_it_is_without_a_point() -> None:
    scene = exploring(23).play("explore:reward_23")
    assert scene.keys == [f"upgrade:{diver}" for diver in scene.me().column]
    before = scene.facts()
    scene.play("upgrade:trader")
    assert scene.me().upgraded == ("trader",)
    assert "points:0" not in scene.changed(before)


@pytest.mark.rule("OT-8.17")
def test_explorer_that_upgrades_itself_pays_less_only_from_its_second_action() -> None:
    scene = Scene(sponsors="1 3 2 4 5").display(3, "reward_23", "reward_18")
    scene.board(0, on_level(3, "EX"), credits=3).next_token("reward_27")
    scene.play("key:3", "explore:reward_23", "upgrade:explorer")
    assert scene.me().credits == 1
    assert scene.keys == ["explore:reward_27", "explore:reward_18", "end"]
    scene.play("explore:reward_18")
    assert (scene.me().credits, scene.me().rewards[2]) == (0, "reward_18")


@pytest.mark.rule("OT-8.17")
def test_explorer_without_the_upgrade_cannot_pay_a_second_action_with_one_credit() -> None:
    scene = Scene(sponsors="1 3 2 4 5").display(3, "reward_23", "reward_18")
    scene.board(0, on_level(3, "EX"), credits=3)
    scene.play("key:3", "explore:reward_23", "upgrade:trader")
    assert scene.pick.seat == 1
    assert scene.me().credits == 1


@pytest.mark.rule("OT-10.1")
@pytest.mark.parametrize(("number", "first", "second"), RESOURCE_TOKENS)
def test_front_gives_one_cube_of_one_of_the_two_shown(number: int, first: str, second: str) -> None:
    scene = exploring(number).play(f"explore:{token(number)}")
    assert scene.keys == [f"take:{first}", f"take:{second}"]
    scene.play(f"take:{second}")
    assert scene.cubes(3) == second[0].upper()


@pytest.mark.rule("OT-10.1")
@pytest.mark.parametrize("number", range(13, 18))
def test_front_draws_four_contracts_to_keep_one(number: int) -> None:
    scene = exploring(number).play(f"explore:{token(number)}")
    assert len(scene.keys) == 4
    card = scene.keys[2]
    scene.play(card)
    assert scene.me().contracts == (card.removeprefix("keep:"),)


@pytest.mark.rule("OT-10.1")
@pytest.mark.parametrize(
    ("number", "gained"),
    [*((n, (1, 0)) for n in range(18, 23)), *((n, (0, 1)) for n in range(27, 33))],
)
def test_front_gives_a_battery_or_a_point(number: int, gained: tuple[int, int]) -> None:
    scene = exploring(number).play(f"explore:{token(number)}")
    board = scene.me()
    assert (board.batteries, board.points) == gained
    assert (board.credits, board.cubes(3), board.upgraded) == (0, (0, 0, 0, 0), ())


@pytest.mark.rule("OT-10.1")
@pytest.mark.parametrize("number", range(23, 27))
def test_front_upgrades_a_diver_without_a_point(number: int) -> None:
    scene = exploring(number).play(f"explore:{token(number)}", "upgrade:spy")
    assert (scene.me().upgraded, scene.me().points) == (("spy",), 0)


@pytest.mark.rule("OT-10.1", "OT-10.3")
@pytest.mark.parametrize("number", range(1, 33))
def test_back_pays_what_its_background_tells(number: int) -> None:
    scene = Scene(sponsors=QUIET).public("contract_free_04")
    background = scene.game.pack.rewards[token(number)].background
    scene.board(0, cubes="L4:MMP", rewards={4: token(number)})
    scene.play("fulfil:contract_free_04:4:MMP")
    paid = (2, 2) if number in ORANGE else (3, 0)
    assert (scene.me().points, scene.me().credits) == paid
    assert background == ("orange" if number in ORANGE else "green")


@pytest.mark.rule("OT-10.2")
def test_tokens_cube_goes_to_the_active_level_of_an_x_key() -> None:
    scene = Scene(sponsors="2 3A 4 5 1").board(0, on_level(3, "EX"), keys="X", credits=2)
    scene.display(3, "reward_09", "reward_27")
    scene.play("key:x:3", "activate", "explore:reward_09", "take:tech")
    assert [scene.cubes(level) for level in range(1, 6)] == ["", "", "T", "", ""]


@pytest.mark.rule("OT-10.2")
def test_tokens_cube_goes_to_the_own_active_level_when_the_explorer_was_copied() -> None:
    scene = Scene(sponsors=QUIET).display(3, "reward_09", "reward_27")
    scene.board(0, on_level(3, "SP"), credits=3).board(1, on_level(3, "EX"))
    scene.play("key:3", "activate", "copy:2:explore:reward_09", "take:plant")
    assert (scene.cubes(3), scene.cubes(3, 1)) == ("P", "")
    assert (scene.me().rewards[2], scene.me(1).rewards[2]) == ("reward_09", None)


@pytest.mark.rule("OT-10.2")
def test_sponsor_cannot_use_a_resource_token_without_room() -> None:
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_04", "reward_18")
    scene.public("contract_free_10", "contract_free_09").board(cubes="L3:MPFT")
    assert scene.play("key:3").keys_with("sponsor") == ["sponsor:use:reward_18"]


@pytest.mark.rule("OT-10.2")
def test_sponsor_can_use_a_resource_token_while_there_is_room() -> None:
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_04", "reward_18").board(cubes="L3:MPF")
    scene.play("key:3", "sponsor:use:reward_04", "take:metal")
    assert scene.cubes(3) == "MMPF"


@pytest.mark.rule("OT-10.3")
def test_permanent_bonus_pays_with_every_contract_of_its_level() -> None:
    scene = Scene().public("contract_exact_01", "contract_exact_02")
    scene.board(cubes="L4:MMPP", rewards={4: "reward_27"})
    scene.play("fulfil:contract_exact_01:4:MM", "fulfil:contract_exact_02:4:PP")
    assert (scene.me().credits, scene.me().points) == (2 * (1 + 2), 2)
    assert scene.me().rewards[3] == "reward_27"


@pytest.mark.rule("OT-10.3")
def test_token_of_another_level_or_another_board_pays_nothing() -> None:
    scene = Scene().public("contract_exact_01")
    scene.board(cubes="L4:MM", rewards={3: "reward_27", 5: "reward_02"})
    scene.board(1, rewards={4: "reward_28"})
    scene.play("fulfil:contract_exact_01:4:MM")
    assert (scene.me().credits, scene.me().points, scene.me(1).credits) == (1, 1, 0)


@pytest.mark.rule("OT-10.3")
def test_bonus_comes_from_the_paying_level_while_another_level_is_active() -> None:
    scene = Scene(sponsors=QUIET).public("contract_exact_01")
    scene.board(0, cubes="L4:MM", rewards={3: "reward_27", 4: "reward_02"})
    scene.play("key:3", "activate", "fulfil:contract_exact_01:4:MM")
    assert (scene.me().points, scene.me().credits) == (1 + 1, 1)


@pytest.mark.rule("OT-10.4")
def test_display_space_is_refilled_from_the_bag_at_once() -> None:
    scene = exploring(18)
    scene.next_token("reward_20")
    rows, bag = scene.state.display, scene.state.bag
    scene.play("explore:reward_18")
    assert scene.state.display == (*rows[:2], ("reward_20", "reward_32"), *rows[3:])
    assert scene.state.bag == bag[1:]


@pytest.mark.rule("OT-10.4")
def test_empty_bag_gets_all_discarded_tokens_before_the_refill() -> None:
    scene = exploring(18)
    spent, scene.state.bag = scene.state.bag, ()
    scene.state.spent_rewards = spent
    scene.play("explore:reward_18")
    fresh = scene.state.display[2][0]
    assert fresh in spent
    assert sorted((fresh, *scene.state.bag)) == sorted(spent)
    assert scene.state.spent_rewards == ()


@pytest.mark.rule("OT-10.4")
def test_discarded_tokens_stay_out_while_the_bag_holds_one() -> None:
    scene = exploring(18)
    scene.state.bag, scene.state.spent_rewards = scene.state.bag[:1], scene.state.bag[1:]
    spent = scene.state.spent_rewards
    scene.play("explore:reward_18")
    assert (scene.state.bag, scene.state.spent_rewards) == ((), spent)


@pytest.mark.rule("OT-10.5")
@pytest.mark.parametrize("with_sponsor", [False, True], ids=["Explorer", "Sponsor 2 Advanced"])
def test_refill_succeeds_with_every_board_of_four_full_of_tokens(*, with_sponsor: bool) -> None:
    scene = Scene(4, sponsors="1 3 2A 4 5").display(3, "reward_18", "reward_19")
    for seat in range(4):
        tokens = {level: scene.state.bag[level - 1] for level in range(1, 6)}
        scene.board(seat, on_level(3, "EX"), credits=2, rewards=tokens)
    scene.state.spent_rewards, scene.state.bag = scene.state.bag, ()
    assert len(scene.state.spent_rewards) == 32 - 20 - 10
    way = ("sponsor:use:reward_18",) if with_sponsor else ("activate", "explore:reward_18")
    scene.play("key:3", *way)
    assert [len(set(row)) for row in scene.state.display] == [2] * 5
    assert len(scene.state.bag) + len(scene.state.spent_rewards) == 2
    assert ("reward_18" in scene.me().rewards) is not with_sponsor


@pytest.mark.rule("OT-10.6")
def test_token_used_by_a_sponsor_is_discarded_not_placed() -> None:
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_18", "reward_27")
    scene.play("key:3", "sponsor:use:reward_18")
    assert scene.me().rewards == (None,) * 5
    assert scene.state.spent_rewards == ("reward_18",)


@pytest.mark.rule("OT-10.7")
def test_effects_of_tokens_that_do_nothing_cannot_be_used_by_a_sponsor() -> None:
    scene = Scene(sponsors="1 3 2A 4 5").display(3, "reward_13", "reward_23")
    scene.board(0, "[TR+ SP+ EN+ | ME+ PE+ EX+ TE+ FE+]", batteries=1)
    scene.me(1).contracts, scene.state.deck = scene.state.deck, ()
    scene.play("key:3")
    assert "activate" in scene.keys
    assert scene.keys_with("sponsor") == []
