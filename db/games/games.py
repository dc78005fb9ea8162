"""Games: finding, loading and ending them, and reading their logs."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.errors import AlreadyOver
from db.games import sql
from db.games.loading import load_latest, load_whole
from db.games.mapping import entry_told, players_of, readable, record_of, setup_of
from db.messaging.polls import Outcome, decide
from db.messaging.posts import owe_end
from db.records import GameRecord, Player, StoredGame, ToldEntry
from db.repository import Repository
from db.schema import NAME_KEPT, GameState, games, moves, seats
from db.stats.results import add_early_results, note_left
from engine.core.errors import FathomError

_logger = logging.getLogger(__name__)

States: TypeAlias = GameState | Collection[GameState] | None
"""The states of the games to list: one state, several, or None for games in any state."""


LARGEST_GAME = 2**31 - 1
"""The largest game number that the column can hold; players may type larger ones."""


class Games(Repository):
    """The games, found by number, channel, guild or player, and their logs."""

    async def by_guild(self, guild_id: int, state: States = None) -> list[GameRecord]:
        """Return the games of a guild, most recently played first."""
        return await self._listed(games.c.guild_id == guild_id, state)

    async def by_channel(self, channel_id: int, state: States = None) -> list[GameRecord]:
        """Return the games of a channel, most recently played first."""
        return await self._listed(games.c.channel_id == channel_id, state)

    async def by_user(self, user_id: int, state: States = None) -> list[GameRecord]:
        """Return the games in which a user has a seat, most recently played first."""
        sitting = select(seats.c.game_id).where(seats.c.user_id == user_id)
        return await self._listed(games.c.id.in_(sitting), state)

    async def by_number(self, game_id: int, state: States = None) -> GameRecord | None:
        """Return the game with this number, if there is one that can be read."""
        if not 0 < game_id <= LARGEST_GAME:
            return None
        return next(iter(await self._listed(games.c.id == game_id, state)), None)

    async def quiet_since(self, guild_id: int, moment: datetime) -> list[GameRecord]:
        """Return the running games of a guild without a move since `moment`."""
        quiet = (games.c.guild_id == guild_id) & (games.c.updated_at < moment)
        return await self._listed(quiet, GameState.RUNNING)

    async def record(self, game_id: int) -> GameRecord:
        """Return a game's record without loading its table."""
        async with self.database.reading() as connection:
            return record_of((await rows_of(connection, sql.GAME, game_id))[0])

    async def players(self, game_id: int) -> tuple[Player, ...]:
        """Return the players of a game, in seat order."""
        async with self.database.reading() as connection:
            return players_of(await connection.execute(sql.SEATS, {"of_game": game_id}))

    async def log(
        self, game_id: int, start: int = 0, stop: int | None = None, *, newest: int | None = None
    ) -> list[ToldEntry]:
        """Return the log entries from ply `start` up to but excluding `stop`.

        If there are more than `newest` of them, only that many of the newest are returned.
        """
        wanted = select(moves).where(moves.c.game_id == game_id, moves.c.ply >= start)
        if stop is not None:
            wanted = wanted.where(moves.c.ply < stop)
        wanted = wanted.order_by(moves.c.ply.desc()).limit(newest)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            if not rows:
                await rows_of(connection, sql.GAME, game_id)
        return [entry_told(game_id, row) for row in reversed(rows)]

    async def load(self, game_id: int, *, whole: bool = False) -> StoredGame:
        """Load a game; unless `whole` is set, its table lacks the start of the log."""
        async with self.database.reading() as connection:
            if whole:
                record = record_of((await rows_of(connection, sql.GAME, game_id))[0])
                game = await self.database.packs.game_of(connection, setup_of(record))
                loaded = await load_whole(connection, record, game)
            else:
                rows = await rows_of(connection, sql.LATEST, game_id)
                loaded = await load_latest(connection, rows, self.database.packs.game_of)
            players = players_of(await connection.execute(sql.SEATS, {"of_game": game_id}))
        return StoredGame(loaded.record, players, loaded.table, loaded.repaired)

    async def rename(self, game_id: int, user_id: int, name: str) -> None:
        """Update the stored name of a user who has a seat in a game."""
        sits = (seats.c.game_id == game_id, seats.c.user_id == user_id)
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            await connection.execute(update(seats).where(*sits).values(name=name[:NAME_KEPT]))

    async def move_channel(self, game_id: int, channel_id: int) -> None:
        """Move a game to another channel."""
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            change = update(games).where(games.c.id == game_id).values(channel_id=channel_id)
            await connection.execute(change)

    async def end(
        self,
        game_id: int,
        reason: str,
        decided: tuple[int, Outcome] | None = None,
        *,
        resigned: int | None = None,
    ) -> GameRecord:
        """End a game or a lobby early; it stays in the database but can no longer be played.

        In the same transaction, the poll in `decided`, if any, is closed with its outcome, and any
        results are stored. If the game ends because a player resigned, `resigned` is their seat.
        """
        given_up = {
            "state": GameState.ENDED,
            "ended": reason,
            "awaits": "",
            "computer_seat": None,
            "updated_at": self.database.now(),
        }
        async with self.database.writing() as connection:
            row = await locked(connection, game_id)
            if row.state in (GameState.OVER, GameState.ENDED):
                raise AlreadyOver(game_id)
            if decided is not None:
                await decide(connection, *decided)
            change = update(games).where(games.c.id == game_id).values(given_up)
            ended = record_of((await connection.execute(change.returning(games))).one())
            if row.state == GameState.RUNNING:
                await self._count_early(connection, ended, resigned)
                await owe_end(connection, ended, self.database.now())
            return ended

    async def _listed(self, wanted: ColumnElement[bool], state: States) -> list[GameRecord]:
        query = select(games).where(wanted)
        if state is not None:
            # A single state is a string, and therefore itself a collection (of letters).
            states = (state,) if isinstance(state, str) else tuple(state)
            query = query.where(games.c.state.in_(states))
        async with self.database.reading() as connection:
            rows = await connection.execute(
                query.order_by(games.c.updated_at.desc(), games.c.id.desc())
            )
            return list(readable(rows, record_of))

    async def _count_early(
        self, connection: AsyncConnection, ended: GameRecord, resigned: int | None
    ) -> None:
        """Store the results of a game that ended early, if it counts and can be loaded."""
        rows = await rows_of(connection, sql.LATEST, ended.id)
        try:
            table = (await load_latest(connection, rows, self.database.packs.game_of)).table
        except FathomError as wrong:
            _logger.warning("game %s: its final position is unknown: %s", ended.id, wrong)
            return
        if resigned is not None:
            await note_left(connection, ended.id, table, resigned)
        await add_early_results(connection, ended, table, ended.updated_at)
