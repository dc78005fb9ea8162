"""The statements of Underwater Cities as clauses: an instruction without a full stop.

A clause tells the reader to do something ("gain 1 credit"). Languages that need another form inside
another clause define it in their texts; this module knows nothing of that.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Literal

from engine.core.msg import Msg, msg
from engine.underwater_cities.circumstances import (
    condition_words,
    event_words,
    kinds_words,
)
from engine.underwater_cities.conditions import (
    Builds,
    Built,
    SlotUsed,
    TurnEnded,
    Upgraded,
    Upgrades,
)
from engine.underwater_cities.glossary import Amount, Kind, singles
from engine.underwater_cities.names import bundle_words, counted, goods, prices, thing
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
    Purchase,
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


def clauses(effect: Effect) -> tuple[Msg, ...]:
    """Return the clause of each part of an effect."""
    return tuple(map(clause, effect))


@singledispatch
def clause(statement: Statement) -> Msg:
    """Return a statement as a clause."""
    raise TypeError(statement)


# --- gaining, paying, choosing -------------------------------------------------------------------


@clause.register
def _gain(gain: Gain) -> Msg:
    """Return what is gained, and how far the Federation marker advances."""
    kept = tuple(item for item in gain.bundle if item[0] != "federation")
    steps = sum(count for name, count in gain.bundle if name == "federation")
    gained = msg("underwater-cities-do-gain", goods=goods(kept))
    advanced = msg("underwater-cities-do-advance", steps=steps)
    if kept and steps:
        return msg("underwater-cities-do-all", parts=(gained, advanced))
    return gained if kept else advanced


@clause.register
def _pay(pay: Pay) -> Msg:
    then = clause(pay.then)
    match pay.prices:
        case ((("card", count),),) if pay.most == 1:
            return msg("underwater-cities-do-discard", count=count, then=then)
        case ((("card", count),),):
            key = "underwater-cities-do-discard-times"
            return msg(key, count=count, then=then, times=pay.most)
    if pay.most == 1:
        return msg("underwater-cities-do-pay", prices=prices(pay.prices), then=then)
    key = "underwater-cities-do-pay-times"
    return msg(key, prices=prices(pay.prices), then=then, times=pay.most)


@clause.register
def _exchange(exchange: Exchange) -> Msg:
    one, other = bundle_words(exchange.one), bundle_words(exchange.other)
    if exchange.most == 1:
        return msg("underwater-cities-do-exchange", one=one, other=other)
    key = "underwater-cities-do-exchange-times"
    return msg(key, one=one, other=other, times=exchange.most)


@clause.register
def _choose(choose: Choose) -> Msg:
    """Return a choice, in a shorter form if it is among single things to gain."""
    bundles = [way.bundle for way in choose.ways if isinstance(way, Gain)]
    simple = [bundle for bundle in bundles if len(bundle) == 1 and bundle[0][0] != "federation"]
    if len(simple) == len(choose.ways):
        what = tuple(map(bundle_words, simple))
        if choose.count == 1:
            return msg("underwater-cities-do-gain-one-of", goods=what)
        return msg("underwater-cities-do-gain-several-of", goods=what, count=choose.count)
    if choose.count == 1:
        return msg("underwater-cities-do-one-of", parts=clauses(choose.ways))
    key = "underwater-cities-do-several-of"
    return msg(key, parts=clauses(choose.ways), count=choose.count)


@clause.register
def _all(whole: All) -> Msg:
    return msg("underwater-cities-do-all", parts=clauses(whole.parts))


@clause.register
def _then(then: Then) -> Msg:
    return msg("underwater-cities-do-then", first=clause(then.first), second=clause(then.second))


# --- building and the like -----------------------------------------------------------------------


def _things(most: int, kinds: tuple[Kind, ...]) -> Msg:
    """Return a number of things of the kinds, as an upper limit."""
    if most == 1:
        each = tuple(msg("underwater-cities-one", kind=kind) for kind in kinds_words(kinds))
        return msg("underwater-cities-one-of", things=each)
    return msg("underwater-cities-up-to", count=most, kinds=kinds_words(kinds))


def _cost(price: Literal["usual", "free"] | Amount, most: int = 1) -> Msg:
    """Return the cost of each thing."""
    match price:
        case "usual":
            return msg("underwater-cities-cost-usual")
        case "free":
            return msg("underwater-cities-cost-free")
        case _ if most > 1:
            return msg("underwater-cities-cost-each", prices=prices(price))
        case _:
            return msg("underwater-cities-cost", prices=prices(price))


@clause.register
def _build(build: Build) -> Msg:
    things, cost = _things(build.most, build.kinds), _cost(build.price, build.most)
    if build.less:
        cost = msg("underwater-cities-cost-less", goods=goods(build.less))
    words = msg(f"underwater-cities-do-build-{build.where}", things=things, cost=cost)
    if build.upgrade_price is None:
        return words
    price = _cost(build.upgrade_price)
    return msg("underwater-cities-do-build-upgraded", build=words, cost=price)


@clause.register
def _upgrade(upgrade: Upgrade) -> Msg:
    things, cost = _things(upgrade.most, upgrade.kinds), _cost(upgrade.price, upgrade.most)
    differ = upgrade.differ and upgrade.most > 1
    key = "underwater-cities-do-upgrade-differ" if differ else "underwater-cities-do-upgrade"
    return msg(key, things=things, cost=cost)


@clause.register
def _use(use: Use) -> Msg:
    key = "underwater-cities-do-use-any" if use.any_state else "underwater-cities-do-use"
    used = msg(key, count=use.most)
    if use.times == 1:
        return used
    return msg("underwater-cities-do-use-times", use=used, times=use.times)


@clause.register
def _refresh(refresh: Refresh) -> Msg:
    return msg("underwater-cities-do-refresh", count=refresh.most)


@clause.register
def _take_special(special: TakeSpecial) -> Msg:
    return msg("underwater-cities-do-take-special", count=special.count)


@clause.register
def _draw(draw: Draw) -> Msg:
    return msg("underwater-cities-do-draw", count=draw.count, keep=draw.keep)


@clause.register
def _perform_slot(slot: PerformSlot) -> Msg:
    if slot.colour is None:
        return msg(f"underwater-cities-do-slot-{slot.which}")
    return msg(f"underwater-cities-do-slot-{slot.which}-colour", colour=thing(slot.colour))


@clause.register
def _convert(convert: Convert) -> Msg:
    return msg("underwater-cities-do-convert", count=convert.most)


@clause.register
def _trial(trial: Trial) -> Msg:
    if trial.kinds == ("structure",):
        return msg("underwater-cities-do-trial", count=trial.most)
    kinds = kinds_words(trial.kinds)
    return msg("underwater-cities-do-trial-of", count=trial.most, kinds=kinds)


def _again(trial: Trial) -> Msg:
    """Return the clause for Production, where structures have already produced (UC-7.33)."""
    if trial.kinds == ("structure",):
        return msg("underwater-cities-do-again", count=trial.most)
    kinds = kinds_words(trial.kinds)
    return msg("underwater-cities-do-again-of", count=trial.most, kinds=kinds)


@clause.register
def _gain_metropolis(gain: GainMetropolis) -> Msg:
    return msg("underwater-cities-do-gain-metropolis", count=gain.draw)


# --- conditions and counts -----------------------------------------------------------------------


@clause.register
def _if(statement: If) -> Msg:
    condition, then = condition_words(statement.condition), clause(statement.then)
    if statement.otherwise is None:
        return msg("underwater-cities-do-if", condition=condition, then=then)
    otherwise = clause(statement.otherwise)
    key = "underwater-cities-do-if-else"
    return msg(key, condition=condition, then=then, otherwise=otherwise)


@clause.register
def _per(per: Per) -> Msg:
    what = counted(per.counter, per.divisor)
    key = "underwater-cities-do-for-each" if per.divisor == 1 else "underwater-cities-do-per"
    return msg(key, then=clause(per.then), counted=what)


@clause.register
def _tier(tier: Tier) -> Msg:
    """Return thresholds with their points; the last one names what is counted."""
    *before, (number, points) = tier.steps
    steps = [
        msg("underwater-cities-tier", points=worth, number=reached) for reached, worth in before
    ]
    what = counted(tier.counter, number)
    last = msg("underwater-cities-last-tier", points=points, counted=what)
    return msg("underwater-cities-do-tier", steps=(*steps, last))


# --- while a card is claimed ---------------------------------------------------------------------


@clause.register
def _on(on: On) -> Msg:
    event, then = event_words(on.event), clause(on.then)
    if isinstance(on.then, Boost) and isinstance(on.event, SlotUsed) and on.then.more:
        kind = thing(on.event.family)
        then = msg("underwater-cities-do-boost-more", count=on.then.more, kind=kind)
    if on.once is None and isinstance(on.event, TurnEnded):
        return msg("underwater-cities-do-on-turn-end", then=then)
    if on.once is None:
        return msg("underwater-cities-do-on", event=event, then=then)
    return msg(f"underwater-cities-do-on-once-{on.once}", event=event, then=then)


@clause.register
def _boost(boost: Boost) -> Msg:
    """Return how a slot changes; `_on` names additional builds together with the slot."""
    if boost.both:
        return msg("underwater-cities-do-boost-both")
    return msg("underwater-cities-do-boost-kinds", kinds=kinds_words(singles(boost.kinds)))


@clause.register
def _ability(ability: Ability) -> Msg:
    return msg("underwater-cities-do-ability", then=clause(ability.then))


def _buying(purchase: Purchase) -> Msg:
    """Return a purchase as an event."""
    match purchase:
        case Builds(kinds=kinds):
            return event_words(Built(kinds))
        case Upgrades(kinds=kinds):
            return event_words(Upgraded(kinds))
        case _:
            return msg("underwater-cities-when-special-paid")


@clause.register
def _discount(discount: Discount) -> Msg:
    key = "underwater-cities-do-discount"
    if discount.once:
        key = "underwater-cities-do-discount-once"
    return msg(key, event=_buying(discount.what), goods=goods(discount.bundle))


@clause.register
def _alt_cost(cost: AltCost) -> Msg:
    event = _buying(cost.what)
    return msg("underwater-cities-do-other-cost", event=event, prices=prices(cost.prices))


@clause.register
def _limit(limit: Limit) -> Msg:
    return msg("underwater-cities-do-limit", count=limit.hand)


# --- timing --------------------------------------------------------------------------------------


@clause.register
def _now(now: Now) -> Msg:
    return msg("underwater-cities-do-now", parts=clauses(now.parts))


@clause.register
def _prod(prod: Prod) -> Msg:
    return msg("underwater-cities-do-prod", parts=production_clauses(prod.parts))


def production_clauses(parts: Effect) -> tuple[Msg, ...]:
    """Return the clause of each part in Production."""
    return tuple(_again(part) if isinstance(part, Trial) else clause(part) for part in parts)


@clause.register
def _replace(replace: Replace) -> Msg:
    return msg(
        "underwater-cities-do-replace",
        count=replace.most,
        kind=thing(replace.kind),
        old=bundle_words(replace.old),
        new=bundle_words(replace.new),
    )


@clause.register
def _feed(feed: Feed) -> Msg:
    return msg("underwater-cities-do-feed", count=feed.free)


@clause.register
def _end(end: End) -> Msg:
    return msg("underwater-cities-do-end", parts=clauses(end.parts))
