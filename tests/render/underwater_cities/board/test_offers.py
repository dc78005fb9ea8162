"""Special cards and contracts on offer."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Panel
from render.underwater_cities.board.offers import offers_alt, offers_scene, special_cards
from tests.render.underwater_cities.tables import (
    NAMES,
    badges,
    context,
    items,
    lettering,
    pack,
    seen,
    table,
    words,
)


def offered(**parts: object) -> UnderwaterCitiesView:
    """A table with contracts, seen by nobody in particular."""
    return replace(seen(table(2, contracts="on"), None), **parts)  # type: ignore[arg-type]


def test_the_top_card_of_the_deck_comes_first() -> None:
    view = offered()
    assert special_cards(view) == (view.top_special, *view.open_specials)
    assert special_cards(replace(view, top_special=None)) == view.open_specials


def test_a_pile_is_seen_only_below_a_card_that_is_not_the_last() -> None:
    def piles(view: UnderwaterCitiesView) -> int:
        shown = items(offers_scene(pack(), view, context(2)))
        return sum(
            isinstance(one, Panel) and one.fill == "panel-deep" and one.radius == 14
            for one in shown
        )

    assert piles(offered(specials=5)) == piles(offered(specials=1)) + 1


def test_every_contract_makes_the_picture_higher() -> None:
    view = offered()
    highs = [
        offers_scene(pack(), replace(view, contracts=view.contracts[:count]), context(2)).height
        for count in (0, 1, 2)
    ]
    assert highs == sorted(set(highs))


def test_contracts_have_their_titles() -> None:
    view = offered()
    said = {word.text for word in lettering(offers_scene(pack(), view, context(2)))}
    assert {pack().contracts[name].title for name in view.contracts} <= said


def test_a_card_and_a_contract_can_be_chosen() -> None:
    view = offered()
    spots = (f"card:{view.open_specials[0]}", f"contract:{view.contracts[0]}")
    assert len(badges(offers_scene(pack(), view, context(2, spots=spots)))) == 2


def test_without_special_cards_none_are_told() -> None:
    full, empty = offered(), offered(open_specials=(), top_special=None)
    told = [[words().say(one, NAMES) for one in offers_alt(pack(), view)] for view in (full, empty)]
    assert len(told[0]) == len(told[1]) + 1
