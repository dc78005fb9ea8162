"""Games exported as transcripts come back as they were, but do not count for anyone."""

from __future__ import annotations

import pytest

from db.games.transcripts import ImportDestination
from db.integrity.verify import check
from db.records import AnswerOrigin, Player
from db.simulate import play_on
from db.store import Store
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from engine.core.transcript import Transcript, transcript_of
from engine.players import find_player
from engine.registry import GAMES, find_game
from tests.db.backends import Home, dump, new_game, play_some

HERE = ImportDestination(1, 2, 100)


def played(name: str, moves: int, *, undos: bool = False) -> Table:
    """Return a game played at random, with some steps undone if `undos`."""
    game, rng = find_game(name), Rng(4)
    table = Table(game, checked_setup(game, 2, 11))
    for number in range(moves):
        if not table.pending:
            break
        asked = table.pending[0]
        answer = find_player("random").choose(game, table.state, asked, rng)
        table.submit(asked.seat, answer, table.ply)
        if undos and number % 7 == 3 and table.freedom(asked.seat) is not Freedom.NOTHING:
            table.undo(asked.seat, table.ply, agreed=True)
    return table


@pytest.mark.parametrize("name", list(GAMES))
async def test_a_running_game_comes_back_as_it_was_with_what_was_taken_back(
    store: Store, name: str
) -> None:
    table = played(name, 60, undos=True)
    number = await store.transcripts.add(table.game, transcript_of(table), HERE)
    assert await check(store, number) == []
    loaded = await store.games.load(number)
    assert dump(loaded.table) == dump(table)
    assert loaded.record.announced == loaded.record.ply == table.ply
    assert {one.by for one in await store.games.log(number)} == {AnswerOrigin.IMPORT}
    assert loaded.players == (Player(), Player())
    assert loaded.record.computer_seat is None
    assert await store.posts.undelivered() == []


async def test_a_transcript_says_what_the_store_knows(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 12)
    whole = (await store.games.load(game_id, whole=True)).table
    assert await store.transcripts.get(game_id) == transcript_of(whole)


@pytest.mark.slow
async def test_a_game_played_on_after_it_was_brought_in_counts_for_nobody(store: Store) -> None:
    table = played("otys", 60)
    number = await store.transcripts.add(table.game, transcript_of(table), HERE)
    for seat in (0, 1):
        await store.seats.reseat(number, seat, Player(user_id=100 + seat))
    await play_on(store, number, Rng(2))
    assert (await store.games.load(number)).record.state == "over"
    assert await check(store, number) == []
    assert await store.player_stats.finished_by(100) == []
    assert await store.player_stats.backfill_results() == 0
    assert await store.player_stats.finished_by(100) == []


async def test_a_finished_game_is_over_here_too(store: Store) -> None:
    table = played("otys", 10_000)
    assert table.result
    number = await store.transcripts.add(table.game, transcript_of(table), HERE)
    record = await store.games.record(number)
    assert (record.state, record.scores) == ("over", table.result.scores)
    assert await check(store, number) == []
    await store.transcripts.discard(number)
    assert await store.games.by_guild(1) == []


async def test_that_a_game_is_under_way_is_known_by_its_seed(store: Store) -> None:
    game_id = await new_game(store, seed=77)
    setup = (await store.games.load(game_id)).table.setup
    assert await store.transcripts.is_under_way(setup)
    await store.games.end(game_id, "given-up")
    assert not await store.transcripts.is_under_way(setup)
    assert not rows_left(await store.transcripts.get(game_id))


def rows_left(transcript: Transcript) -> bool:
    return bool(transcript.log)


async def test_what_was_discarded_leaves_nothing(store: Store, home: Home) -> None:
    table = played("otys", 5)
    number = await store.transcripts.add(table.game, transcript_of(table), HERE)
    await store.transcripts.discard(number)
    for name in ("games", "seats", "moves", "snapshots"):
        assert home.rows(f"select * from {name}") == []  # noqa: S608
