"""Rows D1 to D5, D9 and D10 of the decision table: options, and the safe default."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.otys.state import OtysState
from tests.engine.otys.scene import Scene, on_level, stroll

CARD = "contract_exact_01"
FULFIL = f"fulfil:{CARD}:5:MM"


def phase_1(tile: str) -> Scene:
    """Key 1 in play on this tile with Credits, Batteries, a contract to fulfil and used Keys."""
    others = " ".join(other for other in "12345" if other != tile[0])
    scene = Scene(sponsors=f"{tile} {others}").quiet().display(1, "reward_27", "reward_01")
    goods = "L1:P L5:MM"
    scene.board(keys="1 3 5", track="4 2 X", cubes=goods, hand=[CARD], credits=9, batteries=2)
    return scene.play("key:1")


def stock(state: OtysState, seat: int) -> tuple[object, ...]:
    board = state.boards[seat]
    return (board.credits, board.batteries, board.contracts, board.levels, board.neutral_x)


# ---------------------------------------------------------------- D1, D2


@pytest.mark.rule("D1", "OT-5.2")
@pytest.mark.parametrize(
    ("keys", "track", "lowest"),
    [("1 2 3 4 5 X", "", "key:1"), ("3 5 X", "1 2 4", "key:3"), ("5", "1 2 3 4 X", "key:5")],
)
def test_the_default_key_is_the_lowest_numbered_one(keys: str, track: str, lowest: str) -> None:
    scene = Scene().board(keys=keys, track=track, neutral_x=2)
    assert scene.pick.default == (lowest,)


@pytest.mark.rule("D1", "OT-5.11")
def test_a_key_taken_back_counts_by_its_number_again() -> None:
    scene = Scene(sponsors="3 2 4 1 5").quiet().board(keys="1 3 5 X", track="2 4")
    scene.play("key:1", "sponsor:key:2").finish().begin(0)
    assert scene.pick.default == ("key:2",)


@pytest.mark.rule("D1", "D2", "OT-5.4")
def test_without_a_numbered_key_it_is_the_own_x_key_on_level_1() -> None:
    scene = Scene().board(keys="X", track="5 4 3 2 1", neutral_x=1)
    assert scene.pick.default == ("key:x:1",)
    assert scene.keys_with("key:x") == [f"key:x:{level}" for level in range(1, 6)]


@pytest.mark.slow
@pytest.mark.unwatched
@pytest.mark.rule("D1")
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6))
def test_a_neutral_key_is_never_played_by_default(seed: int) -> None:
    scene = Scene()
    for before, *_ in stroll(3, seed):
        if before.running.step == "start":
            scene.state = before
            assert scene.pick.default[0].split(":")[1] in {"x", *"12345"}


@pytest.mark.rule("D1", "OT-4.9")
def test_the_default_of_the_start_spends_a_key_and_fulfils_nothing() -> None:
    scene = Scene().quiet().board(cubes="L5:MM", hand=[CARD], batteries=1)
    before = stock(scene.state, 0)
    scene.defaults()
    assert scene.state.running.key == "1"
    assert stock(scene.state, 0) == before


# ---------------------------------------------------------------- D3


@pytest.mark.rule("D3", "OT-11.3")
@pytest.mark.parametrize(
    ("before", "default"),
    [
        ((), "key:1"),
        (("key:1",), "activate"),
        (("key:1", "activate"), "end"),
        (("key:1", "activate", "end"), "resurface"),
    ],
)
def test_by_default_no_contract_is_fulfilled(before: tuple[str, ...], default: str) -> None:
    scene = Scene(sponsors="3 2 1 5 4").quiet()
    scene.board(column=on_level(1, "TR"), cubes="L5:MM", hand=[CARD], batteries=1)
    scene.play(*before)
    assert FULFIL in scene.keys
    assert scene.pick.default == (default,)


@pytest.mark.rule("D3", "OT-11.7")
def test_contract_level_and_cubes_are_chosen_together() -> None:
    scene = Scene().quiet().board(cubes="L2:MM L4:MMPPF", hand=["contract_free_01", CARD])
    assert set(scene.keys_with("fulfil")) == {
        "fulfil:contract_free_01:2:MM",
        "fulfil:contract_free_01:4:MM",
        "fulfil:contract_free_01:4:PP",
        "fulfil:contract_free_08:4:MMPPF",  # public
        f"fulfil:{CARD}:2:MM",
        f"fulfil:{CARD}:4:MM",
    }


# ---------------------------------------------------------------- D4, D5


OFFERS = {
    "2A": {"sponsor:use:reward_27", "sponsor:use:reward_01"},
    "3": {"sponsor:key:2", "sponsor:key:4", "sponsor:key:X"},
    "3A": {"sponsor:resurface:5"},
    "4": {"sponsor:upgrade:metal_expert"},
    "4A": {"sponsor:upgrade:trader", "sponsor:upgrade:spy", "sponsor:upgrade:engineer"},
    "5A": {
        "sponsor:gain",
        *(f"sponsor:move:plant:1:{level}" for level in (2, 3, 4, 5)),
        "sponsor:move:metal:5:1",
    },
}


@pytest.mark.rule("D4", "D4a", "D4b", "D4c", "D4d", "OT-7.2")
@pytest.mark.parametrize("tile", OFFERS)
def test_every_complete_use_of_the_sponsor_is_offered_and_the_default_is_none(tile: str) -> None:
    scene = phase_1(tile)
    assert set(scene.keys_with("sponsor")) == OFFERS[tile]
    assert scene.pick.default == ("activate",)


@pytest.mark.rule("D4a", "OT-5.11")
def test_taking_back_is_one_answer_with_its_key() -> None:
    scene = phase_1("3").play("sponsor:key:X")
    assert scene.me().track == ("4", "2")
    assert scene.state.running.step == "phase_1"


@pytest.mark.rule("D4b", "OT-7.7")
def test_a_token_is_chosen_in_the_answer_that_uses_the_sponsor() -> None:
    scene = phase_1("2A").play("sponsor:use:reward_27")
    assert scene.me().points == 1
    assert scene.state.running.step == "phase_1"


@pytest.mark.rule("D4c", "OT-7.10")
def test_the_surface_diver_is_part_of_the_answer() -> None:
    scene = phase_1("4A").play("sponsor:upgrade:spy")
    assert scene.me().upgraded == ("spy",)
    assert scene.state.running.step == "phase_1"


@pytest.mark.rule("D4d", "OT-7.12")
def test_cube_and_levels_are_part_of_the_answer() -> None:
    scene = phase_1("5A").play("sponsor:move:plant:1:4")
    assert (scene.cubes(1), scene.cubes(4), scene.me().batteries) == ("", "P", 1)
    assert scene.state.running.step == "phase_1"


@pytest.mark.rule("D5", "OT-6.4")
def test_propellers_are_asked_again_and_the_default_is_to_go_on() -> None:
    scene = phase_1("1")
    for move in ("propel:trader:2", "propel:trader:1"):
        assert scene.pick.default == ("activate",)
        scene.play(move)
    assert scene.me().batteries == 0
    assert scene.pick.default == ("activate",)


# ---------------------------------------------------------------- D9, D10


@pytest.mark.rule("D9", "OT-6.6", "OT-4.7")
def test_oxygen_is_asked_with_a_battery_and_the_default_is_to_resurface() -> None:
    scene = phase_1("1").play("activate", "end")
    assert {"resurface", "oxygen"} <= set(scene.keys)
    assert scene.pick.default == ("resurface",)
    scene.defaults()
    assert scene.me().batteries == 2
    assert scene.column() == "[ME TR SP | EN PE FE TE EX]"


@pytest.mark.rule("D10", "OT-8.20")
def test_the_owner_of_a_copied_diver_lets_it_resurface_by_default() -> None:
    scene = Scene(spy_variant="on", sponsors="2 4 1 5 3").quiet()
    scene.board(1, column=on_level(3, "PE"), batteries=1)
    scene.board(column=on_level(3, "SP")).play("key:3", "copy:2:take:plant")
    assert (scene.pick.seat, scene.keys) == (1, ["resurface", "oxygen"])
    assert scene.pick.default == ("resurface",)
    scene.defaults()
    assert scene.me(1).batteries == 1
    assert scene.column(1) == "[PE TR SP | EN ME FE TE EX]"


# ---------------------------------------------------------------- all of them


@pytest.mark.rule("D1", "D3", "D4", "D5", "D9", "OT-4.1")
def test_a_game_left_to_the_defaults_spends_no_stock() -> None:
    scene = Scene(seats=3, sponsors="1A 2A 3 4A 5A")
    for seat in range(3):
        scene.board(seat, cubes="L5:MMMPPP", credits=9, batteries=9, neutral_x=1)
    scene.board(cubes="L5:MMMPPP", credits=9, batteries=9, neutral_x=1, hand=[CARD])
    for _ in range(60):
        before = scene.state.clone()
        scene.defaults()
        for old, new in zip(before.boards, scene.state.boards, strict=True):
            assert (new.credits, new.batteries) == (old.credits, old.batteries)
            assert new.contracts == old.contracts
            assert new.neutral_x >= old.neutral_x
            assert all(
                now >= was
                for levels in zip(old.levels, new.levels, strict=True)
                for was, now in zip(*levels, strict=True)
            )
