"""The rules of polls: who has to agree to a question, and what follows from the votes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum
from types import MappingProxyType

from bot.table.standing import Standing
from bot.table.waiting import still_holds
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.messaging.waits import Wait
from db.schema import GameState
from engine.core.table import Freedom


class Vote(StrEnum):
    """The possible votes in a poll."""

    AGREE = "agree"
    REFUSE = "refuse"
    WAIT = "wait"
    NUDGE = "nudge"
    STAND_IN = "standin"
    END = "end"


ABSENCE_VOTES = (Vote.WAIT, Vote.NUDGE, Vote.STAND_IN, Vote.END)
"""The choices that a table has about an absent player."""
OBJECTION_PERIOD = timedelta(days=1)
"""The time that affected players have to object, counted while they can be reached."""
BY_MAJORITY: Mapping[Vote, Outcome] = MappingProxyType(
    {Vote.STAND_IN: Outcome.STAND_IN, Vote.END: Outcome.ENDED}
)


def people_playing_themselves(standing: Standing) -> tuple[int, ...]:
    """Return the users at a table who have no computer player standing in for them."""
    players = standing.players
    return tuple(each.user_id for each in players if each.user_id and each.computer is None)


def users_who_must_agree(standing: Standing, question: Question) -> tuple[int, ...]:
    """Return the users who have to agree or, if someone is absent, may choose what to do.

    The asker has agreed already, and computer players always do. A stand-in does so for its player,
    except to an undo of something that was seen, or if the seat itself is to be handed over.
    """
    users = list(_asked_themselves(standing, question))
    if question.kind is PollKind.REPLACE:
        users.append(question.facts["user"])
    if question.kind is PollKind.ABSENT:
        return tuple(user for user in users if user != question.facts["user"])
    return tuple(user for user in users if user != question.user_id)


def _asked_themselves(standing: Standing, question: Question) -> Iterable[int]:
    """Yield the seated users who have to agree, in seat order, possibly including the asker."""
    seen = question.kind is PollKind.UNDO and question.facts["seen"]
    for seat, player in enumerate(standing.players):
        if player.user_id is None:
            continue
        if question.kind is PollKind.REPLACE and seat == question.seat:
            if not question.facts["away"]:
                yield player.user_id
        elif seen or player.computer is None:
            yield player.user_id


def may_object(standing: Standing, question: Question) -> tuple[int, ...]:
    """Return the users who do not have to agree, but are given time to object.

    Nobody loses a seat without being heard, and no game ends behind the back of someone for whom a
    computer player stands in.
    """
    players = standing.players
    if question.kind is PollKind.REPLACE:
        heard = [players[question.seat].user_id]
    elif question.kind is PollKind.END:
        heard = [each.user_id for each in players if each.computer is not None]
    else:
        return ()
    asked = users_who_must_agree(standing, question)
    others = (user for user in heard if user is not None and user != question.user_id)
    return tuple(user for user in others if user not in asked)


def may_still_object(standing: Standing, question: Question, now: datetime) -> tuple[int, ...]:
    """Return the users who may object and still have time to do so."""
    due = question.due_at
    return () if due is None or now >= due else may_object(standing, question)


def allowed_votes(standing: Standing, question: Question, user: int) -> tuple[Vote, ...]:
    """Return the votes that a user may cast in a poll, if any."""
    if question.kind is PollKind.ABSENT:
        return ABSENCE_VOTES if user in users_who_must_agree(standing, question) else ()
    if user in users_who_must_agree(standing, question):
        return Vote.AGREE, Vote.REFUSE
    if user in may_object(standing, question):
        return Vote.AGREE, Vote.REFUSE
    # The asker may withdraw the question.
    return (Vote.REFUSE,) if user == question.user_id else ()


def verdict(standing: Standing, poll: Poll, now: datetime) -> Outcome | None:
    """Return the outcome of a poll, or None if the votes are not decisive yet."""
    question = poll.question
    counted = {
        each.user_id: Vote(each.says)
        for each in poll.ballots
        if Vote(each.says) in allowed_votes(standing, question, each.user_id)
    }
    asked = users_who_must_agree(standing, question)
    if question.kind is PollKind.ABSENT:
        return _chosen(tuple(counted.values()), len(asked))
    refused = [user for user, says in counted.items() if says is Vote.REFUSE]
    if refused:
        return Outcome.WITHDRAWN if question.user_id in refused else Outcome.REFUSED
    needed = (*asked, *may_still_object(standing, question, now))
    return Outcome.AGREED if all(counted.get(user) is Vote.AGREE for user in needed) else None


def _chosen(said: Sequence[Vote], asked: int) -> Outcome | None:
    """Return the table's choice, if any: one vote is enough to wait, others need a majority."""
    if Vote.WAIT in said:
        return Outcome.WAITING
    for says, outcome in BY_MAJORITY.items():
        if 2 * said.count(says) > asked:
            return outcome
    return None


