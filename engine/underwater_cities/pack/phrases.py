"""Words, amounts, conditions, events and purchases in statements of the notation.

Counts must be at least 1, and a bundle or alternative names each thing once: anything else would be
a mistake in the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar, get_args

from engine.core.packs import notation
from engine.core.packs.notation import Args, Call, Expr, Name, NotationError
from engine.underwater_cities.board.survey import Where
from engine.underwater_cities.terms import conditions
from engine.underwater_cities.terms.conditions import Condition
from engine.underwater_cities.terms.events import (
    Advanced,
    Built,
    CardUsed,
    Claimed,
    Entered,
    Matched,
    MetropolisConnected,
    Mismatched,
    SlotGave,
    SlotUsed,
    SpecialTaken,
    Trigger,
    TurnEnded,
    Upgraded,
)
from engine.underwater_cities.terms.glossary import (
    OVER_THE_TRACK,
    Amount,
    Bundle,
    CardType,
    Colour,
    Counter,
    Family,
    Kind,
    Period,
    Price,
    Resource,
    SingleKind,
    Thing,
)
from engine.underwater_cities.terms.purchases import Builds, Purchase, SpecialCards, Upgrades

T = TypeVar("T", bound=str)
FULL_TRACK = 4
"""The highest space of the Federation track, which counts down to 1."""

KINDS: dict[str, Kind] = {word: word for word in get_args(Kind)}
STRUCTURES: dict[str, Kind] = {
    word: kind for word, kind in KINDS.items() if kind not in ("white", "purple", "city")
}
SINGLE_STRUCTURES: dict[str, SingleKind] = {
    word: word for word in get_args(SingleKind) if word in STRUCTURES
}
BUILDINGS: dict[str, Kind] = {word: KINDS[word] for word in ("farm", "desal", "lab", "building")}
COUNTERS: dict[str, Counter] = {word: word for word in get_args(Counter)}
COLOURS: dict[str, Colour] = {word: word for word in get_args(Colour)}
FAMILIES: dict[str, Family] = {word: word for word in get_args(Family)}
PERIODS: dict[str, Period] = {word: word for word in get_args(Period)}
CLAIMED_TYPES: dict[str, CardType] = {
    word: word for word in get_args(CardType) if word != "instant"
}
RESOURCES: dict[str, Resource] = {word: word for word in get_args(Resource)}
THINGS: dict[str, Thing] = {word: word for word in get_args(Thing)}
GAINS = (*RESOURCES, "point", "card", "federation")


# --- words and numbers ---------------------------------------------------------------------------


def word(args: Args, where: int | str, among: Mapping[str, T]) -> T:
    """Return one of these words."""
    return among[args.name(where, among)]


def words(args: Args, start: int, among: Mapping[str, T]) -> tuple[T, ...]:
    """Return all words from that position on, without duplicates."""
    found = args.names(start, among)
    for position, name in enumerate(found):
        if name in found[:position]:
            at = args.expr(start + position).at
            raise NotationError(at, "underwater-cities-pack-twice", name=name)
    return tuple(among[name] for name in found)


def number(args: Args, where: int | str, default: int | None = None) -> int:
    """Return a number, at least 1."""
    if default is not None and where not in args:
        return default
    found = args.number(where)
    if found < 1:
        raise NotationError(args.expr(where).at, "underwater-cities-pack-zero")
    return found


def yes(args: Args, where: str) -> bool:
    """Return whether a flag argument is given, whose only value is `yes`."""
    return where in args and args.name(where, ("yes",)) == "yes"


def once(args: Args) -> Period | None:
    """Return the period of `once=`, if given."""
    return word(args, "once", PERIODS) if "once" in args else None


# --- amounts -------------------------------------------------------------------------------------


def counted(found: notation.Bundle, among: Mapping[str, T]) -> tuple[tuple[T, int], ...]:
    """Return names with their numbers, without duplicates and each at least 1."""
    numbers: dict[T, int] = {}
    for item in found.items:
        if item.name is None or item.name not in among:
            allowed = ", ".join(sorted(among))
            given = item.name or str(item.count)
            raise NotationError(item.at, "notation-not-one-of", found=given, allowed=allowed)
        if item.count < 1:
            raise NotationError(item.at, "underwater-cities-pack-zero")
        if among[item.name] in numbers:
            raise NotationError(item.at, "underwater-cities-pack-twice", name=item.name)
        numbers[among[item.name]] = item.count
    return tuple(numbers.items())


def things(found: notation.Bundle, among: tuple[str, ...]) -> Bundle:
    """Return a bundle of these things."""
    return counted(found, {name: THINGS[name] for name in among})


def bundle(args: Args, where: int | str, among: tuple[str, ...] = tuple(RESOURCES)) -> Bundle:
    """Return one bundle of these things."""
    return things(args.bundle(where, among), among)


def amount(args: Args, where: int | str, among: tuple[str, ...] = tuple(RESOURCES)) -> Amount:
    """Return alternative bundles of these things."""
    return tuple(things(each, among) for each in args.amount(where, among).bundles)


def free_or(args: Args, where: str) -> Literal["free"] | Amount:
    """Return `free`, or a price."""
    if isinstance(args.expr(where), Name):
        args.name(where, ("free",))
        return "free"
    return amount(args, where)


def price(args: Args) -> Price:
    """Return the price of a build or an upgrade."""
    return free_or(args, "cost") if "cost" in args else "usual"


def where(args: Args) -> Where:
    """Return the building sites that `on=` allows."""
    if "on" not in args:
        return "ordinary"
    return "any" if args.name("on", ("expansion", "any")) == "any" else "expansion"


def counter(args: Args, where: int) -> tuple[int, Counter]:
    """Return a single counter with its number."""
    found = counted(args.bundle(where, COUNTERS), COUNTERS)
    if len(found) != 1:
        raise NotationError(args.expr(where).at, "underwater-cities-pack-one-counter")
    return found[0][1], found[0][0]


# --- conditions ----------------------------------------------------------------------------------


def condition(expr: Expr) -> Condition:
    """Return a condition, as written in `if(...)`."""
    match expr:
        case notation.Amount(bundles=(found,)):
            return conditions.AtLeast(counted(found, COUNTERS))
        case Call(name=name) if name in CONDITIONS:
            args = Args(expr)
            made = CONDITIONS[name](args)
            args.end()
            return made
        case _:
            raise _not_known(expr, CONDITIONS)


def _at_most(args: Args) -> Condition:
    most, what = counter(args, 0)
    return conditions.AtMost(what, most)


def _have(args: Args) -> Condition:
    return conditions.Have(bundle(args, 0))


def _on_space(args: Args) -> Condition:
    return conditions.OnSpace(_space(args))


def _not(args: Args) -> Condition:
    return conditions.Not(condition(args.expr(0)))


def _space(args: Args) -> int:
    """Return a space of the Federation track."""
    space = number(args, 0)
    if space > FULL_TRACK:
        at = args.expr(0).at
        raise NotationError(at, "notation-not-one-of", found=str(space), allowed=f"1-{FULL_TRACK}")
    return space


CONDITIONS: dict[str, Callable[[Args], Condition]] = {
    "atmost": _at_most,
    "have": _have,
    "fed": _on_space,
    "not": _not,
}


# --- events --------------------------------------------------------------------------------------


def event(expr: Expr) -> Trigger:
    """Return an event, as written in `on(...)`."""
    match expr:
        case Name(text=text) if text in PLAIN_EVENTS:
            return PLAIN_EVENTS[text]
        case Call(name=name) if name in EVENTS:
            args = Args(expr)
            made = EVENTS[name](args)
            args.end()
            return made
        case _:
            raise _not_known(expr, (*PLAIN_EVENTS, *EVENTS))


def _built(args: Args) -> Trigger:
    kinds = words(args, 0, KINDS)
    if "nth" not in args:
        return Built(kinds)
    per = args.name("per", ("city", "turn"))
    return Built(kinds, number(args, "nth"), "city" if per == "city" else "turn")


def _upgraded(args: Args) -> Trigger:
    kinds = words(args, 0, STRUCTURES)
    if "nth" not in args:
        return Upgraded(kinds)
    args.name("per", ("city",))
    return Upgraded(kinds, number(args, "nth"), "city")


def _entered(args: Args) -> Trigger:
    if isinstance(args.expr(0), Name):
        args.name(0, ("over",))
        return Entered(OVER_THE_TRACK)
    return Entered(_space(args))


def _slot_used(args: Args) -> Trigger:
    return SlotUsed(word(args, 0, FAMILIES))


def _slot_gave(args: Args) -> Trigger:
    return SlotGave(word(args, 0, RESOURCES))


def _matched(args: Args) -> Trigger:
    colour = args.name(0, (*COLOURS, "any"))
    return Matched(COLOURS.get(colour))


def _claimed(args: Args) -> Trigger:
    type_ = args.name(0, (*CLAIMED_TYPES, "any"))
    return Claimed(CLAIMED_TYPES.get(type_))


EVENTS: dict[str, Callable[[Args], Trigger]] = {
    "build": _built,
    "upgrade": _upgraded,
    "fed": _entered,
    "slot": _slot_used,
    "gives": _slot_gave,
    "match": _matched,
    "claim": _claimed,
}
PLAIN_EVENTS: dict[str, Trigger] = {
    "federation": Advanced(),
    "mismatch": Mismatched(),
    "use": CardUsed(),
    "special": SpecialTaken(),
    "metropolis": MetropolisConnected(),
    "turn_end": TurnEnded(),
}
"""The events that are a single word."""


# --- purchases -----------------------------------------------------------------------------------


def purchase(expr: Expr, *, cards: bool) -> Purchase:
    """Return the purchase that a price change is for; with `cards`, Special cards are allowed."""
    match expr:
        case Name(text="special") if cards:
            return SpecialCards()
        case Call(name="build"):
            args = Args(expr)
            builds = Builds(words(args, 0, KINDS))
            args.end()
            return builds
        case Call(name="upgrade"):
            args = Args(expr)
            upgrades = Upgrades(words(args, 0, STRUCTURES))
            args.end()
            return upgrades
        case _:
            raise _not_known(expr, ("build", "upgrade", *(("special",) if cards else ())))


def _not_known(expr: Expr, known: Mapping[str, object] | tuple[str, ...]) -> NotationError:
    found, allowed = notation.write(expr), ", ".join(known)
    return NotationError(expr.at, "notation-not-one-of", found=found, allowed=allowed)
