"""Effects of several parts that the seat puts together itself: in any order, or all or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from engine.core.decision import Nature, Option
from engine.core.doing import Do, Doer, Effect, Prospect
from engine.core.frames import Frame, Lapse, Menu
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged

STOP = "stop"


def _stopping(*then: Frame) -> Option:
    """To leave out whatever remains."""
    return Option(STOP, msg("option-stop"), then, nature=Nature.NOTHING)


def words_of(parts: Iterable[Effect[Any]]) -> tuple[Msg, ...]:
    """What the parts do, for the player to read."""
    return tuple(part.words() for part in parts)


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect[Any]):
    """The parts in any order, each of them optional once the duty is met.

    The duty is to do `least` of the parts, or of those `among` them that are named.
    """

    parts: tuple[Effect[Any], ...]
    least: int = 0
    among: tuple[int, ...] = ()
    """Places of the parts that count for the duty, from 0; without any, all of them do."""

    def __post_init__(self) -> None:
        """See that the duty can be met at all."""
        places = range(len(self.parts))
        if not set(self.among) <= set(places) or self.least > len(self.among or places):
            raise ValueError(f"{self.least} of the parts {self.among or places} cannot be done")

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """One way, which then asks for the parts."""
        return self._way(state, doer, self.least)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """The same, with one part at least."""
        return self._way(state, doer, max(self.least, 1))

    def _way(self, state: Any, doer: Doer, least: int) -> Iterable[Option]:
        choose = ChoosePart(self.parts, least, doer, self.among)
        prospects = [part.prospect(state, doer) for part in self.parts]
        if any(prospects):
            sure = choose.is_sure(prospects)
            yield Option("any-order", self.words(), (choose,), unsure=not sure)

    def costs(self) -> bool:
        """Whether any part asks for a price."""
        return any(part.costs() for part in self.parts)

    def can_fail(self) -> bool:
        """Whether none of its parts is sure to be possible later."""
        return all(part.can_fail() for part in self.parts)

    def words(self) -> Msg:
        """The parts, in whatever order, and how many of them must be done."""
        parts = words_of(self.parts)
        if self.least <= 0:
            return msg("effect-any-order", parts=parts)
        if not self.among:
            return msg("effect-any-order-least", parts=parts, least=self.least)
        duty = words_of(self.parts[place] for place in self.among)
        return msg("effect-any-order-among", parts=parts, least=self.least, duty=duty)


@dataclass(frozen=True, slots=True)
class ChoosePart(Menu[Any]):
    """Which part comes next, or whether to leave the rest out."""

    binding: ClassVar[bool] = True

    parts: tuple[Effect[Any], ...]
    least: int
    doer: Annotated[Doer, Tagged]
    among: tuple[int, ...] = ()

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Who chooses."""
        return self.doer.seat

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """What may be done in any order; of a single part that is left nothing comes first."""
        if len(self.parts) == 1:
            return msg("ask-effect", effect=self.parts[0].words())
        return msg("ask-next-part", parts=words_of(self.parts))

    def options(self, state: Any) -> Sequence[Option]:
        """The parts that have an effect now, and the way out when the duty is met.

        Where the duty cannot be met now the way out is there as well; whoever looks ahead takes it
        away again if the duty can still be met by way of another part.
        """
        prospects = [part.prospect(state, self.doer) for part in self.parts]
        found = self._doable(prospects)
        beside = tuple(self.doer.beside(state, found)) if found or self.least > 0 else ()
        if not found and not beside:
            return ()
        if self.least <= 0:
            found.append(_stopping())
        elif not any(prospects[place] for place in self._duty()):
            found.append(_stopping(Lapse()))
        return (*found, *beside)

    def _doable(self, prospects: Sequence[Prospect]) -> list[Option]:
        """A way into each part; of equal parts only the first, as nothing tells them apart."""
        offered: list[tuple[Effect[Any], bool]] = []
        found = []
        for place, part in enumerate(self.parts):
            same = (part, self._counts(place))
            if prospects[place] and same not in offered:
                offered.append(same)
                unsure = prospects[place] is Prospect.UNSURE
                due = unsure or self.least > 0
                then = (Do(part, self.doer, due), self._without(place))
                found.append(Option(f"part:{place}", part.words(), then, unsure=unsure))
        return found

    def default(self, state: Any, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Leave out what may be left out."""
        return STOP if self.least <= 0 else options[0].key

    def demanded(self) -> bool:
        """Whether the duty is still to be met."""
        return self.least > 0

    def at_stake(self, state: Any) -> bool:
        """Whether the duty could become impossible: too few parts are sure to remain."""
        return self.least > 0 and self._safe(state) < self.least

    def torn(self, state: Any, options: Sequence[Option]) -> bool:
        """Whether something else can be chosen first that makes the duty impossible."""
        if self.least <= 0:
            return False
        meeting = {f"part:{place}" for place in self._duty()}
        others = self.least > 1 or any(option.key not in meeting for option in options)
        return others and self.at_stake(state)

    def is_sure(self, prospects: Sequence[Prospect]) -> bool:
        """Whether it is plain without trying that the duty can be met, or anything done at all."""
        duty = self._duty()
        sure = sum(prospects[place] is Prospect.SURE for place in duty)
        if self.least <= 1:
            return sure > 0 or (self.least <= 0 and Prospect.SURE in prospects)
        return sure >= self.least and not any(self.parts[place].can_fail() for place in duty)

    def _safe(self, state: Any) -> int:
        """How many parts that count for the duty can be done and cannot fail."""
        parts = (self.parts[place] for place in self._duty())
        return sum(not part.can_fail() and part.doable(state, self.doer) for part in parts)

    def _duty(self) -> Sequence[int]:
        """The places of the parts that count for the duty."""
        return self.among or range(len(self.parts))

    def _counts(self, place: int) -> bool:
        return not self.among or place in self.among

    def _without(self, place: int) -> ChoosePart:
        rest = (*self.parts[:place], *self.parts[place + 1 :])
        among = tuple(other - (other > place) for other in self.among if other != place)
        least = self.least - self._counts(place)
        return ChoosePart(rest, max(least, 0), self.doer, among)


@dataclass(frozen=True, slots=True)
class AllOrNone(Effect[Any]):
    """All parts, in this order, or nothing: it is begun only if it can be carried through."""

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """One way, which does part after part; it is tried first."""
        if self.parts[0].doable(state, doer):
            then = tuple(Do(part, doer, due=True) for part in self.parts)
            yield Option("whole", self.words(), then, unsure=True)

    def costs(self) -> bool:
        """Whether any part asks for a price."""
        return any(part.costs() for part in self.parts)

    def can_fail(self) -> bool:
        """Whether it could become impossible, as every part is needed."""
        return True

    def optional(self) -> bool:
        """Left out only if every part may be."""
        return all(part.optional() for part in self.parts)

    def words(self) -> Msg:
        """The parts, and that they belong together."""
        return msg("effect-all-or-none", parts=words_of(self.parts))
