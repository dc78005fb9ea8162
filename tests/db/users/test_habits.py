"""Automatic answers of players, and the moves they make."""

from __future__ import annotations

from db.records import AnswerOrigin, EntryOrigin
from db.store import Store
from db.users.habits import KeptHabit
from engine.core.rng import Rng
from tests.db.backends import Home, new_game, play_one


async def test_a_habit_is_kept_until_another_takes_its_place(home: Home, store: Store) -> None:
    game = await new_game(store)
    await store.habits.set(game, 100, "cards", "a b c")
    await store.habits.set(game, 100, "cards", "c b a")
    await store.close()
    again = await Store.open(home.url)
    assert await again.habits.in_game(game) == [KeptHabit(100, "cards", "c b a")]
    await again.close()


async def test_habits_belong_to_one_person_at_one_table(store: Store) -> None:
    game, other = await new_game(store), await new_game(store)
    await store.habits.set(game, 100, "cards", "a")
    await store.habits.set(game, 101, "cards", "b")
    assert await store.habits.in_game(game, 101) == [KeptHabit(101, "cards", "b")]
    assert await store.habits.in_game(other) == []


async def test_a_habit_is_cleared_alone(store: Store) -> None:
    game = await new_game(store)
    await store.habits.set(game, 100, "cards", "a")
    await store.habits.set(game, 100, "ships", "b")
    await store.habits.clear(game, 100, "cards")
    await store.habits.clear(game, 100, "never-set")
    assert await store.habits.in_game(game) == [KeptHabit(100, "ships", "b")]


async def test_what_was_answered_by_habit_is_told_until_the_person_acts(store: Store) -> None:
    game = await new_game(store)
    table = (await store.games.load(game)).table
    asked = table.pending[0]
    hand = EntryOrigin(AnswerOrigin.HABIT, 100 + asked.seat)
    await store.moves.play(game, asked.seat, asked.default, table.ply, hand=hand)
    user = 100 + asked.seat
    (told,) = await store.habits.answered(game, asked.seat, user)
    assert (told.by, told.ply) == (AnswerOrigin.HABIT, 0)
    assert await store.habits.answered(game, 1 - asked.seat, 101 - asked.seat) == []
    await play_one(store, game, Rng(1))
    assert await store.habits.answered(game, asked.seat, user) == []


async def test_whoever_takes_a_seat_over_is_not_told_what_was_answered_for_others(
    store: Store,
) -> None:
    game = await new_game(store)
    table = (await store.games.load(game)).table
    asked = table.pending[0]
    hand = EntryOrigin(AnswerOrigin.HABIT, 100 + asked.seat)
    await store.moves.play(game, asked.seat, asked.default, table.ply, hand=hand)
    assert await store.habits.answered(game, asked.seat, 999) == []
    assert await store.habits.answered(game, asked.seat, None) == []


async def test_what_was_taken_back_was_not_answered(store: Store) -> None:
    game = await new_game(store)
    table = (await store.games.load(game)).table
    asked = table.pending[0]
    hand = EntryOrigin(AnswerOrigin.HABIT, 100 + asked.seat)
    await store.moves.play(game, asked.seat, asked.default, table.ply, hand=hand)
    assert not await store.habits.took_back_last(game, asked.seat)
    await store.moves.undo(game, asked.seat, 1)
    assert await store.habits.answered(game, asked.seat, 100 + asked.seat) == []
    assert await store.habits.took_back_last(game, asked.seat)
    assert not await store.habits.took_back_last(game, 1 - asked.seat)
