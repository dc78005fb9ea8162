"""Stand-ins and replacements in a running game."""

from __future__ import annotations

import pytest

from db.records import Player
from db.store import Store
from engine.core.rng import Rng
from tests.db.backends import new_game, play_one


async def test_a_stand_in_answers_for_a_person_until_they_are_back(store: Store) -> None:
    game_id = await new_game(store)
    (seat,) = (await store.games.load(game_id)).record.awaits
    record = await store.seats.set_stand_in(game_id, seat, "greedy")
    assert record.computer_seat == seat
    player = (await store.games.load(game_id)).players[seat]
    assert (player.user_id, player.kind, player.computer) == (100 + seat, "human", "greedy")
    record = await store.seats.set_stand_in(game_id, seat, None)
    assert record.computer_seat is None
    assert (await store.games.load(game_id)).players[seat].computer is None


async def test_a_stand_in_is_awaited_only_when_its_seat_is(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    (seat,) = (await store.games.load(game_id)).record.awaits
    other = 1 - seat
    assert (await store.seats.set_stand_in(game_id, other, "random")).computer_seat is None
    while (await store.games.load(game_id)).record.awaits != (other,):
        await play_one(store, game_id, rng)
    assert (await store.games.load(game_id)).record.computer_seat == other


async def test_a_seat_is_taken_over_by_somebody_else(store: Store) -> None:
    game_id = await new_game(store)
    (seat,) = (await store.games.load(game_id)).record.awaits
    await store.seats.set_stand_in(game_id, seat, "greedy")
    newcomer = Player("human", 900, "x" * 200)
    assert (await store.seats.reseat(game_id, seat, newcomer)).computer_seat is None
    player = (await store.games.load(game_id)).players[seat]
    assert (player.user_id, player.computer, len(player.name)) == (900, None, 100)
    assert [record.id for record in await store.games.by_user(900)] == [game_id]
    assert await store.games.by_user(100 + seat) == []


async def test_a_computer_player_may_take_a_seat_over(store: Store) -> None:
    game_id = await new_game(store)
    (seat,) = (await store.games.load(game_id)).record.awaits
    assert (await store.seats.reseat(game_id, seat, Player("random"))).computer_seat == seat


async def test_there_must_be_such_a_seat(store: Store) -> None:
    game_id = await new_game(store)
    with pytest.raises(ValueError, match="no seat 2"):
        await store.seats.set_stand_in(game_id, 2, "greedy")
