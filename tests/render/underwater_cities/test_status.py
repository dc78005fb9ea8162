"""The strip at the top."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.core.msg import msg
from engine.underwater_cities.state import Phase
from engine.underwater_cities.view import TurnView
from render.underwater_cities.board.board import board_scene
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
    assert "Uses green slot 4" in said
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
