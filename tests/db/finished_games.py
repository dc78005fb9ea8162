"""Finished games with given results, stored without being played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from db.records import Player
from db.stats.results import add_results
from db.store import Store
from engine.core.game import Result
from tests.db.backends import otys

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


async def finished(
    store: Store,
    people: Sequence[int | None],
    places: Sequence[int],
    hours: int,
    *,
    guild: int = 1,
) -> int:
    """Store a game that ended this many hours after noon; None stands for a computer player."""
    seated = [Player("human", one, f"P{one}") if one else Player("greedy") for one in people]
    game_id = await store.lobbies.create(otys(len(people)), seated, guild_id=guild, channel_id=2)
    await count(store, game_id, places, hours)
    return game_id


async def count(store: Store, game_id: int, places: Sequence[int], hours: int = 0) -> None:
    record = (await store.games.load(game_id)).record
    result = Result(tuple(30 - 5 * place for place in places), tuple(places), "points")
    async with store.database.writing() as connection:
        await add_results(connection, record, result, NOON + hours * HOUR)
