"""Deleting a user's data without breaking the games of others.

Data that is theirs alone is deleted. In data that others need, such as the log of a finished game
or its results, a random negative number replaces their ID.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import String, Table, cast, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import StillPlaying
from db.repository import Repository
from db.schema import (
    GameState,
    ballots,
    games,
    habits,
    members,
    moves,
    polls,
    results,
    seats,
    user_notes,
    waits,
)

NOBODY_BITS = 62
"""The number of random bits in such a negative number, enough to avoid collisions."""
_UNDER_WAY = (GameState.LOBBY, GameState.RUNNING)


@dataclass(frozen=True, slots=True)
class StoredUserData:
    """A summary of the data stored about a user."""

    settings: bool
    games: int
    """The number of finished games in which they had a seat."""
    results: int
    notes: int
    habits: int
    under_way: tuple[int, ...]
    """The games and lobbies in which they still have a seat."""


class UserDeletion(Repository):
    """Reporting and deleting the data about users."""

    async def traces(self, user_id: int) -> StoredUserData:
        """Return a summary of the data about a user."""
        sitting = select(seats.c.game_id).where(seats.c.user_id == user_id)
        mine = select(games.c.id, games.c.state).where(games.c.id.in_(sitting))
        async with self.database.reading() as connection:
            found = (await connection.execute(mine.order_by(games.c.id))).all()
            return StoredUserData(
                settings=bool(await _count(connection, members, user_id)),
                games=sum(row.state not in _UNDER_WAY for row in found),
                results=await _count(connection, results, user_id),
                notes=await _count(connection, user_notes, user_id),
                habits=await _count(connection, habits, user_id),
                under_way=tuple(row.id for row in found if row.state in _UNDER_WAY),
            )

    async def forget(self, user_id: int) -> None:
        """Delete a user's data for good; raise `StillPlaying` if they are in unfinished games."""
        async with self.database.writing() as connection:
            sitting = select(seats.c.game_id).join(games).where(seats.c.user_id == user_id)
            still = sitting.where(games.c.state.in_(_UNDER_WAY)).order_by(seats.c.game_id)
            if playing := (await connection.execute(still)).scalars().all():
                raise StillPlaying(tuple(playing))
            for table in (members, user_notes, habits, waits, ballots):
                await connection.execute(delete(table).where(table.c.user_id == user_id))
            await _forget_polls(connection, user_id)
            await _forget_names(connection, user_id)
            nobody = -1 - secrets.randbits(NOBODY_BITS)
            for table in (moves, results):
                change = update(table).where(table.c.user_id == user_id)
                await connection.execute(change.values(user_id=nobody))
            left = update(seats).where(seats.c.left_by == user_id)
            await connection.execute(left.values(left_by=nobody))
            hosted = update(games).where(games.c.host_id == user_id)
            await connection.execute(hosted.values(host_id=None))


async def _count(connection: AsyncConnection, table: Table, user_id: int) -> int:
    wanted = select(func.count()).select_from(table).where(table.c.user_id == user_id)
    return (await connection.execute(wanted)).scalar_one()


async def _forget_polls(connection: AsyncConnection, user_id: int) -> None:
    """Delete the polls that a user opened or that concern them, all of which are closed."""
    maybe = (polls.c.user_id == user_id, cast(polls.c.facts, String).contains(str(user_id)))
    wanted = select(polls.c.id, polls.c.user_id, polls.c.facts).where(or_(*maybe))
    rows = await connection.execute(wanted)
    about = [
        row.id for row in rows if user_id == row.user_id or user_id in dict(row.facts).values()
    ]
    if about:
        await connection.execute(delete(polls).where(polls.c.id.in_(about)))


async def _forget_names(connection: AsyncConnection, user_id: int) -> None:
    """Remove a user's name from their seats, and from those that a computer player took over."""
    theirs = exists().where(
        moves.c.game_id == seats.c.game_id,
        moves.c.seat == seats.c.seat,
        moves.c.user_id == user_id,
    )
    left = update(seats).where(seats.c.user_id.is_(None), seats.c.kind != "human", theirs)
    await connection.execute(left.values(name=""))
    sat = update(seats).where(seats.c.user_id == user_id)
    await connection.execute(sat.values(user_id=None, name="", stand_in=None))
