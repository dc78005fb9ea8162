"""The one question outside the own turn may be answered always alike."""

from __future__ import annotations

import pytest

from engine.core.aids.habit import by_habit, habit_for
from tests.engine.otys.scene import Scene, on_level

TWICE = "4 1 2 5 3"


def copied(batteries: int = 2) -> Scene:
    """The Spy of seat 0 has used the diver of seat 1."""
    scene = Scene(seats=2, spy_variant="on", sponsors=TWICE).quiet()
    scene.board(1, column=on_level(3, "PE"), batteries=batteries)
    scene.board(column=on_level(3, "SP"), credits=5)
    return scene.play("key:3", "copy:2:take:plant", "end")


@pytest.mark.rule("OT-8.20")
@pytest.mark.parametrize("choice", ["oxygen", "resurface"])
def test_a_copied_diver_may_always_be_kept_in_place_or_let_resurface(choice: str) -> None:
    scene = copied()
    habit = habit_for(scene.game, scene.state, scene.pick)
    assert habit is not None
    assert scene.pick.seat == 1
    assert by_habit(habit, scene.state, scene.pick, (choice,)) == (choice,)


def test_the_own_oxygen_is_asked_every_time() -> None:
    scene = Scene(seats=2).quiet().board(batteries=1).play("key:3", "activate", "end")
    assert {"resurface", "oxygen"} <= set(scene.keys)
    assert habit_for(scene.game, scene.state, scene.pick) is None


def test_it_means_something_only_in_the_authors_variant() -> None:
    (habit,) = copied().game.habits
    assert habit.option == ("author_spy_variant", "on")
