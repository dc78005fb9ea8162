"""The base classes of the effects of Shipyard cards and of spaces on the research tracks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.antarctica.effects.steps import Step
from engine.antarctica.state import AntarcticaState
from engine.antarctica.words.names import thing
from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.machine import Frame
from engine.core.msg import Msg


@dataclass(frozen=True, slots=True)
class Effect(CoreEffect[AntarcticaState], abstract=True):
    """Something that a component does."""

    notation: ClassVar[str]
    """Its name in the tables of a pack."""
    constant: ClassVar[str | None] = None
    """The pack constant that holds its figure, if it depends on the pack."""

    figure: int = 0
    """The number in it, such as that of scientists."""

    @classmethod
    def read(cls, constants: Mapping[str, int]) -> Self:
        """Return it with its figure from the constants of a component pack."""
        return cls() if cls.constant is None else cls(constants[cls.constant])

    @abstractmethod
    def ways(self, state: AntarcticaState, doer: Doer, /) -> Iterable[Option]:
        """Return every complete way to do it now, the safest first; none if it has no effect."""


@dataclass(frozen=True, slots=True)
class CardEffect(Effect, abstract=True):
    """The effect of a kind of Shipyard card, which is not played in vain (AN-8.3)."""

    def words(self) -> Msg:
        """Return the text of the card."""
        return thing(f"text_{self.notation}")


@dataclass(frozen=True, slots=True)
class SpaceEffect(Effect, abstract=True):
    """The effect of a space, resolved without asking even if nothing comes of it."""

    blue: ClassVar[bool] = False
    """True if it is for everyone but works once a game, unlike a red one (AN-9.9, AN-9.10)."""

    def only_way(self, *then: Frame) -> Option:
        """Return the way to resolve it, which is never asked for."""
        return Option("resolve", self.words(), then)

    def words(self) -> Msg:
        """Return what the space brings or allows."""
        return thing(f"effect_{self.notation}")


@dataclass(frozen=True, slots=True)
class RedEffect(SpaceEffect, abstract=True):
    """A red effect that is a single step of the player who triggered it."""

    @abstractmethod
    def step(self, doer: Doer) -> Step:
        """Return that step."""

    def ways(self, _state: AntarcticaState, doer: Doer, /) -> Iterator[Option]:
        """Yield the only way."""
        yield self.only_way(self.step(doer))


@dataclass(frozen=True, slots=True)
class BlueEffect(SpaceEffect, abstract=True):
    """A blue effect, which each player resolves in turn (AN-9.11)."""

    blue: ClassVar[bool] = True

    @abstractmethod
    def frames(self, seats: tuple[int, ...]) -> Iterable[Frame]:
        """Return the frames in which these seats resolve it, in this order."""

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield the only way, which starts with the player who triggered it."""
        yield self.only_way(*self.frames(state.round_from(doer.seat)))
