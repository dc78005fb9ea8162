"""The slot and the card in play."""

from __future__ import annotations

from render.underwater_cities.turn_so_far import matching, played
from tests.engine.underwater_cities.scene import Scene
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
    pack,
    sprites,
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
