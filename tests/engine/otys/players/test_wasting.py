"""Waste warnings of Otys: when they come and when they do not."""

from __future__ import annotations

import pytest

from tests.engine.otys.scene import Scene, on_level


def wasted(scene: Scene, key: str) -> dict[str, tuple[str, ...]]:
    """The kinds of what this answer wastes, with what is given up."""
    found = scene.game.wasted(scene.state, scene.pick, (key,))
    return {waste.kind: waste.instead for waste in found}


def test_a_diver_that_could_act_lies_idle() -> None:
    scene = Scene().quiet().board(column=on_level(3, "EN"), credits=1).play("key:3")
    assert wasted(scene, "end") == {"diver": ("improve:mechanic", "improve:hacker")}


def test_a_diver_that_cannot_be_paid_is_no_waste() -> None:
    scene = Scene(sponsors="2 4 5 1 3").quiet()
    scene.board(column=on_level(3, "EN"), credits=0, batteries=2).play("key:3", "activate")
    assert wasted(scene, scene.pick.default[0]) == {}


def test_a_diver_that_has_acted_is_no_waste() -> None:
    scene = Scene().quiet().board(column=on_level(3, "EN"), credits=2, batteries=1)
    scene.play("key:3", "activate", "improve:hacker")
    assert wasted(scene, "resurface") == {}


@pytest.mark.parametrize(("held", "warned"), [(1, True), (2, False)])
def test_a_diver_that_cannot_be_paid_is_activated_for_nothing(held: int, warned: bool) -> None:  # noqa: FBT001
    scene = Scene(sponsors="2 4 5 1 3").quiet()
    scene.board(column=on_level(3, "EX"), credits=held, batteries=1).play("key:3")
    assert ("idle" in wasted(scene, "activate")) == warned


@pytest.mark.parametrize(("batteries", "warned"), [(0, True), (1, False)])
def test_a_key_that_leads_straight_to_an_idle_diver_is_warned_of(
    batteries: int,
    warned: bool,  # noqa: FBT001
) -> None:
    scene = Scene(sponsors="2 4 1A 5 3").quiet()
    scene.board(column=on_level(3, "ME"), cubes="L3:PPFF", batteries=batteries)
    assert ("idle" in wasted(scene, "key:3")) == warned
    assert wasted(scene, "key:2") == {}


def test_taking_a_key_back_is_not_playing_it() -> None:
    scene = Scene().quiet().board(column=on_level(3, "TE+"), keys="3 X", track="2").play("key:3")
    while "key:2" not in scene.keys:
        scene.play("activate")
    assert wasted(scene, "key:2") == {}


def test_a_sponsor_that_costs_nothing_goes_unused() -> None:
    scene = Scene(sponsors="1 2 3 4 5").quiet().board(keys="1 3 X", track="2 4").play("key:3")
    assert set(wasted(scene, "activate")) == {"sponsor"}
    assert all(key.startswith("sponsor:") for key in wasted(scene, "activate")["sponsor"])


def test_a_sponsor_that_costs_credits_is_no_waste() -> None:
    scene = Scene(sponsors="1 2 4 3 5").quiet().board(credits=5).play("key:3")
    assert scene.keys_with("sponsor:")
    assert wasted(scene, "activate") == {}


def test_a_sponsor_that_was_used_is_no_waste() -> None:
    scene = Scene(sponsors="1 2 3 4 5").quiet().board(keys="1 3 X", track="2 4", batteries=1)
    scene.play("key:3", "sponsor:key:2")
    assert wasted(scene, "activate") == {}


@pytest.mark.parametrize("last", [True, False])
def test_only_in_the_last_turn_a_contract_is_lost(last: bool) -> None:  # noqa: FBT001
    scene = Scene().quiet().board(cubes="L5:MM", hand=["contract_exact_01"], batteries=1)
    scene.state.last_round = last
    scene.play("key:3", "activate")
    while "resurface" not in scene.keys:
        scene.play(scene.pick.default[0])
    lost = {"contract": tuple(scene.keys_with("fulfil:"))} if last else {}
    assert wasted(scene, "resurface") == lost
