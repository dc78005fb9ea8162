"""Where the buildings stand that are needed."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.names import area_name
from engine.antarctica.view import AntarcticaView
from tests.render.antarctica.tables import (
    card_view,
    composed,
    context,
    seen,
    table,
    texts_of,
)


def start(seats: int = 4) -> AntarcticaView:
    """Return the spectator's view before the first move."""
    return seen(table(seats), None)


def test_where_a_needed_building_stands_is_told() -> None:
    view = start()
    here = view.areas[2]
    areas = tuple(
        replace(area, buildings=("crane",) if area is here else ()) for area in view.areas
    )
    cards = (card_view("basic_14"), card_view("double_11"), None)
    said = texts_of(composed("cards", replace(view, areas=areas, face_up=cards), context(4)))
    name = context(4).words.say(area_name(3))
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in said].count(name) == 1
    assert said.count("Not built yet") == 2


def test_with_all_decks_empty_nothing_is_needed() -> None:
    view = replace(start(), face_up=(None, None, None), cards_left=(0, 0, 0))
    said = texts_of(composed("cards", view, context(4)))
    assert said.count("No cards left") == 3
    assert "Buildings needed, and where" not in said
