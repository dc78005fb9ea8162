"""Checks that the tables of a pack fit together, so that every game can be played."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping

from engine.core.effects.combinators import Choose
from engine.core.effects.effect import walk
from engine.core.packs.pack import PackTable, SheetNamed, rows
from engine.underwater_cities.effects.build import Build
from engine.underwater_cities.effects.lasting import BUILT_THERE, Boost, On
from engine.underwater_cities.pack.cells import at_least, bad_value, expect
from engine.underwater_cities.pack.components import (
    ALWAYS,
    CARD_TYPES,
    COLOURS,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.pack.rows import DistributionRow
from engine.underwater_cities.terms.events import SlotUsed
from engine.underwater_cities.terms.glossary import ERAS

MOST_PLAYERS = 4
FEWEST_ERA_CARDS = 30
"""Enough for the opening hands or new cards of four players, and for the turns after."""
SLOTS_OF_A_COLOUR = {"slots_1_2_players": 4, "slots_3_4_players": 5}
"""The number of slots of each colour on each side (UC-4.1, UC-8.1)."""


def check_playable(pack: UnderwaterCitiesPack, sheet: SheetNamed) -> None:
    """Raise if the tables of a pack do not fit together."""
    _check_distribution(pack, sheet("era_card_distribution"))
    _check_cards(pack, sheet)
    for side, slots in pack.sides.items():
        _check_ring(sheet(side), slots, SLOTS_OF_A_COLOUR[side])
        _check_families(sheet(side), slots)
    for name in (*(f"era_cards_{era}" for era in ERAS), "special_cards"):
        _check_triggers(pack, sheet(name))
    _check_tiles(pack, sheet("metropolis_tiles"))
    _check_corners(pack, sheet("metropolis_needs"))
    _check_opening(pack, sheet("constants"))


def _check_distribution(pack: UnderwaterCitiesPack, sheet: PackTable) -> None:
    """Raise unless each era has the cards of each colour and type that its table states."""
    found = rows(sheet, DistributionRow)
    rows_needed = len(ERAS) * len(COLOURS)
    expect(sheet, len({(each.era, each.colour) for each in found}), rows_needed)
    expect(sheet, len(found), rows_needed)
    tally = Tally((card.era, card.colour, card.type) for card in pack.cards.values())
    for cells, each in zip(sheet.rows, found, strict=True):
        counts: dict[str, int] = {
            type_: tally[each.era, each.colour, type_] for type_ in CARD_TYPES
        }
        for column, number in {**counts, "total": sum(counts.values())}.items():
            if cells[column].text != str(number):
                key = "underwater-cities-pack-cards"
                raise sheet.error_at(cells[column], key, found=number, expected=cells[column].text)


def _check_cards(pack: UnderwaterCitiesPack, sheet: SheetNamed) -> None:
    """Raise unless there are enough cards for every deck and display (UC-4.3, UC-4.12)."""
    for era, cards in pack.era_cards.items():
        at_least(sheet(f"era_cards_{era}"), len(cards), FEWEST_ERA_CARDS)
    specials = sheet("special_cards")
    at_least(specials, len(pack.three_credit_cards), pack.constants["three_credit_cards_shown"])
    at_least(specials, len(pack.special_deck), 1)
    at_least(sheet("contracts"), len(pack.contracts), pack.constants["contracts_shown"])


# --- slots ---------------------------------------------------------------------------------------


def _check_ring(sheet: PackTable, slots: Mapping[str, Slot], each: int) -> None:
    """Raise unless slots are grouped by colour, green, red, yellow, with one outside the ring."""
    order = [(colour, place) for colour in COLOURS for place in range(1, each + 1)]
    expect(sheet, len(slots), len(order) + 1)
    for cells in sheet.rows:
        slot = slots[cells["id"].text]
        if slot.colour is None:
            outside = (slot.id, slot.place, slot.ring, cells["family"].text)
            if outside != (ALWAYS, 0, 0, "-"):
                raise bad_value(sheet, cells["colour"])
            continue
        if (slot.colour, slot.place) not in order:
            raise bad_value(sheet, cells["place"])
        if slot.id != f"{slot.colour}_{slot.place}":
            raise bad_value(sheet, cells["id"])
        if slot.ring != order.index((slot.colour, slot.place)) + 1:
            raise bad_value(sheet, cells["ring"])


def _check_families(sheet: PackTable, slots: Mapping[str, Slot]) -> None:
    """Raise if a slot named after a thing to build has no part that builds just that."""
    for cells in sheet.rows:
        slot = slots[cells["id"].text]
        built = [part.kinds for part in walk(slot.effect) if isinstance(part, Build)]
        for family in slot.families:
            if family in BUILT_THERE and (family,) not in built:
                raise bad_value(sheet, cells["family"])


def _check_triggers(pack: UnderwaterCitiesPack, sheet: PackTable) -> None:
    """Raise if a permanent responds to a slot that is missing on a side of the main board."""
    for cells in sheet.rows:
        for part in pack.cards[cells["id"].text].effect:
            if isinstance(part, On) and isinstance(part.event, SlotUsed):
                both = isinstance(part.then, Boost) and part.then.both
                if not all(
                    _has_slots(slots, part.event, both=both) for slots in pack.sides.values()
                ):
                    key, family = "underwater-cities-pack-no-slot", part.event.family
                    raise sheet.error_at(cells["effect"], key, name=family)


def _has_slots(slots: Mapping[str, Slot], event: SlotUsed, *, both: bool) -> bool:
    """Return whether a side has slots of the family; with `both`, each must offer a choice."""
    found = [slot.effect for slot in slots.values() if event.family in slot.families]
    alternatives = [any(isinstance(part, Choose) for part in effect) for effect in found]
    return bool(found) and (all(alternatives) or not both)


# --- tiles and the opening -----------------------------------------------------------------------


def _check_tiles(pack: UnderwaterCitiesPack, sheet: PackTable) -> None:
    """Raise unless there are tiles for all corners, solo and with four players (UC-4.7, UC-8.3)."""
    for players in (1, MOST_PLAYERS):
        for colour in ("brown", "blue"):
            needed = players * pack.constants[f"{colour}_tiles_each"]
            at_least(sheet, len(pack.tiles_of(colour, players)), needed)


def _check_corners(pack: UnderwaterCitiesPack, sheet: PackTable) -> None:
    """Raise unless each board has a corner for every tile of its player."""
    places = next(iter(pack.boards.values())).metropolises
    for colour in ("brown", "blue"):
        found = sum(place.colour == colour for place in places)
        expect(sheet, found, pack.constants[f"{colour}_tiles_each"])


def _check_opening(pack: UnderwaterCitiesPack, sheet: PackTable) -> None:
    """Raise if more cards would be kept than drawn (UC-4.11)."""
    for cells in sheet.rows:
        if cells["id"].text == "opening_cards_kept":
            drawn, kept = pack.constants["opening_cards"], pack.constants["opening_cards_kept"]
            if kept > drawn:
                limit = f"<= {drawn}"
                raise sheet.error_at(
                    cells["value"], "pack-out-of-range", found=str(kept), limit=limit
                )
