"""The slot and the card in play."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import TurnView, UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.turn_so_far import InPlay, TurnSoFar, matching, played
from tests.engine.underwater_cities.scene import Scene
from tests.render.scene_items import names_in, outside, panels_in, shown, sprites_in, texts_in
from tests.render.underwater_cities.panels import (
    GREEN,
    YELLOW,
    choosing,
    colour_of,
    panel,
    said,
    seen_by,
    title,
)
from tests.render.underwater_cities.tables import (
    context,
    pack,
    seen,
    sprites,
    table,
)


def test_the_slot_for_which_a_card_is_chosen_is_shown() -> None:
    scene = panel(choosing("yellow_1"))
    assert "slot-yellow" in {one.name for one in sprites(scene)}
    assert "slot-green" not in {one.name for one in sprites(scene)}


def test_cards_that_match_the_chosen_slot_stand_out() -> None:
    at = choosing("yellow_1")
    assert [pack().cards[card].colour for card in (GREEN, YELLOW)] == ["green", "yellow"]
    scene = panel(at)
    assert matching(pack(), seen_by(at)) == (YELLOW,)
    assert colour_of(scene, title(YELLOW)) == "text"
    assert colour_of(scene, title(GREEN)) == "muted"


def test_where_no_card_can_match_all_stay_legible() -> None:
    scene = panel(choosing("always"))
    assert colour_of(scene, title(GREEN)) == colour_of(scene, title(YELLOW)) == "text"
    assert "No card matches this slot." in said(scene)


def test_nobody_else_learns_of_a_slot_before_the_card_is_named() -> None:
    at = choosing("yellow_1")
    other = seen_by(at, 1)
    assert other.own is not None
    assert other.own.chosen_slot is None
    assert played(other, 0) is played(other, 1) is None


def test_slot_and_matching_card_are_shown_although_the_card_has_left_the_hand() -> None:
    at = Scene(era=2).hand("demonstration_use_one", YELLOW).start()
    at.player(owns="2c").choose("green_1", "demonstration_use_one")
    scene = panel(at)
    assert seen_by(at).own is not None
    assert "demonstration_use_one" not in at.me().hand
    assert colour_of(scene, title("demonstration_use_one")) == "text"
    assert "slot-green" in {one.name for one in sprites(scene)}
    assert "No effect" not in said(scene)
    assert title("demonstration_use_one") in scene.alt


def test_a_card_that_does_not_match_is_dimmed_and_said_to_have_no_effect() -> None:
    at = Scene().hand(GREEN, YELLOW).start().choose("red_3", GREEN)
    scene = panel(at)
    assert colour_of(scene, title(GREEN)) == "muted"
    assert "No effect" in said(scene)
    assert "no effect" in scene.alt


def test_the_played_card_stays_on_the_panel_when_its_effect_is_done() -> None:
    at = Scene().hand(YELLOW).start().choose("yellow_1", YELLOW, "order:card").by_default("end")
    assert seen_by(at).turn is not None
    assert at.state.running.card is None
    assert title(YELLOW) in said(panel(at))


def test_what_others_have_in_play_is_not_on_the_own_panel() -> None:
    at = Scene().hand(GREEN).start().choose("red_3", GREEN)
    assert title(GREEN) not in said(panel(at, seat=1))


TURN = TurnView(1, "green_4", None, cloned=False, matched=True, built=(), played="embassy")


def test_in_play_is_what_the_seat_on_turn_has_chosen() -> None:
    view = replace(seen(table(2), None), turn=TURN)
    assert played(view, 1) == TurnSoFar("green_4", "embassy", effective=True)
    assert played(view, 0) is None
    assert played(replace(view, turn=replace(TURN, slot=None)), 1) is None
    assert played(replace(view, turn=None), 1) is None


def test_the_own_choice_counts_before_the_card_is_named() -> None:
    view = seen_by(choosing("yellow_1"))
    assert played(view, 0) == TurnSoFar("yellow_1", None, effective=False)
    assert played(view, 1) is None


def in_play(view: UnderwaterCitiesView, what: TurnSoFar) -> tuple[Item, ...]:
    """Return the items of the slot and the card alone."""
    drawing = Drawing(1232, 152)
    InPlay(drawing, pack(), context(2), view, 0).draw(BOX, what)
    assert not outside(shown(drawing), BOX)
    return shown(drawing)


BOX = Box(16, 16, 1200, 120)


def test_a_slot_whose_turn_has_no_card_takes_all_the_room() -> None:
    view = replace(seen(table(2), None), turn=TURN)
    alone = in_play(view, TurnSoFar("green_4", None, effective=False))
    beside = in_play(view, TurnSoFar("green_4", "embassy", effective=True))
    assert panels_in(alone)[0].box == BOX
    assert BOX not in [panel.box for panel in panels_in(beside)]
    assert "4" in texts_in(alone)
    assert "slot-green" in names_in(alone)
    assert len(sprites_in(alone)) > 1


def test_a_card_that_matches_is_not_said_to_have_no_effect() -> None:
    view = replace(seen(table(2), None), turn=TURN)
    for effective in (True, False):
        found = in_play(view, TurnSoFar("green_4", "embassy", effective=effective))
        assert ("No effect" in texts_in(found)) == (not effective)


def test_while_a_card_is_chosen_the_colour_that_matches_is_shown() -> None:
    view = seen_by(choosing("yellow_1"))
    assert "colour-y" in names_in(in_play(view, TurnSoFar("yellow_1", None, effective=False)))
    always = seen_by(choosing("always"))
    found = in_play(always, TurnSoFar("always", None, effective=False))
    assert "cross" in names_in(found)
    assert "No card matches this slot." in [text.replace("\n", " ") for text in texts_in(found)]


def test_tiles_stand_on_the_slot_in_play() -> None:
    view = replace(seen(table(2), None), turn=TURN)
    slots = tuple(replace(one, tiles=(1,)) if one.slot == "green_4" else one for one in view.slots)
    found = in_play(replace(view, slots=slots), TurnSoFar("green_4", None, effective=False))
    assert "seat-2" in [sprite.tint for sprite in sprites_in(found)]
