"""The statements used in the effect cells of an Underwater Cities pack.

Each kind of component has its own vocabulary: a permanent can say other things than an instant
card, so a statement in the wrong place is unknown there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from engine.core.notation import Args, Call, Name, NotationError, Vocabulary
from engine.underwater_cities import phrases, statements
from engine.underwater_cities.conditions import SlotUsed, SpecialCards
from engine.underwater_cities.glossary import Amount, Bundle, CardType, Price, SingleKind
from engine.underwater_cities.phrases import (
    COLOURS,
    COUNTERS,
    GAINS,
    KINDS,
    SINGLE_STRUCTURES,
    STRUCTURES,
    number,
    word,
    words,
)
from engine.underwater_cities.statements import Effect, Event, Statement

Make: TypeAlias = Callable[[Call], Statement]
"""Builds the statements nested in a statement."""
Maker: TypeAlias = Callable[[Args, Make], Statement]
Words: TypeAlias = Vocabulary[Statement]

MADE = "made_biomatter"
MADE_BY: dict[SingleKind, Bundle] = {
    "farm": (("kelp", 1),),
    "desal": (("credit", 1),),
    "lab": (("science", 1),),
    "tunnel": (("credit", 1),),
}
"""The base production that can be replaced (UC-7.5, UC-7.8)."""
BUILDINGS_BUILT_THERE = ("farm", "desal", "lab")
BUILT_THERE = (*BUILDINGS_BUILT_THERE, "tunnel", "city")
"""Slot families that are named after what is built there (UC-6.66)."""


# --- gaining, paying, choosing -------------------------------------------------------------------


def _parts(args: Args, make: Make) -> Effect:
    return tuple(map(make, args.calls()))


def _gain_of(goods: tuple[str, ...]) -> Maker:
    """Return a maker for gains of these things."""

    def gain(args: Args, _make: Make) -> Statement:
        return statements.Gain(phrases.bundle(args, 0, goods))

    return gain


def _pay_with(prices: tuple[str, ...]) -> Maker:
    """Return a maker for payments with these things."""

    def pay(args: Args, make: Make) -> Statement:
        then = make(args.call(1))
        return statements.Pay(phrases.amount(args, 0, prices), then, number(args, "max", 1))

    return pay


def _exchange(args: Args, _make: Make) -> Statement:
    one, other = phrases.bundle(args, 0), phrases.bundle(args, 1)
    return statements.Exchange(one, other, number(args, "max", 1))


def _choose(args: Args, make: Make) -> Statement:
    ways, count = _parts(args, make), number(args, "n", 1)
    if count >= len(ways):
        at = args.expr("n").at if "n" in args else args.expr(0).at
        allowed = f"1-{len(ways) - 1}"
        raise NotationError(at, "notation-not-one-of", found=str(count), allowed=allowed)
    return statements.Choose(ways, count)


def _all(args: Args, make: Make) -> Statement:
    return statements.All(_parts(args, make))


def _then(args: Args, make: Make) -> Statement:
    return statements.Then(make(args.call(0)), make(args.call(1)))


# --- building and the like -----------------------------------------------------------------------


def _free_or(args: Args, where: str) -> Literal["free"] | Amount:
    """Return `free`, or a price."""
    if isinstance(args.expr(where), Name):
        args.name(where, ("free",))
        return "free"
    return phrases.amount(args, where)


def _price(args: Args) -> Price:
    return _free_or(args, "cost") if "cost" in args else "usual"


def _where(args: Args) -> Literal["ordinary", "expansion", "any"]:
    if "on" not in args:
        return "ordinary"
    return "any" if args.name("on", ("expansion", "any")) == "any" else "expansion"


def _build(args: Args, _make: Make) -> Statement:
    upgraded = "upgrade" in args
    kinds = words(args, 1, STRUCTURES if upgraded else KINDS)
    less: Bundle = phrases.bundle(args, "less") if "less" in args else ()
    if less and "cost" in args:
        raise NotationError(args.expr("less").at, "underwater-cities-pack-less-than-usual")
    return statements.Build(
        *(number(args, 0), kinds, _price(args), less, _where(args)),
        upgrade_price=_free_or(args, "upgrade") if upgraded else None,
    )


def _upgrade(args: Args, _make: Make) -> Statement:
    kinds = words(args, 1, STRUCTURES)
    return statements.Upgrade(number(args, 0), kinds, _price(args), phrases.yes(args, "differ"))


def _use(args: Args, _make: Make) -> Statement:
    any_state = "state" in args and args.name("state", ("any",)) == "any"
    return statements.Use(number(args, 0), number(args, "times", 1), any_state)


def _refresh(args: Args, _make: Make) -> Statement:
    return statements.Refresh(number(args, 0))


def _special(args: Args, _make: Make) -> Statement:
    return statements.TakeSpecial(number(args, 0))


def _draw(args: Args, _make: Make) -> Statement:
    count, keep = number(args, 0), number(args, "keep")
    if keep > count:
        at, found = args.expr("keep").at, str(keep)
        raise NotationError(at, "notation-not-one-of", found=found, allowed=f"1-{count}")
    return statements.Draw(count, keep)


def _slot(args: Args, _make: Make) -> Statement:
    which = args.name(0, ("available", "occupied", "any", "always"))
    if which == "always":
        return statements.PerformSlot("always")
    colour = word(args, "colour", COLOURS) if "colour" in args else None
    if which == "available":
        return statements.PerformSlot("available", colour)
    return statements.PerformSlot("occupied" if which == "occupied" else "any", colour)


def _convert(args: Args, _make: Make) -> Statement:
    return statements.Convert(number(args, 0))


def _trial(args: Args, _make: Make) -> Statement:
    return statements.Trial(number(args, 0), words(args, 1, STRUCTURES))


def _metropolis(args: Args, _make: Make) -> Statement:
    return statements.GainMetropolis(number(args, "draw"))


# --- conditions and counts -----------------------------------------------------------------------


def _if(args: Args, make: Make) -> Statement:
    otherwise = make(args.call("else")) if "else" in args else None
    return statements.If(phrases.condition(args.expr(0)), make(args.call(1)), otherwise)


def _per(args: Args, make: Make) -> Statement:
    divisor, counter = phrases.counter(args, 0)
    return statements.Per(divisor, counter, make(args.call(1)))


def _tier(args: Args, _make: Make) -> Statement:
    counter = word(args, 0, COUNTERS)
    steps = tuple((ratio.a, ratio.b) for ratio in args.ratios(1))
    for place, (low, high) in enumerate(zip(((0, 0), *steps), steps, strict=False), start=1):
        if not (low[0] < high[0] and low[1] < high[1]):
            raise NotationError(args.expr(place).at, "underwater-cities-pack-rising")
    return statements.Tier(counter, steps)


# --- while a card is claimed ---------------------------------------------------------------------


def _on(args: Args, make: Make) -> Statement:
    event, answer = phrases.event(args.expr(0)), args.call(1)
    then = make(answer)
    if isinstance(then, statements.Boost):
        _check_boost(then, event, answer.at)
    return statements.On(event, then, phrases.once(args))


def _check_boost(boost: statements.Boost, event: Event, at: int) -> None:
    """Raise unless the boost is for the slot just used and its family supports it."""
    family = event.family if isinstance(event, SlotUsed) else None
    builds = BUILT_THERE if boost.more else BUILDINGS_BUILT_THERE
    fits = family not in (None, "always") if boost.both else family in builds
    if not fits:
        raise NotationError(at, "underwater-cities-pack-boost")


def _boost(args: Args, _make: Make) -> Statement:
    if "more" in args:
        return statements.Boost(more=number(args, "more"))
    if "kinds" in args:
        return statements.Boost(kinds=(word(args, "kinds", phrases.BUILDINGS),))
    args.name("both", ("yes",))
    return statements.Boost(both=True)


def _ability(args: Args, make: Make) -> Statement:
    args.name("once", ("turn",))
    return statements.Ability(make(args.call(0)))


def _discount(args: Args, _make: Make) -> Statement:
    what = phrases.purchase(args.expr(0), cards=True)
    if isinstance(what, SpecialCards):
        bundle = phrases.bundle(args, 1, ("credit",))
    else:
        bundle = phrases.bundle(args, 1)
    once = "once" in args and args.name("once", ("turn",)) == "turn"
    return statements.Discount(what, bundle, "turn" if once else None)


def _alt_cost(args: Args, _make: Make) -> Statement:
    what = phrases.purchase(args.expr(0), cards=False)
    return statements.AltCost(what, phrases.amount(args, 1))


def _limit(args: Args, _make: Make) -> Statement:
    return statements.Limit(number(args, "hand"))


# --- timing --------------------------------------------------------------------------------------


def _now(args: Args, make: Make) -> Statement:
    return statements.Now(_parts(args, make))


def _prod(args: Args, make: Make) -> Statement:
    return statements.Prod(_parts(args, make))


def _replace(args: Args, _make: Make) -> Statement:
    kind = word(args, 0, SINGLE_STRUCTURES)
    old = phrases.bundle(args, 1)
    if old != MADE_BY[kind]:
        raise NotationError(args.expr(1).at, "underwater-cities-pack-replaced")
    new = phrases.bundle(args, 2, (*phrases.RESOURCES, "point"))
    return statements.Replace(kind, old, new, number(args, "n"))


def _feed(args: Args, _make: Make) -> Statement:
    return statements.Feed(number(args, "free"))


def _end(args: Args, make: Make) -> Statement:
    return statements.End(_parts(args, make))


# --- the vocabularies ----------------------------------------------------------------------------


def _vocabulary(makers: Mapping[str, Maker]) -> Words:
    """Return a vocabulary of these statements, which may be nested in one another."""

    def whole(maker: Maker) -> Callable[[Call, Make], Statement]:
        """Return the maker wrapped to check that all arguments were read."""

        def build(call: Call, make: Make) -> Statement:
            args = Args(call)
            made = maker(args, make)
            args.end()
            return made

        return build

    return Vocabulary({name: whole(maker) for name, maker in makers.items()})


def _holding(words_inside: Words, maker: Maker) -> Maker:
    """Return a statement whose nested statements come from another vocabulary."""
    return lambda args, _make: maker(args, words_inside.build_call)


_DEEDS: dict[str, Maker] = {
    "gain": _gain_of(GAINS),
    "pay": _pay_with((*phrases.RESOURCES, "card")),
    "exchange": _exchange,
    "choose": _choose,
    "all": _all,
    "then": _then,
    "build": _build,
    "upgrade": _upgrade,
    "use": _use,
    "refresh": _refresh,
    "special": _special,
    "draw": _draw,
    "slot": _slot,
    "convert": _convert,
    "trial": _trial,
    "metropolis": _metropolis,
    "if": _if,
    "per": _per,
    "tier": _tier,
}
DEEDS = _vocabulary(_DEEDS)
"""Immediate effects: instants, action cards, slots and contracts."""

_TRIGGERED = _vocabulary(
    {**{name: _holding(DEEDS, maker) for name, maker in _DEEDS.items()}, "boost": _boost}
)
PERMANENT = _vocabulary(
    {
        "on": _holding(_TRIGGERED, _on),
        "ability": _holding(DEEDS, _ability),
        "discount": _discount,
        "altcost": _alt_cost,
        "limit": _limit,
    }
)
"""Effects that last while a permanent is claimed."""

_PRODUCING = _vocabulary({**_DEEDS, "pay": _pay_with((*phrases.RESOURCES, "card", MADE))})
_PARTS_OF_PRODUCTION = _vocabulary(
    {
        **{name: _holding(_PRODUCING, maker) for name, maker in _DEEDS.items()},
        "pay": _holding(_PRODUCING, _pay_with((*phrases.RESOURCES, "card", MADE))),
        "replace": _replace,
        "feed": _feed,
    }
)
PRODUCTION = _vocabulary({"prod": _holding(_PARTS_OF_PRODUCTION, _prod)})
"""The effect of a production card."""

_POINTS = _vocabulary({"gain": _gain_of(("point",))})
_SCORING = _vocabulary(
    {
        "gain": _gain_of(("point",)),
        "per": _holding(_POINTS, _per),
        "pay": _holding(_POINTS, _pay_with(tuple(phrases.RESOURCES))),
        "tier": _tier,
    }
)
END = _vocabulary({"end": _holding(_SCORING, _end)})
"""The value of an end-scoring card or a brown metropolis."""

METROPOLIS = _vocabulary(
    {
        "now": _holding(DEEDS, _now),
        "prod": _holding(_PARTS_OF_PRODUCTION, _prod),
    }
)
"""The effect of a blue metropolis."""

OF_TYPES: dict[CardType, Words] = {
    "instant": DEEDS,
    "permanent": PERMANENT,
    "action": DEEDS,
    "production": PRODUCTION,
    "end": END,
}
"""The vocabulary of each type of card."""
