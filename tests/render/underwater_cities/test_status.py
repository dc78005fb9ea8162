"""The strip at the top."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.core.msg import msg
from engine.underwater_cities.state import Phase
from engine.underwater_cities.view import TurnView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.status import draw_status
from tests.render.scene_items import names_in, outside, shown, texts_in
from tests.render.underwater_cities.tables import (
    context,
    pack,
    seen,
    sprites,
    table,
    texts,
    words,
)


def test_while_new_cards_are_chosen_the_strip_names_no_round() -> None:
    view = replace(table(2).view(None), era=2, round=4, phase="cards", turn=None)
    assert "Era II is starting" in texts(board_scene(pack(), view, context(2)))
    assert "Era II, round 4" in texts(board_scene(pack(), replace(view, phase=None), context(2)))


def test_the_strip_names_whose_turn_it_is_and_the_slot_in_use() -> None:
    view = seen(table(3), None)
    turn = TurnView(1, "green_4", None, cloned=False, matched=False, built=())
    said = texts(board_scene(pack(), replace(view, turn=turn, phase=None), context(3)))
    assert "Uses G4" in said
    assert any(text.startswith("Maximiliane") for text in said)


@pytest.mark.parametrize("phase", ["cards", "production"])
def test_between_rounds_the_strip_says_what_goes_on(phase: Phase) -> None:
    view = replace(seen(table(3), None), turn=None, phase=phase)
    said = words().say(msg(f"underwater-cities-picture-phase-{phase}"))
    assert said in texts(board_scene(pack(), view, context(3)))


def test_a_solo_game_that_is_lost_has_no_winner() -> None:
    view = replace(seen(table(1), None), turn=None, result=Result((50,), (2,), "solo_lost"))
    scene = board_scene(pack(), view, context(1))
    assert "The solo game is lost" in texts(scene)
    assert "crown" not in {one.name for one in sprites(scene)}
    assert "lost" in scene.alt


def strip(view: UnderwaterCitiesView) -> tuple[Item, ...]:
    """Return the items of the strip alone."""
    drawing = Drawing(1200, 100)
    draw_status(drawing, pack(), context(2), view, Box(16, 16, 1168, 72))
    assert not outside(shown(drawing), Box(16, 16, 1168, 72))
    return shown(drawing)


def running(**facts: object) -> UnderwaterCitiesView:
    turn = TurnView(1, None, None, cloned=False, matched=False, built=())
    view = replace(seen(table(2), None), era=3, round=9, phase=None, turn=turn)
    return replace(view, **facts)  # type: ignore[arg-type]


def test_the_era_has_its_sign_beside_the_round() -> None:
    found = strip(running())
    assert "era-3" in names_in(found)
    assert "Era III, round 9" in texts_in(found)


def test_a_turn_shows_the_sign_of_its_slot_once_it_is_chosen() -> None:
    choosing = strip(running())
    assert "Chooses a slot and a card" in texts_in(choosing)
    assert not [name for name in names_in(choosing) if name.startswith("slot-")]
    turn = running().turn
    assert turn is not None
    using = strip(running(turn=replace(turn, slot="yellow_3")))
    assert "slot-yellow" in names_in(using)


@pytest.mark.parametrize(
    ("phase", "sign"), [("production", "type-production"), ("cards", "draw-keep")]
)
def test_between_turns_a_sign_says_what_goes_on(phase: Phase, sign: str) -> None:
    assert sign in names_in(strip(running(turn=None, phase=phase)))


def test_a_game_that_is_over_crowns_its_winners_unless_it_is_lost() -> None:
    won = strip(running(result=Result((80, 90), (2, 1), "eras")))
    assert {"crown", "seat-triangle"} <= set(names_in(won))
    lost = strip(running(result=Result((50,), (2,), "solo_lost")))
    assert "cross" in names_in(lost)
    assert "crown" not in names_in(lost)
