"""Waste warnings of Underwater Cities: when they come and when they do not."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core import machine
from engine.core.msg import Msg
from engine.core.rng import Rng
from tests.engine.underwater_cities.scene import GAME, Scene, any_answer, fresh


def wasted(scene: Scene, key: str) -> dict[str, tuple[str, ...]]:
    """The kinds of what this answer wastes, with what is given up."""
    found = GAME.wasted(scene.state, scene.pick, (key,))
    return {waste.kind: waste.instead for waste in found}


def test_a_matching_card_that_can_be_used_is_left() -> None:
    scene = Scene().player(owns="3k 3c").hand("kelp_nursery").start()
    scene.choose("yellow_1", "kelp_nursery", "order:slot")
    while "leave" not in scene.keys:
        scene.play(scene.keys[0])
    assert wasted(scene, "leave") == {"card": ("card",)}
    assert wasted(scene, "card") == {}


def last_turn(owns: str, points: int = 9, round_: int = 4) -> tuple[Scene, str]:
    """Seat 0 is asked the last question of its last turn in a round; the answer that ends it."""
    scene = Scene().player(owns=owns, points=points, has_built="c8 t-c8-c9").hand("supply_drop")
    scene.hand("smuggling", seat=1).lay(round=round_).start_in_lap(3)
    while True:
        key = scene.pick.default[0]
        state = scene.state.clone()
        scene.play(key)
        if scene.state.running.seat != 0:
            scene.state = state
            return scene, key


@pytest.mark.rule("UC-7.16", "UC-7.17")
def test_before_an_era_ends_it_is_said_how_many_cities_go_hungry() -> None:
    scene, key = last_turn("")
    (waste,) = GAME.wasted(scene.state, scene.pick, (key,))
    assert waste.kind == "hunger"
    told = (waste.words["cities"], waste.words["points"])
    scene.play(key).by_default("keep")
    (hungry,) = (event for event in scene.told("hungry") if event.seat == 0)
    assert told == (hungry.msg["cities"], hungry.msg["points"])


@pytest.mark.parametrize(("owns", "round_"), [("9k", 4), ("", 3)])
def test_with_food_or_within_an_era_nobody_goes_hungry(owns: str, round_: int) -> None:
    scene, key = last_turn(owns, round_=round_)
    assert wasted(scene, key) == {}


def test_who_has_no_points_to_lose_is_not_warned_of_hunger() -> None:
    scene, key = last_turn("", points=0)
    assert scene.me().points == 0
    assert wasted(scene, key) == {}


def hunger(found: Iterable[Msg]) -> list[tuple[object, object]]:
    """The cities that go hungry, and the points that costs."""
    return [(words["cities"], words["points"]) for words in found if words.key.endswith("-hunger")]


def foretold(seed: int) -> tuple[dict[int, object], dict[int, object]]:
    """In an era by chance, whom hunger was foretold as they ended their last turn; who hungered."""
    state, outcome = fresh(2, seed)
    rng, said, hungry = Rng(seed), dict[int, object](), dict[int, object]()
    while outcome.pending and state.era == 1 and not hungry:
        decision = rng.choice(outcome.pending)
        answer = any_answer(decision, rng)
        if GAME.turn_of(state) == decision.seat:
            words = (waste.words for waste in GAME.wasted(state, decision, answer))
            said.update((decision.seat, told) for told in hunger(words))
        outcome = machine.submit(GAME, state, decision.seat, answer, outcome.pending)
        for event in outcome.events:
            if event.name.endswith("-log-hungry") and event.seat is not None:
                hungry[event.seat] = (event.msg["cities"], event.msg["points"])
    return said, hungry


def test_in_games_by_chance_as_many_cities_go_hungry_as_was_said() -> None:
    met = 0
    for seed in (18, 29, 50):
        said, hungry = foretold(seed)
        assert said.items() <= hungry.items()
        met += len(said)
    assert met
