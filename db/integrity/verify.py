"""Verifying stored games by replaying their logs and comparing the results with what is stored.

A game played under earlier rules may not be replayable. For such a game, everything that can be
compared without a replay is compared (`structure.py`), and so are its moves under today's rules.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sqlalchemy import Row, select

from db.errors import EarlierRules, NoSuchGame
from db.games import sql
from db.games.loading import load_latest
from db.games.mapping import (
    awaited,
    checkpoint_of,
    computer_among,
    entry_of,
    players_of,
    record_of,
    setup_of,
)
from db.integrity import structure
from db.integrity.rules_version import EMPTY_LOG, current_fingerprint, is_earlier, next_log_digest
from db.records import GameRecord, Player
from db.schema import GameState, games, results
from db.store import Store
from engine.core.errors import BadSnapshot, FathomError
from engine.core.game import AnyGame
from engine.core.log import Entry, Undo
from engine.core.table import Table
from engine.core.text import Words

_words = Words("en")


@dataclass(frozen=True, slots=True)
class StoredRows:
    """Everything stored about a game."""

    record: GameRecord
    players: tuple[Player, ...]
    log: Sequence[Row[Any]]
    snapshots: Sequence[Row[Any]]
    end: Row[Any] | None
    """The final position, if stored."""
    results: tuple[int, ...]
    """The scores of its seats, as stored in the results."""
    game: AnyGame | None
    """The game with its components; None if it has not started."""
    now: Table | None
    """The table at which it continues; None if it has not started or earlier rules prevent that."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of verifying a game."""

    game_id: int
    wrong: tuple[str, ...] = ()
    """The faults found; empty if all is well."""
    earlier: str | None = None
    """A difference that earlier rules explain; None if there is none."""


async def check_all(store: Store) -> AsyncIterator[tuple[int, list[str]]]:
    """Yield each game's number with a list of the faults found in it."""
    async for found in examine_all(store):
        yield found.game_id, list(found.wrong)


async def check(store: Store, game_id: int) -> list[str]:
    """Return a list of the faults found in a game, empty if all is well."""
    return list((await examine(store, game_id)).wrong)


async def examine_all(store: Store) -> AsyncIterator[Finding]:
    """Yield the finding for every game."""
    async with store.database.reading() as connection:
        ids = (await connection.execute(select(games.c.id).order_by(games.c.id))).scalars().all()
    for game_id in ids:
        yield await examine(store, game_id)


async def examine(store: Store, game_id: int) -> Finding:
    """Verify one game."""
    try:
        kept = await _collect(store, game_id)
        # Raises if the log cannot be read for display.
        await store.games.log(game_id)
        if kept.game is None:
            return Finding(game_id, tuple(_more_than_a_lobby(kept)))
        if is_earlier(kept.record):
            return _of_earlier_rules(kept, kept.game)
        return Finding(game_id, tuple(_differences(kept, kept.game)))
    except FathomError as wrong:
        return Finding(game_id, (_words.say(wrong.msg),))
    except Exception as wrong:  # noqa: BLE001 - whatever is stored, the next game must be checked
        return Finding(game_id, (f"it cannot be replayed: {wrong!r}",))


def _of_earlier_rules(kept: StoredRows, game: AnyGame) -> Finding:
    """Verify a game that may have been played partly under other rules."""
    number, asked = kept.record.id, None if kept.now is None else awaited(kept.now)
    wrong = [*structure.differences(kept, game)]
    if not wrong:
        wrong += [*_delivery_differs(kept, _asked(kept, asked)), *_chain_differs(kept)]
    if wrong:
        return Finding(number, tuple(wrong))
    try:
        replayed = list(_differences(kept, game))
    except Exception as stumbled:  # noqa: BLE001 - under other rules the moves may mean anything
        replayed = [f"it cannot be replayed: {stumbled!r}"]
    if not replayed:
        return Finding(number)
    return Finding(number, tuple(_since_differs(kept, game)), replayed[0])


