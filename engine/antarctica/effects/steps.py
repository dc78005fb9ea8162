"""Steps: how they log what they do, and those that follow an answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.antarctica.state import AntarcticaState, Player
from engine.core.event import Cause, Event
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Arg, msg

Run: TypeAlias = CoreRun[AntarcticaState]
Step = CoreStep[AntarcticaState]


def tell(run: Run, key: str, seat: int | None, cause: Cause | None = None, /, **facts: Arg) -> None:
    """Log something that everyone may read."""
    run.emit(Event(msg(f"antarctica-log-{key}", **facts), seat, cause))


def tell_more(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Tell one seat more about the last event, in place of its public version."""
    told = msg(f"antarctica-log-{key}", **facts)
    run.emit(Event(told, seat, to=(seat,), instead=True))


def player_of(run: Run, seat: int) -> Player:
    """Return a seat's pieces and cards."""
    return run.state.players[seat]


@dataclass(frozen=True, slots=True)
class Stands(Step):
    """Seals a decision that a player made in another player's turn (AN-14.2)."""

    seat: int

    def run(self, run: Run) -> None:
        """Seal it; the active player's own decisions stay open until the turn ends."""
        turn = run.state.turn
        if turn is None or turn.seat != self.seat:
            run.seal()


@dataclass(frozen=True, slots=True)
class Refrain(Step):
    """Logs that a player declined to do something, so that the others see the answer."""

    seat: int
    key: Literal["stayed", "no-advance", "declined"]

    def run(self, run: Run) -> None:
        """Log it."""
        tell(run, self.key, self.seat)
