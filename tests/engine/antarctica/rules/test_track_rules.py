from __future__ import annotations

import pytest

from engine.antarctica.effects.research import Advance, possible_tracks, spaces_ahead
from engine.antarctica.pack.vocabulary import SPACES
from engine.core import machine
from tests.engine.antarctica.scene import GAME, SEATS, Scene


def advance(scene: Scene, letter: str, track: str, points: int) -> Scene:
    """Have a cube advance in the middle of A's turn, whoever's it is."""
    seat = SEATS.index(letter)
    scene.state.stack = (*scene.state.stack, Advance(seat, f"track_{track}", points))
    scene.events += machine.begin(GAME, scene.state).events
    return scene


def scene_of(seats: int = 3, ships: str = "2:A 5:B 7:C", buildings: str = "") -> Scene:
    """A's ship has just moved to area 6."""
    return Scene(seats, ships, buildings).start().play("sail:6")


# ---------------------------------------------------------------- advancing


@pytest.mark.rule("AN-9.1", "AN-9.2")
def test_the_first_cube_costs_the_first_point() -> None:
    scene = advance(scene_of(), "A", "oceanography", 2)
    assert (scene.cubes("oceanography"), scene.me().cubes) == ((2, 0, 0), 3)
    advance(scene, "A", "oceanography", 2)
    assert (scene.cubes("oceanography"), scene.me().cubes) == ((4, 0, 0), 3)


@pytest.mark.rule("AN-9.3")
def test_occupied_spaces_are_jumped_over_at_no_cost() -> None:
    scene = scene_of().track("oceanography", 0, 1, 3)
    advance(scene, "A", "oceanography", 2)
    assert scene.cubes("oceanography") == (4, 1, 3)
    advance(scene, "B", "oceanography", 1)
    assert scene.cubes("oceanography") == (4, 2, 3)


@pytest.mark.rule("AN-9.4", "AN-12.14")
def test_points_beyond_the_end_are_lost() -> None:
    scene = advance(scene_of().track("glaciology", 10, 0, 0), "A", "glaciology", 5)
    assert scene.cubes("glaciology") == (11, 0, 0)
    advance(scene.track("glaciology", 11, 9, 0), "B", "glaciology", 5)
    assert scene.cubes("glaciology") == (11, 10, 0)
    assert sum(cubes[1] for cubes in scene.state.tracks.values()) == 10


@pytest.mark.rule("AN-9.4", "AN-9.5")
def test_a_track_whose_spaces_ahead_are_occupied_cannot_be_chosen() -> None:
    scene = scene_of().track("glaciology", 9, 10, 11)
    assert "track_glaciology" not in possible_tracks(scene.state, 0)
    assert spaces_ahead(scene.state, 0, "track_glaciology") == []


@pytest.mark.rule("AN-9.5", "AN-12.12")
def test_without_a_cube_only_tracks_with_an_own_one_can_be_chosen() -> None:
    scene = scene_of().player("A", cubes=0).track("biology", 4, 0, 0)
    assert possible_tracks(scene.state, 0) == ["track_biology"]
    advance(scene, "A", "oceanography", 3)
    assert scene.cubes("oceanography") == (0, 0, 0)


@pytest.mark.rule("AN-12.15")
def test_the_space_just_left_is_free_for_others() -> None:
    scene = advance(scene_of().track("oceanography", 1, 0, 0), "A", "oceanography", 1)
    advance(scene, "B", "oceanography", 1)
    assert scene.cubes("oceanography") == (2, 1, 0)


# ---------------------------------------------------------------- what is triggered


@pytest.mark.rule("AN-9.6")
@pytest.mark.parametrize(("start", "points"), [(0, 3), (2, 1), (2, 3), (0, 5)])
def test_a_space_reached_or_passed_is_triggered_on_the_first_advance_too(
    start: int, points: int
) -> None:
    scene = scene_of().track("glaciology", start, 0, 0)
    advance(scene, "A", "glaciology", points)
    assert scene.tally() == (3, 11)


