"""Standing answers for questions in another player's turn."""

from __future__ import annotations

import pytest

from engine.core.aids.habit import StandingAnswer, by_habit, fitting, habit_for
from engine.core.decision import Answer
from tests.engine.antarctica.scene import GAME, KINDS, Scene

RANKED: StandingAnswer = ("icebreaker", "quick_research", "place_scientist", "plus_two_scientists")


def habitual(scene: Scene, *rule: str) -> Answer | None:
    """Return the answer that this rule gives now."""
    habit = habit_for(GAME, scene.state, scene.pick)
    assert habit is not None
    return by_habit(habit, scene.state, scene.pick, rule)


def taking(**pile: int) -> Scene:
    """B takes a card from such a pile, as A has built a ship."""
    return Scene(3, "2:A 5:B 7:C", "6:shipyard").pile(**pile).start().play("sail:6", "ship")


@pytest.mark.rule("AN-13.3", "D10")
@pytest.mark.parametrize(
    ("pile", "taken"),
    [
        ({"icebreaker": 2, "quick_research": 2}, "icebreaker"),
        ({"quick_research": 1, "plus_two_scientists": 2}, "quick_research"),
        ({"place_scientist": 1, "plus_two_scientists": 2}, "place_scientist"),
    ],
)
def test_the_first_kind_of_a_ranking_that_is_there_is_taken(
    pile: dict[str, int], taken: str
) -> None:
    scene = taking(**pile)
    assert scene.asked == "B"
    assert habitual(scene, *RANKED) == (f"take:{taken}",)


@pytest.mark.rule("AN-13.3", "D11")
def test_a_ranking_answers_the_draft_of_another_as_well() -> None:
    scene = Scene(3, "2:A 5:B 7:C", "6:coastal_station").scientists(6, 3, 0, 0)
    scene.track("biology", 4, 0, 0).start().play("sail:6", "research:biology")
    assert (scene.asked, scene.prompt) == ("A", "draft")
    assert habit_for(GAME, scene.state, scene.pick) is None  # it is A's own turn
    scene.play(scene.keys[0])
    if scene.prompt == "draft":
        assert scene.asked == "B"
        assert habitual(scene, *KINDS) == (scene.keys[0],)


def test_of_a_ranking_every_kind_that_is_there_fits() -> None:
    scene = taking(quick_research=1, plus_two_scientists=2)
    habit = habit_for(GAME, scene.state, scene.pick)
    assert habit is not None
    assert fitting(habit, scene.state, scene.pick) == ("quick_research", "plus_two_scientists")


def test_a_chosen_kind_comes_first_and_the_others_as_by_default() -> None:
    (habit,) = (each for each in GAME.habits if each.ranked)
    assert habit.rule_with("icebreaker") == (
        "icebreaker", "place_scientist", "quick_research", "plus_two_scientists",
    )  # fmt: skip


def advancing(*cubes: int) -> Scene:
    """B may advance three, as A has reached that space."""
    scene = Scene(3, "2:A 3:B 4:C", "6:naval_station").scientists(6, 1, 0, 0)
    scene.track("oceanography", 5, 0, 0).track("climatology", *cubes)
    return scene.start().play("sail:6", "research:oceanography", "none")


@pytest.mark.parametrize(
    ("cubes", "rule", "answer"),
    [
        ((0, 2, 0), "own-cube", ("track:climatology",)),
        ((0, 0, 2), "own-cube", None),
        ((0, 2, 0), "none", ("none",)),
    ],
)
def test_advancing_may_always_be_declined_or_made_where_an_own_cube_lies(
    cubes: tuple[int, ...], rule: str, answer: tuple[str, ...] | None
) -> None:
    scene = advancing(*cubes)
    assert (scene.asked, scene.prompt) == ("B", "three")
    assert habitual(scene, rule) == answer


def test_no_ship_may_always_be_moved() -> None:
    scene = Scene(3, "2:A 3:B 4:C", "6:naval_station").scientists(6, 1, 0, 0)
    scene.track("climatology", 5, 0, 0).start().play("sail:6", "research:climatology", "stay")
    assert (scene.asked, scene.prompt) == ("B", "move")
    assert habitual(scene, "stay") == ("stay",)
