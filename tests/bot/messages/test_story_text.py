"""A post tells each turn in a few lines of a phone, with icons where there is room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.application_emojis.shown import Emojis
from bot.application_emojis.within import with_icons
from bot.messages.message_view import LONGEST_TEXT
from bot.messages.story_text import (
    COMPUTERS,
    OWN,
    PHONE,
    ROOM,
    TABLE,
    StoryReader,
    height,
    story_lines,
)
from db.records import TOOK_BACK_AGREED, AnswerOrigin, ToldEntry
from engine.core.aids.story import AS_LOGGED
from engine.core.event import Event
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from engine.registry import find_game
from tests.bot.application_emojis.complete import all_emojis
from tests.bot.positions import event, told, undo
from tests.told_games import answered

ENGLISH = Words(strict=True)
NAMES = ("Ann", "Ben", "Cem")
READER = StoryReader(ENGLISH, NAMES)
GAMES = ("antarctica", "otys", "underwater-cities")
ICON = re.compile(r"<:[a-z0-9]{2,8}:\d+>")
RAW_KEY = re.compile(r"\b(?:story|antarctica|otys|underwater-cities)-[a-z]")


def lines(*entries: ToldEntry) -> list[str]:
    return story_lines(entries, AS_LOGGED, READER)


def posts(game: str, seats: int, seed: int, people: int) -> Iterator[list[ToldEntry]]:
    """Yield the moves of each post of a game, which comes when it is a person's turn."""
    moves, found = list[ToldEntry](), answered(game, seats, seed, "greedy")
    for number, (each, after) in enumerate(zip(found, [*found[1:], None], strict=True)):
        moment = datetime(2026, 1, 1, tzinfo=UTC)
        moves.append(
            ToldEntry(
                number, each.seat, "move", each.events, None, AnswerOrigin.PERSON, None, moment
            )
        )
        if after is None or (after.seat < people and after.seat != each.seat):
            yield moves
            moves = []


def test_a_turn_is_a_paragraph_of_sentences_behind_the_name() -> None:
    assert lines(
        told(0, 0, [event("dives", 0), event("breathes", 0)]),
        told(1, 0, [event("surfaces", 0), event("night falls", None)]),
        told(2, 1, [event("waits", 1)]),
    ) == ["**Ann:** Dives. Breathes. Surfaces.", "**Ben:** Waits.", "-# Night falls."]


def test_what_was_taken_back_is_not_told_and_an_agreed_undo_is() -> None:
    taken = told(0, 0, [event("dives", 0)], undone_by=1)
    assert lines(taken, undo(1, 0), told(2, 0, [event("waits", 0)])) == ["**Ann:** Waits."]
    consent = replace(undo(1, 0), events=(Event(msg(TOOK_BACK_AGREED, told=1), 0),))
    (agreed,) = lines(taken, consent)
    assert agreed == "Ann undid some moves; everyone agreed"


def test_the_channel_is_never_told_what_only_some_may_know() -> None:
    assert lines(told(0, 0, [event("secret", 0, to=(0,))])) == []


def test_the_height_is_that_on_a_phone_without_markup() -> None:
    assert height("**Ann:** Dives.") == 1
    assert height("x" * PHONE) == 1
    assert height("word " * 10) == 2
    assert height("<:kelp:1234567890123456789> " * 10) == 1
    assert height("one\ntwo") == 2
    assert height("<@1234567890123456789>" * 4) == 1


def test_small_and_large_print_have_lines_of_their_own_length() -> None:
    assert height("-# " + "word " * 10) == 1
    assert height("### " + "word " * 9) == 2


def test_without_room_short_turns_of_several_players_share_a_line() -> None:
    entries = [told(0, seat, [event("rests", seat)]) for seat in range(3)]
    assert story_lines(entries, AS_LOGGED, READER, 2) == [
        "**Ann:** Rests. **Ben:** Rests. **Cem:** Rests."
    ]
    assert len(story_lines(entries, AS_LOGGED, READER)) == 3


def test_without_room_turns_of_computer_players_share_a_line_but_not_with_those_of_people() -> None:
    reader = replace(READER, computers=(1, 2))
    entries = [told(0, seat, [event("rests", seat)]) for seat in range(3)]
    assert story_lines(entries, AS_LOGGED, reader, 2) == [
        "**Ann:** Rests.",
        "**Ben:** Rests. **Cem:** Rests.",
    ]


def test_parts_of_lists_have_their_icons_behind_the_words() -> None:
    goods = (msg("story-plus", amount=msg("underwater-cities-amount-kelp", count=2)),)
    shown = with_icons(msg("story-net", goods=goods), all_emojis())
    assert ICON.sub("#", ENGLISH.say(shown)) == "+2 kelp #"


def test_without_emojis_the_words_stand_alone() -> None:
    net = msg("story-net", goods=(msg("story-plus", amount=msg("otys-credits", count=1)),))
    assert with_icons(net, Emojis()) == net


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("people", [1, 3])
def test_posts_of_whole_games_fit_a_phone(people: int, locale: str) -> None:
    names = ("Anna", "Ben", "Cem") if people > 1 else ("Anna", "Computer 2", "Computer 3")
    computers = range(people, 3)
    reader = StoryReader(Words(locale, strict=True), names, all_emojis(), computers)
    told_of = [
        story_lines(post, find_game(game).story, reader)
        for game in GAMES
        for post in posts(game, 3, 5, people)
    ]
    heights = [sum(map(height, post)) for post in told_of]
    assert sum(tall <= ROOM for tall in heights) >= 0.95 * len(heights), sorted(heights)[-9:]
    # The markup of emojis counts too; the rest of a post takes less than a quarter.
    assert max(len("\n".join(post)) for post in told_of) <= LONGEST_TEXT * 3 // 4
    paragraphs = [line for post in told_of for line in post if line.count("**") <= 2]
    assert not [line for line in paragraphs if RAW_KEY.search(line)]
    for most, mine in ((COMPUTERS, "**Computer"), (OWN, "**"), (TABLE, "-# ")):
        tall = [line for line in paragraphs if line.startswith(mine) and height(line) > most]
        assert len(tall) <= 0.05 * len(paragraphs), tall


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", GAMES)
def test_no_figure_stands_on_an_icon_alone(game: str, locale: str) -> None:
    reader = StoryReader(Words(locale, strict=True), NAMES, all_emojis())
    for post in posts(game, 3, 5, 3):
        for line in story_lines(post, find_game(game).story, reader, 100):
            assert not re.search(r"[+−]\d+ <:", line), line  # noqa: RUF001 - a minus


@pytest.mark.parametrize("game", ["antarctica", "otys"])
def test_posts_about_three_computer_players_fit_a_phone_too(game: str) -> None:
    names = ("Anna", "Computer 2", "Computer 3", "Computer 4")
    reader = StoryReader(ENGLISH, names, all_emojis(), range(1, 4))
    heights = [
        sum(map(height, story_lines(post, find_game(game).story, reader, ROOM - 1)))
        for post in posts(game, 4, 5, 1)
    ]
    assert sum(tall <= ROOM for tall in heights) >= 0.95 * len(heights), sorted(heights)[-9:]
