"""An effect whose parts the player does in any order."""

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
    """Return the option to leave out whatever remains."""
    return Option(STOP, msg("option-stop"), then, nature=Nature.NOTHING)


def words_of(parts: Iterable[Effect[Any]]) -> tuple[Msg, ...]:
    """Return the parts in words for players."""
    return tuple(part.words() for part in parts)


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect[Any]):
    """The parts in any order, each of them optional once enough have been done.

    At least `least` of the parts must be done; with `among`, only those named there count.
    """

    parts: tuple[Effect[Any], ...]
    least: int = 0
    among: tuple[int, ...] = ()
    """Indices of the parts that count towards `least`, from 0; empty means all of them."""

    def __post_init__(self) -> None:
        """Raise if the required number can never be reached."""
        places = range(len(self.parts))
        if not set(self.among) <= set(places) or self.least > len(self.among or places):
            raise ValueError(f"{self.least} of the parts {self.among or places} cannot be done")

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return one way, which then asks for the parts."""
        return self._way(state, doer, self.least)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the same way, with at least one part mandatory."""
        return self._way(state, doer, max(self.least, 1))

    def _way(self, state: Any, doer: Doer, least: int) -> Iterable[Option]:
        choose = ChoosePart(self.parts, least, doer, self.among)
        prospects = [part.prospect(state, doer) for part in self.parts]
        if any(prospects):
            sure = choose.is_sure(prospects)
            yield Option("any-order", self.words(), (choose,), unsure=not sure)

    def costs(self) -> bool:
        """Return whether any part has a price."""
        return any(part.costs() for part in self.parts)

    def can_fail(self) -> bool:
        """Return whether none of its parts is sure to be possible later."""
        return all(part.can_fail() for part in self.parts)

    def words(self) -> Msg:
        """Return the parts in words, and how many of them must be done."""
        parts = words_of(self.parts)
        if self.least <= 0:
            return msg("effect-any-order", parts=parts)
        if not self.among:
            return msg("effect-any-order-least", parts=parts, least=self.least)
        duty = words_of(self.parts[place] for place in self.among)
        return msg("effect-any-order-among", parts=parts, least=self.least, duty=duty)


@dataclass(frozen=True, slots=True)
class ChoosePart(Menu[Any]):
    """Asks which part comes next, or whether to leave out the rest."""

    binding: ClassVar[bool] = True

    parts: tuple[Effect[Any], ...]
    least: int
    doer: Annotated[Doer, Tagged]
    among: tuple[int, ...] = ()

    def seat_of(self, state: Any) -> int:  # noqa: ARG002
        """Return the seat that chooses."""
        return self.doer.seat

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """Ask for the next part, or whether to do the only one left."""
        if len(self.parts) == 1:
            return msg("ask-effect", effect=self.parts[0].words())
        return msg("ask-next-part", parts=words_of(self.parts))

    def options(self, state: Any) -> Sequence[Option]:
        """Return the parts that have an effect now, and a way out once enough have been done.

        The way out is also offered if no more of the mandatory parts can be done now; the
        look-ahead removes it again if another part can still make one possible.
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
        """Return an option for each part that can be done, skipping duplicates."""
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
        """Return the way out where it is allowed."""
        return STOP if self.least <= 0 else options[0].key

    def demanded(self) -> bool:
        """Return whether parts must still be done."""
        return self.least > 0

    def at_stake(self, state: Any) -> bool:
        """Return whether too few of the mandatory parts are sure to remain possible."""
        return self.least > 0 and self._safe(state) < self.least

    def torn(self, state: Any, options: Sequence[Option]) -> bool:
        """Return whether something else could be chosen first that makes them impossible."""
        if self.least <= 0:
            return False
        meeting = {f"part:{place}" for place in self._duty()}
        others = self.least > 1 or any(option.key not in meeting for option in options)
        return others and self.at_stake(state)

    def is_sure(self, prospects: Sequence[Prospect]) -> bool:
        """Return whether enough parts can surely be done, judging without a try."""
        duty = self._duty()
        sure = sum(prospects[place] is Prospect.SURE for place in duty)
        if self.least <= 1:
            return sure > 0 or (self.least <= 0 and Prospect.SURE in prospects)
        return sure >= self.least and not any(self.parts[place].can_fail() for place in duty)

    def _safe(self, state: Any) -> int:
        """Return how many of the parts that count can be done now and cannot fail."""
        parts = (self.parts[place] for place in self._duty())
        return sum(not part.can_fail() and part.doable(state, self.doer) for part in parts)

    def _duty(self) -> Sequence[int]:
        """Return the indices of the parts that count."""
        return self.among or range(len(self.parts))

    def _counts(self, place: int) -> bool:
        return not self.among or place in self.among

    def _without(self, place: int) -> ChoosePart:
        rest = (*self.parts[:place], *self.parts[place + 1 :])
        among = tuple(other - (other > place) for other in self.among if other != place)
        least = self.least - self._counts(place)
        return ChoosePart(rest, max(least, 0), self.doer, among)
