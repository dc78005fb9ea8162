"""Finding games, and telling what happened in them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import ColumnElement, select

from db.connection.database import Base, rows_of
from db.games import sql
from db.games.mapping import players_of, readable, record_of, told_of
from db.records import GameRecord, Player, Told
from db.schema import GameState, games, moves, seats

States: TypeAlias = GameState | Collection[GameState] | None
"""Which games are wanted: those of one state, of some, or all."""


LARGEST_GAME = 2**31 - 1
"""Numbers of games are kept in so many bits; a larger one is typed, but no game's."""


class Lists(Base):
    """The games by where they are and who plays them, and their logs."""

    async def by_guild(self, guild_id: int, state: States = None) -> list[GameRecord]:
        """The games of a server, the liveliest first."""
        return await self._listed(games.c.guild_id == guild_id, state)

    async def by_channel(self, channel_id: int, state: States = None) -> list[GameRecord]:
        """The games of a channel, the liveliest first."""
        return await self._listed(games.c.channel_id == channel_id, state)

    async def by_user(self, user_id: int, state: States = None) -> list[GameRecord]:
        """The games in which somebody sits, the liveliest first."""
        sitting = select(seats.c.game_id).where(seats.c.user_id == user_id)
        return await self._listed(games.c.id.in_(sitting), state)

    async def by_number(self, game_id: int, state: States = None) -> GameRecord | None:
        """The game of this number, if there is one that can be read."""
        if not 0 < game_id <= LARGEST_GAME:
            return None
        return next(iter(await self._listed(games.c.id == game_id, state)), None)

    async def quiet_since(self, guild_id: int, moment: datetime) -> list[GameRecord]:
        """The running games of a server in which nobody has moved since."""
        quiet = (games.c.guild_id == guild_id) & (games.c.updated_at < moment)
        return await self._listed(quiet, GameState.RUNNING)

    async def record(self, game_id: int) -> GameRecord:
        """What is known of a game without loading it."""
        async with self.reading() as connection:
            return record_of((await rows_of(connection, sql.GAME, game_id))[0])

    async def players(self, game_id: int) -> tuple[Player, ...]:
        """Who sits at a game."""
        async with self.reading() as connection:
            return players_of(await connection.execute(sql.SEATS, {"of_game": game_id}))

    async def told(
        self, game_id: int, start: int = 0, stop: int | None = None, *, newest: int | None = None
    ) -> list[Told]:
        """The log from ply `start` up to, not including, `stop`, or only the newest of it."""
        wanted = select(moves).where(moves.c.game_id == game_id, moves.c.ply >= start)
        if stop is not None:
            wanted = wanted.where(moves.c.ply < stop)
        wanted = wanted.order_by(moves.c.ply.desc()).limit(newest)
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            if not rows:
                await rows_of(connection, sql.GAME, game_id)
        return [told_of(game_id, row) for row in reversed(rows)]

    async def _listed(self, wanted: ColumnElement[bool], state: States) -> list[GameRecord]:
        query = select(games).where(wanted)
        if state is not None:
            # A state is a text, so a collection too: that of its letters.
            states = (state,) if isinstance(state, str) else tuple(state)
            query = query.where(games.c.state.in_(states))
        async with self.reading() as connection:
            rows = await connection.execute(
                query.order_by(games.c.updated_at.desc(), games.c.id.desc())
            )
            return list(readable(rows, record_of))
