"""What stands on the components of Antarctica, made from what they do."""

from __future__ import annotations

from functools import cache

from engine.antarctica.components import AntarcticaPack, BuildingCard, EffectSpace
from engine.antarctica.names import deck_name, effect_name, resource_name, thing
from engine.core.msg import Msg, msg

TEXTS = {
    "camp": "antarctica-text-camp",
    "shipyard": "antarctica-text-shipyard",
    "resource": "antarctica-text-resource-building",
    "know_how": "antarctica-text-know-how",
    "prestige": "antarctica-text-prestige",
}
"""What stands on the buildings of a category; a station names its tracks."""


def _things(names: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(map(thing, names))


@cache
def card_name(card: BuildingCard) -> Msg:
    """A building card by what it builds and the deck it is from."""
    return msg("antarctica-card", building=thing(card.result), deck=deck_name(card.deck))


@cache
def card_needs(card: BuildingCard) -> Msg:
    """What a building card requires, and the Research Points it brings."""
    return msg("antarctica-text-needs", needs=_things(card.requires), points=card.research)


@cache
def card_needs_in_vain(card: BuildingCard) -> Msg:
    """What a building card requires, where its Research Points find no track."""
    return msg("antarctica-text-needs-lost", needs=_things(card.requires), points=card.research)


def card_text(pack: AntarcticaPack, card: str) -> Msg:
    """A whole building card."""
    found = pack.cards[card]
    key = "antarctica-text-card-star" if found.star else "antarctica-text-card"
    return msg(
        key,
        building=thing(found.result),
        deck=deck_name(found.deck),
        needs=_things(found.requires),
        scientists=found.scientists,
        points=found.research,
    )


def kind_text(kind: str) -> Msg:
    """What a Shipyard card of this kind does."""
    return msg(f"antarctica-text-{kind.replace('_', '-')}")


def resource_text(pack: AntarcticaPack, kind: str) -> Msg:
    """Which types a Resource card stands for."""
    card, types = resource_name(kind), _things(pack.gives[kind])
    return msg("antarctica-text-resource", card=card, buildings=types)


def building_text(pack: AntarcticaPack, building: str) -> Msg:
    """What one can do where a building of this type lies."""
    category = pack.buildings[building].category
    if category == "station":
        tracks = tuple(thing(track.id) for track in pack.tracks.values() if building in track.icons)
        return msg("antarctica-text-station", building=thing(building), tracks=tracks)
    return msg(TEXTS[category], building=thing(building))


def space_text(space: EffectSpace) -> Msg:
    """An effect space of a research track."""
    key = "antarctica-text-blue" if space.blue else "antarctica-text-red"
    return msg(key, space=space.space, effect=effect_name(space.effect))
