"""The events to which permanents respond (UC-6.46)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Literal, cast

from engine.core.event import Fact
from engine.core.msg import Msg, msg
from engine.core.storage.stored import Stored
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.glossary import (
    OVER_THE_TRACK,
    BuildingKind,
    CardType,
    Colour,
    Family,
    Kind,
    Resource,
    singles,
)
from engine.underwater_cities.words.names import amount, kinds_words, thing, type_name


class Trigger(Stored, abstract=True):
    """Something that happens to a player and triggers a permanent."""

    __slots__ = ()

    @abstractmethod
    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""

    @abstractmethod
    def words(self) -> Msg:
        """Return it as a clause that follows "whenever"."""


@dataclass(frozen=True, slots=True)
class Built(Trigger):
    """One of the kinds was built; with `nth`, it is the n-th of its city or turn."""

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city", "turn"] | None = None

    def fires(self, fact: Fact) -> bool:
        """Return whether it is of a kind, and the n-th."""
        kinds = singles(self.kinds)
        if not isinstance(fact, facts.Built) or fact.kind not in kinds:
            return False
        if self.nth is None:
            return True
        if self.per == "turn":
            return sum(kind in kinds for kind in fact.in_turn) == self.nth
        survey = fact.survey
        city = survey.chart.city_of[fact.site]
        at = survey.number_at(city, cast("tuple[BuildingKind, ...]", kinds))
        return survey.is_connected(city) and at == self.nth

    def words(self) -> Msg:
        """Return it as a clause."""
        kinds = kinds_words(self.kinds)
        if self.nth is None:
            return msg("underwater-cities-when-built", kinds=kinds)
        if len(kinds) == 1:
            key = f"underwater-cities-when-built-nth-{self.per}"
            return msg(key, nth=self.nth, kind=kinds[0])
        return msg(f"underwater-cities-when-built-nth-of-{self.per}", nth=self.nth, kinds=kinds)


@dataclass(frozen=True, slots=True)
class Upgraded(Trigger):
    """One of the kinds was upgraded; with `nth`, its connected city now has that many (UC-6.48)."""

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city"] | None = None

    def fires(self, fact: Fact) -> bool:
        """Return whether it is of a kind, and the n-th of its city."""
        kinds = singles(self.kinds)
        if not isinstance(fact, facts.Upgraded) or fact.kind not in kinds:
            return False
        if self.nth is None:
            return True
        survey = fact.survey
        city = survey.chart.city_of[fact.site]
        at = sum(survey.upgraded_at(city, cast("BuildingKind", kind)) for kind in kinds)
        return survey.is_connected(city) and at == self.nth

    def words(self) -> Msg:
        """Return it as a clause."""
        kinds = kinds_words(self.kinds)
        if self.nth is None:
            return msg("underwater-cities-when-upgraded", kinds=kinds)
        if len(kinds) == 1:
            return msg("underwater-cities-when-upgraded-nth", nth=self.nth, kind=kinds[0])
        return msg("underwater-cities-when-upgraded-nth-of", nth=self.nth, kinds=kinds)


@dataclass(frozen=True, slots=True)
class Entered(Trigger):
    """A step entered this space of the Federation track, or went beyond the track (UC-6.39)."""

    space: int
    """`OVER_THE_TRACK` for a step beyond space 1."""

    def fires(self, fact: Fact) -> bool:
        """Return whether it is this space."""
        return isinstance(fact, facts.Stepped) and fact.space == self.space

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.space == OVER_THE_TRACK:
            return msg("underwater-cities-when-over")
        return msg("underwater-cities-when-space", space=self.space)


@dataclass(frozen=True, slots=True)
class Advanced(Trigger):
    """An effect made the Federation marker advance, once for each effect (UC-6.39)."""

    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""
        return isinstance(fact, facts.Advanced)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-advanced")


@dataclass(frozen=True, slots=True)
class SlotUsed(Trigger):
    """A slot of the family is used, chosen or performed (UC-5.23)."""

    family: Family

    def fires(self, fact: Fact) -> bool:
        """Return whether the slot is of the family."""
        if not isinstance(fact, facts.SlotUsed):
            return False
        if self.family == "always":
            return fact.slot.colour is None
        return self.family in fact.slot.families

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-slot", slot=thing(f"family_{self.family}"))


@dataclass(frozen=True, slots=True)
class SlotGave(Trigger):
    """A slot's printed gains included at least 1 of the resource (UC-6.50)."""

    resource: Resource

    def fires(self, fact: Fact) -> bool:
        """Return whether it is the resource."""
        return isinstance(fact, facts.SlotGave) and any(
            name == self.resource for name, _ in fact.bundle
        )

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-gives", amount=amount(self.resource, 1))


@dataclass(frozen=True, slots=True)
class Matched(Trigger):
    """A coloured slot was chosen with a card of its colour (UC-5.23)."""

    colour: Colour | None = None
    """None means any colour."""

    def fires(self, fact: Fact) -> bool:
        """Return whether it is the colour."""
        return (
            isinstance(fact, facts.Declared) and fact.matched and self.colour in {None, fact.colour}
        )

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.colour is None:
            return msg("underwater-cities-when-matched")
        return msg("underwater-cities-when-matched-colour", colour=thing(self.colour))


@dataclass(frozen=True, slots=True)
class Mismatched(Trigger):
    """A coloured slot was chosen with a card of another colour (UC-6.52)."""

    def fires(self, fact: Fact) -> bool:
        """Return whether the card did not match."""
        return isinstance(fact, facts.Declared) and not fact.matched

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-mismatched")


@dataclass(frozen=True, slots=True)
class CardUsed(Trigger):
    """The use of an action card begins."""

    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""
        return isinstance(fact, facts.CardUsed)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-card-used")


@dataclass(frozen=True, slots=True)
class SpecialTaken(Trigger):
    """A Special card was taken."""

    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""
        return isinstance(fact, facts.SpecialTaken)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-special-taken")


@dataclass(frozen=True, slots=True)
class Claimed(Trigger):
    """Another card was claimed."""

    type: CardType | None = None
    """None means any type."""

    def fires(self, fact: Fact) -> bool:
        """Return whether it is of the type."""
        return isinstance(fact, facts.Claimed) and self.type in {None, fact.card.type}

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.type is None:
            return msg("underwater-cities-when-claimed")
        return msg("underwater-cities-when-claimed-type", type=type_name(self.type))


@dataclass(frozen=True, slots=True)
class MetropolisConnected(Trigger):
    """Another metropolis became connected (UC-6.28)."""

    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""
        return isinstance(fact, facts.MetropolisConnected)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-metropolis")


@dataclass(frozen=True, slots=True)
class TurnEnded(Trigger):
    """The turn ends, before the end-of-turn draw (UC-5.26)."""

    def fires(self, fact: Fact) -> bool:
        """Return whether this is what happened."""
        return isinstance(fact, facts.TurnEnded)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-turn-ends")
