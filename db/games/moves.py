"""Playing and undoing moves, which are stored before anyone is told of them."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.errors import EarlierRules, NotBegun
from db.games import sql
from db.games.appending import (
    LogEntryData,
    append,
    public_undo_events,
    rewound_to,
    undo_keeping_others,
    undo_last_move,
)
from db.games.loading import Loaded, load_latest
from db.games.mapping import read_events
from db.messaging.polls import Outcome, decide
from db.messaging.waits import owe_call
from db.records import UNNAMED, AppendResult, EntryOrigin, ToldEntry
from db.repository import Repository
from db.schema import GameState
from engine.core.decision import Answer
from engine.core.errors import NotAwaited
from engine.core.log import Move
from engine.core.msg import msg
from engine.core.table import Freedom


class Moves(Repository):
    """The moves of running games: playing them and undoing them."""

    async def play(  # noqa: PLR0913 - what is played, by whom, and who may know
        self,
        game_id: int,
        seat: int,
        answer: Answer,
        at: int,
        interaction_id: str | None = None,
        *,
        hand: EntryOrigin = UNNAMED,
        public: bool = False,
    ) -> AppendResult:
        """Play an answer to the question at ply `at`; once this returns, the move is stored.

        If `public` is set, the game also becomes public up to this move, in the same transaction
        (see `Posts.mark_public`).
        """
        async with self.database.writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, AppendResult):
                return loaded
            outcome = loaded.table.submit(seat, answer, at)
            move = Move(seat, answer)
            line = LogEntryData(
                move, interaction_id, self.database.now(), outcome.events, hand, public
            )
            record = await append(connection, loaded, line)
        told = ToldEntry(at, seat, "move", outcome.events, None, hand.by, hand.user_id, line.now)
        return AppendResult(
            outcome.events, record.ply, table=loaded.table, record=record, told=told
        )

    async def undo(  # noqa: PLR0913 - what is taken back, by whom, and who has agreed
        self,
        game_id: int,
        seat: int,
        at: int,
        interaction_id: str | None = None,
        *,
        agreed: bool = False,
        asked: bool = True,
        poll: int | None = None,
        hand: EntryOrigin = UNNAMED,
    ) -> AppendResult:
        """Undo the seat's last move and all moves since, as `Table.undo` does.

        If possible, independent answers of other players stay, as `Freedom.APART` allows. If all
        players agreed, the undo becomes public at once, unless private moves remain, and the poll
        in which they agreed is closed in the same transaction. Nobody is `asked` about a move
        since which nobody has acted; then the log does not say that they agreed.
        """
        async with self.database.writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, AppendResult):
                return loaded
            undo = loaded.table.undo_of(seat, at)
            if loaded.ended:
                raise EarlierRules(game_id)
            line = LogEntryData(undo, interaction_id, self.database.now(), hand=hand)
            if loaded.table.freedom(seat) is Freedom.APART and not agreed:
                line = replace(line, events=public_undo_events(loaded, line.entry))
                record = await undo_keeping_others(connection, loaded, line)
            else:
                loaded, line = await undo_last_move(
                    connection, loaded, line, agreed=agreed, asked=asked
                )
                record = await append(connection, loaded, line)
            if agreed:
                await owe_call(connection, game_id, line.now)
            if poll is not None:
                await decide(connection, poll, Outcome.AGREED)
        return AppendResult(line.events, record.ply, table=loaded.table, record=record)

    async def check_undo(self, game_id: int, seat: int) -> None:
        """Raise if `undo` would be refused even with consent, so that nobody is asked in vain."""
        async with self.database.reading() as connection:
            rows = await rows_of(connection, sql.LATEST, game_id)
            loaded = await load_latest(connection, rows, self.database.packs.game_of)
            if loaded.table.freedom(seat) is Freedom.CONSENT:
                undo = loaded.table.undo_of(seat, loaded.table.ply)
                await rewound_to(connection, loaded, undo.kept)

    async def _to_write(
        self, connection: AsyncConnection, game_id: int, interaction: str | None
    ) -> Loaded | AppendResult:
        """Return the game, locked, or the earlier outcome if this interaction is a repeat."""
        if self.database.locks_rows:
            await locked(connection, game_id)
        rows = await rows_of(connection, sql.TO_PLAY, game_id, interaction=interaction)
        row = rows[0]
        if row.told_ply is not None:
            return AppendResult(read_events(row.told_events), row.told_ply + 1, repeated=True)
        if row.state == GameState.LOBBY:
            raise NotBegun(game_id)
        if row.state not in (GameState.RUNNING, GameState.OVER):
            raise NotAwaited(msg("error-game-over"))
        return await load_latest(connection, rows, self.database.packs.game_of)
