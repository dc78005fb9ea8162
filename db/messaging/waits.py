"""The players that each game waits for, and their reminders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked
from db.repository import Repository
from db.schema import GameState, games, posts, seats, waits

_NO_CLOCKS: Mapping[int, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Reminder:
    """A message that reminds a player."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The seconds left on a player's clock at a certain time."""

    seconds: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Wait:
    """A player that a game waits for, with the progress of their reminders."""

    game_id: int
    seat: int
    user_id: int
    ply: int
    """The ply at which the question was first asked, as far as the public knows."""
    since: datetime
    step: int = 0
    """The number of reminders sent."""
    due_at: datetime | None = None
    """The time of the next reminder; None if no more follow."""
    sent_at: datetime | None = None
    """The time of the last reminder."""
    reminder: Reminder | None = None
    """The last reminder, while it is shown."""
    clock: ClockReading | None = None
    """The clock reading when the player's availability last changed during the wait, if it did."""
    called: bool = False
    """True once the player was pinged or was present; they are then not pinged again for it."""

    @property
    def key(self) -> tuple[int, int, int]:
        """The key of this wait within its game: seat, user and ply."""
        return self.seat, self.user_id, self.ply

    @property
    def last(self) -> datetime:
        """The time of the last ping or reminder."""
        return self.sent_at or self.since


@dataclass(frozen=True, slots=True)
class Waiting:
    """The players that a game waits for now."""

    held: tuple[Wait, ...] = ()
    """The waits; any that are already stored simply continue."""
    clocks: Mapping[int, int] = field(default_factory=lambda: _NO_CLOCKS)
    """The seconds left on the clock of each seat whose wait is over."""


CALL = "call"
"""The kind of placeholder for a ping that may still be due."""
NOBODY = Waiting()
"""The value for a game that waits for nobody."""


class Waits(Repository):
    """The waits of all games."""

    async def set_awaited(self, game_id: int, waiting: Waiting) -> list[Wait]:
        """Replace the waits of a game with these, and return those that have ended."""
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            await forget_call(connection, game_id)
            return await replace_waits(connection, game_id, waiting)

    async def owes_call(self, game_id: int) -> bool:
        """Return whether a ping may still be due for a reason other than a move."""
        async with self.database.reading() as connection:
            return (
                await connection.execute(select(posts.c.ply).where(*_call(game_id)))
            ).scalar() is not None

    async def of_game(self, game_id: int) -> list[Wait]:
        """Return the stored waits of a game."""
        return await self._found(waits.c.game_id == game_id)

    async def of_user(self, user_id: int) -> list[Wait]:
        """Return a user's waits in all games."""
        return await self._found(waits.c.user_id == user_id)

    async def games_without(self) -> list[int]:
        """Return the running games with a channel for which no wait is stored."""
        known = select(waits.c.game_id).where(waits.c.game_id == games.c.id).exists()
        running = (games.c.state == GameState.RUNNING) & games.c.channel_id.is_not(None)
        wanted = select(games.c.id).where(running, ~known).order_by(games.c.id)
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def next_due(self) -> datetime | None:
        """Return the time of the next reminder in any game, if there is one."""
        soonest = select(func.min(waits.c.due_at)).where(waits.c.due_at.is_not(None))
        async with self.database.reading() as connection:
            found: datetime | None = (await connection.execute(soonest)).scalar_one()
        return found

    async def due(self, moment: datetime, limit: int) -> list[Wait]:
        """Return up to `limit` waits whose reminder is due by then, the longest overdue first."""
        wanted = select(waits).where(waits.c.due_at <= moment)
        async with self.database.reading() as connection:
            first = wanted.order_by(waits.c.due_at).limit(limit)
            return [_wait_of(row) for row in await connection.execute(first)]

    async def advance(self, before: Wait, after: Wait) -> bool:
        """Store the progress of a wait, and return whether that was possible.

        It is not possible if the wait is over or was updated in the meantime.
        """
        row = (*_is_of(before), waits.c.step == before.step)
        change = update(waits).where(*row).values(_progress(after))
        async with self.database.writing() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def mark_clock(self, wait: Wait, shown: ClockReading) -> None:
        """Store a clock reading for a wait, unless the wait is over."""
        change = update(waits).where(*_is_of(wait)).values(clock=shown.seconds, clock_at=shown.at)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def clocks(self, game_id: int) -> dict[int, int]:
        """Return the seconds left on the clock of each seat in a game whose clock has run."""
        wanted = select(seats.c.seat, seats.c.clock).where(
            seats.c.game_id == game_id, seats.c.clock.is_not(None)
        )
        async with self.database.reading() as connection:
            return {row.seat: row.clock for row in await connection.execute(wanted)}

    async def _found(self, wanted: ColumnElement[bool]) -> list[Wait]:
        query = select(waits).where(wanted).order_by(waits.c.game_id, waits.c.seat)
        async with self.database.reading() as connection:
            return [_wait_of(row) for row in await connection.execute(query)]


