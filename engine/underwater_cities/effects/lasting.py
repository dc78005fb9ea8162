"""Statements that last while a card is claimed or a metropolis is connected, and their timing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal, Self

from engine.core.effects.combinators import words_of
from engine.core.effects.effect import Statement
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.core.storage.kept import cached_method
from engine.underwater_cities.effects.effect import AnyEffect, Effect
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.terms.events import Entered, SlotUsed, Trigger, TurnEnded
from engine.underwater_cities.terms.glossary import (
    Amount,
    Bundle,
    Family,
    Kind,
    Period,
    SingleKind,
    singles,
)
from engine.underwater_cities.terms.purchases import Purchase, SpecialCards
from engine.underwater_cities.words.names import bundle_words, goods, kinds_words, prices, thing

MADE_BY: Mapping[SingleKind, Bundle] = MappingProxyType(
    {
        "farm": (("kelp", 1),),
        "desal": (("credit", 1),),
        "lab": (("science", 1),),
        "tunnel": (("credit", 1),),
    }
)
"""The base production that can be replaced (UC-7.5, UC-7.8)."""
BUILDINGS_BUILT_THERE = ("farm", "desal", "lab")
BUILT_THERE = (*BUILDINGS_BUILT_THERE, "tunnel", "city")
"""Slot families that are named after what is built there (UC-6.66)."""

# --- permanents ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Boost(Statement):
    """The slot just used has other rules until the end of the turn (UC-6.51, UC-6.66)."""

    notation: ClassVar[str] = "boost"

    more: int = 0
    """The number of additional builds."""
    kinds: tuple[Kind, ...] = ()
    """Each building built there may be of any of these kinds."""
    both: bool = False
    """True if both of its alternatives may be done."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        if "more" in args:
            return cls(more=phrases.number(args, "more"))
        if "kinds" in args:
            return cls(kinds=(phrases.word(args, "kinds", phrases.BUILDINGS),))
        args.name("both", ("yes",))
        return cls(both=True)

    def fits(self, event: Trigger) -> bool:
        """Return whether it is for the slot just used, whose family supports it."""
        family = event.family if isinstance(event, SlotUsed) else None
        if self.both:
            return family not in (None, "always")
        return family in (BUILT_THERE if self.more else BUILDINGS_BUILT_THERE)

    def words(self) -> Msg:
        """Return how a slot changes."""
        if self.both:
            return msg("underwater-cities-do-boost-both")
        return msg("underwater-cities-do-boost-kinds", kinds=kinds_words(singles(self.kinds)))

    def words_at(self, family: Family) -> Msg:
        """Return how a slot of this family changes."""
        if not self.more:
            return self.words()
        return msg("underwater-cities-do-boost-more", count=self.more, kind=thing(family))


@dataclass(frozen=True, slots=True)
class On(Statement):
    """Whenever the event happens, something may be done at once (UC-6.46)."""

    notation: ClassVar[str] = "on"

    event: Trigger
    then: Statement
    once: Period | None = None

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        event, answer = phrases.event(args.expr(0)), args.call(1)
        then = make(answer)
        if isinstance(then, Boost) and not then.fits(event):
            raise NotationError(answer.at, "underwater-cities-pack-boost")
        return cls(event, then, phrases.once(args))

    def inside(self) -> Iterable[Statement]:
        """Return what may be done."""
        return (self.then,)

    @cached_method
    def words(self) -> Msg:
        """Return the event, what may be done, and how often."""
        event, then = self.event.words(), self._then_words()
        if self.once is not None:
            return msg(f"underwater-cities-do-on-once-{self.once}", event=event, then=then)
        if isinstance(self.event, TurnEnded):
            return msg("underwater-cities-do-on-turn-end", then=then)
        return msg("underwater-cities-do-on", event=event, then=then)

    def _then_words(self) -> Msg:
        if isinstance(self.then, Boost) and isinstance(self.event, SlotUsed):
            return self.then.words_at(self.event.family)
        words = self.then.words()
        if isinstance(self.event, Entered) and words.key == "underwater-cities-do-gain":
            return msg("underwater-cities-do-gain-more", **dict(words.args))
        return words


@dataclass(frozen=True, slots=True)
class Ability(Statement):
    """May be done in each of the player's turns, between any two steps (UC-6.53)."""

    notation: ClassVar[str] = "ability"

    then: AnyEffect
    once: Literal["turn"] = "turn"

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        args.name("once", ("turn",))
        return cls(make(args.call(0)))

    def inside(self) -> Iterable[Statement]:
        """Return what may be done."""
        return (self.then,)

    @cached_method
    def words(self) -> Msg:
        """Return what may be done once a turn."""
        return msg("underwater-cities-do-ability", then=self.then.words())


