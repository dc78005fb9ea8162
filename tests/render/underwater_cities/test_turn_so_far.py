"""The slot and the card that a player has in play."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import OwnCards, TurnView
from render.kit.drawing import Drawing
from render.scene import Box, Scene
from render.underwater_cities.turn_so_far import InPlay, TurnSoFar, matching, played
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import context, pack, sprites

VIEW = view_of(position())
TURN = TurnView(0, "yellow_1", None, cloned=False, matched=True, built=(), played="smuggling")
GREEN, YELLOW = "build_a_structure", "smuggling"
CHOOSING = replace(VIEW, own=OwnCards((GREEN, YELLOW), (), (), "yellow_1"))


def drawn(what: TurnSoFar, *, choosing: bool = False) -> Scene:
    """A slot and a card side by side."""
    drawing = Drawing(1200, 220)
    view = CHOOSING if choosing else VIEW
    InPlay(drawing, pack(), context(2), view, 0).draw(Box(16, 16, 1168, 180), what)
    return drawing.scene(context(2), "in play")


def names(scene: Scene) -> set[str]:
    return {sprite.name for sprite in sprites(scene)}


def test_who_has_not_chosen_a_slot_has_nothing_in_play() -> None:
    assert played(replace(VIEW, turn=None), 0) is None
    assert played(replace(VIEW, turn=replace(TURN, slot=None)), 0) is None


def test_only_whoever_has_the_turn_has_something_in_play() -> None:
    view = replace(VIEW, turn=TURN)
    assert played(view, 0) == TurnSoFar("yellow_1", "smuggling", effective=True)
    assert played(view, 1) is None


def test_a_slot_that_is_only_chosen_is_known_to_its_chooser_alone() -> None:
    assert played(CHOOSING, 0) == TurnSoFar("yellow_1", None, effective=False)
    assert played(CHOOSING, 1) is None


def test_cards_that_match_have_the_colour_of_the_slot() -> None:
    assert matching(pack(), CHOOSING) == (YELLOW,)
    assert matching(pack(), replace(CHOOSING, own=None)) == ()


def test_a_card_that_has_no_effect_is_crossed() -> None:
    assert "cross" not in names(drawn(TurnSoFar("yellow_1", YELLOW, effective=True)))
    assert "cross" in names(drawn(TurnSoFar("yellow_1", GREEN, effective=False)))


def test_while_a_card_is_chosen_its_colour_is_shown() -> None:
    assert "colour-y" in names(drawn(TurnSoFar("yellow_1", None, effective=False), choosing=True))
    assert "slot-yellow" in names(drawn(TurnSoFar("yellow_1", None, effective=False)))
