"""Creating games, either as a lobby that players join or with all players at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.errors import NotALobby, TooManyLobbies
from db.games import sql
from db.games.appending import add_snapshot
from db.games.mapping import (
    awaited,
    awaits_column,
    computer_among,
    lobby_of,
    options_column,
    players_of,
    readable,
    record_of,
    seat_rows,
    setup_columns,
)
from db.integrity.rules_version import EMPTY_LOG, current_fingerprint
from db.records import NO_PACE, Lobby, Player, StoredGame
from db.repository import Repository
from db.schema import GameState, games, seats
from engine.core.errors import BadSetup
from engine.core.game import Setup, checked_setup
from engine.core.msg import msg
from engine.core.table import Table

_NOT_YET = {"seed": "", "ply": 0}
_HOST_LOCK = 0x0FA8
"""The first key of the advisory lock under which a host's open tables are counted."""


class Lobbies(Repository):
    """Games before their first move: creating them, changing lobbies, and starting them."""

    async def create(
        self,
        setup: Setup,
        players: Sequence[Player],
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
    ) -> int:
        """Create a game that starts at once, and return its number."""
        table, moment = self._table_for(setup, players), self.database.now()
        row = {
            **_beginning(table, players, moment),
            "guild_id": guild_id,
            "channel_id": channel_id,
            "created_at": moment,
        }
        async with self.database.writing() as connection:
            game_id = await _add_game(connection, row)
            await self.database.packs.store_pack(connection, table.setup)
            await _seat(connection, game_id, players)
            await add_snapshot(connection, game_id, table, 0, moment)
        return game_id

    async def open(  # noqa: PLR0913 - all that a lobby is
        self,
        game: str,
        host: Player,
        *,
        guild_id: int | None,
        channel_id: int,
        options: Sequence[tuple[str, str]] = (),
        pack: str = "",
        pace: str = NO_PACE,
        most: int | None = None,
    ) -> int:
        """Open a lobby with the host as its first player, and return its number.

        Raises `TooManyLobbies` if the host already has `most` open tables in the guild.
        """
        if host.user_id is None:
            raise ValueError("the host of a lobby must be a user")
        moment = self.database.now()
        row = {
            **_NOT_YET,
            "game": game,
            "seats": 1,
            "options": options_column(options),
            "pack": pack,
            "pace": pace,
            "host_id": host.user_id,
            "guild_id": guild_id,
            "channel_id": channel_id,
            "state": GameState.LOBBY,
            "created_at": moment,
            "updated_at": moment,
        }
        async with self.database.writing() as connection:
            if most is not None:
                await _queue_for(connection, host.user_id)
                await _check_few(connection, host.user_id, guild_id, most)
            game_id = await _add_game(connection, row)
            await _seat(connection, game_id, [host])
        return game_id

    async def check_few(self, user_id: int, guild_id: int | None, most: int) -> None:
        """Raise `TooManyLobbies` if a user already has `most` open tables in a guild."""
        async with self.database.reading() as connection:
            await _check_few(connection, user_id, guild_id, most)

    async def get(self, game_id: int) -> Lobby:
        """Return the lobby with this number; raise `NotALobby` if it is no longer one."""
        async with self.database.reading() as connection:
            row = (await rows_of(connection, sql.GAME, game_id))[0]
            return await _lobby(connection, row)

    async def change(self, game_id: int, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Apply `change` to a lobby and return the result; if it raises, nothing is written."""
        async with self.database.writing() as connection:
            changed = change(await _lobby(connection, await locked(connection, game_id)))
            row = {
                "game": changed.game,
                "seats": len(changed.players),
                "options": options_column(changed.options),
                "pack": changed.pack,
                "pace": changed.pace,
                "host_id": changed.host_id,
                "guild_id": changed.guild_id,
                "channel_id": changed.channel_id,
                "updated_at": self.database.now(),
            }
            await _seat(connection, game_id, changed.players)
            written = await _rewrite(connection, game_id, row)
            return await _lobby(connection, written)

    async def start(self, game_id: int, setup: Setup, players: Sequence[Player]) -> StoredGame:
        """Turn a lobby into a running game; raise `NotALobby` if another request was quicker."""
        table, moment = self._table_for(setup, players), self.database.now()
        async with self.database.writing() as connection:
            _check_lobby(await locked(connection, game_id))
            await self.database.packs.store_pack(connection, table.setup)
            await _seat(connection, game_id, players)
            row = _beginning(table, players, moment)
            record = record_of(await _rewrite(connection, game_id, row))
            await add_snapshot(connection, game_id, table, 0, moment)
        return StoredGame(record, tuple(players), table, repaired=False)

    async def untouched_since(self, moment: datetime) -> list[Lobby]:
        """Return the lobbies that have not changed since then, oldest first."""
        waiting = (games.c.state == GameState.LOBBY) & (games.c.updated_at < moment)
        idle = select(games).where(waiting).order_by(games.c.updated_at, games.c.id)
        sitting = select(seats).join(games).where(waiting).order_by(seats.c.seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(idle)).all()
            joined = (await connection.execute(sitting)).all()
        by_game: defaultdict[int, list[Row[Any]]] = defaultdict(list)
        for row in joined:
            by_game[row.game_id].append(row)
        return list(readable(found, lambda row: lobby_of(row, players_of(by_game[row.id]))))

    def _table_for(self, setup: Setup, players: Sequence[Player]) -> Table:
        """Return the table of a game about to start; raise if the setup or players do not fit."""
        game = self.database.packs.at_hand(setup)
        checked = checked_setup(game, setup.seats, setup.seed, dict(setup.options))
        if len(players) != checked.seats:
            raise BadSetup(msg("error-player-count", players=len(players), seats=checked.seats))
        return Table(game, checked)


async def _queue_for(connection: AsyncConnection, user_id: int) -> None:
    """Wait for other transactions that are opening lobbies of this host.

    SQLite needs no such lock: its writers queue anyway.
    """
    if connection.dialect.name == "postgresql":
        whose = func.pg_advisory_xact_lock(_HOST_LOCK, func.hashint8(user_id))
        await connection.execute(select(whose))


async def _check_few(
    connection: AsyncConnection, user_id: int, guild_id: int | None, most: int
) -> None:
    waiting = (games.c.guild_id == guild_id, games.c.state == GameState.LOBBY)
    theirs = select(func.count()).where(*waiting, games.c.host_id == user_id)
    if (await connection.execute(theirs)).scalar_one() >= most:
        raise TooManyLobbies(most)


def _beginning(table: Table, players: Sequence[Player], moment: datetime) -> dict[str, Any]:
    """Return the columns of `games` for a game that starts at this moment."""
    asked = awaited(table)
    return {
        **setup_columns(table.setup),
        "state": GameState.RUNNING,
        "ply": 0,
        "awaits": awaits_column(asked),
        "computer_seat": computer_among(asked, players),
        "updated_at": moment,
        "rules": current_fingerprint(),
        "chain": EMPTY_LOG,
    }


async def _add_game(connection: AsyncConnection, row: dict[str, Any]) -> int:
    added = await connection.execute(insert(games).returning(games.c.id), row)
    number: int = added.scalar_one()
    return number


async def _rewrite(connection: AsyncConnection, game_id: int, row: dict[str, Any]) -> Row[Any]:
    """Update a game's row and return it."""
    change = update(games).where(games.c.id == game_id).values(row).returning(games)
    changed: Row[Any] = (await connection.execute(change)).one()
    return changed


async def _seat(connection: AsyncConnection, game_id: int, players: Sequence[Player]) -> None:
    """Replace the players of a game."""
    await connection.execute(delete(seats).where(seats.c.game_id == game_id))
    if players:
        await connection.execute(insert(seats), seat_rows(game_id, players))


async def _lobby(connection: AsyncConnection, row: Row[Any]) -> Lobby:
    """Return the lobby in a row of `games`, with its players; raise `NotALobby` if it is none."""
    _check_lobby(row)
    sitting = await connection.execute(sql.SEATS, {"of_game": row.id})
    lobby = lobby_of(row, players_of(sitting))
    return replace(lobby, seasoned=await _seasoned(connection, lobby))


async def _seasoned(connection: AsyncConnection, lobby: Lobby) -> bool:
    """Return whether anyone in a lobby has finished this game before."""
    people = [player.user_id for player in lobby.players if player.user_id is not None]
    finished = (
        select(games.c.id)
        .join(seats)
        .where(
            seats.c.user_id.in_(people),
            games.c.game == lobby.game,
            games.c.state == GameState.OVER,
        )
        .limit(1)
    )
    return (await connection.execute(finished)).first() is not None


def _check_lobby(row: Row[Any]) -> None:
    if row.state != GameState.LOBBY:
        raise NotALobby(row.id)
