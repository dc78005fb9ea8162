"""Polls of a game's players, and the votes cast in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked
from db.errors import NoSuchGame
from db.games import sql
from db.repository import Repository
from db.schema import ballots, polls

_NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class PollKind(StrEnum):
    """The subject of a poll."""

    UNDO = "undo"
    """Undoing moves that a player cannot undo without consent."""
    ABSENT = "absent"
    """Dealing with a player for whom the game has waited for a long time."""
    REPLACE = "replace"
    """Letting someone else take over a seat."""
    END = "end"
    """Ending the game early."""


class Outcome(StrEnum):
    """The outcome of a poll."""

    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    """The user who asked has changed their mind."""
    MOVED_ON = "moved-on"
    """The game has moved on, so the poll no longer applies."""
    ANEW = "anew"
    """The effect would now be larger than when the poll was opened, so a new poll replaces it."""
    BACK = "back"
    """The absent player is back."""
    WAITING = "waiting"
    """The players keep waiting."""
    STAND_IN = "stand-in"
    """A computer player stands in for the absent player."""
    ENDED = "ended"
    """The game is ended because a player is absent."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A user's vote, which counts until they vote again."""

    user_id: int
    says: str
    at: datetime


@dataclass(frozen=True, slots=True)
class PollPost:
    """The message that shows a poll."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Question:
    """A question to put to the players."""

    game_id: int
    kind: PollKind
    seat: int
    """The seat it is about."""
    ply: int
    """The length of the log when it is asked."""
    user_id: int | None = None
    """The user who asks; None if the clock does."""
    facts: Mapping[str, Any] = field(default_factory=lambda: _NO_FACTS)
    """Further details, depending on the kind of poll."""
    due_at: datetime | None = None
    """The deadline for objections by players whose consent is not required."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A question put to the players of a game."""

    id: int
    question: Question
    opened_at: datetime
    outcome: Outcome | None = None
    """None while it is open."""
    post: PollPost | None = None
    ballots: tuple[Ballot, ...] = ()
    """The votes, in the order in which they were cast."""
    letter: PollPost | None = None
    """The direct message that told a player of a poll about their seat."""

    def says(self, user_id: int) -> str | None:
        """Return a user's vote, if any."""
        return next((each.says for each in self.ballots if each.user_id == user_id), None)


