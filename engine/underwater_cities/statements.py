"""The effects of the components of Underwater Cities as data: the statements of the notation.

An effect is a tuple of statements: separate parts, in any order, each of which may be left out
(UC-1.5, UC-5.14). Nothing here acts; the data is frozen, hashable and can be stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from typing import Literal, TypeAlias

from engine.core.stored import Stored
from engine.underwater_cities.glossary import (
    Amount,
    Bundle,
    Colour,
    Counter,
    Kind,
    Period,
    Price,
    SingleKind,
    Thing,
)

# --- base classes --------------------------------------------------------------------------------


class Statement(Stored, abstract=True):
    """One statement of the notation."""

    __slots__ = ()


class Condition(Stored, abstract=True):
    """Something that is true or false of a player."""

    __slots__ = ()


class Event(Stored, abstract=True):
    """Something that happens to a player and triggers a permanent."""

    __slots__ = ()


class Purchase(Stored, abstract=True):
    """A kind of purchase that a discount or another cost applies to."""

    __slots__ = ()


Effect: TypeAlias = tuple[Statement, ...]
"""The effect of a component: parts in any order, each optional."""

# --- gaining, paying, choosing -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain(Statement):
    """Gain all of it (UC-6.12)."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Pay(Statement):
    """Pay one of the prices, then do something, at most this often (UC-6.9)."""

    prices: Amount
    then: Statement
    most: int = 1


@dataclass(frozen=True, slots=True)
class Exchange(Statement):
    """Give one bundle and get the other, in either direction, at most this often (UC-6.10)."""

    one: Bundle
    other: Bundle
    most: int = 1


@dataclass(frozen=True, slots=True)
class Choose(Statement):
    """Do exactly this many of these ways, all different (UC-6.14)."""

    ways: Effect
    count: int = 1


@dataclass(frozen=True, slots=True)
class All(Statement):
    """All of these, in any order, each optional."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Then(Statement):
    """The second may be done only after at least part of the first."""

    first: Statement
    second: Statement


# --- building and the like -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Build(Statement):
    """Build up to this many things, each of any of the kinds."""

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    less: Bundle = ()
    """The discount on the usual cost."""
    where: Literal["ordinary", "expansion", "any"] = "ordinary"
    """The sites that buildings may be built on (UC-6.21)."""
    upgrade_price: Literal["free"] | Amount | None = None
    """The price of upgrading everything built at once, all or nothing (UC-6.65)."""


@dataclass(frozen=True, slots=True)
class Upgrade(Statement):
    """Upgrade up to this many structures of the kinds (UC-6.31, UC-6.32)."""

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    differ: bool = False
    """All must be of different kinds."""


@dataclass(frozen=True, slots=True)
class Use(Statement):
    """Use up to this many of the player's action cards, all different (UC-6.41, UC-6.62)."""

    most: int
    times: int = 1
    """The number of times that each card's effect is carried out."""
    any_state: bool = False
    """True if used cards may be chosen as well."""


@dataclass(frozen=True, slots=True)
class Refresh(Statement):
    """Make up to this many of the player's used action cards available (UC-6.42)."""

    most: int


@dataclass(frozen=True, slots=True)
class TakeSpecial(Statement):
    """Take this many Special cards (UC-6.58)."""

    count: int


@dataclass(frozen=True, slots=True)
class Draw(Statement):
    """Draw this many cards and keep some of them (UC-6.61)."""

    count: int
    keep: int


@dataclass(frozen=True, slots=True)
class PerformSlot(Statement):
    """Perform the action of a slot (UC-5.20, UC-5.21)."""

    which: Literal["available", "occupied", "any", "always"]
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Convert(Statement):
    """Turn up to this many of the player's nonsymbiotic cities symbiotic (UC-6.33)."""

    most: int


@dataclass(frozen=True, slots=True)
class Trial(Statement):
    """Gain the production of up to this many different upgraded structures (UC-6.60, UC-7.33)."""

    most: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class GainMetropolis(Statement):
    """Draw this many unused blue metropolis tiles and keep one, connected (UC-6.28)."""

    draw: int


# --- conditions and counts -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class If(Statement):
    """Do something if a condition holds, otherwise something else, if given."""

    condition: Condition
    then: Statement
    otherwise: Statement | None = None


