from __future__ import annotations

import pytest

from engine.antarctica.pack.components import BuildingCard
from engine.antarctica.turn.building import access, missing, replacement
from tests.engine.antarctica.scene import GAME, Scene

BASIC, DOUBLE, ADVANCED = "basic_09", "double_11", "advanced_01"


def site(buildings: str = "5:wind_turbine", ships: str = "2:A 5:A 8:B") -> Scene:
    """A about to sail, with `basic_09` open: an Inland Research Station for a Wind Turbine."""
    return Scene(3, ships, buildings).face_up(BASIC, DOUBLE, ADVANCED)


# ---------------------------------------------------------------- building


@pytest.mark.rule("AN-7.2", "AN-7.3", "AN-3.3")
def test_any_own_ship_gives_access_to_what_lies_in_its_area() -> None:
    scene = site(ships="2:A 5:BCA 8:B").start().play("sail:6")
    assert scene.keys_with("build:") == ["build:basic_09"]


@pytest.mark.rule("AN-7.3")
@pytest.mark.parametrize("basic_ready", [False])
def test_without_a_ship_there_scientists_give_no_access(basic_ready: bool) -> None:  # noqa: FBT001
    scene = site(ships="2:A 8:B").scientists(5, 3, 0, 0).player("A", basic_ready=basic_ready)
    scene.start().play("sail:6")
    assert scene.keys_with("build:") == []


@pytest.mark.rule("AN-7.3", "AN-3.3")
def test_the_ship_that_just_moved_gives_access_in_its_new_area_only() -> None:
    scene = site("6:wind_turbine", "2:A 8:B").player("A", basic_ready=False).start()
    assert scene.play("sail:6").keys_with("build:") == ["build:basic_09"]
    left = site("2:wind_turbine", "2:A 8:B").player("A", basic_ready=False).start()
    assert left.play("sail:6").keys_with("build:") == []


@pytest.mark.rule("AN-7.3", "AN-12.27")
def test_ships_in_the_sun_area_give_access() -> None:
    scene = site("2:wind_turbine", "2:AA 8:B").player("A", basic_ready=False).start()
    assert scene.play("sail:6").keys_with("build:") == ["build:basic_09"]


@pytest.mark.rule("AN-7.2", "AN-7.3")
def test_types_may_be_reached_in_different_areas_and_several_in_one() -> None:
    scene = Scene(3, "2:A 4:A 8:B", "4:crane,drilling_rig 6:factory 8:shaft_tower")
    scene.face_up("basic_12", DOUBLE, ADVANCED).player("A", basic_ready=False).start()
    assert scene.play("sail:6").keys_with("build:") == ["build:advanced_01"]
    assert "build:basic_12" not in scene.keys  # the Shaft Tower is out of reach


@pytest.mark.rule("AN-7.2")
def test_there_must_be_enough_scientists_in_the_personal_supply() -> None:
    scene = Scene(3, "2:A 4:A 8:B", "4:drilling_rig,laboratory")
    scene.face_up(BASIC, DOUBLE, "advanced_06").player("A", basic_ready=False)
    for scientists, built in ((0, []), (1, []), (2, ["build:advanced_06"])):
        again = scene.player("A", scientists=scientists).start().play("sail:6")
        assert again.keys_with("build:") == built
        scene = Scene(3, "2:A 4:A 8:B", "4:drilling_rig,laboratory")
        scene.face_up(BASIC, DOUBLE, "advanced_06").player("A", basic_ready=False)


@pytest.mark.rule("AN-3.2", "AN-7.2", "AN-12.11")
def test_no_second_building_of_a_type_comes_into_an_area() -> None:
    scene = site("5:wind_turbine 6:inland_station").start()
    assert scene.play("sail:6").keys_with("build:") == []
    assert site("5:wind_turbine 6:inland_station").start().play("sail:7").keys_with("build:")


