"""Titles divided into the lines of a narrow box."""

from __future__ import annotations

import pytest

from render.underwater_cities.cards.hyphens import divided


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Erweiterungsgenehmigung", ("Erweiterungs-", "genehmigung")),
        ("Unterwasser-Serverpark", ("Unterwasser-", "Serverpark")),
        ("Algenbottiche", ("Algenbotti-", "che")),
        ("Roter Teppich", ("Roter", "Teppich")),
        ("Bioluminescence", ("Biolumines-", "cence")),
    ],
)
def test_long_words_are_divided_between_syllables(title: str, lines: tuple[str, ...]) -> None:
    assert divided(title, 28, 190 if len(title) > 15 else 164, bold=True) == lines


def test_a_title_that_fits_is_not_divided() -> None:
    assert divided("Erweiterungsgenehmigung", 28, 400, bold=True) == ("Erweiterungsgenehmigung",)


def test_a_word_without_a_place_to_divide_stays_whole() -> None:
    assert divided("Strrrrrrrrrrrrrrrrrrrrrrrrrrm", 28, 100) == ("Strrrrrrrrrrrrrrrrrrrrrrrrrrm",)
