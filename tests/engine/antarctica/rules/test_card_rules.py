from __future__ import annotations

import pytest

from tests.engine.antarctica.scene import GAME, KINDS, Scene, kinds_left

# ---------------------------------------------------------------- limits


@pytest.mark.rule("AN-8.1")
def test_one_shipyard_card_a_turn_and_none_before_the_move() -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "plus_two_scientists", "place_scientist").start()
    assert scene.keys_with("card:") == []
    scene.play("sail:6")
    assert scene.keys_with("card:") == ["card:place_scientist", "card:plus_two_scientists"]
    scene.play("card:place_scientist")
    assert scene.keys_with("card:") == []
    scene.play("nothing")
    assert scene.keys_with("card:") == []


@pytest.mark.rule("AN-8.1", "AN-8.12")
def test_a_resource_card_is_the_card_of_the_turn() -> None:
    scene = Scene(3, "2:A 5:A 8:B", "5:crane").face_up("basic_07", "double_11", "advanced_04")
    scene.below(0, "basic_01").hand("A", "plus_two_scientists").start()
    scene.play("sail:6", "build:basic_07", "track:glaciology")
    assert scene.keys_with("card:") == []


@pytest.mark.rule("AN-8.2")
def test_an_icebreaker_of_an_earlier_visit_is_not_the_card_of_this_one() -> None:
    scene = Scene(3, "2:BA 5:C").icebreakers(2, "A").hand("A", "plus_two_scientists").start()
    scene.sail(7).play("act", "sail:8")
    assert scene.keys_with("card:") == ["card:plus_two_scientists"]


@pytest.mark.rule("AN-8.3")
@pytest.mark.parametrize(
    ("kind", "pieces"),
    [
        ("place_scientist", {"scientists": 0}),
        ("plus_two_scientists", {"reserve": 0}),
        ("quick_research", {"cubes": 0}),
        ("icebreaker", {}),
    ],
)
def test_a_card_that_would_do_nothing_cannot_be_played(kind: str, pieces: dict[str, int]) -> None:
    scene = Scene(3, "2:A 5:B").hand("A", kind).player("A", **pieces).start().play("sail:6")
    assert scene.keys_with("card:") == []


@pytest.mark.rule("AN-8.4")
@pytest.mark.parametrize(
    "key", ["card:place_scientist", "card:plus_two_scientists", "card:quick_research:glaciology"]
)
def test_used_cards_leave_the_game(key: str) -> None:
    kind = key.split(":")[1]
    scene = Scene(3, "2:A 5:B").hand("A", kind).start().play("sail:6", key)
    assert scene.me().hand == ()
    assert scene.state.spent == (kind,)


@pytest.mark.rule("AN-8.4")
def test_an_icebreaker_leaves_the_game_when_its_visit_ends() -> None:
    scene = Scene(3, "2:A 5:BA 7:C").hand("A", "icebreaker").start()
    scene.play("sail:6", "card:icebreaker:5", "nothing", "end")
    assert (scene.state.area(5).icebreakers, scene.state.spent) == ((0,), ())
    scene.sail(1).play("decline")
    assert scene.state.spent == ("icebreaker",)
    assert [event.seat for event in scene.told("declined")] == [0]


@pytest.mark.rule("AN-8.4")
def test_a_card_received_in_this_turn_may_be_played_in_it() -> None:
    scene = Scene(3, "2:A 5:B 7:C", "6:coastal_station").track("biology", 5, 0, 0)
    scene.pile(plus_two_scientists=3).start().play("sail:6", "research:biology")
    assert scene.me().hand == ("plus_two_scientists",)
    assert "card:plus_two_scientists" in scene.keys


# ---------------------------------------------------------------- where Icebreakers go


@pytest.mark.rule("AN-8.5")
def test_an_icebreaker_goes_where_the_second_ship_is_yours_even_on_the_target_area() -> None:
    scene = Scene(3, "2:A 3:AB 4:BA 5:BCA 6:B 7:CAA").hand("A", "icebreaker").start()
    scene.play("sail:6")
    assert scene.keys_with("card:") == [f"card:icebreaker:{number}" for number in (4, 6, 7)]


@pytest.mark.rule("AN-8.5")
def test_an_icebreaker_may_be_played_after_the_action_too() -> None:
    scene = Scene(3, "2:A 5:BA").hand("A", "icebreaker").start().play("sail:6", "nothing")
    assert scene.keys_with("card:") == ["card:icebreaker:5"]


@pytest.mark.rule("AN-8.6")
def test_where_the_sun_is_only_the_second_ship_of_this_visit_counts() -> None:
    moved_up = Scene(3, "2:BCA 5:B").hand("B", "icebreaker").start()
    assert moved_up.play("sail:6").keys_with("card:") == []
    third = Scene(3, "2:ACA 5:B").hand("A", "icebreaker").start().play("sail:6")
    assert third.row(2) == "CA"
    assert third.keys_with("card:") == []
    second = Scene(3, "2:AAC 5:B").hand("A", "icebreaker").start().play("sail:6")
    assert second.row(2) == "AC"
    assert second.keys_with("card:") == ["card:icebreaker:2"]


