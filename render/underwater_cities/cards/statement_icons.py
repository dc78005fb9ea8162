"""Components' effects as icons: one function for each statement of the notation.

A price, condition or event is in a frame of its own before an arrow; a slash means one or the
other, a plus both.
"""

from __future__ import annotations

from functools import singledispatch

from engine.underwater_cities.glossary import Amount, Price
from engine.underwater_cities.statements import (
    Ability,
    All,
    AltCost,
    Boost,
    Build,
    Choose,
    Convert,
    Discount,
    Draw,
    Effect,
    End,
    Exchange,
    Feed,
    Gain,
    GainMetropolis,
    If,
    Limit,
    Now,
    On,
    Pay,
    Per,
    PerformSlot,
    Prod,
    Refresh,
    Replace,
    Statement,
    TakeSpecial,
    Then,
    Tier,
    Trial,
    Upgrade,
    Use,
)
from render.kit.icon_rows import ARROW, PLUS, SLASH, Figure, Icon, Row
from render.underwater_cities.cards.glyphs import (
    AND,
    DIVIDED,
    OR,
    PERIODS,
    SO,
    TIMES,
    UNEQUAL,
    Atom,
    Line,
    condition_row,
    counter_row,
    event_row,
    free,
    goods,
    joined,
    kinds_row,
    limited,
    number,
    price,
    purchase_row,
    slot_sign,
    upgraded_row,
)

EQUAL = Atom((Figure("="),))
WHERE = {"expansion": "site-expansion", "any": "site-building"}
FEW_TIMES = (2, 3)
"""The numbers that have a sign of their own."""


@singledispatch
def line_of(statement: Statement) -> Line:
    """Return the icons of one statement."""
    raise TypeError(statement)


# --- gaining, paying, choosing -------------------------------------------------------------------


def _each(row: Row) -> Line:
    """Return a row that may be broken after each thing."""
    found: list[Atom] = []
    waiting: Row = ()
    for glyph in row:
        waiting += (glyph,)
        if isinstance(glyph, Icon):
            found.append(Atom(waiting))
            waiting = ()
    return tuple(found)


@line_of.register
def _gain(statement: Gain) -> Line:
    return _each(goods(statement.bundle))


@line_of.register
def _pay(statement: Pay) -> Line:
    return (*limited(statement.most), price(statement.prices), SO, *line_of(statement.then))


@line_of.register
def _exchange(statement: Exchange) -> Line:
    both = (*goods(statement.one), Icon("swap"), *goods(statement.other))
    return (*limited(statement.most), Atom(both))


@line_of.register
def _choose(statement: Choose) -> Line:
    ways = joined(map(line_of, statement.ways), OR)
    if statement.count == 1:
        return ways
    return (Atom((Figure(f"{statement.count}{TIMES}"),), "condition"), *ways)


@line_of.register
def _all(statement: All) -> Line:
    return joined(map(line_of, statement.parts), AND)


@line_of.register
def _then(statement: Then) -> Line:
    return (*line_of(statement.first), SO, *line_of(statement.second))


# --- building ------------------------------------------------------------------------------------


def _cost(cost: Price) -> Line:
    """Return the cost of a build or an upgrade, if it is not the usual one."""
    if cost == "usual":
        return ()
    return (free(),) if cost == "free" else (price(cost),)


@line_of.register
def _build(statement: Build) -> Line:
    where = WHERE.get(statement.where)
    site: Row = (Icon(where),) if where else ()
    what = Atom((Icon("build"), *number(statement.most), *kinds_row(statement.kinds), *site))
    less: Line = (Atom((Icon("discount"), *goods(statement.less)), "price"),)
    return (*_cost(statement.price), *(less if statement.less else ()), what, *_at_once(statement))


def _at_once(statement: Build) -> Line:
    """Return the upgrade that goes with a build, and its cost."""
    if statement.upgrade_price is None:
        return ()
    cost: Price | Amount = statement.upgrade_price
    return (AND, *_cost(cost), Atom((Icon("upgrade-any"),)))


@line_of.register
def _upgrade(statement: Upgrade) -> Line:
    differ = (Figure(UNEQUAL),) if statement.differ else ()
    row = (Icon("upgrade-any"), *number(statement.most), *kinds_row(statement.kinds), *differ)
    return (*_cost(statement.price), Atom(row))


@line_of.register
def _use(statement: Use) -> Line:
    icon = Icon("use-any" if statement.any_state else "use-action")
    times: Row = ()
    if statement.times in FEW_TIMES:
        times = (Icon(f"times-{statement.times}"),)
    elif statement.times > 1:
        times = (Figure(f"{TIMES}{statement.times}"),)
    return (Atom((*number(statement.most), icon, *times)),)


@line_of.register
def _refresh(statement: Refresh) -> Line:
    return (Atom((*number(statement.most), Icon("refresh-action"))),)


