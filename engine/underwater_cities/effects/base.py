"""Effects of Underwater Cities in general."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TypeAlias

from engine.core.combinators import All
from engine.core.doing import Effect as CoreEffect
from engine.core.doing import Repeated as CoreRepeated
from engine.core.doing import Statement, walk
from engine.core.msg import Msg
from engine.underwater_cities.components import RESOURCES
from engine.underwater_cities.counters import Holdings
from engine.underwater_cities.glossary import Bundle
from engine.underwater_cities.output import Output, sum_of
from engine.underwater_cities.state import State

AnyEffect: TypeAlias = CoreEffect[State]
Parts: TypeAlias = tuple[AnyEffect, ...]


Resources: TypeAlias = frozenset[str]

ALL_OF_THEM: Resources = frozenset(RESOURCES)
NONE_OF_THEM: Resources = frozenset()


class Effect(CoreEffect[State], abstract=True):
    """An effect of Underwater Cities; anything but gains may be left out."""

    def optional(self) -> bool:
        """Return True: it may be left out although it could be done."""
        return True

    def can_fail(self) -> bool:
        """Return True: an earlier action could make it impossible."""
        return True

    def shared(self) -> bool:
        """Return whether decks, the track, domes, tunnels or others' slots may be involved."""
        return False

    def weighty(self) -> bool:
        """Return whether it can matter when it is done: all but plain gains."""
        return True

    def brings(self, steps: Resources) -> Resources:  # noqa: ARG002 - for gains
        """Return the resources that it could bring by itself, all of them if that is open.

        `steps` are those that advancing on the Federation track could bring.
        """
        return NONE_OF_THEM if tuple(self.inside()) else ALL_OF_THEM

    def words_in_production(self) -> Msg:
        """Return it in words, as a part of Production."""
        return self.words()


class Repeated(Effect, CoreRepeated[State], abstract=True):
    """An effect of Underwater Cities that may be done several times."""


class Yielding(Effect, abstract=True):
    """An effect with an output that can be worked out, if it does nothing but gain."""

    @abstractmethod
    def output(self, held: Holdings) -> Output:
        """Return the resources and points it brings a player now."""

    def optional(self) -> bool:
        """Return False: what is gained is gained."""
        return False


def output_now(statement: Statement, held: Holdings) -> Output:
    """Return the output of an effect made of plain gains."""
    if isinstance(statement, All):
        return sum_of(output_now(part, held) for part in statement.parts)
    if isinstance(statement, Yielding):
        return statement.output(held)
    raise TypeError(statement)


def could_bring(effects: Iterable[Statement], steps: Resources) -> Resources:
    """Return the resources that effects could bring, all of them if that is open."""
    found = NONE_OF_THEM
    for part in walk(effects):
        if isinstance(part, Effect):
            found |= part.brings(steps)
    return found | {"kelp", "steelplast"} if "biomatter" in found else found


def resources_in(bundle: Bundle, steps: Resources) -> Resources:
    """Return the resources in a bundle, with those that its steps on the track could bring."""
    names = frozenset(name for name, _ in bundle)
    return (names & ALL_OF_THEM) | (steps if "federation" in names else NONE_OF_THEM)


def of_track(spaces: Iterable[Bundle]) -> Resources:
    """Return the resources that the spaces of the Federation track give."""
    return frozenset(name for bundle in spaces for name, _ in bundle) & ALL_OF_THEM


def doable(says: Iterable[Statement]) -> Parts:
    """Return the effects among the statements of a component."""
    return tuple(part for part in says if isinstance(part, CoreEffect))
