"""Whether stored games are what their logs say: every log is played again and compared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, select

from db import statements
from db.errors import NoSuchGame
from db.reading import load_latest
from db.records import GameRecord, Player
from db.rows import (
    awaited,
    checkpoint_of,
    computer_among,
    entry_of,
    players_of,
    record_of,
)
from db.schema import GameState, games
from db.store import Store
from engine.core.errors import BadSnapshot, FathomError
from engine.core.log import Entry, Undo
from engine.core.table import Table
from engine.core.text import Words

_words = Words("en")


@dataclass(frozen=True, slots=True)
class _Kept:
    """All that is stored of a game."""

    record: GameRecord
    players: tuple[Player, ...]
    log: Sequence[Row[Any]]
    snapshots: Sequence[Row[Any]]
    now: Table | None
    """The table it would be played on at; none, if it has not begun."""


async def check_all(store: Store) -> AsyncIterator[tuple[int, list[str]]]:
    """Every game with what is wrong with it."""
    async with store.reading() as connection:
        ids = (await connection.execute(select(games.c.id).order_by(games.c.id))).scalars().all()
    for game_id in ids:
        yield game_id, await check(store, game_id)


async def check(store: Store, game_id: int) -> list[str]:
    """What is wrong with a game; nothing, if all is well."""
    try:
        kept = await _collect(store, game_id)
        setup = kept.record.setup
        if setup is None or kept.now is None:
            return list(_more_than_a_lobby(kept))
        return list(_differences(kept, Table(kept.now.game, setup)))
    except FathomError as wrong:
        return [_words.say(wrong.msg)]
    except Exception as wrong:  # noqa: BLE001 - whatever stands in it, the next game is looked at
        return [f"it cannot be played again: {wrong!r}"]


async def _collect(store: Store, game_id: int) -> _Kept:
    """Read a game at one moment, so that it may be played on meanwhile."""
    number = {"of_game": game_id}
    async with store.reading() as connection:
        rows = (await connection.execute(statements.LATEST, number)).all()
        if not rows:
            raise NoSuchGame(game_id)
        log = (await connection.execute(statements.LOG, number)).all()
        snapshots = (await connection.execute(statements.SNAPSHOTS, number)).all()
        players = players_of(await connection.execute(statements.SEATS, number))
        record, now = record_of(rows[0]), None
        if record.setup is not None:
            now = (await load_latest(connection, rows, store.packs.game_of)).table
    return _Kept(record, players, log, snapshots, now)


def _more_than_a_lobby(kept: _Kept) -> Iterator[str]:
    """What there cannot be before a game has begun."""
    record = kept.record
    if kept.log or kept.snapshots or record.ply:
        yield "it has not begun, but was played"
    yield from _delivery_differs(kept, ())


def _differences(kept: _Kept, table: Table) -> Iterator[str]:
    snapshots = {row.snapshot_ply: row for row in kept.snapshots}
    standing: list[int] = []
    undone: dict[int, int] = {}
    yield from _snapshot_differs(table, snapshots.pop(0, None))
    for ply, row in enumerate(kept.log):
        if row.entry_ply != ply:
            yield f"entry {ply} of its log is missing"
            return
        entry = entry_of(kept.record, row)
        try:
            table.apply(entry)
        except FathomError as wrong:
            yield f"entry {ply} of its log is refused: {_words.say(wrong.msg)}"
            return
        _note(entry, ply, standing, undone)
        yield from _snapshot_differs(table, snapshots.pop(table.ply, None))
    yield from (f"the snapshot at ply {ply} is beyond its log" for ply in sorted(snapshots))
    yield from _marks_differ(kept, undone)
    yield from _standing_differs(kept, table)
    given_up = kept.record.state is GameState.ENDED
    yield from _delivery_differs(kept, () if given_up else awaited(table))


def _note(entry: Entry, ply: int, standing: list[int], undone: dict[int, int]) -> None:
    """Follow at which plies the moves that count were entered, and which undo took others back."""
    if isinstance(entry, Undo):
        undone.update(dict.fromkeys(standing[entry.kept :], ply))
        del standing[entry.kept :]
    else:
        standing.append(ply)


def _snapshot_differs(table: Table, row: Row[Any] | None) -> Iterator[str]:
    """Compare the position with the snapshot that was taken of it, if there is one."""
    if row is None:
        return
    try:
        stored = checkpoint_of(table.game, row, table.setup.seats)
    except BadSnapshot as wrong:
        yield f"the snapshot at ply {row.snapshot_ply} cannot be read: {_words.say(wrong.msg)}"
        return
    last = tuple(table.last(seat) for seat in range(table.setup.seats))
    same = table.game.codec.dump(stored.state) == table.game.codec.dump(table.state)
    if not same or stored.last != last:
        yield f"the snapshot at ply {row.snapshot_ply} is another position"


def _marks_differ(kept: _Kept, undone: dict[int, int]) -> Iterator[str]:
    for row in kept.log:
        if row.undone_by != undone.get(row.entry_ply):
            yield f"entry {row.entry_ply} of its log is wrongly marked as undone or not"


def _standing_differs(kept: _Kept, table: Table) -> Iterator[str]:
    """Compare where the log leads with what is said of the game."""
    record, result = kept.record, table.result
    if record.ply != table.ply:
        yield f"its ply is {record.ply}, but its log has {table.ply} entries"
    if record.scores != (result.scores if result else None):
        yield "its scores are not what its log leads to"
    if record.state is not GameState.ENDED and (record.state is GameState.OVER) != bool(result):
        yield f"it is said to be {record.state}"
    dump = table.game.codec.dump
    if kept.now is not None and dump(kept.now.state) != dump(table.state):
        yield "it would be played on from another position than its log leads to"


def _delivery_differs(kept: _Kept, asked: tuple[int, ...]) -> Iterator[str]:
    """Compare what the chat goes by with whom the game really awaits."""
    record = kept.record
    if len(kept.players) != record.seats:
        yield f"it has {record.seats} seats, but {len(kept.players)} players"
        return
    if record.awaits != asked:
        yield f"it is said to await {record.awaits}, but awaits {asked}"
    if record.computer_seat != computer_among(asked, kept.players):
        yield "the computer player it is said to await is not the one it awaits"
    if not 0 <= record.announced <= record.ply:
        yield f"it is announced up to ply {record.announced}, but has {record.ply}"
