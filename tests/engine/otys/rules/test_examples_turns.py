from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from engine.otys.state import OtysState
from tests.engine.otys.scene import PLAIN, Scene

MACHINERY = {"rng", "stack", "owed", "moves", "sealed", "turns", "turn", "pack", "boards"}
FULL = ("1", "2", "3", "4", "5", "X")


def laid_out(state: OtysState) -> dict[str, Any]:
    """Everything on the table: shared pieces by name, those of boards as `seat.name`."""
    table = {
        field.name: getattr(state, field.name)
        for field in fields(state)
        if field.name not in MACHINERY
    }
    for seat, board in enumerate(state.boards):
        table |= {f"{seat}.{field.name}": getattr(board, field.name) for field in fields(board)}
    return table


def changed(before: OtysState, scene: Scene) -> set[str]:
    """Return the names of the pieces that have changed."""
    old, new = laid_out(before), laid_out(scene.state)
    return {name for name in new if new[name] != old[name]}


@pytest.mark.rule("OT-X1", "OT-4.2", "OT-6.5")
def test_a_plain_turn() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet()
    scene.board(cubes="L2:T L3:M L4:P L5:F", credits=3, batteries=1)
    before = scene.state.clone()
    scene.play("key:3", "activate", "take:fuel", "resurface")
    board = scene.me()
    assert board.credits == 4
    assert scene.cubes(3) == "MF"
    assert board.track == ("3",)
    assert board.keys == ("1", "2", "4", "5", "X")
    assert scene.column() == "[FE TR SP | EN ME PE TE EX]"
    assert board.batteries == 1
    assert [scene.cubes(level) for level in (1, 2, 4, 5)] == ["", "T", "P", "F"]
    assert changed(before, scene) == {"0.credits", "0.levels", "0.track", "0.keys", "0.column"}
    assert scene.pick.seat == 1


@pytest.mark.rule("OT-X2", "OT-6.1", "OT-6.6")
def test_propeller_and_oxygen() -> None:
    scene = Scene(sponsors="2 4 5 1 3").quiet()
    scene.board(
        column="[SP EX TR | PE ME FE TE EN]", cubes="L4:P", batteries=2, credits=0, max_move=3
    )
    before = scene.state.clone()
    scene.play("key:4")
    assert scene.me().credits == 1
    scene.play("propel:metal_expert:7")
    assert scene.column() == "[SP EX TR | PE FE TE ME EN]"
    scene.play("activate", "take:metal")
    assert scene.cubes(4) == "MP"
    scene.play("oxygen")
    board = scene.me()
    assert scene.column() == "[SP EX TR | PE FE TE ME EN]"
    assert (board.batteries, board.track, board.credits) == (0, ("4",), 1)
    assert scene.cubes(4) == "MP"
    assert changed(before, scene) == {
        f"0.{name}" for name in ("credits", "column", "levels", "batteries", "track", "keys")
    }


@pytest.mark.rule("OT-X3", "OT-6.1", "OT-6.2", "OT-6.3")
def test_legal_propeller_targets() -> None:
    expected = {
        "trader": {2, 3},
        "spy": {1, 3, 4},
        "engineer": {1, 2, 4, 5},
        "metal_expert": {2, 3, 5, 6},
        "plant_expert": {3, 4, 6, 7},
        "fuel_expert": {4, 5, 7, 8},
        "tech_expert": {5, 6, 8},
        "explorer": {6, 7},
    }
    scene = Scene().board(column=PLAIN, max_move=2, batteries=1).play("key:1")
    moves = scene.accepted("propel")
    assert len(moves) == 26
    assert set(moves) == {
        f"propel:{diver}:{target}" for diver, places in expected.items() for target in places
    }


@pytest.mark.rule("OT-X3", "OT-6.1")
@pytest.mark.parametrize(("max_move", "moves"), [(1, 14), (2, 26), (3, 36), (4, 44)])
def test_the_number_of_propeller_moves(max_move: int, moves: int) -> None:
    scene = Scene().board(column=PLAIN, max_move=max_move, batteries=1).play("key:1")
    found = scene.accepted("propel")
    assert len(found) == len(set(found)) == moves


@pytest.mark.rule("OT-X4", "OT-5.4", "OT-5.5", "OT-7.5")
def test_x_key() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet().board(keys="1 3 5 X", track="2 4")
    before = scene.state.clone()
    scene.play("key:x:2")
    tiles = [sponsor.split("_")[1] for sponsor in scene.state.sponsors]
    assert tiles == ["3", "2", "4", "1", "5"]
    scene.play("take:plant", "take:plant")
    assert scene.cubes(2) == "PP"
    board = scene.me()
    assert board.track == ("2", "4", "X")
    assert board.keys == ("1", "3", "5")
    assert scene.column() == "[PE TR SP | EN ME FE TE EX]"
    assert changed(before, scene) == {"sponsors", "0.levels", "0.track", "0.keys", "0.column"}
    assert [scene.cubes(level) for level in (1, 3, 4, 5)] == [""] * 4


