"""The store: every game, and the one way to write a move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import statements
from db.connect import WRITES, address_trouble_told, engine_for, place_of, trouble_told
from db.errors import BrokenGame, NoSuchGame
from db.reading import Find, Loaded, load_from, load_latest, load_whole
from db.records import (
    GameRecord,
    Played,
    Player,
    StoredGame,
    read_events,
    record_of,
    setup_columns,
)
from db.schema import GameState, games, seats
from db.upgrade import upgrade
from db.writing import Line, add_snapshot, append
from engine.core.decision import Answer
from engine.core.errors import BadSetup, NotAwaited
from engine.core.game import Setup, checked_setup
from engine.core.msg import msg
from engine.core.table import Freedom, Move, Table
from engine.registry import game_for

_logger = logging.getLogger(__name__)


class Store:
    """All games in one database."""

    def __init__(self, engine: AsyncEngine, place: str, find: Find) -> None:
        """Use an engine whose database is up to date; `open` does all that."""
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._place = place
        self.find = find
        # SQLite has one writer at a time: queue here, in order, instead of trying again there.
        alone = engine.dialect.name == "sqlite"
        self._queue: AbstractAsyncContextManager[Any] = asyncio.Lock() if alone else nullcontext()

    @classmethod
    async def open(cls, url: str, *, create: bool = True, find: Find = game_for) -> Store:
        """The store at this address, made and brought up to date where necessary."""
        place = place_of(url)
        with address_trouble_told(place):
            store = cls(engine_for(url, create=create), place, find)
        try:
            async with store._writing() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def create(
        self,
        setup: Setup,
        players: Sequence[Player],
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
    ) -> int:
        """Set a game up and keep it; its number."""
        game = self.find(setup)
        checked = checked_setup(game, setup.seats, setup.seed, dict(setup.options))
        if len(players) != checked.seats:
            raise BadSetup(msg("error-player-count", players=len(players), seats=checked.seats))
        table, now = Table(game, checked), _now()
        row = {
            **setup_columns(checked),
            "guild_id": guild_id,
            "channel_id": channel_id,
            "state": GameState.RUNNING,
            "ply": 0,
            "created_at": now,
            "updated_at": now,
        }
        async with self._writing() as connection:
            added = await connection.execute(insert(games).returning(games.c.id), row)
            game_id: int = added.scalar_one()
            sitting = [
                {"game_id": game_id, "seat": seat, "user_id": player.user_id, "kind": player.kind}
                for seat, player in enumerate(players)
            ]
            await connection.execute(insert(seats), sitting)
            await add_snapshot(connection, game_id, table, 0, now)
        return game_id

    async def load(self, game_id: int, *, whole: bool = False) -> StoredGame:
        """A game as it stands; its table lacks the start of the log unless the whole is wanted."""
        async with self.reading() as connection:
            if whole:
                record = record_of((await _rows(connection, statements.GAME, game_id))[0])
                loaded = await load_whole(connection, record, self.find(record.setup))
            else:
                rows = await _rows(connection, statements.LATEST, game_id)
                loaded = await load_latest(connection, rows, self.find)
            sitting = await connection.execute(statements.SEATS, {"of_game": game_id})
            players = tuple(Player(seat.kind, seat.user_id) for seat in sitting)
        return StoredGame(loaded.record, players, loaded.table, loaded.repaired)

    async def play(
        self, game_id: int, seat: int, answer: Answer, at: int, interaction_id: str | None = None
    ) -> Played:
        """Play an answer that was meant for ply `at`; when this returns, it is kept for good."""
        async with self._writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, Played):
                return loaded
            outcome = loaded.table.submit(seat, answer, at)
            line = Line(Move(seat, answer), interaction_id, _now(), outcome.events)
            await append(connection, loaded, line)
        return Played(outcome.events, loaded.table.ply, table=loaded.table)

    async def undo(
        self,
        game_id: int,
        seat: int,
        at: int,
        interaction_id: str | None = None,
        *,
        agreed: bool = False,
    ) -> Played:
        """Take back the seat's last move and all since, as `Table.undo` does."""
        async with self._writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, Played):
                return loaded
            if agreed and loaded.table.freedom(seat) is Freedom.CONSENT:
                kept = loaded.table.last(seat) - 1
                loaded = await load_from(connection, loaded.record, loaded.table.game, kept=kept)
            entry = loaded.table.undo(seat, at, agreed=agreed)
            await append(connection, loaded, Line(entry, interaction_id, _now()))
        return Played((), loaded.table.ply, table=loaded.table)

    async def by_guild(self, guild_id: int, state: GameState | None = None) -> list[GameRecord]:
        """The games of a server, the liveliest first."""
        return await self._listed(games.c.guild_id == guild_id, state)

    async def by_channel(self, channel_id: int, state: GameState | None = None) -> list[GameRecord]:
        """The games of a channel, the liveliest first."""
        return await self._listed(games.c.channel_id == channel_id, state)

    async def by_user(self, user_id: int, state: GameState | None = None) -> list[GameRecord]:
        """The games in which somebody sits, the liveliest first."""
        sitting = select(seats.c.game_id).where(seats.c.user_id == user_id)
        return await self._listed(games.c.id.in_(sitting), state)

    async def _listed(
        self, wanted: ColumnElement[bool], state: GameState | None
    ) -> list[GameRecord]:
        query = select(games).where(wanted)
        if state is not None:
            query = query.where(games.c.state == state)
        async with self.reading() as connection:
            rows = await connection.execute(
                query.order_by(games.c.updated_at.desc(), games.c.id.desc())
            )
            return list(_readable(rows))

    async def _to_write(
        self, connection: AsyncConnection, game_id: int, interaction: str | None
    ) -> Loaded | Played:
        """The game, locked, or what this interaction led to when it was delivered before."""
        rows = await _rows(connection, statements.TO_PLAY, game_id, interaction=interaction)
        row = rows[0]
        if row.told_ply is not None:
            return Played(read_events(row.told_events), row.told_ply + 1, repeated=True)
        if row.state not in (GameState.RUNNING, GameState.OVER):
            raise NotAwaited(msg("error-game-over"))
        return await load_latest(connection, rows, self.find)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database."""
        with trouble_told(self._place):
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are kept when it is left, all or none."""
        async with self._queue:
            with trouble_told(self._place):
                async with self._writer.begin() as connection:
                    yield connection


def _readable(rows: Iterable[Row[Any]]) -> Iterator[GameRecord]:
    """The games of a list; a damaged one is told and left out, so the others can be found."""
    for row in rows:
        try:
            yield record_of(row)
        except BrokenGame as wrong:
            _logger.warning("%s", wrong)


async def _rows(
    connection: AsyncConnection, statement: statements.Query, game_id: int, **more: str | None
) -> Sequence[Row[Any]]:
    """The rows of a game, at least one."""
    rows = (await connection.execute(statement, {"of_game": game_id, **more})).all()
    if not rows:
        raise NoSuchGame(game_id)
    return rows


def _now() -> datetime:
    return datetime.now(UTC)
