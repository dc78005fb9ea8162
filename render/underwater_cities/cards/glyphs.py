"""Words of the notation as rows of icons: things, kinds, counters, conditions, events, prices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import singledispatch
from typing import Literal, TypeAlias, TypeVar

from engine.underwater_cities.terms.conditions import AtLeast, AtMost, Condition, Have, Not, OnSpace
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
    Colour,
    Counter,
    Kind,
)
from engine.underwater_cities.terms.purchases import Builds, Purchase, SpecialCards, Upgrades
from render.kit.icon_rows import ARROW, PLUS, SLASH, Figure, Glyph, Icon, IconRow

T = TypeVar("T")
Frame: TypeAlias = Literal["", "price", "condition", "event"]
"""The kind of frame around a row: prices, conditions and events each have their own."""

MINUS = "\N{MINUS SIGN}"
AT_LEAST = "\N{GREATER-THAN OR EQUAL TO}"
AT_MOST = "\N{LESS-THAN OR EQUAL TO}"
UNEQUAL = "\N{NOT EQUAL TO}"
TIMES = "\N{MULTIPLICATION SIGN}"
DIVIDED = "\N{DIVISION SIGN}"

THINGS: Mapping[str, str] = {
    **{name: name for name in ("credit", "kelp", "steelplast", "science", "biomatter", "point")},
    "card": "card-draw",
    "federation": "federation",
    "made_biomatter": "biomatter",
}
KINDS: Mapping[str, str] = {
    **{name: name for name in ("farm", "desal", "lab", "tunnel")},
    "white": "dome-white",
    "purple": "dome-purple",
    "building": "building-any",
    "structure": "structure-any",
    "city": "city-any",
}
UPGRADED: Mapping[str, str] = {
    **{name: f"{name}-up" for name in ("farm", "desal", "lab", "tunnel")},
    "building": "building-up-any",
    "structure": "structure-up-any",
}
COUNTERS: Mapping[str, str] = {
    **KINDS,
    "white": "dome-white-lit",
    "purple": "dome-purple-lit",
    **{f"up_{kind}": sprite for kind, sprite in UPGRADED.items()},
    **{f"pair_{kind}": f"pair-{kind}" for kind in ("farm", "desal", "lab", "any")},
    "trio": "trio",
    "purple_trio": "trio-purple",
    "full": "city-full",
    "expansion": "expansion-built",
    "set_up": "set-up",
    "most": "building-any",
    "metropolis": "metropolis-any",
    "permanent": "type-permanent",
    "production": "type-production",
    "ending": "type-end",
    "action": "type-action",
    "claimed": "claimed-card",
    "special": "special-card",
    "tile_green": "slot-green",
    "tile_red": "slot-red",
    "tile_yellow": "slot-yellow",
    "tile_colours": "slot-any",
}
FAMILIES: Mapping[str, str] = {
    "federation": "federation",
    "desal": "desal",
    "city": "city-any",
    "use": "use-action",
    "steel": "steelplast",
    "tunnel": "tunnel",
    "cards": "card-draw",
    "farm": "farm",
    "lab": "lab",
    "special": "special-card",
    "science": "science",
    "always": "slot-always",
}
PERIODS: Mapping[str, str] = {"turn": "turn-end", "round": "loop", "era": "era-marker"}


@dataclass(frozen=True, slots=True)
class IconRun:
    """Icons that stay together on one line, with or without a frame."""

    row: IconRow
    frame: Frame = ""


IconLine: TypeAlias = tuple[IconRun, ...]
"""Runs of icons, between which the line may be broken."""


OR, AND, SO = IconRun((SLASH,)), IconRun((PLUS,)), IconRun((ARROW,))
"""Signs between runs: one or the other, both, and a consequence."""


# --- signs ---------------------------------------------------------------------------------------


def joined(parts: Iterable[tuple[T, ...]], sign: T) -> tuple[T, ...]:
    """Return the parts joined together, with a sign between them."""
    found: list[T] = []
    for part in parts:
        if found and part:
            found.append(sign)
        found += part
    return tuple(found)


def number(count: int) -> IconRow:
    """Return a number, or nothing for 1."""
    return () if count == 1 else (Figure(str(count)),)


def limited(most: int) -> IconLine:
    """Return the maximum number of times that something may be done, or nothing for once."""
    return () if most == 1 else (IconRun((Figure(f"{AT_MOST}{most}{TIMES}"),)),)


def slot_sign(colour: Colour | None) -> Icon:
    """Return the icon of a slot of this colour, or of any colour."""
    return Icon("slot-any" if colour is None else f"slot-{colour}")


# --- amounts -------------------------------------------------------------------------------------


def goods(bundle: Bundle, sign: str = "") -> IconRow:
    """Return things with their numbers; points, and anything with a sign, always have one."""
    found: list[Glyph] = []
    for name, count in bundle:
        if count != 1 or sign or name == "point":
            found.append(Figure(f"{sign}{count}"))
        found.append(Icon("card" if name == "card" and sign else THINGS[name]))
        if name == "made_biomatter":
            found.append(Icon("wheel"))
    return tuple(found)


def price(alternatives: Amount) -> IconRun:
    """Return a price: one bundle or another, or a struck-out coin if there is no cost."""
    rows = (goods(bundle, MINUS) or free().row for bundle in alternatives)
    return IconRun(joined(rows, SLASH), "price")


def free() -> IconRun:
    """Return the sign for no cost."""
    return IconRun((Icon("credit", crossed=True),), "price")


def kinds_row(kinds: Iterable[Kind]) -> IconRow:
    """Return the icons of kinds that are alternatives."""
    return joined(((Icon(KINDS[kind]),) for kind in kinds), SLASH)


def upgraded_row(kinds: Iterable[Kind]) -> IconRow:
    """Return the icons of upgraded kinds that are alternatives."""
    return joined(((Icon(UPGRADED[kind]),) for kind in kinds), SLASH)


# --- counters and conditions ---------------------------------------------------------------------


def counter_row(counter: Counter) -> IconRow:
    """Return the icon of what is counted; a crown before it means the largest of three numbers."""
    sprite = Icon(COUNTERS[counter])
    return (Icon("crown"), sprite) if counter == "most" else (sprite,)


def needs_row(needs: Iterable[tuple[Counter, int]], sign: str = AT_LEAST) -> IconRow:
    """Return counters with the numbers that they must reach."""
    found = ((Figure(f"{sign}{least}"), *counter_row(counter)) for counter, least in needs)
    return tuple(glyph for row in found for glyph in row)


@singledispatch
def condition_row(condition: Condition) -> IconRow:
    """Return the icons of a condition."""
    raise TypeError(condition)


@condition_row.register
def _at_least(condition: AtLeast) -> IconRow:
    return needs_row(condition.needs)


@condition_row.register
def _at_most(condition: AtMost) -> IconRow:
    return needs_row(((condition.counter, condition.number),), AT_MOST)


@condition_row.register
def _have(condition: Have) -> IconRow:
    return goods(condition.bundle, AT_LEAST)


@condition_row.register
def _on_space(condition: OnSpace) -> IconRow:
    return (Icon("federation"), Figure(f"={condition.space}"))


@condition_row.register
def _not(condition: Not) -> IconRow:
    """Return the opposite of a condition: of several things required, at least one is missing."""
    match condition.condition:
        case AtLeast(needs=needs):
            return joined((needs_row((need,), "<") for need in needs), SLASH)
        case AtMost(counter=counter, number=most):
            return needs_row(((counter, most),), ">")
        case Have(bundle=bundle):
            return joined((_missing((thing,)) for thing in bundle), SLASH)
        case OnSpace(space=space):
            return (Icon("federation"), Figure(f"{UNEQUAL}{space}"))
        case Not(condition=inner):
            return condition_row(inner)
    raise TypeError(condition)


def _missing(bundle: Bundle) -> IconRow:
    """Return a thing of which there is too little, struck out if there is none at all."""
    ((name, count),) = bundle
    return (Icon(THINGS[name], crossed=True),) if count == 1 else goods(bundle, "<")


# --- events --------------------------------------------------------------------------------------


@singledispatch
def event_row(event: Trigger) -> IconRow:
    """Return the icons of an event."""
    raise TypeError(event)


def _nth(event: Built | Upgraded) -> IconRow:
    """Return the ordinal of an event within a city or a turn, if it needs one."""
    if event.nth is None:
        return ()
    where = Icon("city-any") if event.per == "city" else Icon(PERIODS["turn"])
    return (where, Figure(f"{event.nth}."))


@event_row.register
def _built(event: Built) -> IconRow:
    return (*_nth(event), Icon("build"), *kinds_row(event.kinds))


@event_row.register
def _upgraded(event: Upgraded) -> IconRow:
    return (*_nth(event), Icon("upgrade-any"), *kinds_row(event.kinds))


@event_row.register
def _entered(event: Entered) -> IconRow:
    where = ">1" if event.space == OVER_THE_TRACK else f"={event.space}"
    return (Icon("federation"), Figure(where))


@event_row.register
def _advanced(_event: Advanced) -> IconRow:
    return (Icon("federation"),)


@event_row.register
def _slot_used(event: SlotUsed) -> IconRow:
    return (Icon("perform-slot"), Icon(FAMILIES[event.family]))


@event_row.register
def _slot_gave(event: SlotGave) -> IconRow:
    return (Icon("perform-slot"), ARROW, Icon(THINGS[event.resource]))


@event_row.register
def _matched(event: Matched) -> IconRow:
    return (slot_sign(event.colour), Icon("tick"))


@event_row.register
def _mismatched(_event: Mismatched) -> IconRow:
    return (slot_sign(None), Icon("cross"))


@event_row.register
def _card_used(_event: CardUsed) -> IconRow:
    return (Icon("use-action"),)


@event_row.register
def _special_taken(_event: SpecialTaken) -> IconRow:
    return (PLUS, Icon("special-card"))


@event_row.register
def _claimed(event: Claimed) -> IconRow:
    sort = () if event.type is None else (Icon(f"type-{event.type}"),)
    return (PLUS, Icon("claimed-card"), *sort)


@event_row.register
def _metropolis(_event: MetropolisConnected) -> IconRow:
    return (Icon("connect"), Icon("metropolis-any"))


@event_row.register
def _turn_ended(_event: TurnEnded) -> IconRow:
    return (Icon("turn-end"),)


# --- purchases -----------------------------------------------------------------------------------


@singledispatch
def purchase_row(purchase: Purchase) -> IconRow:
    """Return the icons of a purchase."""
    raise TypeError(purchase)


@purchase_row.register
def _builds(purchase: Builds) -> IconRow:
    return (Icon("build"), *kinds_row(purchase.kinds))


@purchase_row.register
def _upgrades(purchase: Upgrades) -> IconRow:
    return (Icon("upgrade-any"), *kinds_row(purchase.kinds))


@purchase_row.register
def _specials(_purchase: SpecialCards) -> IconRow:
    return (Icon("special-card"),)
