"""The votes that each poll requires, and its outcome."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.localization import words_for
from bot.messages.message_view import LONGEST_TEXT
from bot.polls.consent import (
    Vote,
    allowed_votes,
    outcome_if_obsolete,
    users_who_must_agree,
    verdict,
)
from bot.polls.poll_message import poll_message
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.messaging.polls import Ballot, Outcome, Poll, PollKind, Question
from db.records import PlayerKind
from db.schema import GameState, now
from engine.core.text import available_locales
from tests.bot.positions import THEN
from tests.bot.stored_tables import ANN, BEN, CLEO, answer, begun, default, opened

DORA = 104
UNDO = Question(1, PollKind.UNDO, 0, 0, ANN, {"kept": 0, "announced": 0, "first": 0, "seen": True})
UNSEEN = replace(UNDO, facts={**UNDO.facts, "seen": False})
END = Question(1, PollKind.END, 0, 0, ANN)
ABSENT = Question(1, PollKind.ABSENT, 0, 0, None, {"user": ANN, "ply": 0, "since": 5})
REPLACE = Question(
    1, PollKind.REPLACE, 0, 0, BEN, {"user": DORA, "name": "Dora", "seated": ANN, "away": False}
)
QUESTIONS = pytest.mark.parametrize("question", [UNDO, END, ABSENT, REPLACE], ids=lambda q: q.kind)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def standing(tables: Tables) -> Standing:
    """Provide the standing of a game of three people and a computer player."""
    return await tables.standing(await begun(tables, ANN, BEN, CLEO, "greedy"))


def poll(question: Question, **said: Vote) -> Poll:
    """Return a poll with these votes, each given under its user's name."""
    given = tuple(Ballot(int(user[1:]), says, now()) for user, says in said.items())
    return Poll(9, question, now(), None, None, given)


def away(standing: Standing, seat: int, level: PlayerKind = "greedy") -> Standing:
    """Return the same standing with a stand-in on a seat."""
    players = list(standing.players)
    players[seat] = replace(players[seat], stand_in=level)
    return Standing(replace(standing.stored, players=tuple(players)), standing.unannounced)


async def test_all_others_who_are_there_are_asked(standing: Standing) -> None:
    assert users_who_must_agree(standing, UNDO) == (BEN, CLEO)
    assert users_who_must_agree(away(standing, 1), UNSEEN) == (CLEO,)
    assert users_who_must_agree(away(away(standing, 1), 2), END) == ()


async def test_the_newcomer_is_asked_as_well_and_whoever_would_lose_the_seat(
    standing: Standing,
) -> None:
    assert users_who_must_agree(standing, REPLACE) == (ANN, CLEO, DORA)
    gone = replace(REPLACE, facts={**REPLACE.facts, "away": True})
    assert users_who_must_agree(standing, gone) == (CLEO, DORA)
    assert allowed_votes(standing, gone, ANN) == (Vote.AGREE, Vote.REFUSE)


async def test_about_somebody_absent_the_others_choose(standing: Standing) -> None:
    assert users_who_must_agree(standing, ABSENT) == (BEN, CLEO)
    assert allowed_votes(standing, ABSENT, ANN) == ()
    asked_by_ben = replace(ABSENT, user_id=BEN)
    assert users_who_must_agree(standing, asked_by_ben) == (BEN, CLEO)


@QUESTIONS
async def test_who_has_nothing_to_do_with_it_has_no_say(
    standing: Standing, question: Question
) -> None:
    assert allowed_votes(standing, question, 999) == ()
    meddled = poll(question, u999=Vote.REFUSE)
    assert verdict(standing, meddled, now()) is None


async def test_it_takes_all_to_agree_and_one_to_refuse(standing: Standing) -> None:
    assert verdict(standing, poll(UNDO), now()) is None
    assert verdict(standing, poll(UNDO, u102=Vote.AGREE), now()) is None
    both = poll(UNDO, u102=Vote.AGREE, u103=Vote.AGREE)
    assert verdict(standing, both, now()) is Outcome.AGREED
    assert (
        verdict(standing, poll(UNDO, u102=Vote.AGREE, u103=Vote.REFUSE), now()) is Outcome.REFUSED
    )
    assert verdict(standing, poll(UNDO, u101=Vote.REFUSE), now()) is Outcome.WITHDRAWN


async def test_who_goes_away_while_a_poll_is_open_counts_as_agreed(standing: Standing) -> None:
    half = poll(UNSEEN, u102=Vote.AGREE)
    assert verdict(away(standing, 2), half, now()) is Outcome.AGREED


async def test_no_stand_in_agrees_to_an_undo_of_what_was_seen(standing: Standing) -> None:
    half = poll(UNDO, u102=Vote.AGREE)
    assert verdict(away(standing, 2), half, now()) is None


