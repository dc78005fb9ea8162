"""The costs and gains of options, stated before the choice and in the log afterwards."""

from __future__ import annotations

import pytest

from engine.core.decision import Pick
from engine.core.text import Words
from tests.engine.antarctica.scene import GAME, Scene

ENGLISH = Words(strict=True)


def hint(scene: Scene, key: str) -> str:
    """Return the hint of an option."""
    told = GAME.explained(scene.state, scene.pick)
    assert isinstance(told, Pick)
    option = told.find(key)
    assert option is not None
    return ENGLISH.say(option.effect) if option.effect else ""


def log(scene: Scene) -> list[str]:
    """All lines of the log, without who did it."""
    return [ENGLISH.inner(event.msg, None) for event in scene.events]


def story(scene: Scene) -> list[str]:
    """Return what A did, in a few sentences."""
    done = [event for event in scene.events if event.seat == 0]
    return [ENGLISH.inner(told, None) for told in GAME.story.turn(done)]


def builder(cubes: int) -> Scene:
    """A can build a Camp with 2 Research Points, with so many cubes for them."""
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_01", None, None)
    return scene.player("A", cubes=cubes).start().play("sail:6")


# --- Research Points ---------------------------------------------------------------------------


@pytest.mark.rule("AN-7.7", "AN-12.12")
def test_a_building_whose_research_points_find_no_track_says_so_before() -> None:
    assert "no track" not in hint(builder(1), "build:basic_01")
    assert hint(builder(0), "build:basic_01").startswith(
        "Costs 1 scientist. Then its 2 Research Points are lost (no track can take them); "
    )


@pytest.mark.rule("AN-7.7", "AN-12.12")
def test_research_points_that_find_no_track_are_told_in_the_log_and_in_the_story() -> None:
    scene = builder(0).play("build:basic_01")
    assert "lost 2 Research Points: no track to advance on" in log(scene)
    assert "lost 2 Research Points" in story(scene)
    assert scene.prompt == "after"


@pytest.mark.rule("AN-7.7")
def test_research_points_that_find_a_track_are_not_told_as_lost() -> None:
    scene = builder(1).play("build:basic_01", "track:glaciology")
    assert not scene.told("no-track")
    assert not scene.told("lost-points")


@pytest.mark.rule("AN-9.4", "AN-12.14")
def test_points_beyond_the_end_of_a_track_are_told_before_and_in_the_log() -> None:
    scene = builder(1).track("glaciology", 10, 0, 0).play("build:basic_01")
    assert hint(scene, "track:glaciology").startswith(
        "To space 11; 1 Research Point is lost: no free space is left"
    )
    assert "lost" not in hint(scene, "track:biology")
    scene.play("track:glaciology")
    assert "lost 1 Research Point: no space is left on Glaciology" in log(scene)


@pytest.mark.rule("AN-9.4", "AN-9.6")
def test_effects_on_the_way_and_points_that_are_lost_stand_side_by_side() -> None:
    scene = builder(1).track("biology", 8, 11, 0).play("build:basic_01")
    assert "triggers: 1 scientist" in hint(scene, "track:biology")
    scene = builder(1).track("biology", 8, 10, 12).hand("A", "quick_research")
    assert hint(scene, "card:quick_research:biology").endswith(
        "1 Research Point is lost: no free space is left; triggers: 1 scientist"
    )


# --- new ships ---------------------------------------------------------------------------------


@pytest.mark.rule("AN-9.16")
@pytest.mark.parametrize(
    ("ships", "available", "why"),
    [("2:ABCB 5:A", 2, "no room in the Sun’s area"), ("2:A 5:A", 0, "none Available")],
)
def test_why_there_is_no_new_ship_is_told(ships: str, available: int, why: str) -> None:
    scene = Scene(3, ships, "5:wind_turbine").face_up("basic_01", None, None)
    scene.player("A", ships=available).track("glaciology", 8, 0, 0).start()
    scene.play("sail:6", "build:basic_01", "track:glaciology")
    assert f"got no ship: {why}" in log(scene)
    assert f"got no ship: {why}" in story(scene)


# --- discards ----------------------------------------------------------------------------------


@pytest.mark.rule("AN-8.15")
@pytest.mark.parametrize(
    ("reserve", "comes"),
    [
        (5, "+1 scientist"),
        (0, "no scientist (Reserve empty)"),
    ],
)
@pytest.mark.parametrize("piece", ["cube", "ship", "ship:5:1"])
def test_every_discard_says_whether_a_scientist_comes(piece: str, reserve: int, comes: str) -> None:
    scene = Scene(3, "2:A 5:A 7:B").player("A", reserve=reserve).start()
    assert comes in hint(scene, f"discard:{piece}")


@pytest.mark.rule("AN-8.15", "AN-12.1")
@pytest.mark.parametrize(("reserve", "comes"), [(5, "+1 scientist"), (0, "no scientist")])
def test_so_does_that_of_the_last_ship(reserve: int, comes: str) -> None:
    scene = Scene(3, "2:A 7:B").player("A", reserve=reserve).start().play("sail:5")
    assert comes in hint(scene, "discard:ship:5:1")
    assert "your last ship" in hint(scene, "discard:ship:5:1")
    scene.play("discard:ship:5:1")
    assert comes in hint(scene, "confirm").lower()