@dataclass(frozen=True, slots=True)
class Per(Statement):
    """Do something for every `divisor` of a count (UC-1.6)."""

    divisor: int
    counter: Counter
    then: Statement


@dataclass(frozen=True, slots=True)
class Tier(Statement):
    """Gain the points of the highest threshold reached."""

    counter: Counter
    steps: tuple[tuple[int, int], ...]
    """Ascending thresholds with their points."""


# --- while a card is claimed ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class On(Statement):
    """Whenever the event happens, something may be done at once (UC-6.46)."""

    event: Event
    then: Statement
    once: Period | None = None


@dataclass(frozen=True, slots=True)
class Boost(Statement):
    """The slot just used has other rules until the end of the turn (UC-6.51, UC-6.66)."""

    more: int = 0
    """The number of additional builds."""
    kinds: tuple[Kind, ...] = ()
    """Each building built there may be of any of these kinds."""
    both: bool = False
    """True if both of its alternatives may be done."""


@dataclass(frozen=True, slots=True)
class Ability(Statement):
    """May be done in each of the player's turns, between any two steps (UC-6.53)."""

    then: Statement
    once: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Discount(Statement):
    """Reduces the cost of such purchases (UC-6.3)."""

    what: Purchase
    bundle: Bundle
    once: Literal["turn"] | None = None
    """Limits it to the first purchase in each turn to which it makes a difference."""


@dataclass(frozen=True, slots=True)
class AltCost(Statement):
    """Allows another price for such purchases (UC-6.2)."""

    what: Purchase
    prices: Amount


@dataclass(frozen=True, slots=True)
class Limit(Statement):
    """Raises the hand limit (UC-5.27)."""

    hand: int


# --- timing --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Now(Statement):
    """The effect of a metropolis once it is connected (UC-6.27)."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Prod(Statement):
    """An effect in each Production (UC-7.11, UC-7.12)."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Replace(Statement):
    """In Production, up to this many structures produce something else (UC-7.8)."""

    kind: SingleKind
    old: Bundle
    new: Bundle
    most: int


@dataclass(frozen=True, slots=True)
class Feed(Statement):
    """At feeding, this many connected cities need no food (UC-7.19)."""

    free: int


@dataclass(frozen=True, slots=True)
class End(Statement):
    """An effect at final scoring (UC-7.25, UC-7.26)."""

    parts: Effect


STATEMENTS: tuple[type[Statement], ...] = (
    *(Gain, Pay, Exchange, Choose, All, Then),
    *(Build, Upgrade, Use, Refresh, TakeSpecial, Draw, PerformSlot, Convert, Trial),
    *(GainMetropolis, If, Per, Tier),
    *(On, Boost, Ability, Discount, AltCost, Limit),
    *(Now, Prod, Replace, Feed, End),
)


def inside(statement: Statement) -> Iterator[Statement]:
    """Yield the statements directly inside a statement."""
    match statement:
        case Choose(ways=parts) | All(parts=parts) | Now(parts=parts):
            yield from parts
        case Prod(parts=parts) | End(parts=parts):
            yield from parts
        case Then(first=first, second=second):
            yield from (first, second)
        case If(then=then, otherwise=otherwise):
            yield then
            if otherwise is not None:
                yield otherwise
        case Pay(then=then) | Per(then=then) | On(then=then) | Ability(then=then):
            yield then
        case _:
            return


def walk(effect: Effect) -> Iterator[Statement]:
    """Yield all statements of an effect, each before those nested in it."""
    for statement in effect:
        yield statement
        yield from walk(tuple(inside(statement)))


@cache
def in_one(statement: Choose) -> Choose:
    """Return a choice of several gains as a choice of one combination (UC-6.13)."""
    gains = [way.bundle for way in statement.ways if isinstance(way, Gain)]
    if statement.count == 1 or len(gains) < len(statement.ways):
        return statement
    return Choose(tuple(Gain(_sum(some)) for some in combinations(gains, statement.count)))


def _sum(bundles: Iterable[Bundle]) -> Bundle:
    """Return several bundles as one."""
    total: dict[Thing, int] = {}
    for thing, number in chain.from_iterable(bundles):
        total[thing] = total.get(thing, 0) + number
    return tuple(total.items())
