"""The store as a whole: its parts, and opening it again."""

from __future__ import annotations

from db.repository import Repository
from db.store import Store
from tests.db.backends import Home, dump, new_game, on_a_file, play_some
from tests.db.rows import NOON


async def test_a_store_opened_again_goes_on_where_it_was(home: Home) -> None:
    first = await Store.open(home.url)
    game_id = await new_game(first)
    table = await play_some(first, game_id, 17)
    await first.close()
    second = await Store.open(home.url)
    stored = await second.games.load(game_id)
    await second.close()
    assert (dump(stored.table), stored.table.ply) == (dump(table), 17)


@on_a_file
async def test_every_part_works_on_the_same_database(store: Store) -> None:
    parts = [part for part in vars(store).values() if isinstance(part, Repository)]
    assert len(parts) == len({type(part) for part in parts}) == len(Repository.__subclasses__())
    assert {id(part.database) for part in parts} == {id(store.database)}


@on_a_file
async def test_the_clock_that_is_given_is_that_of_the_store_and_of_what_it_keeps(
    home: Home,
) -> None:
    await home.lay_out()
    store = await Store.open(home.url, clock=lambda: NOON)
    game_id = await new_game(store)
    assert (await store.games.record(game_id)).created_at == store.now() == NOON
    await store.close()
