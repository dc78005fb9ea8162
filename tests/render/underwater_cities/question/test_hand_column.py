"""The hand beside the slots."""

from __future__ import annotations

import pytest

from render.fonts import fits
from render.kit.drawing import Drawing
from render.scene import Box, Panel
from render.underwater_cities.question.hand_column import SPECIAL, TALLEST, HandColumn
from render.underwater_cities.question.questions import Question
from tests.render.scene_items import apart, outside, shown, sprites_in, words_in
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.tables import LOCALES, context, pack

BOX = Box(700, 16, 352, 508)
CARDS = tuple(pack().cards)


def column(*hand: str, spots: tuple[str, ...] = (), locale: str = "en") -> Drawing:
    """Return a drawing of these cards in hand."""
    drawing = Drawing(1100, 700)
    asked = Question(pack(), holding(*hand), 0, ("always", *spots))
    HandColumn(drawing, asked, context(2, locale)).draw(BOX)
    return drawing


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 3, 4, 6])
def test_every_card_keeps_to_its_cell_with_colour_type_and_number(locale: str, count: int) -> None:
    for start in range(0, len(CARDS) - count, count):
        hand = CARDS[start : start + count]
        drawing = column(*hand, locale=locale)
        items = shown(drawing)
        assert apart(drawing.places.values())
        assert outside(items, BOX, slack=4) == []
        assert all(fits(word) for word in words_in(items)), hand
        cards = [pack().cards[name] for name in hand if pack().cards[name].number]
        numbers = {str(card.credits or card.number) for card in cards}
        assert numbers <= {word.text for word in words_in(items)}


def test_up_to_three_cards_have_title_and_icons() -> None:
    for name in CARDS:
        if pack().cards[name].number:
            items = shown(column(name, *[one for one in CARDS[:3] if one != name][:2]))
            first = [word for word in words_in(items) if word.box.bottom <= BOX.top + TALLEST]
            assert any(word.lines >= 1 and len(word.text) > 3 for word in first), name
            high = [one for one in sprites_in(items) if one.centre[1] < BOX.top + TALLEST]
            assert len(high) > 2 or pack().cards[name].colour is None, name


@pytest.mark.parametrize(("count", "shown_too"), [(1, True), (3, True), (4, False)])
def test_the_special_card_on_top_lies_below_a_hand_of_usual_size(
    count: int, *, shown_too: bool
) -> None:
    drawing = column(*CARDS[1 : count + 1])
    specials = [one for one in sprites_in(shown(drawing)) if one.name == "special-card"]
    assert bool([one for one in specials if one.centre[1] > BOX.bottom - SPECIAL]) is shown_too
    assert len(drawing.places) == count


def test_only_a_card_that_can_be_chosen_is_rimmed() -> None:
    items = shown(column("smuggling", "embassy", spots=("card:embassy",)))
    (rim,) = [one for one in items if isinstance(one, Panel) and one.edge == "legal"]
    assert rim.box.top > BOX.top
