"""All parts of an effect in any order, where even the last of them may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar

from engine.core.decision import Option, Pick
from engine.core.effects.combinators import All, NextPart, Parts, words_of
from engine.core.effects.effect import Doer, Effect, Prospect
from engine.core.msg import Msg, msg


@dataclass(frozen=True, slots=True)
class AnyOrder(All):
    """The parts in any order, each optional; where it is due, at least one must be done."""

    def way(self, state: Any, doer: Doer, prospect: Prospect, *, due: bool) -> Option:
        """Return the option to do it, labelled with all it says."""
        found = All.way(self, state, doer, prospect, due=due)
        then = (ChoosePart(self.parts, doer, due),)
        return replace(found, key="any-order", label=self.words(), then=then, effect=None)

    def words(self) -> Msg:
        """Return the parts in words."""
        return msg("effect-any-order", parts=words_of(self.parts))


@dataclass(frozen=True, slots=True)
class ChoosePart(NextPart):
    """Asks which part comes next, or whether to leave out the rest, even if it is a single one."""

    first: ClassVar[int] = 0
    earlier_fields: ClassVar[Mapping[str, str]] = MappingProxyType({"least": "due"})

    def prompt(self, state: Any) -> Msg:
        """Ask for the next part, or whether to do the only one left."""
        if len(self.parts) == 1:
            return msg("ask-effect", effect=self.parts[0].words())
        return NextPart.prompt(self, state)

    def leads(self, _state: Any, _asked: Pick, /) -> tuple[()]:
        """Return none: each part can be left out by itself."""
        return ()

    def option(self, state: Any, place: int, part: Effect[Any], prospect: Prospect) -> Option:
        """Return the option to do a part next, labelled with all it says."""
        found = NextPart.option(self, state, place, part, prospect)
        return replace(found, label=part.words(), effect=None)

    def followed_by(self, parts: Parts) -> tuple[NextPart, ...]:
        """Return the same question about the remaining parts, none of which is mandatory."""
        return (replace(self, parts=parts, due=False),)
