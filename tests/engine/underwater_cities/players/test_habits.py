"""Standing answers: discards, new hands, steps, Production."""

from __future__ import annotations

import pytest

from engine.core.aids.habit import by_habit, fitting, habit_for
from engine.core.decision import Answer
from tests.engine.underwater_cities.scene import GAME, PACK, Scene, card, fresh


def habitual(scene: Scene, rule: str, seat: int = 0) -> Answer | None:
    """Return the answer that this rule gives now."""
    (asked,) = (each for each in scene.pending if each.seat == seat)
    habit = habit_for(GAME, scene.state, asked)
    assert habit is not None
    return by_habit(habit, scene.state, asked, (rule,))


def owing() -> Scene:
    """Seat 0 has drawn two cards over the limit."""
    hand = ("supply_drop", "kelp_nursery", "federal_grant", "smuggling")
    return Scene().hand(*hand).start().choose("always", "supply_drop")


@pytest.mark.rule("D2", "UC-5.28")
@pytest.mark.parametrize(("rule", "newest"), [("newest", True), ("oldest", False)])
def test_the_newest_or_the_oldest_cards_always_go(rule: str, newest: bool) -> None:  # noqa: FBT001
    scene = owing()
    hand = scene.me().hand
    answer = habitual(scene, rule)
    assert isinstance(answer, tuple)
    excess = len(hand) - 3
    gone = hand[::-1][:excess] if newest else hand[:excess]
    assert answer == tuple(f"discard:{name}" for name in gone)


def test_special_cards_are_kept_as_long_as_there_are_others() -> None:
    special = next(name for name in PACK.special_deck)
    scene = Scene().hand(special, "supply_drop", "kelp_nursery", "federal_grant")
    scene.start().choose("always", "supply_drop")
    answer = habitual(scene, "oldest")
    assert isinstance(answer, tuple)
    assert f"discard:{special}" not in answer


def new_era() -> Scene:
    """Seat 0 chooses what to keep of three old and three new cards."""
    return Scene().player(owns="1k").hand(2, 5, 4).start("production")


@pytest.mark.rule("D34", "UC-7.21")
def test_the_new_cards_or_those_that_were_held_are_always_kept() -> None:
    scene = new_era()
    assert scene.prompt == "keep"
    held = {f"keep:{card(number)}" for number in (2, 5, 4)}
    new, old = habitual(scene, "new-era"), habitual(scene, "old-hand")
    assert isinstance(new, tuple)
    assert isinstance(old, tuple)
    assert not held & set(new)
    assert set(old) == held


@pytest.mark.rule("D1")
def test_the_opening_hand_is_always_asked() -> None:
    state, outcome = fresh(2)
    asked = outcome.pending[0]
    habit = habit_for(GAME, state, asked)
    assert habit is not None
    assert fitting(habit, state, asked) == ()


@pytest.mark.rule("D25")
def test_all_steps_of_the_federation_may_always_be_made() -> None:
    scene = Scene().hand("kelp_nursery").start().choose("green_2", "kelp_nursery")
    while scene.prompt != "advance":
        scene.play(scene.keys[0])
    assert scene.keys == ["advance:2", "advance:1"] or scene.keys[0] == "advance:2"
    assert habitual(scene, "all") == ("advance:2",)


@pytest.mark.rule("D25")
def test_steps_are_asked_where_something_else_can_be_done_first() -> None:
    scene = Scene().player(owns="3k 3c").claimed("exchange_desk").hand("kelp_nursery").start()
    scene.choose("green_2", "kelp_nursery")
    while scene.prompt != "advance":
        scene.play(scene.keys[0])
    assert any(not key.startswith("advance:") for key in scene.keys)
    assert habitual(scene, "all") is None


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("rule", "answer"), [("all", "replace:1"), ("none", "replace:0")])
def test_something_else_is_always_made_or_never(rule: str, answer: str) -> None:
    scene = Scene().player(owns="3k", has_built="c9.b1:lab")
    scene.claimed("night_market", "autonomous_systems", "sea_vent_factory").start("production")
    assert scene.prompt == "replaced"
    assert habitual(scene, rule) == (answer,)


@pytest.mark.rule("D31")
def test_what_costs_nothing_in_production_is_always_taken_or_all_is_left() -> None:
    scene = Scene().player(owns="3k", has_built="c9.b1:lab")
    scene.claimed("night_market", "autonomous_systems", "sea_vent_factory").start("production")
    scene.play("replace:0")
    assert (habitual(scene, "gains"), habitual(scene, "none")) == (("effect:2",), ("stop",))
    scene.play("effect:2", "way:1")
    assert scene.keys == ["pay:1", "skip"]  # kelp is sold
    assert (habitual(scene, "gains"), habitual(scene, "none")) == (("skip",), ("skip",))


@pytest.mark.rule("D31")
@pytest.mark.parametrize("free", ["research_day", "overtime_plant"])
def test_what_is_free_is_never_left_out_by_whoever_takes_what_costs_nothing(free: str) -> None:
    built = "c8 c8.b1:lab c9.b1:farm+ c9.b2:lab+ c9.b3:farm t-c8-c9"
    alone = Scene().player(owns="3k", has_built=built).claimed(free).start("production")
    assert "skip" in alone.keys
    assert (habitual(alone, "gains"), habitual(alone, "none")) == (None, ("skip",))

    scene = Scene().player(owns="3k", has_built=built).claimed("night_market", free)
    scene.start("production")
    assert (habitual(scene, "gains"), habitual(scene, "none")) == (("effect:2",), ("stop",))
    # Which structure it shall be is asked.
    scene.play("effect:2")
    assert "skip" not in scene.keys
    assert habitual(scene, "gains") is None


@pytest.mark.rule("D31")
def test_what_the_only_effect_gives_is_chosen_by_nobody_else() -> None:
    scene = Scene().claimed("sea_vent_factory").start("production")
    assert scene.keys == ["way:1", "way:2"]
    assert (habitual(scene, "gains"), habitual(scene, "none")) == (None, None)
