from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.machine import submit
from tests.engine.otys.scene import Scene, on_level, stroll

CARD = "contract_exact_01"
FULFIL = f"fulfil:{CARD}:5:MM"
"""A contract in hand that the cubes of level 5 fulfil."""


def kinds(scene: Scene) -> set[str]:
    """The first words of all legal options."""
    return {key.split(":")[0] for key in scene.keys}


def busy(sponsors: str = "3 2 1 5 4", contracts: int = 1) -> Scene:
    """A turn in which every step has something to choose: level 1 has a Sponsor with a choice."""
    hand = [f"contract_exact_{number:02}" for number in (1, 2, 3, 4)][:contracts]
    return (
        Scene(sponsors=sponsors)
        .quiet()
        .board(cubes="L5:" + "MMPPFFTT"[: 2 * contracts], hand=hand, batteries=2, credits=2)
        .board(1, column=on_level(1, "TE"))
    )


def used(scene: Scene) -> Scene:
    """Keys 2 and 5 lie on the Hacker track."""
    board = scene.me()
    board.keys, board.track = ("1", "3", "4", "X"), ("2", "5")
    return scene


@pytest.mark.rule("OT-4.1")
def test_a_round_is_one_turn_of_each_player_clockwise() -> None:
    scene = Scene(seats=3).quiet()
    scene.state.order = (1, 2, 0)
    scene.begin(1)
    turns = []
    for _ in range(6):
        turns.append((scene.state.round, scene.pick.seat))
        scene.play("key:x:1" if scene.state.round == 1 else "key:1").finish()
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]
    assert scene.state.round == 3


@pytest.mark.rule("OT-4.1", "OT-4.9", "OT-7.2")
def test_sponsor_action_and_batteries_may_all_be_left_out_but_not_the_key() -> None:
    scene = used(busy())
    before = scene.me().clone()
    scene.play("key:1")
    assert {"sponsor", "propel"} <= kinds(scene)
    scene.play("activate")
    assert "take" in kinds(scene)
    scene.play("end")
    assert "oxygen" in scene.keys
    scene.play("resurface")
    board = scene.me()
    assert scene.pick.seat == 1
    assert board.track == ("2", "5", "1")
    assert board.keys == ("3", "4", "X")
    for name in ("levels", "credits", "batteries", "points", "upgraded", "contracts"):
        assert getattr(board, name) == getattr(before, name)


@pytest.mark.rule("OT-4.1")
def test_exactly_one_key_is_chosen_in_a_turn() -> None:
    scene = used(busy()).play("key:1")
    while scene.pick.seat == 0:
        assert not scene.keys_with("key")
        scene.defaults()
    assert scene.me().track == ("2", "5", "1")


@pytest.mark.rule("OT-4.2")
def test_each_step_offers_what_belongs_to_it_and_leads_to_the_next() -> None:
    scene = used(busy())
    seen = [(scene.state.running.step, kinds(scene))]
    for key in ("key:1", "activate", "end"):
        scene.play(key)
        seen.append((scene.state.running.step, kinds(scene)))
    scene.play("resurface")
    assert seen == [
        ("start", {"key", "fulfil"}),
        ("phase_1", {"take", "end", "sponsor", "propel", "fulfil"}),
        ("phase_2", {"take", "end", "fulfil"}),
        ("phase_3", {"resurface", "oxygen", "fulfil"}),
    ]
    assert (scene.state.running.seat, scene.state.running.step) == (1, "start")


@pytest.mark.rule("OT-4.2", "OT-4.8")
@pytest.mark.parametrize("act", ["take:metal", "end"])
def test_acting_at_once_is_activating_and_then_acting(act: str) -> None:
    at_once, in_two = used(busy()).play("key:1"), used(busy()).play("key:1")
    at_once.play(act)
    assert "activate" not in in_two.keys
    in_two.play("activate", act)
    assert at_once.facts() == in_two.facts()
    assert at_once.state.running == in_two.state.running
    assert at_once.keys == in_two.keys
    assert [event.msg for event in at_once.events] == [event.msg for event in in_two.events]


@pytest.mark.rule("OT-4.4")
def test_nothing_of_phase_1_comes_after_a_diver_that_acted_at_once() -> None:
    scene = used(busy()).play("key:1", "take:metal")
    assert kinds(scene) == {"fulfil", "resurface", "oxygen"}


