"""Measuring how long computer players search, and how long the event loop stalls meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter

from bench.bot.loop_stalls import Pulse
from bench.measure import Figure, figure
from bot.computer_players.executor import PlanRequest, ProcessBackend
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game

BUDGET = 1.0
"""The seconds for which a strong player may think about a turn."""
ROUNDS = 5
PLIES = 30
"""The number of random answers given before the strong player is asked."""


def figures() -> Iterator[Figure]:
    """Yield all figures, game by game."""
    for name in GAMES:
        yield from asyncio.run(_thinking(name))


async def _thinking(name: str) -> list[Figure]:
    pulse, mind = Pulse(), ProcessBackend(BUDGET)
    table = _table(name)
    asked = PlanRequest("strong", table, table.pending[0], seed=1)
    await mind.plan(asked)
    beating = asyncio.create_task(pulse.beat())
    taken, stalls, busy = [], [], []
    for _ in range(ROUNDS):
        pulse.since_last()
        began = perf_counter()
        await mind.plan(asked)
        taken.append((perf_counter() - began) / BUDGET)
        stall, work = pulse.since_last()
        stalls.append(stall * 1000)
        busy.append(work * 1000)
    beating.cancel()
    await mind.close()
    return [
        figure(f"{name}: strong player's turn, against its time", taken, "x", 1.1),
        figure(f"{name}: stall of the event loop meanwhile", stalls, "ms", 50.0),
        figure(f"{name}: the most that its event loop does at once then", busy, "ms"),
    ]


def _table(name: str) -> Table:
    """Return the table of a game in progress."""
    game, player, rng = find_game(name), find_player("random"), Rng(4)
    table = Table(game, checked_setup(game, 2, 4))
    while table.ply < PLIES:
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(game, table.state, asked, rng), table.ply)
    return table
