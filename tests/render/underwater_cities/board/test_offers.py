"""Special cards and contracts that are available."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import UnderwaterCitiesView
from engine.underwater_cities.words.names import card_title, contract_name
from render.kit.drawing import Drawing
from render.scene import Box
from render.underwater_cities.board.offers import Offers, offers_alt, special_cards
from tests.render.scene_items import (
    names_in,
    outside,
    shown,
)
from tests.render.underwater_cities.tables import (
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
    said = set(texts(composed("offers", view, context(3))))
    assert titles(view) <= {one.replace("\n", " ") for one in said}
    assert names_of(view) <= {one.replace("\n", " ") for one in said}
    places = offers(view)
    places.cards(Box(16, 16, 1068, 96))
    places.contracts(Box(16, 130, 1068, 54).columns(3, 6))
    cards = {f"card:{card}" for card in special_cards(view)}
    assert set(places.drawing.places) == cards | {f"contract:{one}" for one in view.contracts}
    assert not outside(shown(places.drawing), Box(0, 0, 1100, 200))


def names_of(view: UnderwaterCitiesView) -> set[str]:
    """Return the names of the contracts on offer."""
    return {words().say(contract_name(pack(), pack().contracts[one])) for one in view.contracts}


def offers(view: UnderwaterCitiesView) -> Offers:
    return Offers(Drawing(1100, 700), pack(), context(2), view)


def some(**facts: object) -> UnderwaterCitiesView:
    return replace(seen(table(2, contracts="on"), None), **facts)  # type: ignore[arg-type]


def test_the_top_card_of_the_special_deck_comes_first() -> None:
    view = some(top_special="embassy", open_specials=("jubilee", "skyline"))
    assert special_cards(view) == ("embassy", "jubilee", "skyline")
    assert special_cards(replace(view, top_special=None)) == ("jubilee", "skyline")


@pytest.mark.parametrize("count", [1, 4, 7])
def test_few_special_cards_are_wider_but_not_too_wide(count: int) -> None:
    priced = tuple(card.id for card in pack().cards.values() if card.credits)
    one = offers(some(top_special=None, open_specials=priced[:count]))
    one.cards(Box(16, 16, 1068, 96))
    wide = {box.width for box in one.drawing.places.values()}
    assert max(wide) <= 1068 // 4 + 1
    assert len(one.drawing.places) == count


def test_a_contract_has_its_sign_and_icons_in_its_cell() -> None:
    one = offers(some(contracts=("first_harvest",)))
    cell = Box(16, 16, 350, 54)
    one.contracts((cell,))
    found = shown(one.drawing)
    assert one.drawing.places["contract:first_harvest"] == cell
    assert names_in(found)[0] == "contract-gov"
    assert {"farm", "kelp", "credit"} <= set(names_in(found))
    assert not outside(found, cell)


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
    assert {"Embassy", "Jubilee", "Skyline", str(view.deck)} <= set(texts(scene))
    assert not outside((*scene.ground, *scene.items), Box(0, 0, scene.width, scene.height))
