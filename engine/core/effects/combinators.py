"""Effects made of other effects: all of them in any order, some of them, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Self, TypeAlias

from engine.core.decision import Nature, Option, Pick
from engine.core.effects.effect import Combination, Do, Doer, DoerMenu, Effect, Prospect, Statement
from engine.core.frames import Frame, Lapse
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged

Parts: TypeAlias = tuple[Effect[Any], ...]

STOP = "stop"
_STOP = Option(STOP, msg("option-stop"), nature=Nature.NOTHING)
_LAPSE = replace(_STOP, then=(Lapse(),))


def best_of(prospects: Iterable[Prospect]) -> Prospect:
    """Return the best of these prospects, stopping at the first sure one."""
    found = Prospect.NONE
    for prospect in prospects:
        found = max(found, prospect)
        if found is Prospect.SURE:
            break
    return found


def best_prospect(parts: Iterable[Effect[Any]], state: Any, doer: Doer) -> Prospect:
    """Return the best prospect of several effects, any of which is enough."""
    return best_of(part.prospect(state, doer) for part in parts)


def words_of(statements: Iterable[Statement]) -> tuple[Msg, ...]:
    """Return statements in words, one by one."""
    return tuple(each.words() for each in statements)


def labels_of(parts: Parts) -> tuple[Msg, ...]:
    """Return the labels of effects, one by one."""
    return tuple(part.label() for part in parts)


def as_one_effect(parts: Parts) -> Effect[Any]:
    """Return the parts of an effect as a single one."""
    return parts[0] if len(parts) == 1 else All(parts)


# --- all parts, in any order ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class All(Combination[Any]):
    """All parts in any order, each of them optional."""

    notation: ClassVar[str] = "all"

    parts: Parts

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(tuple(map(make, args.calls())))

    def ways(self, state: Any, doer: Doer, /) -> Iterable[Option]:
        """Return one way, which then asks for the parts."""
        return self._way(state, doer, due=False)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the same way, with at least one part mandatory."""
        return self._way(state, doer, due=True)

    def _way(self, state: Any, doer: Doer, *, due: bool) -> Iterable[Option]:
        prospect = self.prospect(state, doer)
        if prospect is not Prospect.NONE:
            yield self.way(state, doer, prospect, due=due)

    def way(self, state: Any, doer: Doer, prospect: Prospect, *, due: bool) -> Option:
        """Return the option to do it, which then asks for the parts."""
        then, unsure = (NextPart(self.parts, doer, due),), prospect is Prospect.UNSURE
        label = self.label_now(state, doer)
        return Option("parts", label, then, effect=self.words(), unsure=unsure)

    def prospect(self, state: Any, doer: Doer, /) -> Prospect:
        """Return whether any part can be done now."""
        return best_prospect(self.parts, state, doer)

    def inside(self) -> Parts:
        """Return the parts."""
        return self.parts

    def optional(self) -> bool:
        """Return False: the question which part comes next lets each of them be left out."""
        return False

    @cached_method
    def words(self) -> Msg:
        """Return the parts in words, one after another."""
        return msg("effect-all", parts=words_of(self.parts))

    @cached_method
    def label(self) -> Msg:
        """Return the labels of the parts, one after another."""
        return msg("effect-sequence", parts=labels_of(self.parts))


