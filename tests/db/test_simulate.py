"""Games that are simulated at random into a store."""

from __future__ import annotations

import pytest

from db.records import AnswerOrigin, Player
from db.schema import GameState
from db.simulate import SimulatedGames, play_on, simulate
from db.store import Store
from engine.core.errors import BadSetup, UnknownGame
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.registry import find_game
from tests.db.backends import Home, on_a_file, play_some

# Only the store's own interface is used, whatever the database.
pytestmark = on_a_file
LOG = "select ply, seat, answer from moves where game_id = ? order by ply"


async def test_every_game_is_yielded_once_and_over(store: Store) -> None:
    wanted = SimulatedGames("antarctica", 2, 2, seed=4)
    played = [game async for game in simulate(store, wanted)]
    assert [game.record.id for game in played] == [1, 2]
    assert {game.record.state for game in played} == {GameState.OVER}
    assert {game.players for game in played} == {(Player("random"),) * 2}
    seeds = [game.record.setup.seed for game in played if game.record.setup]
    assert seeds == [4, 5]


async def test_the_same_seed_plays_the_same_game(home: Home, store: Store) -> None:
    for seed in (4, 4, 5):
        async for _ in simulate(store, SimulatedGames("antarctica", 1, 2, seed)):
            pass
    first, second, third = (home.rows(LOG, number) for number in (1, 2, 3))
    assert first == second != third


async def test_a_game_that_has_begun_is_played_on_by_the_computer_to_its_end(store: Store) -> None:
    setup = checked_setup(find_game("antarctica"), 2, 4)
    game_id = await store.lobbies.create(setup, [Player(user_id=1), Player(user_id=2)])
    await play_some(store, game_id, 5)
    before = await store.games.log(game_id)
    await play_on(store, game_id, Rng(1))
    assert (await store.games.record(game_id)).state is GameState.OVER
    after = await store.games.log(game_id)
    assert after[:5] == before
    assert {entry.by for entry in after[5:]} == {AnswerOrigin.COMPUTER}


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        (SimulatedGames("chess", 1, 2, 0), UnknownGame),
        (SimulatedGames("antarctica", 1, 9, 0), BadSetup),
    ],
)
async def test_what_cannot_be_set_up_is_refused_and_not_stored(
    home: Home, store: Store, wanted: SimulatedGames, error: type[BadSetup]
) -> None:
    with pytest.raises(error):
        await anext(simulate(store, wanted))
    assert home.rows("select * from games") == []