@pytest.mark.rule("OT-4.7")
@pytest.mark.parametrize("air", ["resurface", "oxygen"])
def test_leaving_phase_2_with_the_air_is_ending_it_and_then_deciding(air: str) -> None:
    at_once, in_two = used(busy()), used(busy())
    at_once.play("key:1", "take:metal", air)
    assert in_two.play("key:1", "take:metal").pick.find("end")
    in_two.play("end", air)
    assert at_once.facts() == in_two.facts()
    assert at_once.pick == in_two.pick


@pytest.mark.rule("OT-4.2", "OT-5.5", "OT-5.6", "OT-7.3")
def test_on_entering_phase_1_sponsors_rotate_and_then_an_automatic_one_applies() -> None:
    scene = busy("5 2 3 1 4").play("key:x:5")
    assert scene.state.sponsors == tuple(f"sponsor_{tile}_basic" for tile in (4, 5, 2, 3, 1))
    assert scene.state.active_level == 5
    assert scene.me().credits == 3  # tile 1, which was on level 4
    assert not scene.keys_with("sponsor")


@pytest.mark.rule("OT-4.2")
def test_phase_2_knows_how_many_actions_are_left() -> None:
    scene = busy().play("key:1", "activate")
    assert scene.state.running.actions == 1
    scene = busy().play("key:2", "activate")  # Sponsor 2 Basic
    assert scene.state.running.actions == 2


@pytest.mark.rule("OT-4.2", "OT-5.7")
def test_phase_3_begins_with_the_used_key_on_the_track() -> None:
    scene = used(busy()).play("key:1", "activate")
    assert (scene.me().track, scene.state.running.key) == (("2", "5"), "1")
    scene.play("end")
    assert scene.state.running.step == "phase_3"
    assert (scene.me().track, scene.state.running.key) == (("2", "5", "1"), None)


@pytest.mark.rule("OT-4.2")
def test_the_diver_moves_only_when_oxygen_is_decided() -> None:
    scene = busy().play("key:1", "activate", "end")
    assert scene.column() == "[TR SP EN | ME PE FE TE EX]"
    scene.play("resurface")
    assert scene.column() == "[ME TR SP | EN PE FE TE EX]"


@pytest.mark.rule("OT-4.3", "OT-11.3")
@pytest.mark.parametrize(
    "before",
    [
        (),
        ("key:1",),
        ("key:1", "sponsor:key:2"),
        ("key:1", "propel:trader:2"),
        ("key:1", "activate"),
        ("key:2", "activate", "take:plant"),
        ("key:1", "activate", "end"),
    ],
)
def test_a_contract_can_be_fulfilled_in_every_step_and_the_step_goes_on(
    before: tuple[str, ...],
) -> None:
    scene = used(busy())
    scene.me().keys = (*scene.me().keys, "2")
    scene.me().track = ("2",) if before == ("key:1", "sponsor:key:2") else ("5",)
    scene.play(*before)
    step, others = scene.state.running.step, [key for key in scene.keys if key != FULFIL]
    scene.play(FULFIL)
    assert scene.me().points == 1
    assert scene.cubes(5) == ""
    assert scene.state.running.step == step
    assert scene.keys == others


@pytest.mark.rule("OT-4.3", "OT-4.7")
def test_a_contract_can_be_fulfilled_after_the_last_action() -> None:
    scene = busy().play("key:1", "activate", "take:metal")
    assert scene.keys == [FULFIL, "resurface", "oxygen"]
    scene.play(FULFIL)  # now only leaving is left
    assert scene.state.running.step == "phase_3"


@pytest.mark.rule("OT-4.3")
def test_several_contracts_can_be_fulfilled_in_one_step() -> None:
    scene = busy(contracts=3).play(FULFIL, "fulfil:contract_exact_02:5:PP")
    scene.play("fulfil:contract_exact_03:5:FF")
    assert scene.me().points == 3
    assert kinds(scene) == {"key"}


@pytest.mark.rule("OT-4.3", "OT-11.3")
def test_no_contract_is_fulfilled_in_the_turn_of_another() -> None:
    scene = busy()
    scene.begin(1)
    assert {decision.seat for decision in scene.pending} == {1}
    assert not scene.keys_with("fulfil")
    with pytest.raises(NotAwaited):
        submit(scene.game, scene.state, 0, (FULFIL,))


