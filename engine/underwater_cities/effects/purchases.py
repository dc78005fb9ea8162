"""The kinds of purchases whose price a card changes."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.core.stored import Stored
from engine.underwater_cities.effects.events import Built, Upgraded
from engine.underwater_cities.glossary import Kind, singles


class Purchase(Stored, abstract=True):
    """A kind of purchase that a discount or another cost applies to."""

    __slots__ = ()

    def includes(self, other: Purchase) -> bool:
        """Return whether this purchase, of a single thing, is of its kind."""
        return self == other

    @abstractmethod
    def words(self) -> Msg:
        """Return it as a clause that follows "whenever"."""


@dataclass(frozen=True, slots=True)
class Builds(Purchase):
    """Building one of the kinds."""

    kinds: tuple[Kind, ...]

    def includes(self, other: Purchase) -> bool:
        """Return whether something of one of the kinds is built."""
        return isinstance(other, Builds) and other.kinds[0] in singles(self.kinds)

    def words(self) -> Msg:
        """Return it as a clause."""
        return Built(self.kinds).words()


@dataclass(frozen=True, slots=True)
class Upgrades(Purchase):
    """Upgrading one of the kinds."""

    kinds: tuple[Kind, ...]

    def includes(self, other: Purchase) -> bool:
        """Return whether something of one of the kinds is upgraded."""
        return isinstance(other, Upgrades) and other.kinds[0] in singles(self.kinds)

    def words(self) -> Msg:
        """Return it as a clause."""
        return Upgraded(self.kinds).words()


@dataclass(frozen=True, slots=True)
class SpecialCards(Purchase):
    """Paying for a Special card when it is played (UC-6.55)."""

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-when-special-paid")
