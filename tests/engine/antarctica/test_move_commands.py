from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.aids.chain import answers, choices
from engine.core.errors import IllegalAnswer
from engine.core.rng import Rng
from tests.engine.antarctica.scene import GAME, Scene

(SAIL,) = GAME.move_commands
PARTS = [part.name for part in SAIL.parts]


def scene() -> Scene:
    found = Scene(3, "2:A 5:A 7:B", "5:wind_turbine 6:camp").hand("A", "place_scientist")
    found.face_up("basic_09", "double_11", "advanced_04").below(0, "basic_01")
    return found.start()


def offered(at: Scene, part: str, given: Mapping[str, str]) -> list[str]:
    parts = SAIL.parts[: PARTS.index(part) + 1]
    found = choices(GAME, at.state, at.pick.seat, parts, given)
    return [option.key for option in found]


def plan(at: Scene, given: Mapping[str, str]) -> tuple[str, ...]:
    return answers(GAME, at.state, at.pick.seat, SAIL, given)


def test_the_first_argument_is_where_to_sail() -> None:
    assert offered(scene(), "to", {}) == [f"sail:{n}" for n in (1, 3, 4, 5, 6, 7, 8)]


def test_what_can_be_done_depends_on_where_one_sails() -> None:
    at = scene()
    assert offered(at, "action", {"to": "sail:6"}) == ["build:basic_09", "recruit", "nothing"]
    assert offered(at, "action", {"to": "sail:3"}) == ["build:basic_09", "nothing"]
    assert offered(at, "card", {"to": "sail:3"}) == ["card:place_scientist"]
    assert offered(at, "action", {}) == []


def test_a_whole_turn_is_named_at_once_and_can_be_played() -> None:
    at = scene()
    given = {
        "to": "sail:6",
        "discard": "discard:cube",
        "card": "card:place_scientist",
        "action": "recruit",
    }
    keys = plan(at, given)
    assert keys == ("sail:6", "discard:cube", "card:place_scientist", "recruit")
    at.play(*keys)
    assert at.tally() == (4, 9)
    assert at.asked == "A"


BUILT = {"to": "sail:3", "action": "build:basic_09"}


def test_a_building_is_built_and_its_points_are_used_at_once() -> None:
    at = scene()
    keys = plan(at, {**BUILT, "card": "card:place_scientist", "points": "track:biology"})
    assert keys == ("sail:3", "card:place_scientist", "build:basic_09", "track:biology")
    at.play(*keys)
    assert (at.cubes("biology"), at.prompt, at.asked) == ((2, 0, 0), "after", "A")


def test_points_go_where_one_can_advance() -> None:
    at = scene().track("biology", 12, 0, 0)
    tracks = ["track:glaciology", "track:oceanography", "track:climatology"]
    assert offered(at, "points", BUILT) == tracks


def test_points_are_asked_for_by_a_building_only() -> None:
    assert offered(scene(), "points", {"to": "sail:6", "action": "recruit"}) == []
    assert offered(scene(), "points", {"to": "sail:6"}) == []
    with pytest.raises(IllegalAnswer):
        plan(scene(), {"to": "sail:6", "action": "recruit", "points": "track:biology"})


def test_naming_the_points_beforehand_tells_nothing_of_the_next_card() -> None:
    at, told = scene(), set()
    for chance in range(5):
        dealt = GAME.redeal(at.state, at.pick.seat, Rng(chance))
        told.add(choices(GAME, dealt, at.pick.seat, SAIL.parts, BUILT))
    assert len(told) == 1


def test_card_and_discard_may_be_left_out() -> None:
    assert plan(scene(), {"to": "sail:6", "action": "recruit"}) == ("sail:6", "recruit")


def test_what_cannot_be_chosen_is_refused() -> None:
    for given in ({"to": "sail:2"}, {"to": "sail:3", "action": "recruit"}):
        with pytest.raises(IllegalAnswer):
            plan(scene(), given)


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    at = scene()
    before = GAME.codec.dump(at.state)
    offered(at, "action", {"to": "sail:6", "card": "card:place_scientist"})
    assert GAME.codec.dump(at.state) == before