@pytest.mark.rule("OT-4.3", "OT-7.1")
def test_a_sponsor_is_used_once() -> None:
    scene = used(busy()).play("key:1", "sponsor:key:2")
    assert scene.me().track == ("5",)
    assert not scene.keys_with("sponsor")


@pytest.mark.rule("OT-4.3", "OT-6.7")
def test_propellers_and_the_sponsor_belong_to_phase_1_only() -> None:
    scene = used(busy()).play("key:1")
    scene.play("propel:trader:2", "propel:trader:1")
    assert scene.me().batteries == 0
    scene = used(busy()).play("key:1", "activate")
    assert kinds(scene) == {"take", "end", "fulfil"}


@pytest.mark.rule("OT-4.3", "OT-8.1")
@pytest.mark.parametrize(("key", "takes"), [("key:1", ["metal"]), ("key:2", ["plant", "plant"])])
def test_a_diver_acts_once_or_twice_with_sponsor_2(key: str, takes: list[str]) -> None:
    scene = busy().play(key, "activate")
    for resource in takes:
        scene.play(f"take:{resource}")
    assert kinds(scene) == {"resurface", "oxygen", "fulfil"}


@pytest.mark.rule("OT-4.3", "OT-6.6")
def test_oxygen_is_one_decision() -> None:
    scene = busy().play("key:1", "activate", "end", "oxygen")
    assert scene.me().batteries == 1
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-4.4")
@pytest.mark.parametrize(
    "order",
    [
        ("sponsor:key:2", "propel:trader:2", "propel:explorer:7"),
        ("propel:trader:2", "sponsor:key:2", "propel:explorer:7"),
        ("propel:trader:2", "propel:explorer:7", "sponsor:key:2"),
    ],
)
def test_sponsor_and_propellers_come_in_any_order(order: tuple[str, ...]) -> None:
    scene = used(busy()).play("key:1", *order)
    assert scene.me().track == ("5",)
    assert scene.column() == "[SP TR EN | ME PE FE EX TE]"
    assert scene.keys == ["take:metal", "end", FULFIL]


@pytest.mark.rule("OT-4.5")
def test_several_batteries_are_spent_in_one_phase_and_more_in_another() -> None:
    scene = busy().board(batteries=3).play("key:1", "propel:trader:2", "propel:trader:3")
    scene.play("activate", "end", "oxygen")
    assert scene.me().batteries == 0


@pytest.mark.rule("OT-4.5")
def test_a_credit_gained_in_the_turn_can_be_spent_in_it() -> None:
    scene = Scene(sponsors="1 2 3 4 5").quiet().board(column=on_level(1, "EN"))
    scene.play("key:1", "improve:hacker")
    assert scene.me().credits == 0
    assert scene.state.threshold(0) == 5


@pytest.mark.rule("OT-4.5")
def test_a_battery_gained_in_the_turn_can_be_spent_in_it() -> None:
    scene = Scene(sponsors="5 2 3 4 1").quiet().play("key:1", "propel:trader:2")
    assert scene.me().batteries == 0
    scene = Scene().quiet().board(column=on_level(3, "FE+")).play("key:3", "take:fuel+gain")
    scene.play("oxygen")
    assert scene.me().batteries == 0
    assert scene.column() == "[TR SP EN | ME PE FE+ TE EX]"


@pytest.mark.rule("OT-4.5")
def test_the_bonus_of_a_contract_pays_for_what_comes_later_in_the_turn() -> None:
    scene = Scene(sponsors="4 2 1 5 3").quiet().board(cubes="L5:MM", hand=[CARD], credits=1)
    scene.play("key:1")
    assert kinds(scene) == {"take", "end", "fulfil"}
    scene.play(FULFIL)  # 1 Credit, 1 Battery
    assert kinds(scene) == {"take", "end", "sponsor", "propel"}


