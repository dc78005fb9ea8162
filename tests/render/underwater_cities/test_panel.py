"""The panel during a turn."""

from __future__ import annotations

import pytest

from engine.underwater_cities.names import card_title
from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Panel
from render.scene import Scene as Picture
from render.underwater_cities.panel import Asked, sites_of
from render.underwater_cities.turn_so_far import matching, played
from tests.engine.underwater_cities.scene import GAME, Scene
from tests.render.underwater_cities.tables import (
    LOCALES,
    badges,
    composed,
    context,
    items,
    lettering,
    pack,
    sprites,
    words,
)

GREEN, YELLOW = "build_a_structure", "supply_drop"


def seen_by(at: Scene, seat: int = 0) -> UnderwaterCitiesView:
    """Return the view of a seat at a position."""
    return GAME.view(at.state, seat)


def panel(at: Scene, locale: str = "en", seat: int = 0) -> Picture:
    """The panel of a seat, with the letters of what it is asked."""
    spots = tuple(option.spot for option in at.pick.options) if at.pick.seat == seat else ()
    return composed("panel", seen_by(at, seat), context(2, locale, spots))


def asked(at: Scene) -> Asked:
    """Return the question at a position."""
    spots = frozenset(option.spot for option in at.pick.options if option.spot)
    return Asked(spots, pack(), seen_by(at), 0)


def title(card: str) -> str:
    """Return the title of a card."""
    return words().say(card_title(pack(), pack().cards[card]))


def said(scene: Picture) -> list[str]:
    """Everything to read."""
    return [one.text.replace("\n", " ") for one in lettering(scene)]


def colour_of(scene: Picture, text: str) -> str:
    """In which colour something is said."""
    return next(one.colour for one in lettering(scene) if one.text.replace("\n", " ") == text)


def choosing(slot: str) -> Scene:
    """A slot is named, and the card for it is awaited."""
    return Scene().hand(GREEN, YELLOW).start().play(f"slot:{slot}")


# --- the card is being chosen --------------------------------------------------------------------


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


# --- the turn is under way -----------------------------------------------------------------------


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


def test_while_slots_are_chosen_nothing_is_in_play() -> None:
    at = Scene().hand(GREEN).start()
    scene = panel(at)
    assert played(seen_by(at), 0) is None
    assert asked(at).slots
    always = [one for one in sprites(scene) if one.name == "slot-always"]
    assert len(always) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_panel_is_not_too_high(locale: str) -> None:
    at = Scene(era=2).hand("demonstration_use_one", *pack().era_cards[1][:9]).start()
    at.claimed(*(name for name in pack().era_cards[2] if pack().cards[name].type == "action"))
    at.me().claimed = at.me().claimed[:5]
    at.contracts(*tuple(pack().contracts)[:3])
    at.player(owns="2c").choose("green_1", "demonstration_use_one")
    view = seen_by(at)
    spots = (
        *sites_of(pack().boards[view.players[0].board]),
        *(f"contract:{name}" for name in view.contracts),
        *(f"card:{each.card}" for each in view.players[0].claimed),
    )
    scene = composed("panel", view, context(2, locale, spots))
    assert len(badges(scene)) == len(spots)
    assert scene.height <= 1600
    assert all(item.box.bottom <= scene.height for item in items(scene) if isinstance(item, Panel))


# --- questions about claimed things --------------------------------------------------------------


def test_a_production_card_that_is_asked_about_is_lettered() -> None:
    at = Scene().claimed(36).player(owns="1k", has_built="c9.b2:lab").start("production")
    assert at.prompt == "replaced"
    assert len(asked(at).claimed) == 1
    assert [one.letter for one in badges(panel(at))] == ["A"]


def test_a_metropolis_that_is_asked_about_is_lettered() -> None:
    at = Scene().hand(GREEN).start()
    view = seen_by(at)
    tile = view.players[0].metropolises[0].tile
    scene = composed("panel", view, context(2, spots=(f"tile:{tile}",)))
    assert [one.letter for one in badges(scene)] == ["A"]


def no_room() -> Scene:
    """A fifth action card wants to be claimed."""
    at = Scene().claimed("shore_leave", "drill_rig", "driftnet_crew")
    at.me().used = ("shore_leave", "drill_rig", "driftnet_crew")
    at.hand("build_a_structure").start().choose("green_2", "build_a_structure", "order:card")
    assert at.prompt == "make-room"
    return at


def test_the_new_card_is_shown_beside_the_four_that_could_make_room() -> None:
    at = no_room()
    scene = panel(at)
    assert len(badges(scene)) == 4
    assert title("build_a_structure") in said(scene)


def test_a_discarded_action_card_is_lettered_while_it_may_still_be_used() -> None:
    at = no_room().play("replace:personal_assistant")
    assert at.prompt == "use-replaced"
    assert "personal_assistant" not in at.me().claimed
    scene = panel(at)
    assert len(badges(scene)) == 1
    assert title("personal_assistant") in said(scene)