@pytest.mark.rule("AN-9.6")
def test_a_space_that_is_jumped_over_is_triggered() -> None:
    scene = scene_of().track("glaciology", 2, 3, 0)
    advance(scene, "A", "glaciology", 1)
    assert scene.cubes("glaciology") == (4, 3, 0)
    assert scene.tally() == (3, 11)


@pytest.mark.rule("AN-9.7")
def test_the_cube_goes_all_the_way_before_the_lowest_effect_is_resolved() -> None:
    scene = scene_of().player("A", knowhow=0).track("oceanography", 2, 0, 0)
    advance(scene, "A", "oceanography", 6)
    assert scene.cubes("oceanography") == (8, 0, 0)
    assert [event["effect"].key for event in scene.told("triggered")] == [  # type: ignore[union-attr]
        "antarctica-effect-knowhow-card",
        "antarctica-effect-advance-three",
    ]
    assert scene.me().knowhow == 1
    assert scene.prompt == "three"


@pytest.mark.rule("AN-9.8")
def test_an_effect_is_finished_with_all_it_triggers_before_the_next_one() -> None:
    scene = scene_of().track("oceanography", 6, 0, 0).track("climatology", 0, 6, 0)
    scene.track("biology", 0, 0, 5).player("A", basic_ready=False)
    advance(scene, "A", "oceanography", 5)  # passes 7, for everybody, and then 10
    assert (scene.asked, scene.prompt) == ("A", "three")
    scene.play("none")
    scene.play("track:climatology")  # B sets off a round of moves within A's effect
    assert (scene.asked, scene.prompt) == ("B", "move")
    scene.play("stay", "stay")
    assert not scene.me().basic_ready
    scene.play("stay")
    assert (scene.asked, scene.prompt) == ("C", "three")
    scene.play("none")
    assert scene.me().basic_ready


@pytest.mark.rule("AN-9.9")
def test_a_red_space_works_for_everybody_who_passes_but_only_for_them() -> None:
    scene = scene_of()
    for letter in "AB":
        advance(scene, letter, "glaciology", 3)
    assert [scene.tally(letter) for letter in "ABC"] == [(3, 11), (3, 11), (2, 12)]


@pytest.mark.rule("AN-9.10")
def test_a_blue_space_works_once_even_if_nobody_gets_anything() -> None:
    scene = scene_of().pile(icebreaker=2)
    advance(scene.track("biology", 5, 0, 0), "A", "biology", 1)
    assert scene.state.used == ("track_biology_6",)
    assert len(scene.told("no-draft")) == 1
    scene.pile(icebreaker=6)
    advance(scene, "B", "biology", 8)
    assert scene.me("B").hand == ()


@pytest.mark.rule("AN-9.10", "AN-12.16")
def test_whoever_crosses_a_blue_space_first_uses_it_up_while_it_still_waits() -> None:
    scene = scene_of().track("glaciology", 5, 4, 0).track("oceanography", 6, 0, 0)
    advance(scene, "A", "oceanography", 1)
    scene.play("track:glaciology")
    assert scene.state.used == ("track_oceanography_7", "track_glaciology_6")
    assert (scene.asked, scene.prompt) == ("A", "move")  # it still waits to be resolved
    advance(scene, "B", "glaciology", 3)
    assert scene.cubes("glaciology") == (8, 7, 0)
    assert len(scene.told("triggered")) == 2


@pytest.mark.rule("AN-9.11")
def test_a_blue_space_goes_round_from_whoever_triggered_it() -> None:
    scene = advance(scene_of(4).track("glaciology", 0, 0, 5, 0), "C", "glaciology", 1)
    asked = []
    while scene.prompt == "move":
        asked.append(scene.asked)
        scene.play("stay")
    assert asked == ["C", "A", "B"]  # D has no ship to move


# ---------------------------------------------------------------- blue effects


