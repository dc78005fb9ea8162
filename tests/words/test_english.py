"""Everything the engine says has English words, and nothing has words that is never said."""

from __future__ import annotations

import logging
from collections import Counter
from fnmatch import fnmatch
from functools import cache
from typing import Annotated, Literal

import pytest
from babel import Locale
from fluent.syntax import ast
from pydantic import Field

from engine.core.errors import BadPack
from engine.core.game import option_words
from engine.core.msg import Msg, msg
from engine.core.pack import Id, PackRow, read_tables, rows
from engine.core.text import Words, available_locales
from engine.registry import GAMES, find_game
from tests.words import components, sources
from tests.words.files import english, entries, resources, within
from tests.words.games import Said, said_in

WORDS = Words(strict=True)
NAMES = ("Marguerite Duras",) * 4
"""Names as long as an option still has room for."""
NEVER_MET: frozenset[str] = frozenset()
"""Messages that may have words though nothing in the project says them."""
PLAIN_FAMILIES = ("error", "notation", "pack", "transcript")
"""Messages whose arguments are all plain texts or numbers, or a reason."""

games = pytest.mark.parametrize("game", GAMES)
locales = pytest.mark.parametrize("locale", available_locales())


@cache
def option_names() -> tuple[Msg, ...]:
    found = []
    for name in GAMES:
        game = find_game(name)
        for option in game.options:
            values = (option_words(game, option, value) for value in option.values)
            found += [option_words(game, option), *values]
    return tuple(found)


@cache
def said() -> frozenset[Msg]:
    """Every message met at tables, on components and as an option, with those inside them."""
    heard = [message for name in GAMES for message in said_in(name).everything]
    texts = [text for _, text in components.texts()]
    whole = (*heard, *texts, *components.names(), *option_names())
    return frozenset(part for message in whole for part in within(message))


def faults(text: str) -> list[str]:
    """What is wrong with a text that is shown to a person."""
    return [sign for sign in ("{", "}", "  ", "???", " ,", " .", "\n") if sign in text] + [
        "blank" for _ in range(text != text.strip() or not text)
    ]


# --- the files ---------------------------------------------------------------------------------


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


@locales
def test_no_language_words_what_english_does_not(locale: str) -> None:
    for entry in entries(locale):
        assert entry.key in english()
        assert entry.variables <= english()[entry.key].variables, entry.key


@locales
def test_every_list_is_joined_by_words_of_its_language(locale: str) -> None:
    styles = {style for entry in entries(locale) for style in entry.styles}
    joints = {f"list-{style}-{joint}" for style in styles for joint in ("two", "more")}
    assert joints <= {entry.key for entry in entries(locale)}


@locales
def test_every_form_asked_for_is_there(locale: str) -> None:
    there = {name for entry in entries(locale) for name in entry.attributes}
    assert {name for entry in entries(locale) for name in entry.forms} == there


# --- complete, and nothing more ----------------------------------------------------------------


def test_every_key_in_the_code_has_words() -> None:
    assert sorted(sources.named() - english().keys()) == []


def test_every_key_made_by_the_code_has_words() -> None:
    for pattern in sources.composed():
        assert any(fnmatch(key, pattern) for key in english()), pattern


def test_every_message_said_has_words() -> None:
    assert sorted({message.key for message in said()} - english().keys()) == []


def test_there_are_no_dead_words() -> None:
    joints = {
        f"list-{style}-{joint}"
        for entry in entries("en")
        for style in entry.styles
        for joint in ("two", "more")
    }
    used = sources.named() | {message.key for message in said()} | joints | NEVER_MET
    assert sorted(english().keys() - used) == []


def test_the_code_gives_each_message_what_its_words_name() -> None:
    for key, calls in sources.made().items():
        for given in calls:
            assert given == english()[key].variables, key


def test_every_message_said_has_what_its_words_name() -> None:
    for message in said():
        given = {name for name, _ in message.args}
        assert given == english()[message.key].variables, message.key


# --- how it reads ------------------------------------------------------------------------------


def test_everything_said_reads_well() -> None:
    for message in said():
        text = WORDS.say(message)
        assert faults(text) == [], text
        assert not text[0].islower(), text


@pytest.mark.parametrize("sample", [1, 2, "reef"])
def test_every_refusal_reads_well(sample: int | str) -> None:
    for key, calls in sources.made().items():
        if key.startswith(PLAIN_FAMILIES) or "-pack-" in key:
            for given in calls:
                text = WORDS.say(msg(key, **dict.fromkeys(given, sample)))
                assert faults(text) == [], text


@games
def test_the_log_names_whoever_did_it(game: str) -> None:
    for event in said_in(game).events.values():
        line = WORDS.tell(event, NAMES)
        assert faults(line) == [], line
        if event.seat is not None:
            assert line.startswith(f"{NAMES[event.seat]}: "), line


@games
def test_no_two_options_of_a_decision_read_alike(game: str) -> None:
    for labels in said_in(game).menus:
        counts = Counter(WORDS.say(label, (*NAMES[:1], "B", "C", "D")) for label in labels)
        assert [text for text, count in counts.items() if count > 1] == []


LENGTHS = {"labels": 80, "groups": 80, "hints": 100, "prompts": 200}


@games
@pytest.mark.parametrize("kind", LENGTHS)
@pytest.mark.parametrize("names", [None, NAMES])
def test_everything_fits_its_place(game: str, kind: str, names: tuple[str, ...] | None) -> None:
    heard: Said = said_in(game)
    for message in getattr(heard, kind):
        text = WORDS.say(message, names)
        assert len(text) <= LENGTHS[kind], text


# --- refusals that pydantic finds --------------------------------------------------------------


class Reef(PackRow):
    id: Id
    colour: Literal["red", "blue"] = "red"
    depth: Annotated[int, Field(ge=1, le=9)] = 1
    title: Annotated[str, Field(max_length=4)] = "-"


@pytest.mark.parametrize(
    ("column", "value", "expected"),
    [
        ("id", "Reef", "“Reef” is not written as an id is written here"),
        ("colour", "green", "“green” is not known here; allowed is: red, blue"),
        ("depth", "12", "12 is out of range; it must be <= 9"),
        ("title", "Coral", "“Coral” is too long"),
    ],
)
def test_a_bad_cell_is_refused_with_place_and_reason(
    column: str, value: str, expected: str
) -> None:
    row = {"id": "reef", column: value}
    lines = ("### table: reefs", *map("|".join, (row, ["---"] * len(row), row.values())))
    text = "\n".join([lines[0], *(f"|{line}|" for line in lines[1:])])
    sheet = read_tables(text, "sea.md")["reefs"]
    with pytest.raises(BadPack) as refused:
        rows(sheet, Reef)
    said_of_it = WORDS.say(refused.value.msg)
    assert said_of_it.startswith("The component pack sea.md is refused, line 4, column ")
    assert said_of_it.endswith(expected)


def test_nothing_is_logged_about_the_english_files(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Words().say(msg("error-game-over"))
    assert caplog.records == []
