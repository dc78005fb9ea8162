"""Statistics of players: finished games, ratings, and the best of a guild."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from db.records import Player
from db.simulate import play_on
from db.stats.player_stats import READ_IN
from db.stats.ratings import UNRATED, rated
from db.store import Store
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.registry import find_game
from tests.db.backends import Home, new_game, new_short_game, on_a_file, play_some
from tests.db.finished_games import count, finished

ANN, BEN, CLEO = 100, 101, 102
ALL = "select seat, user_id, kind, score, place from results order by game_id, seat"


async def test_what_a_game_did_to_ratings_is_told_with_what_they_were(store: Store) -> None:
    await finished(store, (ANN, BEN), (1, 2), 0)
    game_id = await finished(store, (CLEO, ANN), (1, 2), 1)
    first, second = await store.player_stats.rating_changes(game_id)
    ann = rated((UNRATED, UNRATED), (1, 2))[0]
    assert (first.seat, first.before) == (0, UNRATED)
    assert (second.seat, second.before) == (1, ann)
    assert (first.after, second.after) == rated((UNRATED, ann), (1, 2))


async def test_what_somebody_finished_is_listed_for_a_server_or_for_all(store: Store) -> None:
    first = await finished(store, (ANN, BEN), (1, 2), 0)
    second = await finished(store, (None, ANN), (1, 2), 1, guild=5)
    everywhere = await store.player_stats.finished_by(ANN)
    assert [(one.game_id, one.place, one.seats) for one in everywhere] == [
        (first, 1, 2),
        (second, 2, 2),
    ]
    assert [one.game_id for one in await store.player_stats.finished_by(ANN, 5)] == [second]


async def test_leaders_are_those_with_enough_games_the_best_first(store: Store) -> None:
    await finished(store, (ANN, BEN), (2, 1), 0)
    await finished(store, (ANN, BEN), (2, 1), 1)
    await finished(store, (CLEO, BEN), (1, 2), 2)
    await finished(store, (CLEO, ANN), (1, 2), 3, guild=9)
    leaders = await store.player_stats.leaders(1, "otys", 2)
    assert [(one.user_id, one.games, one.wins) for one in leaders] == [(BEN, 3, 2), (ANN, 2, 0)]
    assert leaders[0].rating.mu > leaders[1].rating.mu


@pytest.mark.slow
async def test_results_of_earlier_games_are_read_in_once(home: Home, store: Store) -> None:
    game_id = await new_short_game(store)
    await play_on(store, game_id, Rng(1))
    running = await new_game(store)
    await play_some(store, running, 3)
    whole = home.rows(ALL)
    home.run("delete from results")
    assert await store.player_stats.backfill_results() == 1
    assert home.rows(ALL) == whole
    home.run("delete from results")
    assert await store.player_stats.backfill_results() == 0
    assert home.rows(ALL) == []


@pytest.mark.slow
async def test_reading_in_goes_on_after_a_crash_and_past_damaged_games(
    home: Home, store: Store
) -> None:
    games = [await new_short_game(store, seed) for seed in (1, 2)]
    for game_id in games:
        await play_on(store, game_id, Rng(game_id))
    home.run("delete from results where game_id = ?", games[1])
    home.run("update games set seed = 'x' where id = ?", games[0])
    home.run("delete from results where game_id = ?", games[0])
    assert await store.player_stats.backfill_results() == 1
    assert {row[0] for row in home.rows("select game_id from results")} == {games[1]}
    assert await store.settings.recall(READ_IN) == "1"


@on_a_file
async def test_what_people_have_played_is_found_without_reading_all_games(
    home: Home, store: Store
) -> None:
    asked: list[tuple[str, Any]] = []

    def note(
        _connection: object, _cursor: object, statement: str, values: object, *_: object
    ) -> None:
        asked.append((statement, values))

    await finished(store, (ANN, BEN), (1, 2), 0)
    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    await store.player_stats.leaders(1, "otys", 1)
    await store.player_stats.solo_bests(1, "otys")
    await store.player_stats.finished_by(ANN)
    await store.player_stats.rating_changes(1)
    plans = [
        str(row[-1])
        for statement, values in asked
        if statement.startswith("SELECT")
        for row in home.rows(f"explain query plan {statement}", *values)
    ]
    assert any("USING INDEX" in plan for plan in plans)
    tables = ("results", "games", "seats")
    assert [plan for plan in plans if plan.startswith(tuple(f"SCAN {one}" for one in tables))] == []


async def test_a_name_is_that_of_the_last_game_finished_in_the_server(store: Store) -> None:
    later = await finished(store, (ANN, BEN), (1, 2), 2)
    earlier = await finished(store, (ANN, BEN), (1, 2), 1)
    other = await finished(store, (ANN, BEN), (1, 2), 3, guild=9)
    for number, name in ((later, "Anna"), (earlier, "Annie"), (other, "A.")):
        await store.games.rename(number, ANN, name)
    assert await store.player_stats.name_of(ANN, 1) == "Anna"
    assert await store.player_stats.name_of(CLEO, 1) == ""


@on_a_file
async def test_several_may_have_won(store: Store) -> None:
    shared = await finished(store, (ANN, BEN, CLEO), (1, 2, 1), 0)
    assert await store.player_stats.winners(shared) == [0, 2]
    assert await store.player_stats.winners(await new_game(store)) == []


@on_a_file
async def test_of_those_who_play_alone_the_best_result_is_listed(store: Store) -> None:
    for hours, (person, place) in enumerate(((ANN, 3), (ANN, 2), (BEN, 1), (-5, 1))):
        setup = checked_setup(find_game("underwater-cities"), 1, 3)
        player = Player("human", person, f"P{person}")
        game_id = await store.lobbies.create(setup, [player], guild_id=1, channel_id=2)
        await count(store, game_id, (place,), hours)
    listed = await store.player_stats.solo_bests(1, "underwater-cities")
    assert [(one.user_id, one.games, one.best) for one in listed] == [(BEN, 1, 25), (ANN, 2, 20)]
    assert await store.player_stats.solo_bests(1, "otys") == []
    assert await store.player_stats.leaders(1, "underwater-cities", 1) == []
