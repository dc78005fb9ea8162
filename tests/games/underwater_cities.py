"""Facts about Underwater Cities for the tests of every game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg
from engine.registry import find_game
from engine.underwater_cities.components import RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.describe import (
    bonus_text,
    card_text,
    contract_text,
    slot_text,
    special_site_text,
    tile_text,
)
from engine.underwater_cities.game import UnderwaterCities
from engine.underwater_cities.glossary import ERAS
from engine.underwater_cities.names import (
    board_name,
    card_name,
    contract_name,
    era_name,
    site_name,
    slot_name,
    space_name,
    thing,
    tile_name,
    type_name,
)
from engine.underwater_cities.state import UnderwaterCitiesState
from tests.engine.own_packs import LONGEST_PACK_TITLE, LONGEST_TITLE, Draft

BUILT = ("farm", "desal", "lab", "tunnel", "white", "purple", "building", "structure", "city")
COLOURS = ("green", "red", "yellow")

ADDED = ("own_supplies", "our_town", "bank")
"""Components that only the altered pack has, and of which there are pictures."""
REMOVED = ("supply_drop", "academy")
"""Components of the default pack that the altered one lacks."""


def underwater_cities_pack() -> UnderwaterCitiesPack:
    """Return the default components of Underwater Cities."""
    game = find_game("underwater-cities")
    assert isinstance(game, UnderwaterCities)
    return game.pack


def altered() -> Draft:
    """Return a pack with other titles and effects, a card replaced, and a new contract and tile."""
    draft = Draft("underwater-cities", title=LONGEST_PACK_TITLE)
    draft.change("era_cards_1", "tide_mill", title=LONGEST_TITLE, effect="prod(gain(2 credit))")
    draft.add(
        *("era_cards_1", "supply_drop"),
        no="901",
        id="own_supplies",
        title="Our Own Supplies",
        effect="choose(gain(2 kelp), draw(4, keep=1), pay(1 science, gain(3 credit)))",
    ).remove("era_cards_1", "supply_drop")
    draft.change("special_cards", "reef_nobel", title="Prize of the Reef")
    draft.add("contracts", "model_town", id="our_town", title="Our Town", reward="gain(9 credit)")
    draft.remove("contracts", "model_town")
    draft.add("metropolis_tiles", "mint", id="bank", title="Bank", effect="prod(gain(3 credit))")
    return draft.remove("metropolis_tiles", "academy")


def names() -> Iterator[Msg]:
    """Yield the names of all components."""
    pack = underwater_cities_pack()
    yield from map(thing, (*RESOURCES, *BUILT, *COLOURS))
    yield from (card_name(pack, card) for card in pack.cards.values())
    yield from (contract_name(pack, contract) for contract in pack.contracts.values())
    yield from (tile_name(pack, tile) for tile in pack.tiles.values())
    largest = max(pack.sides.values(), key=len)
    yield from map(slot_name, largest.values())
    board = next(iter(pack.boards.values()))
    yield from map(site_name, board.spots)
    yield from map(board_name, pack.boards)
    yield from map(space_name, range(len(pack.federation)))
    yield from map(era_name, ERAS)
    yield from map(type_name, dict.fromkeys(card.type for card in pack.cards.values()))


def texts() -> Iterator[tuple[object, Msg]]:
    """Yield the texts on components, each with a key that distinguishes it."""
    pack = underwater_cities_pack()
    for card in pack.cards.values():
        yield ("card", card.effect), card_text(card)
    for side in pack.sides.values():
        yield from ((("slot", slot.effect), slot_text(slot)) for slot in side.values())
    for deal in pack.contracts.values():
        yield ("deal", deal.needs, deal.reward), contract_text(deal)
    for tile in pack.tiles.values():
        yield ("tile", tile.now, tile.prod, tile.end), tile_text(tile)
    for board in pack.boards.values():
        yield from ((("bonus", bonus), bonus_text(bonus)) for bonus in board.bonuses.values())
        for site in board.specials:
            yield ("special site", site.kind, site.surcharge), special_site_text(site)


def secrets(state: UnderwaterCitiesState, seat: int) -> Iterator[Msg]:
    """Yield words that reveal which cards, drawn unseen by the others, a seat has in hand."""
    player = state.players[seat]
    for card in player.hand:
        if card not in player.seen:
            yield card_name(state.pack, state.pack.cards[card])