@pytest.mark.rule("AN-8.6")
def test_in_the_icebreaker_turn_none_may_be_put_where_the_sun_is() -> None:
    scene = Scene(4, "2:BAA 5:C").icebreakers(2, "A").hand("A", "icebreaker").start()
    scene.sail(7).play("act", "sail:8")
    assert scene.row(2) == "A"
    assert scene.keys_with("card:") == []


@pytest.mark.rule("AN-8.7")
def test_an_area_holds_one_icebreaker_of_each_player_at_most() -> None:
    scene = Scene(3, "2:A 5:BA 7:C").icebreakers(5, "AB").hand("A", "icebreaker").start()
    assert scene.play("sail:6").keys_with("card:") == []
    other = Scene(3, "2:A 5:BA 7:C").icebreakers(5, "B").hand("A", "icebreaker").start()
    other.play("sail:6", "card:icebreaker:5")
    assert other.state.area(5).icebreakers == (1, 0)


@pytest.mark.rule("AN-8.7")
def test_it_is_enough_that_the_second_ship_is_any_ship_of_that_player() -> None:
    scene = Scene(3, "2:A 5:BAA 8:C").hand("A", "icebreaker").start()
    scene.play("sail:6", "card:icebreaker:5", "discard:ship:5:2")
    assert (scene.row(5), scene.asked) == ("BA", "B")
    scene.sail(1)
    assert (scene.asked, scene.prompt) == ("A", "second")


# ---------------------------------------------------------------- the other kinds


@pytest.mark.rule("AN-8.8", "AN-7.1")
def test_a_scientist_placed_by_card_counts_at_once() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp").hand("A", "place_scientist").start()
    scene.play("sail:6", "card:place_scientist")
    assert scene.state.area(6).scientists == (1, 0, 0)
    assert scene.tally() == (1, 12)
    scene.play("recruit")
    assert scene.tally() == (3, 10)
    assert scene.told("advanced") == []


@pytest.mark.rule("AN-8.9")
@pytest.mark.parametrize(("reserve", "tally"), [(12, (4, 10)), (1, (3, 0))])
def test_two_scientists_come_or_one_if_only_one_is_left(
    reserve: int, tally: tuple[int, int]
) -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "plus_two_scientists").player("A", reserve=reserve)
    scene.start().play("sail:6", "card:plus_two_scientists")
    assert scene.tally() == tally


@pytest.mark.rule("AN-8.10")
def test_quick_research_advances_three_on_any_open_track() -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "quick_research").start().play("sail:6")
    assert scene.keys_with("card:") == [
        f"card:quick_research:{track}"
        for track in ("glaciology", "biology", "oceanography", "climatology")
    ]
    scene.play("card:quick_research:climatology")
    assert scene.cubes("climatology") == (3, 0, 0)


# ---------------------------------------------------------------- Resource cards


@pytest.mark.rule("AN-8.11")
def test_each_kind_of_resource_card_stands_for_its_types() -> None:
    assert GAME.pack.gives == {
        "basic": ("crane", "shaft_tower", "drilling_rig", "wind_turbine"),
        "knowhow": ("laboratory", "factory"),
    }


@pytest.mark.rule("AN-8.11", "AN-7.4")
def test_no_card_stands_for_any_other_type() -> None:
    scene = Scene(3, "2:A 5:A 8:B", "5:crane,drilling_rig").player("A", knowhow=2)
    scene.face_up("basic_01", "double_11", "advanced_09").start().play("sail:6")
    assert "build:advanced_09" not in scene.keys


@pytest.mark.rule("AN-8.12")
def test_no_resource_card_is_used_when_nothing_is_missing() -> None:
    scene = Scene(3, "2:A 5:A 8:B", "5:wind_turbine").face_up("basic_09", "double_11", None)
    scene.below(0, "basic_01").start().play("sail:6", "build:basic_09", "track:glaciology")
    assert scene.me().basic_ready
    assert scene.state.card_users == ()


@pytest.mark.rule("AN-8.13")
def test_a_used_know_how_card_goes_back_to_the_pile() -> None:
    scene = Scene(3, "2:A 5:A 8:B", "5:drilling_rig").player("A", knowhow=2, scientists=3)
    scene.face_up("basic_07", "double_11", "advanced_06").below(2, "advanced_01")
    pile = scene.start().state.knowhow
    scene.play("sail:6", "build:advanced_06")
    assert (scene.me().knowhow, scene.state.knowhow) == (1, pile + 1)
    assert scene.me().basic_ready


