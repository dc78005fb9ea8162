from __future__ import annotations

import re

import pytest

from engine.core.errors import (
    BadPack,
    BadSetup,
    BadSnapshot,
    BadTranscript,
    CannotUndo,
    FathomError,
    IllegalAnswer,
    NotAwaited,
    Refused,
    Stale,
    UnknownGame,
)
from engine.core.msg import msg

ERRORS = [
    Stale(3, 5),
    NotAwaited(msg("error-not-awaited")),
    IllegalAnswer(msg("error-no-such-option", key="x")),
    CannotUndo(msg("error-nothing-to-undo")),
    BadSetup(msg("error-seat-count", seats=9, low=2, high=4)),
    UnknownGame("chess", ("otys",)),
    BadSnapshot("stack: wrong"),
    BadTranscript(4, msg("transcript-not-a-move")),
    BadPack("mine.md", 3, 7, "pack-unknown-word", word="kelpp"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_can_be_told_in_words_of_its_own(error: FathomError) -> None:
    assert isinstance(error, FathomError)
    assert re.fullmatch(r"error-[a-z-]+", error.msg.key)
    assert error.msg.key in str(error)


@pytest.mark.parametrize("kind", [Stale, NotAwaited, IllegalAnswer, CannotUndo])
def test_what_the_moment_does_not_allow_is_refused(kind: type[FathomError]) -> None:
    assert issubclass(kind, Refused)


@pytest.mark.parametrize("kind", [BadSetup, BadSnapshot, BadTranscript, BadPack, UnknownGame])
def test_what_is_broken_is_not_taken_for_a_refused_wish(kind: type[FathomError]) -> None:
    assert not issubclass(kind, Refused)


def test_an_unknown_game_is_a_bad_setup() -> None:
    assert issubclass(UnknownGame, BadSetup)


def test_a_stale_answer_is_told_both_plies() -> None:
    assert Stale(3, 5).msg == msg("error-stale")
    assert (Stale(3, 5).at, Stale(3, 5).now) == (3, 5)


def test_an_unknown_game_is_told_with_those_that_are_known() -> None:
    expected = msg("error-unknown-game", name="chess", known="otys, toy")
    assert UnknownGame("chess", ("otys", "toy")).msg == expected


def test_a_bad_snapshot_is_told_with_the_reason() -> None:
    assert BadSnapshot("stack: wrong").msg["reason"] == "stack: wrong"


def test_a_bad_transcript_is_told_with_line_and_reason() -> None:
    error = BadTranscript(4, msg("transcript-not-a-move"))
    assert (error.line, error.msg["line"]) == (4, 4)
    assert error.msg["reason"] == msg("transcript-not-a-move")


def test_a_bad_pack_is_told_with_place_and_reason() -> None:
    error = BadPack("mine.md", 3, 7, "pack-unknown-word", word="kelpp")
    assert (error.line, error.column) == (3, 7)
    assert error.reason == msg("pack-unknown-word", word="kelpp")
    assert error.msg == msg(
        "error-bad-pack", source="mine.md", line=3, column=7, reason=error.reason
    )
