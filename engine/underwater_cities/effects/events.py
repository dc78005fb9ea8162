"""The events to which permanents respond (UC-6.46)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeAlias, cast

from engine.core.msg import Msg, msg
from engine.core.stored import Stored
from engine.underwater_cities.glossary import (
    OVER_THE_TRACK,
    BuildingKind,
    CardType,
    Colour,
    Family,
    Kind,
    Resource,
    singles,
)
from engine.underwater_cities.names import amount, kinds_words, thing, type_name
from engine.underwater_cities.state import State
from engine.underwater_cities.survey import survey_of

HappeningName: TypeAlias = Literal[
    "built", "upgraded", "entered", "advanced", "slot", "gave", "matched", "mismatched",
    "card_used", "special_taken", "claimed", "metropolis", "turn_ended",
]  # fmt: skip


class Happening(NamedTuple):
    """Something that happened to a player and may trigger permanents."""

    name: HappeningName
    what: str = ""
    """A kind, a colour, a type or a resource."""
    where: str = ""
    """A site or a slot; for a claim, the card."""
    number: int = 0
    """A space of the Federation track."""


class Event(Stored, abstract=True):
    """Something that happens to a player and triggers a permanent."""

    __slots__ = ()
    of: ClassVar[HappeningName]
    """The name of what happens."""

    def fires(self, happening: Happening, state: State, seat: int) -> bool:
        """Return whether what happened is this event."""
        return happening.name == self.of and self.matches(happening, state, seat)

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002 - for events of some kind
        """Return whether a happening of its name is the one meant."""
        return True

    @abstractmethod
    def words(self) -> Msg:
        """Return it as a clause that follows "whenever"."""


@dataclass(frozen=True, slots=True)
class Built(Event):
    """One of the kinds was built; with `nth`, it is the n-th of its city or turn."""

    of: ClassVar[HappeningName] = "built"

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city", "turn"] | None = None

    def matches(self, happening: Happening, state: State, seat: int) -> bool:
        """Return whether it is of a kind, and the n-th."""
        kinds = singles(self.kinds)
        if happening.what not in kinds:
            return False
        if self.nth is None:
            return True
        if self.per == "turn":
            turn = state.turn
            return turn is not None and sum(kind in kinds for kind in turn.built) == self.nth
        survey = survey_of(state, seat)
        city = survey.chart.city_of[happening.where]
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
class Upgraded(Event):
    """One of the kinds was upgraded; with `nth`, its connected city now has that many (UC-6.48)."""

    of: ClassVar[HappeningName] = "upgraded"

    kinds: tuple[Kind, ...]
    nth: int | None = None
    per: Literal["city"] | None = None

    def matches(self, happening: Happening, state: State, seat: int) -> bool:
        """Return whether it is of a kind, and the n-th of its city."""
        kinds = singles(self.kinds)
        if happening.what not in kinds:
            return False
        if self.nth is None:
            return True
        survey = survey_of(state, seat)
        city = survey.chart.city_of[happening.where]
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
class Entered(Event):
    """A step entered this space of the Federation track, or went beyond the track (UC-6.39)."""

    of: ClassVar[HappeningName] = "entered"

    space: int
    """`OVER_THE_TRACK` for a step beyond space 1."""

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether it is this space."""
        return happening.number == self.space

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.space == OVER_THE_TRACK:
            return msg("underwater-cities-when-over")
        return msg("underwater-cities-when-space", space=self.space)


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """An effect made the Federation marker advance, once for each effect (UC-6.39)."""

    of: ClassVar[HappeningName] = "advanced"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-advanced")


@dataclass(frozen=True, slots=True)
class SlotUsed(Event):
    """A slot of the family is used, chosen or performed (UC-5.23)."""

    of: ClassVar[HappeningName] = "slot"

    family: Family

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether the slot is of the family."""
        slot = state.slot(happening.where)
        return slot.colour is None if self.family == "always" else self.family in slot.families

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-slot", slot=thing(f"family_{self.family}"))


@dataclass(frozen=True, slots=True)
class SlotGave(Event):
    """A slot's printed gains included at least 1 of the resource (UC-6.50)."""

    of: ClassVar[HappeningName] = "gave"

    resource: Resource

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether it is the resource."""
        return happening.what == self.resource

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-gives", amount=amount(self.resource, 1))


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """A coloured slot was chosen with a card of its colour (UC-5.23)."""

    of: ClassVar[HappeningName] = "matched"

    colour: Colour | None = None
    """None means any colour."""

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether it is the colour."""
        return self.colour in {None, happening.what}

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.colour is None:
            return msg("underwater-cities-when-matched")
        return msg("underwater-cities-when-matched-colour", colour=thing(self.colour))


@dataclass(frozen=True, slots=True)
class Mismatched(Event):
    """A coloured slot was chosen with a card of another colour (UC-6.52)."""

    of: ClassVar[HappeningName] = "mismatched"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-mismatched")


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """The use of an action card begins."""

    of: ClassVar[HappeningName] = "card_used"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-card-used")


@dataclass(frozen=True, slots=True)
class SpecialTaken(Event):
    """A Special card was taken."""

    of: ClassVar[HappeningName] = "special_taken"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-special-taken")


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """Another card was claimed."""

    of: ClassVar[HappeningName] = "claimed"

    type: CardType | None = None
    """None means any type."""

    def matches(self, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG002
        """Return whether it is of the type."""
        return self.type in {None, happening.what}

    def words(self) -> Msg:
        """Return it as a clause."""
        if self.type is None:
            return msg("underwater-cities-when-claimed")
        return msg("underwater-cities-when-claimed-type", type=type_name(self.type))


@dataclass(frozen=True, slots=True)
class MetropolisConnected(Event):
    """Another metropolis became connected (UC-6.28)."""

    of: ClassVar[HappeningName] = "metropolis"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-metropolis")


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn ends, before the end-of-turn draw (UC-5.26)."""

    of: ClassVar[HappeningName] = "turn_ended"

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-turn-ends")