def all_called(waiting: Waiting) -> Waiting:
    """Return these waits, each marked as having pinged its player."""
    held = tuple(replace(wait, called=True) for wait in waiting.held)
    return replace(waiting, held=held)


async def owe_call(connection: AsyncConnection, game_id: int, now: datetime) -> None:
    """Note that the game may now wait for someone else, although nothing new is public.

    This ensures that a player who takes over a seat, or whose private choice was undone, is pinged
    even after a crash.
    """
    await forget_call(connection, game_id)
    row = {"channel_id": 0, "message_id": 0, "ply": 0, "at": now}
    await connection.execute(insert(posts), {"game_id": game_id, "kind": CALL, **row})


async def forget_call(connection: AsyncConnection, game_id: int) -> None:
    """Delete the placeholder for a ping, if there is one."""
    await connection.execute(delete(posts).where(*_call(game_id)))


def _call(game_id: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return posts.c.game_id == game_id, posts.c.kind == CALL


async def replace_waits(connection: AsyncConnection, game_id: int, waiting: Waiting) -> list[Wait]:
    """Store whom a game waits for now; delete and return the waits that are over."""
    rows = await connection.execute(select(waits).where(waits.c.game_id == game_id))
    known = {wait.key: wait for wait in map(_wait_of, rows)}
    held = {wait.key: wait for wait in waiting.held}
    over = [wait for key, wait in known.items() if key not in held]
    for wait in over:
        gone = (waits.c.game_id == game_id, waits.c.seat == wait.seat)
        await connection.execute(delete(waits).where(*gone))
    if begun := [_columns(wait) for key, wait in held.items() if key not in known]:
        await connection.execute(insert(waits), begun)
    for wait in (wait for key, wait in held.items() if key in known and wait.called):
        if not known[wait.key].called:
            await connection.execute(update(waits).where(*_is_of(wait)).values(called=True))
    await _set_clocks(connection, game_id, over, waiting.clocks)
    return over


async def _set_clocks(
    connection: AsyncConnection, game_id: int, over: Sequence[Wait], clocks: Mapping[int, int]
) -> None:
    """Store the clocks of the seats whose wait is over, unless another player has the seat now."""
    for wait in over:
        if wait.seat in clocks:
            sits = (seats.c.game_id == game_id, seats.c.seat == wait.seat)
            change = update(seats).where(*sits, seats.c.user_id == wait.user_id)
            await connection.execute(change.values(clock=clocks[wait.seat]))


def _is_of(wait: Wait) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that select the row of a wait, whatever its progress."""
    return (
        waits.c.game_id == wait.game_id,
        waits.c.seat == wait.seat,
        waits.c.user_id == wait.user_id,
        waits.c.ply == wait.ply,
    )


def _columns(wait: Wait) -> dict[str, Any]:
    return {
        "game_id": wait.game_id,
        "seat": wait.seat,
        "user_id": wait.user_id,
        "ply": wait.ply,
        "since": wait.since,
        "called": wait.called,
        **_progress(wait),
    }


def _progress(wait: Wait) -> dict[str, Any]:
    """Return the columns that change while a wait lasts."""
    return {
        "step": wait.step,
        "due_at": wait.due_at,
        "sent_at": wait.sent_at,
        "channel_id": wait.reminder and wait.reminder.channel_id,
        "message_id": wait.reminder and wait.reminder.message_id,
    }


def _wait_of(row: Row[Any]) -> Wait:
    return Wait(
        game_id=row.game_id,
        seat=row.seat,
        user_id=row.user_id,
        ply=row.ply,
        since=row.since,
        step=row.step,
        due_at=row.due_at,
        sent_at=row.sent_at,
        reminder=_reminder_of(row),
        clock=None if row.clock_at is None else ClockReading(row.clock, row.clock_at),
        called=row.called,
    )


def _reminder_of(row: Row[Any]) -> Reminder | None:
    if row.channel_id is None or row.message_id is None:
        return None
    return Reminder(row.channel_id, row.message_id)
