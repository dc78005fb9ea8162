"""What the people of a table are asked to agree on, and what they have said."""

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
    """What a table is asked."""

    UNDO = "undo"
    """Whether somebody may take moves back that they cannot take back on their own."""
    ABSENT = "absent"
    """What to do about somebody for whom the game has waited long."""
    REPLACE = "replace"
    """Whether somebody else may take a seat over."""
    END = "end"
    """Whether the game is ended before its time."""


class Outcome(StrEnum):
    """What became of a poll."""

    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    """Whoever asked does not want it any more."""
    MOVED_ON = "moved-on"
    """The game has moved on, so it means nothing any more."""
    ANEW = "anew"
    """It would do more than it would have when it was asked, so it is asked anew."""
    BACK = "back"
    """Whoever was absent is there again."""
    WAITING = "waiting"
    """The table goes on waiting."""
    STAND_IN = "stand-in"
    """A computer player answers for whoever is absent."""
    ENDED = "ended"
    """The game is ended because somebody is absent."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """What somebody said to a poll; it counts until they say something else."""

    user_id: int
    says: str
    at: datetime


@dataclass(frozen=True, slots=True)
class PollPost:
    """The message in which a poll is shown."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be asked."""

    game_id: int
    kind: PollKind
    seat: int
    """The seat it is about."""
    ply: int
    """The length of the log when it is asked."""
    user_id: int | None = None
    """Who asks; nobody, if it is the clock."""
    facts: Mapping[str, Any] = field(default_factory=lambda: _NO_FACTS)
    """What else belongs to it."""
    due_at: datetime | None = None
    """The end of the time in which those may refuse who need not agree."""


@dataclass(frozen=True, slots=True)
class Poll:
    """A question that was put to a table."""

    id: int
    question: Question
    opened_at: datetime
    outcome: Outcome | None = None
    """Nothing yet, if it is open."""
    post: PollPost | None = None
    ballots: tuple[Ballot, ...] = ()
    """In the order in which they were given."""
    letter: PollPost | None = None
    """The message in which somebody was told that it is about their seat."""

    def says(self, user_id: int) -> str | None:
        """What somebody has said, if anything."""
        return next((each.says for each in self.ballots if each.user_id == user_id), None)


class Polls(Repository):
    """The polls of all games."""

    async def open(self, question: Question, anew: int | None = None) -> tuple[Poll, bool]:
        """Ask a table something; the poll, and whether it is new.

        While one of the same kind is open, that is the one; several people can be absent at once.
        One that is asked `anew` by this is decided in the same breath.
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
        """A poll by its number."""
        async with self.database.reading() as connection:
            return next(iter(await _found(connection, polls.c.id == poll_id)), None)

    async def open_in(self, game_id: int | None = None) -> list[Poll]:
        """What a table, or any table, is being asked."""
        wanted: list[ColumnElement[bool]] = [polls.c.outcome.is_(None)]
        if game_id is not None:
            wanted.append(polls.c.game_id == game_id)
        async with self.database.reading() as connection:
            return await _found(connection, *wanted)

    async def poll_that_ended(self, game_id: int) -> Poll | None:
        """The poll by which a game was given up, if it was by one."""
        agreed = (polls.c.kind == PollKind.END) & (polls.c.outcome == Outcome.AGREED)
        ended = or_(agreed, polls.c.outcome == Outcome.ENDED)
        async with self.database.reading() as connection:
            return next(iter(await _found(connection, polls.c.game_id == game_id, ended)), None)

    async def cast(self, poll: Poll, user_id: int, says: str) -> Poll:
        """Keep what somebody says in place of what they said before; the poll then.

        What is said to a poll that is decided does not count.
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
        """Say what became of a poll, unless that is known already; the poll then."""
        async with self.database.writing() as connection:
            await decide(connection, poll.id, outcome)
            return (await _found(connection, polls.c.id == poll.id))[0]

    async def put_post(self, poll_id: int, post: PollPost) -> None:
        """Keep in which message a poll is shown."""
        where = {"channel_id": post.channel_id, "message_id": post.message_id}
        change = update(polls).where(polls.c.id == poll_id).values(where)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def in_vain(self, game_id: int, user_id: int, since: datetime) -> list[datetime]:
        """List when somebody has asked a table since then what came to nothing, in order."""
        done = (Outcome.AGREED, Outcome.STAND_IN, Outcome.ENDED, Outcome.ANEW)
        asked = (polls.c.game_id == game_id, polls.c.user_id == user_id, polls.c.opened_at > since)
        # What could not be posted has called nobody.
        in_vain = (polls.c.outcome.not_in(done), polls.c.message_id.is_not(None))
        query = select(polls.c.opened_at).where(*asked, *in_vain).order_by(polls.c.opened_at)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def put_letter(self, poll_id: int, letter: PollPost) -> None:
        """Keep in which message somebody was told of a poll."""
        where = {"letter_channel_id": letter.channel_id, "letter_id": letter.message_id}
        change = update(polls).where(polls.c.id == poll_id).values(where)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def next_objections_end(self) -> datetime | None:
        """Return when the next time to refuse is over, of all open polls."""
        soonest = select(func.min(polls.c.due_at)).where(polls.c.outcome.is_(None))
        async with self.database.reading() as connection:
            found: datetime | None = (await connection.execute(soonest)).scalar_one()
        return found

    async def objections_over(self, moment: datetime) -> list[int]:
        """List the games with open polls of which the time to refuse is over."""
        over = select(polls.c.game_id).where(*_heard_by(moment)).distinct()
        async with self.database.reading() as connection:
            return list((await connection.execute(over.order_by(polls.c.game_id))).scalars())

    async def close_objections(
        self, game_id: int, moment: datetime, until: datetime | None = None
    ) -> None:
        """Note that nobody has to be heard any more in a game where the time to refuse is over.

        Or that there is time `until` later.
        """
        over = (polls.c.game_id == game_id, *_heard_by(moment))
        async with self.database.writing() as connection:
            await connection.execute(update(polls).where(*over).values(due_at=until))

    async def ply_of_move(self, game_id: int, before: int) -> int:
        """The ply of the move that counts and has so many before it."""
        wanted = {"of_game": game_id, "before": before}
        async with self.database.reading() as connection:
            ply: int | None = (await connection.execute(sql.NUMBERED, wanted)).scalar()
        if ply is None:
            raise NoSuchGame(game_id)
        return ply


async def decide(connection: AsyncConnection, poll_id: int, outcome: Outcome) -> None:
    """Say what became of a poll, unless that is known already."""
    still = (polls.c.id == poll_id, polls.c.outcome.is_(None))
    await connection.execute(update(polls).where(*still).values(outcome=outcome))


def _heard_by(moment: datetime) -> tuple[ColumnElement[bool], ...]:
    """The open polls of which the time to refuse is over."""
    return polls.c.outcome.is_(None), polls.c.due_at <= moment


async def _found(connection: AsyncConnection, *wanted: ColumnElement[bool]) -> list[Poll]:
    """The polls that are wanted, the oldest first, each with its ballots."""
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
