from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.engine.antarctica.scene import Scene

# ---------------------------------------------------------------- the Sun and the rows


@pytest.mark.rule("AN-1.5", "AN-5.4")
def test_the_sun_goes_anticlockwise_to_the_next_ship() -> None:
    scene = Scene(3, "4:B 7:A", sun=4).start()
    assert (scene.state.sun, scene.asked) == (7, "A")
    scene.sail(1)
    assert (scene.state.sun, scene.asked) == (1, "A")
    scene.sail(3)
    assert (scene.state.sun, scene.asked) == (3, "A")


@pytest.mark.rule("AN-5.4", "AN-12.8")
def test_the_sun_goes_all_the_way_round_to_the_area_it_left() -> None:
    scene = Scene(3, "4:A 5:AB").start()
    scene.play("sail:8", "discard:ship:8:1")
    assert scene.state.sun == 5
    scene.play("sail:2", "discard:ship:2:1", "confirm")
    assert (scene.state.sun, scene.asked, scene.row(5)) == (5, "B", "B")


@pytest.mark.rule("AN-4.3", "AN-5.4", "AN-6.2", "AN-12.26")
def test_the_sun_passes_over_closed_areas_and_no_ship_enters_them() -> None:
    scene = Scene(2, "3:A 7:B").start()
    assert (scene.state.sun, scene.asked) == (3, "A")
    assert scene.keys_with("sail:") == [f"sail:{number}" for number in (1, 4, 5, 7, 8)]
    scene.sail(5).play("sail:8", "nothing", "end")
    assert scene.state.sun == 7


@pytest.mark.rule("AN-5.1", "AN-5.3", "AN-6.2")
def test_a_ship_takes_the_end_of_the_row_and_never_a_full_one() -> None:
    scene = Scene(3, "2:A 3:BC 5:CCB").start()
    assert scene.keys_with("sail:") == [f"sail:{number}" for number in (1, 3, 4, 6, 7, 8)]
    scene.play("sail:3")
    assert scene.row(3) == "BCA"


@pytest.mark.rule("AN-5.2")
@pytest.mark.parametrize(("position", "row"), [(1, "BA"), (2, "AA"), (3, "AB")])
def test_a_row_closes_up_when_a_ship_leaves_it(position: int, row: str) -> None:
    scene = Scene(3, "2:A 5:ABA").start()
    if position == 2:
        scene = Scene(3, "2:B 5:ABA").start()
    scene.play(f"discard:ship:5:{position}")
    assert scene.row(5) == row


@pytest.mark.rule("AN-1.7")
def test_options_name_area_and_position_of_like_ships() -> None:
    scene = Scene(3, "2:A 5:ABA 6:A").start()
    assert scene.keys_with("discard:ship:") == [
        "discard:ship:5:1",
        "discard:ship:5:3",
        "discard:ship:6:1",
    ]


# ---------------------------------------------------------------- lead and second ship


@pytest.mark.rule("AN-5.5", "AN-5.6", "AN-12.5")
def test_the_ship_in_front_acts_and_the_second_only_with_an_icebreaker() -> None:
    scene = Scene(3, "2:AA 5:B").start()
    assert [ship.mark for ship in scene.state.area(2).ships] == ["on_turn", "second"]
    scene.sail(6)
    assert (scene.state.sun, scene.asked) == (5, "B")
    assert scene.row(2) == "A"
    assert [ship.mark for ship in scene.state.area(2).ships] == [None]


@pytest.mark.rule("AN-5.7", "D14")
def test_an_icebreaker_gives_the_second_ship_a_full_turn() -> None:
    scene = Scene(3, "2:BA 5:C", "6:camp").icebreakers(2, "A").start()
    scene.sail(7)
    assert (scene.asked, scene.prompt, scene.keys) == ("A", "second", ["decline", "act"])
    scene.play("act")
    assert (scene.prompt, scene.state.running.second) == ("sail", True)
    assert "sail:2" not in scene.keys
    scene.play("sail:6", "recruit")
    assert scene.tally("A") == (3, 11)


@pytest.mark.rule("AN-5.7", "AN-12.7", "D14")
def test_declined_the_ship_stays_and_the_card_is_lost() -> None:
    scene = Scene(3, "2:BA 5:A").icebreakers(2, "A").hand("A", "plus_two_scientists").start()
    scene.sail(7).play("decline")
    assert (scene.row(2), scene.state.area(2).icebreakers) == ("A", ())
    assert scene.state.spent == ("icebreaker",)
    assert scene.state.sun == 5
    scene.play("sail:8")
    assert scene.keys_with("card:") == ["card:plus_two_scientists"]


