"""The Federation track: advancing on it, and the play order it leads to (UC-6.35 to UC-6.39)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from engine.core.decision import Nature, Option
from engine.core.effects import Doer
from engine.core.event import Cause
from engine.core.frames import Menu
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.acts import State
from engine.underwater_cities.deeds import Run, Step, receive, tell
from engine.underwater_cities.names import space_name
from engine.underwater_cities.production import output_of
from engine.underwater_cities.state import SPACES
from engine.underwater_cities.statements import OVER_THE_TRACK
from engine.underwater_cities.triggers import Happening, happened


@dataclass(frozen=True, slots=True)
class ChooseSteps(Menu[State]):
    """How far to advance: each step may be declined (D25)."""

    steps: int
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """At least one step must be made."""

    def seat_of(self, state: State) -> int:  # noqa: ARG002
        """Whoever was given the steps."""
        return self.doer.seat

    def prompt(self, state: State) -> Msg:
        """How far, from where the marker stands."""
        space = space_name(state.space_of(self.doer.seat))
        return msg("underwater-cities-ask-advance", space=space)

    def options(self, state: State) -> Sequence[Option]:  # noqa: ARG002
        """All steps first, then fewer; none at all only where nothing is due."""
        found = [
            Option(
                f"advance:{steps}",
                msg("underwater-cities-do-advance", steps=steps),
                (*(StepOn(self.doer),) * steps, Advance(self.doer)),
            )
            for steps in range(self.steps, 0, -1)
        ]
        if not self.due:
            stay = msg("underwater-cities-do-stay")
            found.append(Option("advance:0", stay, nature=Nature.NOTHING))
        return found


@dataclass(frozen=True, slots=True)
class StepOn(Step):
    """A marker goes one step and gets what the space gives (UC-6.35, UC-6.36)."""

    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Move it; what that sets off is finished before the next step."""
        state, seat = run.state, self.doer.seat
        before = state.space_of(seat)
        space = max(before - 1, 1)
        entered = OVER_THE_TRACK if before == 1 else space
        move_marker(state, seat, space)
        key = "stepped-over" if entered == OVER_THE_TRACK else "stepped"
        tell(run, key, seat, self.doer.cause, space=space_name(space))
        bonus = output_of(state.pack.federation[entered])
        receive(run, seat, bonus.stock, bonus.points, Cause("track", str(entered), self.doer.cause))
        happened(run, seat, Happening("entered", number=entered))


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """An effect has made a marker advance, whatever the number of steps (UC-6.39)."""

    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Let permanents answer to it."""
        happened(run, self.doer.seat, Happening("advanced"))


def move_marker(state: State, seat: int, space: int) -> None:
    """A marker goes on top of what stands on a space (UC-6.37)."""
    track = [tuple(other for other in stack if other != seat) for stack in state.track]
    track[SPACES.index(space)] += (seat,)
    state.track = tuple(track)


def new_order(state: State) -> tuple[int, ...]:
    """The play order that the track leads to (UC-7.2)."""
    ahead = [seat for stack in state.track for seat in reversed(stack)]
    return (*ahead, *(seat for seat in state.order if seat not in ahead))


def clear_track(state: State) -> None:
    """All markers go below space 4 (UC-7.1)."""
    state.track = ((),) * len(SPACES)
