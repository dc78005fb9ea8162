"""Special cards and contracts that are available."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.describe import contract_text
from engine.underwater_cities.words.names import card_title, contract_name
from render.kit.drawing import Drawing
from render.scene import Box
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.offers import Offers, offers_alt, special_cards
from tests.render.scene_items import (
    extent,
    holds,
    names_in,
    outside,
    panels_in,
    shown,
    sprites_in,
    texts_in,
    words_in,
)
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    lettering,
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


CELLS = Box(16, 16, 1168, 180).columns(7, 8)


def offers(view: UnderwaterCitiesView) -> Offers:
    return Offers(Drawing(1200, 800), pack(), context(2), view)


def some(**facts: object) -> UnderwaterCitiesView:
    return replace(seen(table(2, contracts="on"), None), **facts)  # type: ignore[arg-type]


def test_the_top_card_of_the_special_deck_comes_first() -> None:
    view = some(top_special="embassy", open_specials=("jubilee", "skyline"))
    assert special_cards(view) == ("embassy", "jubilee", "skyline")
    assert special_cards(replace(view, top_special=None)) == ("jubilee", "skyline")


@pytest.mark.parametrize(("specials", "piled"), [(5, True), (1, False)])
def test_the_top_card_lies_on_a_pile_unless_it_is_the_last(specials: int, *, piled: bool) -> None:
    one = offers(some(top_special="embassy", open_specials=("jubilee",), specials=specials))
    one.cards(CELLS)
    top, other = (one.drawing.places[f"card:{card}"] for card in ("embassy", "jubilee"))
    assert (top.width < CELLS[0].width) == piled
    below = [panel for panel in panels_in(shown(one.drawing)) if panel.fill == "panel-deep"]
    assert any(panel.box.right == CELLS[0].right for panel in below) == piled
    assert other == CELLS[1]
    assert holds(CELLS[0], top)


def test_each_contract_has_its_sign_title_and_icons_in_its_cell() -> None:
    one = offers(some(contracts=("first_harvest",)))
    cell = Box(16, 16, 380, 92)
    one.contracts((cell,))
    found = shown(one.drawing)
    assert one.drawing.places["contract:first_harvest"] == cell
    assert names_in(found)[0] == "contract-gov"
    assert {"farm", "kelp", "credit"} <= set(names_in(found))
    assert "First Harvest" in texts_in(found)
    assert not outside(found, cell)


def test_a_worded_contract_has_its_text_below_its_icons() -> None:
    one = offers(some())
    cell = Box(16, 16, 864, 190)
    contract = pack().contracts["first_harvest"]
    one.worded(contract, cell)
    (text,) = [said for said in words_in(shown(one.drawing)) if " " in said.text and said.lines > 1]
    assert text.text == words().say(contract_text(contract))
    assert all(extent(icon).bottom <= text.box.top for icon in sprites_in(shown(one.drawing)))
    assert not outside(shown(one.drawing), cell)


def test_offers_are_told_in_words_and_nothing_is_told_of_what_is_gone() -> None:
    view = some(top_special=None, open_specials=("embassy",), contracts=("first_harvest",))
    specials, contract, supply = (words().say(one) for one in offers_alt(pack(), view))
    assert specials == "Special cards: Embassy (35)."
    assert "First Harvest" in contract
    assert "Era deck" in supply
    bare = replace(view, open_specials=(), contracts=())
    assert len(list(offers_alt(pack(), bare))) == 1


def test_the_picture_of_the_offers_has_all_of_them_and_the_supply() -> None:
    view = some(top_special="embassy", open_specials=("jubilee", "skyline"))
    scene = composed("offers", view, context(2))
    assert {"Embassy", "Jubilee", "Skyline", "Era deck"} <= set(texts(scene))
    assert not outside((*scene.ground, *scene.items), Box(0, 0, scene.width, scene.height))


def test_cards_stay_where_they_are_when_the_special_deck_is_empty() -> None:
    view = some(top_special="embassy", open_specials=("jubilee", "skyline"))
    places = [
        [
            said.box
            for said in lettering(composed("offers", one, context(2)))
            if said.text == "Jubilee"
        ]
        for one in (view, replace(view, top_special=None))
    ]
    assert places[0] == places[1] != []