@dataclass(frozen=True, slots=True)
class Discount(Statement):
    """Reduces the cost of such purchases (UC-6.3)."""

    notation: ClassVar[str] = "discount"

    what: Purchase
    bundle: Bundle
    once: Literal["turn"] | None = None
    """Limits it to the first purchase in each turn to which it makes a difference."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        what = phrases.purchase(args.expr(0), cards=True)
        paid = ("credit",) if isinstance(what, SpecialCards) else tuple(phrases.RESOURCES)
        once = "once" in args and args.name("once", ("turn",)) == "turn"
        return cls(what, phrases.bundle(args, 1, paid), "turn" if once else None)

    @cached_method
    def words(self) -> Msg:
        """Return the purchase and what is taken off."""
        key = "underwater-cities-do-discount"
        if self.once:
            key = "underwater-cities-do-discount-once"
        elif isinstance(self.what, SpecialCards):
            return msg("underwater-cities-do-discount-special", goods=goods(self.bundle))
        return msg(key, event=self.what.words(), goods=goods(self.bundle))


@dataclass(frozen=True, slots=True)
class AltCost(Statement):
    """Allows another price for such purchases (UC-6.2)."""

    notation: ClassVar[str] = "altcost"

    what: Purchase
    prices: Amount

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.purchase(args.expr(0), cards=False), phrases.amount(args, 1))

    @cached_method
    def words(self) -> Msg:
        """Return the purchase and its other prices."""
        event = self.what.words()
        return msg("underwater-cities-do-other-cost", event=event, prices=prices(self.prices))


@dataclass(frozen=True, slots=True)
class Limit(Statement):
    """Raises the hand limit (UC-5.27)."""

    notation: ClassVar[str] = "limit"

    hand: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, "hand"))

    def words(self) -> Msg:
        """Return by how much."""
        return msg("underwater-cities-do-limit", count=self.hand)


# --- timing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment(Statement, abstract=True):
    """Statements that count at one moment."""

    parts: tuple[Statement, ...]

    @classmethod
    def read(cls, args: Args, make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(tuple(map(make, args.calls())))

    def inside(self) -> Iterable[Statement]:
        """Return the parts."""
        return self.parts


@dataclass(frozen=True, slots=True)
class Now(Moment):
    """The effect of a metropolis once it is connected (UC-6.27)."""

    notation: ClassVar[str] = "now"

    def words(self) -> Msg:
        """Return the parts in words."""
        return msg("underwater-cities-do-now", parts=words_of(self.parts))


@dataclass(frozen=True, slots=True)
class Prod(Moment):
    """An effect in each Production (UC-7.11, UC-7.12)."""

    notation: ClassVar[str] = "prod"

    def words(self) -> Msg:
        """Return the parts in words."""
        return msg("underwater-cities-do-prod", parts=production_words(self.parts))


@dataclass(frozen=True, slots=True)
class End(Moment):
    """An effect at final scoring (UC-7.25, UC-7.26)."""

    notation: ClassVar[str] = "end"

    def words(self) -> Msg:
        """Return the parts in words."""
        return msg("underwater-cities-do-end", parts=words_of(self.parts))


# --- Production ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Replace(Statement):
    """In Production, up to this many structures produce something else (UC-7.8)."""

    notation: ClassVar[str] = "replace"

    kind: SingleKind
    old: Bundle
    new: Bundle
    most: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        kind = phrases.word(args, 0, phrases.SINGLE_STRUCTURES)
        old = phrases.bundle(args, 1)
        if old != MADE_BY[kind]:
            raise NotationError(args.expr(1).at, "underwater-cities-pack-replaced")
        new = phrases.bundle(args, 2, (*phrases.RESOURCES, "point"))
        return cls(kind, old, new, phrases.number(args, "n"))

    @cached_method
    def words(self) -> Msg:
        """Return what is produced instead of what."""
        return msg(
            "underwater-cities-do-replace",
            count=self.most,
            kind=thing(self.kind),
            old=bundle_words(self.old),
            new=bundle_words(self.new),
        )


@dataclass(frozen=True, slots=True)
class Feed(Statement):
    """At feeding, this many connected cities need no food (UC-7.19)."""

    notation: ClassVar[str] = "feed"

    free: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, "free"))

    def words(self) -> Msg:
        """Return how many."""
        return msg("underwater-cities-do-feed", count=self.free)


def production_words(says: Iterable[Statement]) -> tuple[Msg, ...]:
    """Return statements in words, as parts of Production."""
    return tuple(
        part.words_in_production() if isinstance(part, Effect) else part.words() for part in says
    )
