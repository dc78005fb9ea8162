"""The store: every game, and the one way to write a move."""

from __future__ import annotations

import logging
from dataclasses import replace

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked, rows_of
from db.errors import AlreadyOver, EarlierRules, NotBegun
from db.games import sql
from db.games.appending import Line, append, back_before, take_back_apart, taken_back, told_of_undo
from db.games.history import Past
from db.games.loading import Loaded, load_latest, load_whole
from db.games.lobbies import Lobbies
from db.games.mapping import players_of, read_events, record_of, setup_of
from db.games.queries import Lists
from db.games.repair import Mending
from db.games.seats import People
from db.games.transcripts import Imports
from db.messaging.polls import Outcome, Polls, decide
from db.messaging.posts import Delivery, owe_end
from db.messaging.stale_posts import Leftovers
from db.messaging.waits import Waits, owe_call
from db.records import UNNAMED, GameRecord, Hand, Played, StoredGame, Told
from db.schema import NAME_KEPT, GameState, games, seats
from db.stats.guild_stats import ServerTallies
from db.stats.player_stats import Tallies
from db.stats.results import add_early_results, note_left
from db.users.forget import Forgetting
from db.users.habits import Habits
from db.users.notes import Jottings
from db.users.settings import Notes
from engine.core.decision import Answer
from engine.core.errors import FathomError, NotAwaited
from engine.core.log import Move
from engine.core.msg import msg
from engine.core.table import Freedom

_logger = logging.getLogger(__name__)


