"""Changing who plays in a running game: stand-ins and replacements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.games import sql
from db.games.loading import load_latest
from db.games.mapping import players_of, record_of
from db.messaging.polls import Outcome, decide
from db.messaging.waits import owe_call
from db.records import GameRecord, Player, PlayerKind
from db.repository import Repository
from db.schema import NAME_KEPT, games, moves, seats
from db.stats.results import note_left


class Seats(Repository):
    """The players in the seats of games."""

    async def set_stand_in(
        self,
        game_id: int,
        seat: int,
        level: PlayerKind | None,
        poll: int | None = None,
        *,
        asked: bool = False,
    ) -> GameRecord:
        """Set the stand-in of a person, or remove it if `level` is None; return the game.

        `asked` records that the person asked for it. If the other players chose it in a poll, that
        poll is closed in the same transaction.
        """
        changes = {"stand_in": level, "stand_in_asked": asked and level is not None}
        async with self.database.writing() as connection:
            row = await _seated(connection, game_id, seat)
            await _change_seat(connection, game_id, seat, changes)
            if poll is not None:
                await decide(connection, poll, Outcome.STAND_IN)
            await owe_call(connection, game_id, self.database.now())
            return await _computer_asked(connection, game_id, row.awaits)

    async def reseat(
        self,
        game_id: int,
        seat: int,
        player: Player,
        poll: int | None = None,
        *,
        resigned: bool = False,
    ) -> GameRecord:
        """Give a seat to another player, and return the game.

        If `resigned` is set, it is recorded that the previous player gave the seat up, provided
        that this counts. The seat's clock and the previous player's stand-in are cleared. If the
        previous player was the host, the new player becomes host, or another person if the new
        player is a computer player. A computer player keeps the previous player's name only if that
        person made moves in the seat, because that is how the name is found when their data is
        deleted. If the other players agreed to the change in a poll, that poll is closed in the
        same transaction.
        """
        changes = _taken_by(player)
        async with self.database.writing() as connection:
            row = await _seated(connection, game_id, seat)
            if resigned:
                await self._note_left(connection, game_id, seat)
            sitting = players_of(await connection.execute(sql.SEATS, {"of_game": game_id}))
            gone = sitting[seat].user_id
            if player.user_id is None and not await _has_played(connection, game_id, seat, gone):
                changes["name"] = ""
            await _change_seat(connection, game_id, seat, changes)
            if row.host_id is not None and row.host_id == gone:
                host = _next_host(player, sitting, row.host_id)
                change = update(games).where(games.c.id == game_id).values(host_id=host)
                await connection.execute(change)
            if poll is not None:
                await decide(connection, poll, Outcome.AGREED)
            await owe_call(connection, game_id, self.database.now())
            return await _computer_asked(connection, game_id, row.awaits)

    async def _note_left(self, connection: AsyncConnection, game_id: int, seat: int) -> None:
        rows = await rows_of(connection, sql.LATEST, game_id)
        loaded = await load_latest(connection, rows, self.database.packs.game_of)
        await note_left(connection, game_id, loaded.table, seat)


def _taken_by(player: Player) -> dict[str, Any]:
    """Return the columns of `seats` for a seat that this player takes over."""
    return {
        "user_id": player.user_id,
        "kind": player.kind,
        "name": player.name[:NAME_KEPT],
        "stand_in": player.stand_in,
        "stand_in_asked": None,
        "clock": None,
    }


async def _seated(connection: AsyncConnection, game_id: int, seat: int) -> Row[Any]:
    """Return a game's row, locked; raise `ValueError` if the game has no such seat."""
    row = await locked(connection, game_id)
    if not 0 <= seat < row.seats:
        raise ValueError(f"game {game_id} has no seat {seat}")
    return row


async def _has_played(
    connection: AsyncConnection, game_id: int, seat: int, user_id: int | None
) -> bool:
    """Return whether the log contains an entry by this user in a seat."""
    theirs = (moves.c.game_id == game_id, moves.c.seat == seat, moves.c.user_id == user_id)
    return (
        await connection.execute(select(moves.c.ply).where(*theirs).limit(1))
    ).first() is not None


async def _change_seat(
    connection: AsyncConnection, game_id: int, seat: int, values: dict[str, Any]
) -> None:
    sits = (seats.c.game_id == game_id, seats.c.seat == seat)
    await connection.execute(update(seats).where(*sits).values(values))


def _next_host(newcomer: Player, sitting: Sequence[Player], gone: int) -> int:
    """Return the successor of a host who is `gone`, or the same user if nobody else can be host."""
    people = [newcomer.user_id, *(player.user_id for player in sitting)]
    return next((user for user in people if user is not None and user != gone), gone)


async def _computer_asked(connection: AsyncConnection, game_id: int, awaits: str) -> GameRecord:
    """Store which of the awaited seats a computer player answers for first; return the game."""
    wanted = {"of_game": game_id, "asked": awaits}
    return record_of((await connection.execute(sql.COMPUTER_ASKED, wanted)).one())
