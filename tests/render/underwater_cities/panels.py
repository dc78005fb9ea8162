"""Questions during a turn, and ways to look at their pictures."""

from __future__ import annotations

from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.names import card_title
from render.pictures import places
from render.scene import Scene as Picture
from render.underwater_cities.question.questions import Question
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


def asked_at(at: Scene, seat: int = 0) -> Question:
    """Return the question that a seat is asked at a position."""
    spots = places(option.spot for option in at.pick.options) if at.pick.seat == seat else ()
    return Question(pack(), seen_by(at, seat), seat, spots)


def picture(at: Scene, kind: str, locale: str = "en") -> Picture:
    """Return a picture of the question to the first seat."""
    asked = asked_at(at)
    return composed(kind, asked.view, context(2, locale, asked.spots))


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
