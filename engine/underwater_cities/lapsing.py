"""Lapsing of a slot when time is up and none of its action has been performed (UC-9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.effects import Doer
from engine.core.frames import Frame, Lane
from engine.underwater_cities.declaring import ChooseCard, ChooseOrder
from engine.underwater_cities.deeds import Run, Step, tell
from engine.underwater_cities.effects.slot import DoSlot
from engine.underwater_cities.names import slot_name
from engine.underwater_cities.playing import UseCard
from engine.underwater_cities.state import State, Turn


def not_begun(state: State, seat: int) -> bool:
    """Return whether a slot was chosen, with nothing performed or revealed since.

    It is then taken back.
    """
    turn = state.turn
    if turn is None or turn.seat != seat:
        return False
    if turn.slot is None:
        return any(isinstance(frame, ChooseCard) for frame in state.stack[-1:])
    return not turn.performed and state.sealed == turn.sealed


def lapsed(state: State, seat: int) -> Lane | None:
    """Return the stack without the slot's action, if it cannot be taken back; else None."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.slot is None:
        return None
    if turn.performed or state.sealed == turn.sealed:
        return None
    left = tuple(kept for frame in state.stack for kept in _without_slot(frame, turn, turn.slot))
    return None if left == state.stack else (*left, SlotLapsed(seat, turn.slot))


def _without_slot(frame: Frame, turn: Turn, slot: str) -> Iterator[Frame]:
    """Yield what is left of a frame: the card played may still be used, the slot may not."""
    if isinstance(frame, ChooseOrder):
        yield UseCard(turn.seat)
    elif not isinstance(frame, DoSlot) and not _is_of(frame, slot):
        yield frame


def _is_of(frame: Frame, slot: str) -> bool:
    """Return whether a frame is caused by the slot."""
    doer = getattr(frame, "doer", None)
    if not isinstance(doer, Doer):
        return False
    *_, first = doer.cause.chain()
    return first.names("slot", slot)


@dataclass(frozen=True, slots=True)
class SlotLapsed(Step):
    """Makes the action of the chosen slot lapse."""

    seat: int
    slot: str

    def run(self, run: Run) -> None:
        """Record and log it."""
        run.state.running.lapsed = True
        tell(run, "lapsed", self.seat, slot=slot_name(run.state.slot(self.slot)))
