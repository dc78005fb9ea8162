"""The picture of cards: a few with their sentences, many with their titles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.msg import msg
from engine.underwater_cities.view import ClaimedView
from render.fonts import fits
from render.scene import Box, Panel, Scene, Words
from render.underwater_cities.question.card_picture import CardTile, cells, print_of
from render.underwater_cities.question.frame import HEIGHT, WIDTH, drawing
from render.underwater_cities.question.questions import CARDS, Question
from tests.render.scene_items import apart, shown, sprites_in
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.panels import (
    GREEN,
    YELLOW,
    asked_at,
    choosing,
    picture,
    said,
    title,
)
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    items,
    lettering,
    pack,
    words,
)

each_locale = pytest.mark.parametrize("locale", LOCALES)


def asked_about(*spots: str, used: tuple[str, ...] = ()) -> Question:
    """Return a question to a player who has claimed and used these cards."""
    claimed = tuple(ClaimedView(card, used=True) for card in used)
    return Question(pack(), replace(holding(claimed=claimed), turn=None), 0, spots)


@each_locale
@pytest.mark.parametrize("count", [1, 2, 3])
def test_up_to_three_cards_have_their_whole_sentence(locale: str, count: int) -> None:
    asked = asked_about()
    whose = context(2, locale)
    things = [f"card:{card}" for card in pack().cards]
    things += [f"tile:{tile}" for tile in pack().tiles]
    things += [f"contract:{name}" for name in pack().contracts]
    for name in things:
        picture = drawing()
        (cell, *_) = cells(picture.box.inset(16), count)
        CardTile(picture, asked, whose, name).draw(cell, worded=True)
        shown = lettering(picture.scene(whose, "a card"))
        assert all(fits(word) for word in shown), name
        plates = [item for item in items(picture.scene(whose, "")) if isinstance(item, Panel)]
        iconic = any(plate.fill == "panel-deep" for plate in plates)
        assert iconic or name.startswith("contract:"), name
        assert max(shown, key=lambda word: len(word.text)).lines > 3, name


@each_locale
@pytest.mark.parametrize("count", [4, 6, 8, 12, 16])
def test_of_many_cards_each_still_has_its_title(locale: str, count: int) -> None:
    asked, whose = asked_about(), context(2, locale)
    for card in pack().cards:
        picture = drawing()
        (cell, *_) = cells(picture.box.inset(16), count)
        CardTile(picture, asked, whose, f"card:{card}").draw(cell, worded=False)
        shown = lettering(picture.scene(whose, "a card"))
        assert all(fits(word) for word in shown), card
        assert all(_within(word, cell.bottom) for word in shown), card


def _within(word: Words, bottom: int) -> bool:
    return word.box.bottom <= bottom


def test_no_two_cards_share_a_cell() -> None:
    for count in range(1, 31):
        found = list(cells(drawing().box, count))
        assert len(found) >= count
        assert len({(cell.left, cell.top) for cell in found}) == len(found)
        assert all(cell.right <= WIDTH and cell.bottom <= HEIGHT for cell in found)


# --- which cards there are, and how they look ----------------------------------------------------


def tile(asked: Question, name: str) -> Scene:
    """Return the picture of one card."""
    made, whose = drawing(), context(2)
    CardTile(made, asked, whose, name).draw(Box(100, 100, 400, 300), worded=False)
    return made.scene(whose, "a card")


def test_up_to_three_cards_stand_in_the_middle() -> None:
    for count in (1, 2, 3):
        found = list(cells(Box(0, 0, 1000, 600), count))
        assert len(found) == count
        assert abs(found[0].left - (1000 - found[-1].right)) <= 1
        assert {cell.height for cell in found} == {600}


def test_the_cells_of_any_number_of_cards_are_apart() -> None:
    assert all(apart(cells(drawing().box, count)) for count in range(1, 31))


@pytest.mark.parametrize(
    ("place", "sign"),
    [("card:embassy", "colour-"), ("tile:mint", ""), ("contract:first_harvest", "")],
)
def test_each_place_has_what_is_printed_on_its_component(place: str, sign: str) -> None:
    what = print_of(pack(), place)
    assert what.sign.startswith(sign)
    assert words().say(what.title) in said(tile(asked_about(), place))


def test_every_card_that_the_question_shows_has_its_title() -> None:
    at = choosing("yellow_1")
    texts = " ".join(said(picture(at, CARDS))).replace("\u00ad", "")
    for card in (GREEN, YELLOW):
        assert title(card) in texts


def test_only_cards_that_can_be_chosen_are_rimmed() -> None:
    scene = composed(CARDS, holding("smuggling", "embassy"), context(2, spots=("card:embassy",)))
    (rim,) = [one for one in items(scene) if isinstance(one, Panel) and one.edge == "legal"]
    assert rim.box.left > WIDTH // 2
    assert scene.marked == ("card:embassy",)


def test_a_card_that_is_used_up_is_dimmed() -> None:
    fresh, used = (tile(asked_about(used=cards), "card:embassy") for cards in ((), ("embassy",)))
    assert not any(one.faded for one in sprites_in(fresh.items))
    assert all(one.faded for one in sprites_in(used.items))


def test_a_card_without_effect_on_the_chosen_slot_is_dimmed() -> None:
    asked = asked_at(choosing("yellow_1"))
    off, on = (tile(asked, f"card:{card}") for card in (GREEN, YELLOW))
    assert all(one.faded for one in sprites_in(off.items))
    assert not any(one.faded for one in sprites_in(on.items))


def test_cards_drawn_just_now_say_so() -> None:
    hand = ("smuggling", "embassy", "supply_drop", "barter_post")
    view = replace(holding(*hand), phase=None, lap=2)
    scene = composed(CARDS, view, context(2, spots=tuple(f"card:{card}" for card in hand)))
    tags = [word for word in lettering(scene) if word.text == "New"]
    assert len(tags) == 2
    assert "Just drawn: Supply Drop" in scene.alt


def test_an_empty_hand_is_said_to_be_empty() -> None:
    said_of_none = words().say(msg("underwater-cities-picture-no-cards"))
    assert said(composed(CARDS, holding(), context(2))) == [said_of_none]


def test_of_a_low_cell_the_sign_the_number_and_the_title_lie_side_by_side() -> None:
    made, whose = drawing(), context(2)
    CardTile(made, asked_about(), whose, "card:embassy").draw(Box(0, 0, 500, 80), worded=False)
    number, name = lettering(made.scene(whose, "a card"))
    assert (number.text, name.text) == (print_of(pack(), "card:embassy").number, title("embassy"))
    assert apart((number.box, name.box))
    assert len(sprites_in(shown(made))) == 1
