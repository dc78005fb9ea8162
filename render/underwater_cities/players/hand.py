"""Picture of a player's own cards, and before them those to choose from."""

from __future__ import annotations

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import OwnCards, UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.scene import Scene
from render.underwater_cities.changes import changes
from render.underwater_cities.players.players_alt import hand_alt
from render.underwater_cities.question.card_picture import cards_or_none
from render.underwater_cities.question.frame import drawing
from render.underwater_cities.question.questions import Question

EMPTY = OwnCards((), (), ())


def hand_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the cards to choose from and the hand, with their sentences if they are few."""
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    own, picture = view.own or EMPTY, drawing()
    names = tuple(
        f"{'tile' if thing in pack.tiles else 'card'}:{thing}"
        for thing in (*own.looked_at, *own.hand)
    )
    cards_or_none(picture, Question(pack, view, view.seat, context.marks), context, names)
    alt = alt_text(context, hand_alt(pack, view, own))
    return picture.scene(context, alt, "", changes(context.before, view))
