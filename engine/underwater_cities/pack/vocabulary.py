"""The statements used in the effect cells of an Underwater Cities pack.

Each kind of component has its own vocabulary: a permanent can say other things than an instant
card, so a statement in the wrong place is unknown there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.effects.combinators import All, Choose, Then
from engine.core.effects.effect import Statement
from engine.core.packs.notation import Args, Make, Vocabulary
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.conditional import If, Per
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
from engine.underwater_cities.effects.upgrade import Convert, Upgrade
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.terms.glossary import CardType

Words: TypeAlias = Vocabulary[Statement]

MADE = "made_biomatter"


@dataclass(frozen=True, slots=True)
class Among:
    """A statement that names other things than usual."""

    kind: type[Gain | Pay]
    things: tuple[str, ...]

    @property
    def notation(self) -> str:
        """The name of the statement."""
        return self.kind.notation

    def read(self, args: Args, make: Make) -> Gain | Pay:
        """Return it as written in a component pack."""
        return self.kind.read(args, make, self.things)


_EFFECT_CLASSES = (
    *(Gain, Pay, Exchange, Choose, All, Then),
    *(Build, Upgrade, Use, Refresh, TakeSpecial, Draw, PerformSlot, Convert, Trial),
    *(GainMetropolis, If, Per, Tier),
)
EFFECTS = Words(*_EFFECT_CLASSES)
"""Immediate effects: instants, action cards, slots and contracts."""

PERMANENT = (
    Words(On, inside=EFFECTS | Words(Boost))
    | Words(Ability, inside=EFFECTS)
    | Words(Discount, AltCost, Limit)
)
"""Effects that last while a permanent is claimed."""

_PARTS_OF_PRODUCTION = Words(*_EFFECT_CLASSES, Among(Pay, (*PAID, MADE))) | Words(Replace, Feed)
PRODUCTION = Words(Prod, inside=_PARTS_OF_PRODUCTION)
"""The effect of a production card."""

_POINTS = Words(Among(Gain, ("point",)))
_SALE = Among(Pay, tuple(phrases.RESOURCES))
END = Words(End, inside=_POINTS | Words(Per, _SALE, inside=_POINTS) | Words(Tier))
"""The value of an end-scoring card or a brown metropolis."""

METROPOLIS = Words(Now, inside=EFFECTS) | Words(Prod, inside=_PARTS_OF_PRODUCTION)
"""The effect of a blue metropolis."""

OF_TYPES: dict[CardType, Words] = {
    "instant": EFFECTS,
    "permanent": PERMANENT,
    "action": EFFECTS,
    "production": PRODUCTION,
    "end": END,
}
"""The vocabulary of each type of card."""
