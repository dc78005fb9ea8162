"""Conditions and events of Underwater Cities as clauses that follow "if" or "whenever"."""

from __future__ import annotations

from functools import singledispatch

from engine.core.msg import Msg, msg
from engine.underwater_cities.conditions import (
    Advanced,
    AtLeast,
    AtMost,
    Built,
    CardUsed,
    Claimed,
    Entered,
    Have,
    Matched,
    MetropolisConnected,
    Mismatched,
    Not,
    OnSpace,
    SlotGave,
    SlotUsed,
    SpecialTaken,
    TurnEnded,
    Upgraded,
)
from engine.underwater_cities.glossary import OVER_THE_TRACK, Bundle, Counter, Kind
from engine.underwater_cities.names import amount, counted, goods, thing, type_name
from engine.underwater_cities.statements import Condition, Event


def kinds_words(kinds: tuple[Kind, ...]) -> tuple[Msg, ...]:
    """Return the names of kinds of things."""
    return tuple(map(thing, kinds))


def needs_words(needs: tuple[tuple[Counter, int], ...]) -> tuple[Msg, ...]:
    """Return counters with their numbers."""
    return tuple(counted(counter, number) for counter, number in needs)


# --- conditions ----------------------------------------------------------------------------------


@singledispatch
def condition_words(condition: Condition) -> Msg:
    """Return the condition as a clause that follows "if"."""
    raise TypeError(condition)


@condition_words.register
def _at_least(condition: AtLeast) -> Msg:
    return msg("underwater-cities-if-at-least", needs=needs_words(condition.needs))


@condition_words.register
def _at_most(condition: AtMost) -> Msg:
    return msg("underwater-cities-if-at-most", counted=counted(condition.counter, condition.number))


@condition_words.register
def _have(condition: Have) -> Msg:
    return msg("underwater-cities-if-have", goods=goods(condition.bundle))


@condition_words.register
def _on_space(condition: OnSpace) -> Msg:
    return msg("underwater-cities-if-space", space=condition.space)


@condition_words.register
def _not(condition: Not) -> Msg:
    """Return the negated condition as a single clause."""
    match condition.condition:
        case Not(condition=inner):
            return condition_words(inner)
        case AtLeast(needs=needs):
            return msg("underwater-cities-if-not-at-least", needs=needs_words(needs))
        case AtMost(counter=counter, number=number):
            return msg("underwater-cities-if-more", counted=counted(counter, number))
        case Have(bundle=bundle):
            return _have_not(bundle)
        case _:
            return _not_on_space(condition.condition)


def _have_not(bundle: Bundle) -> Msg:
    match bundle:
        case ((name, 1),):
            return msg("underwater-cities-if-none", thing=thing(name))
        case _:
            return msg("underwater-cities-if-have-not", goods=goods(bundle))


def _not_on_space(condition: Condition) -> Msg:
    if not isinstance(condition, OnSpace):
        raise TypeError(condition)
    return msg("underwater-cities-if-not-space", space=condition.space)


# --- events --------------------------------------------------------------------------------------


@singledispatch
def event_words(event: Event) -> Msg:
    """Return the event as a clause that follows "whenever"."""
    raise TypeError(event)


@event_words.register
def _built(event: Built) -> Msg:
    kinds = kinds_words(event.kinds)
    if event.nth is None:
        return msg("underwater-cities-when-built", kinds=kinds)
    if len(kinds) == 1:
        key = f"underwater-cities-when-built-nth-{event.per}"
        return msg(key, nth=event.nth, kind=kinds[0])
    key = f"underwater-cities-when-built-nth-of-{event.per}"
    return msg(key, nth=event.nth, kinds=kinds)


@event_words.register
def _upgraded(event: Upgraded) -> Msg:
    kinds = kinds_words(event.kinds)
    if event.nth is None:
        return msg("underwater-cities-when-upgraded", kinds=kinds)
    if len(kinds) == 1:
        return msg("underwater-cities-when-upgraded-nth", nth=event.nth, kind=kinds[0])
    return msg("underwater-cities-when-upgraded-nth-of", nth=event.nth, kinds=kinds)


@event_words.register
def _entered(event: Entered) -> Msg:
    if event.space == OVER_THE_TRACK:
        return msg("underwater-cities-when-over")
    return msg("underwater-cities-when-space", space=event.space)


@event_words.register
def _slot_used(event: SlotUsed) -> Msg:
    return msg("underwater-cities-when-slot", slot=thing(f"family_{event.family}"))


@event_words.register
def _slot_gave(event: SlotGave) -> Msg:
    return msg("underwater-cities-when-gives", amount=amount(event.resource, 1))


@event_words.register
def _matched(event: Matched) -> Msg:
    if event.colour is None:
        return msg("underwater-cities-when-matched")
    return msg("underwater-cities-when-matched-colour", colour=thing(event.colour))


@event_words.register
def _claimed(event: Claimed) -> Msg:
    if event.type is None:
        return msg("underwater-cities-when-claimed")
    return msg("underwater-cities-when-claimed-type", type=type_name(event.type))


@event_words.register(Advanced)
@event_words.register(Mismatched)
@event_words.register(CardUsed)
@event_words.register(SpecialTaken)
@event_words.register(MetropolisConnected)
@event_words.register(TurnEnded)
def _plain(event: Event) -> Msg:
    """Return an event whose text never varies."""
    return PLAIN_EVENTS[type(event)]


PLAIN_EVENTS: dict[type[Event], Msg] = {
    Advanced: msg("underwater-cities-when-advanced"),
    Mismatched: msg("underwater-cities-when-mismatched"),
    CardUsed: msg("underwater-cities-when-card-used"),
    SpecialTaken: msg("underwater-cities-when-special-taken"),
    MetropolisConnected: msg("underwater-cities-when-metropolis"),
    TurnEnded: msg("underwater-cities-when-turn-ends"),
}
