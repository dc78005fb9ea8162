"""Every language has a text for every message, and can say everything that occurs at a table."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast

from engine.core.text import ENGLISH, Words, available_locales
from engine.registry import GAMES
from tests.words.all_messages import LONG_NAMES, faults, option_names, refusals, said
from tests.words.components import names, texts
from tests.words.games import said_in
from tests.words.locale_files import Entry, english, entries, resources

LEFT_OUT: dict[tuple[str, str], frozenset[str]] = {}
"""Arguments that a language leaves out of a message, by language and key; none so far."""
FORMS_OF_THE_CODE = frozenset({"description", "least", "note", "panel", "post", "text"})
"""Forms of messages that the program uses, rather than another message."""
QUOTES = {"en": "“”", "de": "„“", "it": "«»", "pt-BR": "“”"}
"""The quotation marks of each language, the opening one first."""
ANY_QUOTE = re.compile("[\"'«»‹›‚„“”‟]")  # noqa: RUF001 - they are meant
LENGTHS = {"labels": 80, "groups": 80, "hints": 340, "prompts": 200}
"""The maximum lengths of texts; an effect of over 100 characters is told above the buttons."""
LONGEST_ENTRY = 100

games = pytest.mark.parametrize("game", GAMES)
locales = pytest.mark.parametrize("locale", available_locales())
others = pytest.mark.parametrize("locale", [x for x in available_locales() if x != ENGLISH])


@cache
def words(locale: str) -> Words:
    return Words(locale, strict=True)


def by_key(locale: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in entries(locale)}


# --- the files ---------------------------------------------------------------------------------


def test_the_languages_are_those_of_the_project() -> None:
    assert {"de", "en", "it", "pt-BR"} <= set(available_locales())


@locales
def test_the_files_can_be_read_whole(locale: str) -> None:
    for resource in resources(locale).values():
        assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]


@locales
def test_no_message_has_words_twice(locale: str) -> None:
    counts = Counter(entry.key for entry in entries(locale))
    assert [key for key, count in counts.items() if count > 1] == []


@locales
def test_every_language_is_known_by_its_folder(locale: str) -> None:
    assert Locale.parse(locale, sep="-").language == locale.partition("-")[0]


@others
def test_a_language_words_all_that_english_does(locale: str) -> None:
    assert sorted(english().keys() - by_key(locale).keys()) == []


@others
def test_no_language_words_what_english_does_not(locale: str) -> None:
    assert sorted(by_key(locale).keys() - english().keys()) == []


@others
def test_a_message_stands_in_the_same_file_as_in_english(locale: str) -> None:
    for key, entry in by_key(locale).items():
        assert entry.file == english()[key].file, key


@others
def test_a_language_says_all_that_english_says(locale: str) -> None:
    for key, entry in by_key(locale).items():
        unsaid = LEFT_OUT.get((locale, key), frozenset())
        assert entry.variables == english()[key].variables - unsaid, key


@others
def test_the_forms_of_english_are_there_in_every_language(locale: str) -> None:
    for key, entry in by_key(locale).items():
        assert english()[key].attributes <= entry.attributes, key


@locales
def test_every_list_is_joined_by_words_of_its_language(locale: str) -> None:
    styles = {style for entry in entries(locale) for style in entry.styles}
    joints = {f"list-{style}-{joint}" for style in styles for joint in ("two", "more")}
    assert joints <= by_key(locale).keys()


@locales
def test_every_form_is_asked_for_and_every_form_asked_for_is_there(locale: str) -> None:
    there = {name for entry in entries(locale) for name in entry.attributes}
    asked = {name for entry in entries(locale) for name in entry.forms}
    assert there - FORMS_OF_THE_CODE == asked


@locales
def test_numbers_choose_among_the_plurals_of_the_language(locale: str) -> None:
    known = {*Locale.parse(locale, sep="-").plural_form.tags, "other"}
    for entry in entries(locale):
        assert entry.plurals <= known, entry.key


@others
def test_quotation_marks_are_those_of_the_language(locale: str) -> None:
    for entry in entries(locale):
        marks = ANY_QUOTE.findall("".join(entry.texts))
        assert Counter(marks) == Counter(QUOTES[locale] * (len(marks) // 2)), entry.key


# --- how it reads ------------------------------------------------------------------------------


@locales
def test_everything_said_reads_well(locale: str) -> None:
    for message in said():
        text = words(locale).say(message)
        assert faults(text) == [], text
        assert not text[0].islower(), text


@locales
def test_every_refusal_reads_well(locale: str) -> None:
    for message in refusals():
        assert faults(words(locale).say(message)) == [], message


@locales
@games
def test_the_log_names_whoever_did_it(locale: str, game: str) -> None:
    for event in said_in(game).events.values():
        line = words(locale).tell(event, LONG_NAMES)
        assert faults(line) == [], line
        if event.seat is not None:
            assert line.startswith(f"{LONG_NAMES[event.seat]}: "), line


@locales
@games
def test_no_two_options_of_a_decision_read_alike(locale: str, game: str) -> None:
    for labels in said_in(game).menus:
        counts = Counter(words(locale).say(label, ("A", "B", "C", "D")) for label in labels)
        assert [text for text, count in counts.items() if count > 1] == []


@locales
@games
@pytest.mark.parametrize("kind", LENGTHS)
@pytest.mark.parametrize("people", [None, LONG_NAMES])
def test_everything_fits_its_place(
    locale: str, game: str, kind: str, people: tuple[str, ...] | None
) -> None:
    for message in getattr(said_in(game), kind):
        text = words(locale).say(message, people)
        assert len(text) <= LENGTHS[kind], text


@locales
def test_what_can_be_chosen_for_a_game_fits_its_place(locale: str) -> None:
    for message in option_names():
        assert len(words(locale).say(message)) <= LONGEST_ENTRY


@locales
def test_things_that_differ_do_not_read_alike(locale: str) -> None:
    by_text: dict[tuple[object, str], object] = {}
    for thing, message in texts():
        assert isinstance(thing, tuple)
        text = words(locale).say(message)
        assert by_text.setdefault((thing[0], text), thing) == thing, text


@locales
@games
def test_no_two_things_have_one_name(locale: str, game: str) -> None:
    counts = Counter(words(locale).say(name) for name in names(game))
    assert [name for name, count in counts.items() if count > 1] == []


@others
def test_whoever_reads_another_language_meets_no_english(locale: str) -> None:
    """A message that is the same as in English is a name, a number or a symbol."""
    for message in said():
        if len(re.findall(r"[a-z]{2,}", words(ENGLISH).say(message))) > 2:
            assert words(locale).say(message) != words(ENGLISH).say(message)
