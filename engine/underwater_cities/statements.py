"""What the components of Underwater Cities do, as data: the statements of the effect notation.

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

# --- what all are --------------------------------------------------------------------------------


class Statement(Stored, abstract=True):
    """One statement of the notation."""

    __slots__ = ()


class Condition(Stored, abstract=True):
    """Something that holds for a player or not."""

    __slots__ = ()


class Event(Stored, abstract=True):
    """Something that happens to a player and sets a permanent off."""

    __slots__ = ()


class Purchase(Stored, abstract=True):
    """What a discount or another cost is for."""

    __slots__ = ()


Effect: TypeAlias = tuple[Statement, ...]
"""What a component does: parts in any order, each optional."""

# --- gaining, paying, choosing -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain(Statement):
    """Gain all of it (UC-6.12)."""

    bundle: Bundle


@dataclass(frozen=True, slots=True)
class Pay(Statement):
    """Pay one of the prices, then do something; so often at most (UC-6.9)."""

    prices: Amount
    then: Statement
    most: int = 1


@dataclass(frozen=True, slots=True)
class Exchange(Statement):
    """Give one bundle and get the other, either way; so often at most (UC-6.10)."""

    one: Bundle
    other: Bundle
    most: int = 1


@dataclass(frozen=True, slots=True)
class Choose(Statement):
    """Do exactly so many of these ways, different ones (UC-6.14)."""

    ways: Effect
    count: int = 1


@dataclass(frozen=True, slots=True)
class All(Statement):
    """All of these, in any order, each optional."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Then(Statement):
    """The second may be done only after at least a part of the first."""

    first: Statement
    second: Statement


# --- building and the like -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Build(Statement):
    """Build up to so many things, each of any of the kinds."""

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    less: Bundle = ()
    """How much less than usual it costs."""
    where: Literal["ordinary", "expansion", "any"] = "ordinary"
    """On which sites buildings may stand (UC-6.21)."""
    upgrade_price: Literal["free"] | Amount | None = None
    """What is built is upgraded at once for that, all or nothing (UC-6.65)."""


@dataclass(frozen=True, slots=True)
class Upgrade(Statement):
    """Upgrade up to so many structures of the kinds (UC-6.31, UC-6.32)."""

    most: int
    kinds: tuple[Kind, ...]
    price: Price = "usual"
    differ: bool = False
    """All must be of different kinds."""


@dataclass(frozen=True, slots=True)
class Use(Statement):
    """Use up to so many own action cards, different ones (UC-6.41, UC-6.62)."""

    most: int
    times: int = 1
    """How often the effect of each is carried out."""
    any_state: bool = False
    """A used one may be taken as well."""


@dataclass(frozen=True, slots=True)
class Refresh(Statement):
    """Make up to so many own used action cards available (UC-6.42)."""

    most: int


@dataclass(frozen=True, slots=True)
class TakeSpecial(Statement):
    """Take so many Special cards (UC-6.58)."""

    count: int


@dataclass(frozen=True, slots=True)
class Draw(Statement):
    """Draw so many cards and keep some of them (UC-6.61)."""

    count: int
    keep: int


@dataclass(frozen=True, slots=True)
class PerformSlot(Statement):
    """Perform the action of a slot (UC-5.20, UC-5.21)."""

    which: Literal["available", "occupied", "any", "always"]
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Convert(Statement):
    """Turn up to so many own nonsymbiotic cities into symbiotic ones (UC-6.33)."""

    most: int


@dataclass(frozen=True, slots=True)
class Trial(Statement):
    """Gain the production of up to so many different upgraded structures (UC-6.60, UC-7.33)."""

    most: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class GainMetropolis(Statement):
    """Draw so many unused blue metropolis tiles and keep one, connected (UC-6.28)."""

    draw: int


# --- depending on something ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class If(Statement):
    """Do something if a condition holds, otherwise perhaps something else."""

    condition: Condition
    then: Statement
    otherwise: Statement | None = None


@dataclass(frozen=True, slots=True)
class Per(Statement):
    """Do something for each so many of what is counted (UC-1.6)."""

    divisor: int
    counter: Counter
    then: Statement


@dataclass(frozen=True, slots=True)
class Tier(Statement):
    """Gain the points of the highest number reached."""

    counter: Counter
    steps: tuple[tuple[int, int], ...]
    """Numbers and the points for them, rising."""


# --- holding while a card is claimed -------------------------------------------------------------


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
    """So many further builds of its kind."""
    kinds: tuple[Kind, ...] = ()
    """Each building built there may be of any of these kinds."""
    both: bool = False
    """Both sides of its alternative may be done."""


@dataclass(frozen=True, slots=True)
class Ability(Statement):
    """May be done in each own turn, between any two steps (UC-6.53)."""

    then: Statement
    once: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Discount(Statement):
    """Such purchases cost so much less (UC-6.3)."""

    what: Purchase
    bundle: Bundle
    once: Literal["turn"] | None = None
    """Only the first in each turn to which it makes a difference."""


@dataclass(frozen=True, slots=True)
class AltCost(Statement):
    """Such purchases may be paid for with this instead (UC-6.2)."""

    what: Purchase
    prices: Amount


@dataclass(frozen=True, slots=True)
class Limit(Statement):
    """The hand limit is so much higher (UC-5.27)."""

    hand: int


# --- when it counts ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Now(Statement):
    """Of a metropolis: once, on connecting (UC-6.27)."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Prod(Statement):
    """In each Production (UC-7.11, UC-7.12)."""

    parts: Effect


@dataclass(frozen=True, slots=True)
class Replace(Statement):
    """In Production, up to so many structures make something else (UC-7.8)."""

    kind: SingleKind
    old: Bundle
    new: Bundle
    most: int


@dataclass(frozen=True, slots=True)
class Feed(Statement):
    """At feeding, so many connected cities need no food (UC-7.19)."""

    free: int


@dataclass(frozen=True, slots=True)
class End(Statement):
    """At final scoring (UC-7.25, UC-7.26)."""

    parts: Effect


STATEMENTS: tuple[type[Statement], ...] = (
    *(Gain, Pay, Exchange, Choose, All, Then),
    *(Build, Upgrade, Use, Refresh, TakeSpecial, Draw, PerformSlot, Convert, Trial),
    *(GainMetropolis, If, Per, Tier),
    *(On, Boost, Ability, Discount, AltCost, Limit),
    *(Now, Prod, Replace, Feed, End),
)


def inside(statement: Statement) -> Iterator[Statement]:
    """The statements directly inside a statement."""
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
    """All statements of an effect, each before those inside it."""
    for statement in effect:
        yield statement
        yield from walk(tuple(inside(statement)))


@cache
def in_one(statement: Choose) -> Choose:
    """A choice of several gains as one question: all that can come together (UC-6.13)."""
    gains = [way.bundle for way in statement.ways if isinstance(way, Gain)]
    if statement.count == 1 or len(gains) < len(statement.ways):
        return statement
    return Choose(tuple(Gain(_sum(some)) for some in combinations(gains, statement.count)))


def _sum(bundles: Iterable[Bundle]) -> Bundle:
    """Several bundles as one."""
    total: dict[Thing, int] = {}
    for thing, number in chain.from_iterable(bundles):
        total[thing] = total.get(thing, 0) + number
    return tuple(total.items())
