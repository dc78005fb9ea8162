"""Long words in narrow boxes."""

from __future__ import annotations

import pytest

from render.fonts import measure
from render.underwater_cities.cards.hyphens import LEAST, divided


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Erweiterungsgenehmigung", ("Erweiterungs-", "genehmigung")),
        ("Unterwasser-Serverpark", ("Unterwasser-", "Serverpark")),
        ("Algenbottiche", ("Algenbotti-", "che")),
        ("Roter Teppich", ("Roter", "Teppich")),
        ("Bioluminescence", ("Biolumines-", "cence")),
        ("Überstundenzuschlag", ("Überstunden-", "zuschlag")),
    ],
)
def test_long_words_are_divided_between_syllables(title: str, lines: tuple[str, ...]) -> None:
    assert divided(title, 28, 190 if len(title) > 15 else 164, bold=True) == lines


def test_no_line_begins_in_the_middle_of_several_consonants_that_belong_together() -> None:
    for width in range(60, 320, 10):
        assert not any(line.startswith("lag") for line in divided("Überstundenzuschlag", 28, width))


def test_a_title_that_fits_is_not_divided() -> None:
    assert divided("Erweiterungsgenehmigung", 28, 400, bold=True) == ("Erweiterungsgenehmigung",)


def test_a_word_without_a_place_to_divide_stays_whole() -> None:
    assert divided("Strrrrrrrrrrrrrrrrrrrrrrrrrrm", 28, 100) == ("Strrrrrrrrrrrrrrrrrrrrrrrrrrm",)


@pytest.mark.parametrize("width", [120, 140, 260])
def test_no_line_is_wider_than_its_box_if_its_words_can_be_divided(width: int) -> None:
    lines = divided("Demonstration Experimental Biology", 24, width, bold=True)
    assert all(measure(line, 24, bold=True) <= width for line in lines)
    whole = "".join(line.removesuffix("-") if line[-1] == "-" else f"{line} " for line in lines)
    assert whole.strip() == "Demonstration Experimental Biology"


def test_words_are_divided_only_where_another_line_does_not_help() -> None:
    assert divided("Algen Serverpark", 28, 140) == ("Algen", "Serverpark")


def test_a_division_leaves_enough_letters_on_either_side() -> None:
    for text in ("Algenbottiche", "Erweiterungsgenehmigung", "Bioluminescence"):
        for width in range(60, 200, 20):
            for line in divided(text, 28, width)[:-1]:
                assert len(line.removesuffix("-")) >= LEAST


def test_consonants_that_belong_together_stay_together() -> None:
    lines = divided("Forschungsschiffe", 28, 150)
    assert not [line for line in lines if line.endswith(("sc-", "c-"))]


def test_a_text_without_words_is_one_empty_line() -> None:
    assert divided("", 28, 100) == ("",)


def test_a_word_that_cannot_be_divided_begins_a_line_of_its_own() -> None:
    assert divided("Ein Strrrrrrrrrrrrrrrrrrm", 28, 100) == ("Ein", "Strrrrrrrrrrrrrrrrrrm")
