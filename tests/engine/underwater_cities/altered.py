"""Scenes with a pack in which a card does something else, for what no card of the pack does."""

from __future__ import annotations

from dataclasses import replace

from engine.underwater_cities.pack.components import Statements
from engine.underwater_cities.terms.glossary import CardType
from tests.engine.underwater_cities.scene import PACK, Scene


def altered(
    name: str, type_: CardType, effect: Statements, *, seats: int = 2, era: int = 1
) -> Scene:
    """A scene in which this card is of this type and has this effect."""
    changed = replace(PACK.cards[name], type=type_, effect=effect)
    cards = {**PACK.cards, name: changed}
    return Scene(seats, era=era).lay(pack=replace(PACK, cards=cards))
