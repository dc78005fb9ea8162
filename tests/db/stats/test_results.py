"""Results are written with the last move, taken back with it, and ratings follow exactly."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from db.records import AnswerOrigin, EntryOrigin, Player
from db.simulate import play_on
from db.stats.player_stats import READ_IN
from db.stats.ratings import UNRATED, Rating, rated
from db.stats.results import drop_results
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import Home, any_answer, new_game, on_a_file, otys, play_some
from tests.db.finished_games import count, finished

ANN, BEN, CLEO = 100, 101, 102
ALL = "select seat, user_id, kind, score, place from results order by game_id, seat"
RATED = "select game_id, user_id, mu, sigma from results where mu is not null order by 1, 2"


async def uncount(store: Store, game_id: int) -> None:
    record = (await store.games.load(game_id)).record
    async with store.database.writing() as connection:
        await drop_results(connection, record)


async def test_the_last_move_writes_how_the_game_ended_for_each_seat(
    home: Home, store: Store
) -> None:
    game_id = await new_game(store)
    await play_on(store, game_id, Rng(1))
    ended = await store.games.load(game_id)
    result = ended.table.result
    assert result is not None
    assert ended.record.state == "over"
    kept = home.rows("select seat, score, place, at from results")
    assert [row[:3] for row in kept] == list(zip((0, 1), result.scores, result.places, strict=True))
    assert len({row[3] for row in kept}) == 1


async def test_taking_the_last_move_back_takes_the_results_back(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    rng = Rng(1)
    hand = {0: EntryOrigin(user_id=ANN), 1: EntryOrigin(user_id=BEN)}
    table = (await store.games.load(game_id)).table
    last = 0
    while table.pending:
        last = table.pending[0].seat
        answer = any_answer(table, table.pending[0], rng)
        table = (
            await store.moves.play(game_id, last, answer, table.ply, hand=hand[last])
        ).table or table
    assert len(home.rows(RATED)) == 2
    await store.moves.undo(game_id, last, table.ply, agreed=True)
    assert home.rows("select * from results") == []
    await play_on(store, game_id, Rng(5))
    assert len(home.rows("select * from results")) == 2


async def test_two_people_are_rated_against_each_other(home: Home, store: Store) -> None:
    game_id = await finished(store, (ANN, BEN), (2, 1), 0)
    first, second = rated((UNRATED, UNRATED), (2, 1))
    assert home.rows(RATED) == [
        (game_id, ANN, first.mu, first.sigma),
        (game_id, BEN, second.mu, second.sigma),
    ]
    assert second.mu > UNRATED.mu > first.mu


async def test_a_tie_leaves_equals_equal() -> None:
    first, second, third = rated((UNRATED, UNRATED, UNRATED), (1, 1, 3))
    assert first == second
    assert first.mu > third.mu


@pytest.mark.parametrize("people", [(ANN, None), (ANN,)])
async def test_against_computers_and_alone_nobody_is_rated(
    home: Home, store: Store, people: tuple[int | None, ...]
) -> None:
    seated = [Player(user_id=one) if one else Player("greedy") for one in people]
    setup = otys(2)
    game_id = await store.lobbies.create(setup, [*seated, Player("random")][:2], guild_id=1)
    await count(store, game_id, (1, 2))
    assert home.rows(RATED) == []
    assert home.rows(ALL)[0] == (0, ANN, "human", 25, 1)


async def test_people_are_rated_among_themselves_whatever_computers_do(
    home: Home, store: Store
) -> None:
    await finished(store, (ANN, None, BEN), (2, 1, 3), 0)
    first, second = rated((UNRATED, UNRATED), (2, 3))
    assert [row[1:] for row in home.rows(RATED)] == [
        (ANN, first.mu, first.sigma),
        (BEN, second.mu, second.sigma),
    ]


async def test_somebody_stood_in_for_at_the_end_has_no_result(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await store.seats.set_stand_in(game_id, 1, "greedy")
    await count(store, game_id, (1, 2))
    assert home.rows(ALL) == [(0, ANN, "human", 25, 1), (1, None, "greedy", 20, 2)]


async def test_whoever_took_a_seat_over_late_has_no_result_of_it(home: Home, store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    table = (await store.games.load(game_id)).table
    while table.ply < 9:
        asked = table.pending[0]
        answer, hand = any_answer(table, asked, rng), EntryOrigin(user_id=100 + asked.seat)
        table = (
            await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
        ).table or table
    await store.seats.reseat(game_id, 0, Player(user_id=CLEO))
    await count(store, game_id, (1, 2))
    assert home.rows(ALL) == [(0, None, "human", 25, 1), (1, BEN, "human", 20, 2)]


async def test_what_was_played_elsewhere_counts_for_nobody(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table = (await store.games.load(game_id)).table
    asked = table.pending[0]
    answer = any_answer(table, asked, Rng(1))
    await store.moves.play(game_id, asked.seat, answer, 0, hand=EntryOrigin(AnswerOrigin.IMPORT))
    await count(store, game_id, (1, 2))
    assert home.rows(ALL) == []


async def test_taking_a_result_back_leaves_ratings_as_if_it_had_not_been(
    home: Home, store: Store
) -> None:
    await finished(store, (ANN, BEN), (1, 2), 0)
    wrong = await finished(store, (BEN, CLEO), (1, 2), 1)
    await finished(store, (CLEO, ANN), (1, 2), 2)
    await finished(store, (ANN, BEN, CLEO), (3, 1, 1), 3)
    await uncount(store, wrong)
    after = [row[1:] for row in home.rows(RATED)]
    home.run("delete from results")
    await finished(store, (ANN, BEN), (1, 2), 0)
    await finished(store, (CLEO, ANN), (1, 2), 2)
    await finished(store, (ANN, BEN, CLEO), (3, 1, 1), 3)
    assert [row[1:] for row in home.rows(RATED)] == after


async def test_games_of_people_who_have_nothing_to_do_with_it_keep_their_ratings(
    store: Store,
) -> None:
    wrong = await finished(store, (ANN, BEN), (1, 2), 0)
    other = await finished(store, (CLEO, 103), (1, 2), 1)
    before = await store.player_stats.rating_changes(other)
    await uncount(store, wrong)
    assert await store.player_stats.rating_changes(other) == before


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


async def test_results_of_earlier_games_are_read_in_once(home: Home, store: Store) -> None:
    game_id = await new_game(store)
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


async def test_reading_in_goes_on_after_a_crash_and_past_damaged_games(
    home: Home, store: Store
) -> None:
    games = [await new_game(store, seed=seed) for seed in (1, 2)]
    for game_id in games:
        await play_on(store, game_id, Rng(game_id))
    home.run("delete from results where game_id = ?", games[1])
    home.run("update games set seed = 'x' where id = ?", games[0])
    home.run("delete from results where game_id = ?", games[0])
    assert await store.player_stats.backfill_results() == 1
    assert {row[0] for row in home.rows("select game_id from results")} == {games[1]}
    assert await store.settings.recall(READ_IN) == "1"


def test_a_rating_is_where_one_begins() -> None:
    assert Rating(25.0, 25 / 3) == UNRATED


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
