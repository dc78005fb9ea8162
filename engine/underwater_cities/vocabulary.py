"""The statements used in the effect cells of an Underwater Cities pack.

Each kind of component has its own vocabulary: a permanent can say other things than an instant
card, so a statement in the wrong place is unknown there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Protocol, TypeAlias

from engine.core.combinators import All, Choose, Then
from engine.core.doing import Statement
from engine.core.notation import Args, Make, Reader, Vocabulary, builder_of
from engine.underwater_cities import phrases
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.conditional import If, Per
from engine.underwater_cities.effects.convert import Convert
from engine.underwater_cities.effects.draw import Draw
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.effects.lasting import (
    Ability,
    AltCost,
    Boost,
    Discount,
    End,
    Feed,
    Limit,
    Now,
    On,
    Prod,
    Replace,
)
from engine.underwater_cities.effects.metropolis import GainMetropolis
from engine.underwater_cities.effects.pay import PAID, Exchange, Pay
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.effects.special import TakeSpecial
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.effects.upgrade import Upgrade
from engine.underwater_cities.glossary import CardType

Words: TypeAlias = Vocabulary[Statement]
Readers: TypeAlias = Mapping[str, Reader[Statement]]

MADE = "made_biomatter"


class Written(Protocol):
    """A class of statements as they are written in a pack."""

    notation: str

    def read(self, args: Args, make: Make, /) -> Statement:
        """Return a statement as written."""
        ...


def _readers(*kinds: Written) -> Readers:
    """Return the readers of these statements, by their names in the notation."""
    return {kind.notation: kind.read for kind in kinds}


def _vocabulary(readers: Readers) -> Words:
    """Return a vocabulary of these statements, which may be nested in one another."""
    return Vocabulary({name: builder_of(read) for name, read in readers.items()})


def _holding(inside: Words, readers: Readers) -> Readers:
    """Return statements whose nested statements come from another vocabulary."""

    def holding(read: Reader[Statement]) -> Reader[Statement]:
        return lambda args, _make: read(args, inside.build_call)

    return {name: holding(read) for name, read in readers.items()}


_DEEDS = _readers(
    *(Gain, Pay, Exchange, Choose, All, Then),
    *(Build, Upgrade, Use, Refresh, TakeSpecial, Draw, PerformSlot, Convert, Trial),
    *(GainMetropolis, If, Per, Tier),
)
DEEDS = _vocabulary(_DEEDS)
"""Immediate effects: instants, action cards, slots and contracts."""

_TRIGGERED = _vocabulary({**_holding(DEEDS, _DEEDS), **_readers(Boost)})
PERMANENT = _vocabulary(
    {
        **_holding(_TRIGGERED, _readers(On)),
        **_holding(DEEDS, _readers(Ability)),
        **_readers(Discount, AltCost, Limit),
    }
)
"""Effects that last while a permanent is claimed."""

_IN_PRODUCTION: Readers = {**_DEEDS, "pay": partial(Pay.read, among=(*PAID, MADE))}
_PRODUCING = _vocabulary(_IN_PRODUCTION)
_PARTS_OF_PRODUCTION = _vocabulary(
    {**_holding(_PRODUCING, _IN_PRODUCTION), **_readers(Replace, Feed)}
)
PRODUCTION = _vocabulary(_holding(_PARTS_OF_PRODUCTION, _readers(Prod)))
"""The effect of a production card."""

_POINTS: Readers = {"gain": partial(Gain.read, among=("point",))}
_SALE: Readers = {"pay": partial(Pay.read, among=tuple(phrases.RESOURCES))}
_SCORING = _vocabulary(
    {**_POINTS, **_holding(_vocabulary(_POINTS), {**_readers(Per), **_SALE}), **_readers(Tier)}
)
END = _vocabulary(_holding(_SCORING, _readers(End)))
"""The value of an end-scoring card or a brown metropolis."""

METROPOLIS = _vocabulary(
    {**_holding(DEEDS, _readers(Now)), **_holding(_PARTS_OF_PRODUCTION, _readers(Prod))}
)
"""The effect of a blue metropolis."""

OF_TYPES: dict[CardType, Words] = {
    "instant": DEEDS,
    "permanent": PERMANENT,
    "action": DEEDS,
    "production": PRODUCTION,
    "end": END,
}
"""The vocabulary of each type of card."""
