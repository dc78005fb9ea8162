"""Who has to agree to what at a table, and what follows from what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from bot.table.turns import Standing
from bot.table.waiting import still_holds
from db.polls import Outcome, Poll, PollKind, Question
from db.schema import GameState
from db.waits import Wait
from engine.core.table import Freedom


class Say(StrEnum):
    """What can be said to a poll."""

    AGREE = "agree"
    REFUSE = "refuse"
    WAIT = "wait"
    NUDGE = "nudge"
    STAND_IN = "standin"
    END = "end"


CHOICES = (Say.WAIT, Say.NUDGE, Say.STAND_IN, Say.END)
"""What a table may do about somebody who is absent."""
BY_MAJORITY: Mapping[Say, Outcome] = MappingProxyType(
    {Say.STAND_IN: Outcome.STAND_IN, Say.END: Outcome.ENDED}
)


def present(standing: Standing) -> tuple[int, ...]:
    """The people of a table who answer themselves."""
    players = standing.players
    return tuple(each.user_id for each in players if each.user_id and each.computer is None)


def asked_of(standing: Standing, question: Question) -> tuple[int, ...]:
    """Who has to agree, or who may choose.

    Whoever asks has agreed, and computer players always do, also those who stand in for somebody.
    """
    users = list(present(standing))
    if question.kind is PollKind.REPLACE:
        if question.facts["away"]:
            users = [user for user in users if user != standing.players[question.seat].user_id]
        users.append(question.facts["user"])
    if question.kind is PollKind.ABSENT:
        return tuple(user for user in users if user != question.facts["user"])
    return tuple(user for user in users if user != question.user_id)


def only_heard(standing: Standing, question: Question) -> tuple[int, ...]:
    """Who does not have to agree, but may refuse: nobody loses a seat without being heard."""
    user = standing.players[question.seat].user_id
    if question.kind is not PollKind.REPLACE or user is None or user == question.user_id:
        return ()
    return () if user in asked_of(standing, question) else (user,)


def may_say(standing: Standing, question: Question, user: int) -> tuple[Say, ...]:
    """What somebody may say to a poll; nothing if it is not theirs."""
    if question.kind is PollKind.ABSENT:
        return CHOICES if user in asked_of(standing, question) else ()
    if user in asked_of(standing, question):
        return Say.AGREE, Say.REFUSE
    # Whoever has asked may let it be.
    hearing = (question.user_id, *only_heard(standing, question))
    return (Say.REFUSE,) if user in hearing else ()


def verdict(standing: Standing, poll: Poll) -> Outcome | None:
    """What follows from the ballots, if they decide it."""
    question = poll.question
    counted = {
        each.user_id: Say(each.says)
        for each in poll.ballots
        if Say(each.says) in may_say(standing, question, each.user_id)
    }
    asked = asked_of(standing, question)
    if question.kind is PollKind.ABSENT:
        return _chosen(tuple(counted.values()), len(asked))
    refused = [user for user, says in counted.items() if says is Say.REFUSE]
    if refused:
        return Outcome.WITHDRAWN if question.user_id in refused else Outcome.REFUSED
    return Outcome.AGREED if all(counted.get(user) is Say.AGREE for user in asked) else None


def _chosen(said: Sequence[Say], asked: int) -> Outcome | None:
    """What a table does about somebody absent: anybody may wait, for more it takes most of them."""
    if Say.WAIT in said:
        return Outcome.WAITING
    for says, outcome in BY_MAJORITY.items():
        if 2 * said.count(says) > asked:
            return outcome
    return None


def lapsed(standing: Standing, question: Question) -> Outcome | None:
    """What becomes of a question that does not mean any more what it meant when it was asked."""
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
            same = standing.players[question.seat].user_id == question.facts["seated"]
            free = question.facts["user"] not in sitting
            return None if same and free else Outcome.MOVED_ON
        case PollKind.END:
            return None


def _can_still_be_undone(standing: Standing, question: Question) -> bool:
    """Whether an undo would still take back what it would have then, as far as it was told.

    What somebody has begun since in private goes with it.
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


def _is_back(standing: Standing, question: Question) -> Outcome | None:
    """What becomes of a question about somebody absent for whom the game may not wait any more."""
    player = standing.players[question.seat]
    if player.user_id != question.facts["user"] or player.computer is not None:
        return Outcome.MOVED_ON
    return None if still_holds(standing, wait_of(standing, question)) else Outcome.BACK


def wait_of(standing: Standing, question: Question) -> Wait:
    """The wait that a question about somebody absent is about."""
    facts = question.facts
    since = standing.record.updated_at
    return Wait(standing.id, question.seat, facts["user"], facts["ply"], since)