@pytest.mark.rule("OT-X5", "OT-5.9")
def test_recovery_with_a_neutral_x() -> None:
    scene = Scene().quiet().board(1, neutral_x=1)
    scene.board(keys="3 5 X", track="2 n 4 1", neutral_x=1, threshold=5)
    assert scene.state.neutral_x == 9
    before = scene.state.clone()
    scene.play("key:x:1").finish()
    board = scene.me()
    assert (board.track, board.keys, board.neutral_x) == ((), FULL, 1)
    assert scene.state.neutral_x == 10
    assert changed(before, scene) == {
        "sponsors",
        "neutral_x",
        "0.track",
        "0.keys",
        "0.column",
    }


@pytest.mark.rule("OT-X6", "OT-5.10")
def test_the_hacker_improved_in_the_same_turn() -> None:
    scene = Scene(sponsors="2 1 4 5 3").quiet()
    # A contract that could be fulfilled keeps Phase 2 open, so that it can be looked at.
    scene.board(
        column="[TR SP PE | ME EN FE TE EX]",
        keys="2 4",
        track="5 1 3 X",
        credits=1,
        cubes="L5:MM",
        hand=["contract_exact_01"],
    )
    before = scene.state.clone()
    scene.play("key:2", "activate", "improve:hacker")
    board = scene.me()
    assert board.credits == 1
    assert scene.state.threshold(0) == 5
    assert scene.state.running.step == "phase_2"
    assert (board.track, board.keys) == (("5", "1", "3", "X"), ("4",))
    scene.play("end")
    assert (board.track, board.keys) == ((), FULL)
    assert scene.pick.seat == 1
    assert changed(before, scene) == {"0.hacker", "0.track", "0.keys", "0.column"}


@pytest.mark.rule("OT-X7", "OT-5.11", "OT-7.8")
def test_take_back() -> None:
    scene = Scene(sponsors="3 2 4 1 5").quiet().board(keys="1 3 X", track="5 2 4")
    before = scene.state.clone()
    scene.play("key:1")
    assert set(scene.keys_with("sponsor")) == {f"sponsor:key:{key}" for key in "524"}
    scene.play("sponsor:key:2")
    assert scene.me().track == ("5", "4")
    scene.finish()
    assert scene.me().track == ("5", "4", "1")
    assert scene.me().keys == ("2", "3", "X")
    assert changed(before, scene) == {"0.track", "0.keys", "0.column"}


@pytest.mark.rule("OT-X14", "OT-7.9")
def test_sponsor_4_basic_after_a_propeller() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet()
    scene.board(column=PLAIN, credits=2, batteries=1, cubes="L2:T", max_move=1)
    before = scene.state.clone()
    scene.play("key:2", "propel:metal_expert:5")
    assert scene.keys_with("sponsor") == ["sponsor:upgrade:metal_expert"]
    scene.play("sponsor:upgrade:metal_expert", "take:metal+gain")
    board = scene.me()
    assert scene.column() == "[ME+ TR SP | EN PE FE TE EX]"
    assert (board.points, board.credits, board.batteries) == (1, 0, 0)
    assert scene.cubes(2) == "MT"
    assert (board.neutral_x, scene.state.neutral_x) == (1, 11)
    assert board.track == ("2",)
    mine = {"column", "upgraded", "points", "credits", "batteries", "levels", "neutral_x"}
    mine |= {"track", "keys"}
    assert changed(before, scene) == {"neutral_x", "scored", *(f"0.{name}" for name in mine)}


@pytest.mark.rule("OT-X14", "OT-7.9")
def test_after_sponsor_4_basic_no_propeller_even_with_batteries_left() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet()
    scene.board(credits=2, batteries=3, cubes="L2:T").play("key:2", "propel:metal_expert:5")
    assert scene.keys_with("propel")
    scene.play("sponsor:upgrade:metal_expert")
    assert scene.me().batteries == 2
    assert not scene.keys_with("propel")


@pytest.mark.rule("OT-X15", "OT-7.12")
def test_sponsor_5_advanced_lists_every_legal_move() -> None:
    scene = Scene(sponsors="2 4 5A 1 3").quiet().board(batteries=1, cubes="L3:MM L5:PPFFTT")
    scene.play("key:3")
    moves = {f"sponsor:move:metal:3:{level}" for level in (1, 2, 4)}
    moves |= {f"sponsor:move:{resource}:5:3" for resource in ("plant", "fuel", "tech")}
    assert set(scene.keys_with("sponsor")) == {"sponsor:gain", *moves}
    scene.play("sponsor:gain")
    assert scene.me().batteries == 2


@pytest.mark.rule("OT-X15", "OT-7.12")
def test_sponsor_5_advanced_moves_a_cube() -> None:
    scene = Scene(sponsors="2 4 5A 1 3").public("contract_free_09", "contract_free_10")
    scene.board(batteries=1, cubes="L3:MM L5:PPFFTT")
    before = scene.state.clone()
    scene.play("key:3", "sponsor:move:fuel:5:3", "take:fuel")
    assert scene.me().batteries == 0
    assert scene.cubes(3) == "MMFF"
    assert scene.cubes(5) == "PPFTT"
    expected = {f"0.{name}" for name in ("batteries", "levels", "track", "keys", "column")}
    assert changed(before, scene) == expected
