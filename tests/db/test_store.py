from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from db.errors import NoSuchGame
from db.games.appending import LATEST_KEPT, PRUNED_EVERY
from db.records import Player
from db.schema import GameState
from db.simulate import play_on
from db.store import Store
from engine.core.decision import Answer
from engine.core.errors import (
    BadSetup,
    IllegalAnswer,
    NotAwaited,
    Refused,
    Stale,
    UnknownGame,
)
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.transcript import replay, transcript_of, write
from engine.registry import game_for
from tests.db.backends import OTYS, Home, any_answer, dump, new_game, otys, play_one, play_some

HUGE_SEED = (1 << 128) - 1


async def test_a_new_game_is_kept_with_all_it_began_with(store: Store) -> None:
    players = [Player(user_id=11), Player("random"), Player("greedy")]
    setup = otys(3, HUGE_SEED)
    game_id = await store.lobbies.create(setup, players, guild_id=1 << 62, channel_id=5)
    stored = await store.games.load(game_id)
    assert stored.record.setup == setup
    assert (stored.record.guild_id, stored.record.channel_id) == (1 << 62, 5)
    assert stored.players == tuple(players)
    assert (stored.record.state, stored.record.ply) == (GameState.RUNNING, 0)
    assert (stored.record.ended, stored.record.scores, stored.repaired) == (None, None, False)
    assert dump(stored.table) == dump(Table(OTYS, setup))


async def test_moments_are_kept_in_utc(store: Store) -> None:
    record = (await store.games.load(await new_game(store))).record
    assert record.created_at.utcoffset() == timedelta()
    assert abs(datetime.now(UTC) - record.created_at) < timedelta(minutes=5)


async def test_every_move_is_kept_when_it_is_answered(home: Home, store: Store) -> None:
    game_id, rng = await new_game(store, 3), Rng(3)
    own = Table(OTYS, otys(3))
    for number in range(120):
        asked = own.pending[-1]
        answer = any_answer(own, asked, rng)
        told = await store.moves.play(game_id, asked.seat, answer, own.ply, f"i{number}")
        outcome = own.submit(asked.seat, answer, own.ply)
        assert (told.events, told.ply, told.repeated) == (outcome.events, own.ply, False)
        loaded = (await store.games.load(game_id)).table
        assert dump(loaded) == dump(own)
        assert (loaded.ply, loaded.pending) == (own.ply, own.pending)
    assert len(home.rows("select * from moves")) == 120


async def test_a_finished_game_is_kept_with_its_end(store: Store) -> None:
    game_id = await new_game(store)
    await play_on(store, game_id, Rng(1))
    stored = await store.games.load(game_id, whole=True)
    result = stored.table.result
    assert result is not None
    assert stored.record.state is GameState.OVER
    assert (stored.record.scores, stored.record.ended) == (result.scores, result.reason)
    assert stored.record.ply == stored.table.ply
    text = write(transcript_of(stored.table))
    assert dump(replay(text, game_for)) == dump(stored.table)


async def test_a_table_lacks_its_log_unless_the_whole_was_wanted(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 40)
    stored = await store.games.load(game_id)
    with pytest.raises(LookupError):
        transcript_of(stored.table)
    whole = await store.games.load(game_id, whole=True)
    assert (len(whole.table.log), dump(whole.table)) == (40, dump(stored.table))
    assert not whole.repaired


async def test_a_repeated_interaction_is_told_again_and_played_once(store: Store) -> None:
    game_id = await new_game(store)
    first = await play_one(store, game_id, Rng(1), "press")
    await play_one(store, game_id, Rng(2), "another")
    again = await store.moves.play(game_id, 0, ("whatever",), 99, "press")
    assert again.repeated
    assert first.events
    assert replace(again, repeated=False) == first
    assert (await store.games.load(game_id)).record.ply == 2


async def test_a_refused_answer_may_be_sent_again_by_the_same_interaction(store: Store) -> None:
    game_id = await new_game(store)
    with pytest.raises(Stale):
        await store.moves.play(game_id, 0, ("x",), 5, "press")
    assert not (await play_one(store, game_id, Rng(1), "press")).repeated


async def test_the_same_interaction_may_move_at_two_tables(store: Store) -> None:
    told = [await play_one(store, await new_game(store), Rng(1), "press") for _ in range(2)]
    assert [one.repeated for one in told] == [False, False]


@pytest.mark.parametrize(
    ("turn", "answer", "late", "error"),
    [
        (0, ("no-such-key",), 0, IllegalAnswer),
        (0, 3, 0, IllegalAnswer),
        (1, ("no-such-key",), 0, NotAwaited),
        (7, ("no-such-key",), 0, NotAwaited),
        (0, ("no-such-key",), -1, Stale),
        (0, ("no-such-key",), 1, Stale),
    ],
)
async def test_what_is_refused_changes_nothing(
    home: Home, store: Store, turn: int, answer: Answer, late: int, error: type[Refused]
) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 5)
    seat = table.pending[0].seat
    before = home.everything()
    with pytest.raises(error):
        await store.moves.play(game_id, (seat + turn) % 8, answer, table.ply + late, "press")
    assert home.everything() == before