@pytest.mark.parametrize("question", [END, REPLACE], ids=lambda q: q.kind)
async def test_who_has_a_stand_in_is_heard_until_their_time_is_over(
    standing: Standing, question: Question
) -> None:
    due = now() + timedelta(hours=1)
    facts = {**question.facts, "away": True, "stood_in": True}
    asked = replace(question, user_id=BEN, facts=facts, due_at=due)
    table = away(standing, 0)
    agreed = poll(asked, u103=Vote.AGREE, u104=Vote.AGREE)
    assert verdict(table, agreed, now()) is None
    assert verdict(table, agreed, due) is Outcome.AGREED
    own = poll(asked, u101=Vote.AGREE, u103=Vote.AGREE, u104=Vote.AGREE)
    assert verdict(table, own, now()) is Outcome.AGREED
    refused = poll(asked, u101=Vote.REFUSE, u103=Vote.AGREE, u104=Vote.AGREE)
    assert verdict(table, refused, due) is Outcome.REFUSED


async def test_most_of_those_who_are_there_decide_about_somebody_absent(
    standing: Standing,
) -> None:
    assert verdict(standing, poll(ABSENT, u102=Vote.STAND_IN), now()) is None
    split = poll(ABSENT, u102=Vote.STAND_IN, u103=Vote.END)
    assert verdict(standing, split, now()) is None
    both = poll(ABSENT, u102=Vote.STAND_IN, u103=Vote.STAND_IN)
    assert verdict(standing, both, now()) is Outcome.STAND_IN
    assert verdict(away(standing, 2), poll(ABSENT, u102=Vote.END), now()) is Outcome.ENDED
    assert verdict(standing, poll(ABSENT, u102=Vote.WAIT, u103=Vote.END), now()) is Outcome.WAITING
    assert verdict(standing, poll(ABSENT, u102=Vote.NUDGE), now()) is None


@QUESTIONS
async def test_a_question_lapses_with_its_game(standing: Standing, question: Question) -> None:
    record = replace(standing.record, state=GameState.ENDED)
    ended = Standing(replace(standing.stored, record=record), standing.unannounced)
    assert outcome_if_obsolete(ended, question) is Outcome.MOVED_ON


async def test_a_question_lapses_when_its_asker_has_left_the_table(standing: Standing) -> None:
    assert outcome_if_obsolete(standing, END) is None
    assert outcome_if_obsolete(standing, replace(END, user_id=DORA)) is Outcome.MOVED_ON


async def test_somebody_who_sits_there_by_now_needs_no_seat(standing: Standing) -> None:
    assert outcome_if_obsolete(standing, REPLACE) is None
    sits = replace(REPLACE, facts={**REPLACE.facts, "user": CLEO})
    assert outcome_if_obsolete(standing, sits) is Outcome.MOVED_ON
    other = replace(REPLACE, facts={**REPLACE.facts, "seated": DORA})
    assert outcome_if_obsolete(standing, other) is Outcome.MOVED_ON


async def test_somebody_who_has_resigned_meanwhile_takes_no_other_seat(standing: Standing) -> None:
    players = list(standing.players)
    players[3] = replace(players[3], left_by=DORA)
    left = Standing(replace(standing.stored, players=tuple(players)), standing.unannounced)
    assert outcome_if_obsolete(left, REPLACE) is Outcome.MOVED_ON
    back = replace(REPLACE, seat=3, facts={**REPLACE.facts, "seated": None})
    assert outcome_if_obsolete(left, back) is None


async def test_who_has_answered_is_not_absent(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await tables.standing(number)
    seat = standing.awaited[0]
    user = standing.players[seat].user_id
    question = replace(ABSENT, seat=seat, facts={**ABSENT.facts, "user": user})
    assert outcome_if_obsolete(standing, question) is None
    assert outcome_if_obsolete(away(standing, seat), question) is Outcome.MOVED_ON
    while (standing := await tables.standing(number)).awaited == (seat,):
        await answer(tables, number, default)
    assert outcome_if_obsolete(standing, question) is Outcome.BACK


@pytest.mark.parametrize("locale", available_locales())
@QUESTIONS
async def test_a_poll_can_be_shown_whatever_becomes_of_it(
    standing: Standing, question: Question, locale: str
) -> None:
    said = poll(question, u101=Vote.REFUSE, u102=Vote.AGREE, u103=Vote.WAIT)
    never = Outcome.AGREED if question is ABSENT else None
    for outcome in (None, *(each for each in Outcome if each is not never)):
        gone = dict.fromkeys(range(len(standing.players)), THEN)
        sheet = poll_message(standing, replace(said, outcome=outcome), words_for(locale), away=gone)
        told = "".join(sheet.texts).count(f"<t:{int(THEN.timestamp())}:D>")
        assert told == (question is ABSENT and outcome is None)
        assert len("".join(sheet.texts)) <= LONGEST_TEXT
        assert bool(sheet.rows) is (outcome is None)
        assert not any("{" in text or "bot-" in text for text in sheet.texts)
