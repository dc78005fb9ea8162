"""Habits: automatic answers that players set, and the moves made by them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from db.connection.database import locked
from db.games.mapping import entry_told
from db.records import AnswerOrigin, ToldEntry
from db.repository import Repository
from db.schema import habits, moves


@dataclass(frozen=True, slots=True)
class KeptHabit:
    """A player's stored rule for answering a certain question in a game automatically."""

    user_id: int
    name: str
    """The name by which the game knows the habit."""
    rule: str
    """The rule for the answer, in the habit's own format."""


class Habits(Repository):
    """The automatic answers of players, each set for one game."""

    async def in_game(self, game_id: int, user_id: int | None = None) -> list[KeptHabit]:
        """Return the habits of all players in a game, or of one."""
        wanted = select(habits).where(habits.c.game_id == game_id)
        if user_id is not None:
            wanted = wanted.where(habits.c.user_id == user_id)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(habits.c.user_id, habits.c.prompt))
            return [KeptHabit(row.user_id, row.prompt, row.answer) for row in rows]

    async def set(self, game_id: int, user_id: int, name: str, rule: str) -> None:
        """Set the rule for a player's habit, replacing any previous one."""
        mine = _is(game_id, user_id, name)
        changed = {"answer": rule, "at": self.database.now()}
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            change = update(habits).where(*mine).values(changed)
            if not (await connection.execute(change)).rowcount:
                row = {"game_id": game_id, "user_id": user_id, "prompt": name, **changed}
                await connection.execute(insert(habits), row)

    async def clear(self, game_id: int, user_id: int, name: str) -> None:
        """Delete a player's habit, so that they are asked again."""
        async with self.database.writing() as connection:
            await connection.execute(delete(habits).where(*_is(game_id, user_id, name)))

    async def answered(self, game_id: int, seat: int, user_id: int | None) -> list[ToldEntry]:
        """Return a player's automatic answers since the last other entry of their seat.

        Answers that were undone, and those of previous players in the seat, are left out.
        """
        unasked = (AnswerOrigin.HABIT, AnswerOrigin.DOMINANT)
        own = func.max(moves.c.ply).filter(moves.c.answered_by.notin_(unasked))
        mine = (moves.c.game_id == game_id, moves.c.seat == seat)
        since = select(func.coalesce(own, -1)).where(*mine).scalar_subquery()
        theirs = (moves.c.user_id == user_id, moves.c.undone_by.is_(None))
        by_habit = moves.c.answered_by == AnswerOrigin.HABIT
        wanted = select(moves).where(*mine, *theirs, by_habit, moves.c.ply > since)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(moves.c.ply))).all()
        return [entry_told(game_id, row) for row in rows]

    async def took_back_last(self, game_id: int, seat: int) -> bool:
        """Return whether the latest log entry of a seat is an undo."""
        mine = (moves.c.game_id == game_id, moves.c.seat == seat)
        wanted = select(moves.c.kind).where(*mine).order_by(moves.c.ply.desc()).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() == "undo"


def _is(game_id: int, user_id: int, name: str) -> tuple[ColumnElement[bool], ...]:
    return habits.c.game_id == game_id, habits.c.user_id == user_id, habits.c.prompt == name