@pytest.mark.rule("AN-5.7", "AN-8.7", "AN-12.6")
def test_the_card_of_somebody_else_does_not_help_the_second_ship() -> None:
    scene = Scene(3, "2:BA 5:C").icebreakers(2, "C").start()
    scene.sail(7)
    assert (scene.state.sun, scene.asked) == (5, "C")
    assert scene.state.area(2).icebreakers == ()


@pytest.mark.rule("AN-5.8")
def test_the_third_ship_does_not_act_even_if_it_has_moved_up() -> None:
    scene = Scene(3, "2:BCA 5:C").icebreakers(2, "A").start()
    scene.sail(7)
    assert scene.row(2) == "CA"
    assert (scene.state.sun, scene.asked) == (5, "C")


@pytest.mark.rule("AN-5.8", "AN-7.12")
def test_a_ship_that_enters_during_the_visit_does_not_act_in_it() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").icebreakers(2, "A").pile().start()
    scene.play("sail:6", "ship")
    assert scene.row(2) == "A"
    scene.end()
    assert (scene.state.sun, scene.asked) == (5, "B")


@pytest.mark.rule("AN-5.9", "AN-6.9")
def test_nothing_is_left_over_of_a_visit_with_two_turns() -> None:
    scene = Scene(3, "2:AB 5:C 7:A").icebreakers(2, "B").start()
    waiting = len(scene.state.stack)
    scene.sail(7).play("act", "sail:8", "nothing", "end")
    assert scene.asked == "C"
    assert len(scene.state.stack) == waiting


@pytest.mark.rule("AN-5.9")
def test_when_the_visit_ends_all_icebreakers_of_the_area_leave_the_game() -> None:
    scene = Scene(3, "2:AB 5:C").icebreakers(2, "ABC").start()
    scene.sail(7).play("act", "sail:8", "nothing", "end")
    assert scene.state.area(2).icebreakers == ()
    assert scene.state.spent == ("icebreaker",) * 3


@pytest.mark.rule("AN-5.10")
def test_icebreakers_that_the_sun_passes_over_leave_the_game() -> None:
    scene = Scene(3, "5:A 7:B").icebreakers(3, "B").icebreakers(6, "C").start()
    assert (scene.state.area(3).icebreakers, scene.state.area(6).icebreakers) == ((), (2,))
    scene.sail(8)
    assert scene.state.area(6).icebreakers == ()
    assert scene.state.spent == ("icebreaker",) * 2


@pytest.mark.rule("AN-5.11")
def test_one_player_may_have_several_turns_in_succession() -> None:
    scene = Scene(3, "2:A 3:A 4:A 8:B").start()
    for number in (2, 3, 4):
        assert (scene.state.sun, scene.asked) == (number, "A")
        scene.sail(1)
    assert scene.asked == "B"


@pytest.mark.rule("AN-5.7", "AN-9.12")
def test_a_second_ship_that_was_moved_away_has_lost_its_turn() -> None:
    scene = Scene(3, "2:BA 5:C", "6:inland_station").icebreakers(2, "A").scientists(6, 0, 5, 0)
    scene.track("glaciology", 0, 1, 0).start()
    scene.play("sail:6", "research:glaciology", "stay", "stay", "move:2:1:7").end()
    assert (scene.row(2), scene.row(7)) == ("", "A")
    assert (scene.state.sun, scene.asked) == (5, "C")


# ---------------------------------------------------------------- the steps of a turn


@pytest.mark.rule("AN-6.1", "AN-6.4", "AN-6.5", "AN-6.9", "D4", "D5", "D9")
def test_the_steps_of_a_turn_are_asked_in_their_order() -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "plus_two_scientists").start()
    assert scene.prompt == "sail"
    assert scene.keys_with("card:") == []
    assert scene.keys_with("discard:") == ["discard:cube", "discard:ship"]
    scene.play("sail:6")
    assert scene.prompt == "action"
    assert "card:plus_two_scientists" in scene.keys
    scene.play("nothing")
    assert scene.prompt == "after"
    assert scene.keys == [
        "end",
        "card:plus_two_scientists",
        "discard:cube",
        "discard:ship",
        "discard:ship:6:1",
    ]
    scene.play("end")
    assert scene.asked == "B"


@pytest.mark.rule("AN-6.1")
def test_marks_are_removed_when_the_turn_ends() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").pile().start().play("sail:6", "ship")
    assert scene.state.area(6).ships[0].mark == "on_turn"
    assert scene.state.area(2).ships[0].mark == "new"
    scene.end()
    assert scene.state.area(6).ships[0].mark is None
    assert scene.state.area(2).ships[0].mark is None


