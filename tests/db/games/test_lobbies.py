"""Games that wait for their players, and how they start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from db.errors import AlreadyOver, BrokenGame, NoSuchGame, NotALobby, NotBegun, TooManyLobbies
from db.integrity.verify import check
from db.records import Lobby, Player
from db.schema import GameState
from db.store import Store
from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.table import Table
from tests.db.backends import HOST, OTYS, Home, dump, new_game, new_lobby, otys, play_one

GUEST = Player("human", 101, "Guest")
COMPUTER = Player("greedy")

HUGE_SEED = (1 << 128) - 1


def joined(*players: Player) -> Callable[[Lobby], Lobby]:
    return lambda lobby: replace(lobby, players=(*lobby.players, *players))


class Full(Exception):
    """Raised by a function that changes a lobby."""


def refuse(lobby: Lobby) -> Lobby:
    raise Full(lobby.id)


async def test_nobody_gathers_more_tables_by_opening_them_at_once(store: Store) -> None:
    opening = (
        store.lobbies.open("otys", HOST, guild_id=1, channel_id=place, most=3) for place in range(9)
    )
    found = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(each, int) for each in found) == 3
    assert sum(isinstance(each, TooManyLobbies) for each in found) == 6


async def test_a_lobby_is_kept_with_its_host_as_the_first_player(store: Store) -> None:
    options = [("sponsor_sides", "basic")]
    game_id = await store.lobbies.open("otys", HOST, guild_id=1, channel_id=2, options=options)
    lobby = await store.lobbies.get(game_id)
    assert (lobby.id, lobby.game, lobby.options) == (game_id, "otys", tuple(options))
    assert (lobby.host_id, lobby.guild_id, lobby.channel_id) == (100, 1, 2)
    assert lobby.players == (HOST,)
    assert abs(datetime.now(UTC) - lobby.created_at) < timedelta(minutes=5)
    assert lobby.updated_at == lobby.created_at


async def test_a_computer_cannot_be_the_host(home: Home, store: Store) -> None:
    with pytest.raises(ValueError, match="host"):
        await store.lobbies.open("otys", COMPUTER, guild_id=1, channel_id=2)
    assert home.rows("select * from games") == []


async def test_a_lobby_is_listed_among_the_games(store: Store) -> None:
    lobby, running = await new_lobby(store), await new_game(store)
    for listed in (store.games.by_guild(1), store.games.by_channel(2), store.games.by_user(100)):
        records = {record.id: record for record in await listed}
        assert set(records) == {lobby, running}
        assert (records[lobby].state, records[lobby].setup) == (GameState.LOBBY, None)
        assert (records[lobby].game, records[lobby].seats) == ("otys", 1)
        assert (records[lobby].host_id, records[lobby].awaits) == (100, ())
        assert records[running].setup == otys()


async def test_lists_can_be_of_several_states(store: Store) -> None:
    lobby, running, ended = await new_lobby(store), await new_game(store), await new_lobby(store)
    await store.games.end(ended, "given-up")
    both = {GameState.LOBBY, GameState.RUNNING}
    assert {game.id for game in await store.games.by_channel(2, both)} == {lobby, running}
    assert {game.id for game in await store.games.by_guild(1, [GameState.ENDED])} == {ended}
    assert await store.games.by_user(100, ()) == []


async def test_a_change_is_kept_and_given_back(store: Store) -> None:
    game_id = await new_lobby(store)
    before = await store.lobbies.get(game_id)

    def change(lobby: Lobby) -> Lobby:
        options = (("author_spy_variant", "on"),)
        return replace(joined(GUEST, COMPUTER)(lobby), options=options, host_id=101)

    changed = await store.lobbies.change(game_id, change)
    assert changed.players == (HOST, GUEST, COMPUTER)
    assert (changed.options, changed.host_id) == ((("author_spy_variant", "on"),), 101)
    assert changed.created_at == before.created_at
    assert changed.updated_at > before.updated_at
    assert await store.lobbies.get(game_id) == changed
    assert (await store.games.by_user(101))[0].seats == 3


async def test_a_lobby_knows_whether_somebody_has_finished_such_a_game(
    home: Home, store: Store
) -> None:
    played = await store.lobbies.create(otys(), [HOST, GUEST])
    lobby = await new_lobby(store)
    assert not (await store.lobbies.get(lobby)).seasoned, "a running game makes nobody seasoned"
    home.run("UPDATE games SET state = 'over' WHERE id = ?", played)
    assert (await store.lobbies.get(lobby)).seasoned
    changed = await store.lobbies.change(lobby, lambda now: replace(now, players=(COMPUTER,)))
    assert not changed.seasoned, "whoever knew it has left"
    assert (await store.lobbies.change(lobby, joined(GUEST))).seasoned


async def test_having_finished_another_game_does_not_count(home: Home, store: Store) -> None:
    played = await store.lobbies.create(otys(), [HOST, GUEST])
    home.run("UPDATE games SET state = 'over', game = 'other'")
    assert played
    lobby = await new_lobby(store)
    assert not (await store.lobbies.get(lobby)).seasoned


async def test_who_leaves_a_lobby_is_not_found_there(store: Store) -> None:
    game_id = await new_lobby(store)
    await store.lobbies.change(game_id, joined(GUEST))
    await store.lobbies.change(game_id, lambda lobby: replace(lobby, players=(GUEST,)))
    assert await store.games.by_user(100) == []
    assert [game.id for game in await store.games.by_user(101)] == [game_id]


async def test_everybody_may_leave_a_lobby(store: Store) -> None:
    game_id = await new_lobby(store)
    emptied = await store.lobbies.change(game_id, lambda lobby: replace(lobby, players=()))
    assert emptied.players == (await store.lobbies.get(game_id)).players == ()


async def test_what_a_change_raises_goes_through_and_nothing_is_written(
    home: Home, store: Store
) -> None:
    game_id = await new_lobby(store)
    before = home.everything()
    with pytest.raises(Full):
        await store.lobbies.change(game_id, refuse)
    assert home.everything() == before


async def test_of_changes_at_once_none_is_lost(home: Home, store: Store) -> None:
    other = await Store.open(home.url)
    game_id = await new_lobby(store)
    guests = [Player("human", 200 + number) for number in range(10)]
    await asyncio.gather(
        *(
            one.lobbies.change(game_id, joined(guest))
            for one, guest in zip([store, other] * 5, guests, strict=True)
        )
    )
    await other.close()
    players = (await store.lobbies.get(game_id)).players
    assert players[0] == HOST
    assert set(players) == {HOST, *guests}


async def test_a_lobby_becomes_a_game_under_its_number(store: Store) -> None:
    game_id = await new_lobby(store)
    setup, players = otys(3, 9), (GUEST, COMPUTER, HOST)
    started = await store.lobbies.start(game_id, setup, players)
    loaded = await store.games.load(game_id)
    assert started.record == loaded.record
    assert (started.record.id, started.record.setup) == (game_id, setup)
    assert (started.record.state, started.record.ply) == (GameState.RUNNING, 0)
    assert (started.record.host_id, started.record.channel_id) == (100, 2)
    assert started.players == loaded.players == players
    assert dump(started.table) == dump(loaded.table) == dump(Table(OTYS, setup))
    assert (await play_one(store, game_id, Rng(1))).ply == 1
    assert await check(store, game_id) == []


async def test_of_two_starts_one_wins(home: Home, store: Store) -> None:
    other = await Store.open(home.url)
    game_id = await new_lobby(store)
    starts = [
        one.lobbies.start(game_id, otys(2, seed), (HOST, GUEST))
        for seed, one in enumerate((store, other, store))
    ]
    told = await asyncio.gather(*starts, return_exceptions=True)
    await other.close()
    assert sum(isinstance(one, NotALobby) for one in told) == 2
    won = next(one for one in told if not isinstance(one, BaseException))
    assert (await store.games.load(game_id)).record == won.record
    assert len(home.rows("select * from snapshots")) == 1


@pytest.mark.parametrize(
    ("setup", "players", "error"),
    [
        (replace(otys(), game="chess"), (HOST, GUEST), UnknownGame),
        (replace(otys(), seats=9), (HOST,) * 9, BadSetup),
        (otys(), (HOST,), BadSetup),
    ],
)
async def test_a_bad_setup_leaves_the_lobby_as_it_was(
    home: Home, store: Store, setup: Setup, players: tuple[Player, ...], error: type[BadSetup]
) -> None:
    game_id = await new_lobby(store)
    before = home.everything()
    with pytest.raises(error):
        await store.lobbies.start(game_id, setup, players)
    assert home.everything() == before


async def test_what_has_begun_is_no_lobby(store: Store) -> None:
    begun, given_up = await new_lobby(store), await new_lobby(store)
    await store.lobbies.start(begun, otys(), (HOST, GUEST))
    await store.games.end(given_up, "idle")
    for game_id in (begun, given_up):
        for attempt in (
            store.lobbies.get(game_id),
            store.lobbies.change(game_id, joined(GUEST)),
            store.lobbies.start(game_id, otys(), (HOST, GUEST)),
        ):
            with pytest.raises(NotALobby) as refused:
                await attempt
            assert refused.value.msg["game"] == game_id


async def test_no_lobby_under_a_number_is_no_game(store: Store) -> None:
    for attempt in (
        store.lobbies.get(9),
        store.lobbies.change(9, joined(GUEST)),
        store.lobbies.start(9, otys(), (HOST, GUEST)),
    ):
        with pytest.raises(NoSuchGame):
            await attempt


async def test_a_lobby_can_neither_be_loaded_nor_played(home: Home, store: Store) -> None:
    game_id = await new_lobby(store)
    before = home.everything()
    for attempt in (
        store.games.load(game_id),
        store.games.load(game_id, whole=True),
        store.moves.play(game_id, 0, ("x",), 0),
        store.moves.undo(game_id, 0, 0),
    ):
        with pytest.raises(NotBegun) as refused:
            await attempt
        assert refused.value.msg["game"] == game_id
    assert home.everything() == before


async def test_a_lobby_that_was_given_up_cannot_be_loaded(store: Store) -> None:
    game_id = await new_lobby(store)
    ended = await store.games.end(game_id, "idle")
    assert (ended.state, ended.setup, ended.ended) == (GameState.ENDED, None, "idle")
    with pytest.raises(NotBegun):
        await store.games.load(game_id)
    with pytest.raises(AlreadyOver):
        await store.games.end(game_id, "again")


async def test_lobbies_that_nobody_touched_are_found(home: Home, store: Store) -> None:
    idle, older, touched, begun = [await new_lobby(store) for _ in range(4)]
    await store.lobbies.change(idle, joined(GUEST))
    await store.lobbies.start(begun, otys(), (HOST, GUEST))
    home.run("update games set updated_at = '2026-01-02 00:00:00.000000'")
    home.run("update games set updated_at = '2026-01-01 00:00:00.000000' where id = 2")
    await store.lobbies.change(touched, joined(GUEST))
    found = await store.lobbies.untouched_since(datetime(2026, 1, 3, tzinfo=UTC))
    assert [lobby.id for lobby in found] == [older, idle]
    assert [lobby.players for lobby in found] == [(HOST,), (HOST, GUEST)]
    assert found[0] == await store.lobbies.get(older)
    assert await store.lobbies.untouched_since(datetime(2026, 1, 1, tzinfo=UTC)) == []


async def test_a_damaged_lobby_does_not_hide_the_others(
    home: Home, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = await new_lobby(store), await new_lobby(store)
    home.run("update games set host_id = null where id = ?", damaged)
    with caplog.at_level(logging.WARNING):
        found = await store.lobbies.untouched_since(datetime.now(UTC) + timedelta(days=1))
    assert [lobby.id for lobby in found] == [sound]
    assert "error-broken-game" in caplog.text
    with pytest.raises(BrokenGame):
        await store.lobbies.get(damaged)


@pytest.mark.parametrize("end", [False, True])
async def test_a_lobby_is_verified(home: Home, store: Store, *, end: bool) -> None:
    game_id = await new_lobby(store)
    if end:
        await store.games.end(game_id, "idle")
    assert await check(store, game_id) == []
    for change, told in (
        ("update games set ply = 3", "it has not started, but has moves"),
        ("update games set awaits = '0'", "it is recorded as waiting for"),
        ("update games set announced = 4", "it has been announced up to ply 4"),
        ("update games set seats = 2", "2 seats, but 1 players"),
    ):
        home.run(change)
        assert told in "; ".join(await check(store, game_id))


async def test_a_running_game_without_a_seed_is_damaged(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    home.run("update games set seed = ''")
    with pytest.raises(BrokenGame):
        await store.games.load(game_id)


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
