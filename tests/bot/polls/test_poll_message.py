"""The post of a poll: who is asked, how they voted, and what came of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.custom_ids import Press, Verb
from bot.polls.consent import ABSENCE_VOTES, Vote
from bot.polls.poll_message import (
    LIST_ROOM,
    ballot_button,
    moves_to_undo,
    newcomer,
    outcome_words,
    poll_message,
)
from bot.table.standing import Standing
from db.messaging.polls import Ballot, Outcome, Poll, PollKind, Question
from db.records import ToldEntry
from engine.core.text import Words
from tests.bot.positions import THEN, Evening, event, people, told, undo

ENGLISH = Words(strict=True)
ANN, BEN, CLEO, DORA = 101, 102, 103, 104
END = Question(7, PollKind.END, 0, 0, ANN)
UNDO = Question(7, PollKind.UNDO, 0, 0, ANN, {"kept": 0, "announced": 5, "first": 0, "seen": False})
ABSENT = Question(
    7, PollKind.ABSENT, 0, 0, None, {"user": ANN, "ply": 0, "since": 5, "level": "strong"}
)
REPLACE = Question(
    7, PollKind.REPLACE, 0, 0, BEN,
    {"user": DORA, "name": "*Dora*\n", "seated": ANN, "away": False},
)  # fmt: skip


def standing() -> Standing:
    return Evening(people("Ann", "Ben", "Cleo"), 1).standing


def poll(question: Question, outcome: Outcome | None = None, **said: Vote) -> Poll:
    """Return a poll with these votes, each given under its user's name."""
    given = tuple(Ballot(int(user[1:]), says, THEN) for user, says in said.items())
    return Poll(9, question, THEN, outcome, None, given)


def text(poll: Poll, taken: list[ToldEntry] | None = None) -> str:
    return "\n".join(poll_message(standing(), poll, ENGLISH, taken or ()).texts)


def test_everyone_asked_has_a_line_with_their_vote() -> None:
    shown = text(poll(END, u102=Vote.AGREE))
    assert "Ann would like to end game 7 early" in shown
    assert "✅ <@102> agrees" in shown
    assert "⏳ <@103> hasn’t answered yet" in shown
    assert "<@101>" not in shown


@pytest.mark.parametrize(
    ("question", "votes"),
    [(END, (Vote.AGREE, Vote.REFUSE)), (ABSENT, ABSENCE_VOTES)],
    ids=["end", "absent"],
)
def test_an_open_poll_has_a_button_for_each_vote(
    question: Question, votes: tuple[Vote, ...]
) -> None:
    (row,) = poll_message(standing(), poll(question), ENGLISH).rows
    assert isinstance(row, tuple)
    assert [button.press for button in row] == [
        Press(Verb.BALLOT, 7, rest=f"9.{vote}") for vote in votes
    ]
    assert ballot_button(poll(question), votes[0]) == row[0]


@pytest.mark.parametrize("outcome", [each for each in Outcome if each is not Outcome.AGREED])
def test_a_closed_poll_says_what_became_of_it_and_asks_nobody(outcome: Outcome) -> None:
    closed = poll(ABSENT, outcome, u102=Vote.WAIT)
    content = poll_message(standing(), closed, ENGLISH)
    assert content.rows == ()
    assert content.texts[-1] == ENGLISH.say(outcome_words(standing(), closed), content.names)
    assert "hasn’t answered" not in "".join(content.texts)


def test_whoever_decided_alone_is_named() -> None:
    refused = poll(END, Outcome.REFUSED, u102=Vote.AGREE, u103=Vote.REFUSE)
    assert "<@103> disagreed, so nothing changes" in text(refused)
    waiting = poll(ABSENT, Outcome.WAITING, u102=Vote.WAIT, u103=Vote.WAIT)
    assert "<@103> wants to wait" in text(waiting)
    stand_in = poll(ABSENT, Outcome.STAND_IN, u102=Vote.STAND_IN)
    assert "<@" not in ENGLISH.say(outcome_words(standing(), stand_in), ("Ann", "Ben", "Cleo"))


def test_the_newcomer_is_named_without_marks() -> None:
    assert newcomer(REPLACE) == r"\*Dora\*"
    agreed = poll(REPLACE, Outcome.AGREED)
    assert r"everyone agreed: \*Dora\* takes over" in text(agreed).replace("Everyone", "everyone")


def test_whoever_may_object_is_told_so_until_when() -> None:
    gone = {**REPLACE.facts, "away": True}
    heard = replace(REPLACE, facts=gone, due_at=THEN + timedelta(days=1))
    until = f"<t:{int((THEN + timedelta(days=1)).timestamp())}"
    shown = text(poll(heard))
    assert "🪑 <@101> would lose their seat and can say no" in shown
    assert until in shown
    answered = text(poll(heard, u101=Vote.AGREE))
    assert "✅ <@101> agrees" in answered
    assert until not in answered


def test_an_absence_is_told_of_the_player_in_question_alone() -> None:
    away = {0: THEN, 1: THEN}
    mark = f"<t:{int(THEN.timestamp())}:D>"
    open_one = poll_message(standing(), poll(ABSENT), ENGLISH, away=away)
    assert "".join(open_one.texts).count(mark) == 1
    closed = poll_message(standing(), poll(ABSENT, Outcome.BACK), ENGLISH, away=away)
    assert mark not in "".join(closed.texts)


# ---------------------------------------------------------------- moves that would be undone


def move(ply: int, seat: int, text: str) -> ToldEntry:
    return told(ply, seat, [event(text, seat)])


def undone(question: Question, taken: list[ToldEntry], seat: int | None = None) -> str:
    return "\n".join(moves_to_undo(standing(), question, taken, ENGLISH, seat))


def test_moves_are_listed_as_far_as_they_are_public() -> None:
    taken = [move(4, 0, "dived"), move(5, 0, "surfaced"), undo(4, 1)]
    assert undone(UNDO, taken).count("\n") == 0
    assert "dived" in undone(UNDO, taken)
    assert "surfaced" not in undone(UNDO, taken)
    assert "surfaced" in undone(UNDO, taken, seat=0)
    assert "surfaced" not in undone(UNDO, taken, seat=1)


def test_steps_that_are_still_private_are_not_told() -> None:
    assert "Private steps of the current turn" in undone(UNDO, [move(5, 0, "surfaced")])


def test_moves_that_find_no_room_are_counted() -> None:
    taken = [move(n % 5, n % 2, "dived " * 60) for n in range(20)]
    shown = undone(UNDO, taken)
    listed, _, more = shown.rpartition("\n")
    assert len(listed) <= LIST_ROOM
    assert more.startswith("-# ")
    assert str(20 - listed.count("\n") - 1) in more


def test_what_was_seen_is_said_to_be_treated_as_unseen() -> None:
    seen = replace(UNDO, facts={**UNDO.facts, "seen": True})
    line = "can’t be unseen"
    assert line in undone(seen, [move(4, 0, "dived")])
    assert line not in undone(UNDO, [move(4, 0, "dived")])