@dataclass(frozen=True, slots=True)
class NextPart(DoerMenu[Any]):
    """Asks which part of an effect comes next, or whether to leave out the rest."""

    may_be_mandatory: ClassVar[bool] = True
    first: ClassVar[int] = 1
    """The number of the first part in the keys of options."""

    parts: Parts
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """True if one of the parts must still be done."""

    def prompt(self, _state: Any, /) -> Msg:
        """Ask for the next part, in any order."""
        return msg("ask-next-part", parts=words_of(self.parts))

    def options(self, state: Any) -> Sequence[Option]:
        """Return the parts possible now, and a way out once the requirement is met or lapses."""
        found = self._doable(state)
        if not found and not self.due:
            found = [*self.doer.enabling(state, self.parts)]
            if not found:
                return ()
        if not self.due:
            found.append(_STOP)
        elif not found:
            found.append(_LAPSE)
        return (*found, *self.doer.side_actions(state, found))

    def _doable(self, state: Any) -> list[Option]:
        found = []
        for place, part in enumerate(self.parts):
            if part not in self.parts[:place]:
                prospect = part.prospect(state, self.doer)
                if prospect is not Prospect.NONE:
                    found.append(self.option(state, place, part, prospect))
        return found

    def option(self, state: Any, place: int, part: Effect[Any], prospect: Prospect) -> Option:
        """Return the option to do a part next, or to do it once if it is done one at a time."""
        unsure = prospect is Prospect.UNSURE
        once, rest = part.split()
        left = (*self.parts[:place], *((rest,) if rest else ()), *self.parts[place + 1 :])
        then = (Do(once, self.doer, due=self.due or unsure), *self.followed_by(left))
        label, hint = part.label_now(state, self.doer), part.words()
        return Option(f"part:{place + self.first}", label, then, effect=hint, unsure=unsure)

    def default(self, _state: Any, options: Sequence[Option], /) -> str:
        """Return a part that only brings something, otherwise the way out if there is one."""
        offered = {option.key for option in options}
        for number, part in enumerate(self.parts, self.first):
            if part.safe() and f"part:{number}" in offered:
                return f"part:{number}"
        return options[0].key if self.due else STOP

    def leads(self, _state: Any, asked: Pick, /) -> Iterable[str]:
        """Return the parts: what the first of them asks is asked with the others beside it."""
        return (option.key for option in asked.options if option.key.startswith("part:"))

    def beside(self, option: Option) -> Option:
        """Return an option; a part is labelled as what comes first instead."""
        if not option.key.startswith("part:"):
            return option
        return replace(option, label=msg("option-first", what=option.label))

    def dominant(self, state: Any, asked: Pick) -> str | None:
        """Return a part that may as well come first."""
        beside = any(option.again for option in asked.options)
        for place, part in enumerate(self.parts):
            left = (*self.parts[:place], *self.parts[place + 1 :])
            # A last part that is done unasked would leave no moment for what is offered beside it.
            last = beside and len(left) == 1 and not left[0].optional()
            key = f"part:{place + self.first}"
            if not last and asked.find(key) and part.dominates(state, self.doer):
                return key
        return None

    def demanded(self) -> bool:
        """Return whether a part must be done."""
        return self.due

    def says(self) -> Parts:
        """Return the parts."""
        return self.parts

    def at_stake(self, state: Any, /) -> bool:
        """Return whether the required part could become impossible."""
        return self.due and not any(
            not part.can_fail() and part.doable(state, self.doer) for part in self.parts
        )

    def endangers_itself(self, state: Any, options: Sequence[Option], /) -> bool:
        """Return whether something else could be chosen that makes the required part impossible."""
        return self.due and any(option.again for option in options) and self.at_stake(state)

    def followed_by(self, parts: Parts) -> tuple[Frame, ...]:
        """Return the frames that ask for the remaining parts, none of which is mandatory."""
        if len(parts) > 1:
            return (NextPart(parts, self.doer),)
        return tuple(Do(part, self.doer) for part in parts)


