"""A quick check that a card could make a slot possible; it is never too strict.

Whatever passes is tried on a copy before it is offered; whatever does not is certain to fail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from engine.core.effects.effect import Statement, walk
from engine.underwater_cities.board.costs import upgrade_costs
from engine.underwater_cities.board.standing import abilities, claimed, has_room, terms
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.board.supply import in_supply, legal_sites
from engine.underwater_cities.board.survey import survey_of
from engine.underwater_cities.effects.action_card import Use
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.effect import (
    ALL_OF_THEM,
    NONE_OF_THEM,
    Effect,
    Resources,
    could_bring,
    of_track,
)
from engine.underwater_cities.effects.lasting import Ability, AltCost, Discount, On
from engine.underwater_cities.effects.pay import Pay
from engine.underwater_cities.effects.slot import PerformSlot
from engine.underwater_cities.effects.upgrade import Upgrade
from engine.underwater_cities.pack.components import RESOURCES, Card, Says, Slot
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.events import SlotUsed
from engine.underwater_cities.terms.glossary import singles
from engine.underwater_cities.terms.purchases import Builds, Purchase, Upgrades


def could_help(state: State, seat: int, statement: Statement, card: Card | None) -> bool:
    """Return whether a card could provide everything that a slot lacks.

    Without a card, return whether permanents that respond to the declaration could.
    """
    slot_parts = tuple(part for part in walk((statement,)) if not tuple(part.inside()))
    if not all(isinstance(part, Build | Upgrade) for part in slot_parts):
        return True
    if card is not None and (_could_do_more(card) or _makes_room(state, seat, card)):
        return True
    beside = tuple(_beside(state, seat))
    if any(map(_does_more, beside)):
        return True
    brought = _brought(state, card, beside)
    lacking = _lacking(state, seat, slot_parts)
    return any(missing <= brought for missing in lacking)


def could_change(card: Card, slot: Slot, statement: Statement) -> bool:
    """Return whether a permanent could make a slot possible as soon as it is claimed."""
    for part in card.effect:
        match part:
            case Ability():
                return True
            case On(event=SlotUsed(family=family)) if family in slot.families:
                return True
            case On() if _is_open(statement):
                return True
            case Discount(what=what) | AltCost(what=what) if _may_buy(statement, what):
                return True
            case _:
                continue
    return False


@cache
def _is_open(statement: Statement) -> bool:
    """Return whether permanents can respond to much before the first part is performed."""
    return any(
        isinstance(part, Use | PerformSlot | Pay)
        or (isinstance(part, Build) and part.upgrade_price is not None)
        for part in walk((statement,))
    )


def _may_buy(statement: Statement, what: Purchase) -> bool:
    """Return whether such a purchase could be part of a statement; open ones might include any."""
    for part in walk((statement,)):
        match part, what:
            case (Build(kinds=ours), Builds(kinds)) | (Upgrade(kinds=ours), Upgrades(kinds)):
                if not set(singles(ours)).isdisjoint(singles(kinds)):
                    return True
            case Build(upgrade_price=price), Upgrades() if price is not None:
                return True
            case ((Use() | PerformSlot()), _):
                return True
            case _:
                continue
    return False


@lru_cache(maxsize=1024)
def _could_do_more(card: Card) -> bool:
    """Return whether a card could do more than bring resources: open up sites, lower costs."""
    if card.type != "instant":
        return card.type == "permanent"
    return _does_more(card.effect)


def _does_more(effect: Says) -> bool:
    """Return whether an effect could do more than bring resources."""
    parts = (part for part in walk(effect) if isinstance(part, Effect))
    return any(part.brings(NONE_OF_THEM) == ALL_OF_THEM for part in parts)


def _beside(state: State, seat: int) -> Iterator[Says]:
    """Yield the effects that a card could trigger, and those of side actions."""
    yield from ((on.then,) for _, on in claimed(state, seat).answers)
    yield from ((ability.then,) for _, ability in abilities(state, seat))
    yield from (state.pack.contracts[name].reward for name in state.contracts)


def _makes_room(state: State, seat: int, card: Card) -> bool:
    """Return whether an action card removed to make space could be used at once (UC-6.44)."""
    return card.type == "action" and not has_room(state, seat)


def _lacking(state: State, seat: int, parts: Iterable[Statement]) -> Iterator[frozenset[str]]:
    """Yield the missing resources for each thing that could be built or upgraded."""
    for part in parts:
        for cost in _costs(state, seat, part):
            yield _too_few(cost, state.players[seat].stock)


def _costs(state: State, seat: int, part: Statement) -> Iterator[Stock]:
    """Yield the costs of everything a part could build or upgrade now, without surcharges."""
    survey, known = survey_of(state, seat), terms(state, seat)
    if isinstance(part, Build):
        for kind in singles(part.kinds):
            if in_supply(state, kind) and legal_sites(survey, kind, part.where):
                yield from (bill.due for bill in part.possible_costs(kind, known))
    elif isinstance(part, Upgrade):
        for kind in singles(part.kinds):
            if kind not in {"white", "purple"} and survey.upgradable((kind,)):
                yield from (bill.due for bill in upgrade_costs(part.price, kind, known))


def _too_few(cost: Stock, owned: Stock) -> frozenset[str]:
    """Return the missing resources; biomatter can replace kelp and steelplast."""
    spare = owned.biomatter - cost.biomatter
    missing = set()
    for resource, due, have in zip(RESOURCES, cost, owned, strict=True):
        if due <= have:
            continue
        if resource in {"kelp", "steelplast"} and due - have <= spare:
            spare -= due - have
        else:
            missing.add(resource)
    return frozenset(missing)


def _brought(state: State, card: Card | None, beside: Iterable[Says]) -> Resources:
    """Return the resources that a card could bring, with everything it could trigger."""
    steps = of_track(state.pack.federation)
    own = card.effect if card is not None and card.type == "instant" else ()
    return could_bring((*own, *chain.from_iterable(beside)), steps)
