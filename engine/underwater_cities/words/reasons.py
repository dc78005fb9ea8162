"""Why something cannot be done now, as a player would ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.effects.combinators import All, Choose, Then
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.costs import special_costs
from engine.underwater_cities.board.possessions import terms
from engine.underwater_cities.board.stock import NOTHING, Stock, stock_of
from engine.underwater_cities.board.supply import in_supply, legal_sites
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.effect import REPLACEABLE, AnyEffect, whole_effect
from engine.underwater_cities.effects.gain import number_of
from engine.underwater_cities.effects.pay import Exchange, Pay
from engine.underwater_cities.effects.trial import Trial
from engine.underwater_cities.effects.upgrade import Upgrade
from engine.underwater_cities.pack.components import RESOURCES, Card
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.glossary import Bundle, SingleKind, singles
from engine.underwater_cities.words.names import amount, thing


def why_card_idle(state: State, seat: int, card: Card) -> Iterator[Msg]:
    """Yield why a matching card would have no effect now."""
    if card.special:
        lacks = lacking(special_costs(card.credits, terms(state, seat))[0].due, state, seat)
        if lacks:
            yield from lacks
            return
    yield from why_not(whole_effect(card), state, seat)


def why_not(effect: AnyEffect, state: State, seat: int) -> Iterable[Msg]:
    """Return why no part of an effect can be done, without repeating itself; perhaps nothing."""
    return dict.fromkeys(_why(effect, state, seat))


def _closed(key: str, **args: Msg | int | tuple[Msg, ...]) -> Msg:
    return msg(f"underwater-cities-closed-{key}", **args)


def _why(effect: AnyEffect, state: State, seat: int) -> Iterator[Msg]:
    match effect:
        case All() | Choose():
            for part in effect.inside():
                yield from _why(part, state, seat)
        case Then(first=first):
            yield from _why(first, state, seat)
        case If():
            yield from _why_condition(effect, state, seat)
        case Pay():
            yield from _why_not_pay(effect, state, seat)
        case _:
            yield from _why_simple(effect, state, seat)


def _why_simple(effect: AnyEffect, state: State, seat: int) -> Iterator[Msg]:
    """Yield why an effect that has no parts cannot be done."""
    match effect:
        case Build():
            yield from _why_nothing_built(effect, state, seat)
        case Upgrade():
            yield from _why_not_upgrade(effect, state, seat)
        case Trial():
            yield _closed("trial")
        case Exchange():
            yield from _lacks_of(effect.one, state, seat)
        case Use():
            yield _closed("action-card")
        case Refresh():
            yield _closed("used-card")


def _why_condition(effect: If, state: State, seat: int) -> Iterator[Msg]:
    """Yield that a condition is not met, or why its branch cannot be done."""
    met = effect.met(state, Doer(seat, Cause("seat", str(seat))))
    branch = effect.branch(met=met)
    if branch is None:
        yield _closed("condition")
    else:
        yield from _why(branch, state, seat)


def why_not_build(
    build: Build, kind: SingleKind, state: State, seat: int, surcharge: Stock = NOTHING
) -> Iterator[Msg]:
    """Yield why a thing of a kind cannot be built now."""
    if not in_supply(state, kind):
        yield _closed("supply", kind=thing(kind))
    elif not legal_sites(survey_of(state, seat), kind, build.where):
        yield _closed("site", kind=thing(kind))
    else:
        due = build.possible_costs(kind, terms(state, seat), surcharge)[0].due
        lacks = lacking(due, state, seat, biomatter=True)
        if lacks:
            yield _closed("cost", kind=thing(kind), lacks=lacks)


def _why_nothing_built(build: Build, state: State, seat: int) -> Iterator[Msg]:
    """Yield why none of the kinds can be built, and what the upgrade that goes with it lacks."""
    found = [tuple(why_not_build(build, kind, state, seat)) for kind in singles(build.kinds)]
    if all(found):
        for each in found:
            yield from each
    yield from _why_not_upgrade_new(build, state, seat)


def _why_not_upgrade_new(build: Build, state: State, seat: int) -> Iterator[Msg]:
    """Yield what the upgrade that goes with a build lacks."""
    price = build.upgrade_price
    if price is not None:
        due = Upgrade(1, build.kinds, price).single_price(terms(state, seat))
        lacks = () if due is None else lacking(due, state, seat)
        if lacks:
            yield _closed("upgrade-cost", lacks=lacks)


def _why_not_upgrade(effect: Upgrade, state: State, seat: int) -> Iterator[Msg]:
    if not survey_of(state, seat).upgradable(singles(effect.kinds)):
        yield _closed("upgrade")
        return
    due = effect.single_price(terms(state, seat))
    lacks = () if due is None else lacking(due, state, seat)
    if lacks:
        yield _closed("upgrade-cost", lacks=lacks)


def _why_not_pay(effect: Pay, state: State, seat: int) -> Iterator[Msg]:
    """Yield what the prices lack, or why what they buy cannot be done."""
    lacks = [_lacks_of(price, state, seat) for price in effect.prices]
    if all(lacks):
        for each in lacks:
            yield from each
    else:
        yield from _why(effect.then, state, seat)


def _lacks_of(price: Bundle, state: State, seat: int) -> tuple[Msg, ...]:
    """Return what a price needs and a seat has not, a hand of cards included."""
    hand, cards = len(state.players[seat].hand), number_of("card", price)
    lacks = lacking(stock_of(price), state, seat)
    if cards > hand:
        return (*lacks, _closed("lacks", needed=amount("card", cards), have=hand))
    return lacks


def lacking(due: Stock, state: State, seat: int, *, biomatter: bool = False) -> tuple[Msg, ...]:
    """Return what a cost needs and a seat has not; biomatter may replace some of it."""
    stock = state.players[seat].stock
    spare = max(stock.biomatter - due.biomatter, 0) if biomatter else 0
    found = []
    for name, needed, have in zip(RESOURCES, due, stock, strict=True):
        missing = needed - have
        if missing > 0 and name in REPLACEABLE:
            replaced = min(missing, spare)
            missing, spare = missing - replaced, spare - replaced
        if missing > 0:
            found.append(_closed("lacks", needed=amount(name, needed), have=have))
    return tuple(found)