@pytest.mark.rule("AN-12.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_type_ever_fills_all_areas(seats: int) -> None:
    pack = GAME.pack
    for building in pack.buildings.values():
        results = [card.result for card in pack.cards.values() if card.mark <= seats]
        copies = results.count(building.id) + building.starting(seats)
        assert copies <= len(pack.open_areas(seats))


@pytest.mark.rule("AN-7.4", "AN-8.12")
def test_one_missing_type_is_made_up_for_by_a_resource_card_but_not_two() -> None:
    scene = site("5:crane", "2:A 5:A 8:B").face_up("basic_07", DOUBLE, ADVANCED).start()
    assert scene.play("sail:6").keys_with("build:") == ["build:basic_07"]
    two = site("5:camp", "2:A 5:A 8:B").face_up("basic_07", DOUBLE, ADVANCED).start()
    assert two.player("A", knowhow=2).play("sail:6").keys_with("build:") == []


@pytest.mark.rule("AN-7.4", "AN-8.1")
def test_after_a_shipyard_card_no_resource_card_helps_any_more() -> None:
    scene = site("5:crane").face_up("basic_07", DOUBLE, ADVANCED).hand("A", "plus_two_scientists")
    scene.start().play("sail:6", "card:plus_two_scientists")
    assert scene.keys_with("build:") == []


@pytest.mark.rule("AN-7.5")
def test_a_type_required_twice_needs_two_areas_or_one_and_a_card() -> None:
    card = BuildingCard("x", "basic", 2, "camp", ("crane", "crane"), 1, 2, star=False)
    scene = Scene(3, "4:A 5:A", "4:crane 5:crane 6:crane")
    assert missing(card, access(scene.state, 0)) == []
    one = Scene(3, "4:A", "4:crane 5:crane")
    lacking = missing(card, access(one.state, 0))
    assert lacking == ["crane"]
    assert replacement(one.state, 0, lacking) == "basic"


@pytest.mark.rule("AN-7.6", "AN-3.6", "AN-7.8")
def test_building_places_scientist_and_building_and_takes_the_card() -> None:
    scene = site().below(0, "basic_01").start().play("sail:6", "build:basic_09")
    area, me = scene.state.area(6), scene.me()
    assert (area.buildings, area.scientists) == (("inland_station",), (1, 0, 0))
    assert (me.scientists, me.reserve, me.cards) == (1, 12, ("basic_09",))
    assert me.basic_ready
    view = GAME.view(scene.state, 1)
    assert [card.id for card in view.players[0].cards] == ["basic_09"]


@pytest.mark.rule("AN-6.8", "AN-3.5")
def test_the_next_card_lies_open_before_the_points_are_used() -> None:
    scene = site().below(0, "basic_01", "basic_02").start().play("sail:6", "build:basic_09")
    assert scene.prompt == "points"
    assert scene.state.face_up[0] == "basic_01"
    assert scene.state.decks[0] == ("basic_02",)


@pytest.mark.rule("AN-12.10")
def test_the_place_of_an_empty_deck_stays_empty() -> None:
    scene = site().below(0).start().play("sail:6", "build:basic_09", "track:glaciology", "end")
    assert scene.state.face_up == (None, DOUBLE, ADVANCED)
    assert scene.state.cards_left()[0] == 0
    assert len(scene.told("deck-empty")) == 1


@pytest.mark.rule("AN-7.7", "AN-9.5", "D7")
def test_the_points_of_a_card_must_be_used_on_one_possible_track() -> None:
    scene = site().below(0, "basic_01").player("A", cubes=0).track("biology", 4, 0, 0)
    scene.track("oceanography", 1, 0, 0).start().play("sail:6", "build:basic_09")
    assert scene.keys == ["track:biology", "track:oceanography"]


@pytest.mark.rule("AN-7.7", "AN-12.12")
def test_with_no_possible_track_the_points_are_lost_and_the_building_stands() -> None:
    scene = site().below(0, "basic_01").player("A", cubes=0, basic_ready=False).start()
    scene.play("sail:6", "build:basic_09")
    assert scene.prompt == "after"
    assert scene.state.area(6).buildings == ("inland_station",)


@pytest.mark.rule("AN-7.7", "AN-12.13", "AN-1.4")
def test_a_single_track_is_taken_even_if_that_sets_off_a_blue_space() -> None:
    scene = site().below(0, "basic_01").player("A", cubes=0).track("glaciology", 5, 0, 0).start()
    scene.play("sail:6", "build:basic_09")
    assert scene.cubes("glaciology") == (7, 0, 0)
    assert scene.prompt == "move"


# ---------------------------------------------------------------- building a ship


@pytest.mark.rule("AN-7.9")
def test_a_ship_needs_a_shipyard_and_an_available_ship() -> None:
    assert "ship" in Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6").keys
    assert "ship" not in Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:7").keys
    none = Scene(3, "2:A 5:B", "6:shipyard").player("A", ships=0).start().play("sail:6")
    assert "ship" not in none.keys


@pytest.mark.rule("AN-7.9", "AN-7.10")
def test_a_ship_needs_room_in_the_sun_area() -> None:
    scene = Scene(3, "2:ABC 5:B 7:C", "6:shipyard").track("glaciology", 5, 0, 0)
    scene.hand("A", "quick_research").start()
    scene.play("sail:6", "card:quick_research:glaciology", "stay", "move:5:1:2", "stay")
    assert scene.row(2) == "BCB"
    assert "ship" not in scene.keys


@pytest.mark.rule("AN-7.10", "AN-7.11", "AN-7.12")
def test_the_new_ship_lies_at_the_end_of_the_sun_area_and_gives_access_at_once() -> None:
    scene = Scene(3, "2:AB 5:C", "2:crane 6:shipyard").pile().start()
    scene.play("sail:6", "ship")
    assert (scene.row(2), scene.me().ships) == ("BA", 1)
    assert scene.me().hand == ()
    assert access(scene.state, 0)["crane"] == 1


@pytest.mark.rule("AN-7.12")
def test_a_new_ship_cannot_be_moved_in_this_turn_but_be_discarded() -> None:
    scene = Scene(3, "2:A 5:B 7:C", "6:shipyard").track("glaciology", 5, 0, 0).pile()
    scene.hand("A").player("A", hand=("quick_research",)).start()
    scene.play("sail:6", "ship")
    assert "discard:ship:2:1" in scene.keys
    scene.play("card:quick_research:glaciology")
    assert {key.rpartition(":")[0] for key in scene.keys_with("move:")} == {"move:6:1"}


@pytest.mark.rule("AN-7.11", "AN-8.16", "D10")
def test_the_others_take_cards_from_the_next_seat_on() -> None:
    scene = Scene(4, "2:B 5:A", "6:shipyard").start().play("sail:6", "ship")
    for letter in "CDA":
        assert (scene.asked, scene.prompt) == (letter, "take")
        scene.play("take:icebreaker")
    assert [len(scene.me(letter).hand) for letter in "ABCD"] == [1, 0, 1, 1]
    assert len(scene.state.pile) == 10


# ---------------------------------------------------------------- recruiting, research, nothing


@pytest.mark.rule("AN-7.1", "AN-7.13")
@pytest.mark.parametrize(
    ("row", "scientists", "count"), [("", 0, 1), ("A", 0, 2), ("B", 3, 4), ("AA", 2, 5)]
)
def test_recruiting_counts_own_ships_and_scientists_in_the_target_area(
    row: str, scientists: int, count: int
) -> None:
    scene = Scene(3, f"2:A 5:B 6:{row}", "6:camp").scientists(6, scientists, 5, 5).start()
    scene.play("sail:6", "recruit")
    assert scene.tally() == (2 + count, 12 - count)


@pytest.mark.rule("AN-7.13", "AN-8.15")
def test_the_scientists_of_the_action_are_told_apart_from_that_of_a_discard() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").start()
    scene.play("sail:6", "discard:cube", "recruit")
    assert [event["count"] for event in scene.told("recruited")] == [1]
    assert [event["count"] for event in scene.told("hired")] == [1]


@pytest.mark.rule("AN-1.4", "AN-7.13")
def test_with_fewer_in_the_reserve_all_of_them_come_and_with_none_it_is_not_offered() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").scientists(6, 4, 0, 0).player("A", reserve=3).start()
    scene.play("sail:6", "recruit")
    assert scene.tally() == (5, 0)
    none = Scene(3, "2:A 5:B", "6:camp").player("A", reserve=0).start().play("sail:6")
    assert "recruit" not in none.keys
    assert "recruit" not in Scene(3, "2:A 5:B").start().play("sail:6").keys


@pytest.mark.rule("AN-7.14", "AN-7.15")
@pytest.mark.parametrize(
    ("stations", "tracks"),
    [
        ("inland_station", ["glaciology"]),
        ("coastal_station", ["biology", "climatology"]),
        ("naval_station", ["oceanography", "climatology"]),
        ("coastal_station,naval_station", ["biology", "oceanography", "climatology"]),
        ("camp", []),
    ],
)
def test_research_goes_to_a_track_with_an_icon_of_a_station_there(
    stations: str, tracks: list[str]
) -> None:
    scene = Scene(3, "2:A 5:B", f"6:{stations}").start().play("sail:6")
    assert scene.keys_with("research:") == [f"research:{track}" for track in tracks]


@pytest.mark.rule("AN-7.14", "AN-7.15", "AN-7.1")
@pytest.mark.parametrize("stations", ["coastal_station", "coastal_station,naval_station"])
def test_research_advances_by_the_count_on_one_track(stations: str) -> None:
    scene = Scene(3, "2:A 5:B 6:A", f"6:{stations}").scientists(6, 1, 0, 0).start()
    scene.play("sail:6", "research:climatology")
    assert scene.cubes("climatology") == (3, 0, 0)
    assert sum(sum(cubes) for cubes in scene.state.tracks.values()) == 3


@pytest.mark.rule("AN-7.16", "AN-4.6")
def test_research_is_offered_only_where_one_can_advance() -> None:
    scene = Scene(3, "2:A 5:B", "6:inland_station,coastal_station").player("A", cubes=0)
    scene.track("climatology", 3, 0, 0).track("glaciology", 0, 3, 0).start().play("sail:6")
    assert scene.keys_with("research:") == ["research:climatology"]
    four = Scene(4, "2:A 5:B", "6:inland_station").start().play("sail:6")
    assert four.keys_with("research:") == ["research:glaciology", "research:astronomy"]


@pytest.mark.rule("AN-7.17")
def test_doing_nothing_is_always_offered() -> None:
    scene = Scene(3, "2:A 5:B").start().play("sail:6")
    assert "nothing" in scene.keys
    before = GAME.view(scene.state, None).players
    scene.play("nothing")
    assert GAME.view(scene.state, None).players == before
