"""The history of games: their turns, and the table as it was after any log entry."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, TypeAlias

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import rows_of
from db.errors import EarlierRules, NoSuchPly
from db.games import sql
from db.games.mapping import checkpoint_of, entry_of, record_of, setup_of
from db.integrity.rules_version import check_end, is_earlier, replay_errors
from db.records import AnswerOrigin, GameRecord
from db.repository import Repository
from db.schema import moves
from engine.core.errors import BadSnapshot
from engine.core.game import AnyGame, Setup
from engine.core.log import Checkpoint, Move, Undo
from engine.core.msg import Msg
from engine.core.table import Table

COURSES = 16
"""The number of games whose turn starts are cached."""
TABLES = 24
"""The number of recently viewed positions that are cached."""
FEW = 60
"""The maximum number of moves to replay from a snapshot; beyond it, the whole game is replayed."""

Entered: TypeAlias = tuple[tuple[int, Move], ...]
"""Moves that count, each with the ply of its log entry."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that was not undone, with other players' answers in it."""

    number: int
    """Its number, counted from 1."""
    seat: int | None
    """The seat whose turn it was; None if several players chose at once."""
    plies: tuple[int, ...]
    """The plies of its moves."""
    moment: Msg
    """The stage that the game had reached at its start, such as the round."""
    movers: tuple[int, ...] = ()
    """The seat that made each of its moves."""

    def before(self, ply: int) -> Turn:
        """Return this turn with only the moves that were logged before this ply."""
        count = sum(each < ply for each in self.plies)
        return replace(self, plies=self.plies[:count], movers=self.movers[:count])

    @property
    def start(self) -> int:
        """The ply of its first move."""
        return self.plies[0]

    @property
    def stop(self) -> int:
        """The length of the log right after its last move."""
        return self.plies[-1] + 1


