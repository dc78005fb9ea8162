from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.machine import submit
from engine.otys.state import POSITIONS
from tests.engine.otys.scene import CODES, NAMES, PLAIN, Scene, on_level, stroll

TARGETS = {
    1: "TR 2, SP 1 3, EN 2 4, ME 3 5, PE 4 6, FE 5 7, TE 6 8, EX 7",
    4: "TR 2 3 4 5, SP 1 3 4 5 6, EN 1 2 4 5 6 7, ME 1 2 3 5 6 7 8, PE 1 2 3 4 6 7 8, "
    "FE 2 3 4 5 7 8, TE 3 4 5 6 8, EX 4 5 6 7",
}


def targets(scene: Scene) -> dict[str, set[int]]:
    """The positions that each diver can be moved to, by itself or by a swap with another."""
    found: dict[str, set[int]] = {}
    for key in scene.accepted("propel"):
        _, diver, target = key.split(":")
        found.setdefault(NAMES[diver], set()).add(int(target))
    return found


def in_phase_1(
    batteries: int = 1, max_move: int = 1, key: str = "key:3", column: str = PLAIN
) -> Scene:
    """A turn with Key 3 in play."""
    scene = Scene().quiet().board(column=column, batteries=batteries, max_move=max_move)
    return scene.play(key)


@pytest.mark.rule("OT-6.1", "OT-6.3")
@pytest.mark.parametrize("reach", TARGETS)
def test_a_propeller_moves_a_diver_as_far_as_the_mechanic_allows(reach: int) -> None:
    expected = {
        part.split()[0]: {int(target) for target in part.split()[1:]}
        for part in TARGETS[reach].split(", ")
    }
    assert targets(in_phase_1(max_move=reach)) == expected


@pytest.mark.rule("OT-6.1")
@pytest.mark.parametrize(
    ("move", "column"),
    [
        ("propel:spy:4", "[TR EN ME | SP PE FE TE EX]"),
        ("propel:tech_expert:4", "[TR SP EN | TE ME PE FE EX]"),
        ("propel:engineer:2", "[TR EN SP | ME PE FE TE EX]"),
        ("propel:explorer:7", "[TR SP EN | ME PE FE EX TE]"),
        ("propel:trader:4", "[SP EN ME | TR PE FE TE EX]"),
    ],
)
def test_the_divers_passed_shift_one_position_the_other_way(move: str, column: str) -> None:
    scene = in_phase_1(max_move=3).play(move)
    assert scene.column() == column
    assert scene.me().batteries == 0


@pytest.mark.rule("OT-6.1")
def test_a_swap_of_two_divers_is_offered_once_and_either_answer_makes_it() -> None:
    offered = in_phase_1().keys_with("propel")
    assert len(offered) == len(POSITIONS) - 1
    assert ("propel:trader:2" in offered, "propel:spy:1" in offered) == (True, False)
    one, other = in_phase_1().play("propel:trader:2"), in_phase_1().play("propel:spy:1")
    assert one.column() == other.column()
    assert len({in_phase_1(max_move=4).play(key).column() for key in offered}) == len(offered)


@pytest.mark.rule("OT-6.1")
def test_every_propeller_move_keeps_the_column_full() -> None:
    for key in in_phase_1(max_move=4).keys_with("propel"):
        scene = in_phase_1(max_move=4).play(key)
        assert sorted(scene.me().column) == sorted(CODES.values())
        assert scene.column() != PLAIN


@pytest.mark.rule("OT-6.1", "OT-2.8")
def test_without_a_battery_no_diver_moves() -> None:
    scene = in_phase_1(batteries=0)
    assert not scene.keys_with("propel")
    scene = in_phase_1(batteries=1).play("propel:trader:2")
    assert not scene.keys_with("propel")


@pytest.mark.rule("OT-6.1")
def test_only_divers_of_your_own_are_moved() -> None:
    scene = Scene().quiet().board(1, column="[EX TE FE | PE ME EN SP TR]", batteries=5)
    scene.board(batteries=1).play("key:3", "propel:trader:2")
    assert scene.column(1) == "[EX TE FE | PE ME EN SP TR]"
    assert scene.me(1).batteries == 5


@pytest.mark.rule("OT-6.2")
def test_a_surface_diver_can_be_moved_and_the_water_line_crossed_both_ways() -> None:
    down = in_phase_1(max_move=2).play("propel:engineer:5")
    assert down.column() == "[TR SP ME | PE EN FE TE EX]"
    up = in_phase_1(max_move=2).play("propel:plant_expert:3")
    assert up.column() == "[TR SP PE | EN ME FE TE EX]"
    within = in_phase_1().play("propel:trader:2")
    assert within.column() == "[SP TR EN | ME PE FE TE EX]"


@pytest.mark.rule("OT-6.3")
@pytest.mark.parametrize(
    "key", ["propel:trader:0", "propel:trader:-1", "propel:explorer:9", "propel:explorer:1"]
)
def test_a_move_beyond_an_end_is_neither_shortened_nor_wrapped(key: str) -> None:
    scene = in_phase_1(max_move=4)
    with pytest.raises(IllegalAnswer):
        scene.play(key)
    assert scene.column() == PLAIN
    assert scene.me().batteries == 1


