"""The action slots in their columns, and who stands on them in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import COLOURS, Slot, UnderwaterCitiesPack
from engine.underwater_cities.view import SlotView, UnderwaterCitiesView
from engine.underwater_cities.words.names import slot_name


def columns(pack: UnderwaterCitiesPack, seats: int) -> tuple[tuple[Slot, ...], ...]:
    """Return the slots of each colour, clockwise."""
    slots = sorted(pack.slots(seats).values(), key=lambda slot: slot.place)
    return tuple(tuple(slot for slot in slots if slot.colour == colour) for colour in COLOURS)


def standing_on(view: UnderwaterCitiesView, slot: Slot) -> SlotView:
    """Return the view of a slot."""
    return next(stands for stands in view.slots if stands.slot == slot.id)


def slots_alt(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView) -> Iterator[Msg]:
    """List the occupied slots with the owners of the tiles, then the free ones."""
    slots = pack.slots(len(view.players))
    for stands in view.slots:
        if stands.tiles:
            yield msg(
                "underwater-cities-picture-alt-occupied",
                slot=slot_name(slots[stands.slot]),
                seats=tuple(map(_owner, stands.tiles)),
            )
    free = tuple(slot_name(slots[stands.slot]) for stands in view.slots if not stands.tiles)
    yield msg("underwater-cities-picture-alt-free", slots=free)


def _owner(seat: int) -> Msg:
    if seat < 0:
        return msg("underwater-cities-picture-alt-nobody")
    return msg("picture-alt-seat", seat=seat)
