"""Components' effects as icons: one function for each statement of the notation.

A price, condition or event has a frame of its own, before an arrow; a slash means one or the
other, a plus sign both.
"""

from __future__ import annotations

from functools import singledispatch

from engine.core.effects.combinators import All, Choose, Then
from engine.core.effects.effect import Statement
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.conditional import If, Per
from engine.underwater_cities.effects.draw import Draw
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.effects.lasting import (
    Ability,
    AltCost,
    Boost,
    Discount,
    End,
    Feed,
    Limit,
    Now,
    On,
    Prod,
    Replace,
)
from engine.underwater_cities.effects.metropolis import GainMetropolis
from engine.underwater_cities.effects.pay import Exchange, Pay
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.effects.special import TakeSpecial
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.effects.upgrade import Convert, Upgrade
from engine.underwater_cities.pack.components import Statements
from engine.underwater_cities.terms.glossary import Amount, Price
from render.kit.icon_rows import ARROW, PLUS, SLASH, Figure, Icon, IconRow
from render.underwater_cities.cards.glyphs import (
    AND,
    DIVIDED,
    OR,
    PERIODS,
    SO,
    TIMES,
    UNEQUAL,
    IconLine,
    IconRun,
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

EQUAL = IconRun((Figure("="),))
WHERE = {"expansion": "site-expansion", "any": "site-building"}
FEW_TIMES = (2, 3)
"""The multiples that have a sign of their own."""


@singledispatch
def line_of(statement: Statement) -> IconLine:
    """Return the icons of one statement."""
    raise TypeError(statement)


# --- gaining, paying, choosing -------------------------------------------------------------------


def _each(row: IconRow) -> IconLine:
    """Return a row of icons as a line that may be broken after each thing."""
    found: list[IconRun] = []
    waiting: IconRow = ()
    for glyph in row:
        waiting += (glyph,)
        if isinstance(glyph, Icon):
            found.append(IconRun(waiting))
            waiting = ()
    return tuple(found)


@line_of.register
def _gain(statement: Gain) -> IconLine:
    return _each(goods(statement.bundle))


@line_of.register
def _pay(statement: Pay) -> IconLine:
    return (*limited(statement.most), price(statement.prices), SO, *line_of(statement.then))


@line_of.register
def _exchange(statement: Exchange) -> IconLine:
    both = (*goods(statement.one), Icon("swap"), *goods(statement.other))
    return (*limited(statement.most), IconRun(both))


@line_of.register
def _choose(statement: Choose) -> IconLine:
    ways = joined(map(line_of, statement.parts), OR)
    if statement.count == 1:
        return ways
    return (IconRun((Figure(f"{statement.count}{TIMES}"),), "condition"), *ways)


@line_of.register
def _all(statement: All) -> IconLine:
    return joined(map(line_of, statement.parts), AND)


@line_of.register
def _then(statement: Then) -> IconLine:
    return (*line_of(statement.first), SO, *line_of(statement.second))


# --- building ------------------------------------------------------------------------------------


def _cost(cost: Price) -> IconLine:
    """Return the cost of a build or an upgrade, if it is not the usual one."""
    if cost == "usual":
        return ()
    return (free(),) if cost == "free" else (price(cost),)


@line_of.register
def _build(statement: Build) -> IconLine:
    where = WHERE.get(statement.where)
    site: IconRow = (Icon(where),) if where else ()
    what = IconRun((Icon("build"), *number(statement.most), *kinds_row(statement.kinds), *site))
    less: IconLine = (IconRun((Icon("discount"), *goods(statement.less)), "price"),)
    return (*_cost(statement.price), *(less if statement.less else ()), what, *_at_once(statement))


def _at_once(statement: Build) -> IconLine:
    """Return the upgrade that goes with a build, and its cost."""
    if statement.upgrade_price is None:
        return ()
    cost: Price | Amount = statement.upgrade_price
    return (AND, *_cost(cost), IconRun((Icon("upgrade-any"),)))


@line_of.register
def _upgrade(statement: Upgrade) -> IconLine:
    differ = (Figure(UNEQUAL),) if statement.differ else ()
    row = (Icon("upgrade-any"), *number(statement.most), *kinds_row(statement.kinds), *differ)
    return (*_cost(statement.price), IconRun(row))


@line_of.register
def _use(statement: Use) -> IconLine:
    icon = Icon("use-any" if statement.any_state else "use-action")
    times: IconRow = ()
    if statement.times in FEW_TIMES:
        times = (Icon(f"times-{statement.times}"),)
    elif statement.times > 1:
        times = (Figure(f"{TIMES}{statement.times}"),)
    return (IconRun((*number(statement.most), icon, *times)),)


@line_of.register
def _refresh(statement: Refresh) -> IconLine:
    return (IconRun((*number(statement.most), Icon("refresh-action"))),)


@line_of.register
def _special(statement: TakeSpecial) -> IconLine:
    return (IconRun((*number(statement.most), Icon("special-card"))),)


@line_of.register
def _draw(statement: Draw) -> IconLine:
    drawn = (Figure(str(statement.count)), Icon("card-draw"))
    return (IconRun((*drawn, ARROW, Figure(str(statement.keep)), Icon("draw-keep"))),)


@line_of.register
def _perform(statement: PerformSlot) -> IconLine:
    slot = slot_sign(statement.colour)
    rows: dict[str, IconRow] = {
        "available": (slot,) if statement.colour else (slot, SLASH, Icon("slot-always")),
        "occupied": (slot, Icon("clone")),
        "any": (slot, SLASH, Icon("clone")),
        "always": (Icon("slot-always"),),
    }
    return (IconRun((Icon("perform-slot"), *rows[statement.which])),)


@line_of.register
def _convert(statement: Convert) -> IconLine:
    return (IconRun((*number(statement.most), Icon("convert-city"))),)


@line_of.register
def _trial(statement: Trial) -> IconLine:
    row = (Icon("trial-run"), *number(statement.most), *upgraded_row(statement.kinds))
    return (IconRun(row),)


@line_of.register
def _metropolis(statement: GainMetropolis) -> IconLine:
    drawn = (*number(statement.draw), Icon("metropolis-blue"))
    return (IconRun((*drawn, ARROW, Icon("metropolis-blue-lit"))),)


# --- conditions ----------------------------------------------------------------------------------


@line_of.register
def _if(statement: If) -> IconLine:
    asked = IconRun(condition_row(statement.condition), "condition")
    found: IconLine = (asked, SO, *line_of(statement.then))
    if statement.otherwise is None:
        return found
    return (*found, OR, *line_of(statement.otherwise))


@line_of.register
def _per(statement: Per) -> IconLine:
    share = () if statement.divisor == 1 else (Figure(f"{DIVIDED}{statement.divisor}"),)
    counted = IconRun((*counter_row(statement.counter), *share), "condition")
    return (counted, IconRun((Figure(TIMES),)), *line_of(statement.then))


@line_of.register
def _tier(statement: Tier) -> IconLine:
    counted = IconRun(counter_row(statement.counter), "condition")
    steps = (
        (IconRun((Figure(str(least)), ARROW, Figure(str(points)), Icon("point"))),)
        for least, points in statement.steps
    )
    return (counted, *joined(steps, OR))


# --- while a card is claimed ---------------------------------------------------------------------


def _once(period: str | None) -> IconRow:
    """Return the icons for a limit of once per period, or nothing without a limit."""
    return () if period is None else (Figure(f"1{TIMES}"), Icon(PERIODS[period]))


@line_of.register
def _on(statement: On) -> IconLine:
    event = IconRun((*event_row(statement.event), *_once(statement.once)), "event")
    return (event, SO, *line_of(statement.then))


@line_of.register
def _boost(statement: Boost) -> IconLine:
    found: list[IconRun] = []
    if statement.more:
        found.append(IconRun((Figure(f"+{statement.more}"), Icon("build"))))
    if statement.kinds:
        found.append(IconRun((Icon("build"), *kinds_row(statement.kinds))))
    if statement.both:
        found.append(IconRun((SLASH, ARROW, PLUS)))
    return tuple(found)


@line_of.register
def _ability(statement: Ability) -> IconLine:
    return (IconRun(_once(statement.once), "event"), SO, *line_of(statement.then))


@line_of.register
def _discount(statement: Discount) -> IconLine:
    bought = IconRun((*purchase_row(statement.what), *_once(statement.once)), "event")
    return (bought, IconRun((Icon("discount"), *goods(statement.bundle)), "price"))


@line_of.register
def _alternative(statement: AltCost) -> IconLine:
    return (IconRun(purchase_row(statement.what), "event"), EQUAL, price(statement.prices))


@line_of.register
def _limit(statement: Limit) -> IconLine:
    return (IconRun((Icon("hand-limit"), Figure(f"+{statement.hand}"))),)


# --- timing --------------------------------------------------------------------------------------


def _headed(sign: str, parts: Statements) -> IconLine:
    """Return the parts of an effect after a sign that says when they apply."""
    return (IconRun((Icon(sign),)), *joined(map(line_of, parts), AND))


@line_of.register
def _now(statement: Now) -> IconLine:
    return _headed("connect", statement.parts)


@line_of.register
def _prod(statement: Prod) -> IconLine:
    return _headed("type-production", statement.parts)


@line_of.register
def _replace(statement: Replace) -> IconLine:
    who = IconRun((*number(statement.most), Icon(statement.kind)), "condition")
    return (who, IconRun(goods(statement.old)), SO, *_each(goods(statement.new)))


@line_of.register
def _feed(statement: Feed) -> IconLine:
    return (IconRun((*number(statement.free), Icon("city-any"), Icon("feed", crossed=True))),)


@line_of.register
def _end(statement: End) -> IconLine:
    return _headed("type-end", statement.parts)
