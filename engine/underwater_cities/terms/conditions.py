"""The conditions on which effects of Underwater Cities depend."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from engine.core.effects.bill import covers
from engine.core.effects.effect import Statement
from engine.core.msg import Msg, msg
from engine.core.storage.stored import Stored
from engine.underwater_cities.board.counters import Holdings, count, meets
from engine.underwater_cities.board.stock import stock_of
from engine.underwater_cities.terms.glossary import Bundle, Counter
from engine.underwater_cities.words.names import counted, goods, needs_words, thing


class Condition(Stored, abstract=True):
    """Something that is true or false of a player."""

    __slots__ = ()

    @abstractmethod
    def met(self, held: Holdings) -> bool:
        """Return whether it holds for a player now."""

    @abstractmethod
    def words(self) -> Msg:
        """Return it as a clause that follows "if"."""

    @abstractmethod
    def opposite(self) -> Msg:
        """Return its negation as a clause that follows "if"."""

    @abstractmethod
    def counters(self) -> Iterable[Counter]:
        """Return the counters it depends on."""

    def asks_for_resources(self) -> bool:
        """Return whether it depends on the resources that the player owns."""
        return False


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """Each counter has at least its number."""

    needs: tuple[tuple[Counter, int], ...]

    def met(self, held: Holdings) -> bool:
        """Return whether each counter reaches its number."""
        return meets(self.needs, held)

    def counters(self) -> Iterable[Counter]:
        """Return the counters."""
        return (counter for counter, _ in self.needs)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-if-at-least", needs=needs_words(self.needs))

    def opposite(self) -> Msg:
        """Return that a number is not reached."""
        return msg("underwater-cities-if-not-at-least", needs=needs_words(self.needs))


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """The counter has at most this number."""

    counter: Counter
    number: int

    def met(self, held: Holdings) -> bool:
        """Return whether the counter has not passed its number."""
        return count(self.counter, held) <= self.number

    def counters(self) -> Iterable[Counter]:
        """Return the counter."""
        return (self.counter,)

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-if-at-most", counted=counted(self.counter, self.number))

    def opposite(self) -> Msg:
        """Return that there are more."""
        return msg("underwater-cities-if-more", counted=counted(self.counter, self.number))


@dataclass(frozen=True, slots=True)
class Have(Condition):
    """The player owns at least these resources."""

    bundle: Bundle

    def met(self, held: Holdings) -> bool:
        """Return whether the resources are there."""
        return covers(held.stock, stock_of(self.bundle))

    def counters(self) -> Iterable[Counter]:
        """Return none: it looks at resources."""
        return ()

    def asks_for_resources(self) -> bool:
        """Return True: it looks at nothing else."""
        return True

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-if-have", goods=goods(self.bundle))

    def opposite(self) -> Msg:
        """Return that the resources are not there."""
        match self.bundle:
            case ((name, 1),):
                return msg("underwater-cities-if-none", thing=thing(name))
            case _:
                return msg("underwater-cities-if-have-not", goods=goods(self.bundle))


@dataclass(frozen=True, slots=True)
class OnSpace(Condition):
    """The Federation marker is on exactly this space (UC-6.39)."""

    space: int

    def met(self, held: Holdings) -> bool:
        """Return whether it is there."""
        return held.federation == self.space

    def counters(self) -> Iterable[Counter]:
        """Return none: it looks at the Federation track."""
        return ()

    def words(self) -> Msg:
        """Return it as a clause."""
        return msg("underwater-cities-if-space", space=self.space)

    def opposite(self) -> Msg:
        """Return that it is not there."""
        return msg("underwater-cities-if-not-space", space=self.space)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The negation of a condition."""

    condition: Condition

    def met(self, held: Holdings) -> bool:
        """Return whether the other does not hold."""
        return not self.condition.met(held)

    def counters(self) -> Iterable[Counter]:
        """Return those of the other."""
        return self.condition.counters()

    def asks_for_resources(self) -> bool:
        """Return whether the other depends on them."""
        return self.condition.asks_for_resources()

    def words(self) -> Msg:
        """Return the negation as a single clause."""
        return self.condition.opposite()

    def opposite(self) -> Msg:
        """Return the other itself."""
        return self.condition.words()


def counters_of(statement: Statement) -> Iterator[str]:
    """Yield the words in a statement's own fields, all counters it names among them."""
    for each in fields(statement):  # type: ignore[arg-type]
        value = getattr(statement, each.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, Condition):
            yield from value.counters()