@pytest.mark.rule("OT-6.3", "OT-6.1")
def test_a_diver_never_stays_where_it_is() -> None:
    scene = in_phase_1(max_move=4)
    column = scene.me().column
    for key in scene.keys_with("propel"):
        _, diver, target = key.split(":")
        assert int(target) in POSITIONS
        assert column[int(target) - 1] != diver


@pytest.mark.rule("OT-6.4")
def test_the_same_diver_or_others_move_again_for_a_battery_each() -> None:
    scene = in_phase_1(batteries=4)
    scene.play("propel:trader:2", "propel:trader:3", "propel:explorer:7")
    assert scene.column() == "[SP EN TR | ME PE FE EX TE]"
    assert scene.me().batteries == 1
    assert sorted(scene.accepted("propel:trader")) == ["propel:trader:2", "propel:trader:4"]


@pytest.mark.rule("OT-6.4", "OT-8.1")
def test_a_propeller_leaves_the_active_level_and_can_change_who_acts() -> None:
    scene = in_phase_1(key="key:1").play("propel:plant_expert:4")
    assert scene.state.active_level == 1
    scene.play("take:plant").finish()
    assert scene.cubes(1) == "P"
    assert scene.column() == "[PE TR SP | EN ME FE TE EX]"


@pytest.mark.rule("OT-6.5")
@pytest.mark.parametrize(
    ("level", "column"),
    [
        (1, "[ME TR SP | EN PE FE TE EX]"),
        (2, "[PE TR SP | EN ME FE TE EX]"),
        (3, "[FE TR SP | EN ME PE TE EX]"),
        (4, "[TE TR SP | EN ME PE FE EX]"),
        (5, "[EX TR SP | EN ME PE FE TE]"),
    ],
)
def test_resurfacing_shifts_only_the_divers_above(level: int, column: str) -> None:
    scene = Scene().quiet().board(batteries=1).play(f"key:{level}", "activate").finish()
    assert scene.column() == column


@pytest.mark.rule("OT-6.5")
def test_an_effect_resurfaces_a_diver_in_the_same_way() -> None:
    scene = Scene(sponsors="3A 2 1 5 4").quiet().board(batteries=1)
    scene.play("key:1", "sponsor:resurface:5")
    assert scene.column() == "[EX TR SP | EN ME PE FE TE]"


@pytest.mark.rule("OT-6.6")
def test_with_oxygen_the_active_diver_and_all_others_stay() -> None:
    scene = in_phase_1(batteries=2).play("activate", "end", "oxygen")
    assert scene.column() == PLAIN
    assert scene.me().batteries == 1
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-6.6")
def test_a_second_battery_for_oxygen_is_not_taken() -> None:
    scene = in_phase_1(batteries=3).play("activate", "end")
    assert scene.keys == ["resurface", "oxygen"]
    scene.play("oxygen")
    with pytest.raises(NotAwaited):
        submit(scene.game, scene.state, 0, ("oxygen",))
    assert scene.me().batteries == 2


@pytest.mark.rule("OT-6.6", "OT-4.7")
def test_without_a_battery_the_active_diver_resurfaces_unasked() -> None:
    scene = in_phase_1(batteries=0).play("end")
    assert scene.pick.seat == 1
    assert scene.column() == "[FE TR SP | EN ME PE TE EX]"


@pytest.mark.rule("OT-6.7")
def test_no_battery_is_spent_in_phase_2() -> None:
    scene = in_phase_1(batteries=5).play("activate")
    assert scene.keys == ["take:fuel", "end"]
    scene.play("take:fuel")
    assert scene.me().batteries == 5


@pytest.mark.rule("OT-6.7")
def test_batteries_are_spent_only_in_the_own_turn() -> None:
    for before, seat, key, after in stroll(3, 4, sponsor_sides="random"):
        assert seat == before.running.seat
        for number, (old, new) in enumerate(zip(before.boards, after.boards, strict=True)):
            if new.batteries < old.batteries:
                assert number == seat
                assert key == "oxygen" or key.startswith(("propel:", "sponsor:move:"))


@pytest.mark.rule("OT-6.8")
def test_cubes_and_tokens_stay_on_their_levels_when_divers_move() -> None:
    scene = Scene(sponsors="3A 2 1 5 4").quiet()
    cubes = "L1:M L2:PP L3:T L5:F"
    scene.board(cubes=cubes, rewards={1: "reward_27", 5: "reward_01"}, batteries=1, max_move=4)
    levels, rewards = scene.me().levels, scene.me().rewards
    scene.play("key:1", "sponsor:resurface:5", "propel:trader:5").finish()
    assert scene.column() != PLAIN
    assert (scene.me().levels, scene.me().rewards) == (levels, rewards)


@pytest.mark.rule("OT-6.8", "OT-8.1")
def test_an_expert_puts_its_cube_on_the_active_level_whatever_else_moved() -> None:
    scene = Scene().quiet().board(column=on_level(5, "FE"), batteries=1, max_move=2)
    scene.play("key:3", "propel:fuel_expert:6", "take:fuel")
    assert [scene.cubes(level) for level in range(1, 6)] == ["", "", "F", "", ""]
