"""The places that cannot be chosen, with the reasons, and the grid of the areas."""

from __future__ import annotations

from engine.core.text import Words
from tests.engine.antarctica.scene import GAME, Scene

ENGLISH = Words(strict=True)


def closed(scene: Scene) -> dict[str, str]:
    """The closed places of the pending question: the spots, with their names and reasons."""
    return {
        each.spot: f"{ENGLISH.say(each.name)}: {ENGLISH.say(each.reason)}"
        for each in GAME.closed(scene.state, scene.pick)
    }


def test_an_area_that_is_full_or_has_the_sun_says_so() -> None:
    scene = Scene(3, "2:A 5:BCB 7:C").start()
    assert closed(scene) == {
        "area:2": "Ross: The Sun is there; your ship has to leave",
        "area:5": "Enderby: Full: 3 ships lie there",
    }


def test_an_area_closed_for_two_players_says_so() -> None:
    scene = Scene(2, "3:A 5:B").start()
    assert closed(scene)["area:6"] == "Maud: Closed with 2 players"


def test_a_building_that_cannot_be_built_says_what_is_missing() -> None:
    scene = Scene(3, "2:A 5:A", "6:camp").face_up("basic_01", "double_11", "advanced_06")
    scene.player("A", scientists=1, basic_ready=False).start().play("sail:6")
    assert closed(scene) == {
        "building:basic_01": "Camp: Stands there already",
        "building:double_11": "Satellite Dish: Missing: Shaft Tower and Factory",
        "building:advanced_06": "Plankton Farm: Missing: Drilling Rig and Laboratory",
    }


def test_a_building_that_takes_too_many_scientists_says_so() -> None:
    scene = Scene(3, "2:A 5:A", "5:drilling_rig,laboratory 6:crane")
    scene.face_up(None, None, "advanced_06").player("A", scientists=1).start().play("sail:6")
    assert closed(scene) == {
        "building:advanced_06": "Plankton Farm: Takes 2 scientists, you have 1",
    }


def test_a_track_that_cannot_be_advanced_on_says_why() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine").face_up("basic_01", None, None)
    scene.player("A", cubes=0).track("glaciology", 3, 0, 0).track("biology", 12, 0, 0)
    scene.track("oceanography", 1, 0, 0).start().play("sail:6", "build:basic_01")
    assert closed(scene) == {
        "track:biology": "Biology: No free space is left ahead of your cube",
        "track:climatology": "Climatology: You have no Available cube",
    }


def test_the_areas_lie_round_the_pole() -> None:
    scene = Scene(3, "2:A 5:B").start()
    assert GAME.grid(scene.state, scene.pick) == (
        ("area:7", "area:6", "area:5"),
        ("area:8", "area:4"),
        ("area:1", "area:2", "area:3"),
    )
    assert GAME.grid(scene.state, scene.play("sail:6").pick) == ()


def test_with_two_players_the_closed_areas_take_no_place() -> None:
    scene = Scene(2, "3:A 5:B").start()
    assert GAME.grid(scene.state, scene.pick) == (
        ("area:7", "area:5"),
        ("area:8", "area:4"),
        ("area:1", "area:3"),
    )
