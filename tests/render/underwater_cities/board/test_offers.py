"""Special cards and contracts that can be taken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.describe import contract_text
from engine.underwater_cities.names import card_title, contract_name
from engine.underwater_cities.view import UnderwaterCitiesView
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.offers import special_cards
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    pack,
    seen,
    table,
    texts,
    words,
)


def titles(view: UnderwaterCitiesView) -> set[str]:
    """Return the titles of the face-up Special cards."""
    return {words().say(card_title(pack(), pack().cards[card])) for card in special_cards(view)}


def test_all_face_up_special_cards_and_contracts_are_shown() -> None:
    view = seen(table(3, contracts="on"), None)
    said = set(texts(board_scene(pack(), view, context(3))))
    assert titles(view) <= said
    names = {words().say(contract_name(pack(), pack().contracts[one])) for one in view.contracts}
    assert len(names) == 3
    assert names <= said


@pytest.mark.parametrize("locale", LOCALES)
def test_the_large_picture_says_what_contracts_ask_for(locale: str) -> None:
    view = seen(table(2, contracts="on"), None)
    everything = tuple(pack().contracts)
    for three in (everything[:3], everything[3:6], everything[5:]):
        scene = composed("offers", replace(view, contracts=three), context(2, locale))
        said = set(texts(scene))
        assert {words(locale).say(contract_text(pack().contracts[one])) for one in three} <= said
        assert scene.height <= 1600


def test_what_is_gone_takes_no_room() -> None:
    view = seen(table(2, contracts="on"), None)
    less = replace(view, contracts=(), open_specials=view.open_specials[:3])
    high, low = (composed("offers", one, context(2)).height for one in (view, less))
    assert low < high
