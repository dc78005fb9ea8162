"""Short labels of statements for buttons; the full text appears beside them as a hint."""

from __future__ import annotations

from functools import cache

from engine.core.msg import Msg, msg
from engine.underwater_cities.glossary import Bundle, Kind
from engine.underwater_cities.names import amount, bundle_words, thing
from engine.underwater_cities.sayings import clause
from engine.underwater_cities.statements import (
    All,
    Build,
    Choose,
    Effect,
    Exchange,
    Gain,
    GainMetropolis,
    Pay,
    Per,
    PerformSlot,
    Statement,
    Then,
    Trial,
    Upgrade,
)


def _kinds(kinds: tuple[Kind, ...]) -> tuple[Msg, ...]:
    return tuple(map(thing, kinds))


@cache
def text(statement: Statement) -> Msg:
    """Return the full text of a statement, to appear beside its label."""
    return clause(statement)


@cache
def texts(effect: Effect) -> tuple[Msg, ...]:
    """Return the full texts of an effect's parts."""
    return tuple(map(clause, effect))


@cache
def got(bundle: Bundle) -> Msg:
    """Return the gains of a bundle, including Federation steps."""
    parts = tuple(
        msg("underwater-cities-do-steps", steps=count)
        if name == "federation"
        else amount(name, count)
        for name, count in bundle
    )
    return msg("underwater-cities-do-get", parts=parts)


@cache
def label(statement: Statement) -> Msg:
    """Return a statement in a few words."""
    match statement:
        case Choose(ways=parts, count=1):
            return msg("effect-one-of", parts=tuple(map(label, parts)))
        case All(parts=parts):
            return msg("effect-sequence", parts=tuple(map(label, parts)))
        case Then(first=part) | Per(then=part):
            return label(part)
        case Gain() | GainMetropolis() | PerformSlot():
            return _label_of_gains(statement)
        case _:
            return _label_of_kinds(statement) or _label_of_prices(statement) or _said(statement)


def _said(statement: Statement) -> Msg:
    """Return the whole clause, in the form of an option."""
    return msg("underwater-cities-do-it", clause=clause(statement))


def _label_of_gains(gain: Gain | GainMetropolis | PerformSlot) -> Msg:
    """Return the label of a gain, a draw of tiles, or a slot performed for its gains."""
    match gain:
        case Gain(bundle=bundle):
            return got(bundle)
        case GainMetropolis(draw=count):
            return msg("underwater-cities-do-draw-tiles", count=count)
        case PerformSlot():
            return msg("underwater-cities-do-perform-some")


def _label_of_kinds(statement: Statement) -> Msg | None:
    """Return the label of something done to things of certain kinds."""
    match statement:
        case Build(kinds=kinds, upgrade_price=price):
            key = "build-one-of" if price is None else "build-and-upgrade"
        case Upgrade(kinds=kinds):
            key = "upgrade-one-of"
        case Trial(kinds=kinds):
            key = "trial-one-of"
        case _:
            return None
    return msg(f"underwater-cities-do-{key}", kinds=_kinds(kinds))


def _label_of_prices(statement: Statement) -> Msg | None:
    """Return the label of a payment or an exchange."""
    match statement:
        case Pay(prices=prices):
            words = tuple(map(bundle_words, prices))
            return msg("underwater-cities-do-pay-one-of", prices=words)
        case Exchange(one=one, other=other):
            sides = bundle_words(one), bundle_words(other)
            return msg("underwater-cities-do-swap-either", one=sides[0], other=sides[1])
        case _:
            return None
