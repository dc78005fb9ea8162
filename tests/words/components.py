"""The names and texts of everything in the box."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg
from engine.otys.components import OtysPack
from engine.otys.describe import contract_text, diver_text, reward_text, sponsor_text
from engine.otys.game import Otys
from engine.otys.names import contract_name, key_name, place_name, reward_name, thing
from engine.otys.state import NEUTRAL_X, NUMBERED_KEYS, OWN_X, POSITIONS, RESOURCES
from engine.registry import find_game


def otys_pack() -> OtysPack:
    """The components of Otys."""
    game = find_game("otys")
    assert isinstance(game, Otys)
    return game.pack


@cache
def names() -> tuple[Msg, ...]:
    """What the things are called."""
    pack = otys_pack()
    return (
        *map(thing, (*RESOURCES, *pack.divers, *pack.sponsors)),
        *map(key_name, (*NUMBERED_KEYS, OWN_X, NEUTRAL_X)),
        *map(place_name, POSITIONS),
        *map(contract_name, pack.contracts),
        *map(reward_name, pack.rewards),
    )


@cache
def texts() -> tuple[tuple[object, Msg], ...]:
    """What stands on the things, each with what makes it different from its kind."""
    pack = otys_pack()
    found: list[tuple[object, Msg]] = []
    for id_, card in pack.contracts.items():
        worth = (card.need, card.groups, card.points, card.credits, card.batteries)
        found.append((("contract", *worth), contract_text(pack, id_)))
    for id_, token in pack.rewards.items():
        found.append((("reward", token.front, token.back), reward_text(pack, id_)))
    found += [(("sponsor", id_), sponsor_text(pack, id_)) for id_ in pack.sponsors]
    for id_, diver in pack.divers.items():
        for side in (False, True):
            worth_of_side = (diver.costs[side], diver.actions[side])
            found.append((("diver", *worth_of_side), diver_text(pack, id_, side)))
    return tuple(found)
