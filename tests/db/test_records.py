"""Records of stored games: what they say beyond their fields."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from db.records import (
    TOOK_BACK,
    TOOK_BACK_AGREED,
    TOOK_BACK_CHANGED,
    TOOK_BACK_LAST,
    TOOK_BACK_SEEN,
    AnswerOrigin,
    AppendResult,
    EntryOrigin,
    Player,
    PlayerKind,
    Post,
    ToldEntry,
)
from engine.core.event import Event
from engine.core.msg import Msg, msg
from tests.db.rows import NOON, record


def entry(said: Msg, kind: str = "undo") -> ToldEntry:
    """Return a log entry with this message."""
    events = (Event(said, 0),)
    told = "undo" if kind == "undo" else "move"
    return ToldEntry(9, 0, told, events, None, AnswerOrigin.PERSON, 100, NOON)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("player", "answers"),
    [
        (Player("human", 1), None),
        (Player("human", 1, stand_in="greedy"), "greedy"),
        (Player("random"), "random"),
        (Player("strong", stand_in="greedy"), "strong"),
        (Player(), None),
    ],
)
def test_a_computer_answers_for_itself_or_for_whom_it_stands_in(
    player: Player, answers: PlayerKind | None
) -> None:
    assert player.computer == answers


def test_an_answer_is_of_a_person_unless_said_otherwise() -> None:
    assert EntryOrigin() == EntryOrigin(AnswerOrigin.PERSON, None)


@pytest.mark.parametrize(
    "key", [TOOK_BACK_AGREED, TOOK_BACK_SEEN, TOOK_BACK_LAST, TOOK_BACK_CHANGED]
)
def test_an_undo_for_all_says_how_much_the_channel_had_been_told(key: str) -> None:
    assert entry(msg(key, told=6)).told_up_to == 6
    assert entry(msg(key, told=0)).told_up_to == 0


def test_an_undo_of_ones_own_does_not_say_what_the_channel_had_been_told() -> None:
    assert entry(TOOK_BACK).told_up_to is None


def test_a_move_never_says_what_the_channel_had_been_told() -> None:
    assert entry(msg(TOOK_BACK_AGREED, told=6), "move").told_up_to is None


def test_what_is_no_number_of_entries_is_not_taken_for_one() -> None:
    assert entry(msg(TOOK_BACK_AGREED, told="six")).told_up_to is None


def test_outcomes_are_compared_by_what_happened_alone() -> None:
    happened = (Event(TOOK_BACK, 0),)
    assert AppendResult(happened, 3, record=record()) == AppendResult(happened, 3)
    assert AppendResult(happened, 3, repeated=True) != AppendResult(happened, 3)
    assert AppendResult(happened, 4) != AppendResult(happened, 3)


def test_a_post_is_of_this_moment_unless_said_otherwise() -> None:
    assert abs(datetime.now(UTC) - Post(1, 2, 3).at) < timedelta(minutes=5)
