"""Results are stored with the last move and undone with it, and ratings follow exactly."""

from __future__ import annotations

import pytest

from db.records import AnswerOrigin, EntryOrigin, Player
from db.simulate import play_on
from db.stats.ratings import UNRATED, rated
from db.stats.results import drop_results
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import Home, any_answer, new_game, new_short_game, otys
from tests.db.finished_games import count, finished

ANN, BEN, CLEO = 100, 101, 102
ALL = "select seat, user_id, kind, score, place from results order by game_id, seat"
RATED = "select game_id, user_id, mu, sigma from results where mu is not null order by 1, 2"


async def uncount(store: Store, game_id: int) -> None:
    record = (await store.games.load(game_id)).record
    async with store.database.writing() as connection:
        await drop_results(connection, record)


@pytest.mark.slow
async def test_the_last_move_writes_how_the_game_ended_for_each_seat(
    home: Home, store: Store
) -> None:
    game_id = await new_short_game(store)
    await play_on(store, game_id, Rng(1))
    ended = await store.games.load(game_id)
    result = ended.table.result
    assert result is not None
    assert ended.record.state == "over"
    kept = home.rows("select seat, score, place, at from results")
    assert [row[:3] for row in kept] == list(zip((0, 1), result.scores, result.places, strict=True))
    assert len({row[3] for row in kept}) == 1


@pytest.mark.slow
async def test_taking_the_last_move_back_takes_the_results_back(home: Home, store: Store) -> None:
    game_id = await new_short_game(store)
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
