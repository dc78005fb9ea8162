"""Setup of a game of Otys (OT-3)."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.otys.pack.components import OtysPack
from engine.otys.state import LEVELS, NO_CUBES, RESOURCES, Board, Cubes, OtysState, with_cubes
from engine.otys.turn.phases import StartTurn

TILES = (1, 2, 3, 4, 5)


def set_up(setup: Setup, pack: OtysPack) -> OtysState:
    """Return the position before the first turn, with everything random drawn from the seed."""
    rng = Rng(setup.seed)
    order = rng.shuffled(range(setup.seats))
    boards = tuple(_board(rng, pack) for _ in range(setup.seats))
    bag = rng.shuffled(tuple(pack.rewards))
    per_level = pack.start["display_rewards_per_level"]
    shown = per_level * len(LEVELS)
    deck = rng.shuffled(tuple(pack.contracts))
    spaces = pack.start[f"public_contracts_{setup.seats}_players"]
    closed = pack.start["public_contracts_4_players"] - spaces
    return OtysState(
        rng=rng,
        stack=(StartTurn(order[0]),),
        pack=pack,
        spy_variant=setup.option("author_spy_variant") == "on",
        order=order,
        boards=boards,
        sponsors=_sponsors(rng, pack, setup.option("sponsor_sides")),
        display=tuple(bag[n : n + per_level] for n in range(0, shown, per_level)),
        bag=bag[shown:],
        store=_store(rng, pack),
        deck=deck[spaces:],
        public=(*deck[:spaces], *(None,) * closed),
        neutral_x=pack.neutral_x,
    )


def _board(rng: Rng, pack: OtysPack) -> Board:
    """Return a board: divers in random order, a cube of each resource below level 1 (OT-3.2)."""
    column = rng.shuffled(tuple(pack.divers))
    cubes = rng.shuffled(RESOURCES)
    amount = pack.start["start_cubes_per_resource"]
    levels = (NO_CUBES, *(with_cubes(NO_CUBES, resource, amount) for resource in cubes))
    return Board(
        column=column,
        levels=levels,
        credits=pack.start["start_credits"],
        batteries=pack.start["start_batteries"],
        points=pack.start["start_points"],
    )


def _sponsors(rng: Rng, pack: OtysPack, sides: str) -> tuple[str, ...]:
    """Return the Sponsor tiles in random order, with the sides in play (OT-3.3)."""
    tiles = rng.shuffled(TILES)
    if sides == "random":
        return tuple(pack.sponsor(tile, rng.choice(("basic", "advanced"))).id for tile in tiles)
    return tuple(pack.sponsor(tile, sides).id for tile in tiles)


def _store(rng: Rng, pack: OtysPack) -> Cubes:
    """Return the Store: 2 cubes of one resource, 1 each of two others (OT-3.5)."""
    words = ("first", "second", "third", "fourth")
    store = NO_CUBES
    for resource, word in zip(rng.shuffled(RESOURCES), words, strict=True):
        store = with_cubes(store, resource, pack.start[f"store_start_{word}_resource"])
    return store
