"""The status strip."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.underwater_cities.view import TurnView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Scene
from render.underwater_cities.status import SOLO_LOST, awaited, between, draw_status, moment
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import context, pack, sprites, words

VIEW = view_of(position())
TURN = TurnView(1, None, None, cloned=False, matched=False, built=())


def strip(**parts: object) -> Scene:
    """The strip of a table that differs in this."""
    view: UnderwaterCitiesView = replace(VIEW, **parts)  # type: ignore[arg-type]
    drawing = Drawing(1600, 100)
    draw_status(drawing, pack(), context(2), view, Box(16, 16, 1568, 72))
    return drawing.scene(context(2), "status")


def names(scene: Scene) -> set[str]:
    return {sprite.name for sprite in sprites(scene)}


@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_era_is_shown_by_the_back_of_its_cards(era: int) -> None:
    assert f"era-{era}" in names(strip(era=era, turn=TURN))


def test_whose_turn_it_is_stands_there_with_the_slot_in_play() -> None:
    choosing, playing = strip(turn=TURN), strip(turn=replace(TURN, slot="red_1"))
    assert "seat-triangle" in names(choosing)
    assert "seat-disc" in names(strip(turn=replace(TURN, seat=0)))
    assert "slot-red" in names(playing) - names(choosing)


def test_what_is_awaited_depends_on_whether_a_slot_is_chosen() -> None:
    before, after = awaited(pack(), VIEW, TURN), awaited(pack(), VIEW, replace(TURN, slot="red_1"))
    assert before.key != after.key
    assert "red" in words().say(after, ()).lower()


def test_between_turns_the_strip_says_what_goes_on() -> None:
    production = replace(VIEW, phase="production", turn=None)
    assert "type-production" in names(strip(phase="production", turn=None))
    assert between(production).key != between(replace(VIEW, phase=None)).key
    assert "draw-keep" in names(strip(phase=None, turn=None))


def test_a_solo_game_that_is_lost_bears_a_cross() -> None:
    assert "cross" in names(strip(result=Result((40,), (2,), SOLO_LOST)))
    assert "cross" not in names(strip(result=Result((90, 80), (1, 2), "end")))


def test_the_moment_names_era_and_round() -> None:
    said = [words().say(moment(replace(VIEW, era=era)), ()) for era in (1, 2)]
    assert said[0] != said[1]