class Polls(Repository):
    """The polls of all games."""

    async def open(self, question: Question, anew: int | None = None) -> tuple[Poll, bool]:
        """Open a poll and return it with True, or return one that is already open with False.

        A game can have only one open poll of each kind, except that there can be one for each
        absent player. If the poll replaces another, `anew`, that is closed in the same transaction.
        """
        same = [polls.c.game_id == question.game_id, polls.c.kind == question.kind]
        if question.kind is PollKind.ABSENT:
            same.append(polls.c.seat == question.seat)
        row = {
            "game_id": question.game_id,
            "kind": question.kind,
            "seat": question.seat,
            "user_id": question.user_id,
            "ply": question.ply,
            "facts": dict(question.facts),
            "opened_at": self.database.now(),
            "due_at": question.due_at,
        }
        async with self.database.writing() as connection:
            await locked(connection, question.game_id)
            if anew is not None:
                await decide(connection, anew, Outcome.ANEW)
            if known := await _found(connection, *same, polls.c.outcome.is_(None)):
                return known[0], False
            added = await connection.execute(insert(polls).returning(polls.c.id), row)
            (poll,) = await _found(connection, polls.c.id == added.scalar_one())
            return poll, True

    async def get(self, poll_id: int) -> Poll | None:
        """Return the poll with this number, if there is one."""
        async with self.database.reading() as connection:
            return next(iter(await _found(connection, polls.c.id == poll_id)), None)

    async def open_in(self, game_id: int | None = None) -> list[Poll]:
        """Return the open polls of a game, or of all games."""
        wanted: list[ColumnElement[bool]] = [polls.c.outcome.is_(None)]
        if game_id is not None:
            wanted.append(polls.c.game_id == game_id)
        async with self.database.reading() as connection:
            return await _found(connection, *wanted)

    async def poll_that_ended(self, game_id: int) -> Poll | None:
        """Return the poll by which a game was ended early, if any."""
        agreed = (polls.c.kind == PollKind.END) & (polls.c.outcome == Outcome.AGREED)
        ended = or_(agreed, polls.c.outcome == Outcome.ENDED)
        async with self.database.reading() as connection:
            return next(iter(await _found(connection, polls.c.game_id == game_id, ended)), None)

    async def cast(self, poll: Poll, user_id: int, says: str) -> Poll:
        """Store a vote in place of the user's previous one, and return the poll.

        A vote in a closed poll does not count.
        """
        mine = (ballots.c.poll_id == poll.id, ballots.c.user_id == user_id)
        row = {"poll_id": poll.id, "user_id": user_id, "says": says, "at": self.database.now()}
        async with self.database.writing() as connection:
            await locked(connection, poll.question.game_id)
            (now,) = await _found(connection, polls.c.id == poll.id)
            if now.outcome is not None:
                return now
            await connection.execute(delete(ballots).where(*mine))
            await connection.execute(insert(ballots), row)
            return (await _found(connection, polls.c.id == poll.id))[0]

    async def decide(self, poll: Poll, outcome: Outcome) -> Poll:
        """Close a poll with this outcome unless it is already closed, and return it."""
        async with self.database.writing() as connection:
            await decide(connection, poll.id, outcome)
            return (await _found(connection, polls.c.id == poll.id))[0]

    async def put_post(self, poll_id: int, post: PollPost) -> None:
        """Store the message that shows a poll."""
        where = {"channel_id": post.channel_id, "message_id": post.message_id}
        change = update(polls).where(polls.c.id == poll_id).values(where)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def in_vain(self, game_id: int, user_id: int, since: datetime) -> list[datetime]:
        """Return the opening times of a user's unsuccessful polls since then, in order."""
        done = (Outcome.AGREED, Outcome.STAND_IN, Outcome.ENDED, Outcome.ANEW)
        asked = (polls.c.game_id == game_id, polls.c.user_id == user_id, polls.c.opened_at > since)
        # A poll that was never posted has not bothered anyone.
        in_vain = (polls.c.outcome.not_in(done), polls.c.message_id.is_not(None))
        query = select(polls.c.opened_at).where(*asked, *in_vain).order_by(polls.c.opened_at)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def put_letter(self, poll_id: int, letter: PollPost) -> None:
        """Store the direct message that told a player of a poll about their seat."""
        where = {"letter_channel_id": letter.channel_id, "letter_id": letter.message_id}
        change = update(polls).where(polls.c.id == poll_id).values(where)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def next_objections_end(self) -> datetime | None:
        """Return the earliest deadline for objections in any open poll, if there is one."""
        soonest = select(func.min(polls.c.due_at)).where(polls.c.outcome.is_(None))
        async with self.database.reading() as connection:
            found: datetime | None = (await connection.execute(soonest)).scalar_one()
        return found

    async def objections_over(self, moment: datetime) -> list[int]:
        """Return the games with open polls whose deadline for objections has passed."""
        over = select(polls.c.game_id).where(*_heard_by(moment)).distinct()
        async with self.database.reading() as connection:
            return list((await connection.execute(over.order_by(polls.c.game_id))).scalars())

    async def end_or_extend_objections(
        self, game_id: int, moment: datetime, until: datetime | None = None
    ) -> None:
        """Clear a game's deadlines for objections that have passed, or move them to `until`."""
        over = (polls.c.game_id == game_id, *_heard_by(moment))
        async with self.database.writing() as connection:
            await connection.execute(update(polls).where(*over).values(due_at=until))

    async def ply_of_move(self, game_id: int, before: int) -> int:
        """Return the ply of the move that follows the first `before` moves.

        Moves that were undone are not counted.
        """
        wanted = {"of_game": game_id, "before": before}
        async with self.database.reading() as connection:
            ply: int | None = (await connection.execute(sql.NUMBERED, wanted)).scalar()
        if ply is None:
            raise NoSuchGame(game_id)
        return ply


async def decide(connection: AsyncConnection, poll_id: int, outcome: Outcome) -> None:
    """Close a poll with this outcome unless it is already closed."""
    still = (polls.c.id == poll_id, polls.c.outcome.is_(None))
    await connection.execute(update(polls).where(*still).values(outcome=outcome))


def _heard_by(moment: datetime) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that select open polls whose deadline for objections has passed."""
    return polls.c.outcome.is_(None), polls.c.due_at <= moment


async def _found(connection: AsyncConnection, *wanted: ColumnElement[bool]) -> list[Poll]:
    """Return the matching polls, oldest first, each with its votes."""
    rows = (await connection.execute(select(polls).where(*wanted).order_by(polls.c.id))).all()
    if not rows:
        return []
    of_these = ballots.c.poll_id.in_([row.id for row in rows])
    in_order = select(ballots).where(of_these).order_by(ballots.c.at, ballots.c.user_id)
    given = (await connection.execute(in_order)).all()
    return [_poll_of(row, [each for each in given if each.poll_id == row.id]) for row in rows]


def _poll_of(row: Row[Any], given: Sequence[Row[Any]]) -> Poll:
    facts, kind = MappingProxyType(row.facts), PollKind(row.kind)
    question = Question(row.game_id, kind, row.seat, row.ply, row.user_id, facts, row.due_at)
    shown = None if row.message_id is None else PollPost(row.channel_id, row.message_id)
    said = tuple(Ballot(each.user_id, each.says, each.at) for each in given)
    outcome = None if row.outcome is None else Outcome(row.outcome)
    told = None if row.letter_id is None else PollPost(row.letter_channel_id, row.letter_id)
    return Poll(row.id, question, row.opened_at, outcome, shown, said, told)
