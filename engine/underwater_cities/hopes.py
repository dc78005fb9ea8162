"""Whether a card could make a slot possible, judged quickly and never too strictly.

What passes here is tried on a copy before it is offered; what does not is certain to fail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from engine.underwater_cities.acts import State
from engine.underwater_cities.building import in_supply, legal_sites
from engine.underwater_cities.components import RESOURCES, Card, Slot
from engine.underwater_cities.conditions import Builds, SlotUsed, Upgrades
from engine.underwater_cities.costs import build_costs, upgrade_costs
from engine.underwater_cities.glossary import Bundle, singles
from engine.underwater_cities.standing import (
    abilities,
    has_room,
    survey_of,
    terms,
    triggers,
)
from engine.underwater_cities.statements import (
    Ability,
    AltCost,
    Boost,
    Build,
    Convert,
    Discount,
    Draw,
    Effect,
    Exchange,
    Gain,
    GainMetropolis,
    On,
    Pay,
    PerformSlot,
    Purchase,
    Statement,
    TakeSpecial,
    Tier,
    Upgrade,
    Use,
    inside,
    walk,
)
from engine.underwater_cities.stock import Stock

ANYTHING = frozenset(RESOURCES)
_BRINGS_NOTHING = Upgrade | Convert | Draw | TakeSpecial | GainMetropolis | Boost | Tier


def could_help(state: State, seat: int, statement: Statement, card: Card | None) -> bool:
    """Whether a card could bring all that a slot lacks in one way or another.

    Without a card, whether permanents could that answer to the declaration.
    """
    slot_parts = tuple(part for part in walk((statement,)) if not tuple(inside(part)))
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
    """Whether a permanent could make a slot possible as soon as it is claimed."""
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
    """Whether much can happen before the first part is performed, to which permanents answer."""
    return any(
        isinstance(part, Use | PerformSlot | Pay)
        or (isinstance(part, Build) and part.upgrade_price is not None)
        for part in walk((statement,))
    )


def _may_buy(statement: Statement, what: Purchase) -> bool:
    """Whether such a purchase could be a part of a statement; of what is open, it could."""
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
    """Whether a card could do more than bring resources: open further sites, lower costs."""
    if card.type != "instant":
        return card.type == "permanent"
    return _does_more(card.effect)


@cache
def _does_more(effect: Effect) -> bool:
    """Whether an effect could do more than bring resources."""
    known = Gain | Exchange | _BRINGS_NOTHING
    return not all(isinstance(part, known) or tuple(inside(part)) for part in walk(effect))


def _beside(state: State, seat: int) -> Iterator[Effect]:
    """What a card could set off, or what stands by meanwhile."""
    yield from ((on.then,) for _, on in triggers(state, seat))
    yield from ((ability.then,) for _, ability in abilities(state, seat))
    yield from (state.pack.contracts[name].reward for name in state.contracts)


def _makes_room(state: State, seat: int, card: Card) -> bool:
    """Whether an action card that goes to make room could be used at once (UC-6.44)."""
    return card.type == "action" and not has_room(state, seat)


def _lacking(state: State, seat: int, parts: Iterable[Statement]) -> Iterator[frozenset[str]]:
    """For each thing that could be built or upgraded, the resources that are too few."""
    for part in parts:
        for cost in _costs(state, seat, part):
            yield _too_few(cost, state.players[seat].stock)


def _costs(state: State, seat: int, part: Statement) -> Iterator[Stock]:
    """The costs of all that a part could build or upgrade now, without surcharges."""
    survey, known = survey_of(state, seat), terms(state, seat)
    if isinstance(part, Build):
        for kind in singles(part.kinds):
            if in_supply(state, kind) and legal_sites(part, survey, kind):
                yield from (cost.stock for cost in build_costs(part, kind, known))
    elif isinstance(part, Upgrade):
        for kind in singles(part.kinds):
            if kind not in {"white", "purple"} and survey.upgradable((kind,)):
                yield from (cost.stock for cost in upgrade_costs(part.price, kind, known))


def _too_few(cost: Stock, owned: Stock) -> frozenset[str]:
    """The resources that are missing; biomatter stands for kelp and steelplast."""
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


def _brought(state: State, card: Card | None, beside: Iterable[Effect]) -> frozenset[str]:
    """The resources that a card could bring, with all that it could set off or that stands by."""
    steps = _of_track(state.pack.federation)
    found: frozenset[str] = frozenset()
    if card is not None and card.type == "instant":
        found = _given(card.effect, steps)
    for effect in beside:
        found |= _given(effect, steps)
    return found | {"kelp", "steelplast"} if "biomatter" in found else found


@cache
def _of_track(spaces: tuple[Bundle, ...]) -> frozenset[str]:
    """The resources that the spaces of the Federation track give."""
    return frozenset(name for bundle in spaces for name, _ in bundle) & ANYTHING


@cache
def _given(effect: Effect, steps: frozenset[str]) -> frozenset[str]:
    """The resources that an effect names as gains, or all where that cannot be told.

    Steps on the Federation track can give these.
    """
    found: frozenset[str] = frozenset()
    for part in walk(effect):
        if isinstance(part, Gain):
            found |= _resources(part.bundle, steps)
        elif isinstance(part, Exchange):
            found |= _resources(part.one, steps) | _resources(part.other, steps)
        elif not isinstance(part, _BRINGS_NOTHING) and not tuple(inside(part)):
            found |= ANYTHING
    return found


def _resources(bundle: Bundle, steps: frozenset[str]) -> frozenset[str]:
    names = frozenset(name for name, _ in bundle)
    return (names & ANYTHING) | (steps if "federation" in names else frozenset())