async def test_a_game_that_was_given_up_is_not_played_on(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    home.run("update games set state = 'ended'")
    with pytest.raises(NotAwaited) as refused:
        await play_one(store, game_id, Rng(1))
    assert refused.value.msg.key == "error-game-over"


async def test_no_game_under_a_number_is_an_error_of_its_own(store: Store) -> None:
    for attempt in (
        store.games.load(9),
        store.games.load(9, whole=True),
        store.moves.play(9, 0, (), 0),
    ):
        with pytest.raises(NoSuchGame) as refused:
            await attempt
        assert refused.value.msg["game"] == 9


async def test_a_bad_setup_is_not_kept(home: Home, store: Store) -> None:
    with pytest.raises(UnknownGame):
        await store.lobbies.create(replace(otys(), game="chess"), [Player()] * 2)
    with pytest.raises(BadSetup):
        await store.lobbies.create(replace(otys(), pack="other@9"), [Player()] * 2)
    with pytest.raises(BadSetup):
        await store.lobbies.create(replace(otys(), seats=9), [Player()] * 9)
    with pytest.raises(BadSetup):
        await store.lobbies.create(otys(), [Player()])
    assert home.rows("select * from games") == []


async def test_an_entry_that_is_there_already_wins(home: Home, store: Store) -> None:
    """In a database that admits two writers at once, the key of the log decides."""
    game_id = await new_game(store)
    home.run(
        "insert into moves (game_id, ply, kind, seat, answer, events, undone_by, at)"
        " values (?, 0, 'move', 0, 'x', '[]', 5, '2026-01-01 00:00:00')",
        game_id,
    )
    with pytest.raises(Stale) as refused:
        await play_one(store, game_id, Rng(1))
    assert (refused.value.at, refused.value.now) == (0, 1)


async def test_snapshots_are_taken_at_turns_and_few_are_kept(home: Home, store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    turns: dict[int, int] = {0: 1}
    for _ in range(60):
        played = await play_one(store, game_id, rng)
        assert played.table is not None
        if played.table.state.turns not in turns.values():
            turns[played.ply] = played.table.state.turns
        kept = [ply for (ply,) in home.rows("select ply from snapshots order by ply")]
        taken = sorted(set(turns) - {0})
        assert kept[0] == 0
        assert kept[1:] == taken[-len(kept) + 1 :] or not taken
        assert min(len(taken), LATEST_KEPT) <= len(kept) - 1 < LATEST_KEPT + PRUNED_EVERY
    assert len(turns) > 10


async def test_deleting_a_game_takes_all_its_rows_along(home: Home, store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await play_some(store, first, 5)
    await play_some(store, second, 5)
    home.run("delete from games")
    for table in ("seats", "moves", "snapshots"):
        assert home.rows(f"select * from {table}") == []  # noqa: S608 - three known names
    assert await new_game(store) == second + 1


async def test_games_are_listed_by_server_channel_and_user(store: Store) -> None:
    two = [Player(user_id=1), Player(user_id=2)]
    one = [Player(user_id=1), Player(user_id=1)]
    first = await store.lobbies.create(otys(), two, guild_id=10, channel_id=20)
    second = await store.lobbies.create(otys(), one, guild_id=10, channel_id=21)
    third = await store.lobbies.create(otys(), [Player("random")] * 2, guild_id=11, channel_id=22)
    await play_one(store, first, Rng(1))

    assert [game.id for game in await store.games.by_guild(10)] == [first, second]
    assert [game.id for game in await store.games.by_guild(11)] == [third]
    assert [game.id for game in await store.games.by_channel(21)] == [second]
    assert [game.id for game in await store.games.by_user(1)] == [first, second]
    assert [game.id for game in await store.games.by_user(2)] == [first]
    assert await store.games.by_user(3) == []


async def test_lists_can_be_of_one_state_and_need_no_game(home: Home, store: Store) -> None:
    running, over = await new_game(store), await new_game(store)
    await play_on(store, over, Rng(1))
    home.run("update games set pack = 'lost@1'")
    home.run("update snapshots set state = ''")
    for listed in (store.games.by_guild, store.games.by_channel, store.games.by_user):
        key = {"by_guild": 1, "by_channel": 2, "by_user": 100}[listed.__name__]
        assert [game.id for game in await listed(key, GameState.RUNNING)] == [running]
        assert [game.id for game in await listed(key, GameState.OVER)] == [over]
        assert {game.id for game in await listed(key)} == {running, over}
        assert await listed(key, GameState.LOBBY) == []


async def test_a_store_opened_again_goes_on_where_it_was(home: Home) -> None:
    first = await Store.open(home.url)
    game_id = await new_game(first)
    table = await play_some(first, game_id, 17)
    await first.close()
    second = await Store.open(home.url)
    stored = await second.games.load(game_id)
    await second.close()
    assert (dump(stored.table), stored.table.ply) == (dump(table), 17)