def _asked(kept: StoredRows, asked: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the seats that a game should wait for: if it cannot be replayed, the recorded ones."""
    if kept.record.state is not GameState.RUNNING:
        return ()
    return kept.record.awaits if asked is None else asked


def _since_differs(kept: StoredRows, game: AnyGame) -> Iterator[str]:
    """Yield the differences between the moves made under today's rules and their snapshots."""
    record, setup = kept.record, setup_of(kept.record)
    if record.rules != current_fingerprint():
        return
    if kept.now is None:
        yield "it cannot be continued, although its last moves were made under these rules"
    since = [row for row in reversed(kept.snapshots) if row.snapshot_ply >= record.ruled_from]
    for first, following in pairwise(since):
        start, stop = first.snapshot_ply, following.snapshot_ply
        checkpoint = checkpoint_of(game, first, record.seats)
        table = Table.pick_up(game, setup, checkpoint, (), start)
        for row in kept.log[start:stop]:
            try:
                table.apply(entry_of(record, row))
            except FathomError as wrong:
                yield f"entry {row.entry_ply} of its log was rejected: {_words.say(wrong.msg)}"
                return
        yield from _snapshot_differs(table, following)


async def _collect(store: Store, game_id: int) -> StoredRows:
    """Return everything stored about a game, read in one transaction in case it is being played."""
    number = {"of_game": game_id}
    async with store.database.reading() as connection:
        rows = (await connection.execute(sql.LATEST, number)).all()
        if not rows:
            raise NoSuchGame(game_id)
        log = (await connection.execute(sql.LOG, number)).all()
        snapshots = (await connection.execute(sql.SNAPSHOTS, number)).all()
        players = players_of(await connection.execute(sql.SEATS, number))
        end = (await connection.execute(sql.END, number)).one_or_none()
        scored = (
            select(results.c.score).where(results.c.game_id == game_id).order_by(results.c.seat)
        )
        scores = tuple((await connection.execute(scored)).scalars())
        record, game, now = record_of(rows[0]), None, None
        if record.setup is not None:
            game = await store.packs.game_of(connection, record.setup)
            with suppress(EarlierRules):
                now = (await load_latest(connection, rows, store.packs.game_of)).table
    return StoredRows(record, players, log, snapshots, end, scores, game, now)


def _more_than_a_lobby(kept: StoredRows) -> Iterator[str]:
    """Yield the faults of a game that has not started."""
    record = kept.record
    if kept.log or kept.snapshots or record.ply:
        yield "it has not started, but has moves"
    yield from _delivery_differs(kept, ())


def _differences(kept: StoredRows, game: AnyGame) -> Iterator[str]:
    table = Table(game, setup_of(kept.record))
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
            yield f"entry {ply} of its log was rejected: {_words.say(wrong.msg)}"
            return
        _note(entry, ply, standing, undone)
        yield from _snapshot_differs(table, snapshots.pop(table.ply, None))
    yield from (f"the snapshot at ply {ply} is beyond its log" for ply in sorted(snapshots))
    yield from structure.marks_differ(kept.log, undone)
    yield from _standing_differs(kept, table)
    given_up = kept.record.state is GameState.ENDED
    yield from _delivery_differs(kept, () if given_up else awaited(table))
    yield from _chain_differs(kept)


def _note(entry: Entry, ply: int, standing: list[int], undone: dict[int, int]) -> None:
    """Update the plies of the moves that count, and those of the undos that undid the others."""
    if isinstance(entry, Undo):
        undone.update(dict.fromkeys(standing[entry.kept :], ply))
        del standing[entry.kept :]
    else:
        standing.append(ply)


def _snapshot_differs(table: Table, row: Row[Any] | None) -> Iterator[str]:
    """Yield the differences between the position at a table and its snapshot, if there is one."""
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
        yield f"the snapshot at ply {row.snapshot_ply} is a different position"


def _standing_differs(kept: StoredRows, table: Table) -> Iterator[str]:
    """Yield the differences between the outcome of the log and the game's record."""
    record, result = kept.record, table.result
    if record.ply != table.ply:
        yield f"its ply is {record.ply}, but its log has {table.ply} entries"
    if record.scores != (result.scores if result else None):
        yield "its scores do not match its log"
    if record.state is not GameState.ENDED and (record.state is GameState.OVER) != bool(result):
        yield f"its recorded state is wrong: {record.state}"
    dump = table.game.codec.dump
    if kept.now is not None and dump(kept.now.state) != dump(table.state):
        yield "it would continue from a different position than its log leads to"


def _chain_differs(kept: StoredRows) -> Iterator[str]:
    """Yield a fault if the log does not match its recorded digest."""
    if kept.record.chain is None:
        return
    chain = EMPTY_LOG
    for row in kept.log:
        entry = {"kind": row.entry_kind, "seat": row.entry_seat, "answer": row.entry_answer}
        chain = next_log_digest(chain, entry)
    if chain != kept.record.chain:
        yield "its log has been altered"


def _delivery_differs(kept: StoredRows, asked: tuple[int, ...]) -> Iterator[str]:
    """Yield the differences between the seats recorded as awaited and those that should be.

    The number of players and the announced ply are checked too.
    """
    record = kept.record
    if len(kept.players) != record.seats:
        yield f"it has {record.seats} seats, but {len(kept.players)} players"
        return
    if record.awaits != asked:
        yield f"it is recorded as waiting for {record.awaits}, but waits for {asked}"
    if record.computer_seat != computer_among(asked, kept.players):
        yield "it is recorded as waiting for the wrong computer player"
    if not 0 <= record.announced <= record.ply:
        yield f"it has been announced up to ply {record.announced}, but its ply is {record.ply}"
