"""Measuring the time to store a move, against the bare commit of a similar row."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from sqlalchemy.ext.asyncio import AsyncEngine

from db.connection.engine import WRITES, engine_for
from db.games.sql import ADD_MOVE
from db.records import Player
from db.store import Store
from engine.core.game import Setup, checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import find_game

EVENTS = '[{"msg":{"key":"otys-log-moved","args":[["diver","spy"],["place",5]]},"seat":0}]'
"""Events in JSON that are as long as those of a typical move."""


def measure(game: str) -> dict[str, float]:
    """Return the median seconds of stored moves and of bare commits, their ratios, and sizes."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_measure(game, Path(folder)))


async def _measure(game: str, folder: Path) -> dict[str, float]:
    store = await Store.open(_url(folder / "games.db"))
    bare = await _bare(game, _url(folder / "bare.db"))
    try:
        times = await _alternate(game, store, bare)
    finally:
        await store.close()
        await bare.dispose()
    stored, commit = (median(column) for column in zip(*times, strict=True))
    return {
        "stored_move_seconds": stored,
        "bare_commit_seconds": commit,
        "stored_move_ratio": stored / commit,
        "stored_move_mean_ratio": sum(one for one, _ in times) / sum(two for _, two in times),
        "snapshot_bytes": float(snapshot_bytes(game)),
    }


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _bare(game: str, url: str) -> AsyncEngine:
    """Return the engine of a database with one game, for committing single rows to."""
    store = await Store.open(url)
    await store.lobbies.create(_setup(game, 2), [Player()] * 2)
    await store.close()
    return engine_for(url).execution_options(**{WRITES: True})


def _setup(game: str, seats: int) -> Setup:
    return checked_setup(find_game(game), seats, seed=1)


async def _alternate(game: str, store: Store, bare: AsyncEngine) -> list[tuple[float, float]]:
    """Return the seconds of each move of a game, and of a similar row committed right after it."""
    game_id = await store.lobbies.create(_setup(game, 2), [Player()] * 2)
    table, rng = (await store.games.load(game_id)).table, Rng(1)
    times: list[tuple[float, float]] = []
    while table.pending:
        asked, at = table.pending[0], table.ply
        answer = find_player("random").choose(table.game, table.state, asked, rng)
        interaction = f"{1_400_000_000_000_000_000 + at}"
        began = perf_counter()
        played = await store.moves.play(game_id, asked.seat, answer, at, interaction)
        between = perf_counter()
        await _commit_row(bare, at, interaction)
        times.append((between - began, perf_counter() - between))
        table = played.table or table
    return times


async def _commit_row(bare: AsyncEngine, ply: int, interaction: str) -> None:
    """Commit a single row, which is the least that storing a move requires."""
    row = {
        "game_id": 1,
        "ply": ply,
        "kind": "move",
        "seat": 0,
        "answer": "propel:spy:5",
        "interaction_id": interaction,
        "events": EVENTS,
        "at": datetime.now(UTC),
    }
    async with bare.begin() as connection:
        await connection.execute(ADD_MOVE, row)


def snapshot_bytes(game: str, seats: int = 4) -> int:
    """Return the size in bytes of the largest position of a random game, as stored."""
    rng, table, largest = Rng(1), Table(find_game(game), _setup(game, seats)), 0
    while table.pending:
        asked = table.pending[0]
        answer = find_player("random").choose(table.game, table.state, asked, rng)
        table.submit(asked.seat, answer, table.ply)
        largest = max(largest, len(table.game.codec.dump(table.state).encode()))
    return largest
