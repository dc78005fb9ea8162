"""Random games that are played into a database through the store's regular interface."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from db.records import AnswerOrigin, EntryOrigin, Player, StoredGame
from db.store import Store
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.players import find_player
from engine.registry import find_game


@dataclass(frozen=True, slots=True)
class SimulatedGames:
    """The kind and number of games to play, and the seed of the first."""

    game: str
    games: int
    seats: int
    seed: int


async def simulate(store: Store, wanted: SimulatedGames) -> AsyncIterator[StoredGame]:
    """Play random games, and yield each one once it is over."""
    game = find_game(wanted.game)
    for number in range(wanted.games):
        seed = wanted.seed + number
        setup = checked_setup(game, wanted.seats, seed)
        game_id = await store.lobbies.create(setup, [Player("random")] * wanted.seats)
        await play_on(store, game_id, Rng(seed))
        yield await store.games.load(game_id)


async def play_on(store: Store, game_id: int, rng: Rng) -> None:
    """Play a stored game to its end with random moves."""
    player, hand = find_player("random"), EntryOrigin(AnswerOrigin.COMPUTER)
    table = (await store.games.load(game_id)).table
    while table.pending:
        asked = table.pending[0]
        answer = player.choose(table.game, table.state, asked, rng)
        played = await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
        table = played.table or table
