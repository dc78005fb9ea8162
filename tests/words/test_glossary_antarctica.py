"""Each thing has one name: that of the glossary of Antarctica."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.antarctica.words.names import thing
from engine.core.text import Words
from tests.words.glossary import LOCALES
from tests.words.glossary_antarctica import IN_SENTENCES, NAMED_BY_THEIR_ID
from tests.words.locale_files import entries

RULES = Path(__file__).parents[3] / "shared" / "rules" / "antarctica.md"
NOTE = re.compile(r" \([^)]*\)|\*")

locales = pytest.mark.parametrize("locale", LOCALES)


@locales
def test_things_are_called_as_in_the_glossary(locale: str) -> None:
    words = Words(locale, strict=True)
    for id_, terms in NAMED_BY_THEIR_ID.items():
        assert words.inner(thing(id_), None) == terms[LOCALES.index(locale)]


@locales
@pytest.mark.parametrize("terms", IN_SENTENCES, ids=lambda terms: terms[0])
def test_sentences_use_the_words_of_the_glossary(locale: str, terms: tuple[str, ...]) -> None:
    said = [text for each in entries(locale) if each.file.startswith("antarctica")
            for text in each.texts]  # fmt: skip
    assert terms[LOCALES.index(locale)] in " ".join(said)


def test_the_words_checked_here_are_those_of_the_rules() -> None:
    if not RULES.exists():
        pytest.skip("the rule texts are not beside the project")
    rows = (line.strip("|").split("|") for line in RULES.read_text("utf-8").splitlines())
    glossary = {tuple(NOTE.sub("", cell).strip() for cell in cells[1:]) for cells in rows}
    assert {*NAMED_BY_THEIR_ID.values(), *IN_SENTENCES} - glossary == set()