@pytest.mark.rule("AN-9.12", "D12")
def test_each_player_may_move_one_own_ship_and_no_action_follows() -> None:
    scene = scene_of(buildings="4:camp").track("glaciology", 5, 0, 0)
    advance(scene, "A", "glaciology", 1)
    assert scene.pick.default == ("stay",)
    assert set(scene.keys) == {"stay", *(f"move:6:1:{n}" for n in (1, 2, 3, 4, 5, 7, 8))}
    scene.play("move:6:1:4")
    assert (scene.row(6), scene.row(4), scene.asked) == ("", "A", "B")
    scene.play("move:5:1:2")
    assert (scene.row(2), scene.asked) == ("B", "C")
    scene.play("stay")
    assert (scene.asked, scene.prompt) == ("A", "action")
    assert scene.state.running.target == 6


@pytest.mark.rule("AN-5.3", "AN-9.12")
def test_a_ship_is_never_moved_into_a_full_or_a_closed_area() -> None:
    scene = Scene(2, "3:A 5:BAB 7:A").start().play("sail:8").track("glaciology", 5, 0)
    advance(scene, "A", "glaciology", 1)
    targets = {key.rpartition(":")[2] for key in scene.keys_with("move:7:1:")}
    assert targets == {"1", "3", "4", "8"}


@pytest.mark.rule("AN-9.12", "AN-5.8")
def test_a_ship_moved_into_the_sun_area_does_not_act_in_this_visit() -> None:
    scene = scene_of().track("glaciology", 5, 0, 0).icebreakers(2, "B")
    advance(scene, "A", "glaciology", 1).play("stay", "move:5:1:2", "stay", "nothing").end()
    assert scene.row(2) == "B"
    assert (scene.asked, scene.state.sun) == ("A", 6)


@pytest.mark.rule("AN-9.12")
def test_a_second_ship_that_leaves_loses_its_icebreaker_turn() -> None:
    scene = scene_of(ships="2:AB 5:C").icebreakers(2, "B").track("glaciology", 5, 0, 0)
    advance(scene, "A", "glaciology", 1).play("stay", "move:2:1:8", "stay", "nothing").end()
    assert (scene.asked, scene.state.sun) == ("C", 5)


@pytest.mark.rule("AN-9.12", "AN-5.7")
def test_a_second_ship_that_comes_back_has_lost_its_turn_all_the_same() -> None:
    scene = scene_of(ships="2:AB 5:C").icebreakers(2, "B")
    scene.track("glaciology", 5, 0, 0).track("climatology", 6, 0, 0)
    advance(scene, "A", "glaciology", 1).play("stay", "move:2:1:8", "stay")
    assert scene.state.area(8).ships[0].mark is None
    advance(scene, "A", "climatology", 1).play("stay", "move:8:1:2", "stay", "nothing").end()
    assert (scene.row(2), scene.asked, scene.state.sun) == ("B", "C", 5)


@pytest.mark.rule("AN-9.13", "D11")
def test_in_a_draft_everybody_keeps_a_card_and_the_last_one_comes_unasked() -> None:
    scene = scene_of().track("biology", 0, 5, 0).pile(place_scientist=3)
    advance(scene, "B", "biology", 1)
    assert [scene.me(letter).hand for letter in "ABC"] == [("place_scientist",)] * 3
    assert scene.state.pile == ()


@pytest.mark.rule("AN-9.13", "AN-12.18")
def test_with_too_few_cards_there_is_no_draft_and_the_pile_stays() -> None:
    scene = scene_of().track("biology", 5, 0, 0).pile(icebreaker=2)
    advance(scene, "A", "biology", 1)
    assert scene.state.pile == ("icebreaker",) * 2
    assert scene.prompt == "action"


@pytest.mark.rule("AN-9.14", "D13")
def test_no_track_is_chosen_twice_and_declining_blocks_none() -> None:
    scene = scene_of().track("oceanography", 6, 0, 0)
    advance(scene, "A", "oceanography", 1)
    assert "track:oceanography" in scene.keys
    scene.play("none")
    assert "track:oceanography" in scene.keys
    scene.play("track:oceanography")
    assert scene.keys == ["track:glaciology", "track:biology", "track:climatology", "none"]


