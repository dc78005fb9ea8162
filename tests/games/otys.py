"""Facts about Otys for the tests of every game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg
from engine.otys.game import Otys
from engine.otys.pack.components import OtysPack
from engine.otys.state import (
    NEUTRAL_X,
    NUMBERED_KEYS,
    OWN_X,
    POSITIONS,
    RESOURCES,
    OtysState,
)
from engine.otys.words.describe import contract_text, diver_text, reward_text, sponsor_text
from engine.otys.words.names import contract_name, key_name, place_name, reward_name, thing
from engine.registry import find_game
from tests.engine.own_packs import LONGEST_PACK_TITLE, Draft

ADDED = ("contract_exact_90", "reward_99")
"""Components that only the altered pack has, and of which there are pictures."""
REMOVED = ("contract_exact_02",)
"""Components of the default pack that the altered one lacks."""


def otys_pack() -> OtysPack:
    """Return the default components of Otys."""
    game = find_game("otys")
    assert isinstance(game, Otys)
    return game.pack


def altered() -> Draft:
    """Return a pack with a new contract and Reward, a contract removed, and unusual effects."""
    draft = Draft("otys", title=LONGEST_PACK_TITLE)
    draft.add(
        *("contracts", "contract_exact_05"),
        id="contract_exact_90",
        metal="3",
        plant="3",
        fuel="0",
        tech="1",
        cubes="7",
        points="9",
        bonus_credits="4",
    ).remove("contracts", "contract_exact_02")
    choice = "choose(pay(2 credit, draw(5, keep=1)), gain(2 battery + 1 neutral_x))"
    draft.add("effects", "battery", id="treasure", notation=choice)
    draft.add("effects", "battery", id="both", notation="gain(1 battery); gain(2 credit)")
    draft.add("rewards", "reward_01", id="reward_99", front="treasure", back="battery_1")
    draft.change("rewards", "reward_03", front="both")
    draft.change("sponsors", "sponsor_1_basic", effect="treasure", mode="choice", points="2")
    return draft.change("start_values", "start_credits", value="7")


def names() -> Iterator[Msg]:
    """Yield the names of all components."""
    pack = otys_pack()
    yield from map(thing, (*RESOURCES, *pack.divers, *pack.sponsors))
    yield from map(key_name, (*NUMBERED_KEYS, OWN_X, NEUTRAL_X))
    yield from map(place_name, POSITIONS)
    yield from map(contract_name, pack.contracts)
    yield from map(reward_name, pack.rewards)


def texts() -> Iterator[tuple[object, Msg]]:
    """Yield the texts on components, each with a key that distinguishes it."""
    pack = otys_pack()
    for id_, card in pack.contracts.items():
        worth = (card.need, card.groups, card.points, card.credits, card.batteries)
        yield ("contract", *worth), contract_text(pack, id_)
    for id_, token in pack.rewards.items():
        yield ("reward", token.front, token.back), reward_text(pack, id_)
    yield from ((("sponsor", id_), sponsor_text(pack, id_)) for id_ in pack.sponsors)
    for id_, diver in pack.divers.items():
        for side in (False, True):
            worth_of_side = (diver.costs[side], diver.actions[side])
            yield ("diver", *worth_of_side), diver_text(pack, id_, upgraded=side)


def secrets(state: OtysState, seat: int) -> Iterator[Msg]:
    """Yield words that reveal which contracts a seat has in hand."""
    yield from map(contract_name, state.boards[seat].contracts)