@line_of.register
def _special(statement: TakeSpecial) -> Line:
    return (Atom((*number(statement.count), Icon("special-card"))),)


@line_of.register
def _draw(statement: Draw) -> Line:
    drawn = (Figure(str(statement.count)), Icon("card-draw"))
    return (Atom((*drawn, ARROW, Figure(str(statement.keep)), Icon("draw-keep"))),)


@line_of.register
def _perform(statement: PerformSlot) -> Line:
    slot = slot_sign(statement.colour)
    rows: dict[str, Row] = {
        "available": (slot,) if statement.colour else (slot, SLASH, Icon("slot-always")),
        "occupied": (slot, Icon("clone")),
        "any": (slot, SLASH, Icon("clone")),
        "always": (Icon("slot-always"),),
    }
    return (Atom((Icon("perform-slot"), *rows[statement.which])),)


@line_of.register
def _convert(statement: Convert) -> Line:
    return (Atom((*number(statement.most), Icon("convert-city"))),)


@line_of.register
def _trial(statement: Trial) -> Line:
    row = (Icon("trial-run"), *number(statement.most), *upgraded_row(statement.kinds))
    return (Atom(row),)


@line_of.register
def _metropolis(statement: GainMetropolis) -> Line:
    drawn = (*number(statement.draw), Icon("metropolis-blue"))
    return (Atom((*drawn, ARROW, Icon("metropolis-blue-lit"))),)


# --- conditions ----------------------------------------------------------------------------------


@line_of.register
def _if(statement: If) -> Line:
    asked = Atom(condition_row(statement.condition), "condition")
    found: Line = (asked, SO, *line_of(statement.then))
    if statement.otherwise is None:
        return found
    return (*found, OR, *line_of(statement.otherwise))


@line_of.register
def _per(statement: Per) -> Line:
    share = () if statement.divisor == 1 else (Figure(f"{DIVIDED}{statement.divisor}"),)
    counted = Atom((*counter_row(statement.counter), *share), "condition")
    return (counted, Atom((Figure(TIMES),)), *line_of(statement.then))


@line_of.register
def _tier(statement: Tier) -> Line:
    counted = Atom(counter_row(statement.counter), "condition")
    steps = (
        (Atom((Figure(str(least)), ARROW, Figure(str(points)), Icon("point"))),)
        for least, points in statement.steps
    )
    return (counted, *joined(steps, OR))


# --- while a card is claimed ---------------------------------------------------------------------


def _once(period: str | None) -> Row:
    """Return the limit of once per period."""
    return () if period is None else (Figure(f"1{TIMES}"), Icon(PERIODS[period]))


@line_of.register
def _on(statement: On) -> Line:
    event = Atom((*event_row(statement.event), *_once(statement.once)), "event")
    return (event, SO, *line_of(statement.then))


@line_of.register
def _boost(statement: Boost) -> Line:
    found: list[Atom] = []
    if statement.more:
        found.append(Atom((Figure(f"+{statement.more}"), Icon("build"))))
    if statement.kinds:
        found.append(Atom((Icon("build"), *kinds_row(statement.kinds))))
    if statement.both:
        found.append(Atom((SLASH, ARROW, PLUS)))
    return tuple(found)


@line_of.register
def _ability(statement: Ability) -> Line:
    return (Atom(_once(statement.once), "event"), SO, *line_of(statement.then))


@line_of.register
def _discount(statement: Discount) -> Line:
    bought = Atom((*purchase_row(statement.what), *_once(statement.once)), "event")
    return (bought, Atom((Icon("discount"), *goods(statement.bundle)), "price"))


@line_of.register
def _alternative(statement: AltCost) -> Line:
    return (Atom(purchase_row(statement.what), "event"), EQUAL, price(statement.prices))


@line_of.register
def _limit(statement: Limit) -> Line:
    return (Atom((Icon("hand-limit"), Figure(f"+{statement.hand}"))),)


# --- timing --------------------------------------------------------------------------------------


def _headed(sign: str, parts: Effect) -> Line:
    """Return parts after a sign that says when they count."""
    return (Atom((Icon(sign),)), *joined(map(line_of, parts), AND))


@line_of.register
def _now(statement: Now) -> Line:
    return _headed("connect", statement.parts)


@line_of.register
def _prod(statement: Prod) -> Line:
    return _headed("type-production", statement.parts)


@line_of.register
def _replace(statement: Replace) -> Line:
    who = Atom((*number(statement.most), Icon(statement.kind)), "condition")
    return (who, Atom(goods(statement.old)), SO, *_each(goods(statement.new)))


@line_of.register
def _feed(statement: Feed) -> Line:
    return (Atom((*number(statement.free), Icon("city-any"), Icon("feed", crossed=True))),)


@line_of.register
def _end(statement: End) -> Line:
    return _headed("type-end", statement.parts)