class Store(
    Lobbies,
    Imports,
    Lists,
    Delivery,
    Leftovers,
    Tallies,
    ServerTallies,
    Notes,
    People,
    Polls,
    Forgetting,
    Jottings,
    Habits,
    Waits,
    Past,
    Mending,
):
    """All games in one database, from the lobby to the end."""

    async def load(self, game_id: int, *, whole: bool = False) -> StoredGame:
        """A game as it stands; its table lacks the start of the log unless the whole is wanted."""
        async with self.reading() as connection:
            if whole:
                record = record_of((await rows_of(connection, sql.GAME, game_id))[0])
                game = await self.packs.game_of(connection, setup_of(record))
                loaded = await load_whole(connection, record, game)
            else:
                rows = await rows_of(connection, sql.LATEST, game_id)
                loaded = await load_latest(connection, rows, self.packs.game_of)
            players = players_of(await connection.execute(sql.SEATS, {"of_game": game_id}))
        return StoredGame(loaded.record, players, loaded.table, loaded.repaired)

    async def play(  # noqa: PLR0913 - what is played, by whom, and who may know
        self,
        game_id: int,
        seat: int,
        answer: Answer,
        at: int,
        interaction_id: str | None = None,
        *,
        hand: Hand = UNNAMED,
        public: bool = False,
    ) -> Played:
        """Play an answer that was meant for ply `at`; when this returns, it is kept for good.

        With `public` the game is announced up to here, as by `announce` but in the same breath.
        """
        async with self._writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, Played):
                return loaded
            outcome = loaded.table.submit(seat, answer, at)
            move = Move(seat, answer)
            line = Line(move, interaction_id, self.now(), outcome.events, hand, public)
            record = await append(connection, loaded, line)
        told = Told(at, seat, "move", outcome.events, None, hand.by, hand.user_id, line.now)
        return Played(outcome.events, record.ply, table=loaded.table, record=record, told=told)

    async def undo(  # noqa: PLR0913 - what is taken back, by whom, and who has agreed
        self,
        game_id: int,
        seat: int,
        at: int,
        interaction_id: str | None = None,
        *,
        agreed: bool = False,
        poll: int | None = None,
        hand: Hand = UNNAMED,
    ) -> Played:
        """Take back the seat's last move and all since, as `Table.undo` does.

        What others have answered apart from it stands, as with `Table.undo_apart`. Where all have
        agreed, everybody is told at once, unless something private is left; the poll in which
        they did is decided in the same breath.
        """
        async with self._writing() as connection:
            loaded = await self._to_write(connection, game_id, interaction_id)
            if isinstance(loaded, Played):
                return loaded
            undo = loaded.table.undo_of(seat, at)
            if loaded.ended:
                raise EarlierRules(game_id)
            line = Line(undo, interaction_id, self.now(), hand=hand)
            if loaded.table.freedom(seat) is Freedom.APART and not agreed:
                line = replace(line, events=told_of_undo(loaded, line.entry))
                record = await take_back_apart(connection, loaded, line)
            else:
                loaded, line = await taken_back(connection, loaded, line, agreed=agreed)
                record = await append(connection, loaded, line)
            if agreed:
                await owe_call(connection, game_id, line.now)
            if poll is not None:
                await decide(connection, poll, Outcome.AGREED)
        return Played(line.events, record.ply, table=loaded.table, record=record)

    async def check_undo(self, game_id: int, seat: int) -> None:
        """Refuse what `undo` would refuse once all had agreed: nobody is asked in vain."""
        async with self.reading() as connection:
            rows = await rows_of(connection, sql.LATEST, game_id)
            loaded = await load_latest(connection, rows, self.packs.game_of)
            if loaded.table.freedom(seat) is Freedom.CONSENT:
                undo = loaded.table.undo_of(seat, loaded.table.ply)
                await back_before(connection, loaded, undo.kept)

    async def end(
        self,
        game_id: int,
        reason: str,
        decided: tuple[int, Outcome] | None = None,
        *,
        resigned: int | None = None,
    ) -> GameRecord:
        """Give a game or a lobby up; it stays in the store, but nothing can be played in it.

        If a poll led to that, it is `decided` in the same breath; so is what follows for the
        ratings, also from the seat that was `resigned`.
        """
        given_up = {
            "state": GameState.ENDED,
            "ended": reason,
            "awaits": "",
            "computer_seat": None,
            "updated_at": self.now(),
        }
        async with self._writing() as connection:
            row = await locked(connection, game_id)
            if row.state in (GameState.OVER, GameState.ENDED):
                raise AlreadyOver(game_id)
            if decided is not None:
                await decide(connection, *decided)
            change = update(games).where(games.c.id == game_id).values(given_up)
            ended = record_of((await connection.execute(change.returning(games))).one())
            if row.state == GameState.RUNNING:
                await self._count_early(connection, ended, resigned)
                await owe_end(connection, ended, self.now())
            return ended

    async def _count_early(
        self, connection: AsyncConnection, ended: GameRecord, resigned: int | None
    ) -> None:
        """Let a game count that was given up, if it does; one that cannot be read does not."""
        rows = await rows_of(connection, sql.LATEST, ended.id)
        try:
            table = (await load_latest(connection, rows, self.packs.game_of)).table
        except FathomError as wrong:
            _logger.warning("game %s: how it stood at its end is not known: %s", ended.id, wrong)
            return
        if resigned is not None:
            await note_left(connection, ended.id, table, resigned)
        await add_early_results(connection, ended, table, ended.updated_at)

    async def rename(self, game_id: int, user_id: int, name: str) -> None:
        """Note how a user is called now, wherever that user sits at a game."""
        sits = (seats.c.game_id == game_id, seats.c.user_id == user_id)
        async with self._writing() as connection:
            await locked(connection, game_id)
            await connection.execute(update(seats).where(*sits).values(name=name[:NAME_KEPT]))

    async def move_channel(self, game_id: int, channel_id: int) -> None:
        """Let a game go on in another channel."""
        async with self._writing() as connection:
            await locked(connection, game_id)
            change = update(games).where(games.c.id == game_id).values(channel_id=channel_id)
            await connection.execute(change)

    async def _to_write(
        self, connection: AsyncConnection, game_id: int, interaction: str | None
    ) -> Loaded | Played:
        """The game, locked, or what this interaction led to when it was delivered before."""
        if self._locks_rows:
            await locked(connection, game_id)
        rows = await rows_of(connection, sql.TO_PLAY, game_id, interaction=interaction)
        row = rows[0]
        if row.told_ply is not None:
            return Played(read_events(row.told_events), row.told_ply + 1, repeated=True)
        if row.state == GameState.LOBBY:
            raise NotBegun(game_id)
        if row.state not in (GameState.RUNNING, GameState.OVER):
            raise NotAwaited(msg("error-game-over"))
        return await load_latest(connection, rows, self.packs.game_of)
