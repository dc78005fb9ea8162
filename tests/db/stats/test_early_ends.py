"""One rule says how a game counts that a player leaves or that is ended early."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from db.records import AnswerOrigin, EntryOrigin, GameRecord, Player, PlayerKind
from db.stats.ratings import UNRATED, rated
from db.store import Store
from engine.core.rng import Rng
from engine.core.table import Table
from tests.db.backends import Home, any_answer, otys
from tests.db.stats.test_results import ANN, BEN, CLEO

PEOPLE = "select seat, user_id, place from results where user_id is not null order by game_id, seat"
RATED = "select user_id, mu, sigma from results where mu is not null order by user_id"
Until = Callable[[Table], bool]


def _half(table: Table) -> bool:
    return bool(table.game.halfway(table.state))


def _round(table: Table) -> bool:
    return bool(table.state.turns > table.setup.seats)


async def _game(store: Store, *people: int | None, seed: int = 1) -> int:
    seated = [Player("human", one, f"P{one}") if one else Player("greedy") for one in people]
    return await store.lobbies.create(otys(len(people), seed), seated, guild_id=1, channel_id=2)


async def _play(
    store: Store, game_id: int, until: Until = lambda _: False, by: AnswerOrigin | None = None
) -> Table:
    """Play on until this holds or the game is over, each answer given by whoever plays the seat."""
    stored, rng = await store.games.load(game_id), Rng(3)
    table = stored.table
    while table.pending and not until(table):
        asked = table.pending[0]
        player = stored.players[asked.seat]
        hand = (
            EntryOrigin(AnswerOrigin.COMPUTER)
            if player.user_id is None
            else EntryOrigin(by or AnswerOrigin.PERSON, player.user_id)
        )
        if player.stand_in:
            hand = EntryOrigin(
                AnswerOrigin.STAND_IN, player.user_id if player.stand_in_asked else None
            )
        answer = any_answer(table, asked, rng)
        table = (
            await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
        ).table or table
    return table


async def _give_up(store: Store, game_id: int, seat: int, *, ends: bool) -> GameRecord:
    """Resign in the way in which the bot does it for a player."""
    if ends:
        return await store.games.end(game_id, "resigned", resigned=seat)
    return await store.seats.reseat(game_id, seat, Player("greedy"), resigned=True)


def _order(points: Sequence[int]) -> list[int]:
    return [1 + sum(other > mine for other in points) for mine in points]


async def test_of_two_whoever_resigns_loses_and_the_other_wins(home: Home, store: Store) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, _round)
    await _give_up(store, game_id, 0, ends=True)
    assert home.rows(PEOPLE) == [(0, ANN, 2), (1, BEN, 1)]
    loser, winner = rated((UNRATED, UNRATED), (2, 1))
    assert home.rows(RATED) == [
        (ANN, loser.mu, loser.sigma),
        (BEN, winner.mu, winner.sigma),
    ]
    assert [one.place for one in await store.player_stats.finished_by(BEN)] == [1]
    assert [(one.user_id, one.wins) for one in await store.player_stats.leaders(1, "otys", 1)] == [
        (BEN, 1),
        (ANN, 0),
    ]
    # Only whole games are listed here, not those that were ended early.
    assert await store.guild_stats.played_on(1) == []


async def test_whoever_resigns_while_leading_loses_as_well(home: Home, store: Store) -> None:
    game_id = await _game(store, ANN, BEN)
    table = await _play(store, game_id, lambda now: now.game.points(now.state)[1] > 0)
    leader = 0 if table.game.points(table.state)[0] > table.game.points(table.state)[1] else 1
    await _give_up(store, game_id, leader, ends=True)
    assert [row[2] for row in home.rows(PEOPLE)] == [2 - (leader != 0), 1 + (leader != 0)]


async def test_who_resigns_before_all_had_a_turn_neither_loses_nor_wins(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, lambda table: table.state.turns == table.setup.seats)
    await _give_up(store, game_id, 0, ends=True)
    assert home.rows(PEOPLE) == []


@pytest.mark.slow
async def test_of_more_who_resigns_is_behind_all_who_stay(home: Home, store: Store) -> None:
    game_id = await _game(store, ANN, BEN, CLEO)
    await _play(store, game_id, _round)
    await _give_up(store, game_id, 1, ends=False)
    table = await _play(store, game_id)
    assert table.result is not None
    reached = {user: place for _, user, place in home.rows(PEOPLE)}
    assert reached == {ANN: table.result.places[0], CLEO: table.result.places[2], BEN: 4}
    assert len(home.rows(RATED)) == 3


@pytest.mark.slow
async def test_who_resigned_and_plays_another_seat_to_the_end_has_left_all_the_same(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN, CLEO)
    await _play(store, game_id, _round)
    await _give_up(store, game_id, 0, ends=False)
    await store.seats.reseat(game_id, 1, Player("human", ANN, "Ann"))
    table = await _play(store, game_id)
    assert table.result is not None
    assert home.rows(PEOPLE) == [(0, ANN, 4), (2, CLEO, table.result.places[2])]
    assert len(home.rows(RATED)) == 2


async def test_where_one_person_stays_those_who_left_have_lost_to_them(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN, CLEO)
    await _play(store, game_id, _round)
    await _give_up(store, game_id, 0, ends=False)
    await _give_up(store, game_id, 1, ends=False)
    # Nobody has to play on against computer players alone.
    await _give_up(store, game_id, 2, ends=True)
    assert {user: place for _, user, place in home.rows(PEOPLE)} == {ANN: 2, BEN: 2, CLEO: 1}


@pytest.mark.slow
async def test_a_game_ended_after_half_counts_as_it_stands(home: Home, store: Store) -> None:
    for reason in ("given-up", "agreed", "absent", "quiet"):
        game_id = await _game(store, ANN, BEN)
        table = await _play(store, game_id, _half)
        await store.games.end(game_id, reason)
        points = table.game.points(table.state)
        assert len(set(points)) == 2
        kept = home.rows(f"select score, place from results where game_id = {game_id}")  # noqa: S608
        assert kept == list(zip(points, _order(points), strict=True))
    assert len(home.rows(RATED)) == 8


async def test_a_game_ended_before_half_counts_for_nobody(home: Home, store: Store) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, _round)
    await store.games.end(game_id, "agreed")
    assert home.rows(PEOPLE) == []


@pytest.mark.slow
async def test_against_computers_an_early_end_counts_for_nobody(home: Home, store: Store) -> None:
    for resigned in (None, 0):
        game_id = await _game(store, ANN, None)
        await _play(store, game_id, _half)
        await store.games.end(game_id, "given-up", resigned=resigned)
    assert home.rows(PEOPLE) == []


@pytest.mark.slow
async def test_what_was_begun_elsewhere_counts_for_nobody_when_it_is_ended(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, _half, AnswerOrigin.IMPORT)
    await _give_up(store, game_id, 0, ends=True)
    assert home.rows(PEOPLE) == []


async def _stand_in(store: Store, game_id: int, until: Until, *, asked: bool) -> None:
    await _play(store, game_id, until)
    level: PlayerKind = "greedy"
    await store.seats.set_stand_in(game_id, 1, level, asked=asked)
    await _play(store, game_id)


@pytest.mark.slow
async def test_a_stand_in_for_the_rest_of_a_game_saves_nobody_from_its_result(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _stand_in(store, game_id, lambda table: table.state.last_round, asked=True)
    result = (await store.games.load(game_id)).table.result
    assert result is not None
    assert home.rows(PEOPLE) == [(0, ANN, result.places[0]), (1, BEN, result.places[1])]


@pytest.mark.slow
async def test_who_leaves_most_of_a_game_to_their_stand_in_is_behind_all(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _stand_in(store, game_id, _round, asked=True)
    assert [(user, place) for _, user, place in home.rows(PEOPLE)][1] == (BEN, 3)


async def test_who_is_back_from_a_stand_in_loses_nothing_by_an_end_before_half(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await store.seats.set_stand_in(game_id, 1, "greedy", asked=True)
    await _play(store, game_id, _round)
    await store.seats.set_stand_in(game_id, 1, None)
    await store.games.end(game_id, "agreed")
    assert home.rows(PEOPLE) == []


@pytest.mark.slow
async def test_coming_back_at_the_end_does_not_save_them_either(home: Home, store: Store) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, _round)
    await store.seats.set_stand_in(game_id, 1, "greedy", asked=True)
    await _play(store, game_id, lambda table: table.state.last_round)
    await store.seats.set_stand_in(game_id, 1, None)
    await _play(store, game_id)
    assert [(user, place) for _, user, place in home.rows(PEOPLE)][1] == (BEN, 3)


@pytest.mark.slow
async def test_whom_their_table_has_stood_in_for_neither_gains_nor_loses(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _stand_in(store, game_id, _half, asked=False)
    assert [user for _, user, _ in home.rows(PEOPLE)] == [ANN]


@pytest.mark.slow
async def test_an_early_end_is_one_of_the_results_from_which_ratings_follow(
    home: Home, store: Store
) -> None:
    first = await _game(store, ANN, BEN)
    await _play(store, first, _round)
    await _give_up(store, first, 0, ends=True)
    second = await _game(store, ANN, BEN, seed=2)
    await _play(store, second)
    places = [row[0] for row in home.rows(f"select place from results where game_id={second}")]  # noqa: S608
    once = rated((UNRATED, UNRATED), (2, 1))
    twice = rated(once, [int(str(place)) for place in places])
    assert [row[1:] for row in home.rows(f"{RATED}, game_id desc")][::2] == [
        (each.mu, each.sigma) for each in twice
    ]


@pytest.mark.slow
async def test_a_game_that_cannot_be_read_can_be_ended_and_counts_for_nobody(
    home: Home, store: Store
) -> None:
    game_id = await _game(store, ANN, BEN)
    await _play(store, game_id, _half)
    home.run("update moves set answer = '?'")
    home.run("delete from snapshots")
    assert (await store.games.end(game_id, "given-up")).ended == "given-up"
    assert home.rows(PEOPLE) == []
