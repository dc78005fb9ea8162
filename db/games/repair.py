"""Repairing running games whose latest moves today's rules no longer accept.

A new version may correct a rule or drop a question, so that answers given earlier in the current
turn no longer fit any question. Those moves are undone. Since the position at the start of the turn
is stored, no more than that turn has to be replayed.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.games import sql
from db.games.appending import LogEntryData, append, has_unannounced_moves
from db.games.loading import Loaded, load_latest
from db.games.mapping import checkpoint_of, moves_of, record_of, setup_of
from db.records import TOOK_BACK_CHANGED, AnswerOrigin, EntryOrigin, GameRecord
from db.repository import Repository
from db.schema import GameState, games
from engine.core import machine
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.log import Checkpoint, Move, Undo
from engine.core.msg import msg
from engine.core.table import Table


@dataclass(frozen=True, slots=True)
class _Start:
    """A position from which a game can continue, with the moves made since."""

    checkpoint: Checkpoint
    ply: int
    plies: tuple[int, ...]
    moves: tuple[Move, ...]


class Repairs(Repository):
    """Repair of running games after a change of the rules."""

    async def running(self) -> list[int]:
        """Return the numbers of the running games."""
        wanted = select(games.c.id).where(games.c.state == GameState.RUNNING).order_by(games.c.id)
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def repair(self, game_id: int) -> bool:
        """Undo the moves that the rules no longer accept, and return whether there were any.

        If undoing moves would not help, the game is left as it is and the error is raised.
        """
        async with self.database.writing() as connection:
            # Of several concurrent repairs, all but the first find the game repaired.
            await locked(connection, game_id)
            rows = await rows_of(connection, sql.LATEST, game_id)
            if rows[0].state != GameState.RUNNING:
                return False
            try:
                await load_latest(connection, rows, self.database.packs.game_of)
            except Exception:
                record = record_of(rows[0])
                game = await self.database.packs.game_of(connection, setup_of(record))
                start = await _latest_readable(connection, record, game)
                if start is None or (fitting := _fitting(game, start)) == len(start.moves):
                    raise
                await self._take_back(connection, record, game, start, fitting)
                return True
        return False

    async def _take_back(
        self,
        connection: AsyncConnection,
        record: GameRecord,
        game: AnyGame,
        start: _Start,
        fitting: int,
    ) -> None:
        """Add an undo of all moves since `start` but the first `fitting` ones."""
        undo = Undo(start.moves[fitting].seat, start.checkpoint.moves + fitting)
        kept = tuple(zip(start.plies, start.moves, strict=True))[:fitting]
        table = Table.pick_up(game, setup_of(record), start.checkpoint, kept, record.ply + 1)
        loaded = Loaded(record, table, start.plies, start.ply, start.checkpoint.moves)
        told = Event(msg(TOOK_BACK_CHANGED, told=record.announced), undo.seat)
        line = LogEntryData(
            undo,
            None,
            self.database.now(),
            (told,),
            EntryOrigin(AnswerOrigin.RULES),
            not has_unannounced_moves(loaded, undo),
        )
        await append(connection, loaded, line)


async def _latest_readable(
    connection: AsyncConnection, record: GameRecord, game: AnyGame
) -> _Start | None:
    """Return the latest readable position, if any, with the later moves that were not undone."""
    number = {"of_game": record.id}
    for row in await connection.execute(sql.SNAPSHOTS, number):
        try:
            checkpoint = checkpoint_of(game, row, record.seats)
            Table.pick_up(game, setup_of(record), checkpoint, (), record.ply)
        except Exception:  # noqa: BLE001, S112 - what the rules fail on is as good as unreadable
            continue
        since = number | {"since": row.snapshot_ply}
        standing = (await connection.execute(sql.STANDING, since)).all()
        plies = tuple(move.entry_ply for move in standing)
        return _Start(checkpoint, row.snapshot_ply, plies, tuple(moves_of(record, standing)))
    return None


def _fitting(game: AnyGame, start: _Start) -> int:
    """Return how many of the moves can be replayed before the first that cannot."""
    state = game.clone(start.checkpoint.state)
    for number, move in enumerate(start.moves):
        try:
            machine.submit(game, state, move.seat, move.answer)
        except Exception:  # noqa: BLE001 - refused, or made for a different position
            return number
    return len(start.moves)
