from __future__ import annotations

from db.store import Store
from tests.db.backends import Home, dump, new_game, play_some


async def test_a_store_opened_again_goes_on_where_it_was(home: Home) -> None:
    first = await Store.open(home.url)
    game_id = await new_game(first)
    table = await play_some(first, game_id, 17)
    await first.close()
    second = await Store.open(home.url)
    stored = await second.games.load(game_id)
    await second.close()
    assert (dump(stored.table), stored.table.ply) == (dump(table), 17)
