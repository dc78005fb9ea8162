"""A search for ways to use a chosen slot that knows nothing of how questions look ahead.

It tries every answer to every question as the frames put it, and reads from the log whether a part
of the slot's action was performed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.decision import Decision, Option, Pick, answers
from engine.core.frames import Ask, Frame, Run, Step
from engine.underwater_cities.effects.slot import available_slots, cloneable_slots
from engine.underwater_cities.state import UnderwaterCitiesState
from engine.underwater_cities.turn.declaring import Declare
from tests.engine.underwater_cities.games.slot_law import is_part
from tests.engine.underwater_cities.scene import GAME

State = UnderwaterCitiesState


@dataclass
class Search:
    """A search for a way to perform part of a slot's action from a position."""

    slot: str
    past_reveals: bool = False
    """With what lies hidden now taken for known; otherwise no way leads past what is revealed."""
    left: int = 4000
    """Answers that may still be tried."""

    def succeeds(self, state: State) -> bool:
        """Return whether there is a way, as far as the search went."""
        run = Run(GAME, state.clone())
        run.stack = list(state.stack)
        run.state.moves += 1
        return self._goes_on(run, state.moves)

    def _goes_on(self, run: Run[State], seen: int) -> bool:
        while run.stack and run.state.turn is not None and self.left > 0:
            frame = run.stack.pop()
            if isinstance(frame, Step):
                frame.run(run)
                run.push_triggered()
            elif isinstance(frame, Ask):
                decision = frame.decision(run.state)
                if decision is not None:
                    return self._tries(run, frame, decision, seen)
                run.missed = frame.demanded()
            if run.missed:
                return False
            # What is all or nothing has to be finished, too.
            if self._is_used(run) and not any(map(_is_due, run.stack)):
                return True
            if run.state.sealed > seen and not self.past_reveals:
                return False
        return False

    def _is_used(self, run: Run[State]) -> bool:
        return any(is_part(event, self.slot) for event in run.events)

    def _tries(self, run: Run[State], frame: Ask[State], decision: Decision, seen: int) -> bool:
        for answer in answers(decision):
            self.left -= 1
            further = _copy(run)
            frame.take(further, decision, answer)
            further.push_triggered()
            if self._goes_on(further, seen):
                return True
        if frame.demanded() or not isinstance(decision, Pick):
            return False
        # What nobody can carry through is not asked.
        passed_over = all(option.unsure or option.again for option in decision.options)
        return passed_over and self._goes_on(_copy(run), seen)


def _is_due(frame: Frame) -> bool:
    return isinstance(frame, Ask) and frame.demanded()


def _copy(run: Run[State]) -> Run[State]:
    copy = Run(GAME, run.state.clone())
    copy.stack, copy.events = list(run.stack), list(run.events)
    return copy


def pairs(state: State, seat: int) -> Iterator[tuple[str, str, bool]]:
    """Every slot with every card in hand, and whether the slot is cloned; legal or not."""
    for cloned, slots in ((False, available_slots(state)), (True, cloneable_slots(state, seat))):
        for slot in tuple(slots):
            for card in state.players[seat].hand:
                yield slot, card, cloned


def declared(state: State, seat: int, pair: tuple[str, str, bool]) -> State:
    """The position after this slot and this card were named, whether that is legal or not."""
    slot, card, cloned = pair
    return with_top(state, Declare(seat, slot, card, cloned))


def with_top(state: State, *then: Frame) -> State:
    """A copy in which something else follows than what is asked."""
    copy = state.clone()
    copy.stack = (*state.stack[:-1], *reversed(then))
    return copy


def after(state: State, option: Option) -> State:
    """A copy in which an option of the question on top is chosen."""
    again = (state.stack[-1],) if option.again else ()
    return with_top(state, *option.then, *again)
