"""Waste warnings of Antarctica: when they come and when they do not."""

from __future__ import annotations

from tests.engine.antarctica.scene import GAME, Scene


def wasted(scene: Scene, key: str) -> dict[str, tuple[str, ...]]:
    """The kinds of what this answer wastes, with what is given up."""
    found = GAME.wasted(scene.state, scene.pick, (key,))
    return {waste.kind: waste.instead for waste in found}


def test_who_does_nothing_where_there_is_an_action_wastes_it() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").start().play("sail:6")
    assert wasted(scene, "nothing") == {"action": ("recruit",)}
    assert wasted(scene, "recruit") == {}


def test_where_there_is_no_action_doing_nothing_wastes_nothing() -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "place_scientist").start().play("sail:6")
    assert len(scene.keys) > 1
    assert wasted(scene, "nothing") == {}


def last_turn() -> Scene:
    """A's turn is the last one of the game."""
    scene = Scene(3, "2:A 5:B 7:C").player("C", scientists=0, reserve=0)
    return scene.start().play("sail:6", "nothing")


def test_a_discard_that_brings_points_in_the_last_turn_is_named_with_them() -> None:
    scene = last_turn()
    (waste,) = GAME.wasted(scene.state, scene.pick, ("end",))
    assert (waste.kind, waste.instead) == ("last", ("discard:cube",))
    points = waste.words["points"]
    copy = scene.state.clone()
    scene.play("end")
    ended = GAME.result(scene.state)
    scene.state = copy
    scene.play("discard:cube").end()
    other = GAME.result(scene.state)
    assert ended is not None
    assert other is not None
    assert other.scores[0] - ended.scores[0] == points == 1


def test_before_the_last_turn_a_discard_is_no_waste() -> None:
    scene = Scene(3, "2:A 5:B 7:C").start().play("sail:6", "nothing")
    assert wasted(scene, "end") == {}


def test_a_discard_that_keeps_the_game_from_ending_is_not_named() -> None:
    scene = Scene(3, "2:A 5:B 7:C")
    scene.state.quiet = 11
    scene.start().play("sail:6", "nothing")
    assert wasted(scene, "end") == {}


def test_sailing_where_nothing_can_be_done_is_wasted_if_another_area_allows_an_action() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").start()
    assert wasted(scene, "sail:7") == {"sail": ("sail:6",)}
    assert wasted(scene, "sail:6") == {}


def test_where_no_area_allows_an_action_sailing_wastes_nothing() -> None:
    scene = Scene(3, "2:A 5:B", "").start()
    assert wasted(scene, "sail:7") == {}


def test_an_area_in_which_only_scientists_lack_is_not_called_a_waste() -> None:
    scene = Scene(3, "2:A 5:AB", "5:wind_turbine 6:camp").face_up("basic_01", None, None)
    scene.player("A", scientists=0, reserve=3).start()
    assert wasted(scene, "sail:7") == {}
    scene.player("A", scientists=0, reserve=0)
    assert wasted(scene, "sail:7") == {}  # nor can it recruit at the Camp any more
