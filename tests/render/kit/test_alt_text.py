"""Pictures in words."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game import Result
from engine.core.msg import msg
from render.kit.alt_text import LONGEST, alt_text, awaited, people, won
from tests.render.scene_items import READER

FINISHED = msg("picture-scores")
PLAYING = msg("picture-standings")


def test_sentences_are_joined_with_a_space() -> None:
    assert alt_text(READER, [FINISHED, PLAYING]) == "Final scores Scores so far"


def test_no_sentences_make_no_words() -> None:
    assert alt_text(READER, []) == ""


def test_sentences_beyond_the_limit_are_left_out_whole() -> None:
    long = replace(READER, names=("M" * 500, "B" * 500))
    text = alt_text(long, [awaited(0, FINISHED), awaited(1, FINISHED), PLAYING])
    assert text == f"{'M' * 500}: final scores."


def test_nothing_follows_a_sentence_that_was_left_out() -> None:
    told = [PLAYING, msg("picture-alt-seat", seat=0), PLAYING]
    assert alt_text(replace(READER, names=("M" * LONGEST,)), told) == "Scores so far"


def test_a_text_of_exactly_the_longest_length_is_kept() -> None:
    name = "M" * LONGEST
    told = [msg("picture-alt-seat", seat=0)]
    assert alt_text(replace(READER, names=(name,)), told) == name
    assert alt_text(replace(READER, names=(name + "M",)), told) == ""


def test_whoever_is_awaited_is_named_with_what_they_do() -> None:
    assert alt_text(READER, [awaited(1, FINISHED)]) == "Bo: final scores."


def test_winners_are_named_and_losers_are_not() -> None:
    assert alt_text(READER, [won(Result((3, 5), (2, 1), "over"))]) == "The game is over: Bo wins."
    shared = won(Result((5, 3, 5), (1, 3, 1), "over"))
    assert alt_text(READER, [shared]) == "The game is over: Mira and Łukasz share the victory."


def test_people_are_listed_in_the_order_given() -> None:
    said = [READER.words.say(one, READER.names) for one in people([2, 0])]
    assert said == ["Łukasz", "Mira"]
