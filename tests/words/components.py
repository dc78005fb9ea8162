"""The names and texts of everything in the box, of all games."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg
from engine.registry import GAMES
from tests.game_facts import facts_of


@cache
def names(game: str) -> tuple[Msg, ...]:
    """Return the names of a game's components."""
    makers = {
        "otys": _names_of_otys,
        "antarctica": _names_of_antarctica,
        "underwater-cities": _names_of_underwater_cities,
    }
    return tuple(makers[game]())


@cache
def texts() -> tuple[tuple[object, Msg], ...]:
    """Return the texts of the components, each with the trait that sets it apart in its kind."""
    return (*_texts_of_otys(), *_texts_of_antarctica(), *_texts_of_underwater_cities())


def _names_of_antarctica() -> Iterator[Msg]:
    pack = antarctica_pack()
    yield from map(area_name, ALL_AREAS)
    yield from map(ice_thing, (*pack.buildings, *pack.tracks, *pack.kinds))
    yield from map(resource_name, pack.gives)
    yield from map(effect_name, EFFECTS)


def _texts_of_antarctica() -> Iterator[tuple[object, Msg]]:
    pack = antarctica_pack()
    for id_, card in pack.cards.items():
        worth = (card.result, card.deck, card.requires, card.scientists, card.research, card.star)
        yield ("building card", *worth), card_text(pack, id_)
    yield from ((("Shipyard card", kind), kind_text(kind)) for kind in pack.kinds)
    yield from ((("Resource card", kind), resource_text(pack, kind)) for kind in pack.gives)
    yield from ((("building", id_), building_text(pack, id_)) for id_ in pack.buildings)
    for space in pack.spaces.values():
        yield ("space", space.space, space.blue, space.effect), space_text(space)


def _names_of_underwater_cities() -> Iterator[Msg]:
    pack = underwater_cities_pack()
    yield from map(deep_thing, (*RESOURCE_NAMES, *BUILT, *COLOURS))
    yield from (card_name(pack, card) for card in pack.cards.values())
    yield from (deal_name(pack, contract) for contract in pack.contracts.values())
    yield from (tile_name(pack, tile) for tile in pack.tiles.values())
    largest = max(pack.sides.values(), key=len)
    yield from map(slot_name, largest.values())
    board = next(iter(pack.boards.values()))
    yield from map(site_name, board.spots)
    yield from map(board_name, pack.boards)
    yield from map(space_name, range(len(pack.federation)))
    yield from map(era_name, ERAS)
    yield from map(type_name, dict.fromkeys(card.type for card in pack.cards.values()))


def _texts_of_underwater_cities() -> Iterator[tuple[object, Msg]]:
    pack = underwater_cities_pack()
    for card in pack.cards.values():
        yield ("card", card.effect), city_card_text(card)
    for side in pack.sides.values():
        yield from ((("slot", slot.effect), slot_text(slot)) for slot in side.values())
    for deal in pack.contracts.values():
        yield ("deal", deal.needs, deal.reward), deal_text(deal)
        yield ("needs", deal.needs), needs_text(deal)
    for tile in pack.tiles.values():
        yield ("tile", tile.now, tile.prod, tile.end), tile_text(tile)
    for board in pack.boards.values():
        yield from ((("bonus", bonus), bonus_text(bonus)) for bonus in board.bonuses.values())
        for site in board.specials:
            yield ("special site", site.kind, site.surcharge), special_site_text(site)


def _names_of_otys() -> Iterator[Msg]:
    pack = otys_pack()
    yield from map(thing, (*RESOURCES, *pack.divers, *pack.sponsors))
    yield from map(key_name, (*NUMBERED_KEYS, OWN_X, NEUTRAL_X))
    yield from map(place_name, POSITIONS)
    yield from map(contract_name, pack.contracts)
    yield from map(reward_name, pack.rewards)


def _texts_of_otys() -> Iterator[tuple[object, Msg]]:
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
            yield ("diver", *worth_of_side), diver_text(pack, id_, side)