@pytest.mark.rule("AN-8.15")
def test_the_ship_on_turn_still_acts_where_it_is_discarded() -> None:
    scene = builder(1)
    acts = "Gone for good, but you still act here; 1 ship left;"
    assert hint(scene, "discard:ship:6:1").startswith(acts)
    assert hint(scene, "discard:ship:5:1").startswith("Gone for good; 1 ship left on the board;")
    assert scene.play("discard:ship:6:1").prompt == "action"


@pytest.mark.rule("AN-8.8")
def test_placing_a_scientist_says_where_and_what_is_left() -> None:
    scene = Scene(3, "2:A 5:A 7:B").player("A", scientists=3).hand("A", "place_scientist").start()
    assert hint(scene.play("sail:6"), "card:place_scientist").startswith(
        "Uses up your card; places a scientist in Queen Maud Land; then 2 in your Personal Supply"
    )


@pytest.mark.rule("AN-8.15")
def test_a_discard_for_which_no_scientist_came_is_told_so() -> None:
    scene = Scene(3, "2:A 5:A 7:B").player("A", reserve=0).start().play("discard:cube")
    assert "got no scientist: none left in the Common Reserve" in log(scene)


@pytest.mark.rule("AN-9.15")
def test_a_red_space_without_a_scientist_left_is_told_so() -> None:
    scene = builder(1).track("glaciology", 2, 0, 0).player("A", reserve=0)
    scene.play("build:basic_01", "track:glaciology")
    assert "got no scientist: none left in the Common Reserve" in log(scene)
    assert "0 scientists" not in " ".join(log(scene) + story(scene))


# --- what can be done where a ship may sail ------------------------------------------------------


def test_sailing_says_what_can_be_done_there_and_what_each_building_brings() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine 6:inland_station,camp")
    scene.face_up("basic_05", "double_09", None).player("A", scientists=1, knowhow=1)
    scene.state.areas[5].scientists = (2, 0, 0)
    scene.start()
    assert hint(scene, "sail:6") == (
        "One of: build Laboratory (with the Basic card, 2 Research Points) or Satellite Dish "
        "(with the Know-how card, 2 Research Points); 3 Research Points on Glaciology; "
        "or recruit 3 scientists"
    )


def test_sailing_where_nothing_can_be_done_says_why() -> None:
    scene = Scene(3, "2:A 5:A", "6:camp").face_up("basic_01", "double_11", None)
    scene.player("A", basic_ready=False, reserve=0).start()
    assert hint(scene, "sail:6") == (
        "No action possible: Camp (stands there already), "
        "Satellite Dish (missing: Shaft Tower and Factory)"
    )


def test_a_single_action_is_told_alone() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").start()
    assert hint(scene, "sail:6") == "Recruit 1 scientist"


def test_the_third_position_says_that_the_ship_will_not_act() -> None:
    scene = Scene(3, "2:A 5:BC 6:B").start()
    assert "Position 3: at the Sun’s next visit it will not act" in hint(scene, "sail:5")
    assert "it may act only if your Icebreaker is there" in hint(scene, "sail:6")
    assert "osition" not in hint(scene, "sail:7")


def test_a_ship_that_leaves_takes_its_access_along() -> None:
    scene = Scene(3, "2:A 5:A", "2:wind_turbine").face_up("basic_01", None, None)
    scene.player("A", basic_ready=False).start()
    assert hint(scene, "sail:6") == "No action possible: Camp (missing: Wind Turbine)"


def test_doing_nothing_says_what_it_gives_up() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").start().play("sail:6")
    assert hint(scene, "nothing") == "Gives up: recruit 1"


def test_a_space_of_which_nothing_would_come_says_so() -> None:
    scene = builder(1).track("glaciology", 2, 0, 0).player("A", reserve=0).play("build:basic_01")
    assert "1 scientist (in vain now)" in hint(scene, "track:glaciology")


def test_advancing_says_what_the_cube_then_scores() -> None:
    scene = builder(1).track("glaciology", 1, 2, 0).play("build:basic_01")
    assert "points for the track: 4 → 8" in hint(scene, "track:glaciology")


def test_points_that_stay_as_they_are_are_left_out() -> None:
    scene = builder(1).track("glaciology", 4, 0, 0).play("build:basic_01")
    assert "points for the track" not in hint(scene, "track:glaciology")


def test_building_says_the_price_first_and_the_gain_after() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine").face_up("basic_05", None, None)
    scene.player("A", scientists=1).start().play("sail:6")
    assert hint(scene, "build:basic_05").startswith(
        "Costs 1 scientist and the Basic card. Then 2 Research Points; "
    )


def test_a_station_names_only_tracks_in_play() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine").face_up("basic_09", None, None)
    scene.player("A", scientists=1).start().play("sail:6")
    assert "Station: research on Glaciology)" in hint(scene, "build:basic_09")


def test_not_advancing_says_what_is_given_up() -> None:
    scene = builder(1).track("oceanography", 6, 0, 0).play("build:basic_01", "track:oceanography")
    assert hint(scene, "none").startswith("Gives up the 3 Research Points")
