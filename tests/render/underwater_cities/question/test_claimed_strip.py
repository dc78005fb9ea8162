"""The strip of claimed cards below the nation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import ClaimedView
from render.fonts import fits
from render.kit.drawing import Drawing
from render.scene import Box, Item, Panel, Sprite
from render.underwater_cities.question.claimed_strip import MOST_ROWS, ROW, WIDTH, ClaimedStrip
from render.underwater_cities.question.questions import Question
from tests.render.scene_items import apart, outside, shown, sprites_in, words_in
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.tables import pack

MANY = tuple(name for name, card in pack().cards.items() if card.type not in {"instant", "action"})


def asked_with(*cards: str, used: tuple[str, ...] = (), spots: tuple[str, ...] = ()) -> Question:
    """Return a question to a player who has claimed these cards."""
    claimed = tuple(ClaimedView(card, used=card in used) for card in cards)
    return Question(pack(), holding(claimed=claimed), 0, spots)


def strip(asked: Question) -> tuple[ClaimedStrip, tuple[Item, ...]]:
    """Return the strip and what it draws."""
    drawing = Drawing(1100, 400)
    made = ClaimedStrip(drawing, asked)
    made.draw(Box(16, 16, WIDTH, made.height))
    return made, shown(drawing)


def test_a_few_cards_show_their_effects_in_one_row() -> None:
    made, items = strip(asked_with("shore_leave", "barter_post"))
    assert made.height == ROW
    assert {"kelp", "steelplast", "type-action"} <= {one.name for one in sprites_in(items)}


def test_a_used_card_is_dimmed_and_crossed_out_and_comes_after_those_that_can_be_used() -> None:
    _, items = strip(asked_with("shore_leave", "barter_post", used=("shore_leave",)))
    signs = [one for one in sprites_in(items) if one.name == "type-action"]
    assert [one.faded for one in signs] == [False, True]
    (cross,) = [one for one in sprites_in(items) if one.name == "cross"]
    assert cross.centre == signs[1].centre


def test_an_instant_special_card_that_was_paid_for_is_crossed_out_as_it_has_worked() -> None:
    name = next(each for each, card in pack().cards.items() if card.special)
    view = holding()
    mine = replace(view.players[0], paid=(name,))
    _, items = strip(Question(pack(), replace(view, players=(mine, *view.players[1:])), 0, ()))
    assert "cross" in {one.name for one in sprites_in(items)}


def test_a_card_that_can_be_chosen_is_rimmed_and_comes_first() -> None:
    made, items = strip(asked_with("shore_leave", MANY[0], spots=(f"card:{MANY[0]}",)))
    (rim,) = [one for one in items if isinstance(one, Panel) and one.edge == "legal"]
    assert rim.box.left == 16
    assert rim.box == made.drawing.places[f"card:{MANY[0]}"]


@pytest.mark.parametrize("count", [6, 12, 18])
def test_however_many_cards_there_are_nothing_leaves_the_strip(count: int) -> None:
    made, items = strip(asked_with(*MANY[:count]))
    assert len(made.drawing.places) == count
    assert apart(made.drawing.places.values())
    assert outside(items, Box(16, 16, WIDTH, made.height), slack=4) == []
    assert all(fits(word) for word in words_in(items))
    assert made.height <= MOST_ROWS * (ROW + 6)


def test_cards_for_whose_effects_there_is_no_room_show_their_number() -> None:
    _, items = strip(asked_with(*MANY[:18]))
    numbers = {str(pack().cards[name].number) for name in MANY[:18]}
    assert numbers & {word.text for word in words_in(items)}


def test_of_somebody_without_cards_nothing_is_drawn() -> None:
    asked = asked_with()
    view = replace(asked.view, players=tuple(replace(one, paid=()) for one in asked.view.players))
    _, items = strip(replace(asked, view=view))
    assert not [one for one in items if isinstance(one, Sprite)]
