"""The neutral action tiles of the solo game (UC-8.4 to UC-8.10)."""

from __future__ import annotations

from engine.underwater_cities.components import BELOW_THE_TRACK, COLOURS
from engine.underwater_cities.deeds import Run, card_msg, discard, draw_cards, tell
from engine.underwater_cities.names import slot_name
from engine.underwater_cities.state import NEUTRAL, State, UnderwaterCitiesState

ALONE = 0
"""The only seat of the solo game."""


def starting_slots(state: UnderwaterCitiesState) -> tuple[str, ...]:
    """Return the slots occupied at the start: one of each colour, in the chosen column."""
    slots = state.pack.slots(1).values()
    return tuple(
        slot.id
        for colour in COLOURS
        for slot in slots
        if slot.colour == colour and slot.place == state.column
    )


def place_neutral(state: State, slots: tuple[str, ...]) -> None:
    """Put neutral tiles on these slots."""
    for slot in slots:
        state.tiles[slot] = (NEUTRAL,)


def neutral_slots(state: State) -> tuple[str, ...]:
    """Return the slots with neutral tiles, except the fourth one."""
    fourth = state.fourth[0] if state.fourth else None
    return tuple(s for s, lying in state.tiles.items() if NEUTRAL in lying and s != fourth)


def moved_on(state: State, slots: tuple[str, ...]) -> tuple[str, ...]:
    """Return each of these slots' neighbours, one place clockwise around the ring (UC-8.8)."""
    ring = state.pack.ring(1)
    return tuple(ring[(ring.index(slot) + 1) % len(ring)] for slot in slots)


def end_round(run: Run, *, last: bool) -> None:
    """Take back the player's tiles, move the neutral ones, perhaps add a fourth (UC-8.8, 8.9)."""
    state = run.state
    stays = moved_on(state, neutral_slots(state))
    advanced = state.space_of(ALONE) != BELOW_THE_TRACK
    state.tiles, state.fourth = {}, None
    place_neutral(state, stays)
    if not (advanced or last):
        _place_fourth(run)


def _place_fourth(run: Run) -> None:
    """Draw a card for the additional slot that is occupied next round (UC-8.9, UC-8.10)."""
    state = run.state
    drawn = draw_cards(run, 1)
    if not drawn:
        return
    (card,) = drawn
    discard(run, ALONE, card, openly=True)
    slot = fourth_slot(state, state.card(card).number)
    place_neutral(state, (slot,))
    state.fourth = (slot, card)
    tell(run, "fourth", None, card=card_msg(run, card), slot=slot_name(state.slot(slot)))


def fourth_slot(state: State, number: int) -> str:
    """Return the slot given by the digits of a card's number, or the next empty one after it."""
    ring = state.pack.ring(1)
    start = sum(map(int, str(number))) - 1
    places = (ring[(start + step) % len(ring)] for step in range(len(ring)))
    return next(slot for slot in places if slot not in state.tiles)
