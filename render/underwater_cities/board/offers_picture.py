"""Picture of everything that can be taken: the supply, the Special cards and the contracts."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import UnderwaterCitiesView
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN
from render.scene import Box, Scene
from render.underwater_cities.board.offers import offers_alt, special_cards
from render.underwater_cities.board.supply import draw_supply
from render.underwater_cities.changes import changes
from render.underwater_cities.question.card_picture import GAP, card_tiles
from render.underwater_cities.question.frame import HEAD, INNER, drawing
from render.underwater_cities.question.questions import NOBODY, Question


def offers_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose the supply, the Special cards and the contracts."""
    picture = drawing()
    supply = Box(MARGIN, MARGIN, INNER, HEAD)
    draw_supply(picture, view, supply)
    names = (
        *(f"card:{card}" for card in special_cards(view)),
        *(f"contract:{name}" for name in view.contracts),
    )
    top = supply.bottom + GAP
    box = Box(MARGIN, top, INNER, picture.box.bottom - MARGIN - top)
    # What a seat has chosen for itself must not show in a picture for everybody.
    asked = Question(pack, replace(view, own=None), NOBODY, ())
    card_tiles(picture, asked, context, names, box)
    alt = alt_text(context, offers_alt(pack, view))
    return picture.scene(context, alt, "", changes(context.before, view))
