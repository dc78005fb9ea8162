"""Private notes on a game."""

from __future__ import annotations

import pytest

from db.errors import NoSuchGame
from db.records import Player
from db.store import Store
from db.users.notes import UserNote
from tests.db.backends import Home, new_game
from tests.db.rows import NOON

ANN, BEN = 100, 101


async def test_notes_are_kept_until_others_take_their_place(store: Store) -> None:
    game_id = await new_game(store)
    assert await store.notes.get(game_id, ANN) is None
    for text in ("build early", "build late"):
        await store.notes.put(game_id, ANN, text)
        note = await store.notes.get(game_id, ANN)
        assert note is not None
        assert (note.user_id, note.text, note.shown) == (ANN, text, False)


async def test_notes_belong_to_one_person_at_one_table(store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    await store.notes.put(first, ANN, "mine")
    assert await store.notes.get(first, BEN) is None
    assert await store.notes.get(second, ANN) is None


async def test_empty_notes_are_none(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    for user in (ANN, BEN):
        await store.notes.put(game_id, user, "mine")
    await store.notes.put(game_id, ANN, "")
    await store.notes.put(game_id, ANN, "")
    assert home.rows("select user_id from jottings") == [(BEN,)]


async def test_notes_are_shown_once_that_is_wanted_and_in_the_order_of_seats(store: Store) -> None:
    game_id = await new_game(store)
    for user in (BEN, ANN):
        await store.notes.put(game_id, user, f"of {user}")
    assert await store.notes.shown(game_id) == []
    for user in (BEN, ANN):
        await store.notes.set_shown(game_id, user, shown=True)
    assert [note.text for note in await store.notes.shown(game_id)] == ["of 100", "of 101"]
    await store.notes.set_shown(game_id, ANN, shown=False)
    assert [note.user_id for note in await store.notes.shown(game_id)] == [BEN]


async def test_a_change_of_the_text_keeps_whether_it_is_shown(store: Store) -> None:
    game_id = await new_game(store)
    await store.notes.put(game_id, ANN, "first")
    await store.notes.set_shown(game_id, ANN, shown=True)
    await store.notes.put(game_id, ANN, "second")
    assert [note.text for note in await store.notes.shown(game_id)] == ["second"]


async def test_whoever_has_left_their_seat_shows_nothing(store: Store) -> None:
    game_id = await new_game(store)
    await store.notes.put(game_id, ANN, "mine")
    await store.notes.set_shown(game_id, ANN, shown=True)
    await store.seats.reseat(game_id, 0, Player(user_id=900))
    assert await store.notes.shown(game_id) == []


async def test_notes_say_when_they_were_changed_last(home: Home) -> None:
    await home.lay_out()
    store = await Store.open(home.url, clock=lambda: NOON)
    game_id = await new_game(store)
    await store.notes.put(game_id, ANN, "mine")
    assert await store.notes.get(game_id, ANN) == UserNote(ANN, "mine", shown=False, at=NOON)
    await store.close()


async def test_only_on_a_game_that_is_there_notes_are_kept(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.notes.put(9, ANN, "mine")
