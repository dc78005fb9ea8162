"""Private notes that players write during a game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, insert, select, update

from db.connection.database import locked
from db.repository import Repository
from db.schema import seats, user_notes


@dataclass(frozen=True, slots=True)
class UserNote:
    """A user's notes on a game."""

    user_id: int
    text: str
    shown: bool
    """True if everyone may read them once the game is over."""
    at: datetime
    """The time of the last change."""


class UserNotes(Repository):
    """The notes of all users, private unless their author chooses to show them."""

    async def get(self, game_id: int, user_id: int) -> UserNote | None:
        """Return a user's notes on a game, if any."""
        wanted = select(user_notes).where(*_is(game_id, user_id))
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _note_of(row)

    async def put(self, game_id: int, user_id: int, text: str) -> None:
        """Replace a user's notes on a game; an empty text deletes them."""
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            mine = _is(game_id, user_id)
            if not text:
                await connection.execute(delete(user_notes).where(*mine))
                return
            changed = {"text": text, "at": self.database.now()}
            change = update(user_notes).where(*mine).values(changed)
            if not (await connection.execute(change)).rowcount:
                row = {"game_id": game_id, "user_id": user_id, "shown": False, **changed}
                await connection.execute(insert(user_notes), row)

    async def set_shown(self, game_id: int, user_id: int, *, shown: bool) -> None:
        """Set whether everyone may read a user's notes once the game is over."""
        change = update(user_notes).where(*_is(game_id, user_id)).values(shown=shown)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def shown(self, game_id: int) -> list[UserNote]:
        """Return the notes that everyone may read once the game is over, in seat order.

        Notes of players who have left their seat are not included.
        """
        sits = (seats.c.game_id == user_notes.c.game_id) & (seats.c.user_id == user_notes.c.user_id)
        wanted = select(user_notes).join(seats, sits).order_by(seats.c.seat)
        may_be_read = (user_notes.c.game_id == game_id, user_notes.c.shown)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.where(*may_be_read))).all()
        return [_note_of(row) for row in rows]


def _is(game_id: int, user_id: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return user_notes.c.game_id == game_id, user_notes.c.user_id == user_id


def _note_of(row: Row[Any]) -> UserNote:
    return UserNote(row.user_id, row.text, row.shown, row.at)