@dataclass(frozen=True, slots=True)
class _Course:
    """A replay of the moves of a game that count, with a position for each turn."""

    entered: Entered
    turns: tuple[Turn, ...]
    starts: tuple[Checkpoint, ...]
    """The positions at the start of each turn; the last of these may have no moves yet."""

    def nearest(self, wanted: Entered) -> Checkpoint:
        """Return the latest position that leads to the one after these moves."""
        pairs = zip(self.entered, wanted, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return next(start for start in reversed(self.starts) if start.moves <= alike)


class History(Repository):
    """Read-only access to earlier positions of games."""

    async def position_at(self, game_id: int, ply: int) -> Table:
        """Return the table after the first `ply` log entries, for viewing only.

        Moves that were undone only after that ply are included.
        """
        if (looked_at := self._tables.get((game_id, ply))) is not None:
            self._tables.move_to_end((game_id, ply))
            return looked_at
        async with self.database.reading() as connection:
            log = await self._log(connection, game_id)
            if not 0 <= ply <= len(log.rows):
                raise NoSuchPly(ply, len(log.rows))
        async with self._looking:
            known = self._courses.get(game_id)
            table = await asyncio.to_thread(_from_nearby, log, known, ply)
            if table is None:
                course = await self._course(log)
                table = await asyncio.to_thread(_from_course, log, course, ply)
        self._tables[game_id, ply] = table
        while len(self._tables) > TABLES:
            self._tables.popitem(last=False)
        return table

    async def turns(self, game_id: int) -> tuple[Turn, ...]:
        """Return the turns that were not undone, in order."""
        async with self.database.reading() as connection:
            log = await self._log(connection, game_id)
        async with self._looking:
            return (await self._course(log)).turns

    async def stages(self, game_id: int) -> tuple[Table, ...]:
        """Return the table before the first turn and after each turn that was not undone.

        These tables are for viewing only.
        """
        async with self.database.reading() as connection:
            log = await self._log(connection, game_id)
        async with self._looking:
            course = await self._course(log)
            return await asyncio.to_thread(_stages, log, course)

    async def turn_starts(self, game_id: int) -> tuple[int, ...]:
        """Return, in order, the plies of the stored snapshots, which are taken when turns start."""
        async with self.database.reading() as connection:
            kept = await connection.execute(sql.SNAPSHOTS, {"of_game": game_id})
            return tuple(sorted(row.snapshot_ply for row in kept))

    async def last_by(self, game_id: int, user_id: int, before: int) -> int | None:
        """Return the ply of a user's last move before this ply that was not undone, if any."""
        wanted = (
            select(moves.c.ply)
            .where(moves.c.game_id == game_id, moves.c.ply < before)
            .where(moves.c.kind == "move", moves.c.undone_by.is_(None))
            .where(moves.c.answered_by == AnswerOrigin.PERSON, moves.c.user_id == user_id)
            .order_by(moves.c.ply.desc())
            .limit(1)
        )
        async with self.database.reading() as connection:
            ply: int | None = (await connection.execute(wanted)).scalar()
        return ply

    @cached_property
    def _looking(self) -> asyncio.Lock:
        """The lock under which only one game is replayed at a time, since replays are slow."""
        return asyncio.Lock()

    @cached_property
    def _courses(self) -> OrderedDict[int, _Course]:
        return OrderedDict()

    @cached_property
    def _refused(self) -> dict[int, int]:
        """The games that today's rules refuse to replay, with their log lengths at the time."""
        return {}

    @cached_property
    def _tables(self) -> OrderedDict[tuple[int, int], Table]:
        return OrderedDict()

    async def _log(self, connection: AsyncConnection, game_id: int) -> _Log:
        record = record_of((await rows_of(connection, sql.GAME, game_id))[0])
        setup = setup_of(record)
        game = await self.database.packs.game_of(connection, setup)
        rows = (await connection.execute(sql.LOG, {"of_game": game_id})).all()
        kept = (await connection.execute(sql.SNAPSHOTS, {"of_game": game_id})).all()
        return _Log(record, setup, game, rows, kept)

    async def _course(self, log: _Log) -> _Course:
        """Return the replay of the whole game, continuing the cached one if there is one."""
        number, length = log.record.id, len(log.rows)
        if self._refused.get(number) == length:
            raise EarlierRules(number)
        known = self._courses.pop(number, None)
        try:
            course = await asyncio.to_thread(_played, log, known)
        except EarlierRules:
            self._refused[number] = length
            raise
        self._courses[number] = course
        while len(self._courses) > COURSES:
            self._courses.popitem(last=False)
        return course


@dataclass(frozen=True, slots=True)
class _Log:
    """The stored log of a game, with its snapshots."""

    record: GameRecord
    setup: Setup
    game: AnyGame
    rows: Sequence[Row[Any]]
    kept: Sequence[Row[Any]]
    """Its snapshots, latest first."""

    def entered(self, ply: int | None = None) -> Entered:
        """Return the moves that counted when the log had this length."""
        found: list[tuple[int, Move]] = []
        for row in self.rows[:ply]:
            entry = entry_of(self.record, row)
            if isinstance(entry, Undo):
                del found[entry.kept :]
            else:
                found.append((row.entry_ply, entry))
        return tuple(found)


def _from_nearby(log: _Log, course: _Course | None, ply: int) -> Table | None:
    """Return the table at a ply if a cached or stored position is near enough, else None."""
    entered = log.entered(ply)
    start = _snapshot(log, [row for row in log.kept if row.snapshot_ply <= ply])
    if course is None and start is not None and is_earlier(log.record):
        if not _leads_on(log, start, ply):
            return None
    elif course is not None:
        nearest = course.nearest(entered)
        start = nearest if start is None or nearest.moves > start.moves else start
    if start is None or len(entered) - start.moves > FEW:
        return None
    return _picked_up(log, start, entered, ply)


def _leads_on(log: _Log, start: Checkpoint, ply: int) -> bool:
    """Return True if today's rules lead from this position to the next stored one.

    Otherwise the positions in between would show what never happened, so `EarlierRules` is raised;
    False means that the next stored position is unreadable or too far away to tell. No check is
    needed at the position itself, where nothing is replayed, nor after the last snapshot, where the
    game itself continues under today's rules.
    """
    later = [row for row in log.kept if row.snapshot_ply > ply]
    if not later or len(log.entered(ply)) == start.moves:
        return True
    goal, entered = _snapshot(log, later[-1:]), log.entered(later[-1].snapshot_ply)
    if goal is None or goal.moves - start.moves > FEW:
        return False
    table = _picked_up(log, start, entered, later[-1].snapshot_ply)
    if table.state != goal.state:
        raise EarlierRules(log.record.id)
    return True


def _from_course(log: _Log, course: _Course, ply: int) -> Table:
    entered = log.entered(ply)
    return _picked_up(log, course.nearest(entered), entered, ply)


def _snapshot(log: _Log, rows: Sequence[Row[Any]]) -> Checkpoint | None:
    """Return the checkpoint of the first usable snapshot, if any.

    It contains no undone moves, since an undo deletes the snapshots that do.
    """
    for row in rows:
        try:
            return checkpoint_of(log.game, row, log.record.seats)
        except BadSnapshot:
            continue
    return None


def _picked_up(log: _Log, start: Checkpoint, entered: Entered, ply: int) -> Table:
    with replay_errors(log.record):
        return Table.pick_up(log.game, log.setup, start, entered[start.moves :], ply)


def _played(log: _Log, known: _Course | None) -> _Course:
    """Replay a game, reusing as much of the cached replay as is still valid."""
    entered = log.entered()
    if known is not None and known.entered == entered:
        return known
    with replay_errors(log.record):
        first = Table(log.game, log.setup).checkpoint if known is None else known.nearest(entered)
        kept = [first]
        if known is not None:
            kept = [start for start in known.starts if start.moves <= first.moves]
        starts = (*kept[:-1], *_starts(log, kept[-1], entered))
    _check_kept(log, starts)
    return _Course(entered, _turns(log.game, starts, entered), starts)


def _starts(log: _Log, first: Checkpoint, entered: Entered) -> tuple[Checkpoint, ...]:
    """Return this checkpoint and those at the start of each later turn."""
    table = Table.pick_up(log.game, log.setup, first, (), first.moves)
    starts = [first]
    for _, move in entered[first.moves :]:
        table.apply(move)
        if table.checkpoint is not starts[-1]:
            starts.append(table.checkpoint)
    check_end(log.record, table)
    return tuple(starts)


def _check_kept(log: _Log, starts: Sequence[Checkpoint]) -> None:
    """Refuse a replay that does not pass through the stored positions of the game."""
    if not is_earlier(log.record):
        return
    begun = {start.moves: start.state for start in starts}
    for row in log.kept:
        kept = _snapshot(log, [row])
        if kept is not None and begun.get(kept.moves) != kept.state:
            raise EarlierRules(log.record.id)


def _turns(game: AnyGame, starts: Sequence[Checkpoint], entered: Entered) -> tuple[Turn, ...]:
    ends = [start.moves for start in starts[1:]]
    turns: list[Turn] = []
    for start, end in zip(starts, [*ends, len(entered)], strict=True):
        if start.moves < end:
            state, part = start.state, entered[start.moves : end]
            plies, movers = tuple(ply for ply, _ in part), tuple(move.seat for _, move in part)
            whose, moment = game.turn_of(state), game.moment(state)
            turns.append(Turn(len(turns) + 1, whose, plies, moment, movers))
    return tuple(turns)


def _stages(log: _Log, course: _Course) -> tuple[Table, ...]:
    """Return the tables at the start of the first turn and at the end of each."""
    stops = [0, *(turn.stop for turn in course.turns)]
    moves = [0]
    for turn in course.turns:
        moves.append(moves[-1] + len(turn.plies))
    tables = []
    for stop, count in zip(stops, moves, strict=True):
        entered = course.entered[:count]
        tables.append(_picked_up(log, course.nearest(entered), entered, stop))
    return tuple(tables)
