"""Each thing has one name: that of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.msg import msg
from engine.core.text import Words
from engine.otys.words.names import key_name, thing
from tests.words.glossary import (
    IN_SENTENCES,
    LOCALES,
    NAMED_BY_THEIR_ID,
    OTHERWISE_IN_THE_RULES,
    SPELT,
    VERBS,
)
from tests.words.locale_files import entries

RULES = Path(__file__).parents[3] / "shared" / "rules" / "otys.md"
ROW = re.compile(r"^\| ([a-z0-9_]+) \|(.+)\|$", re.MULTILINE)

locales = pytest.mark.parametrize("locale", LOCALES)


def otys_texts(locale: str) -> str:
    return "\n".join(" ".join(entry.texts) for entry in entries(locale) if entry.file == "otys.ftl")


@pytest.mark.rule("OT-1.1")
@locales
def test_things_are_called_as_in_the_glossary(locale: str) -> None:
    words = Words(locale, strict=True)
    for id_, terms in NAMED_BY_THEIR_ID.items():
        assert words.inner(thing(id_), None) == terms[LOCALES.index(locale)]
    for key, id_ in {"X": "own_x_key", "N": "neutral_x_key"}.items():
        assert words.inner(key_name(key), None) == IN_SENTENCES[id_][LOCALES.index(locale)]
    for key, id_ in {"credits": "credit", "batteries": "battery"}.items():
        term = IN_SENTENCES[id_][LOCALES.index(locale)]
        assert words.inner(msg(f"otys-{key}", count=1), None) == f"1 {term}"


@pytest.mark.rule("OT-1.1")
@locales
@pytest.mark.parametrize("id_", IN_SENTENCES)
def test_sentences_use_the_words_of_the_glossary(locale: str, id_: str) -> None:
    assert IN_SENTENCES[id_][LOCALES.index(locale)] in otys_texts(locale)


@pytest.mark.rule("OT-1.1")
@pytest.mark.parametrize("verb", VERBS.values())
def test_sentences_use_the_verbs_of_the_glossary(verb: str) -> None:
    assert verb in otys_texts("en")


@pytest.mark.rule("OT-1.1")
@locales
def test_words_of_the_glossary_are_spelt_one_way(locale: str) -> None:
    one_way = "|".join(rf"\b{word}\b" for word in SPELT[locale])
    text = otys_texts(locale)
    assert re.findall(one_way, text, re.IGNORECASE) == re.findall(one_way, text)


@pytest.mark.rule("OT-1.1")
def test_the_words_checked_here_are_those_of_the_rules() -> None:
    if not RULES.exists():
        pytest.skip("the rule texts are not beside the project")
    glossary = {id_: row.split("|") for id_, row in ROW.findall(RULES.read_text("utf-8"))}
    for id_, terms in (NAMED_BY_THEIR_ID | IN_SENTENCES).items():
        for locale, term, cell in zip(LOCALES, terms, glossary[id_], strict=True):
            plain = re.sub(r" \([^)]*\)", "", cell).replace("*", "").strip()
            assert (plain != term) == ((locale, id_) in OTHERWISE_IN_THE_RULES), (locale, id_)
    for id_, verb in VERBS.items():
        assert glossary[id_][0].strip().startswith(verb)