@pytest.mark.rule("AN-6.4", "AN-8.15")
@pytest.mark.parametrize("window", [0, 1, 2])
def test_what_is_done_in_one_window_is_used_up_for_the_later_ones(window: int) -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "plus_two_scientists").start()
    steps = ["sail:6", "nothing"]
    for number, step in enumerate([*steps, ""]):
        assert bool(scene.keys_with("discard:")) == (number <= window)
        if number == window:
            scene.play("discard:cube")
            assert scene.keys_with("discard:") == []
        if step:
            scene.play(step)
    assert scene.keys == ["end", "card:plus_two_scientists"]


@pytest.mark.rule("AN-6.4")
def test_within_a_window_card_and_discard_come_in_any_order() -> None:
    orders = (
        ("card:plus_two_scientists", "discard:cube"),
        ("discard:cube", "card:plus_two_scientists"),
    )
    for order in orders:
        scene = Scene(3, "2:A 5:B").hand("A", "plus_two_scientists").start().play("sail:6")
        scene.play(*order)
        assert scene.tally() == (5, 9)
        assert scene.asked == "B"


@pytest.mark.rule("AN-6.5")
def test_with_nothing_left_to_do_the_turn_ends_unasked() -> None:
    scene = Scene(3, "2:A 5:B").start().play("sail:6", "nothing", "discard:cube")
    assert scene.asked == "B"
    assert scene.play("discard:cube", "sail:6").asked == "A"  # not even the action was open


@pytest.mark.rule("AN-6.3", "AN-12.9")
def test_the_target_area_stays_the_target_when_the_ship_is_discarded_before_the_action() -> None:
    scene = Scene(3, "2:A 5:A 7:B", "6:camp,coastal_station").hand("A", "plus_two_scientists")
    scene.start().play("sail:6", "discard:ship:6:1")
    assert scene.row(6) == ""
    assert scene.state.running.target == 6
    assert scene.keys == ["card:plus_two_scientists", "nothing"]
    with_scientist = Scene(3, "2:A 5:A 7:B", "6:camp").scientists(6, 2, 0, 0).start()
    with_scientist.play("sail:6", "discard:ship:6:1", "recruit")
    assert with_scientist.tally() == (5, 9)


@pytest.mark.rule("AN-1.4", "AN-6.6")
def test_there_is_exactly_one_action_in_a_turn() -> None:
    scene = Scene(3, "2:A 5:B", "6:camp,inland_station").start()
    scene.play("sail:6", "recruit")
    assert scene.prompt == "after"
    assert not {"recruit", "research:glaciology", "nothing"} & set(scene.keys)


@pytest.mark.rule("AN-1.4", "AN-6.2")
def test_the_move_cannot_be_left_out() -> None:
    scene = Scene(3, "2:A 5:B").start()
    for key in ("nothing", "end", "sail:2"):
        with pytest.raises(IllegalAnswer):
            scene.play(key)


@pytest.mark.rule("AN-6.7", "AN-7.11")
def test_in_anothers_turn_one_only_takes_cards_or_answers_blue_spaces() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship")
    assert (scene.asked, scene.prompt) == ("B", "take")
    assert all(key.startswith("take:") for key in scene.keys)


@pytest.mark.rule("AN-12.3")
@pytest.mark.parametrize(("seats", "ships"), [(2, 12), (3, 15), (4, 16)])
def test_there_is_always_a_destination(seats: int, ships: int) -> None:
    counts = Scene(seats).state.pack.setups[seats]
    in_play = seats * (counts.ships_to_place + counts.available_ships)
    assert in_play == ships
    areas = len(Scene(seats).state.open_areas)
    assert in_play - 1 < 3 * (areas - 1)


@pytest.mark.rule("AN-12.4")
def test_a_discard_at_the_start_makes_room_in_a_full_area() -> None:
    scene = Scene(3, "2:A 5:BAC").start()
    assert "sail:5" not in scene.keys
    scene.play("discard:ship:5:2", "sail:5")
    assert scene.row(5) == "BCA"


@pytest.mark.rule("AN-12.6")
def test_a_shrunk_row_makes_the_second_ship_lead_and_the_icebreaker_is_lost() -> None:
    scene = Scene(3, "2:B 5:BAC 8:C").icebreakers(5, "A").start()
    scene.play("discard:ship:5:1", "sail:7")
    assert (scene.state.sun, scene.asked) == (5, "A")
    scene.sail(1)
    assert (scene.state.sun, scene.asked) == (7, "B")
    assert scene.state.spent == ("icebreaker",)


@pytest.mark.rule("AN-12.6")
def test_unless_the_new_second_ship_is_the_card_owners_again() -> None:
    scene = Scene(3, "2:B 5:BAA 8:C").icebreakers(5, "A").start()
    scene.play("discard:ship:5:1", "sail:7")
    assert scene.asked == "A"
    scene.sail(1)
    assert (scene.asked, scene.prompt) == ("A", "second")
