"""Several writers, sudden ends, and the cost of a move."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

from db.connection.engine import WRITES
from db.errors import DatabaseUnavailable
from db.games import sql
from db.integrity.verify import check_all
from db.records import AppendResult
from db.store import Store
from engine.core import machine
from engine.core.errors import Stale
from engine.core.rng import Rng
from tests.db.backends import (
    Home,
    any_answer,
    dump,
    new_game,
    on_a_file,
    play_one,
    play_some,
    url_of,
)
from tests.postgres import Server

ROOT = Path(__file__).parents[3]

CHILD = """
import asyncio, sys
from db.store import Store
from engine.core.rng import Rng
from engine.core.transcript import write_answer
from tests.db.backends import any_answer, new_game

async def main(url, seed):
    store, rng = await Store.open(url), Rng(seed)
    while True:
        running = await store.games.by_guild(1, "running")
        game_id = running[0].id if running else await new_game(store, 2, seed)
        table = (await store.games.load(game_id)).table
        while table.pending:
            asked, at = table.pending[0], table.ply
            answer = any_answer(table, asked, rng)
            table = (await store.moves.play(game_id, asked.seat, answer, at)).table
            print(game_id, at, asked.seat, write_answer(answer), flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


async def test_of_two_writers_at_one_ply_exactly_one_wins(home: Home, store: Store) -> None:
    other = await Store.open(home.url)
    game_id, rng = await new_game(store), Rng(1)
    table = (await store.games.load(game_id)).table
    winners = set()
    for ply in range(40):
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        attempts = [
            one.moves.play(game_id, asked.seat, answer, ply) for one in (store, other, store)
        ]
        told = await asyncio.gather(*attempts, return_exceptions=True)
        won = [one for one in told if isinstance(one, AppendResult)]
        assert len(won) == 1
        assert sum(isinstance(one, Stale) for one in told) == 2
        assert won[0].table is not None
        winners.add(told.index(won[0]))
        table = won[0].table
    await other.close()
    assert dump((await store.games.load(game_id)).table) == dump(table)
    assert len(home.rows("select * from moves")) == 40


async def test_one_interaction_delivered_twice_at_once_is_played_once(
    home: Home, store: Store
) -> None:
    other = await Store.open(home.url)
    game_id, rng = await new_game(store), Rng(1)
    table = (await store.games.load(game_id)).table
    for ply in range(20):
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        told = await asyncio.gather(
            *(one.moves.play(game_id, asked.seat, answer, ply, f"i{ply}") for one in (store, other))
        )
        assert sorted(one.repeated for one in told) == [False, True]
        assert told[0].events == told[1].events
        table = next(one.table for one in told if one.table)
    await other.close()


async def test_many_tables_are_written_side_by_side(home: Home, store: Store) -> None:
    other = await Store.open(home.url)
    ids = [await new_game(store) for _ in range(6)]
    await asyncio.gather(
        *(play_some(one, game_id, 12) for one, game_id in zip([store, other] * 3, ids, strict=True))
    )
    await other.close()
    assert {(await store.games.load(game_id)).record.ply for game_id in ids} == {12}


async def test_a_database_that_stays_locked_is_told_and_nothing_is_lost(file: Path) -> None:
    store = await Store.open(url_of(file))
    game_id = await new_game(store)
    impatient = store.database.writer.sync_engine
    event.listen(
        impatient, "begin", lambda one: one.exec_driver_sql("PRAGMA busy_timeout = 1"), insert=True
    )
    lock = sqlite3.connect(file, isolation_level=None)
    lock.execute("begin immediate")
    with pytest.raises(DatabaseUnavailable, match="locked"):
        await play_one(store, game_id, Rng(1))
    lock.execute("rollback")
    lock.close()
    assert (await play_one(store, game_id, Rng(1))).ply == 1
    assert WRITES in store.database.writer.sync_engine.get_execution_options()
    await store.close()


@pytest.mark.parametrize("locks", [False, True])
async def test_a_row_is_locked_first_and_alone_where_rows_are_locked(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, locks: bool
) -> None:
    game_id = await new_game(store)
    table = (await store.games.load(game_id)).table
    asked, said = table.pending[0], list[str]()
    marked = sql.LOCKED.prefix_with("/* locked */")
    monkeypatch.setattr(sql, "LOCKED", marked)
    store.database.locks_rows = locks
    event.listen(
        store.database.engine.sync_engine,
        "before_cursor_execute",
        lambda *args: said.append(args[2]),
    )
    await store.moves.play(game_id, asked.seat, any_answer(table, asked, Rng(1)), 0)
    own = [statement for statement in said if not statement.startswith("BEGIN")]
    assert ["/* locked */" in statement for statement in own] == [
        locks and number == 0 for number in range(len(own))
    ]
    assert "JOIN" not in str(marked)


@pytest.mark.slow
async def test_every_acknowledged_move_survives_a_kill(home: Home) -> None:
    acknowledged = []
    for seed in range(3):
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CHILD, home.url, str(seed), cwd=ROOT, stdout=subprocess.PIPE
        )
        assert child.stdout is not None
        told = child.stdout
        acknowledged += [(await told.readline()).decode() for _ in range(60 + seed * 7)]
        child.kill()
        rest = (await told.read()).decode()
        acknowledged += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
        await child.wait()
    kept = home.rows("select game_id, ply, seat, answer from moves order by game_id, ply")
    lines = ["{} {} {} {}\n".format(*row) for row in kept]
    # Only the last move before a kill may be stored without having been reported.
    assert [line for line in lines if line in set(acknowledged)] == acknowledged
    assert len(acknowledged) >= 180
    assert len(lines) - len(acknowledged) <= 3
    store = await Store.open(home.url)
    try:
        # Where the test is slow to read, a child may have ended one game and begun another.
        assert not any([wrong async for _, wrong in check_all(store)])
    finally:
        await store.close()


@pytest.mark.slow
@on_a_file
async def test_a_move_costs_the_same_late_in_a_game(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, not timed: statements, the database's instructions, moves replayed."""
    game_id, rng = await new_game(store, 4), Rng(2)
    counted = {"statements": 0, "instructions": 0, "moves": 0}

    def count(what: str) -> int:
        counted[what] += 1
        return 0

    event.listen(
        store.database.engine.sync_engine, "before_cursor_execute", lambda *_: count("statements")
    )
    really = machine.submit
    monkeypatch.setattr(machine, "submit", lambda *args: count("moves") or really(*args))
    async with store.database.engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.set_progress_handler(lambda: count("instructions"), 1)
    table = (await store.games.load(game_id)).table
    costs: list[dict[str, int]] = []
    while table.pending and len(costs) < 600:
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        counted.update(dict.fromkeys(counted, 0))
        table = (await store.moves.play(game_id, asked.seat, answer, table.ply)).table or table
        costs.append(dict(counted))
    assert len(costs) > 300
    early, late = costs[:100], costs[-100:]
    for what in counted:
        most = max(cost[what] for cost in early)
        assert max(cost[what] for cost in late) <= 2 * most, what
    assert max(cost["statements"] for cost in costs) <= 6


async def test_nothing_is_lost_when_the_server_closes_its_connections(server: Server) -> None:
    store = await Store.open(server.url)
    try:
        game_id = await new_game(store)
        server.rows(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where pid <> pg_backend_pid() and usename = current_user"
        )
        assert (await play_one(store, game_id, Rng(1))).ply == 1
    finally:
        await store.close()
        server.empty()