# --- some of the parts ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose(Combination[Any]):
    """Exactly this many of the parts, all different."""

    notation: ClassVar[str] = "choose"
    earlier_fields: ClassVar[Mapping[str, str]] = MappingProxyType({"ways": "parts"})

    parts: Parts
    count: int = 1

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        parts, count = tuple(map(make, args.calls())), args.number("n") if "n" in args else 1
        if not 1 <= count < len(parts):
            at = args.expr("n").at if "n" in args else args.expr(0).at
            allowed = f"1-{len(parts) - 1}"
            raise NotationError(at, "notation-not-one-of", found=str(count), allowed=allowed)
        return cls(parts, count)

    def ways(self, state: Any, doer: Doer, /) -> Iterable[Option]:
        """Return a way for each part that can be done now."""
        return self._ways(state, doer, due=False)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the same ways, with the parts after the first mandatory too."""
        return self._ways(state, doer, due=True)

    def _ways(self, state: Any, doer: Doer, *, due: bool) -> Iterable[Option]:
        chosen = self._in_one()
        for place, part in enumerate(chosen.parts):
            prospect = part.prospect(state, doer)
            if prospect is Prospect.NONE:
                continue
            then: tuple[Frame, ...] = (Do(part, doer, due=True),)
            if chosen.count > 1:
                others = (*chosen.parts[:place], *chosen.parts[place + 1 :])
                then = (*then, Do(Choose(others, chosen.count - 1), doer, due=due))
            label, unsure = part.label_now(state, doer), prospect is Prospect.UNSURE
            yield Option(f"way:{place + 1}", label, then, effect=part.words(), unsure=unsure)

    @cached_method
    def _in_one(self) -> Choose:
        """Return a choice of several parts as the choice of one combination, if they add up."""
        kind = type(self.parts[0])
        if self.count == 1 or any(type(part) is not kind for part in self.parts):
            return self
        sums = [kind.merged(some) for some in combinations(self.parts, self.count)]
        added = tuple(each for each in sums if each is not None)
        return Choose(added) if len(added) == len(sums) else self

    def prospect(self, state: Any, doer: Doer, /) -> Prospect:
        """Return whether any part can be done now."""
        return best_prospect(self.parts, state, doer)

    def inside(self) -> Parts:
        """Return the parts."""
        return self.parts

    def default(self, options: Sequence[Option], /) -> str:
        """Return the first part without a payment."""
        free = {f"way:{n}" for n, part in enumerate(self.parts, 1) if not part.needs_payment()}
        return next((option.key for option in options if option.key in free), options[0].key)

    def automatic(self) -> bool:
        """Return False: it is a choice."""
        return False

    def leading_ways(self) -> Iterable[str]:
        """Return the only part that is not simply done, if one is to be chosen."""
        asks = [f"way:{n}" for n, part in enumerate(self.parts, 1) if not part.automatic()]
        return asks if self.count == len(asks) == 1 else ()

    @cached_method
    def words(self) -> Msg:
        """Return the parts in words, in a shorter form where they have one together."""
        short = type(self.parts[0]).choice_words(self.parts, self.count)
        if short is not None:
            return short
        if self.count == 1:
            return msg("effect-either", parts=words_of(self.parts))
        return msg("effect-several-of", parts=words_of(self.parts), count=self.count)

    @cached_method
    def label(self) -> Msg:
        """Return the labels of the parts, if one of them is chosen; otherwise the whole text."""
        if self.count > 1:
            return Effect.label(self)
        return msg("effect-one-of", parts=labels_of(self.parts))


# --- one after another ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Then(Effect[Any]):
    """The second may be done only after at least part of the first."""

    notation: ClassVar[str] = "then"

    first: Effect[Any]
    second: Effect[Any]

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(make(args.call(0)), make(args.call(1)))

    def ways(self, state: Any, doer: Doer, /) -> Iterable[Option]:
        """Return the ways of the first, each followed by the second."""
        return self._followed(self.first.ways(state, doer), doer)

    def due_ways(self, state: Any, doer: Doer) -> Iterable[Option]:
        """Return the ways to do at least part of the first, each followed by the second."""
        return self._followed(self.first.due_ways(state, doer), doer)

    def _followed(self, ways: Iterable[Option], doer: Doer) -> Iterable[Option]:
        second = Do(self.second, doer)
        return (way.leading_to(*way.then, second) for way in ways)

    def prospect(self, state: Any, doer: Doer, /) -> Prospect:
        """Return whether the first can be done now."""
        return self.first.prospect(state, doer)

    def inside(self) -> Parts:
        """Return both."""
        return (self.first, self.second)

    def optional(self) -> bool:
        """Return whether the first may be left out."""
        return self.first.optional()

    def can_fail(self) -> bool:
        """Return True: an earlier action could make the first impossible."""
        return True

    def needs_payment(self) -> bool:
        """Return whether the first requires a payment."""
        return self.first.needs_payment()

    @cached_method
    def words(self) -> Msg:
        """Return both in words."""
        return msg("effect-then", first=self.first.words(), second=self.second.words())

    @cached_method
    def label(self) -> Msg:
        """Return the label of the first."""
        return self.first.label()
