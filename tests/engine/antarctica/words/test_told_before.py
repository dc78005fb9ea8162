"""The costs and gains of options, stated before the choice and in the log afterwards."""

from __future__ import annotations

import pytest

from engine.antarctica.words.recap import RECAP
from engine.core.aids.recap import summarise
from engine.core.text import Words
from tests.engine.antarctica.scene import Scene

ENGLISH = Words(strict=True)


def hint(scene: Scene, key: str) -> str:
    """Return the hint of an option."""
    option = scene.pick.find(key)
    assert option is not None
    return ENGLISH.say(option.effect) if option.effect else ""


def log(scene: Scene) -> list[str]:
    """All lines of the log, without who did it."""
    return [ENGLISH.inner(event.msg, None) for event in scene.events]


def recap(scene: Scene) -> list[str]:
    """Return the summary of what happened."""
    return [ENGLISH.inner(told, None) for told in summarise("antarctica", RECAP, scene.events)]


def builder(cubes: int) -> Scene:
    """A can build a Camp with 2 Research Points, with so many cubes for them."""
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_01", None, None)
    return scene.player("A", cubes=cubes).start().play("sail:6")


# --- Research Points ---------------------------------------------------------------------------


@pytest.mark.rule("AN-7.7", "AN-12.12")
def test_a_building_whose_research_points_find_no_track_says_so_before() -> None:
    assert "no track" not in hint(builder(1), "build:basic_01")
    assert hint(builder(0), "build:basic_01") == (
        "Needs Wind Turbine; no track for its 2 Research Points"
    )


@pytest.mark.rule("AN-7.7", "AN-12.12")
def test_research_points_that_find_no_track_are_told_in_the_log_and_in_short() -> None:
    scene = builder(0).play("build:basic_01")
    assert "lost 2 Research Points: no track to advance on" in log(scene)
    assert "lost 2 Research Points" in recap(scene)
    assert scene.prompt == "after"


@pytest.mark.rule("AN-7.7")
def test_research_points_that_find_a_track_are_not_told_as_lost() -> None:
    scene = builder(1).play("build:basic_01", "track:glaciology")
    assert not scene.told("no-track")
    assert not scene.told("lost-points")


@pytest.mark.rule("AN-9.4", "AN-12.14")
def test_points_beyond_the_end_of_a_track_are_told_before_and_in_the_log() -> None:
    scene = builder(1).track("glaciology", 10, 0, 0).play("build:basic_01")
    assert hint(scene, "track:glaciology") == "1 point is lost: no free space is left"
    assert "lost" not in hint(scene, "track:biology")
    scene.play("track:glaciology")
    assert "lost 1 Research Point: no space is left on Glaciology" in log(scene)


@pytest.mark.rule("AN-9.4", "AN-9.6")
def test_effects_on_the_way_and_points_that_are_lost_stand_side_by_side() -> None:
    scene = builder(1).track("biology", 8, 11, 0).play("build:basic_01")
    assert hint(scene, "track:biology") == "Triggers: 1 scientist"
    scene = builder(1).track("biology", 8, 10, 12).hand("A", "quick_research")
    assert hint(scene, "card:quick_research:biology") == "1 point is lost; triggers: 1 scientist"


# --- new ships ---------------------------------------------------------------------------------


@pytest.mark.rule("AN-9.16")
@pytest.mark.parametrize(
    ("ships", "available", "why", "short"),
    [
        ("2:ABCB 5:A", 2, "no room in the Sun’s area", "no room in the Sun’s area"),
        ("2:A 5:A", 0, "none Available", "none Available"),
    ],
)
def test_why_there_is_no_new_ship_is_told(ships: str, available: int, why: str, short: str) -> None:
    scene = Scene(3, ships, "5:wind_turbine").face_up("basic_01", None, None)
    scene.player("A", ships=available).track("glaciology", 8, 0, 0).start()
    scene.play("sail:6", "build:basic_01", "track:glaciology")
    assert f"got no ship: {why}" in log(scene)
    assert f"no new ship: {short}" in recap(scene)


# --- discards ----------------------------------------------------------------------------------


@pytest.mark.rule("AN-8.15")
@pytest.mark.parametrize(
    ("reserve", "comes"),
    [
        (5, "you get 1 scientist from your Common Reserve"),
        (0, "you get no scientist: your Common Reserve is empty"),
    ],
)
@pytest.mark.parametrize("piece", ["cube", "ship", "ship:5:1"])
def test_every_discard_says_whether_a_scientist_comes(piece: str, reserve: int, comes: str) -> None:
    scene = Scene(3, "2:A 5:A 7:B").player("A", reserve=reserve).start()
    assert hint(scene, f"discard:{piece}").lower() == comes.lower()


@pytest.mark.rule("AN-8.15", "AN-12.1")
@pytest.mark.parametrize(
    ("reserve", "comes"), [(5, "you get 1 scientist"), (0, "you get no scientist")]
)
def test_so_does_that_of_the_last_ship(reserve: int, comes: str) -> None:
    scene = Scene(3, "2:A 7:B").player("A", reserve=reserve).start().play("sail:5")
    assert comes in hint(scene, "discard:ship:5:1")
    assert "your last ship" in hint(scene, "discard:ship:5:1")
    scene.play("discard:ship:5:1")
    assert comes in hint(scene, "confirm").lower()


@pytest.mark.rule("AN-8.15")
def test_a_discard_for_which_no_scientist_came_is_told_so() -> None:
    scene = Scene(3, "2:A 5:A 7:B").player("A", reserve=0).start().play("discard:cube")
    assert "got no scientist: none left in the Common Reserve" in log(scene)


@pytest.mark.rule("AN-9.15")
def test_a_red_space_without_a_scientist_left_is_told_so() -> None:
    scene = builder(1).track("glaciology", 2, 0, 0).player("A", reserve=0)
    scene.play("build:basic_01", "track:glaciology")
    assert "got no scientist: none left in the Common Reserve" in log(scene)
    assert "0 scientists" not in " ".join(log(scene) + recap(scene))
