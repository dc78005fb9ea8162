"""Totals of the games played in a guild."""

from __future__ import annotations

from datetime import timedelta

from db.records import Player
from db.stats.guild_stats import BestScore, CompletedGame
from db.store import Store
from tests.db.backends import Home, otys
from tests.db.finished_games import HOUR, NOON, count, finished


async def test_games_people_points_and_the_best_are_counted(store: Store) -> None:
    await finished(store, [101, 102], (2, 1), 0)
    await finished(store, [101, 103, None], (1, 2, 3), 1)
    (otys_here,) = await store.guild_stats.played_on(1)
    assert (otys_here.game, otys_here.games, otys_here.people) == ("otys", 2, 3)
    assert (otys_here.alone, otys_here.winning) == (0, 25)
    assert otys_here.best == BestScore(25, "P102")


async def test_what_was_played_elsewhere_does_not_count(store: Store) -> None:
    await finished(store, [101, 102], (1, 2), 0, guild=2)
    assert await store.guild_stats.played_on(1) == []
    assert await store.guild_stats.ended_on(1, "otys", NOON) == []


async def test_the_best_of_a_computer_player_or_of_the_forgotten_has_no_name(
    home: Home, store: Store
) -> None:
    await finished(store, [101, None], (2, 1), 0)
    assert (await store.guild_stats.played_on(1))[0].best == BestScore(25, "")
    game = await finished(store, [102, 103], (1, 2), 1, guild=3)
    home.run("update games set state = 'over' where id = ?", game)
    await store.forgetting.forget(102)
    assert (await store.guild_stats.played_on(3))[0].best == BestScore(25, "")
    assert (await store.guild_stats.played_on(3))[0].people == 1


async def test_games_are_listed_once_even_if_a_victory_is_shared(store: Store) -> None:
    shared = await finished(store, [101, 102, 103], (1, 1, 3), 5)
    began = (await store.games.record(shared)).created_at
    early = NOON + 4 * HOUR
    assert await store.guild_stats.ended_on(1, "otys", early) == [
        CompletedGame(began, NOON + 5 * HOUR, 3, 25)
    ]
    assert await store.guild_stats.ended_on(1, "otys", early + timedelta(hours=2)) == []
    assert await store.guild_stats.ended_on(1, "antarctica", early) == []


async def test_ratings_play_no_part_where_somebody_played_alone(store: Store) -> None:
    game = await store.lobbies.create(
        otys(2), [Player("human", 7, "G"), Player("greedy")], guild_id=9
    )
    await count(store, game, (1, 2))
    (here,) = await store.guild_stats.played_on(9)
    assert (here.games, here.people, here.winning) == (1, 1, 25)
