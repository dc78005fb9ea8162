"""Facts about Antarctica for the tests of every game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.game import Antarctica
from engine.antarctica.pack.components import ALL_AREAS, AntarcticaPack
from engine.antarctica.pack.vocabulary import SPACES
from engine.antarctica.state import AntarcticaState
from engine.antarctica.words.describe import (
    building_text,
    card_text,
    resource_text,
    space_text,
)
from engine.antarctica.words.names import area_name, resource_name, thing
from engine.core.msg import Msg, msg
from engine.registry import find_game
from tests.engine.own_packs import LONGEST_PACK_TITLE, Draft

ADDED = ("harbour_camp",)
"""Components that only the altered pack has, and of which there are pictures."""
REMOVED = ("basic_01",)
"""Components of the default pack that the altered one lacks."""


def antarctica_pack() -> AntarcticaPack:
    """Return the default components of Antarctica."""
    game = find_game("antarctica")
    assert isinstance(game, Antarctica)
    return game.pack


def altered() -> Draft:
    """Return a pack with a card replaced, other demands, and tracks with other spaces."""
    draft = Draft("antarctica", title=LONGEST_PACK_TITLE)
    draft.add("building_cards", "basic_01", id="harbour_camp", scientists="3", requires="crane")
    draft.remove("building_cards", "basic_01")
    draft.change("building_cards", "basic_07", research="5", star="yes")
    draft.change("tracks", "track_glaciology", length="14", cube_value="9")
    draft.change("track_spaces", "track_glaciology_3", effect="move_ship", colour="blue")
    draft.add("track_spaces", "track_glaciology_9", id="deep_ice", space="12", effect="scientist")
    draft.add("shipyard_cards", "quick_research_2", id="quick_research_3")
    draft.change("shipyard_kinds", "quick_research", count="3")
    return draft.change("constants", "quick_research_points", value="5")


def names() -> Iterator[Msg]:
    """Yield the names of all components."""
    pack = antarctica_pack()
    yield from map(area_name, ALL_AREAS)
    yield from map(thing, (*pack.buildings, *pack.tracks, *pack.kinds))
    yield from map(resource_name, pack.gives)
    yield from (effect.read(pack.constants).words() for effect in SPACES.values())


def texts() -> Iterator[tuple[object, Msg]]:
    """Yield the texts on components, each with a key that distinguishes it."""
    pack = antarctica_pack()
    for id_, card in pack.cards.items():
        worth = (card.result, card.deck, card.requires, card.scientists, card.research, card.star)
        yield ("building card", *worth), card_text(pack, id_)
    for kind in pack.kinds.values():
        yield ("Shipyard card", kind.id), kind.effect.words()
    yield from ((("Resource card", kind), resource_text(pack, kind)) for kind in pack.gives)
    yield from ((("building", id_), building_text(pack, id_)) for id_ in pack.buildings)
    for space in pack.spaces.values():
        yield ("space", space.space, space.blue, space.name), space_text(space)


def secrets(state: AntarcticaState, seat: int) -> Iterator[Msg]:
    """Yield words that reveal which Shipyard cards a seat has in hand."""
    # The names of the cards are known to everyone, but not which of them was taken.
    for kind in state.players[seat].hand:
        yield msg("antarctica-log-took", card=thing(kind))