@pytest.mark.rule("AN-8.14")
def test_a_used_basic_card_is_not_at_hand_any_more() -> None:
    scene = Scene(3, "2:A 5:A 8:B", "5:crane").player("A", basic_ready=False)
    scene.face_up("basic_07", "double_11", "advanced_04").start().play("sail:6")
    assert scene.keys_with("build:") == []


# ---------------------------------------------------------------- discarding


@pytest.mark.rule("AN-8.15", "AN-3.6", "AN-12.1")
@pytest.mark.parametrize(
    ("key", "pieces"),
    [("discard:cube", (1, 0)), ("discard:ship", (0, 1)), ("discard:ship:5:2", (0, 1))],
)
def test_a_discard_brings_a_scientist(key: str, pieces: tuple[int, int]) -> None:
    scene = Scene(3, "2:A 5:BA 7:C").start().play(key)
    assert (scene.me().lost_cubes, scene.me().lost_ships) == pieces
    assert scene.tally() == (3, 11)
    assert scene.prompt == "sail"


@pytest.mark.rule("AN-8.15")
def test_with_an_empty_reserve_a_discard_is_still_allowed() -> None:
    scene = Scene(3, "2:A 5:B").player("A", reserve=0).start().play("discard:cube")
    assert (scene.tally(), scene.me().discarded) == ((2, 0), 1)
    assert scene.told("recruited") == []


@pytest.mark.rule("AN-8.15")
def test_the_ship_on_turn_is_not_discarded_before_it_has_moved() -> None:
    scene = Scene(3, "2:A 5:A 7:B").start()
    assert scene.keys_with("discard:ship:") == ["discard:ship:5:1"]
    scene.play("sail:6")
    assert scene.keys_with("discard:ship:") == ["discard:ship:5:1", "discard:ship:6:1"]


@pytest.mark.rule("AN-3.7", "AN-8.15")
def test_cubes_on_tracks_cannot_be_discarded() -> None:
    scene = Scene(3, "2:A 5:B").player("A", cubes=0, ships=0).track("biology", 4, 0, 0).start()
    assert scene.keys_with("discard:") == []


@pytest.mark.rule("AN-8.15")
def test_only_own_pieces_are_discarded() -> None:
    scene = Scene(3, "2:AB 5:BC").start()
    assert scene.keys_with("discard:ship:") == []


@pytest.mark.rule("AN-12.1")
def test_discarding_the_last_ship_is_confirmed_first() -> None:
    scene = Scene(3, "2:A 5:B 7:C").start().play("sail:6", "discard:ship:6:1")
    assert (scene.prompt, scene.keys) == ("last-ship", ["keep", "confirm"])
    assert scene.pick.default == ("keep",)
    scene.play("keep")
    assert (scene.row(6), scene.prompt) == ("A", "action")
    assert "discard:ship:6:1" not in scene.keys  # it was answered in this window
    scene.play("nothing", "discard:ship:6:1", "confirm")
    assert scene.row(6) == ""
    assert scene.me().lost_ships == 1


@pytest.mark.rule("AN-12.1")
def test_a_ship_that_is_not_the_last_goes_without_a_question() -> None:
    scene = Scene(3, "2:A 5:A 7:C").start().play("sail:6", "discard:ship:6:1")
    assert scene.me().lost_ships == 1


# ---------------------------------------------------------------- taking Shipyard cards


@pytest.mark.rule("AN-8.16", "D10")
def test_whoever_takes_a_card_chooses_among_the_kinds_in_the_pile() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").pile(icebreaker=2, quick_research=1).start()
    scene.play("sail:6", "ship")
    assert scene.keys == ["take:quick_research", "take:icebreaker"]
    scene.play("take:quick_research")
    assert [scene.me(letter).hand for letter in "BC"] == [("quick_research",), ("icebreaker",)]


@pytest.mark.rule("AN-1.4", "AN-8.16")
def test_taking_is_not_optional() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship")
    assert all(key.startswith("take:") for key in scene.keys)


@pytest.mark.rule("AN-8.16", "AN-12.18")
def test_with_too_few_cards_nobody_takes_one_and_the_pile_leaves_the_game() -> None:
    scene = Scene(4, "2:A 5:B", "6:shipyard").pile(quick_research=2).start()
    scene.play("sail:6", "ship")
    assert scene.asked == "A"
    assert [scene.me(letter).hand for letter in "ABCD"] == [()] * 4
    assert (scene.state.pile, scene.state.removed) == ((), ("quick_research",) * 2)


@pytest.mark.rule("AN-8.16", "AN-3.6")
def test_no_shipyard_card_is_lost_or_doubled() -> None:
    scene = Scene(4, "2:A 5:BA 7:C", "6:shipyard").hand("A", "icebreaker", "quick_research").start()
    scene.play("sail:6", "card:icebreaker:5", "ship", "take:quick_research", "take:icebreaker")
    assert kinds_left(scene.state) == dict(zip(KINDS, (3, 2, 2, 6), strict=True))
