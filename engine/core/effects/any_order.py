"""An effect whose parts the player does in any order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from engine.core.decision import Nature, Option
from engine.core.effects.effect import Do, Doer, DoerMenu, Effect, Prospect
from engine.core.frames import Frame, Lapse
from engine.core.msg import Msg, msg
from engine.core.storage.stored import Tagged

STOP = "stop"


def _stopping(*then: Frame) -> Option:
    """Return the option to leave out whatever remains."""
    return Option(STOP, msg("option-stop"), then, nature=Nature.NOTHING)


def words_of(parts: Iterable[Effect[Any]]) -> tuple[Msg, ...]:
    """Return the parts in words for players."""
    return tuple(part.words() for part in parts)


@dataclass(frozen=True, slots=True)
class AnyOrder(Effect[Any]):
    """The parts in any order, each of them optional; where it is due, all but the first."""

    parts: tuple[Effect[Any], ...]

    def ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return one way, which then asks for the parts."""
        return self._way(state, doer, 0)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the same way, with at least one part mandatory."""
        return self._way(state, doer, 1)

    def _way(self, state: Any, doer: Doer, least: int) -> Iterable[Option]:
        prospects = (part.prospect(state, doer) for part in self.parts)
        prospect = max(prospects, default=Prospect.NONE)
        if prospect is not Prospect.NONE:
            then = (ChoosePart(self.parts, least, doer),)
            unsure = prospect is Prospect.UNSURE
            yield Option("any-order", self.words(), then, unsure=unsure)

    def costs(self) -> bool:
        """Return whether any part has a price."""
        return any(part.costs() for part in self.parts)

    def can_fail(self) -> bool:
        """Return whether none of its parts is sure to be possible later."""
        return all(part.can_fail() for part in self.parts)

    def words(self) -> Msg:
        """Return the parts in words."""
        return msg("effect-any-order", parts=words_of(self.parts))


@dataclass(frozen=True, slots=True)
class ChoosePart(DoerMenu[Any]):
    """Asks which part comes next, or whether to leave out the rest."""

    binding: ClassVar[bool] = True

    parts: tuple[Effect[Any], ...]
    least: int
    """1 if a part must still be done, otherwise 0."""
    doer: Annotated[Doer, Tagged]

    def prompt(self, state: Any) -> Msg:  # noqa: ARG002
        """Ask for the next part, or whether to do the only one left."""
        if len(self.parts) == 1:
            return msg("ask-effect", effect=self.parts[0].words())
        return msg("ask-next-part", parts=words_of(self.parts))

    def options(self, state: Any) -> Sequence[Option]:
        """Return the parts that have an effect now, and a way out if none is mandatory.

        The way out is also offered if no part can be done now; the look-ahead removes it again if a
        side action can still make one possible.
        """
        found = self._doable(state)
        beside = tuple(self.doer.beside(state, found)) if found or self.least else ()
        if not found and not beside:
            return ()
        if not self.least:
            found.append(_stopping())
        elif not found:
            found.append(_stopping(Lapse()))
        return (*found, *beside)

    def _doable(self, state: Any) -> list[Option]:
        """Return an option for each part that can be done, skipping duplicates."""
        found = []
        for place, part in enumerate(self.parts):
            prospect = part.prospect(state, self.doer)
            if prospect is not Prospect.NONE and part not in self.parts[:place]:
                unsure = prospect is Prospect.UNSURE
                due = unsure or self.least > 0
                then = (Do(part, self.doer, due), self._without(place))
                found.append(Option(f"part:{place}", part.words(), then, unsure=unsure))
        return found

    def default(self, state: Any, options: Sequence[Option]) -> str:  # noqa: ARG002
        """Return the way out where it is allowed."""
        return options[0].key if self.least else STOP

    def demanded(self) -> bool:
        """Return whether a part must still be done."""
        return self.least > 0

    def at_stake(self, state: Any) -> bool:
        """Return whether a part must still be done and none is sure to remain possible."""
        return self.least > 0 and not any(
            not part.can_fail() and part.doable(state, self.doer) for part in self.parts
        )

    def torn(self, state: Any, options: Sequence[Option]) -> bool:
        """Return whether a side action could make its parts impossible."""
        return any(option.again for option in options) and self.at_stake(state)

    def _without(self, place: int) -> ChoosePart:
        """Return the same question about the other parts, of which none is mandatory."""
        return ChoosePart((*self.parts[:place], *self.parts[place + 1 :]), 0, self.doer)