def outcome_if_obsolete(standing: Standing, question: Question) -> Outcome | None:
    """Return the outcome of a question that has become pointless, or None if it has not."""
    sitting = {player.user_id for player in standing.players}
    gone = question.user_id is not None and question.user_id not in sitting
    if standing.record.state is not GameState.RUNNING or gone:
        return Outcome.MOVED_ON
    match question.kind:
        case PollKind.UNDO:
            return None if _can_still_be_undone(standing, question) else Outcome.MOVED_ON
        case PollKind.ABSENT:
            return _is_back(standing, question)
        case PollKind.REPLACE:
            return _is_no_more_to_be_replaced(standing, question)
        case PollKind.END:
            return None


def resigned_elsewhere(standing: Standing, seat: int, user: int) -> bool:
    """Return whether a user has resigned from another seat of the game.

    Such a user already has a place in its results, and nobody plays against themselves.
    """
    others = (each for at, each in enumerate(standing.players) if at != seat)
    return any(each.left_by == user for each in others)


def _is_no_more_to_be_replaced(standing: Standing, question: Question) -> Outcome | None:
    """Return the outcome if the seat in question was handed over, or its player came back."""
    player, facts = standing.players[question.seat], question.facts
    sitting = {each.user_id for each in standing.players}
    if player.user_id != facts["seated"] or facts["user"] in sitting:
        return Outcome.MOVED_ON
    if resigned_elsewhere(standing, question.seat, facts["user"]):
        return Outcome.MOVED_ON
    was_away = facts.get("stood_in", False) and question.user_id != player.user_id
    return Outcome.BACK if was_away and player.computer is None else None


def _can_still_be_undone(standing: Standing, question: Question) -> bool:
    """Return whether an undo would still undo the same moves as far as they are public.

    What the player has since begun in private is undone with them.
    """
    seat, facts = question.seat, question.facts
    player = standing.players[seat]
    return (
        player.user_id == question.user_id
        and player.computer is None
        and standing.record.announced == facts["announced"]
        and standing.table.last(seat) - 1 == facts["kept"]
        and standing.table.freedom(seat) is Freedom.CONSENT
    )


def replacement_question(standing: Standing, question: Question) -> Question | None:
    """Return the question to ask again before an agreed undo, or None if the undo can be done.

    A new question is necessary if the player has since seen something in private that would be
    undone, to which nobody has agreed. Checking any earlier would reveal something private.
    """
    facts = question.facts
    if question.kind is not PollKind.UNDO or facts["seen"]:
        return None
    if not standing.table.revealed_after(facts["kept"]):
        return None
    anew = replace(question, ply=standing.ply, facts={**facts, "seen": True})
    return anew if users_who_must_agree(standing, anew) else None


def _is_back(standing: Standing, question: Question) -> Outcome | None:
    """Return the outcome if the absent player has moved or been replaced, or None if neither."""
    player = standing.players[question.seat]
    if player.user_id != question.facts["user"] or player.computer is not None:
        return Outcome.MOVED_ON
    return None if still_holds(standing, wait_of(standing, question)) else Outcome.BACK


def wait_of(standing: Standing, question: Question) -> Wait:
    """Return the wait that a question about an absent player refers to."""
    facts = question.facts
    since = standing.record.updated_at
    return Wait(standing.id, question.seat, facts["user"], facts["ply"], since)
