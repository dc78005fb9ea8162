"""Dependencies of effects in Underwater Cities: conditions, events and purchases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.stored import Stored
from engine.underwater_cities.glossary import (
    Bundle,
    CardType,
    Colour,
    Counter,
    Family,
    Kind,
    Resource,
)
from engine.underwater_cities.statements import STATEMENTS, Condition, Event, Purchase

# --- conditions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """Each counter has at least its number."""

    needs: tuple[tuple[Counter, int], ...]


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """The counter has at most this number."""

    counter: Counter
    number: int


@dataclass(frozen=True, slots=True)
class Have(Condition):
    """The player owns at least these resources."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class OnSpace(Condition):
    """The Federation marker is on exactly this space (UC-6.39)."""

    space: int


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The negation of a condition."""

    condition: Condition


# --- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Built(Event):
    """One of the kinds was built; with `nth`, it is the n-th of its city or turn."""

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city", "turn"] | None = None


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    """One of the kinds was upgraded; with `nth`, its connected city now has that many (UC-6.48)."""

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city"] | None = None


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A step entered this space of the Federation track, or went beyond the track (UC-6.39)."""

    space: int
    """`OVER_THE_TRACK` for a step beyond space 1."""


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """An effect made the Federation marker advance, once for each effect (UC-6.39)."""


@dataclass(frozen=True, slots=True)
class SlotUsed(Event):
    """A slot of the family is used, chosen or performed (UC-5.23)."""

    family: Family


@dataclass(frozen=True, slots=True)
class SlotGave(Event):
    """A slot's printed gains included at least 1 of the resource (UC-6.50)."""

    resource: Resource


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """A coloured slot was chosen with a card of its colour (UC-5.23)."""

    colour: Colour | None = None
    """None means any colour."""


@dataclass(frozen=True, slots=True)
class Mismatched(Event):
    """A coloured slot was chosen with a card of another colour (UC-6.52)."""


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """The use of an action card begins."""


@dataclass(frozen=True, slots=True)
class SpecialTaken(Event):
    """A Special card was taken."""


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """Another card was claimed."""

    type: CardType | None = None
    """None means any type."""


@dataclass(frozen=True, slots=True)
class MetropolisConnected(Event):
    """Another metropolis became connected (UC-6.28)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn ends, before the end-of-turn draw (UC-5.26)."""


# --- purchases -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Builds(Purchase):
    """Building one of the kinds."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Upgrades(Purchase):
    """Upgrading one of the kinds."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class SpecialCards(Purchase):
    """Paying for a Special card when it is played (UC-6.55)."""


CONDITIONS: tuple[type[Condition], ...] = (AtLeast, AtMost, Have, OnSpace, Not)
EVENTS: tuple[type[Event], ...] = (
    *(Built, Upgraded, Entered, Advanced, SlotUsed, SlotGave, Matched, Mismatched),
    *(CardUsed, SpecialTaken, Claimed, MetropolisConnected, TurnEnded),
)
PURCHASES: tuple[type[Purchase], ...] = (Builds, Upgrades, SpecialCards)
KINDS_STORED: tuple[type[Stored], ...] = (*STATEMENTS, *CONDITIONS, *EVENTS, *PURCHASES)
"""All parts of an effect that a stored position may contain."""
