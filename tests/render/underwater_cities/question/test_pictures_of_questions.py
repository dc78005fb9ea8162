"""The laws of all pictures of a question, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.decision import Pick
from render.fonts import cap_height, fits, lay
from render.scene import Panel, Scene, Words
from render.underwater_cities import ASKED
from render.underwater_cities.question.card_picture import CardTile, cells
from render.underwater_cities.question.frame import HEIGHT, WIDTH, drawing
from render.underwater_cities.question.questions import CARDS, Question
from tests.render.random_pictures import again, played, spots_of
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
)

PHONE = 338
"""The width at which a phone shows a gallery's only picture."""
each_locale = pytest.mark.parametrize("locale", LOCALES)


@cache
def met(seats: int) -> tuple[Question, ...]:
    """Return questions of different sorts and with different numbers of places."""
    found: dict[tuple[str, int], Question] = {}
    for at in again(played("underwater-cities", seats)):
        for decision in at.pending:
            if isinstance(decision, Pick):
                spots = spots_of((decision,), decision.seat)
                asked = Question(pack(), seen(at, decision.seat), decision.seat, spots)
                found[asked.about, len(asked.shown_cards)] = asked
    return tuple(found.values())


@cache
def scenes(locale: str) -> tuple[tuple[str, Scene], ...]:
    """Return all pictures of all these questions."""
    return tuple(
        (kind, composed(kind, asked.view, context(seats, locale, asked.spots)))
        for seats in (1, 2, 4)
        for asked in met(seats)
        for kind in ASKED
    )


@each_locale
def test_all_have_the_shape_that_discord_shows_best(locale: str) -> None:
    assert {(scene.width, scene.height) for _, scene in scenes(locale)} == {(WIDTH, HEIGHT)}
    assert WIDTH * 7 == HEIGHT * 11


@each_locale
def test_every_word_fits_and_can_be_read_on_a_phone(locale: str) -> None:
    for kind, scene in scenes(locale):
        for word in lettering(scene):
            assert word.cut or fits(word), (kind, word)
            assert cap_height(lay(word).size) * PHONE / WIDTH >= 6, (kind, word)


@each_locale
def test_they_are_told_in_words_in_at_most_1024_letters(locale: str) -> None:
    assert all(1 <= len(scene.alt) <= 1024 for _, scene in scenes(locale))


@each_locale
@pytest.mark.parametrize("count", [1, 2, 3])
def test_up_to_three_cards_have_their_whole_sentence(locale: str, count: int) -> None:
    asked = met(2)[0]
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
    asked, whose = met(2)[0], context(2, locale)
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


def test_cards_have_sentences_only_if_they_are_few() -> None:
    for asked in met(2):
        scene = composed(CARDS, asked.view, context(2, spots=asked.spots))
        longest = max(word.lines for word in lettering(scene))
        assert (longest > 3) == (1 <= len(asked.shown_cards) <= 3)