@pytest.mark.rule("OT-4.6")
@pytest.mark.parametrize(
    ("begun", "inside"),
    [
        (("key:4", "activate", "draw"), {"keep"}),
        (("key:5", "activate", "explore:reward_13"), {"keep"}),
        (("key:5", "activate", "explore:reward_01"), {"take"}),
        (("key:3", "sponsor:use:reward_14"), {"keep"}),
        (("key:3", "sponsor:use:reward_02"), {"take"}),
        (("key:3", "sponsor:use:reward_23"), {"upgrade"}),
    ],
)
def test_nothing_can_be_inserted_inside_an_effect(begun: tuple[str, ...], inside: set[str]) -> None:
    scene = Scene(sponsors="3 4 2A 1 5").quiet()
    scene.board(
        column="[TR ME EN | TE PE FE SP EX]", cubes="L4:MM", hand=[CARD], credits=2, batteries=2
    )
    if "reward_23" in begun[1]:
        scene.display(3, "reward_23", "reward_27")
    else:
        scene.display(3, "reward_14", "reward_02")
    scene.display(5, "reward_13", "reward_01")
    scene.play(*begun[:1])
    assert scene.keys_with("fulfil")
    scene.play(*begun[1:])
    assert scene.pick.seat == 0
    assert kinds(scene) == inside
    scene.defaults()
    assert scene.keys_with("fulfil")


@pytest.mark.rule("OT-4.7")
def test_a_step_with_nothing_but_leaving_is_left_without_asking() -> None:
    scene = Scene().quiet().play("key:3")  # Sponsor 1 Basic, no Battery: Phase 1 is skipped
    assert scene.keys == ["take:fuel", "end"]
    scene.play("take:fuel")  # nothing left in Phase 2, no oxygen: the turn is over
    assert scene.pick.seat == 1
    assert scene.column() == "[FE TR SP | EN ME PE TE EX]"
    scene = Scene().quiet().play("key:5")  # an Explorer without Credits
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-4.7", "OT-4.2")
def test_without_a_battery_phase_3_asks_nothing_and_contracts_wait_in_phase_2() -> None:
    scene = Scene().quiet().board(cubes="L5:MM", hand=["contract_free_01"])
    scene.play("key:3", "activate", "take:fuel")
    assert scene.keys == ["fulfil:contract_free_01:5:MM", "end"]
    scene.play("end")
    assert scene.pick.seat == 1
    assert scene.me().contracts == ("contract_free_01",)


@pytest.mark.rule("OT-4.8")
@pytest.mark.parametrize(
    ("oxygen", "column"),
    [("resurface", "[ME TR SP | EN PE FE TE EX]"), ("oxygen", "[TR SP EN | ME PE FE TE EX]")],
)
def test_a_diver_that_takes_no_action_is_activated_all_the_same(oxygen: str, column: str) -> None:
    scene = busy().play("key:1", "activate", "end", oxygen)
    assert scene.column() == column
    assert [str(event.seat) for event in scene.told("activated")] == ["0"]


@pytest.mark.rule("OT-4.9", "OT-5.7")
def test_every_turn_of_a_game_takes_one_key() -> None:
    turns = 0
    for before, seat, key, after in stroll(3, 11):
        if before.running.step == "start" and not key.startswith("fulfil"):
            assert key.startswith("key:")
            if after.turns == before.turns and after.running.key:
                turns += 1
                old, new = before.boards[seat], after.boards[seat]
                assert len(new.keys) + new.neutral_x == len(old.keys) + old.neutral_x - 1
                assert new.track == old.track
    assert turns > 30


@pytest.mark.rule("OT-4.10")
@pytest.mark.parametrize(
    ("step", "commands"),
    [
        ((), ("activate", "propel:trader:2", "sponsor:key:2", "take:metal", "end", "oxygen")),
        (("key:1",), ("key:3", "take:plant", "oxygen", "resurface", "keep:" + CARD)),
        (("key:1", "activate"), ("key:3", "activate", "propel:trader:2", "sponsor:key:2")),
        (("key:1", "activate", "end"), ("key:3", "take:metal", "end", "propel:trader:2")),
    ],
)
def test_a_command_out_of_its_step_is_refused_and_changes_nothing(
    step: tuple[str, ...], commands: tuple[str, ...]
) -> None:
    scene = used(busy()).play(*step)
    before = scene.state.clone()
    for command in commands:
        with pytest.raises(IllegalAnswer):
            scene.play(command)
        assert scene.state == before


@pytest.mark.rule("OT-4.10")
def test_a_whole_turn_is_played_with_the_commands_of_the_rules() -> None:
    scene = used(busy())
    scene.play("key:1", "sponsor:key:2", "propel:trader:2", FULFIL)
    scene.play("activate", "take:metal", "oxygen")
    assert scene.pick.seat == 1
    board = scene.me()
    assert (board.track, board.batteries, board.points) == (("5", "1"), 1, 1)
    assert scene.cubes(1) == "M"
