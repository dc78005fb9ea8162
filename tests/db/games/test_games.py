"""Finding games, reading their logs, and ending them early."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from db.errors import AlreadyOver, BrokenGame, NoSuchGame
from db.games.games import LARGEST_GAME
from db.integrity.verify import check
from db.records import Player
from db.schema import NAME_KEPT, GameState
from db.simulate import play_on
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import (
    HOST,
    Home,
    new_game,
    new_lobby,
    new_short_game,
    on_a_file,
    otys,
    play_one,
    play_some,
)
from tests.db.rows import NOON


async def test_the_log_tells_what_happened_and_what_was_taken_back(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    played = [await play_one(store, game_id, rng) for _ in range(6)]
    table = played[-1].table
    assert table is not None
    seat = max((0, 1), key=table.last)
    kept = table.last(seat) - 1
    await store.moves.undo(game_id, seat, 6, agreed=True)
    told = await store.games.log(game_id)
    assert [one.ply for one in told] == [*range(7)]
    assert [one.kind for one in told] == ["move"] * 6 + ["undo"]
    assert [one.events for one in told] == [*(one.events for one in played), ()]
    assert [one.undone_by for one in told] == [None] * kept + [6] * (6 - kept) + [None]
    assert [one.at for one in told] == sorted(one.at for one in told)


async def test_events_keep_their_audience_in_the_log(store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 60)
    audiences = {event.to for one in await store.games.log(game_id) for event in one.events}
    assert None in audiences
    assert len(audiences) > 1


@pytest.mark.parametrize(
    ("start", "stop", "newest", "plies"),
    [
        (0, None, None, range(10)),
        (7, None, None, range(7, 10)),
        (2, 5, None, range(2, 5)),
        (0, None, 3, range(7, 10)),
        (2, 6, 2, range(4, 6)),
        (8, None, 5, range(8, 10)),
        (10, None, None, range(0)),
        (0, 0, None, range(0)),
    ],
)
async def test_a_part_of_the_log_can_be_told(
    store: Store, start: int, stop: int | None, newest: int | None, plies: range
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 10)
    told = await store.games.log(game_id, start, stop, newest=newest)
    assert [one.ply for one in told] == [*plies]


async def test_a_lobby_has_nothing_to_tell_and_no_game_is_an_error(store: Store) -> None:
    assert await store.games.log(await new_lobby(store)) == []
    with pytest.raises(NoSuchGame):
        await store.games.log(99)


@pytest.mark.parametrize("change", ["answered_by = 'ghost'", "events = '{'"])
async def test_a_damaged_entry_is_not_told_but_blamed(
    home: Home, store: Store, change: str
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 5)
    home.run(f"update moves set {change} where ply = 3")  # noqa: S608 - known columns
    with pytest.raises(BrokenGame) as refused:
        await store.games.log(game_id)
    assert refused.value.reason["ply"] == 3
    assert len(await store.games.log(game_id, 0, 3)) == 3


async def test_a_finished_game_awaits_nobody_and_cannot_be_given_up(
    home: Home, store: Store
) -> None:
    game_id = await new_short_game(store)
    await play_on(store, game_id, Rng(1))
    assert (await store.games.load(game_id)).record.awaits == ()
    before = home.everything()
    with pytest.raises(AlreadyOver):
        await store.games.end(game_id, "given-up")
    assert home.everything() == before


async def test_a_game_given_up_is_kept_and_awaits_nobody(store: Store) -> None:
    game_id = await store.lobbies.create(otys(), [Player("random")] * 2, channel_id=2)
    table = await play_some(store, game_id, 20)
    record = await store.games.end(game_id, "given-up")
    stored = await store.games.load(game_id)
    assert stored.record == record
    assert (record.state, record.ended, record.scores) == (GameState.ENDED, "given-up", None)
    assert (record.awaits, record.computer_seat, record.ply) == ((), None, table.ply)
    assert await check(store, game_id) == []


async def test_a_game_is_given_up_once(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await store.games.end(game_id, "given-up")
    before = home.everything()
    with pytest.raises(AlreadyOver) as refused:
        await store.games.end(game_id, "again")
    assert refused.value.msg["game"] == game_id
    assert home.everything() == before


async def test_no_game_under_a_number_is_an_error_of_its_own(store: Store) -> None:
    for attempt in (
        store.games.load(9),
        store.games.load(9, whole=True),
        store.moves.play(9, 0, (), 0),
    ):
        with pytest.raises(NoSuchGame) as refused:
            await attempt
        assert refused.value.msg["game"] == 9


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


@pytest.mark.slow
async def test_lists_can_be_of_one_state_and_need_no_game(home: Home, store: Store) -> None:
    running, over = await new_game(store), await new_short_game(store)
    await play_on(store, over, Rng(1))
    home.run("update games set pack = 'lost@1'")
    home.run("update snapshots set state = ''")
    for listed in (store.games.by_guild, store.games.by_channel, store.games.by_user):
        key = {"by_guild": 1, "by_channel": 2, "by_user": 100}[listed.__name__]
        assert [game.id for game in await listed(key, GameState.RUNNING)] == [running]
        assert [game.id for game in await listed(key, GameState.OVER)] == [over]
        assert {game.id for game in await listed(key)} == {running, over}
        assert await listed(key, GameState.LOBBY) == []


async def test_the_name_last_seen_is_kept(store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await store.games.rename(first, 101, "Newcomer")
    await store.games.rename(first, 999, "Nobody")
    assert [player.name for player in await store.games.players(first)] == ["", "Newcomer"]
    assert [player.name for player in await store.games.players(second)] == ["", ""]


async def test_of_a_long_name_the_beginning_is_kept(store: Store) -> None:
    game_id = await new_lobby(store, replace(HOST, name="é" * 150))
    assert (await store.lobbies.get(game_id)).players[0].name == "é" * NAME_KEPT
    await store.games.rename(game_id, 100, "x" * 150)
    assert (await store.lobbies.get(game_id)).players[0].name == "x" * NAME_KEPT


async def test_a_game_can_go_on_in_another_channel(store: Store) -> None:
    game_id = await new_game(store)
    await store.games.move_channel(game_id, 77)
    assert [game.id for game in await store.games.by_channel(77)] == [game_id]
    assert await store.games.by_channel(2) == []


async def test_only_a_game_that_is_there_can_be_renamed_moved_or_ended(store: Store) -> None:
    for attempt in (
        store.games.rename(9, 1, "x"),
        store.games.move_channel(9, 1),
        store.games.end(9, "idle"),
    ):
        with pytest.raises(NoSuchGame):
            await attempt


@on_a_file
@pytest.mark.parametrize("number", [0, -1, LARGEST_GAME + 1, 10**30])
async def test_a_number_that_no_game_can_have_finds_none(store: Store, number: int) -> None:
    await new_game(store)
    assert await store.games.by_number(number) is None


async def test_a_game_is_found_by_its_number_and_state(store: Store) -> None:
    game_id = await new_game(store)
    found = await store.games.by_number(game_id)
    assert found == await store.games.record(game_id)
    assert await store.games.by_number(game_id, GameState.RUNNING) == found
    assert await store.games.by_number(game_id, GameState.OVER) is None
    assert await store.games.by_number(game_id, (GameState.OVER, GameState.RUNNING)) == found
    assert await store.games.by_number(LARGEST_GAME) is None


async def test_a_game_is_quiet_if_it_runs_and_nobody_has_moved_for_long(home: Home) -> None:
    await home.lay_out()
    moment = NOON
    store = await Store.open(home.url, clock=lambda: moment)
    quiet, ended, elsewhere = [await new_game(store) for _ in range(3)]
    await store.games.end(ended, "given-up")
    home.run("update games set guild_id = 9 where id = ?", elsewhere)
    moment = NOON + timedelta(hours=1)
    await new_game(store)
    found = await store.games.quiet_since(1, moment)
    assert [game.id for game in found] == [quiet]
    assert await store.games.quiet_since(1, NOON) == []
    await store.close()
