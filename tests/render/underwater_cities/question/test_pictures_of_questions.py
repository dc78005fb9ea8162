"""The laws of all pictures of a question, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.decision import Pick
from render.fonts import cap_height, fits, lay
from render.scene import Scene
from render.underwater_cities import ASKED
from render.underwater_cities.question.frame import HEIGHT, WIDTH
from render.underwater_cities.question.questions import CARDS, Question
from tests.render.random_pictures import again, played, spots_of
from tests.render.underwater_cities.tables import (
    LOCALES,
    composed,
    context,
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


def test_cards_have_sentences_only_if_they_are_few() -> None:
    for asked in met(2):
        scene = composed(CARDS, asked.view, context(2, spots=asked.spots))
        longest = max(word.lines for word in lettering(scene))
        shown = {*asked.in_play, *asked.shown_cards}
        assert (longest > 3) == (1 <= len(shown) <= 3)
