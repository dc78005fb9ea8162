"""Pictures of the available buildings and the piles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.pack.components import DECKS
from engine.antarctica.view import AntarcticaView, CardView
from render.antarctica.cards.offers import Offers, offers_alt, reached
from render.fonts import fits
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Box, Outline, Scene
from tests.render.antarctica.tables import (
    LOCALES,
    card_view,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    sprites,
    table,
    texts_of,
)

WORDED = Box(16, 16, 282, 420)


def start(seats: int = 4) -> AntarcticaView:
    """Return the spectator's view before the first move."""
    return seen(table(seats), None)


def shown(
    card: CardView | None,
    who: ReaderContext | None = None,
    deck: str = "",
) -> Scene:
    """Return a picture of one card alone."""
    drawing, whose = Drawing(320, 480), who or context(4)
    offers = Offers(drawing, pack(), whose, start())
    deck = card.deck if card else deck
    offers.card(card, deck, WORDED)
    return drawing.scene(whose, "a card")


def names(scene: Scene) -> list[str]:
    """Return the names of all sprites."""
    return [sprite.name for sprite in sprites(scene)]


def test_a_card_shows_what_it_builds_asks_for_costs_and_brings() -> None:
    for card in map(card_view, pack().cards):
        scene = shown(card)
        found = names(scene)
        largest = max(sprites(scene), key=lambda sprite: sprite.size)
        assert largest.name == f"building-{card.result}"
        for building in {card.result, *card.requires}:
            expected = [card.result, *card.requires].count(building)
            assert found.count(f"building-{building}") == expected
        assert found.count("pawn") == card.scientists
        assert found.count("research-point") == 1
        assert str(card.research) in texts_of(scene)
        assert found.count("prestige-star") == card.star
        assert "reachable" not in found


def test_a_card_says_how_many_its_deck_still_has() -> None:
    scene = shown(card_view("double_01"))
    assert str(start().cards_left[1]) in texts_of(scene)
    assert "deck-double" in names(scene)


def test_everything_stays_on_its_card() -> None:
    box = WORDED
    for card in map(card_view, pack().cards):
        for sprite in sprites(shown(card)):
            half = sprite.size // 2
            assert box.left <= sprite.centre[0] - half, (card, sprite)
            assert sprite.centre[0] + half <= box.right, (card, sprite)
            assert box.top <= sprite.centre[1] - half, (card, sprite)
            assert sprite.centre[1] + half <= box.bottom, (card, sprite)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_names_on_a_worded_card_fit(locale: str) -> None:
    for card in map(card_view, pack().cards):
        scene = shown(card, who=context(4, locale))
        assert [said for said in lettering(scene) if not fits(said)] == []


def test_of_an_empty_deck_an_empty_space_is_left() -> None:
    found = names(shown(None, deck="basic"))
    assert found == ["deck-basic", "building-space"]


def test_a_card_that_can_be_built_is_outlined() -> None:
    card = card_view("basic_07")
    scene = shown(card, who=context(4, spots=("building:basic_07",)))
    assert [item.box for item in items(scene) if isinstance(item, Outline)] == [WORDED]
    assert scene.marked == ("building:basic_07",)


def test_within_reach_is_what_lies_where_the_seat_has_a_ship_that_stays() -> None:
    view = start()
    for seat in view.order:
        staying = (seat, None)
        areas = [
            area for area in view.areas if staying in {(one.seat, one.mark) for one in area.ships}
        ]
        assert areas
        assert reached(view, seat) == {name for area in areas for name in area.buildings}


# --- piles ---------------------------------------------------------------------------------------


def piles(view: AntarcticaView) -> Scene:
    """Return a picture of the piles alone."""
    drawing = Drawing(480, 80)
    Offers(drawing, pack(), context(4), view).piles(Box(16, 12, 432, 56))
    return drawing.scene(context(4), "piles")


def test_the_piles_are_counted() -> None:
    assert texts_of(piles(replace(start(), pile=9, knowhow=3))) == ["9", "3"]


def test_cards_that_have_left_the_game_are_counted_once_there_are_any() -> None:
    assert "cross" not in names(piles(start()))
    scene = piles(replace(start(), pile=0, knowhow=3, removed=2))
    assert texts_of(scene) == ["0", "3", "2"]
    assert "cross" in names(scene)


def test_turns_without_progress_are_counted_and_warned_of_from_the_half_on() -> None:
    assert "hourglass" not in names(piles(replace(start(), quiet=0)))
    colours = {}
    for quiet in (7, 8):
        counter = lettering(piles(replace(start(), quiet=quiet, standstill=16)))[-1]
        assert counter.text == f"{quiet}/16"
        colours[quiet] = counter.colour
    assert colours == {7: "text", 8: "warn"}


def test_all_piles_fit_beside_each_other_on_the_board() -> None:
    view = replace(start(), pile=13, knowhow=4, removed=12, quiet=11, standstill=16)
    scene = piles(view)
    assert [said for said in lettering(scene) if not fits(said)] == []
    assert max(said.box.right for said in lettering(scene)) <= 440


# --- the picture ---------------------------------------------------------------------------------


def test_shipyard_cards_played_are_counted_with_icebreakers_that_still_lie() -> None:
    view = start()
    lying = replace(view.areas[0], icebreakers=(1,))
    spent = ("icebreaker", "quick_research")
    view = replace(view, areas=(lying, *view.areas[1:]), spent=spent)
    said = texts_of(composed("cards", view, context(4)))
    assert [text for text in said if "/" in text] == ["0/3", "1/2", "0/2", "2/6"]


def test_a_new_open_card_glows() -> None:
    view = start()
    other = replace(view, face_up=(card_view("basic_15"), *view.face_up[1:]))
    scene = composed("cards", other, replace(context(4), before=view))
    glowing = [item for item in items(scene) if isinstance(item, Outline)]
    assert [item.kind for item in glowing] == ["changed"]


def test_the_open_cards_in_words_name_each_deck() -> None:
    cards = (card_view("basic_07"), None, card_view("advanced_12"))
    view = replace(start(), face_up=cards, cards_left=(14, 0, 3), pile=13, knowhow=4, quiet=0)
    words = context(4).words
    assert len(DECKS) == 3
    assert [words.say(one) for one in offers_alt(view)] == [
        "Basic (14 left): Factory, needs Crane and Drilling Rig; 2 Research Points.",
        "Double: no cards left.",
        "Advanced (3 left): Plankton Farm, needs Factory and Satellite Dish; 2 Research Points.",
        "Shipyard pile 13, Know-how cards 4.",
    ]
