"""Facts: what happened to a player, as the triggers of permanents see it (UC-5.23, UC-6.46)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects.effect import Doer
from engine.core.event import Fact
from engine.underwater_cities.board.survey import Survey
from engine.underwater_cities.pack.components import Card, Slot
from engine.underwater_cities.terms.glossary import Bundle, Colour, SingleKind


@dataclass(frozen=True, slots=True)
class Built(Fact):
    """Something was built on a site."""

    doer: Doer
    kind: SingleKind
    site: str
    survey: Survey
    """Everything that the player has built by then."""
    in_turn: tuple[SingleKind, ...]
    """The kinds of things built in this turn, in order."""


@dataclass(frozen=True, slots=True)
class Upgraded(Fact):
    """The structure on a site was upgraded."""

    kind: SingleKind
    site: str
    survey: Survey


@dataclass(frozen=True, slots=True)
class MetropolisConnected(Fact):
    """A metropolis became connected (UC-6.28)."""

    doer: Doer
    tile: str


@dataclass(frozen=True, slots=True)
class Stepped(Fact):
    """A step entered a space of the Federation track, or went beyond the track (UC-6.39)."""

    space: int
    """`OVER_THE_TRACK` for a step beyond space 1."""


@dataclass(frozen=True, slots=True)
class Advanced(Fact):
    """An effect has advanced the Federation marker, whatever the number of steps (UC-6.39)."""


@dataclass(frozen=True, slots=True)
class SlotUsed(Fact):
    """A slot's action begins (UC-5.23)."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class SlotGave(Fact):
    """A slot's printed gains were gained (UC-6.50)."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Declared(Fact):
    """A coloured slot was chosen with a card (UC-5.23, UC-6.52)."""

    colour: Colour
    """The colour of the slot."""
    matched: bool


@dataclass(frozen=True, slots=True)
class CardUsed(Fact):
    """The use of an action card begins."""

    card: str


@dataclass(frozen=True, slots=True)
class SpecialTaken(Fact):
    """A Special card was taken."""


@dataclass(frozen=True, slots=True)
class Claimed(Fact):
    """A card was claimed."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded(Fact):
    """The turn ends, before the end-of-turn draw (UC-5.26)."""