@pytest.mark.rule("AN-9.14", "AN-12.12")
def test_whoever_has_no_track_left_is_passed_over() -> None:
    scene = scene_of().track("oceanography", 6, 0, 0).player("B", cubes=0).player("A", cubes=0)
    advance(scene, "A", "oceanography", 1).play("none")
    assert (scene.asked, scene.prompt) == ("C", "three")


# ---------------------------------------------------------------- red effects


@pytest.mark.rule("AN-9.15")
def test_a_scientist_comes_if_one_is_left() -> None:
    scene = advance(scene_of().player("A", reserve=0), "A", "glaciology", 3)
    assert scene.tally() == (2, 0)


@pytest.mark.rule("AN-9.16", "AN-8.16")
def test_a_new_ship_comes_into_the_sun_area_and_the_others_take_cards() -> None:
    scene = scene_of().track("glaciology", 8, 0, 0).used("glaciology_6")
    advance(scene, "A", "glaciology", 1)
    assert (scene.row(2), scene.me().ships) == ("A", 1)
    assert scene.state.area(2).ships[0].mark == "new"
    assert (scene.asked, scene.prompt) == ("B", "take")


@pytest.mark.rule("AN-9.16")
@pytest.mark.parametrize(
    ("ships", "available", "why"), [("2:ABCB 5:B", 2, "room"), ("2:A 5:B", 0, "left")]
)
def test_without_room_or_ship_nothing_happens_and_nobody_takes_a_card(
    ships: str, available: int, why: str
) -> None:
    scene = scene_of(ships=ships).player("A", ships=available).track("glaciology", 8, 0, 0)
    advance(scene, "A", "glaciology", 1)
    assert scene.me().ships == available
    assert len(scene.told(f"no-ship-{why}")) == 1
    assert scene.prompt == "action"


@pytest.mark.rule("AN-9.17")
def test_a_know_how_card_comes_if_one_is_left() -> None:
    scene = advance(scene_of(), "A", "oceanography", 3)
    assert (scene.me().knowhow, scene.state.knowhow) == (1, 2)
    scene.state.knowhow = 0
    advance(scene, "B", "oceanography", 3)
    assert scene.me("B").knowhow == 0


@pytest.mark.rule("AN-9.18")
@pytest.mark.parametrize("ready", [True, False])
def test_the_own_basic_card_becomes_ready(ready: bool) -> None:  # noqa: FBT001
    scene = advance(scene_of().player("A", basic_ready=ready), "A", "biology", 3)
    assert scene.me().basic_ready
    assert len(scene.told("basic-ready")) == (not ready)


@pytest.mark.rule("AN-12.17", "AN-6.7")
def test_a_red_space_in_anothers_turn_works_normally() -> None:
    scene = scene_of().track("oceanography", 6, 0, 0).track("climatology", 0, 8, 0)
    scene.used("climatology_7")
    advance(scene, "A", "oceanography", 1).play("none", "track:climatology")
    assert scene.row(2) == "B"
    assert (scene.asked, scene.prompt) == ("C", "take")
    scene.play("take:icebreaker")
    assert (scene.asked, scene.prompt) == ("A", "take")


def test_every_effect_lies_on_some_track() -> None:
    spaces = GAME.pack.spaces.values()
    assert {space.name for space in spaces} == set(SPACES)
    assert all(SPACES[space.name].blue == space.blue for space in spaces)


@pytest.mark.rule("AN-9.12")
def test_whoever_moves_no_ship_is_said_to_have_answered() -> None:
    scene = Scene(3, "2:A 5:B 7:C", "6:inland_station").track("glaciology", 5, 0, 0).start()
    scene.play("sail:6", "research:glaciology", "stay", "stay")
    assert [event.seat for event in scene.told("stayed")] == [0, 1]


@pytest.mark.rule("AN-9.14")
def test_whoever_advances_on_no_track_is_said_to_have_answered() -> None:
    scene = Scene(3, "2:A 5:B", "6:naval_station").track("oceanography", 6, 0, 0).start()
    scene.play("sail:6", "research:oceanography", "none", "none")
    assert [event.seat for event in scene.told("no-advance")] == [0, 1]
