"""Panels during a turn, and ways to look at them."""

from __future__ import annotations

from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.names import card_title
from render.scene import Scene as Picture
from tests.engine.underwater_cities.scene import GAME, Scene
from tests.render.underwater_cities.tables import (
    composed,
    context,
    lettering,
    pack,
    words,
)

GREEN, YELLOW = "build_a_structure", "supply_drop"


def seen_by(at: Scene, seat: int = 0) -> UnderwaterCitiesView:
    """Return the view of a seat at a position."""
    return GAME.view(at.state, seat)


def panel(at: Scene, locale: str = "en", seat: int = 0) -> Picture:
    """Return the panel of a seat, with letters for the options it is offered."""
    spots = tuple(option.spot for option in at.pick.options) if at.pick.seat == seat else ()
    return composed("panel", seen_by(at, seat), context(2, locale, spots))


def title(card: str) -> str:
    """Return the title of a card."""
    return words().say(card_title(pack(), pack().cards[card]))


def said(scene: Picture) -> list[str]:
    """Return all the texts in a picture."""
    return [one.text.replace("\n", " ") for one in lettering(scene)]


def colour_of(scene: Picture, text: str) -> str:
    """Return the colour of a text."""
    return next(one.colour for one in lettering(scene) if one.text.replace("\n", " ") == text)


def choosing(slot: str) -> Scene:
    """Return a position in which this slot has been chosen and a card for it is awaited."""
    return Scene().hand(GREEN, YELLOW).start().play(f"slot:{slot}")
