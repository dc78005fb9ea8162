"""Stored tables for tests, with people, computer players and a store of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.table.standing import Standing
from bot.table.tables import Actor, NeedsConfirmation, Tables
from db.records import Player
from db.store import Store
from engine.core.decision import Amount, Answer, Decision
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.players import find_player
from engine.registry import find_game
from tests.db.backends import lay_out

GUILD, CHANNEL = 11, 22
ANN, BEN, CLEO = 101, 102, 103
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo"}


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Tables]:
    """Provide tables over a fresh store."""
    file = path / "fathom.db"
    url = f"sqlite+aiosqlite:///{file}"
    await lay_out(file)
    store = await Store.open(url)
    try:
        yield Tables(store)
    finally:
        await store.close()


async def begun(tables: Tables, *seats: int | str, seed: int = 1, game: str = "otys") -> int:
    """Start a game, and return its number; a seat is a user or a kind of computer player."""
    players = [
        Player("human", seat, NAMES[seat]) if isinstance(seat, int) else Player(seat)  # type: ignore[arg-type]
        for seat in seats
    ]
    setup = checked_setup(find_game(game), len(players), seed)
    number = await tables.store.lobbies.create(setup, players, guild_id=GUILD, channel_id=CHANNEL)
    await tables.resume_computer_players(number)
    return number


def key(name: str) -> Callable[[Decision], Answer]:
    """Return a function that answers with this option."""
    return lambda _: (name,)


def default(decision: Decision) -> Answer:
    """Return the default answer, which is safe."""
    return decision.default if isinstance(decision, Amount) else tuple(decision.default)


async def answer(
    tables: Tables,
    number: int,
    choose: Callable[[Decision], Answer] | None = None,
    *,
    ends_turn: bool = True,
) -> Standing:
    """Answer for the awaited seat, at random unless `choose` is given, and return the standing."""
    standing = await tables.standing(number)
    seat = standing.awaited[0]
    actor = Actor(standing.players[seat].user_id or 0, ends_turn=ends_turn)
    chosen = choose or by_chance(standing, seat)
    return await tables.answer(number, seat, chosen, standing.ply, actor)


def by_chance(standing: Standing, seat: int) -> Callable[[Decision], Answer]:
    """Return a function that answers at random."""
    table = standing.table
    player, rng = find_player("random"), Rng(table.ply + 7 * seat)
    return lambda asked: player.choose(table.game, table.state, asked, rng)


async def to_last_answer(tables: Tables, number: int) -> Standing:
    """Give default answers until the next one would end the turn, and return the standing."""
    while True:
        try:
            await answer(tables, number, default, ends_turn=False)
        except NeedsConfirmation as asked:
            standing, given = await tables.standing(number), asked.answer
            if standing.publishes(standing.awaited[0], given):
                return standing
            # The answer would only waste something, which does not matter here.
            await answer(tables, number, lambda _, given=given: given)  # type: ignore[misc]
