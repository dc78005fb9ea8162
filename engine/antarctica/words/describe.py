"""The texts on the components of Antarctica, generated from their effects."""

from __future__ import annotations

from collections.abc import Collection

from engine.antarctica.pack.components import AntarcticaPack, BuildingCard, EffectSpace
from engine.antarctica.words.names import deck_name, resource_name, thing
from engine.core.msg import Msg, msg

TEXTS = {
    "camp": "antarctica-text-camp",
    "shipyard": "antarctica-text-shipyard",
    "resource": "antarctica-text-resource-building",
    "know_how": "antarctica-text-know-how",
    "prestige": "antarctica-text-prestige",
}
"""The texts of the buildings, by category; a station names its tracks."""


def _things(names: tuple[str, ...]) -> tuple[Msg, ...]:
    return tuple(map(thing, names))


def card_name(card: BuildingCard) -> Msg:
    """Return the name of a building card: what it builds, and its deck."""
    return msg("antarctica-card", building=thing(card.result), deck=deck_name(card.deck))


def card_needs(types: tuple[str, ...], points: int) -> Msg:
    """Return the types that a building card requires, and the Research Points it brings."""
    return msg("antarctica-text-needs", needs=_things(types), points=points)


def card_text(pack: AntarcticaPack, card: str) -> Msg:
    """Return the full text of a building card."""
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


def resource_text(pack: AntarcticaPack, kind: str) -> Msg:
    """Return the types that a Resource card replaces."""
    card, types = resource_name(kind), _things(pack.gives[kind])
    return msg("antarctica-text-resource", card=card, buildings=types)


def building_text(
    pack: AntarcticaPack, building: str, in_play: Collection[str] | None = None
) -> Msg:
    """Return what a building of this type allows; only on some tracks, if not all are in play."""
    category = pack.buildings[building].category
    if category == "station":
        tracks = [track for track in pack.tracks.values() if building in track.icons]
        there = [track for track in tracks if in_play is None or track.id in in_play]
        names = tuple(thing(track.id) for track in there or tracks)
        return msg("antarctica-text-station", building=thing(building), tracks=names)
    return msg(TEXTS[category], building=thing(building))


def space_text(space: EffectSpace) -> Msg:
    """Return the text of an effect space of a research track."""
    key = "antarctica-text-blue" if space.blue else "antarctica-text-red"
    return msg(key, space=space.space, effect=space.effect.words())
