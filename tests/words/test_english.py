"""Every message of the engine has an English text, and every text belongs to a message."""

from __future__ import annotations

import logging
from fnmatch import fnmatch
from typing import Annotated, Literal

import pytest
from pydantic import Field

from engine.core.errors import BadPack
from engine.core.msg import msg
from engine.core.packs.pack import Id, PackRow, read_tables, rows
from engine.core.text import Words
from tests.words import sources
from tests.words.all_messages import said
from tests.words.locale_files import english, entries

WORDS = Words(strict=True)
NEVER_MET = frozenset({"antarctica-log-no-new-ship"})
"""Messages that have words although nothing creates them any more, because old logs have them."""


# --- complete, and nothing more ----------------------------------------------------------------


@pytest.mark.slow
def test_every_key_in_the_code_has_words() -> None:
    assert sorted(sources.named() - english().keys()) == []


@pytest.mark.slow
def test_every_key_made_by_the_code_has_words() -> None:
    for patterns in sources.composed().values():
        for pattern in patterns:
            assert any(fnmatch(key, pattern) for key in english()), pattern


@pytest.mark.slow
def test_every_message_said_has_words() -> None:
    assert sorted({message.key for message in said()} - english().keys()) == []


@pytest.mark.slow
def test_there_are_no_dead_words() -> None:
    joints = {
        f"list-{style}-{joint}"
        for entry in entries("en")
        for style in entry.styles
        for joint in ("two", "more")
    }
    used = sources.named() | {message.key for message in said()} | joints | NEVER_MET
    shown = [
        pattern
        for package, patterns in sources.composed().items()
        for pattern in patterns
        if package in sources.FACE or pattern.startswith("*")
    ]
    dead = english().keys() - used
    assert sorted(key for key in dead if not any(fnmatch(key, each) for each in shown)) == []


def test_the_code_gives_each_message_what_its_words_name() -> None:
    for key, calls in sources.made().items():
        for given in calls:
            assert given == english()[key].variables, key


@pytest.mark.slow
def test_every_message_said_has_what_its_words_name() -> None:
    for message in said():
        given = {name for name, _ in message.args}
        assert given == english()[message.key].variables, message.key


# --- refusals that come from pydantic ----------------------------------------------------------


class Reef(PackRow):
    id: Id
    colour: Literal["red", "blue"] = "red"
    depth: Annotated[int, Field(ge=1, le=9)] = 1
    title: Annotated[str, Field(max_length=4)] = "-"


@pytest.mark.parametrize(
    ("column", "value", "expected"),
    [
        ("id", "Reef", "“Reef” is not a valid id"),
        ("colour", "green", "“green” is not allowed here; allowed: red, blue"),
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
    assert said_of_it.startswith("The component pack sea.md was rejected at line 4, column ")
    assert said_of_it.endswith(expected)


def test_nothing_is_logged_about_the_english_files(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        Words().say(msg("error-game-over"))
    assert caplog.records == []
