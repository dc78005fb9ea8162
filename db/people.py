"""Who plays for a seat once the game runs: stand-ins, and people who take a seat over."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import statements
from db.base import Base, locked
from db.records import GameRecord, Player, PlayerKind
from db.rows import record_of
from db.schema import NAME_KEPT, games, seats


class People(Base):
    """The people at the tables."""

    async def set_stand_in(self, game_id: int, seat: int, level: PlayerKind | None) -> GameRecord:
        """Let a computer player answer for a person, or no longer; the game then."""
        return await self._change_seat(game_id, seat, {"stand_in": level})

    async def reseat(self, game_id: int, seat: int, player: Player) -> GameRecord:
        """Let somebody else play a seat from now on; the game then.

        What the clock of the seat says and who stood in for it is forgotten.
        """
        return await self._change_seat(
            game_id,
            seat,
            {
                "user_id": player.user_id,
                "kind": player.kind,
                "name": player.name[:NAME_KEPT],
                "stand_in": player.stand_in,
                "clock": None,
            },
        )

    async def set_host(self, game_id: int, user_id: int) -> None:
        """Let somebody else be the host from now on."""
        async with self._writing() as connection:
            await locked(connection, game_id)
            change = update(games).where(games.c.id == game_id).values(host_id=user_id)
            await connection.execute(change)

    async def _change_seat(self, game_id: int, seat: int, values: dict[str, Any]) -> GameRecord:
        async with self._writing() as connection:
            row = await locked(connection, game_id)
            if not 0 <= seat < row.seats:
                raise ValueError(f"game {game_id} has no seat {seat}")
            sits = (seats.c.game_id == game_id, seats.c.seat == seat)
            await connection.execute(update(seats).where(*sits).values(values))
            return await _computer_asked(connection, game_id, row.awaits)


async def _computer_asked(connection: AsyncConnection, game_id: int, awaits: str) -> GameRecord:
    """Note anew for which of the awaited seats a computer player answers; the game then."""
    wanted = {"of_game": game_id, "asked": awaits}
    return record_of((await connection.execute(statements.COMPUTER_ASKED, wanted)).one())
